// Asks the municipal platform about a username before an account is created.
// rules: P7.26-P7.28
import type { Queryable } from '../../platform/db/database.ts';

export interface AskedUsername {
  readonly municipalityId: string;
  /** Number of the municipality in the platform; null when it has none. */
  readonly platformId: number | null;
  readonly usesAws: boolean;
  readonly username: string;
}

/**
 * known: an account may be created. taken: there is one of this name. failed: the platform could not find out.
 * unknown: the platform knows no such username.
 */
export type VerifiedUsername = 'known' | 'taken' | 'failed' | 'unknown';

export interface AccountDirectory {
  /** Throws OutsideFailure when the platform is not reached or replies something else. */
  readonly verify: (db: Queryable, asked: AskedUsername) => Promise<VerifiedUsername>;
}
