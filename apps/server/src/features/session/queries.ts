// Sessions: the cookie holds a random token, the table its hash.
import type { Role } from '@constancia/domain/access/role-table.ts';
import type { MunicipalitySettings } from '@constancia/domain/territory/municipality-settings.ts';
import type { RemoteValues } from '@constancia/domain/users/revocation.ts';
import { type FactorWays, hasFactor, type SecondStep } from '@constancia/domain/users/second-factor.ts';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/db/database.ts';

/** The name of these values among the facts of the installation. */
const REMOTE_VALUES = 'remote-values';

/** Sessions that were last used or started before are over; those that await a second step soon. */
export interface SessionLimits {
  readonly usedAfter: Date;
  readonly startedAfter: Date;
  readonly halfStartedAfter: Date;
}

/** A session with everything that a request needs to know about its user, read in one round trip. */
export interface SessionRow {
  readonly sessionId: string;
  readonly sessionMunicipalityId: string;
  readonly startedAt: Date;
  readonly lastUsedAt: Date;
  /** Null while no administrator has set any. */
  readonly remoteValues: RemoteValues | null;
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
  /** The account was deactivated since. */
  readonly deactivated: boolean;
  /** The second step that is still to come; '' for a person who is signed in. */
  readonly awaits: SecondStep | '';
  /** Null for a password. */
  readonly providerSubject: string | null;
}

/** What a session that began at the identity provider keeps of it. */
export interface ProviderLink {
  readonly providerIssuer: string;
  readonly providerSubject: string;
  readonly providerSid: string | null;
  readonly idToken: string;
}

export async function findSession(
  db: Queryable,
  tokenHash: Buffer,
  limits: SessionLimits,
): Promise<SessionRow | null> {
  const found = await sql<SessionRow>`
    select s.id as session_id, s.municipality_id as session_municipality_id, s.started_at, s.last_used_at,
           (select fact from installation_facts where name = ${REMOTE_VALUES}) as remote_values,
           u.id as user_id, s.municipality_id, u.username, u.email, u.first_name, u.last_name, u.provider_id, u.roles,
           coalesce((select jsonb_agg(jsonb_build_object('id', a.id, 'name', a.name) order by ua.position)
                     from user_areas ua
                     join areas a on a.municipality_id = ua.area_municipality_id and a.id = ua.area_id
                     where ua.municipality_id = s.municipality_id and ua.user_id = s.user_id), '[]'::jsonb) as areas,
           m.name as municipality_name, m.keyword, m.time_zone, m.settings, c.disabled as country_disabled,
           u.deactivated_at is not null as deactivated, s.awaits, s.provider_subject
    from sessions s
    left join users u on u.municipality_id = s.municipality_id and u.id = s.user_id
    join municipalities m on m.id = s.municipality_id
    join provinces p on p.id = m.province_id
    join countries c on c.id = p.country_id
    where s.token_hash = ${tokenHash} and s.last_used_at > ${limits.usedAfter} and s.started_at > ${limits.startedAfter}
      and (s.awaits = '' or s.started_at > ${limits.halfStartedAfter})`.execute(db);
  return found.rows[0] ?? null;
}

/**
 * The account until the end of the transaction. Who sets its password or closes it at the same moment comes before, which is
 * seen here, or after, and then ends the session that begins. Null when it is gone.
 */
export async function lockAccount(
  tx: Queryable,
  { municipalityId, userId }: SessionOwner,
): Promise<{ readonly passwordHash: string | null; readonly isActive: boolean } | null> {
  const found = await sql<{ passwordHash: string | null; isActive: boolean }>`
    select password_hash, deactivated_at is null as is_active from users
    where municipality_id = ${municipalityId} and id = ${userId} for no key update`.execute(tx);
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
    readonly awaits?: SecondStep | undefined;
    readonly provider?: ProviderLink | null;
  },
): Promise<void> {
  await sql`
    insert into sessions (municipality_id, id, user_id, token_hash, started_at, last_used_at, browser, awaits,
      provider_issuer, provider_subject, provider_sid, id_token)
    values (${session.municipalityId}, ${session.id}, ${session.userId}, ${session.tokenHash}, ${session.at},
      ${session.at}, ${session.browser}, ${session.awaits ?? ''}, ${session.provider?.providerIssuer ?? null},
      ${session.provider?.providerSubject ?? null},
      ${session.provider?.providerSid ?? null}, ${session.provider?.idToken ?? null})`.execute(db);
}

export async function touchSession(
  db: Queryable,
  session: Pick<SessionRow, 'sessionMunicipalityId' | 'sessionId'>,
  at: Date,
): Promise<void> {
  await sql`update sessions set last_used_at = ${at}
    where municipality_id = ${session.sessionMunicipalityId} and id = ${session.sessionId}`.execute(db);
}

export interface EndedSession extends SessionOwner, Pick<SessionRow, 'awaits' | 'providerSubject'> {
  readonly providerIssuer: string | null;
  readonly providerSid: string | null;
  readonly idToken: string | null;
}

/** Ends the session of a token; null when there was none. */
export async function endSessionOfToken(db: Queryable, tokenHash: Buffer): Promise<EndedSession | null> {
  const ended = await sql<EndedSession>`delete from sessions where token_hash = ${tokenHash}
    returning municipality_id, user_id, awaits, provider_issuer, provider_subject, provider_sid, id_token`.execute(
    db,
  );
  return ended.rows[0] ?? null;
}

/**
 * Ends the sessions that the identity provider names: one of them, or all of a person. A session without a name of its
 * own at the provider ends with any of its person. One entry for each.
 */
export async function endProviderSessions(
  tx: Queryable,
  { subject, sid }: { readonly subject: string | null; readonly sid: string | null },
): Promise<readonly SessionOwner[]> {
  const ofSession = sql`provider_sid = ${sid} and ${subject === null ? sql`true` : sql`provider_subject = ${subject}`}`;
  const ofPerson = sql`provider_subject = ${subject} and ${sid === null ? sql`true` : sql`provider_sid is null`}`;
  const ended = await sql<SessionOwner>`delete from sessions where (${ofSession}) or (${ofPerson})
    returning municipality_id, user_id`.execute(tx);
  return ended.rows;
}

export interface SessionOwner {
  readonly municipalityId: string;
  readonly userId: string;
}

export async function endSessionOfUser(db: Queryable, owner: SessionOwner, id: string): Promise<boolean> {
  const ended = await sql<{ id: string }>`
    delete from sessions where municipality_id = ${owner.municipalityId} and user_id = ${owner.userId} and id = ${id}
    returning id`.execute(db);
  return ended.rows.length > 0;
}

/**
 * Before an entry of the audit log is written by who ends them afterwards: a person who signs out has the lock of their session,
 * and then waits for that log.
 */
export async function lockSessionsOf(tx: Queryable, { municipalityId, userId }: SessionOwner): Promise<void> {
  await sql`
    select from sessions where municipality_id = ${municipalityId} and user_id = ${userId} order by id for update`.execute(
    tx,
  );
}

/** Ends the sessions of an account, except the one whose token has the hash `keep`; returns how many there were. */
export async function endSessionsOf(
  db: Queryable,
  { municipalityId, userId }: SessionOwner,
  keep: Buffer | null,
): Promise<number> {
  const ended = await sql<{ id: string }>`
    delete from sessions where municipality_id = ${municipalityId} and user_id = ${userId}
      and ${keep === null ? sql`true` : sql`token_hash <> ${keep}`} returning id`.execute(db);
  return ended.rows.length;
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
  { municipalityId, userId }: SessionOwner,
  { tokenHash, limits }: { readonly tokenHash: Buffer; readonly limits: SessionLimits },
): Promise<readonly OwnSessionRow[]> {
  const found = await sql<OwnSessionRow>`
    select id, started_at, last_used_at, browser, token_hash = ${tokenHash} as current
    from sessions where municipality_id = ${municipalityId} and user_id = ${userId} and awaits = ''
      and last_used_at > ${limits.usedAfter} and started_at > ${limits.startedAfter}
    order by last_used_at desc, id limit 100`.execute(db);
  return found.rows;
}

export async function deleteOldSessions(db: Queryable, limits: SessionLimits): Promise<void> {
  await sql`delete from sessions where last_used_at <= ${limits.usedAfter} or started_at <= ${limits.startedAfter}
    or (awaits <> '' and started_at <= ${limits.halfStartedAfter})`.execute(db);
}

export async function findRemoteValues(db: Queryable): Promise<RemoteValues | null> {
  const found = await sql<{ fact: RemoteValues }>`
    select fact from installation_facts where name = ${REMOTE_VALUES}`.execute(db);
  return found.rows[0]?.fact ?? null;
}

export async function storeRemoteValues(db: Queryable, values: RemoteValues): Promise<void> {
  await sql`insert into installation_facts (name, fact) values (${REMOTE_VALUES}, ${JSON.stringify(values)}::jsonb)
    on conflict (name) do update set fact = excluded.fact`.execute(db);
}

/** The name of the list of roles among the facts of the installation. */
const REQUIRED_ROLES = 'second-factor-roles';

/** The roles that must have a second factor. */
export async function findRequiredRoles(db: Queryable): Promise<readonly Role[]> {
  const found = await sql<{ fact: readonly Role[] }>`
    select fact from installation_facts where name = ${REQUIRED_ROLES}`.execute(db);
  return found.rows[0]?.fact ?? [];
}

export async function storeRequiredRoles(db: Queryable, roles: readonly Role[]): Promise<void> {
  await sql`insert into installation_facts (name, fact) values (${REQUIRED_ROLES}, ${JSON.stringify(roles)}::jsonb)
    on conflict (name) do update set fact = excluded.fact`.execute(db);
}

/** The second factors that an account has. */
export async function findWays(db: Queryable, { municipalityId, userId }: SessionOwner): Promise<FactorWays> {
  const found = await sql<FactorWays>`select
    exists (select from totp_secrets where municipality_id = ${municipalityId} and user_id = ${userId}) as application,
    exists (select from passkeys where municipality_id = ${municipalityId} and user_id = ${userId}) as passkey`.execute(
    db,
  );
  return found.rows[0] ?? { application: false, passkey: false };
}

export async function hasSecondFactor(db: Queryable, owner: SessionOwner): Promise<boolean> {
  return hasFactor(await findWays(db, owner));
}
