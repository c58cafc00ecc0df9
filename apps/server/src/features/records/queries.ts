// Records that people asked for.
import type { RecordOptions } from '@constancia/domain/presentation/record/record-options.ts';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/db/database.ts';

export type RecordKind = 'record' | 'voucher';

/** Who reads a record: that of staff shows what the public does not see. */
export type RecordAudience = 'staff' | 'public';

export interface RecordRow {
  readonly municipalityId: string;
  readonly id: string;
  readonly submissionId: string;
  readonly kind: RecordKind;
  readonly audience: RecordAudience;
  readonly requestedBy: string;
  readonly requestedAt: Date;
  readonly language: string;
  readonly options: RecordOptions;
  readonly origin: string;
  readonly state: 'waiting' | 'ready' | 'failed' | 'cancelled';
  readonly fileKey: string;
}

export type NewRecord = Omit<RecordRow, 'state' | 'fileKey'>;

/** Returns the id of the waiting record: the new one, or an equal one that was requested before. */
export async function insertRecord(db: Queryable, row: NewRecord): Promise<string> {
  const waiting = await sql<{ id: string }>`
    insert into records (municipality_id, id, submission_id, kind, audience, requested_by, requested_at, language, options, origin)
    values (${row.municipalityId}, ${row.id}, ${row.submissionId}, ${row.kind}, ${row.audience}, ${row.requestedBy},
      ${row.requestedAt}, ${row.language}, ${JSON.stringify(row.options)}::jsonb, ${row.origin})
    on conflict (municipality_id, submission_id, kind, audience, requested_by, language, origin, md5(options::text))
      where state = 'waiting' do update set id = records.id
    returning id`.execute(db);
  return waiting.rows[0]?.id ?? row.id;
}

const COLUMNS =
  sql.raw(`municipality_id, id, submission_id, kind, audience, requested_by, requested_at, language, options, origin,
  state, file_key`);

/** The record named in a URL. The caller checks municipality, submission and who asks. */
export async function findRecord(db: Queryable, id: string): Promise<RecordRow | null> {
  const found = await sql<RecordRow>`select ${COLUMNS} from records where id = ${id}`.execute(db);
  return found.rows[0] ?? null;
}

/** The record that was drawn into a file. */
export async function findRecordOfFile(
  db: Queryable,
  file: { readonly municipalityId: string; readonly submissionId: string; readonly key: string },
): Promise<RecordRow | null> {
  const found = await sql<RecordRow>`
    select ${COLUMNS} from records
    where municipality_id = ${file.municipalityId} and submission_id = ${file.submissionId}
      and file_key = ${file.key}`.execute(db);
  return found.rows[0] ?? null;
}

/** Marks the record as being drawn. False when nobody waits for it any more. */
export async function startRecord(
  db: Queryable,
  { municipalityId, id }: Pick<RecordRow, 'municipalityId' | 'id'>,
  at: Date,
): Promise<boolean> {
  const started = await sql<{ id: string }>`
    update records set started_at = ${at}
    where municipality_id = ${municipalityId} and id = ${id} and state = 'waiting' returning id`.execute(db);
  return started.rows.length > 0;
}

/**
 * Marks the lost records of submissions as failed, so that none turns up after people were informed that it
 * failed.
 */
export async function failLostRecords(
  db: Queryable,
  {
    municipalityId,
    submissionIds,
  }: { readonly municipalityId: string; readonly submissionIds: readonly string[] },
  { startedBefore, requestedBefore }: { readonly startedBefore: Date; readonly requestedBefore: Date },
): Promise<void> {
  await sql`
    update records set state = 'failed'
    where municipality_id = ${municipalityId} and submission_id = any(${submissionIds}) and state = 'waiting'
      and (started_at < ${startedBefore} or requested_at < ${requestedBefore})`.execute(db);
}

/** False when nobody waits for the record any more. */
export async function completeRecord(
  db: Queryable,
  { municipalityId, id }: Pick<RecordRow, 'municipalityId' | 'id'>,
  outcome: { readonly state: 'ready' | 'failed' | 'cancelled'; readonly fileKey: string },
): Promise<boolean> {
  const completed = await sql<{ id: string }>`
    update records set state = ${outcome.state}, file_key = ${outcome.fileKey}
    where municipality_id = ${municipalityId} and id = ${id} and state = 'waiting' returning id`.execute(db);
  return completed.rows.length > 0;
}

export async function deleteRecords(db: Queryable, before: Date): Promise<void> {
  await sql`delete from records where requested_at < ${before}`.execute(db);
}
