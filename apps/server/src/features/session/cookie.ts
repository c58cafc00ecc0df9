// The session cookie: not readable by scripts, same site only; over https it has the __Host- prefix.
// The types of its plugin, which gives requests and replies their cookies.
/// <reference types="@fastify/cookie" />
import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

export interface SessionCookie {
  /** SHA-256 of the token in the request; null without one. */
  readonly hashOf: (request: FastifyRequest) => Buffer | null;
  readonly set: (reply: FastifyReply, token: string) => void;
  readonly clear: (reply: FastifyReply) => void;
}

export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

export function sessionCookie(publicOrigin: string | null): SessionCookie {
  const secure = publicOrigin?.startsWith('https:') ?? false;
  const name = secure ? '__Host-session' : 'session';
  const attributes = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const;
  return {
    hashOf: (request) => {
      const token = request.cookies[name];
      return token ? hashToken(token) : null;
    },
    set: (reply, token) => void reply.setCookie(name, token, attributes),
    clear: (reply) => void reply.clearCookie(name, attributes),
  };
}
