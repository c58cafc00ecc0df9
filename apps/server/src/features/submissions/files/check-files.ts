// Checks the storage keys in answers, which name uploaded files. Each must be a file that this person
// uploaded for this submission, of the kind that the question takes, and may be named only once. Any other
// key may be somebody else's file.
// rules: A7.24, A7.25, W12, X14.06
import type { FieldRef, Issue } from '@constancia/domain/issue.ts';
import {
  type AnswerSet,
  type AnswersByQuestion,
  ATTACHMENT_KINDS,
} from '@constancia/domain/submissions/answers/answers.ts';
import { namesFiles } from '@constancia/domain/submissions/answers/named-files.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import { type FilesOfSubmission, fileKindOf, findOwnFiles } from '../../files/public.ts';

export interface CheckedFiles {
  /** Storage keys in the answers. */
  readonly files: readonly string[];
  readonly issues: readonly Issue[];
}

interface NamedFile {
  readonly key: string;
  readonly kind: string;
  readonly at: FieldRef;
}

export async function checkFiles(
  db: Queryable,
  submission: FilesOfSubmission,
  answers: AnswerSet,
): Promise<CheckedFiles> {
  if (!namesFiles(answers)) return NO_FILES;
  const named = filesIn(answers);
  const files = named.map(({ key }) => key);
  const own = await findOwnFiles(db, submission, files);
  const unknown = named.filter(
    ({ key, kind }, position) => own.get(key) !== fileKindOf(kind) || files.indexOf(key) !== position,
  );
  return { files, issues: unknown.map(({ at }) => ({ code: 'file-unknown', at })) };
}

const NO_FILES: CheckedFiles = { files: [], issues: [] };

function filesIn({ main, rows }: AnswerSet): readonly NamedFile[] {
  const inRows = Object.entries(rows).flatMap(([sectionId, copies]) =>
    copies.flatMap((row) => filesOf(row.answers, { sectionId, rowId: row.id })),
  );
  return [...filesOf(main, {}), ...inRows];
}

function filesOf(answers: AnswersByQuestion, at: FieldRef): readonly NamedFile[] {
  return Object.entries(answers).flatMap(([questionId, answer]) =>
    ATTACHMENT_KINDS.flatMap((kind) => {
      const key = answer[kind];
      return key === undefined ? [] : [{ key, kind, at: { ...at, questionId } }];
    }),
  );
}
