// The built-in citizen portal: people in the built-in register sign in with a token that was issued here. It
// has no passwords; the town hall decides who gets a token.
// rules: A6.06, A6.07, R7.39, W6
import { createHash } from 'node:crypto';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { newSecretToken } from '../../platform/ids.ts';
import { type CitizenPortal, PortalFailure } from './port.ts';
import { findToken, insertToken } from './queries.ts';

/** Time in which an issued token must be used. */
const TOKEN_LIFE_MS = 15 * 60_000;

const hashOf = (token: string) => createHash('sha256').update(token).digest();

export function localCitizenPortal(db: Database, clock: Clock): CitizenPortal {
  const byToken = (token: string) => findToken(db, hashOf(token), clock());
  return {
    byToken,
    byHash: async ({ municipalityId }, hash) => {
      const login = await byToken(hash);
      return login?.municipalityId === municipalityId ? login : null;
    },
    issueToken: async ({ municipalityId }, citizenId) => {
      const token = newSecretToken();
      const expiresAt = new Date(clock().getTime() + TOKEN_LIFE_MS);
      const given = await insertToken(db, { municipalityId, citizenId, tokenHash: hashOf(token), expiresAt });
      if (!given) throw new PortalFailure('there is no such person');
      return token;
    },
  };
}
