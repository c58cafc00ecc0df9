// Sessions from the citizen portal, and a citizen's own submissions.
import type { PortalCitizen } from '@constancia/domain/access/portal-citizen.ts';
import type { MunicipalitySettings } from '@constancia/domain/territory/municipality-settings.ts';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/db/database.ts';
import { listFormerKeys, ofCitizen } from '../citizens/public.ts';

export interface PortalMunicipality {
  readonly id: string;
  readonly name: string;
  readonly timeZone: string;
  readonly usesAws: boolean;
  readonly settings: Partial<MunicipalitySettings>;
  readonly countryDisabled: boolean;
}

export async function findMunicipality(db: Queryable, id: string): Promise<PortalMunicipality | null> {
  const found = await sql<PortalMunicipality>`
    select m.id, m.name, m.time_zone, m.uses_aws, m.settings, c.disabled as country_disabled
    from municipalities m join provinces p on p.id = m.province_id join countries c on c.id = p.country_id
    where m.id = ${id}`.execute(db);
  return found.rows[0] ?? null;
}

/**
 * Among the municipalities that use the platform's register, the one of this person's newest submission; the
 * first one for a person without submissions. Null when there is none.
 */
export async function municipalityOfPerson(
  db: Queryable,
  person: Pick<PortalCitizen, 'id' | 'documentNumber'>,
): Promise<string | null> {
  const found = await sql<{ id: string }>`
    select m.id from municipalities m
    left join lateral (
      select s.created_at from submissions s
      where s.municipality_id = m.id and s.citizen_number = ${person.documentNumber}
        and s.citizen ->> 'id' = ${String(person.id)}
      order by s.created_at desc limit 1) last on true
    where m.settings ->> 'citizenRegister' = 'platform'
    order by last.created_at desc nulls last, m.id limit 1`.execute(db);
  return found.rows[0]?.id ?? null;
}

/** False when the token was used before. */
export async function useEntry(
  tx: Queryable,
  entry: { readonly municipalityId: string; readonly entryHash: Buffer; readonly at: Date },
): Promise<boolean> {
  const used = await sql<{ at: Date }>`
    insert into portal_entries (municipality_id, entry_hash, at)
    values (${entry.municipalityId}, ${entry.entryHash}, ${entry.at})
    on conflict do nothing returning at`.execute(tx);
  return used.rows.length > 0;
}

export async function insertSession(
  tx: Queryable,
  citizen: PortalCitizen,
  session: { readonly tokenHash: Buffer; readonly expiresAt: Date },
): Promise<void> {
  await sql`
    insert into portal_sessions (municipality_id, token_hash, citizen_id, first_name, last_name, document_number,
      username, author, expires_at)
    values (${citizen.municipalityId}, ${session.tokenHash}, ${citizen.id}, ${citizen.firstName}, ${citizen.lastName},
      ${citizen.documentNumber}, ${citizen.username}, ${citizen.author}, ${session.expiresAt})`.execute(tx);
}

interface SessionRow {
  readonly municipalityId: string;
  readonly citizenId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly documentNumber: string;
  readonly username: string;
  readonly author: string;
  readonly countryDisabled: boolean;
}

export async function findCitizen(
  db: Queryable,
  tokenHash: Buffer,
  now: Date,
): Promise<{ readonly citizen: PortalCitizen; readonly blocked: boolean } | null> {
  const found = await sql<SessionRow>`
    select s.municipality_id, s.citizen_id, s.first_name, s.last_name, s.document_number, s.username, s.author,
      c.disabled as country_disabled
    from portal_sessions s join municipalities m on m.id = s.municipality_id
    join provinces p on p.id = m.province_id join countries c on c.id = p.country_id
    where s.token_hash = ${tokenHash} and s.expires_at > ${now}`.execute(db);
  const row = found.rows[0];
  if (!row) return null;
  const key = {
    municipalityId: row.municipalityId,
    id: Number(row.citizenId),
    documentNumber: row.documentNumber,
  };
  return {
    citizen: {
      ...key,
      firstName: row.firstName,
      lastName: row.lastName,
      username: row.username,
      author: row.author,
      formerly: await listFormerKeys(db, key),
    },
    blocked: row.countryDisabled,
  };
}

/** Returns the owner of the ended session. */
export async function endSession(
  tx: Queryable,
  tokenHash: Buffer,
): Promise<{ readonly municipalityId: string; readonly citizenId: string } | null> {
  const ended = await sql<{ municipalityId: string; citizenId: string }>`
    delete from portal_sessions where token_hash = ${tokenHash} returning municipality_id, citizen_id`.execute(
    tx,
  );
  return ended.rows[0] ?? null;
}

export async function deleteEntries(
  db: Queryable,
  limits: { readonly now: Date; readonly usedBefore: Date },
): Promise<void> {
  await sql`delete from portal_sessions where expires_at <= ${limits.now}`.execute(db);
  await sql`delete from portal_entries where at < ${limits.usedBefore}`.execute(db);
}

export interface OwnSubmissionRow {
  readonly municipalityId: string;
  readonly id: string;
  readonly formId: string;
  readonly formVersion: number;
  readonly code: string;
  readonly createdAt: Date;
  /** Microseconds since 1970 for the page key. */
  readonly at: string;
  readonly state: number | null;
  readonly waits: boolean;
  /** YYYY-MM-DD; null for no due date, or when nothing waits. */
  readonly dueOn: string | null;
}

/** Selects what the domain's isOwnSubmission allows, newest first, on forms that are not deleted. */
export async function listOwnSubmissions(
  db: Queryable,
  { municipalityId, id, documentNumber }: PortalCitizen,
  page: { readonly after: { readonly at: string; readonly id: string } | null; readonly size: number },
): Promise<readonly OwnSubmissionRow[]> {
  const older = page.after
    ? sql`(s.created_at, s.id) < (timestamptz 'epoch' + ${page.after.at}::bigint * interval '1 microsecond', ${page.after.id})`
    : sql`true`;
  const found = await sql<OwnSubmissionRow>`
    select s.municipality_id, s.id, s.form_id, s.form_version, s.code, s.created_at, s.state,
      (extract(epoch from s.created_at) * 1000000)::bigint::text as at,
      coalesce(w.waits, false) as waits, case when w.waits then w.due_on end as due_on
    from submissions s join forms f on f.municipality_id = s.municipality_id and f.id = s.form_id
    left join lateral (
      select r.completed_at is null and r.recalled_at is null as waits, r.due_on::text from change_requests r
      where r.municipality_id = s.municipality_id and r.submission_id = s.id
      order by r.number desc limit 1) w on true
    where ${ofCitizen({ municipalityId, id, documentNumber })} and f.portal and f.deleted_at is null and ${older}
    order by s.created_at desc, s.id desc limit ${page.size}`.execute(db);
  return found.rows;
}
