// What citizens are asked to revise, and what became of it.
// rules: R4.24, X31.80, X33.72, X33.73
import type { RequestedItem } from '@constancia/domain/review/change-request.ts';
import type { Answer } from '@constancia/domain/submissions/answers/answers.ts';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/db/database.ts';
import type { SubmissionKey } from './queries.ts';

export interface RequestRow {
  readonly number: number;
  readonly at: Date;
  readonly madeBy: string;
  readonly comment: string;
  readonly requested: readonly RequestedItem[];
  readonly dueOn: string | null;
  readonly completedAt: Date | null;
  readonly message: string;
  readonly replied: readonly (Answer | null)[] | null;
  readonly acceptedAt: Date | null;
  readonly acceptedBy: string;
  readonly recalledAt: Date | null;
  readonly recalledBy: string;
}

/** The citizen has not answered it, and nobody recalled it. */
export const isWaiting = ({ completedAt, recalledAt }: RequestRow): boolean =>
  completedAt === null && recalledAt === null;

/** Oldest first. */
export async function listRequests(
  db: Queryable,
  { municipalityId, id }: SubmissionKey,
): Promise<readonly RequestRow[]> {
  const found = await sql<RequestRow>`
    select number, at, made_by, comment, requested, due_on::text, completed_at, message, replied, accepted_at,
      accepted_by, recalled_at, recalled_by
    from change_requests
    where municipality_id = ${municipalityId} and submission_id = ${id} order by number`.execute(db);
  return found.rows;
}

export async function insertRequest(
  tx: Queryable,
  { municipalityId, id }: SubmissionKey,
  request: {
    readonly at: Date;
    readonly by: string;
    readonly email: string;
    readonly comment: string;
    readonly requested: readonly RequestedItem[];
    readonly dueOn: string | null;
  },
): Promise<void> {
  await sql`
    insert into change_requests (municipality_id, submission_id, number, at, made_by, made_by_email, comment, requested,
      due_on)
    select ${municipalityId}, ${id}, coalesce(max(number), 0) + 1, ${request.at}, ${request.by}, ${request.email},
      ${request.comment}, ${JSON.stringify(request.requested)}::jsonb, ${request.dueOn}::date
    from change_requests where municipality_id = ${municipalityId} and submission_id = ${id}`.execute(tx);
}

export interface Reply {
  readonly number: number;
  readonly at: Date;
  readonly message: string;
  readonly replied: readonly (Answer | null)[];
}

/** Closes the request with this number, with what was answered, and every earlier one that was added to. */
export async function closeRequests(
  tx: Queryable,
  { municipalityId, id }: SubmissionKey,
  { number, at, message, replied }: Reply,
): Promise<void> {
  await sql`
    update change_requests set completed_at = ${at},
      message = case number when ${number} then ${message} else '' end,
      replied = case number when ${number} then ${JSON.stringify(replied)}::jsonb end
    where municipality_id = ${municipalityId} and submission_id = ${id} and number <= ${number}
      and completed_at is null and recalled_at is null`.execute(tx);
}

/** Accepts what the citizen answered to all closed requests; false when there is nothing to accept. */
export async function acceptRequests(
  tx: Queryable,
  { municipalityId, id }: SubmissionKey,
  { at, by }: { readonly at: Date; readonly by: string },
): Promise<boolean> {
  const accepted = await sql<{ number: number }>`
    update change_requests set accepted_at = ${at}, accepted_by = ${by}
    where municipality_id = ${municipalityId} and submission_id = ${id} and completed_at is not null
      and accepted_at is null and not exists (
        select from change_requests open where open.municipality_id = ${municipalityId}
          and open.submission_id = ${id} and open.completed_at is null and open.recalled_at is null)
    returning number`.execute(tx);
  return accepted.rows.length > 0;
}

/** Recalls all open requests; false when none is open. */
export async function recallRequests(
  tx: Queryable,
  { municipalityId, id }: SubmissionKey,
  { at, by }: { readonly at: Date; readonly by: string },
): Promise<boolean> {
  const recalled = await sql<{ number: number }>`
    update change_requests set recalled_at = ${at}, recalled_by = ${by}
    where municipality_id = ${municipalityId} and submission_id = ${id} and completed_at is null
      and recalled_at is null returning number`.execute(tx);
  return recalled.rows.length > 0;
}
