import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLog } from '../log.ts';
import { createServer } from './server.ts';

const lines: string[] = [];
let heard: (line: string) => void = () => {};
const log = createLog('debug', {
  write: (line: string) => {
    lines.push(line);
    heard(line);
  },
});
const settings = { publicOrigin: null, otherHosts: [], trustedProxies: 0, imageOrigins: [], formOrigins: [] };
let app: Awaited<ReturnType<typeof createServer>>;
beforeAll(async () => {
  app = await createServer({ ...settings, log });
  app.post('/taken', (request, reply) => reply.send({ got: request.body }));
  app.post('/reset', () => {
    throw Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' });
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => app.close());

it('X26.18 a client that hangs up in the middle is one line without a stack, and not a failure of the database', async () => {
  const said = new Promise<string>((found) => {
    heard = (line) => line.includes('client left') && found(line);
  });
  const head =
    'POST /taken HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n';
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1', () => {
    socket.write(`${head}{"name":"x`, () => socket.destroy());
  });
  expect(JSON.parse(await said)).toMatchObject({ level: 30, route: '/taken' });
  expect(lines.filter((line) => /unavailable|unexpected|stack/.test(line))).toEqual([]);
});

it('X26.18 the same error of the database is one that passes', async () => {
  const reply = await app.inject({ method: 'POST', url: '/reset', payload: {} });
  expect([reply.statusCode, reply.json().code]).toEqual([503, 'unavailable']);
});
