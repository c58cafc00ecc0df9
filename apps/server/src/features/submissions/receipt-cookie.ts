// The receipt of who has just sent an answer: a cookie that no script reads, bound to that answer, for half an hour.
// It opens the confirmation page and the record, nothing else. rules: W4, X18.15
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

export interface ReceiptCookie {
  readonly set: (reply: FastifyReply, submissionId: string, now: Date) => void;
  /** The answer whose receipt the request brought; null without a right one. */
  readonly submissionOf: (request: FastifyRequest, now: Date) => string | null;
}

const LIFE_MS = 30 * 60_000;
const VALUE = /^([0-9A-Za-z]{20})\.(\d{13})\.([\w-]{43})$/;

export function receiptCookie(secret: string, publicOrigin: string | null): ReceiptCookie {
  const secure = publicOrigin?.startsWith('https:') ?? false;
  const name = secure ? '__Host-receipt' : 'receipt';
  const signatureOf = (id: string, until: number) =>
    createHmac('sha256', secret).update(`${id}\n${until}`).digest();
  return {
    set: (reply, submissionId, now) => {
      const until = now.getTime() + LIFE_MS;
      const value = `${submissionId}.${until}.${signatureOf(submissionId, until).toString('base64url')}`;
      const attributes = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const;
      void reply.setCookie(name, value, { ...attributes, maxAge: LIFE_MS / 1000 });
    },
    submissionOf: (request, now) => {
      const [, id, until, signature] = VALUE.exec(request.cookies[name] ?? '') ?? [];
      if (id === undefined || until === undefined || signature === undefined) return null;
      if (Number(until) < now.getTime()) return null;
      const given = Buffer.from(signature, 'base64url');
      return timingSafeEqual(given, signatureOf(id, Number(until))) ? id : null;
    },
  };
}
