// A process that has more to do than it can: what it refuses then, and what it gives all the same.
import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createLog } from '../log.ts';
import { createServer } from './server.ts';
import { serveWebApp } from './web-app.ts';

async function openBuilt(busyAfterMs: number) {
  const folder = await mkdtemp(join(tmpdir(), 'constancia-built-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), '<html><head></head><body>Constancia</body></html>');
  await writeFile(join(folder, 'assets/staff-app.js'), 'export const one = 1;');
  const app = await createServer({
    log: createLog('silent'),
    publicOrigin: null,
    otherHosts: [],
    trustedProxies: 0,
    imageOrigins: [],
    formOrigins: [],
    busyAfterMs,
  });
  app.get('/api/there', (_request, reply) => reply.send({ there: true }));
  await serveWebApp(app, folder, {
    framedBy: () => Promise.resolve([]),
    formOrigins: () => Promise.resolve([]),
    imageOrigins: () => Promise.resolve([]),
    isDemonstration: () => Promise.resolve(false),
  });
  await app.ready();
  const close = async () => {
    await app.close();
    await rm(folder, { recursive: true });
  };
  return { app, close };
}

/** Nothing else runs in this process meanwhile, as when it computes; other tests have the processor. */
function blockFor(milliseconds: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}

it('X32.10 a process that cannot follow refuses requests with Retry-After, and still gives pages and their files', async () => {
  const { app, close } = await openBuilt(50);
  const get = (url: string) => app.inject({ url, headers: { accept: 'text/html' } });
  try {
    expect((await get('/api/there')).statusCode).toBe(200);
    // It looks now and then how much it lags behind.
    await expect
      .poll(
        () => {
          blockFor(400);
          return get('/api/there').then(({ statusCode }) => statusCode);
        },
        { timeout: 20_000, interval: 20 },
      )
      .toBe(503);
    const refused = await get('/api/there');
    expect(refused.json()).toMatchObject({ code: 'unavailable' });
    expect(refused.headers['retry-after']).toBe('2');
    const script = await get('/assets/staff-app.js');
    expect([script.statusCode, script.body]).toEqual([200, 'export const one = 1;']);
    const page = await get('/listar');
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('Constancia');
    await expect
      .poll(() => get('/api/there').then(({ statusCode }) => statusCode), { timeout: 20_000, interval: 100 })
      .toBe(200);
  } finally {
    await close();
  }
});

it('X32.10 a process whose turns take long, but not too long, refuses nothing', async () => {
  const { app, close } = await openBuilt(2_500);
  try {
    const statuses: number[] = [];
    const until = performance.now() + 6_500;
    while (performance.now() < until) {
      blockFor(1_100);
      // The loop turns between requests, as it does when they come from the network.
      await setImmediate();
      statuses.push((await app.inject({ url: '/api/there' })).statusCode);
    }
    expect(new Set(statuses)).toEqual(new Set([200]));
  } finally {
    await close();
  }
});
