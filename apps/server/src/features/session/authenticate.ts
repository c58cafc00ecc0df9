// Who sends a request. The session is read at every request, so that a removed right, area or account, a
// disabled country and an ended or revoked session take effect immediately.
// rules: P4.01-P4.05, P4.08-P4.10, P4.12
import type { Actor } from '@constancia/domain/access/actor.ts';
import { isRole } from '@constancia/domain/access/role-table.ts';
import { isRevoked, NO_REMOTE_VALUES } from '@constancia/domain/users/revocation.ts';
import type { FastifyRequest } from 'fastify';
import type { SessionLife } from '../../config/config.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { SessionCookie } from './cookie.ts';
import {
  deleteOldSessions,
  findSession,
  type SessionLimits,
  type SessionRow,
  touchSession,
} from './queries.ts';

/** How old the last-used time may get, so that it is written once a minute and not at every request. */
const TOUCH_INTERVAL_MS = 60_000;
/** How long a person has for the second step of signing in. */
const HALF_SESSION_MS = 10 * 60_000;

export function sessionLimits({ idleMs, longestMs }: SessionLife, now: Date): SessionLimits {
  return {
    usedAfter: new Date(now.getTime() - idleMs),
    startedAfter: new Date(now.getTime() - longestMs),
    halfStartedAfter: new Date(now.getTime() - HALF_SESSION_MS),
  };
}

export interface SessionServices {
  readonly db: Database;
  readonly clock: Clock;
  readonly cookie: SessionCookie;
  readonly life: SessionLife;
}

/** A stream that a page opens by itself does not keep its session alive. */
const UNUSED = '/api/live';

/**
 * The session of a request, or null, also one that awaits the second step of signing in. Throws the problems of P4.03 and
 * P4.05 when its account cannot be used.
 */
export async function anySession(
  services: SessionServices,
  request: FastifyRequest,
  isUse = true,
): Promise<SessionRow | null> {
  const hash = services.cookie.hashOf(request);
  if (!hash) return null;
  const now = services.clock();
  const session = await findSession(services.db, hash, sessionLimits(services.life, now));
  if (!session) return null;
  if (isRevoked(session.remoteValues ?? NO_REMOTE_VALUES, { ...session, now })) return null;
  if (session.userId === null) throw new Problem('account-missing');
  if (session.deactivated) throw new Problem('account-deactivated');
  if (session.areas.length === 0) throw new Problem('session-data');
  if (session.countryDisabled) throw new Problem('municipality-blocked');
  if (isUse && now.getTime() - session.lastUsedAt.getTime() > TOUCH_INTERVAL_MS) {
    await touchSession(services.db, session, now);
  }
  return session;
}

/** The session of a person who is signed in. One that awaits the second step is none. */
async function currentSession(
  services: SessionServices,
  request: FastifyRequest,
  isUse = true,
): Promise<SessionRow | null> {
  const session = await anySession(services, request, isUse);
  return session?.awaits === '' ? session : null;
}

export function actorOf(session: SessionRow): Actor {
  const role = session.roles[0];
  return {
    userId: session.userId ?? '',
    username: session.username,
    email: session.email,
    role: isRole(role) ? role : null,
    municipalityId: session.municipalityId,
    areaIds: session.areas.map((area) => area.id),
  };
}

/** Gives route handlers the actor of a request. */
export function authenticator(services: SessionServices): (request: FastifyRequest) => Promise<Actor | null> {
  return async (request) => {
    // These endpoints read the session themselves, so that signing out works even with a disabled account.
    if (request.routeOptions.url === '/api/session') return null;
    const session = await currentSession(services, request, request.routeOptions.url !== UNUSED);
    return session && actorOf(session);
  };
}

/** Deletes sessions that are past their limits. */
export function deleteEndedSessions(db: Database, life: SessionLife, now: Date): Promise<void> {
  return deleteOldSessions(db, sessionLimits(life, now));
}
