// The cookie of a device on which an account has signed in before. It grants nothing, but wrong passwords
// from this device are counted separately, so that strangers who guess cannot lock the owner out. One signed
// cookie per account.
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

export function deviceCookie(secret: string, publicOrigin: string | null): DeviceCookie {
  const secure = publicOrigin?.startsWith('https:') ?? false;
  const attributes = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const;
  const tokens = signedTokens(secret, 'device');
  const names = signer(secret, 'device-name', NAME_BYTES);
  const nameFor = (account: string) =>
    `${secure ? '__Host-' : ''}device-${Buffer.from(names.sign(account), 'base64url').toString('hex')}`;
  const deviceOf: DeviceCookie['deviceOf'] = (request, account, now) =>
    tokens.read(request.cookies[nameFor(account)] ?? '', now, account)?.[0] ?? null;
  return {
    deviceOf,
    set: ({ request, reply }, account, now) => {
      const id = deviceOf(request, account, now) ?? randomUUID();
      const value = tokens.issue([id], now.getTime() + LIFE_MS, account);
      void reply.setCookie(nameFor(account), value, { ...attributes, maxAge: LIFE_MS / 1000 });
    },
  };
}
