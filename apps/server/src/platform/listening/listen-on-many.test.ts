// A crowd that connects at once to a server whose every turn takes long, over real sockets.
import { once } from 'node:events';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { Worker } from 'node:worker_threads';
import { afterEach, expect, it } from 'vitest';
import { listenOnMany } from './listen-on-many.ts';

const HOST = '127.0.0.1';
const CROWD = 200;

const opened: { readonly server: Server; readonly close: () => void }[] = [];
const threads: Worker[] = [];

afterEach(async () => {
  for (const thread of threads.splice(0)) await thread.terminate();
  for (const { server, close } of opened.splice(0)) {
    close();
    server.close();
    await once(server, 'close');
  }
});

async function open(most = 1_000): Promise<{ readonly server: Server; readonly port: number }> {
  const server = createServer((_request, response) => response.end('here'));
  server.maxConnections = most;
  const listen = async (at: { host: string; port: number; reusePort?: boolean }) => {
    server.listen(at);
    await once(server, 'listening');
  };
  const close = await listenOnMany({ server, listen }, { host: HOST, port: 0 });
  opened.push({ server, close });
  return { server, port: (server.address() as AddressInfo).port };
}

/** Connects from a thread of its own, so that this one can stand still until the kernel has connected all of them. */
const CONNECTING = `
  const { workerData: { port, host, crowd, connected } } = require('node:worker_threads');
  const { connect } = require('node:net');
  for (let one = 0; one < crowd; one += 1)
    connect({ host, port }).on('error', () => {}).on('connect', () => {
      Atomics.add(connected, 0, 1);
      Atomics.notify(connected, 0);
    });
`;

/** Returns once all wait to be let in; this thread has had no turn meanwhile. */
async function crowdConnectsTo(port: number): Promise<void> {
  const connected = new Int32Array(new SharedArrayBuffer(4));
  const data = { port, host: HOST, crowd: CROWD, connected };
  const thread = new Worker(CONNECTING, { eval: true, workerData: data });
  threads.push(thread);
  await once(thread, 'online');
  const patience = performance.now() + 20_000;
  for (let now = Atomics.load(connected, 0); now < CROWD; now = Atomics.load(connected, 0)) {
    if (performance.now() > patience) throw new Error(`${now} of ${CROWD} have connected`);
    Atomics.wait(connected, 0, now, 1_000);
  }
}

const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Turns of the event loop, until all have been let in. */
async function turnsUntilIn(server: Server): Promise<number> {
  const arrived: Socket[] = [];
  server.on('connection', (socket: Socket) => arrived.push(socket));
  let turns = 0;
  while (arrived.length < CROWD) {
    await nextTurn();
    turns += 1;
  }
  return turns;
}

const get = (port: number) =>
  new Promise<number | undefined>((resolve, reject) => {
    request({ host: HOST, port, agent: false }, ({ statusCode }) => resolve(statusCode))
      .on('error', reject)
      .end();
  });

it('X32.59 lets several in on each turn, and answers all of them', async () => {
  const { server, port } = await open();
  await crowdConnectsTo(port);
  expect(await turnsUntilIn(server)).toBeLessThan(CROWD / 3);
  const replies = await Promise.all(Array.from({ length: 40 }, () => get(port)));
  expect(replies).toEqual(replies.map(() => 200));
});

it('X32.59 lets in as many as the server may have, whichever socket they came by', async () => {
  const { server, port } = await open(50);
  await crowdConnectsTo(port);
  const sockets: Socket[] = [];
  server.on('connection', (socket: Socket) => sockets.push(socket));
  await expect.poll(() => sockets.length).toBe(CROWD);
  expect(sockets.filter(({ destroyed }) => !destroyed)).toHaveLength(50);
});

it('X32.59 a port that somebody listens on is refused, also where that one shares it', async () => {
  const { port } = await open();
  const server = createServer();
  const listen = async () => {
    throw new Error('it has tried to listen');
  };
  await expect(listenOnMany({ server, listen }, { host: HOST, port })).rejects.toMatchObject({
    code: 'EADDRINUSE',
  });
});

it('X32.59 who is being answered is answered to the end when nobody is let in any more', async () => {
  const { server, port } = await open();
  let answer = () => {};
  server.removeAllListeners('request').on('request', (_request, response) => {
    answer = () => response.end('late');
  });
  const asked = get(port);
  await once(server, 'request');
  const last = opened.pop();
  last?.close();
  server.close();
  answer();
  expect(await asked).toBe(200);
  await expect(get(port)).rejects.toMatchObject({ code: 'ECONNREFUSED' });
});
