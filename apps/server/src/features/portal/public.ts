// What the wiring and the roles may use of the citizen portal.
import type { FastifyRequest } from 'fastify';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import type { EnteredCitizen } from '../../platform/http/caller-of.ts';
import { deleteTokens } from '../../ports/citizen-portal/queries.ts';
import type { PortalCookie } from './portal-cookie.ts';
import { deleteEntries, findCitizen } from './queries.ts';

export { portalCookie } from './portal-cookie.ts';

/** Gives route handlers the citizen of a request. */
export function citizenAuthenticator({
  db,
  clock,
  cookie,
}: {
  readonly db: Database;
  readonly clock: Clock;
  readonly cookie: PortalCookie;
}): (request: FastifyRequest) => Promise<EnteredCitizen | null> {
  return async (request) => {
    const hash = cookie.hashOf(request);
    return hash && findCitizen(db, hash, clock());
  };
}

/** How long a used token is remembered: longer than any portal lets a token live. */
const REMEMBERED_MS = 30 * 24 * 60 * 60_000;

/** Deletes sessions and tokens that have expired. */
export async function deletePortalEntries(db: Database, now: Date): Promise<void> {
  await deleteTokens(db, now);
  await deleteEntries(db, { now, usedBefore: new Date(now.getTime() - REMEMBERED_MS) });
}
