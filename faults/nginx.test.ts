// The proxy in front of the servers, with the settings that docs/production gives to town halls. Where the machine has no
// nginx, the same is asked of the proxy of the tests, which refuses nothing.
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { resolve } from 'node:path';
import type { submit } from '@constancia/contract/submissions/submissions.ts';
import { visitorPath } from '@constancia/domain/access/answerer.ts';
import { expect, it, onTestFinished, vi } from 'vitest';
import { Problem, problemBody } from '../apps/server/src/platform/http/problem.ts';
import { listenOnLoopback } from '../apps/server/src/testing/outside/loopback.ts';
import { freePort } from '../apps/server/src/testing/server-process.ts';
import { type Front, openFront } from './front.ts';
import { settingsFor } from './nginx.ts';

const DOCUMENTED = readFileSync(resolve(import.meta.dirname, '../docs/production/nginx.conf'), 'utf8');
const HAS_NGINX = existsSync('/usr/sbin/nginx');
/** As many as one server works on at a time behind nginx. */
const AT_A_TIME = 100;
const TOO_MANY = 300;

async function frontOf(ports: readonly number[], program?: string): Promise<Front> {
  const front = await openFront(ports, program);
  onTestFinished(front.close);
  return front;
}

/** A server that keeps everybody waiting until it is let go, but for its first page, which is asked for when the proxy starts. */
async function holdingServer() {
  const held = new Set<() => void>();
  const server = createServer((asked, reply) => {
    const go = () => void reply.setHeader('content-type', 'text/plain').end('stored');
    asked.resume().on('end', () => (asked.url === '/' ? go() : held.add(go)));
  });
  const { port, close } = await listenOnLoopback(server);
  onTestFinished(close);
  return {
    port,
    held: () => held.size,
    letGo: () => {
      for (const go of held) go();
      held.clear();
    },
  };
}

/** How often each reply came to requests that were sent together; those that are held are answered after all others. */
async function repliesTogether(
  server: Awaited<ReturnType<typeof holdingServer>>,
  url: string,
  method: string,
): Promise<Readonly<Record<string, number>>> {
  const counts: Record<string, number> = {};
  let replied = 0;
  const one = async () => {
    const reply = await fetch(url, { method, ...(method === 'POST' && { body: '{}' }) });
    await reply.text();
    const said = [reply.status, reply.headers.get('content-type'), reply.headers.get('retry-after')].join(
      ' ',
    );
    counts[said] = (counts[said] ?? 0) + 1;
    replied += 1;
  };
  const all = Promise.all(Array.from({ length: TOO_MANY }, one));
  await vi.waitFor(() => expect(replied + server.held()).toBe(TOO_MANY), { timeout: 20_000 });
  server.letGo();
  await all;
  return counts;
}

/** Where submissions are sent: submit of the contract. */
const OF_STAFF: typeof submit.path = '/api/forms/:formId/submissions';

const STORED = '200 text/plain ';
const REFUSED = '503 application/problem+json 1';

it('X37.79 nginx refuses submissions while a server works on a hundred, of staff and of visitors; it may be asked for anything else', async () => {
  const server = await holdingServer();
  const { url } = await frontOf([server.port]);
  for (const path of [OF_STAFF, visitorPath(OF_STAFF)])
    expect(await repliesTogether(server, `${url}${path}`, 'POST')).toEqual(
      HAS_NGINX ? { [STORED]: AT_A_TIME, [REFUSED]: TOO_MANY - AT_A_TIME } : { [STORED]: TOO_MANY },
    );
  expect(await repliesTogether(server, `${url}${OF_STAFF}`, 'GET')).toEqual({ [STORED]: TOO_MANY });
}, 90_000);

it('X37.79 it refuses in the words of the servers', () => {
  const [, said = ''] = /@try_again \{[^}]*return 503 '([^\n]*)';/.exec(DOCUMENTED) ?? [];
  expect(JSON.parse(said)).toEqual(problemBody(new Problem('unavailable', { values: { seconds: 1 } })));
});

it('X37.79 what a server itself says of a submission passes unchanged, also that another system failed', async () => {
  const said = problemBody(new Problem('booking-failed'));
  const server = await listenOnLoopback(
    createServer((asked, reply) => {
      const status = asked.url === '/' ? 200 : said.status;
      asked.resume().on('end', () => reply.writeHead(status).end(JSON.stringify(said)));
    }),
  );
  onTestFinished(server.close);
  const { url } = await frontOf([server.port]);
  const reply = await fetch(`${url}${visitorPath(OF_STAFF)}`, { method: 'POST', body: '{}' });
  expect([reply.status, await reply.json()]).toEqual([502, said]);
});

it('X37.80 while no server runs, a page says so in Spanish and loads itself again; a submission is to be tried again', async () => {
  const { url } = await frontOf([await freePort()]);
  const page = await fetch(`${url}/formularios`);
  expect([page.status, page.headers.get('refresh')]).toEqual(HAS_NGINX ? [503, '5'] : [502, null]);
  expect(await page.text()).toEqual(
    HAS_NGINX ? expect.stringMatching(/<html lang="es">.*Volvemos enseguida/s) : '',
  );
  const submission = await fetch(`${url}${OF_STAFF}`, { method: 'POST' });
  expect([submission.status, submission.headers.get('retry-after')]).toEqual(
    HAS_NGINX ? [503, '1'] : [502, null],
  );
});

it('X37.63 the settings of nginx are tried as they are documented, but for ports and certificate', () => {
  const used = settingsFor(DOCUMENTED, 8_443, [3_011, 3_012, 3_013]);
  expect(used).toContain('listen 127.0.0.1:8443;');
  expect(used.match(/ {4}server 127\.0\.0\.1:\d+ max_fails=0;/g)).toHaveLength(3);
  expect(used.match(/ {4}server 127\.0\.0\.1:\d+ max_fails=0 max_conns=100;/g)).toHaveLength(3);
  expect(used).not.toMatch(/ssl_certificate|listen 80|listen 443/);
  for (const line of DOCUMENTED.split('\n').filter((one) => /proxy_|client_max/.test(one)))
    expect(used).toContain(line);
});

it('X37.63 the proxy is nginx where the machine has it, otherwise one that takes the servers in turn', async () => {
  const asked: number[] = [];
  const ports: number[] = [];
  for (const at of [0, 1]) {
    const server = await listenOnLoopback(
      createServer((_asked, reply) => void reply.end(String(asked.push(at)))),
    );
    onTestFinished(server.close);
    ports.push(server.port);
  }
  const own = await openFront(ports, '/no/such/nginx');
  onTestFinished(own.close);
  expect(own.name).toBe('a proxy of the tests');
  for (let at = 0; at < 4; at += 1) expect((await fetch(own.url)).status).toBe(200);
  expect(asked.toSorted((one, other) => one - other)).toEqual([0, 0, 1, 1]);
  const front = await openFront(ports);
  onTestFinished(front.close);
  expect(front.name).toMatch(existsSync('/usr/sbin/nginx') ? /^nginx \d+\.\d+/ : /^a proxy of the tests$/);
  expect((await fetch(front.url)).status).toBe(200);
});
