// The address that people use, as a browser meets it: who answers, whether its certificate is trusted and for how long,
// and whether old or weak encryption is taken too. The proxy in front decides that, so it can only be found out by asking.
// rules: X37.76
import { get } from 'node:https';
import { isIP } from 'node:net';
import { connect, type ConnectionOptions, type TLSSocket } from 'node:tls';
import type { Config } from '../../config/config.ts';
import { reasonOf } from '../../features/status/public.ts';
import type { Clock } from '../../platform/clock.ts';
import { fine, note, type Verdict, wrong } from './verdict.ts';

const SUBJECT = 'public address';
/** Milliseconds for each connection. */
const PATIENCE_MS = 5_000;
const DAY_MS = 86_400_000;
/** Days before the end at which a certificate that renews itself has long been renewed. */
const DAYS_LEFT = 14;

/** Versions that nobody should take any more (RFC 8996); the library refuses to ask for them unless it is told so. */
const OLD = { minVersion: 'TLSv1', maxVersion: 'TLSv1.1', ciphers: 'DEFAULT@SECLEVEL=0' } as const;
/** Keys that are not made anew for each connection, and ciphers that can be broken. */
const WEAK = { maxVersion: 'TLSv1.2', ciphers: 'kRSA:3DES:RC4:aNULL@SECLEVEL=0' } as const;

/** Does something with the connection and ends it. Rejects when there is none. */
function connected<Value>(
  url: URL,
  options: ConnectionOptions,
  read: (socket: TLSSocket) => Value,
): Promise<Value> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const to = { host, port: Number(url.port || 443), ...(isIP(host) === 0 && { servername: host }) };
  return new Promise((resolve, reject) => {
    const socket = connect({ ...to, ...options, timeout: PATIENCE_MS });
    const ends = (end: () => void) => {
      socket.destroy();
      end();
    };
    socket.once('timeout', () => ends(() => reject(Object.assign(new Error(), { code: 'ETIMEDOUT' }))));
    socket.once('error', (error) => ends(() => reject(error)));
    socket.once('secureConnect', () => {
      const value = read(socket);
      ends(() => resolve(value));
    });
  });
}

/** What of it the other side takes: the version or the cipher, null for neither. Certificates are another question. */
function taken(url: URL, options: ConnectionOptions): Promise<string | null> {
  const read = (socket: TLSSocket) =>
    `${socket.getProtocol() ?? 'an old version'} with ${socket.getCipher().name}`;
  return connected(url, { ...options, rejectUnauthorized: false }, read).catch(() => null);
}

/** What is missing behind the proxy; '' for nothing. */
function readiness(url: URL): Promise<string> {
  return new Promise((resolve) => {
    const asked = get(new URL('/readyz', url), { timeout: PATIENCE_MS, agent: false }, (reply) => {
      reply.resume();
      resolve(reply.statusCode === 200 ? '' : `answers ${reply.statusCode}`);
    });
    asked.once('timeout', () => asked.destroy(Object.assign(new Error(), { code: 'ETIMEDOUT' })));
    asked.once('error', (error) => resolve(`does not answer: ${reasonOf(error)}`));
  });
}

/** Nothing is said where the settings name no address, or one without encryption. */
export async function checkPublicAddress(
  { publicOrigin }: Pick<Config, 'publicOrigin'>,
  clock: Clock,
): Promise<readonly Verdict[]> {
  if (!publicOrigin?.startsWith('https:')) return [];
  const url = new URL(publicOrigin);
  let found: { readonly version: string; readonly ends: string };
  try {
    found = await connected(url, {}, (socket) => ({
      version: socket.getProtocol() ?? '',
      ends: socket.getPeerCertificate().valid_to,
    }));
  } catch (error) {
    const cure = 'see the proxy: its certificate, its chain, and the names it is for';
    return [wrong(SUBJECT, `${url.host}: ${reasonOf(error)}`, cure)];
  }
  const old = await taken(url, OLD);
  const cure = 'allow the versions and ciphers of docs/production/nginx.conf only';
  if (old !== null) return [wrong(SUBJECT, `${url.host} takes ${old}`, cure)];
  const days = Math.floor((Date.parse(found.ends) - clock().getTime()) / DAY_MS);
  const said = `${url.host}: ${found.version}, certificate for ${days} more days`;
  if (days < DAYS_LEFT) return [wrong(SUBJECT, said, 'see why it is not renewed')];
  const weak = await taken(url, WEAK);
  if (weak !== null) return [note(SUBJECT, `${said}; takes ${weak}`, cure)];
  const lack = await readiness(url);
  if (lack === '') return [fine(SUBJECT, said)];
  return [note(SUBJECT, `${said}; ${lack}`, 'is the server started? otherwise see the proxy')];
}
