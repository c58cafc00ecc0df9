// Rows of uploaded files; their bytes are in file storage.
import type { PhotoEvidence } from '@constancia/domain/submissions/evidence/photo-evidence.ts';
import type { Mark } from '@constancia/domain/submissions/evidence/photo-marks.ts';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/db/database.ts';

export interface FileRow {
  readonly municipalityId: string;
  readonly key: string;
  readonly kind: string;
  readonly formId: string;
  readonly mediaType: string;
  readonly bytes: number;
  readonly uploadedBy: string;
  /** The submission it was uploaded for; '' for a file of a form. */
  readonly submissionId: string;
  /** The name that people gave it; '' when they gave none. */
  readonly name: string;
  readonly usedAt: Date | null;
  /** When and where the photo was taken; null for what is no photo, and where that was not recorded. */
  readonly photo: PhotoEvidence | null;
  /** What staff marked on the photo; null for nothing. */
  readonly marks: readonly Mark[] | null;
}

export interface NewFile {
  readonly municipalityId: string;
  readonly key: string;
  readonly kind: string;
  readonly formId: string;
  readonly mediaType: string;
  readonly bytes: number;
  readonly uploadedBy: string;
  readonly at: Date;
  readonly submissionId?: string;
  readonly name?: string;
  readonly photo?: PhotoEvidence | null;
  readonly marks?: readonly Mark[] | null;
}

export const jsonOrNull = (value: object | null | undefined): string | null =>
  value ? JSON.stringify(value) : null;

export async function insertFile(db: Queryable, file: NewFile): Promise<void> {
  await sql`
    insert into files (municipality_id, key, kind, form_id, media_type, bytes, uploaded_by, uploaded_at,
      submission_id, name, photo, marks)
    values (${file.municipalityId}, ${file.key}, ${file.kind}, ${file.formId}, ${file.mediaType}, ${file.bytes},
      ${file.uploadedBy}, ${file.at}, ${file.submissionId ?? ''}, ${file.name ?? ''},
      ${jsonOrNull(file.photo)}::jsonb, ${jsonOrNull(file.marks)}::jsonb)`.execute(db);
}

const COLUMNS = sql.raw(
  'municipality_id, key, kind, form_id, media_type, bytes, uploaded_by, submission_id, name, used_at, photo, marks',
);

export async function findFile(db: Queryable, key: string): Promise<FileRow | null> {
  const found = await sql<FileRow>`
    select ${COLUMNS} from files where key = ${key}`.execute(db);
  return found.rows[0] ?? null;
}

export interface FileKey {
  readonly municipalityId: string;
  /** Key in file storage. */
  readonly key: string;
}

/**
 * A file that is already in use keeps its first time. False when it is not there: it may have been deleted as unused since
 * it was checked, so whoever names it must refuse then.
 */
export async function markUsed(db: Queryable, { municipalityId, key }: FileKey, at: Date): Promise<boolean> {
  const marked = await sql`
    update files set used_at = coalesce(used_at, ${at})
    where municipality_id = ${municipalityId} and key = ${key} returning key`.execute(db);
  return marked.rows.length > 0;
}

export interface OldFiles {
  readonly before: Date;
  /** Files of visitors are deleted earlier. */
  readonly ofVisitorsBefore: Date;
  readonly most: number;
}

/** Deletes rows of files that nothing uses and returns their keys. */
export async function takeUnused(
  db: Queryable,
  { before, ofVisitorsBefore, most }: OldFiles,
): Promise<readonly string[]> {
  const taken = await sql<{ key: string }>`
    delete from files where key in (
      select key from files
      where used_at is null
        and (uploaded_at < ${before} or (uploaded_by = '' and uploaded_at < ${ofVisitorsBefore}
          and (kind = 'signature' or kind like 'answer-%')))
      limit ${most} for update skip locked)
    returning key`.execute(db);
  return taken.rows.map(({ key }) => key);
}

export interface NewSignature {
  readonly municipalityId: string;
  readonly key: string;
  readonly formId: string;
  readonly submissionId: string;
  readonly slot: number;
  readonly size: number;
  readonly uploadedBy: string;
  readonly at: Date;
}

export async function insertSignature(db: Queryable, signature: NewSignature): Promise<void> {
  await sql`
    insert into files (municipality_id, key, kind, form_id, submission_id, signature_slot, media_type, bytes,
      uploaded_by, uploaded_at)
    values (${signature.municipalityId}, ${signature.key}, 'signature', ${signature.formId},
      ${signature.submissionId}, ${signature.slot}, 'image/png', ${signature.size}, ${signature.uploadedBy},
      ${signature.at})`.execute(db);
}

export interface SignatureFile {
  readonly key: string;
  readonly slot: number;
}

/** The drawings of signatures that this person uploaded for one submission. */
export async function listSignatures(
  db: Queryable,
  of: {
    readonly municipalityId: string;
    readonly formId: string;
    readonly submissionId: string;
    readonly uploadedBy: string;
  },
): Promise<readonly SignatureFile[]> {
  const found = await sql<SignatureFile>`
    select key, signature_slot as slot from files
    where municipality_id = ${of.municipalityId} and submission_id = ${of.submissionId} and submission_id <> ''
      and kind = 'signature' and form_id = ${of.formId} and uploaded_by = ${of.uploadedBy}`.execute(db);
  return found.rows;
}

/** Files of a stored submission. */
export async function findFilesOf(
  db: Queryable,
  submission: { readonly municipalityId: string; readonly id: string },
): Promise<readonly FileRow[]> {
  const found = await sql<FileRow>`
    select ${COLUMNS} from files
    where municipality_id = ${submission.municipalityId} and submission_id = ${submission.id}
      and submission_id <> '' and used_at is not null`.execute(db);
  return found.rows;
}

export interface FilesOfSubmission {
  readonly municipalityId: string;
  readonly submissionId: string;
  readonly formId: string;
  /** Id of the account; '' for a visitor. */
  readonly uploadedBy: string;
}

/** The keys among these that this person uploaded for this submission, each with its kind. */
export async function findOwnFiles(
  db: Queryable,
  { municipalityId, submissionId, formId, uploadedBy }: FilesOfSubmission,
  keys: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const found = await sql<{ key: string; kind: string }>`
    select key, kind from files
    where municipality_id = ${municipalityId} and submission_id = ${submissionId} and submission_id <> ''
      and form_id = ${formId} and uploaded_by = ${uploadedBy} and key = any(${keys})`.execute(db);
  return new Map(found.rows.map(({ key, kind }) => [key, kind]));
}

/** Also deletes a file that is in use. */
export async function deleteFile(db: Queryable, { municipalityId, key }: FileKey): Promise<void> {
  await sql`delete from files where municipality_id = ${municipalityId} and key = ${key}`.execute(db);
}

/** Deletes rows of a kind whose files came into use before that time, and returns their keys. */
export async function takeUsedBefore(
  db: Queryable,
  { kind, before }: { readonly kind: string; readonly before: Date },
): Promise<readonly string[]> {
  const taken = await sql<{ key: string }>`
    delete from files where kind = ${kind} and used_at < ${before} returning key`.execute(db);
  return taken.rows.map(({ key }) => key);
}

/** False when the file does not exist or is in use; then it stays. */
export async function deleteUnused(db: Queryable, { municipalityId, key }: FileKey): Promise<boolean> {
  const deleted = await sql`
    delete from files where municipality_id = ${municipalityId} and key = ${key} and used_at is null
    returning key`.execute(db);
  return deleted.rows.length > 0;
}

/**
 * Storage keys of the pictures of this kind that belong to the municipality as a whole. None is deleted before the
 * transaction ends.
 */
export async function lockKeysOf(
  tx: Queryable,
  municipalityId: string,
  kind: string,
): Promise<readonly string[]> {
  const found = await sql<{ key: string }>`
    select key from files where municipality_id = ${municipalityId} and kind = ${kind} and form_id = ''
    order by key for update`.execute(tx);
  return found.rows.map(({ key }) => key);
}

/** These are in use from now on; the municipality's others of the kind are not, and are deleted like any unused file. */
export async function markOnlyUsed(
  tx: Queryable,
  {
    municipalityId,
    kind,
    keys,
  }: { readonly municipalityId: string; readonly kind: string; readonly keys: readonly string[] },
  at: Date,
): Promise<void> {
  await sql`
    update files set used_at = case when key = any(${keys}::text[]) then coalesce(used_at, ${at}) end
    where municipality_id = ${municipalityId} and kind = ${kind}
      and (used_at is not null) <> (key = any(${keys}::text[]))`.execute(tx);
}
