// Receipts are cookies that scripts cannot read. They last half an hour, and each is bound to one thing of
// one municipality. A person who has just sent a submission gets one for it, which opens its confirmation
// page and its records. A person who looked up a record by its code gets one for that record, which opens
// nothing else.
// rules: W1, W4, X18.15, X25.03
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

export interface Receipt {
  readonly municipalityId: string;
  /** Id of the submission, or of the record. */
  readonly id: string;
}

export interface ReceiptCookie {
  readonly set: (reply: FastifyReply, receipt: Receipt, now: Date) => void;
  /** The receipt in the request; null when there is no valid one. */
  readonly read: (request: FastifyRequest, now: Date) => Receipt | null;
}

export interface ReceiptCookies {
  /** For a person who has just sent a submission. */
  readonly sent: ReceiptCookie;
  /** For a person who has just looked up a record. */
  readonly lookedUp: ReceiptCookie;
}

const LIFE_MS = 30 * 60_000;
const VALUE = /^([0-9A-Za-z]{1,100})\.([0-9A-Za-z]{20})\.(\d{13})\.([\w-]{43})$/;

export function receiptCookies(secret: string, publicOrigin: string | null): ReceiptCookies {
  const secure = publicOrigin?.startsWith('https:') ?? false;
  const cookie = (name: string) => receiptCookie({ name, secret, secure });
  return { sent: cookie('receipt'), lookedUp: cookie('record-receipt') };
}

interface CookieSettings {
  /** The name is signed too, so that one kind of receipt cannot be used as the other. */
  readonly name: string;
  readonly secret: string;
  readonly secure: boolean;
}

function receiptCookie({ name: kind, secret, secure }: CookieSettings): ReceiptCookie {
  const name = secure ? `__Host-${kind}` : kind;
  const signatureOf = ({ municipalityId, id }: Receipt, until: number) =>
    createHmac('sha256', secret).update([kind, municipalityId, id, until].join('\n')).digest();
  return {
    set: (reply, receipt, now) => {
      const until = now.getTime() + LIFE_MS;
      const signature = signatureOf(receipt, until).toString('base64url');
      const value = [receipt.municipalityId, receipt.id, until, signature].join('.');
      const attributes = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const;
      void reply.setCookie(name, value, { ...attributes, maxAge: LIFE_MS / 1000 });
    },
    read: (request, now) => {
      const [, municipalityId, id, until, signature] = VALUE.exec(request.cookies[name] ?? '') ?? [];
      if (!municipalityId || !id || !until || !signature || Number(until) < now.getTime()) return null;
      const receipt = { municipalityId, id };
      const given = Buffer.from(signature, 'base64url');
      return timingSafeEqual(given, signatureOf(receipt, Number(until))) ? receipt : null;
    },
  };
}
