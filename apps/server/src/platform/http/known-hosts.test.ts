import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { askPort } from '../../testing/outside/proxy.ts';
import { openTestWorld, type TestWorld } from '../../testing/with-app.ts';

let local: TestWorld;
let named: TestWorld;
let port = { local: 0, named: 0 };

beforeAll(async () => {
  local = await openTestWorld({ brandlessHosts: ['sinmarca.example'] });
  named = await openTestWorld({
    publicOrigin: 'https://villa.example',
    brandlessHosts: ['sinmarca.example'],
  });
  for (const { app } of [local, named]) await app.listen({ host: '127.0.0.1', port: 0 });
  const portOf = ({ app }: TestWorld) => (app.server.address() as AddressInfo).port;
  port = { local: portOf(local), named: portOf(named) };
});
afterAll(async () => {
  await local.close();
  await named.close();
});

async function ask(at: number, host: string, path = '/api/session'): Promise<readonly unknown[]> {
  const { status, text } = await askPort({ port: at, path, headers: { host } });
  return [status, (JSON.parse(text) as { code?: string }).code];
}

const STRANGERS = [
  'evil.example',
  'evil.example:443',
  'localhost.evil.example',
  'evil.example#localhost',
  'localhost#villa.example',
  'villa.example.evil.example',
  '10.0.0.1',
  '0.0.0.0',
  'localhost@evil.example',
  '[::2]',
];

it('X26.06 without PUBLIC_ORIGIN only names of this machine are answered', async () => {
  for (const host of [
    `localhost:${port.local}`,
    `127.0.0.1:${port.local}`,
    '[::1]:8080',
    'a.localhost',
    'LOCALHOST',
  ])
    expect([host, ...(await ask(port.local, host))]).toEqual([host, 200, undefined]);
  for (const host of [...STRANGERS, 'villa.example'])
    expect([host, ...(await ask(port.local, host))]).toEqual([host, 421, 'host-unknown']);
});

it('X26.06 with PUBLIC_ORIGIN only its host and the listed ones are answered', async () => {
  for (const host of ['villa.example', 'villa.example:443', 'VILLA.example', 'sinmarca.example'])
    expect([host, ...(await ask(port.named, host))]).toEqual([host, 200, undefined]);
  for (const host of [...STRANGERS, 'localhost', 'villa.example:8443'])
    expect([host, ...(await ask(port.named, host))]).toEqual([host, 421, 'host-unknown']);
});

it('X26.06 whatever the name, a balancer may ask whether the server lives', async () => {
  for (const at of [port.local, port.named])
    for (const path of ['/healthz', '/readyz'])
      expect(await ask(at, '10.20.30.40', path)).toEqual([200, undefined]);
});

it('X26.06 a made-up host with its matching origin writes nothing and gets no page and no cookie', async () => {
  const headers = { host: 'evil.example', origin: 'http://evil.example' };
  const body = { email: 'admin@villa.example', password: 'una clave de prueba 1' };
  const written = await askPort({ port: port.local, path: '/api/session', method: 'POST', headers, body });
  expect([written.status, written.headers['set-cookie']]).toEqual([421, undefined]);
  expect((await askPort({ port: port.local, path: '/api/docs', headers })).status).toBe(421);
  expect((await askPort({ port: port.local, path: '/', headers })).status).toBe(421);
});

it('X26.06 X-Forwarded-Host of a stranger counts for nothing', async () => {
  const headers = { host: 'localhost', 'x-forwarded-host': 'evil.example' };
  expect((await askPort({ port: port.local, path: '/api/session', headers })).status).toBe(200);
  const turned = { host: 'evil.example', 'x-forwarded-host': 'localhost' };
  expect((await askPort({ port: port.local, path: '/api/session', headers: turned })).status).toBe(421);
});

it('X26.06 X6.04 a write counts as our own from the origin that was asked, and from no other known one', async () => {
  const from = async (host: string, origin: string) => {
    const headers = { host, origin };
    return (await askPort({ port: port.named, path: '/api/session', method: 'POST', headers, body: {} }))
      .status;
  };
  expect(await from('villa.example', 'https://villa.example')).toBe(400);
  expect(await from('sinmarca.example', 'https://sinmarca.example')).toBe(400);
  expect(await from('villa.example', 'http://villa.example')).toBe(403);
  expect(await from('villa.example', 'https://sinmarca.example')).toBe(403);
});
