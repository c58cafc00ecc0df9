// The cookie of a device on which an account has signed in before. It grants nothing, but wrong passwords
// from this device are counted separately, so that strangers who guess cannot lock the owner out. One signed
// cookie per account.
// rules: X26.14
import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

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
const VALUE = /^([0-9a-f-]{36})\.(\d{13})\.([\w-]{43})$/;

export function deviceCookie(secret: string, publicOrigin: string | null): DeviceCookie {
  const secure = publicOrigin?.startsWith('https:') ?? false;
  const attributes = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const;
  const sign = (...values: readonly (string | number)[]) =>
    createHmac('sha256', secret).update(values.join('\n')).digest();
  const nameFor = (account: string) =>
    `${secure ? '__Host-' : ''}device-${sign('name', account).toString('hex').slice(0, 12)}`;
  const deviceOf: DeviceCookie['deviceOf'] = (request, account, now) => {
    const [, id, until, signature] = VALUE.exec(request.cookies[nameFor(account)] ?? '') ?? [];
    if (id === undefined || until === undefined || signature === undefined) return null;
    if (Number(until) < now.getTime()) return null;
    const given = Buffer.from(signature, 'base64url');
    return timingSafeEqual(given, sign('device', account, id, until)) ? id : null;
  };
  return {
    deviceOf,
    set: ({ request, reply }, account, now) => {
      const id = deviceOf(request, account, now) ?? randomUUID();
      const until = now.getTime() + LIFE_MS;
      const value = `${id}.${until}.${sign('device', account, id, until).toString('base64url')}`;
      void reply.setCookie(nameFor(account), value, { ...attributes, maxAge: LIFE_MS / 1000 });
    },
  };
}
