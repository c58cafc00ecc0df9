// Lets a server of a test listen on loopback, on a port that the machine chooses.
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Listening {
  readonly port: number;
  readonly url: string;
  /** Ends open connections too. */
  readonly close: () => Promise<void>;
}

export async function listenOnLoopback(server: Server): Promise<Listening> {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise<void>((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
