// What the roles read and write besides the features: the demonstration accounts, and what is shown to an
// operator.
import { sql } from 'kysely';
import type { Queryable } from '../platform/db/database.ts';

/** Marks all existing accounts as demonstration accounts. */
export async function markDemonstrationAccounts(db: Queryable): Promise<void> {
  await sql`update users set demonstration = true`.execute(db);
}

export interface DemonstrationAccount {
  readonly role: string;
  readonly email: string;
  readonly hasPassword: boolean;
}

export async function listDemonstrationAccounts(db: Queryable): Promise<readonly DemonstrationAccount[]> {
  const found = await sql<DemonstrationAccount>`
    select coalesce(u.roles[1], '') as role, u.email, u.password_hash is not null as "hasPassword"
    from users u join municipalities m on m.id = u.municipality_id
    where u.demonstration
    order by m.name collate "es-x-icu" desc, u.roles[1], u.email`.execute(db);
  return found.rows;
}

export async function setDemonstrationPassword(db: Queryable, passwordHash: string): Promise<void> {
  await sql`update users set password_hash = ${passwordHash} where demonstration`.execute(db);
}

/** Also deletes their sessions. */
export async function deleteDemonstrationAccounts(
  db: Queryable,
): Promise<readonly { readonly municipalityId: string; readonly id: string }[]> {
  await sql`
    delete from sessions s using users u
    where u.demonstration and s.municipality_id = u.municipality_id and s.user_id = u.id`.execute(db);
  const deleted = await sql<{ municipalityId: string; id: string }>`
    delete from users where demonstration returning municipality_id, id`.execute(db);
  return deleted.rows;
}

/**
 * Closes forms that nobody has changed since the demonstration was imported; their submissions stay, hidden.
 */
export async function closeDemonstrationForms(
  db: Queryable,
  ids: readonly string[],
  at: Date,
): Promise<readonly { readonly municipalityId: string; readonly id: string }[]> {
  const deletion = { username: '', at: at.toISOString(), emptyForm: false };
  const closed = await sql<{ municipalityId: string; id: string }>`
    update forms f set deleted_at = ${at}, deletion = ${JSON.stringify(deletion)}::jsonb
    where f.id = any(${ids}) and f.deleted_at is null and not exists (
      select from form_versions v where v.municipality_id = f.municipality_id and v.form_id = f.id and v.edit)
    returning f.municipality_id, f.id`.execute(db);
  return closed.rows;
}

export interface KeptMunicipality {
  readonly name: string;
  readonly forms: number;
  readonly submissions: number;
}

/** What there is besides the accounts, by municipality. */
export async function listKept(db: Queryable): Promise<readonly KeptMunicipality[]> {
  const found = await sql<KeptMunicipality>`
    select m.name, (select count(*)::int from forms f where f.municipality_id = m.id and f.deleted_at is null) as forms,
           (select count(*)::int from submissions s where s.municipality_id = m.id) as submissions
    from municipalities m order by m.name collate "es-x-icu"`.execute(db);
  return found.rows;
}

/** An area that an account can belong to, the first by id; null in an empty installation. */
export async function findAnyArea(
  db: Queryable,
): Promise<{ readonly municipalityId: string; readonly areaId: string } | null> {
  const found = await sql<{ municipalityId: string; areaId: string }>`
    select municipality_id, id as area_id from areas order by municipality_id, id limit 1`.execute(db);
  return found.rows[0] ?? null;
}

/** People with this number in all municipalities, with the name of the municipality. */
export async function findPeople(
  db: Queryable,
  documentNumber: string,
): Promise<readonly { readonly municipalityId: string; readonly id: string; readonly name: string }[]> {
  const found = await sql<{ municipalityId: string; id: string; name: string }>`
    select distinct on (m.id) c.municipality_id, c.id, m.name
    from citizens c join municipalities m on m.id = c.municipality_id
    where c.document_number = ${documentNumber} order by m.id, c.id`.execute(db);
  return found.rows;
}
