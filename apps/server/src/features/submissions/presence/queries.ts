// Who has a submission open.
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/database.ts';

interface Page {
  readonly municipalityId: string;
  readonly submissionId: string;
  readonly userMunicipalityId: string;
  readonly userId: string;
  readonly pageId: string;
}

/** False when the submission was deleted at this moment. */
export async function storePresence(
  db: Queryable,
  { municipalityId, submissionId, userMunicipalityId, userId, pageId }: Page,
  { doing, at }: { readonly doing: 'viewing' | 'editing'; readonly at: Date },
): Promise<boolean> {
  const stored = await sql`
    insert into submission_presence (municipality_id, submission_id, user_municipality_id, user_id, page_id, doing, seen_at)
    select municipality_id, id, ${userMunicipalityId}, ${userId}, ${pageId}, ${doing}, ${at}::timestamptz
    from submissions where municipality_id = ${municipalityId} and id = ${submissionId} for key share
    on conflict (municipality_id, submission_id, user_municipality_id, user_id, page_id)
    do update set doing = excluded.doing, seen_at = excluded.seen_at returning 1`.execute(db);
  return stored.rows.length > 0;
}

export async function deletePresence(
  db: Queryable,
  { municipalityId, submissionId, userMunicipalityId, userId, pageId }: Page,
): Promise<void> {
  await sql`
    delete from submission_presence where municipality_id = ${municipalityId} and submission_id = ${submissionId}
      and user_municipality_id = ${userMunicipalityId} and user_id = ${userId} and page_id = ${pageId}`.execute(
    db,
  );
}

export interface Other {
  readonly username: string;
  readonly doing: 'viewing' | 'editing';
}

/** People who said so after `since`, who edits first; without the account itself. */
export async function listOthers(
  db: Queryable,
  { municipalityId, submissionId, userMunicipalityId, userId }: Omit<Page, 'pageId'>,
  { since, most }: { readonly since: Date; readonly most: number },
): Promise<readonly Other[]> {
  const found = await sql<Other>`
    select u.username, case when bool_or(p.doing = 'editing') then 'editing' else 'viewing' end as doing
    from submission_presence p
    join users u on u.municipality_id = p.user_municipality_id and u.id = p.user_id
    where p.municipality_id = ${municipalityId} and p.submission_id = ${submissionId} and p.seen_at > ${since}
      and (p.user_municipality_id, p.user_id) <> (${userMunicipalityId}, ${userId})
    group by u.municipality_id, u.id, u.username order by doing, u.username limit ${most}`.execute(db);
  return found.rows;
}

/** Those of pages that were closed without a word. */
export async function deletePresenceBefore(db: Queryable, before: Date): Promise<void> {
  await sql`delete from submission_presence where seen_at < ${before}`.execute(db);
}
