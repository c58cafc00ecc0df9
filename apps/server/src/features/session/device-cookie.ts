// The cookie of a device on which an account has signed in before. It grants nothing, but wrong passwords
// from this device are counted separately, so that strangers who guess cannot lock the owner out. One signed
// cookie per account; on a browser of many people those that were used longest ago go.
// rules: X26.14
import { randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { signedTokens, signer } from '../../platform/crypto/signed-values.ts';

export interface DeviceCookie {
  /** The device that the request names for this account; null without a valid cookie. */
  readonly deviceOf: (request: FastifyRequest, account: string, now: Date) => string | null;
  /** Keeps the known device, or makes a new one. */
  readonly set: (
    to: { readonly request: FastifyRequest; readonly reply: FastifyReply },
    account: string,
    now: Date,
  ) => void;
}

const LIFE_MS = 180 * 24 * 3_600_000;
const NAME_BYTES = 6;
/** Cookies of one browser. Each is some 140 bytes, and a server reads 16 kB of headers, with all else that is in them. */
const COOKIES_MAX = 30;

export function deviceCookie(secret: string, publicOrigin: string | null): DeviceCookie {
  const secure = publicOrigin?.startsWith('https:') ?? false;
  const attributes = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const;
  const tokens = signedTokens(secret, 'device');
  const names = signer(secret, 'device-name', NAME_BYTES);
  const prefix = `${secure ? '__Host-' : ''}device-`;
  const nameFor = (account: string) =>
    `${prefix}${Buffer.from(names.sign(account), 'base64url').toString('hex')}`;
  const deviceOf: DeviceCookie['deviceOf'] = (request, account, now) =>
    tokens.read(request.cookies[nameFor(account)] ?? '', now, account)?.[0] ?? null;
  return {
    deviceOf,
    set: ({ request, reply }, account, now) => {
      const id = deviceOf(request, account, now) ?? randomUUID();
      const value = tokens.issue([id], now.getTime() + LIFE_MS, account);
      void reply.setCookie(nameFor(account), value, { ...attributes, maxAge: LIFE_MS / 1000 });
      const others = Object.entries(request.cookies).filter(
        ([name]) => name.startsWith(prefix) && name !== nameFor(account),
      );
      const oldest = others.toSorted(([, one], [, other]) => expiryOf(one) - expiryOf(other));
      for (const [name] of oldest.slice(0, Math.max(0, others.length + 1 - COOKIES_MAX)))
        void reply.clearCookie(name, attributes);
    },
  };
}

/** As the token says it; it only decides which cookie goes first. */
function expiryOf(token: string | undefined): number {
  return Number(token?.split('.')[1] ?? 0) || 0;
}
