// Sessions: the cookie holds a random token, the table its hash.
import type { MunicipalitySettings } from '@constancia/domain/territory/municipality-settings.ts';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/db/database.ts';

/** A session with everything that a request needs to know about its user, read in one round trip. */
export interface SessionRow {
  readonly sessionId: string;
  readonly sessionMunicipalityId: string;
  readonly lastUsedAt: Date;
  /** Null when the account was removed during the session. */
  readonly userId: string | null;
  readonly municipalityId: string;
  readonly username: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly providerId: string | null;
  readonly roles: readonly string[];
  readonly areas: readonly { readonly id: string; readonly name: string }[];
  readonly municipalityName: string;
  readonly keyword: string;
  readonly timeZone: string;
  readonly settings: Partial<MunicipalitySettings>;
  readonly countryDisabled: boolean;
}

export async function findSession(
  db: Queryable,
  tokenHash: Buffer,
  limits: { readonly usedAfter: Date; readonly startedAfter: Date },
): Promise<SessionRow | null> {
  const found = await sql<SessionRow>`
    select s.id as session_id, s.municipality_id as session_municipality_id, s.last_used_at,
           u.id as user_id, s.municipality_id, u.username, u.email, u.first_name, u.last_name, u.provider_id, u.roles,
           coalesce((select jsonb_agg(jsonb_build_object('id', a.id, 'name', a.name) order by ua.position)
                     from user_areas ua
                     join areas a on a.municipality_id = ua.area_municipality_id and a.id = ua.area_id
                     where ua.municipality_id = s.municipality_id and ua.user_id = s.user_id), '[]'::jsonb) as areas,
           m.name as municipality_name, m.keyword, m.time_zone, m.settings, c.disabled as country_disabled
    from sessions s
    left join users u on u.municipality_id = s.municipality_id and u.id = s.user_id
    join municipalities m on m.id = s.municipality_id
    join provinces p on p.id = m.province_id
    join countries c on c.id = p.country_id
    where s.token_hash = ${tokenHash} and s.last_used_at > ${limits.usedAfter} and s.started_at > ${limits.startedAfter}`.execute(
    db,
  );
  return found.rows[0] ?? null;
}

export async function startSession(
  db: Queryable,
  session: {
    readonly id: string;
    readonly municipalityId: string;
    readonly userId: string;
    readonly tokenHash: Buffer;
    readonly at: Date;
    readonly browser: string;
  },
): Promise<void> {
  await sql`
    insert into sessions (municipality_id, id, user_id, token_hash, started_at, last_used_at, browser)
    values (${session.municipalityId}, ${session.id}, ${session.userId}, ${session.tokenHash}, ${session.at},
      ${session.at}, ${session.browser})`.execute(db);
}

export async function touchSession(
  db: Queryable,
  session: Pick<SessionRow, 'sessionMunicipalityId' | 'sessionId'>,
  at: Date,
): Promise<void> {
  await sql`update sessions set last_used_at = ${at}
    where municipality_id = ${session.sessionMunicipalityId} and id = ${session.sessionId}`.execute(db);
}

/** Ends the session of a token and returns the ids of its user; null when there was none. */
export async function endSessionOfToken(
  db: Queryable,
  tokenHash: Buffer,
): Promise<{ readonly municipalityId: string; readonly userId: string } | null> {
  const ended = await sql<{ municipalityId: string; userId: string }>`
    delete from sessions where token_hash = ${tokenHash} returning municipality_id, user_id`.execute(db);
  return ended.rows[0] ?? null;
}

export async function endSessionOfUser(
  db: Queryable,
  owner: { readonly municipalityId: string; readonly userId: string },
  id: string,
): Promise<boolean> {
  const ended = await sql<{ id: string }>`
    delete from sessions where municipality_id = ${owner.municipalityId} and user_id = ${owner.userId} and id = ${id}
    returning id`.execute(db);
  return ended.rows.length > 0;
}

export interface OwnSessionRow {
  readonly id: string;
  readonly startedAt: Date;
  readonly lastUsedAt: Date;
  readonly browser: string;
  readonly current: boolean;
}

export async function listSessionsOfUser(
  db: Queryable,
  owner: { readonly municipalityId: string; readonly userId: string },
  tokenHash: Buffer,
): Promise<readonly OwnSessionRow[]> {
  const found = await sql<OwnSessionRow>`
    select id, started_at, last_used_at, browser, token_hash = ${tokenHash} as current
    from sessions where municipality_id = ${owner.municipalityId} and user_id = ${owner.userId}
    order by last_used_at desc limit 100`.execute(db);
  return found.rows;
}

export async function deleteOldSessions(
  db: Queryable,
  limits: { readonly usedAfter: Date; readonly startedAfter: Date },
): Promise<void> {
  await sql`delete from sessions where last_used_at <= ${limits.usedAfter} or started_at <= ${limits.startedAfter}`.execute(
    db,
  );
}
