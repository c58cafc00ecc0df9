// The link with which a citizen comes from an e-mail to the revision that they were asked for. It is signed, names one
// submission, and is of use while a request about it is open, thirty days at most. Unlike a token of the portal it may
// be used again: a person opens the e-mail on the phone and finishes at home.
// rules: W6, X31.82
import { pathOf } from '@constancia/domain/pages/path-of.ts';
import { signedTokens } from '../../platform/crypto/signed-values.ts';
import type { SubmissionKey } from '../submissions/public.ts';

const LIFE_MS = 30 * 24 * 60 * 60_000;

export interface RevisionLinks {
  /** Path of the page, with the token in it. */
  readonly pathFor: (submission: SubmissionKey, now: Date) => string;
  /** The submission that a token names; null when it is no such token, was made up or has expired. */
  readonly read: (token: string, now: Date) => SubmissionKey | null;
}

export function revisionLinks(secret: string): RevisionLinks {
  const tokens = signedTokens(secret, 'revision-link');
  return {
    pathFor: ({ municipalityId, id }, now) => {
      const token = tokens.issue([municipalityId, id], now.getTime() + LIFE_MS);
      return pathOf('revisePortal', { id, token });
    },
    read: (token, now) => {
      const [municipalityId, id] = tokens.read(token, now) ?? [];
      return municipalityId && id ? { municipalityId, id } : null;
    },
  };
}
