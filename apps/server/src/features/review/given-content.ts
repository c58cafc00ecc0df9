// Converts what the browser sent for an edit to the content of a submission. For person and asset the browser
// only says which one: unchanged ones are taken as stored, others are read from the registers. New files and
// signatures must have been uploaded by the same person for this submission.
// rules: A3.32, W10, W12, X14.06
import type { Body } from '@constancia/contract/endpoint.ts';
import type { correct } from '@constancia/contract/submissions/review.ts';
import type { Issue } from '@constancia/domain/issue.ts';
import type { SubmissionContent } from '@constancia/domain/review/changes.ts';
import {
  type AnswerSet,
  type AnswersByQuestion,
  ATTACHMENT_KINDS,
} from '@constancia/domain/submissions/answers/answers.ts';
import { ownEntry } from '@constancia/domain/submissions/answers/own-entry.ts';
import { askedPerson, type Particulars } from '@constancia/domain/submissions/particulars/particulars.ts';
import type { Queryable } from '../../platform/db/database.ts';
import {
  checkFiles,
  type FindAsset,
  type FindPerson,
  signatureFileIssues,
  submittedAsset,
  unknownDrawing,
  unknownFile,
} from '../submissions/public.ts';
import { contentOf, type OpenedSubmission } from './open-to-review.ts';

export interface Registers {
  readonly db: Queryable;
  readonly findPerson: FindPerson;
  readonly findAsset: FindAsset;
}

export type EditBody = Body<typeof correct>;

export interface GivenContent {
  readonly content: SubmissionContent;
  readonly issues: readonly Issue[];
  readonly newFiles: readonly NewlyNamed[];
}

/** A file that the submission did not name before, and what is wrong when it is deleted before the edit is stored. */
export interface NewlyNamed {
  /** In file storage. */
  readonly key: string;
  readonly gone: Issue;
}

/** `uploadedBy`: id of the account; '' for a citizen of the portal. */
export async function givenContent(
  registers: Registers,
  submission: OpenedSubmission,
  { body, uploadedBy }: { readonly body: Omit<EditBody, 'reason'>; readonly uploadedBy: string },
): Promise<GivenContent> {
  const { db } = registers;
  const { row } = submission;
  const stored = contentOf(row);
  const { particulars, issues: ofParticulars } = await givenParticulars(registers, submission, body);
  const signed = stored.particulars.signatures.map(({ slot }) => slot);
  const drawn = particulars.signatures.filter(({ slot, image }) => image !== '' && !signed.includes(slot));
  const upload = {
    municipalityId: row.municipalityId,
    formId: row.formId,
    submissionId: row.id,
    uploadedBy,
  };
  const ofSignatures = await signatureFileIssues(db, upload, drawn);
  const { files, issues: ofFiles } = await checkFiles(db, upload, newlyNamed(stored.answers, body.answers));
  return {
    content: { answers: body.answers, particulars },
    issues: [...ofParticulars, ...ofSignatures, ...ofFiles],
    newFiles: [
      ...files.map((file) => ({ key: file.key, gone: unknownFile(file) })),
      ...drawn.map((signature) => ({ key: signature.image, gone: unknownDrawing(signature) })),
    ],
  };
}

async function givenParticulars(
  { findPerson, findAsset }: Registers,
  { row, index }: OpenedSubmission,
  { particulars: given }: Pick<EditBody, 'particulars'>,
): Promise<{ readonly particulars: Particulars; readonly issues: readonly Issue[] }> {
  const { particulars: stored } = contentOf(row);
  if (!given) return { particulars: stored, issues: [] };
  const issues: Issue[] = [];
  let { citizen } = stored;
  const asked = given.citizen;
  if (asked?.id !== citizen?.id || asked?.documentNumber !== citizen?.documentNumber) {
    const isAsked = askedPerson(index.definition) !== null;
    citizen = asked && isAsked ? await findPerson({ municipalityId: row.municipalityId, ...asked }) : null;
    if (asked && !citizen) issues.push({ code: 'citizen-unknown', at: { field: 'citizen' } });
  }
  let { asset } = stored;
  if (given.asset?.id !== asset?.id) {
    const form = { municipalityId: row.municipalityId, definition: index.definition };
    const found = await submittedAsset(findAsset, form, { ...given, citizen });
    asset = found.asset;
    issues.push(...found.issues);
  }
  return { particulars: { ...given, citizen, asset }, issues };
}

/** The answers with only those files that the same question did not have before. */
function newlyNamed(stored: AnswerSet, { main, rows, ticked }: AnswerSet): AnswerSet {
  const entries = Object.entries(rows).map(([sectionId, copies]) => {
    const before = new Map(ownEntry(stored.rows, sectionId)?.map((row) => [row.id, row.answers]));
    const changed = copies.map(({ id, answers }) => ({
      id,
      answers: newFilesOf(before.get(id) ?? {}, answers),
    }));
    return [sectionId, changed] as const;
  });
  return { ticked, main: newFilesOf(stored.main, main), rows: Object.fromEntries(entries) };
}

function newFilesOf(stored: AnswersByQuestion, given: AnswersByQuestion): AnswersByQuestion {
  return Object.fromEntries(
    Object.entries(given).map(([questionId, answer]) => {
      const before = ownEntry(stored, questionId);
      const added = ATTACHMENT_KINDS.filter((kind) => answer[kind] && answer[kind] !== before?.[kind]);
      return [questionId, Object.fromEntries(added.map((kind) => [kind, answer[kind]]))];
    }),
  );
}
