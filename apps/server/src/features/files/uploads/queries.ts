// Rows of files that are being uploaded.
import type { PhotoEvidence } from '@constancia/domain/submissions/evidence/photo-evidence.ts';
import type { Mark } from '@constancia/domain/submissions/evidence/photo-marks.ts';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/database.ts';
import { jsonOrNull, type OldFiles } from '../queries.ts';

export interface UploadRow {
  readonly municipalityId: string;
  readonly id: string;
  readonly formId: string;
  readonly submissionId: string;
  readonly questionId: string;
  readonly kind: string;
  readonly name: string;
  readonly bytes: number;
  readonly received: number;
  readonly uploadedBy: string;
  readonly startedAt: Date;
  readonly fileKey: string | null;
  readonly photo: PhotoEvidence | null;
  readonly marks: readonly Mark[] | null;
}

export type NewUpload = Omit<UploadRow, 'received' | 'fileKey'>;

const COLUMNS = sql.raw(
  'municipality_id, id, form_id, submission_id, question_id, kind, name, bytes, received, uploaded_by, started_at, file_key, photo, marks',
);

export async function findUpload(db: Queryable, id: string): Promise<UploadRow | null> {
  const found = await sql<UploadRow>`select ${COLUMNS} from uploads where id = ${id}`.execute(db);
  return found.rows[0] ?? null;
}

export type UploadKey = Pick<UploadRow, 'municipalityId' | 'id'>;

/** Like `findUpload`, and locks the row until the transaction ends. */
export async function lockUpload(
  db: Queryable,
  { municipalityId, id }: UploadKey,
): Promise<UploadRow | null> {
  const found = await sql<UploadRow>`
    select ${COLUMNS} from uploads where municipality_id = ${municipalityId} and id = ${id} for update`.execute(
    db,
  );
  return found.rows[0] ?? null;
}

/**
 * What counts against the limits before a further upload begins. Uploads for the same submission wait for
 * each other until the transaction ends.
 */
export async function lockUsage(
  db: Queryable,
  { municipalityId, submissionId }: { readonly municipalityId: string; readonly submissionId: string },
): Promise<{ readonly unfinished: number; readonly files: number; readonly bytes: number }> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${municipalityId}/${submissionId}`}, 0))`.execute(
    db,
  );
  const counted = await sql<{ unfinished: number; files: number; bytes: number }>`
    select count(*) filter (where file_key is null) as unfinished, count(*) as files,
           coalesce(sum(bytes), 0)::bigint as bytes
    from uploads where municipality_id = ${municipalityId} and submission_id = ${submissionId}`.execute(db);
  return counted.rows[0] ?? { unfinished: 0, files: 0, bytes: 0 };
}

/**
 * Bytes of visitors that belong to no submission yet: announced, arriving or arrived. Announcements of
 * visitors wait for each other until the transaction ends.
 */
export async function lockVisitorHeap(
  db: Queryable,
  { municipalityId, formId }: { readonly municipalityId: string; readonly formId: string },
): Promise<{ readonly ofForm: number; readonly ofAll: number }> {
  await sql`select pg_advisory_xact_lock(hashtextextended('heap of visitors', 0))`.execute(db);
  const counted = await sql<{ ofForm: number; ofAll: number }>`
    select coalesce(sum(bytes) filter (where municipality_id = ${municipalityId} and form_id = ${formId}), 0)::bigint
             as "ofForm",
           coalesce(sum(bytes), 0)::bigint as "ofAll"
    from (
      select municipality_id, form_id, bytes from uploads where file_key is null and uploaded_by = ''
      union all
      select municipality_id, form_id, bytes from files
      where used_at is null and uploaded_by = '' and (kind = 'signature' or kind like 'answer-%')) as heap`.execute(
    db,
  );
  return counted.rows[0] ?? { ofForm: 0, ofAll: 0 };
}

/** False when the id is taken. */
export async function insertUpload(db: Queryable, upload: NewUpload): Promise<boolean> {
  const inserted = await sql`
    insert into uploads (municipality_id, id, form_id, submission_id, question_id, kind, name, bytes, uploaded_by,
      started_at, photo, marks)
    values (${upload.municipalityId}, ${upload.id}, ${upload.formId}, ${upload.submissionId},
      ${upload.questionId}, ${upload.kind}, ${upload.name}, ${upload.bytes}, ${upload.uploadedBy},
      ${upload.startedAt}, ${jsonOrNull(upload.photo)}::jsonb, ${jsonOrNull(upload.marks)}::jsonb)
    on conflict do nothing returning id`.execute(db);
  return inserted.rows.length > 0;
}

export async function setReceived(
  db: Queryable,
  { municipalityId, id }: UploadKey,
  received: number,
): Promise<void> {
  await sql`
    update uploads set received = ${received} where municipality_id = ${municipalityId} and id = ${id}`.execute(
    db,
  );
}

/** False when the upload is gone or already has its file. */
export async function setFileKey(
  db: Queryable,
  { municipalityId, id }: UploadKey,
  key: string,
): Promise<boolean> {
  const set = await sql`
    update uploads set file_key = ${key}
    where municipality_id = ${municipalityId} and id = ${id} and file_key is null returning id`.execute(db);
  return set.rows.length > 0;
}

export async function deleteUpload(db: Queryable, { municipalityId, id }: UploadKey): Promise<void> {
  await sql`delete from uploads where municipality_id = ${municipalityId} and id = ${id}`.execute(db);
}

/** Deletes the rows of old uploads, finished or not, and returns their ids. */
export async function takeOldUploads(
  db: Queryable,
  { before, ofVisitorsBefore, most }: OldFiles,
): Promise<readonly Pick<UploadRow, 'id' | 'startedAt'>[]> {
  const taken = await sql<Pick<UploadRow, 'id' | 'startedAt'>>`
    delete from uploads where id in (
      select id from uploads
      where started_at < ${before} or (uploaded_by = '' and started_at < ${ofVisitorsBefore}) limit ${most} for update skip locked)
    returning id, started_at`.execute(db);
  return taken.rows;
}
