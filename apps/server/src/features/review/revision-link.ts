// The link with which a citizen comes from an e-mail to the revision that they were asked for. It is signed, names one
// submission, and is of use while a request about it is open, thirty days at most. Unlike a token of the portal it may
// be used again: a person opens the e-mail on the phone and finishes at home.
// rules: W6, X31.82
import { createHmac, timingSafeEqual } from 'node:crypto';
import { pathOf } from '@constancia/domain/pages/path-of.ts';
import type { SubmissionKey } from '../submissions/public.ts';

const LIFE_MS = 30 * 24 * 60 * 60_000;
const TOKEN = /^r\.([0-9A-Za-z]{20})\.([0-9A-Za-z]{20})\.(\d{13})\.([\w-]{43})$/;

export interface RevisionLinks {
  /** Path of the page, with the token in it. */
  readonly pathFor: (submission: SubmissionKey, now: Date) => string;
  /** The submission that a token names; null when it is no such token, was made up or has expired. */
  readonly read: (token: string, now: Date) => SubmissionKey | null;
}

export function revisionLinks(secret: string): RevisionLinks {
  const signatureOf = ({ municipalityId, id }: SubmissionKey, until: number) =>
    createHmac('sha256', secret).update(['revision', municipalityId, id, until].join('\n')).digest();
  return {
    pathFor: (submission, now) => {
      const until = now.getTime() + LIFE_MS;
      const signature = signatureOf(submission, until).toString('base64url');
      const token = ['r', submission.municipalityId, submission.id, until, signature].join('.');
      return pathOf('revisePortal', { id: submission.id, token });
    },
    read: (token, now) => {
      const [, municipalityId, id, until, signature] = TOKEN.exec(token) ?? [];
      if (!municipalityId || !id || !until || !signature || Number(until) < now.getTime()) return null;
      const submission = { municipalityId, id };
      const given = Buffer.from(signature, 'base64url');
      return timingSafeEqual(given, signatureOf(submission, Number(until))) ? submission : null;
    },
  };
}
