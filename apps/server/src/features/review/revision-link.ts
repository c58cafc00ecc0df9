// The link with which a citizen comes from an e-mail to the revision that they were asked for. It is signed, names one
// submission, and is of use while a request about it is open, thirty days, or until the due date has passed. Unlike a token of the portal it may
// be used again: a person opens the e-mail on the phone and finishes at home.
// rules: W6, X31.82
import { pathOf } from '@constancia/domain/pages/path-of.ts';
import { signedTokens } from '../../platform/crypto/signed-values.ts';
import type { SubmissionKey } from '../submissions/public.ts';

const DAY_MS = 24 * 60 * 60_000;
const LIFE_MS = 30 * DAY_MS;

export interface RevisionLinks {
  /** Path of the page, with the token in it. */
  readonly pathFor: (submission: SubmissionKey, now: Date, dueOn: string | null) => string;
  /** The submission that a token names; null when it is no such token, was made up or has expired. */
  readonly read: (token: string, now: Date) => SubmissionKey | null;
}

export function revisionLinks(secret: string): RevisionLinks {
  const tokens = signedTokens(secret, 'revision-link');
  return {
    pathFor: ({ municipalityId, id }, now, dueOn) => {
      // The day is that of the municipality, anywhere on earth.
      const afterDue = dueOn === null ? 0 : Date.parse(dueOn) + 2 * DAY_MS;
      const token = tokens.issue([municipalityId, id], Math.max(now.getTime() + LIFE_MS, afterDue));
      return pathOf('revisePortal', { id, token });
    },
    read: (token, now) => {
      const [municipalityId, id] = tokens.read(token, now) ?? [];
      return municipalityId && id ? { municipalityId, id } : null;
    },
  };
}
