// Servers that speak nothing but TLS, with the certificate that a test gives them: of the web, of mail and of a database. They
// count what they are asked, which is nothing when the other side did not trust them.
import { readFileSync } from 'node:fs';
import { createServer as createWebServer } from 'node:https';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import { TLSSocket } from 'node:tls';

const read = (name: string) => readFileSync(join(import.meta.dirname, 'certificates', name), 'utf8');

/** The authority of both certificates; no machine knows it. */
export const AUTHORITY = {
  pem: read('authority.pem'),
  file: join(import.meta.dirname, 'certificates/authority.pem'),
};
const KEY = read('server.key');
/** For the name localhost. */
const CERTIFICATES = { valid: read('valid.pem'), expired: read('expired.pem') };

export type Spoken = 'https' | 'smtps' | 'starttls' | 'postgres';

export interface EncryptedServer {
  readonly port: number;
  /** How many connections said something after the certificate was shown. */
  readonly asked: () => number;
  readonly close: () => Promise<void>;
}

export async function openEncryptedServer(
  spoken: Spoken,
  certificate: keyof typeof CERTIFICATES = 'valid',
): Promise<EncryptedServer> {
  let asked = 0;
  const sockets = new Set<Socket>();
  const hear = () => {
    asked += 1;
  };
  const options = { key: KEY, cert: CERTIFICATES[certificate] };
  const server: Server =
    spoken === 'https'
      ? createWebServer(options, (request, reply) => {
          hear();
          request.resume();
          reply.setHeader('content-type', 'application/json').end('{}');
        })
      : createServer((socket) => SPEAKERS[spoken](socket, { ...options, hear }));
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
  });
  await new Promise<void>((listening) => server.listen(0, 'localhost', listening));
  return {
    port: (server.address() as AddressInfo).port,
    asked: () => asked,
    close: () =>
      new Promise((closed) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => closed());
      }),
  };
}

interface Encrypting {
  readonly key: string;
  readonly cert: string;
  readonly hear: () => void;
}

function encrypt(socket: Socket, { hear, ...options }: Encrypting): TLSSocket {
  const encrypted = new TLSSocket(socket, { ...options, isServer: true });
  encrypted.on('error', () => undefined);
  encrypted.once('data', hear);
  return encrypted;
}

const BUSY = '421 busy\r\n';

/** Each hangs up when it was asked something. */
const SPEAKERS: Readonly<Record<Exclude<Spoken, 'https'>, (socket: Socket, encrypting: Encrypting) => void>> =
  {
    smtps: (socket, encrypting) => {
      const encrypted = encrypt(socket, encrypting);
      encrypted.once('data', () => encrypted.end(BUSY));
      encrypted.write('220 hola\r\n');
    },
    starttls: (socket, encrypting) => {
      socket.write('220 hola\r\n');
      socket.once('data', () => {
        socket.write('250-hola\r\n250 STARTTLS\r\n');
        socket.once('data', () => {
          socket.write('220 go on\r\n', () => {
            const encrypted = encrypt(socket, encrypting);
            encrypted.once('data', () => encrypted.end(BUSY));
          });
        });
      });
    },
    // PostgreSQL: one byte says that encryption may begin.
    postgres: (socket, encrypting) => {
      socket.once('data', () => {
        socket.write('S', () => {
          const encrypted = encrypt(socket, encrypting);
          encrypted.once('data', () => encrypted.end());
        });
      });
    },
  };
