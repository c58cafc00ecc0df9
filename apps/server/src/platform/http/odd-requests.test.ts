// Requests that a proxy and a server could read differently, and texts that could write lines into the log.
import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { Writable } from 'node:stream';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestWorld, type TestWorld } from '../../testing/with-app.ts';
import { createLog } from '../log.ts';

let world: TestWorld;
let port: number;
beforeAll(async () => {
  world = await openTestWorld();
  await world.app.listen({ host: '127.0.0.1', port: 0 });
  port = (world.app.server.address() as AddressInfo).port;
});
afterAll(() => world.close());

/** What comes back until the server ends the connection. */
async function sent(...lines: readonly string[]): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  let reply = '';
  socket.on('data', (piece: Buffer) => {
    reply += piece.toString();
  });
  socket.write(lines.join('\r\n'));
  await once(socket, 'close');
  return reply;
}

const BODY = '{"email":"a@b.example","password":"x"}';
const POST = ['POST /api/session HTTP/1.1', 'Host: localhost', 'Content-Type: application/json'];

it.each([
  ['two lengths', ['Content-Length: 38', 'Content-Length: 5', '', BODY]],
  ['a length and pieces', ['Content-Length: 38', 'Transfer-Encoding: chunked', '', '0', '', BODY]],
  ['a length that is no number', ['Content-Length: +38', '', BODY]],
  ['an encoding of pieces that is none', ['Transfer-Encoding: chunked, identity', '', BODY]],
] as const)('X26.29 a request with %s is refused and its connection closed', async (_what, rest) => {
  const reply = await sent(...POST, ...rest);
  expect(reply).toMatch(/^HTTP\/1\.1 400 /);
  expect(reply.match(/HTTP\/1\.1/g)).toHaveLength(1);
});

it('X26.29 TRACE is not answered with what was sent', async () => {
  const reply = await sent(
    'TRACE /api/session HTTP/1.1',
    'Host: localhost',
    'Cookie: session=of-somebody',
    'Connection: close',
    '',
    '',
  );
  expect(reply).toMatch(/^HTTP\/1\.1 (?:400|404|405|501) /);
  expect(reply).not.toContain('of-somebody');
});

it('X26.29 a parameter that is given twice is refused where one value is asked for', async () => {
  const twice = await world.as.supervisor.get('/api/forms?text=a&text=b');
  expect([twice.status, twice.body.code]).toEqual([400, 'request-invalid']);
  expect(twice.body.issues[0].at).toEqual({ field: 'query.text' });
});

it('X26.30 whatever is logged stays on one line, so that nobody writes lines of their own into the log', () => {
  let written = '';
  const to = new Writable({
    write(piece: Buffer, _encoding, done) {
      written += piece.toString();
      done();
    },
  });
  const log = createLog('info', to);
  const forged = 'x\r\n{"level":50,"msg":"signed in"}\u2028\u0085\n';
  log.warn({ url: forged, err: new Error(forged) }, forged);
  expect(written.split('\n')).toHaveLength(2);
  expect(written.endsWith('\n')).toBe(true);
  expect(JSON.parse(written)).toMatchObject({ level: 40, msg: forged, url: forged });
});
