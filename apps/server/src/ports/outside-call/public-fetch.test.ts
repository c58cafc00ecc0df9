// Asking at public addresses only. Where a reply is needed, an address of this machine is allowed by the test.
import { createServer, type RequestListener } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { listenOnLoopback } from '../../testing/outside/loopback.ts';
import { callOutside } from './http.ts';
import { NotPublic } from './outside-failure.ts';
import { fetchAllowed, fetchPublic } from './public-fetch.ts';

let server: Awaited<ReturnType<typeof listenOnLoopback>>;
let respond: RequestListener;
let asked = 0;
beforeAll(async () => {
  server = await listenOnLoopback(
    createServer((request, reply) => {
      asked += 1;
      respond(request, reply);
    }),
  );
});
afterAll(() => server.close());
beforeEach(() => {
  asked = 0;
  respond = (_request, reply) => reply.end('{"is": "here"}');
});

const port = () => new URL(server.url).port;
const ASKED = { method: 'GET', headers: {}, body: null };
const given = () => ({ ...ASKED, signal: AbortSignal.timeout(5_000) });

it('X34.47 W16 no address of this machine or its network is asked, by number or by name', async () => {
  for (const host of ['127.0.0.1', 'localhost', '[::1]', '[::ffff:127.0.0.1]', '2130706433', '0x7f.1'])
    await expect(fetchPublic(`https://${host}:${port()}/`, given()), host).rejects.toBeInstanceOf(NotPublic);
  for (const address of ['10.0.0.1', '192.168.0.1', '169.254.169.254', '[fd00::1]'])
    await expect(fetchPublic(`https://${address}/`, given()), address).rejects.toBeInstanceOf(NotPublic);
  expect(asked).toBe(0);
});

it('X34.47 nothing is asked without encryption', async () => {
  await expect(fetchPublic('http://plataforma.villa.example/', given())).rejects.toBeInstanceOf(NotPublic);
});

it('X34.47 a port that names such a URL gets the failure, and an installation’s own URL is asked', async () => {
  const url = `${server.url}/areas`;
  await expect(callOutside({ url, onlyPublic: true })).rejects.toBeInstanceOf(NotPublic);
  expect(asked).toBe(0);
  expect(await callOutside({ url })).toEqual({ is: 'here' });
});

it('X34.47 one address of a name that is not allowed is enough to ask none of them', async () => {
  const seen: string[] = [];
  const isAllowed = (address: string) => {
    seen.push(address);
    return false;
  };
  const asking = fetchAllowed(`http://localhost:${port()}/`, given(), isAllowed);
  await expect(asking).rejects.toBeInstanceOf(NotPublic);
  expect(seen.length).toBeGreaterThan(0);
  expect(asked).toBe(0);
});

it('X34.47 where it is allowed, the request arrives as it was given and the reply is read', async () => {
  let received = '';
  respond = (request, reply) => {
    request.on('data', (chunk) => {
      received += `${request.method} ${String(request.headers['x-key'])} ${chunk}`;
    });
    request.on('end', () => reply.writeHead(201).end('taken'));
  };
  const post = { method: 'POST', headers: { 'x-key': '7' }, body: '{"a":1}' };
  const url = `http://localhost:${port()}/`;
  const reply = await fetchAllowed(url, { ...given(), ...post }, () => true);
  expect([reply.status, await reply.text(), received]).toEqual([201, 'taken', 'POST 7 {"a":1}']);
});

it('X34.47 a redirect is a reply like any other, and is not followed', async () => {
  respond = (_request, reply) => reply.writeHead(302, { location: `${server.url}/other` }).end();
  const reply = await fetchAllowed(`${server.url}/`, given(), () => true);
  expect([reply.status, asked]).toEqual([302, 1]);
});

it('X34.47 who hangs up or is not there is a failure', async () => {
  respond = (request) => request.destroy();
  await expect(fetchAllowed(`${server.url}/`, given(), () => true)).rejects.toThrow('socket hang up');
  await expect(fetchAllowed('http://127.0.0.1:1/', given(), () => true)).rejects.toThrow('ECONNREFUSED');
});
