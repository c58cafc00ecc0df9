import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import { askPort } from '../../testing/outside/proxy.ts';
import { createLog } from '../log.ts';
import { createServer, type SocketLimits } from './server.ts';

const opened: { close: () => Promise<unknown> }[] = [];
const sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  for (const one of opened.splice(0)) await one.close();
});

type App = Awaited<ReturnType<typeof createServer>>;

async function listen(limits?: SocketLimits, prepare: (app: App) => void = () => {}) {
  const app = await createServer({
    log: createLog('silent'),
    publicOrigin: null,
    otherHosts: [],
    trustedProxies: 0,
    imageOrigins: [],
    formOrigins: [],
    ...(limits && { sockets: limits }),
  });
  prepare(app);
  app.get('/there', (_request, reply) => reply.send({ there: true }));
  opened.push(app);
  await app.listen({ host: '127.0.0.1', port: 0 });
  return app;
}

const portOf = (app: App) => (app.server.address() as AddressInfo).port;

async function open(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket);
  await once(socket, 'connect');
  return socket;
}

it('X26.22 connections that never finish the head of a request are closed; others notice nothing', async () => {
  // Long enough for all of them to begin, and for one whole request, on a busy machine.
  const app = await listen({ maxConnections: 100, headersTimeout: 2_000, connectionsCheckingInterval: 50 });
  const slow = await Promise.all(Array.from({ length: 30 }, () => open(portOf(app))));
  const ended = slow.map(async (socket) => {
    let said = '';
    socket.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
    socket.write('GET /there HTTP/1.1\r\nhost: localhost\r\n');
    await once(socket, 'close');
    return said.split('\r\n')[0];
  });
  expect((await askPort({ port: portOf(app), path: '/there' })).status).toBe(200);
  expect(new Set(await Promise.all(ended))).toEqual(new Set(['HTTP/1.1 408 Request Timeout']));
});

it('X26.22 there are no more connections than the server takes; one that ends makes room', async () => {
  const app = await listen({ maxConnections: 3, headersTimeout: 15_000, connectionsCheckingInterval: 5_000 });
  const atServer: Socket[] = [];
  app.server.on('connection', (socket: Socket) => atServer.push(socket));
  const taken = [await open(portOf(app)), await open(portOf(app)), await open(portOf(app))];
  await expect(askPort({ port: portOf(app), path: '/there' })).rejects.toThrow(/hang up|ECONNRESET/);
  taken[0]?.destroy();
  await Promise.race(atServer.map((socket) => once(socket, 'close')));
  expect((await askPort({ port: portOf(app), path: '/there' })).status).toBe(200);
});

it('X26.22 without other settings a head may take fifteen seconds', async () => {
  const { server } = await listen();
  expect([server.headersTimeout, server.maxConnections, server.keepAliveTimeout]).toEqual([
    15_000, 4_000, 72_000,
  ]);
});

it('X37.61 what arrives while the server stops is refused with when to try again; what runs is answered', async () => {
  const [slow, begun, stopping] = [0, 1, 2].map(() => Promise.withResolvers<void>());
  const app = await listen(undefined, (made) => {
    made.addHook('preClose', async () => stopping?.resolve());
    made.get('/slow', async () => {
      begun?.resolve();
      await slow?.promise;
      return { slow: true };
    });
  });
  const atServer = once(app.server, 'connection') as Promise<[Socket]>;
  const socket = await open(portOf(app));
  const [served] = await atServer;
  const read = () => served.bytesRead;
  let said = '';
  socket.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  const ask = (path: string) => socket.write(`GET ${path} HTTP/1.1\r\nhost: localhost\r\n\r\n`);
  ask('/slow');
  await begun?.promise;
  const closed = app.close();
  await stopping?.promise;
  ask('/there');
  // The server has read it when it has counted its bytes.
  await vi.waitFor(() => expect(read()).toBe(socket.bytesWritten));
  slow?.resolve();
  await once(socket, 'close');
  await closed;
  const replies = said.split(/(?=HTTP\/1\.1 )/);
  expect(replies.map((reply) => reply.slice(9, 12))).toEqual(['200', '503']);
  expect(replies[1]).toMatch(/\r\nretry-after: 2\r\n/i);
  expect(replies[1]).toContain('"code":"unavailable"');
});
