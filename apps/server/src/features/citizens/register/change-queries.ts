// What a correction, a merge and an erasure leave behind: the history of a person, the ids and numbers that they had, and
// the ids of people who were erased.
// rules: X34.52-X34.54
import type { FieldChange, RegisteredCitizen } from '@constancia/domain/citizens/registered-citizen.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../../platform/db/database.ts';
import type { CitizenKey } from '../queries.ts';

/** A document number as it is written in a column, without what people write differently. */
const plain = (column: string): RawBuilder<string> =>
  sql`upper(regexp_replace(${sql.raw(column)}, '[^0-9A-Za-z]', '', 'g'))`;

interface Change {
  readonly id: number;
  readonly at: Date;
  readonly by: string;
  readonly fields: readonly FieldChange[];
  readonly merged: RegisteredCitizen | null;
}

/** Call it under the lock of the register, so that the next number is free. */
export async function insertChange(
  tx: Queryable,
  municipalityId: string,
  { id, at, by, fields, merged }: Change,
): Promise<void> {
  await sql`
    insert into citizen_changes (municipality_id, citizen_id, number, at, username, fields, merged)
    select ${municipalityId}, ${id}, coalesce(max(number), 0) + 1, ${at}, ${by}, ${JSON.stringify(fields)}::jsonb,
      ${merged ? JSON.stringify(merged) : null}::jsonb
    from citizen_changes where municipality_id = ${municipalityId} and citizen_id = ${id}`.execute(tx);
}

interface Renamed {
  readonly from: Omit<CitizenKey, 'municipalityId'>;
  readonly to: Omit<CitizenKey, 'municipalityId'>;
  /** Then the number of `from` is looked up as well. */
  readonly merged: boolean;
}

/** From now on `from` is known as `to`, and so is everybody who was known as `from`. */
export async function renameCitizen(
  tx: Queryable,
  municipalityId: string,
  { from, to, merged }: Renamed,
): Promise<void> {
  await sql`
    update citizen_aliases set citizen_id = ${to.id}, citizen_number = ${to.documentNumber}
    where municipality_id = ${municipalityId} and citizen_id = ${from.id}
      and citizen_number = ${from.documentNumber}`.execute(tx);
  await sql`
    insert into citizen_aliases (municipality_id, id, document_number, citizen_id, citizen_number, merged)
    values (${municipalityId}, ${from.id}, ${from.documentNumber}, ${to.id}, ${to.documentNumber}, ${merged})
    on conflict (municipality_id, id, document_number) do update set citizen_id = excluded.citizen_id,
      citizen_number = excluded.citizen_number, merged = excluded.merged`.execute(tx);
  // A number that came back is nobody's former one.
  await sql`
    delete from citizen_aliases
    where municipality_id = ${municipalityId} and id = ${to.id} and document_number = ${to.documentNumber}`.execute(
    tx,
  );
}

/** Open sessions of the portal are those of the person as they are now. */
export async function updateSessions(
  tx: Queryable,
  municipalityId: string,
  { from, to }: { readonly from: number; readonly to: RegisteredCitizen },
): Promise<void> {
  await sql`
    update portal_sessions set citizen_id = ${to.id}, first_name = ${to.firstName}, last_name = ${to.lastName},
      document_number = ${to.documentNumber}
    where municipality_id = ${municipalityId} and citizen_id = ${from}`.execute(tx);
}

/** Tokens and history of the record that goes belong to the one that stays; then it goes. */
export async function moveAndDelete(
  tx: Queryable,
  municipalityId: string,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<void> {
  await sql`
    update portal_tokens set citizen_id = ${to}
    where municipality_id = ${municipalityId} and citizen_id = ${from}`.execute(tx);
  await sql`
    update citizen_changes set citizen_id = ${to}, number = number + (
      select coalesce(max(c.number), 0) from citizen_changes c
      where c.municipality_id = ${municipalityId} and c.citizen_id = ${to})
    where municipality_id = ${municipalityId} and citizen_id = ${from}`.execute(tx);
  await sql`delete from citizens where municipality_id = ${municipalityId} and id = ${from}`.execute(tx);
}

/** Deletes a person, what they were known as, their history, sessions and tokens; their ids are given to nobody. */
export async function eraseCitizenRow(
  tx: Queryable,
  municipalityId: string,
  { id, at }: { readonly id: number; readonly at: Date },
): Promise<void> {
  await sql`
    insert into citizen_tombstones (municipality_id, id, erased_at)
    select distinct ${municipalityId}, known.id, ${at}::timestamptz from (
      select ${id}::bigint as id
      union select id from citizen_aliases where municipality_id = ${municipalityId} and citizen_id = ${id}) as known
    on conflict do nothing`.execute(tx);
  await sql`
    delete from portal_sessions where municipality_id = ${municipalityId} and citizen_id in (
      select id from citizen_tombstones where municipality_id = ${municipalityId} and erased_at = ${at})`.execute(
    tx,
  );
  await sql`
    delete from prefilled_links where municipality_id = ${municipalityId} and ${plain('person_number')} in (
      select plain_number from citizens where municipality_id = ${municipalityId} and id = ${id}
      union select ${plain('document_number')} from citizen_aliases
        where municipality_id = ${municipalityId} and citizen_id = ${id})`.execute(tx);
  // Tokens, aliases and changes go with the row.
  await sql`delete from citizens where municipality_id = ${municipalityId} and id = ${id}`.execute(tx);
}
