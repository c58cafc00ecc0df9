// Rows of uploaded files; their bytes lie in file storage.
import { sql } from 'kysely';
import type { Queryable } from '../../platform/db/database.ts';

export interface FileRow {
  readonly municipality_id: string;
  readonly key: string;
  readonly kind: string;
  readonly form_id: string;
  readonly media_type: string;
  readonly uploaded_by: string;
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
}

export async function insertFile(db: Queryable, file: NewFile): Promise<void> {
  await sql`
    insert into files (municipality_id, key, kind, form_id, media_type, bytes, uploaded_by, uploaded_at)
    values (${file.municipalityId}, ${file.key}, ${file.kind}, ${file.formId}, ${file.mediaType}, ${file.bytes},
      ${file.uploadedBy}, ${file.at})`.execute(db);
}

export async function findFile(db: Queryable, key: string): Promise<FileRow | null> {
  const found = await sql<FileRow>`
    select municipality_id, key, kind, form_id, media_type, uploaded_by from files where key = ${key}`.execute(
    db,
  );
  return found.rows[0] ?? null;
}

/** The first time counts. */
export async function markUsed(db: Queryable, key: string, at: Date): Promise<void> {
  await sql`update files set used_at = ${at} where key = ${key} and used_at is null`.execute(db);
}

/** Takes rows of files that never became part of anything out of the table and gives their keys. */
export async function takeUnused(
  db: Queryable,
  { before, most }: { readonly before: Date; readonly most: number },
): Promise<readonly string[]> {
  const taken = await sql<{ key: string }>`
    delete from files where key in (
      select key from files where used_at is null and uploaded_at < ${before} limit ${most} for update skip locked)
    returning key`.execute(db);
  return taken.rows.map(({ key }) => key);
}
