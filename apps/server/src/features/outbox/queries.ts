// What deliveries are about: forms by the submission, and accounts and notified systems by their id.
// rules: X20.04, X40.29
import type { Localized } from '@constancia/domain/localized.ts';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/db/database.ts';

/** By submission; those of deleted forms too, whose deliveries go on. */
export async function titlesOfSubmissions(
  db: Queryable,
  municipalityId: string,
  submissionIds: readonly string[],
): Promise<ReadonlyMap<string, Localized>> {
  const { rows } = await sql<{ id: string; title: Localized }>`
    select s.id, f.titles as title from submissions s
    join forms f on f.municipality_id = s.municipality_id and f.id = s.form_id
    where s.municipality_id = ${municipalityId} and s.id = any(${submissionIds})`.execute(db);
  return new Map(rows.map(({ id, title }) => [id, title]));
}

/** Usernames of accounts and names of webhooks, by id; without those that are gone. */
export async function namesOfEntries(
  db: Queryable,
  municipalityId: string,
  { accounts, webhooks }: { readonly accounts: readonly string[]; readonly webhooks: readonly string[] },
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ id: string; name: string }>`
    select id, username as name from users where municipality_id = ${municipalityId} and id = any(${accounts}::text[])
    union all
    select id, name from webhooks where municipality_id = ${municipalityId} and id = any(${webhooks}::text[])`.execute(
    db,
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}
