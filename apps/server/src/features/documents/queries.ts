// Records that were asked for.
import type { RecordOptions } from '@constancia/domain/documents/record-options.ts';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/db/database.ts';

export type RecordKind = 'record' | 'voucher';

export interface RecordRow {
  readonly municipality_id: string;
  readonly id: string;
  readonly submission_id: string;
  readonly kind: RecordKind;
  readonly requested_by: string;
  readonly requested_at: Date;
  readonly language: string;
  readonly options: RecordOptions;
  readonly origin: string;
  readonly state: 'waiting' | 'ready' | 'failed' | 'cancelled';
  readonly file_key: string;
}

export type NewRecord = Omit<RecordRow, 'state' | 'file_key'>;

export async function insertRecord(db: Queryable, row: NewRecord): Promise<void> {
  await sql`
    insert into records (municipality_id, id, submission_id, kind, requested_by, requested_at, language, options, origin)
    values (${row.municipality_id}, ${row.id}, ${row.submission_id}, ${row.kind}, ${row.requested_by},
      ${row.requested_at}, ${row.language}, ${JSON.stringify(row.options)}::jsonb, ${row.origin})`.execute(
    db,
  );
}

const COLUMNS =
  sql.raw(`municipality_id, id, submission_id, kind, requested_by, requested_at, language, options, origin,
  state, file_key`);

/** The record that an address names; whoever asks has to fit to its municipality and answer. */
export async function findRecord(db: Queryable, id: string): Promise<RecordRow | null> {
  const found = await sql<RecordRow>`select ${COLUMNS} from records where id = ${id}`.execute(db);
  return found.rows[0] ?? null;
}

/** The record that was drawn into a file. */
export async function findRecordOfFile(
  db: Queryable,
  file: { readonly municipality_id: string; readonly submission_id: string; readonly key: string },
): Promise<RecordRow | null> {
  const found = await sql<RecordRow>`
    select ${COLUMNS} from records
    where municipality_id = ${file.municipality_id} and submission_id = ${file.submission_id}
      and file_key = ${file.key}`.execute(db);
  return found.rows[0] ?? null;
}

/** False when it is not waited for any more. */
export async function settleRecord(
  db: Queryable,
  { municipality_id, id }: Pick<RecordRow, 'municipality_id' | 'id'>,
  outcome: { readonly state: 'ready' | 'failed' | 'cancelled'; readonly fileKey: string },
): Promise<boolean> {
  const settled = await sql<{ id: string }>`
    update records set state = ${outcome.state}, file_key = ${outcome.fileKey}
    where municipality_id = ${municipality_id} and id = ${id} and state = 'waiting' returning id`.execute(db);
  return settled.rows.length > 0;
}

export async function forgetRecords(db: Queryable, before: Date): Promise<void> {
  await sql`delete from records where requested_at < ${before}`.execute(db);
}
