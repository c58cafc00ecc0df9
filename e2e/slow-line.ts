// A slow line between browser and server, for `JOURNEYS_SLOWED=<seed>`: replies come late and in an order of their own, as they
// do for a person on a bad connection. A journey that acts on what is about to change fails here, not once in a hundred runs.
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { Transform } from 'node:stream';
import { setTimeout as after } from 'node:timers/promises';
import { type Random, randomFrom } from '../apps/server/src/roles/seed/fill-form.ts';

/** Milliseconds that a part of a reply is held: a third of them noticeably, the others hardly. */
function delay(random: Random): number {
  return random(3) === 0 ? 100 + random(500) : random(15);
}

/** Listens on a free port of this machine and passes everything on to `port`; `stop` cuts what is still open. */
export async function openSlowLine(
  port: number,
  seed: number,
): Promise<{ readonly port: number; readonly stop: () => Promise<void> }> {
  const random = randomFrom(seed);
  const open = new Set<Socket>();
  const line = createServer((browser) => {
    // From the same address: limits count by it.
    const localAddress = browser.remoteAddress?.replace('::ffff:', '') ?? '';
    const server = connect({ port, host: '127.0.0.1', localAddress });
    const late = new Transform({
      transform(chunk, _encoding, pass) {
        void after(delay(random)).then(() => pass(null, chunk));
      },
    });
    browser.pipe(server);
    server.pipe(late).pipe(browser);
    for (const [socket, other] of [
      [browser, server],
      [server, browser],
    ] as const) {
      open.add(socket);
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        open.delete(socket);
        if (socket === browser) other.destroy();
      });
    }
  });
  line.listen(0, '127.0.0.1');
  await once(line, 'listening');
  return {
    port: (line.address() as AddressInfo).port,
    stop: async () => {
      for (const socket of open) socket.destroy();
      line.close();
      await once(line, 'close');
    },
  };
}
