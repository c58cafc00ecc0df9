// Which program sends a request. The token is read at every request, so that what was revoked, a right or an area that
// its owner lost, and a closed account take effect immediately.
// rules: X38.04-X38.07, X38.11, X38.85
import type { Actor } from '@constancia/domain/access/actor.ts';
import { isProgramRight } from '@constancia/domain/access/program.ts';
import { isRole } from '@constancia/domain/access/role-table.ts';
import type { FastifyRequest } from 'fastify';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import { basicPasswordOf, bearerOf } from '../../../platform/http/bearer.ts';
import type { Authenticators } from '../../../platform/http/caller-of.ts';
import { clientAddress, clientKey } from '../../../platform/http/client-address.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { rateFor } from '../../../platform/http/rate-of.ts';
import { refuseAbove } from '../../../platform/rate-limit/refuse-above.ts';
import { hashToken } from '../cookie.ts';
import { findProgram, type ProgramRow, touchProgram } from './queries.ts';
import { isProgramToken } from './token-text.ts';

/** How old the last use may get, so that it is written once a minute and not at every request. */
const TOUCH_INTERVAL_MS = 60_000;

interface ProgramServices {
  readonly db: Database;
  readonly clock: Clock;
  /** Whether the request brings the cookie of a person. */
  readonly isOfPerson: (request: FastifyRequest) => boolean;
}

function actorOf(row: ProgramRow): Actor {
  const { id, name, userId, username, email, municipalityId, areaIds } = row;
  const [role] = row.roles;
  return {
    userId,
    username,
    email,
    role: isRole(role) ? role : null,
    municipalityId,
    areaIds,
    program: { id, name, rights: row.rights.filter(isProgramRight) },
  };
}

/** Gives route handlers the program of a request; null when it brings no token. */
export function programAuthenticator({
  db,
  clock,
  isOfPerson,
}: ProgramServices): Authenticators['authenticateProgram'] {
  return async (request, { basic }) => {
    const token = bearerOf(request) ?? (basic ? basicPasswordOf(request) : null);
    if (token === null) return null;
    if (isOfPerson(request)) throw new Problem('two-identities');
    const now = clock();
    const from = { networkAddress: clientAddress(request), now };
    const row = isProgramToken(token) ? await findProgram(db, hashToken(token), from) : null;
    if (!row) {
      // Only wrong tokens are counted, so that a neighbour behind the same address holds up nobody.
      await refuseAbove(db, rateFor('wrong-token', `address:${clientKey(request)}`), now);
      throw new Problem('token-refused');
    }
    if (row.lastUsedAt === null || now.getTime() - row.lastUsedAt.getTime() > TOUCH_INTERVAL_MS)
      await touchProgram(db, row, from);
    return actorOf(row);
  };
}
