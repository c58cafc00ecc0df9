import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { PATHS } from '@constancia/domain/pages/paths.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { caller, openTestWorld, type TestWorld } from '../../testing/with-app.ts';
import { tokenOf } from '../../testing/personas.ts';

let world: TestWorld;
let away: TestWorld;
let webDir: string;
const WORKER = 'assets/puzzle-worker-Ab1_cd.js';
beforeAll(async () => {
  webDir = await mkdtemp(join(tmpdir(), 'constancia-web-'));
  await writeFile(join(webDir, 'index.html'), '<!doctype html><html><head></head></html>');
  const worker = Buffer.from('postMessage(1);');
  await mkdir(join(webDir, 'assets'));
  await writeFile(join(webDir, WORKER), worker);
  await writeFile(join(webDir, `${WORKER}.br`), brotliCompressSync(worker));
  await writeFile(join(webDir, `${WORKER}.gz`), gzipSync(worker));
  world = await openTestWorld({ webDir });
  away = await openTestWorld({ publicOrigin: 'https://villa.example' });
});
afterAll(async () => {
  await world.close();
  await away.close();
  await rm(webDir, { recursive: true, force: true });
});

const browser = () => caller(world.app, { accept: 'text/html,application/xhtml+xml' });

it('X26.19 pages load only what is listed, and have no power of the browser that the product does not use', async () => {
  const { headers } = await browser().get('/');
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toMatch(/unsafe-eval|\*|https?:(?![/]{2}\S)/);
  expect(policy).toMatch(/script-src 'self'(;|$)/);
  const permissions = String(headers['permissions-policy']);
  for (const power of ['payment', 'usb', 'display-capture']) expect(permissions).toContain(`${power}=()`);
  expect(permissions).toContain('geolocation=(self)');
});

it('X39.75 X26.19 forms may record with the microphone and play what is recorded', async () => {
  for (const path of ['/', '/publico/contestar/x1', '/contestar/x1']) {
    const { headers } = await browser().get(path);
    expect(String(headers['permissions-policy'])).toContain('microphone=(self)');
    expect(String(headers['content-security-policy'])).toMatch(/media-src 'self' blob:(;|$)/);
  }
});

it('X39.91 X26.19 a public form asks for camera, microphone and position itself, and lets nobody else ask', async () => {
  const { headers } = await browser().get('/publico/contestar/x1');
  const permissions = String(headers['permissions-policy']);
  for (const power of ['camera', 'microphone', 'geolocation'])
    expect(permissions.split(', ')).toContain(`${power}=(self)`);
  expect(permissions).not.toMatch(/\*|https?:/);
});

it('X34.16 X26.19 pages may make and use passkeys', async () => {
  const permissions = String((await browser().get('/')).headers['permissions-policy']).split(', ');
  expect(permissions).toContain('publickey-credentials-create=(self)');
  expect(permissions).toContain('publickey-credentials-get=(self)');
});

it.each(['br', 'gzip', 'identity'])(
  'X26.19 X18.18 a worker sent as %s has the policy of workers: no network, and WebAssembly',
  async (encoding) => {
    const { status, headers } = await caller(world.app, { 'accept-encoding': encoding }).get(`/${WORKER}`);
    expect([status, headers['content-encoding'] ?? 'identity']).toEqual([200, encoding]);
    expect(headers['content-security-policy']).toBe(
      "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'",
    );
    expect(headers['content-type']).toMatch(/^(text|application)\/javascript/);
  },
);

it('X39.66 X31.13 X26.19 forms and the door may use the camera; what others frame may not', async () => {
  for (const path of ['/', '/listar', PATHS.useTickets, '/publico/contestar/x1'])
    expect(String((await browser().get(path)).headers['permissions-policy'])).toContain('camera=(self)');
});

it('X26.20 every page of the product is there', async () => {
  const patterns = Object.values(PATHS).filter((path) => path !== PATHS.notFound);
  expect(patterns.length).toBeGreaterThan(20);
  for (const pattern of patterns) {
    const url = pattern.replaceAll(/:\w+\??/g, 'x1').replace(/\/x1$/, '/x1');
    const reply = await browser().get(url);
    expect([url, reply.status, reply.headers['content-type']]).toEqual([
      url,
      200,
      'text/html; charset=utf-8',
    ]);
  }
});

it.each([
  '/.env',
  '/.git/config',
  '/metrics',
  '/wp-login.php',
  '/server-status',
  '/package.json',
  '/assets/none.js',
  '/listar/x/y',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/404',
  '/publico/contestar',
])('X26.20 %s is 404, for programs and for browsers', async (url) => {
  expect((await world.visitor.get(url)).status).toBe(404);
  expect((await browser().get(url)).status).toBe(404);
});

it('X26.20 a person at a browser gets the page that says so, a program a problem', async () => {
  expect((await browser().get('/no/such/page')).body).toContain('<!doctype html>');
  expect((await world.visitor.get('/no/such/page')).body.code).toBe('not-found');
});

it('X26.21 the description of the API is for staff, and for everybody at the machine itself', async () => {
  for (const url of ['/api/openapi.json', '/api/docs/', '/api/docs/static/swagger-ui.css']) {
    expect([url, (await away.visitor.get(url)).status]).toEqual([url, 401]);
    expect([url, (await world.visitor.get(url)).status]).toEqual([url, 200]);
  }
  const staff = caller(away.app, { host: 'villa.example', cookie: `__Host-session=${tokenOf('inspector')}` });
  expect((await staff.get('/api/openapi.json')).status).toBe(200);
});
