// The cookie of a sign-in that was begun at the identity provider: only the browser that began it can end it, within ten
// minutes.
// rules: X34.10
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type SignedTokens, signedTokens } from '../../../platform/crypto/signed-values.ts';
import type { PendingSignIn } from '../../../ports/identity/port.ts';

export interface Pending extends PendingSignIn {
  /** It was begun in a window of its own. */
  readonly popup: boolean;
}

export interface PendingCookie {
  readonly set: (reply: FastifyReply, pending: Pending, now: Date) => void;
  /** Null without a valid cookie. It is good once. */
  readonly take: (request: FastifyRequest, reply: FastifyReply, now: Date) => Pending | null;
}

const LIFE_MS = 10 * 60_000;

export function pendingCookie(secret: string, publicOrigin: string | null): PendingCookie {
  const secure = publicOrigin?.startsWith('https:') ?? false;
  const name = `${secure ? '__Host-' : ''}single-sign-on`;
  const attributes = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const;
  const tokens: SignedTokens = signedTokens(secret, 'single-sign-on');
  return {
    set: (reply, { state, nonce, verifier, popup }, now) => {
      const value = tokens.issue([state, nonce, verifier, popup ? 1 : 0], now.getTime() + LIFE_MS);
      void reply.setCookie(name, value, { ...attributes, maxAge: LIFE_MS / 1000 });
    },
    take: (request, reply, now) => {
      void reply.clearCookie(name, attributes);
      const [state, nonce, verifier, popup] = tokens.read(request.cookies[name] ?? '', now) ?? [];
      if (state === undefined || nonce === undefined || verifier === undefined) return null;
      return { state, nonce, verifier, popup: popup === '1' };
    },
  };
}
