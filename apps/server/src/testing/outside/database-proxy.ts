// Stands between a program and its database, and breaks in the ways a network does.
import { createConnection, createServer, type Server, type Socket } from 'node:net';

export interface DatabaseProxy {
  readonly url: string;
  /** From now on the proxy passes nothing from the database; connections stay open. */
  readonly fallSilent: () => void;
  readonly speak: () => void;
  /** Breaks every connection, also one that is being opened, and lets none through until `pass`. */
  readonly cut: () => void;
  readonly pass: () => void;
  readonly stop: () => Promise<void>;
}

export function openDatabaseProxy(url: string): Promise<DatabaseProxy> {
  const target = new URL(url);
  const behind = { port: Number(target.port), host: target.hostname };
  const sockets = new Set<Socket>();
  let silent = false;
  let isCut = false;
  const breakAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  const server: Server = createServer((client) => {
    if (isCut) return void client.destroy();
    const database = createConnection(behind);
    for (const socket of [client, database]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => sockets.delete(socket));
    }
    client.on('data', (bytes) => database.write(bytes));
    database.on('data', (bytes) => silent || client.write(bytes));
    client.on('close', () => database.destroy());
    database.on('close', () => client.destroy());
  });
  return new Promise((opened) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      target.port = String(typeof address === 'object' && address ? address.port : 0);
      opened({
        url: target.href,
        fallSilent: () => {
          silent = true;
        },
        speak: () => {
          silent = false;
        },
        cut: () => {
          isCut = true;
          breakAll();
        },
        pass: () => {
          isCut = false;
        },
        stop: () =>
          new Promise((stopped) => {
            breakAll();
            server.close(() => stopped());
          }),
      });
    });
  });
}
