// Opens a submission for a person who wants to change it: it must exist and lie in the rows that they may
// change. It comes with the form version that was answered.
// rules: E4.26, R5.27-R5.29, R6.10, W3
import type { Actor } from '@constancia/domain/access/actor.ts';
import { mayWorkOnSubmissions } from '@constancia/domain/access/may.ts';
import { mayOpenToCorrect, submissionScope, within } from '@constancia/domain/access/scope.ts';
import type { SubmissionContent } from '@constancia/domain/review/changes.ts';
import { isSealed } from '@constancia/domain/review/edit-limits.ts';
import type { FormIndex } from '@constancia/domain/submissions/answers/form-index.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { Problem } from '../../platform/http/problem.ts';
import { type FormRow, type FormVersions, findForm } from '../forms/public.ts';
import { findSubmissionById, openSubmission, type SubmissionRow } from '../submissions/public.ts';

export interface OpenedSubmission {
  readonly row: SubmissionRow;
  readonly form: FormRow;
  readonly index: FormIndex;
}

interface Reading {
  readonly db: Queryable;
  readonly versions: FormVersions;
}

export function contentOf({
  answers,
  citizen,
  location,
  asset,
  signatures,
}: SubmissionRow): SubmissionContent {
  return { answers, particulars: { citizen, location, asset, signatures: signatures ?? [] } };
}

async function withVersion(
  { versions }: Reading,
  { row, form }: Pick<OpenedSubmission, 'row' | 'form'>,
): Promise<OpenedSubmission> {
  const index = await versions.load(form, row.formVersion);
  if (!index) throw new Problem('submission-not-found');
  return { row, form, index };
}

/** As in the view: inside the areas, and other people's only when the role sees them. */
export async function openToReview(reading: Reading, actor: Actor, id: string): Promise<OpenedSubmission> {
  return withVersion(reading, await openSubmission(reading.db, actor, id));
}

/** For a correction, the area is not checked on public and portal forms (R5.28). */
export async function openSubmissionToCorrect(
  reading: Reading,
  actor: Actor,
  id: string,
): Promise<OpenedSubmission> {
  const row = await findSubmissionById(reading.db, id);
  const form = row && (await findForm(reading.db, row.formId));
  if (!row || !form || form.deletedAt) throw new Problem('submission-not-found');
  const asked = {
    areaId: row.areaId,
    createdBy: row.createdBy,
    municipalityId: row.municipalityId,
    form: { public: form.public, portal: form.portal },
  };
  if (!mayOpenToCorrect(actor, asked)) {
    const seesAuthor = within({ ...submissionScope(actor), areas: 'all' }, asked);
    throw new Problem(seesAuthor ? 'form-outside-areas' : 'submission-not-found');
  }
  return unsealed(await withVersion(reading, { row, form }));
}

export async function openSubmissionToComplete(
  reading: Reading,
  actor: Actor,
  id: string,
): Promise<OpenedSubmission> {
  return unsealed(await openSubmissionToWorkOn(reading, actor, id));
}

export async function openSubmissionToWorkOn(
  reading: Reading,
  actor: Actor,
  id: string,
): Promise<OpenedSubmission> {
  if (!mayWorkOnSubmissions(actor)) throw new Problem('forbidden');
  return openToReview(reading, actor, id);
}

function unsealed(submission: OpenedSubmission): OpenedSubmission {
  if (isSealed(submission.index.definition, submission.row.signatures ?? []))
    throw new Problem('submission-sealed');
  return submission;
}
