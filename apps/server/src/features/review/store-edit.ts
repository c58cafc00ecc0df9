// Stores an edit of a submission in one transaction. It is checked by the same rules as in the browser and
// against the version that the person saw. The original is kept, the edit becomes a row, and the new content
// replaces the submission's.
// rules: R4.25, R4.26, R7.18, W9, W10
import type { Edited } from '@constancia/contract/submissions/review.ts';
import type { Actor } from '@constancia/domain/access/actor.ts';
import { countCopies } from '@constancia/domain/presentation/sheet/sheet-columns.ts';
import { type Changes, changesNothing, type SubmissionContent } from '@constancia/domain/review/changes.ts';
import type { Issue } from '@constancia/domain/issue.ts';
import { checkEdit } from '@constancia/domain/review/check-edit.ts';
import type { CorrectionKind } from '@constancia/domain/review/correction.ts';
import {
  completionLimits,
  correctionLimits,
  type EditLimits,
} from '@constancia/domain/review/edit-limits.ts';
import { appendAudit } from '../../platform/audit/queries.ts';
import type { Clock } from '../../platform/clock.ts';
import { type Database, inTransaction, type Queryable } from '../../platform/db/database.ts';
import { Problem } from '../../platform/http/problem.ts';
import { markUsed } from '../files/public.ts';
import {
  findPersonFor,
  findSubmission,
  keyOf,
  type SubmissionKey,
  storedWords,
} from '../submissions/public.ts';
import {
  type EditBody,
  type GivenContent,
  givenContent,
  type NewlyNamed,
  type Registers,
} from './given-content.ts';
import { contentOf, type OpenedSubmission } from './open-to-review.ts';
import {
  insertCorrection,
  keepOriginal,
  lastEditor,
  lockSubmission,
  storeContent,
  widenCopies,
} from './queries.ts';

export type EditServices = Omit<Registers, 'db'> & { readonly db: Database; readonly clock: Clock };

interface StaffEdit {
  readonly kind: Exclude<CorrectionKind, 'revision'>;
  readonly actor: Actor;
  readonly body: EditBody;
}

function limitsFor(kind: StaffEdit['kind'], { index, row }: OpenedSubmission): EditLimits {
  const stored = contentOf(row);
  return kind === 'correction' ? correctionLimits(stored) : completionLimits(index, stored);
}

export async function storeEdit(
  services: EditServices,
  submission: OpenedSubmission,
  edit: StaffEdit,
): Promise<Edited> {
  const { db, clock } = services;
  const { actor, body, kind } = edit;
  const registers = { ...services, findPerson: findPersonFor(services, actor) };
  const given = await givenContent(registers, submission, { body, uploadedBy: actor.userId });
  return inTransaction(db, async (tx) => {
    const locked = await lockSubmission(tx, keyOf(submission.row));
    const row = locked && (await findSubmission(tx, keyOf(submission.row)));
    if (!locked || !row) throw new Problem('submission-not-found');
    const present = { ...submission, row };
    if (locked.version !== body.version)
      return repeated(tx, present, { edit, given, version: locked.version });
    const { after, changes } = judged(present, { kind, given });
    if (changesNothing(changes)) throw new Problem('nothing-changed');
    const version = await writeEdit(tx, present, {
      kind,
      at: clock(),
      by: actor.username,
      email: actor.email,
      after,
      changes,
      newFiles: given.newFiles,
      reason: body.reason.trim(),
    });
    return { id: row.id, version, state: row.state };
  });
}

function judged(
  submission: OpenedSubmission,
  { kind, given }: { readonly kind: StaffEdit['kind']; readonly given: GivenContent },
): { readonly after: SubmissionContent; readonly changes: Changes } {
  const limits = limitsFor(kind, submission);
  const stored = contentOf(submission.row);
  const { after, changes, issues } = checkEdit(submission.index, { stored, given: given.content, limits });
  const all = [...given.issues, ...issues];
  if (all.length > 0) throw new Problem('answers-invalid', { issues: all });
  return { after, changes };
}

/**
 * An edit that was sent again after a lost reply: it is stored already when it changes nothing of what the
 * same person stored last.
 */
async function repeated(
  tx: Queryable,
  submission: OpenedSubmission,
  {
    edit,
    given,
    version,
  }: { readonly edit: StaffEdit; readonly given: GivenContent; readonly version: number },
): Promise<Edited> {
  const stored = contentOf(submission.row);
  const limits = limitsFor(edit.kind, submission);
  const { changes } = checkEdit(submission.index, { stored, given: given.content, limits });
  const own = (await lastEditor(tx, keyOf(submission.row))) === edit.actor.username;
  if (!own || !changesNothing(changes)) throw new Problem('stale-version', { values: { version } });
  return { id: submission.row.id, version, state: submission.row.state };
}

export interface EditToWrite {
  readonly kind: CorrectionKind;
  readonly at: Date;
  /** Username, or a citizen's name. */
  readonly by: string;
  readonly email: string;
  readonly after: SubmissionContent;
  readonly changes: Changes;
  readonly newFiles: readonly NewlyNamed[];
  /** '' where the person said nothing. */
  readonly reason: string;
}

/** Runs under the lock of the submission and returns its new version. Throws answers-invalid. */
export async function writeEdit(
  tx: Queryable,
  { row, index }: OpenedSubmission,
  { kind, at, by, email, after, changes, newFiles, reason }: EditToWrite,
): Promise<number> {
  const key = keyOf(row);
  // First, because it takes the lock under which counters are moved.
  await appendAudit(tx, {
    municipalityId: row.municipalityId,
    at,
    actor: by,
    action: 'update',
    subject: 'submission',
    subjectId: row.id,
    details: { form: row.formId, kind, version: row.version + 1, answers: changes.answers.length },
  });
  await keepOriginal(tx, key, contentOf(row));
  await insertCorrection(tx, key, { kind, at, by, email, changes, reason });
  const version = await storeContent(tx, key, {
    content: after,
    words: storedWords(row.formId, index, after),
    at,
  });
  const form = { municipalityId: row.municipalityId, formId: row.formId };
  await widenCopies(tx, form, countCopies({}, after));
  await markNewFiles(tx, row, { newFiles, at });
  return version;
}

/** Each is there and in use from now on. One that was deleted since it was checked is uploaded again by the device. */
async function markNewFiles(
  tx: Queryable,
  { municipalityId }: SubmissionKey,
  { newFiles, at }: Pick<EditToWrite, 'newFiles' | 'at'>,
): Promise<void> {
  const issues: Issue[] = [];
  for (const { key, gone } of newFiles)
    if (!(await markUsed(tx, { municipalityId, key }, at))) issues.push(gone);
  if (issues.length > 0) throw new Problem('answers-invalid', { issues });
}
