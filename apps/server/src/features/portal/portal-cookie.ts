// The cookie of a citizen from the portal: not readable by scripts, same site only, valid for two hours; over
// https it has the __Host- prefix.
// rules: W6, X22.02
import { PORTAL_ENTRY_LIFE } from '@constancia/domain/access/portal-citizen.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hashToken } from '../session/public.ts';

export interface PortalCookie {
  /** SHA-256 of the token in the request; null without one. */
  readonly hashOf: (request: FastifyRequest) => Buffer | null;
  readonly set: (reply: FastifyReply, token: string) => void;
  readonly clear: (reply: FastifyReply) => void;
}

export function portalCookie(publicOrigin: string | null): PortalCookie {
  const secure = publicOrigin?.startsWith('https:') ?? false;
  const name = secure ? '__Host-citizen' : 'citizen';
  const attributes = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const;
  return {
    hashOf: (request) => {
      const token = request.cookies[name];
      return token ? hashToken(token) : null;
    },
    set: (reply, token) =>
      void reply.setCookie(name, token, { ...attributes, maxAge: PORTAL_ENTRY_LIFE / 1000 }),
    clear: (reply) => void reply.clearCookie(name, attributes),
  };
}
