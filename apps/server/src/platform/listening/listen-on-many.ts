// Opens a server on several sockets of one port. Node takes one new connection a socket on each turn of its event loop,
// and under full load a turn takes milliseconds: of a crowd that connects at once the last ones would wait for seconds.
// rules: X32.59

import { once } from 'node:events';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/**
 * As many are let in on each turn; the kernel spreads new connections over them. Of 1,100 that came at once under full
 * load the last ones waited 0.9 seconds with 16 and 0.1 to 0.2 with 128; 256 were no better (bench/README.md).
 */
const SOCKETS = 128;

export interface Listening {
  /** A web server that can listen, with the most connections that it may have at a time. */
  readonly server: Server;
  readonly listen: (at: { host: string; port: number; reusePort?: boolean }) => Promise<unknown>;
}

/**
 * Listens, and returns a function that lets nobody in any more. Rejects with the error of the system, e.g. EADDRINUSE.
 *
 * Only Linux spreads connections over sockets of one port; elsewhere there is one. Sockets that share a port would also
 * share it with another program of this account, which is refused as ever: the port is tried alone first.
 */
export async function listenOnMany(
  { server, listen }: Listening,
  at: { readonly host: string; readonly port: number },
): Promise<() => void> {
  if (process.platform !== 'linux') {
    await listen({ ...at });
    return () => {};
  }
  await tryAlone(at);
  await listen({ ...at, reusePort: true });
  keepLimit(server);
  const { address, port } = server.address() as AddressInfo;
  const others = await Promise.all(
    Array.from({ length: SOCKETS - 1 }, async () => {
      // As the sockets of a web server are made.
      const other = createServer({ allowHalfOpen: true, noDelay: true });
      other.on('connection', (socket) => server.emit('connection', socket));
      other.listen({ host: address, port, reusePort: true });
      await once(other, 'listening');
      return other;
    }),
  );
  return () => {
    for (const other of others) other.close();
  };
}

async function tryAlone(at: { readonly host: string; readonly port: number }): Promise<void> {
  const alone = createServer();
  alone.listen({ ...at });
  await once(alone, 'listening');
  alone.close();
  await once(alone, 'close');
}

/** Each socket counts its own connections only; the limit is of all of them. */
function keepLimit(server: Server): void {
  let open = 0;
  server.on('connection', (socket: Socket) => {
    open += 1;
    socket.once('close', () => {
      open -= 1;
    });
    if (open > server.maxConnections) socket.destroy();
  });
}
