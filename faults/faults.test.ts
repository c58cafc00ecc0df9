// The short form of `npm run faults`: one round each of what breaks most often.
import { expect, it, onTestFinished } from 'vitest';
import { FAULTS } from './programs.ts';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { resolve } from 'node:path';
import { listenOnLoopback } from '../apps/server/src/testing/outside/loopback.ts';
import { openFront } from './front.ts';
import { settingsFor } from './nginx.ts';
import { HEAD, isWhole, tableRow } from './table.ts';
import { compare, tryFault } from './try-fault.ts';

const SEED = 20_261_125;
const AMOUNT = 120;

async function tried(name: string, amount = AMOUNT) {
  const fault = FAULTS[name];
  if (!fault) throw new Error(`there is no fault ${name}`);
  const outcome = await tryFault({ name, fault, rounds: 1, seed: SEED, amount });
  return { ...outcome, silenceMs: undefined, front: undefined };
}

const WHOLE = { rounds: 1, acknowledged: AMOUNT, lost: 0, doubled: 0, wrong: [] };

it('X37.62 a server is killed while two take submissions: what was acknowledged is stored, once, under its code, without gap', async () => {
  expect(await tried('server-killed')).toEqual(WHOLE);
}, 180_000);

it('X37.62 the database is killed: the same', async () => {
  expect(await tried('database-killed')).toEqual(WHOLE);
}, 180_000);

it('X37.62 replies are lost and people send again, to the other server too: the same', async () => {
  expect(await tried('replies-lost')).toEqual(WHOLE);
}, 180_000);

it('X37.62 files break off in the middle while a server is killed: each submission has its file, byte for byte', async () => {
  expect(await tried('uploads-cut', 30)).toEqual({ ...WHOLE, acknowledged: 30 });
}, 180_000);

it('X37.62 notices of payments come three times at once, forged ones between them, while a server is killed: each seat is paid once, and only by what the gateway said', async () => {
  expect(await tried('notices-repeated', 40)).toEqual({ ...WHOLE, acknowledged: 40 });
}, 180_000);

it('X37.63 the settings of nginx are tried as they are documented, but for ports and certificate', () => {
  const documented = readFileSync(resolve(import.meta.dirname, '../docs/production/nginx.conf'), 'utf8');
  const used = settingsFor(documented, 8_443, [3_011, 3_012, 3_013]);
  expect(used).toContain('listen 127.0.0.1:8443;');
  expect(used.match(/ {4}server 127\.0\.0\.1:\d+ max_fails=0;/g)).toHaveLength(3);
  expect(used).not.toMatch(/ssl_certificate|listen 80|listen 443/);
  for (const line of documented.split('\n').filter((one) => /proxy_|client_max/.test(one)))
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

it('X37.62 what is lost, under another code or missing between the codes is found', () => {
  const said = new Map([
    ['a', 'VM1'],
    ['b', 'VM2'],
    ['c', 'VM3'],
  ]);
  expect(compare(new Map(said), said)).toEqual({ lost: [], doubled: 0 });
  expect(compare(new Map([...said].slice(0, 2)), said)).toEqual({ lost: ['c'], doubled: 0 });
  expect(compare(new Map([...said, ['b', 'VM3'], ['c', 'VM2']]), said)).toEqual({ lost: [], doubled: 2 });
  expect(compare(new Map([...said, ['again', 'VM5']]), said)).toEqual({ lost: [], doubled: 1 });
});

it('X37.62 the table has a row for each fault, and a run in which anything was lost, doubled or wrong fails', () => {
  const outcome = { rounds: 2, acknowledged: 1_200, lost: 0, doubled: 0, wrong: [], silenceMs: 2_340 };
  expect(HEAD[0]).toBe(
    '| Fault | Rounds | Acknowledged | Lost | Doubled | Wrong replies | Longest silence |',
  );
  expect(tableRow('one dies', outcome)).toBe('| one dies | 2 | 1,200 | 0 | 0 | 0 | 2.3 s |');
  expect(isWhole(outcome)).toBe(true);
  for (const fault of [{ lost: 1 }, { doubled: 1 }, { wrong: ['a reply'] }])
    expect(isWhole({ ...outcome, ...fault })).toBe(false);
});
