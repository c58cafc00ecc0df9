// Receipts are cookies that scripts cannot read. They last half an hour, and each is bound to one thing of
// one municipality. A person who has just sent a submission gets one for it, which opens its confirmation
// page and its records. A person who looked up a record by its code gets one for that record, which opens
// nothing else. A page that stands in a page of another site has a copy: the browser would send no other cookie of ours there.
// rules: W1, W4, X18.15, X25.03, X40.62
// Adds the cookies to the types of request and reply.
import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { signedTokens } from '../../platform/crypto/signed-values.ts';

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

export function receiptCookies(secret: string, publicOrigin: string | null): ReceiptCookies {
  const secure = publicOrigin?.startsWith('https:') ?? false;
  const cookie = (name: CookieSettings['name']) => receiptCookie({ name, secret, secure });
  return { sent: cookie('receipt'), lookedUp: cookie('record-receipt') };
}

interface CookieSettings {
  /** Also the purpose it is signed for, so that one kind of receipt cannot be used as the other. */
  readonly name: 'receipt' | 'record-receipt';
  readonly secret: string;
  readonly secure: boolean;
}

/**
 * For a page in a frame. The browser takes it over https and from the machine itself only, and keeps it for the site around
 * the frame, apart from all others. One that does not know 'partitioned' either keeps no such cookie, or sends it from every
 * site: none of them can read our replies, and what they send is refused.
 */
const IN_FRAME = { path: '/', httpOnly: true, sameSite: 'none', secure: true, partitioned: true } as const;

function receiptCookie({ name: kind, secret, secure }: CookieSettings): ReceiptCookie {
  const name = secure ? `__Host-${kind}` : kind;
  const nameInFrame = `__Host-framed-${kind}`;
  const tokens = signedTokens(secret, kind);
  return {
    set: (reply, { municipalityId, id }, now) => {
      const value = tokens.issue([municipalityId, id], now.getTime() + LIFE_MS);
      const attributes = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const;
      const maxAge = LIFE_MS / 1000;
      void reply.setCookie(name, value, { ...attributes, maxAge });
      const { headers, cookies } = reply.request;
      if (headers['in-frame'] === 'yes') void reply.setCookie(nameInFrame, value, { ...IN_FRAME, maxAge });
      // Where the page around the frame is of our own site, it would be read instead of the new one.
      else if (cookies[nameInFrame] !== undefined) void reply.clearCookie(nameInFrame, IN_FRAME);
    },
    read: ({ cookies }, now) => {
      const [municipalityId, id] = tokens.read(cookies[nameInFrame] ?? cookies[name] ?? '', now) ?? [];
      return municipalityId && id ? { municipalityId, id } : null;
    },
  };
}
