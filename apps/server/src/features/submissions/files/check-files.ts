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
  /** Those in the answers. */
  readonly files: readonly NamedFile[];
  readonly issues: readonly Issue[];
}

export interface NamedFile {
  /** In file storage. */
  readonly key: string;
  readonly kind: string;
  readonly at: FieldRef;
}

export const unknownFile = ({ at }: Pick<NamedFile, 'at'>): Issue => ({ code: 'file-unknown', at });

export async function checkFiles(
  db: Queryable,
  submission: FilesOfSubmission,
  answers: AnswerSet,
): Promise<CheckedFiles> {
  if (!namesFiles(answers)) return NO_FILES;
  const files = filesIn(answers);
  const keys = files.map(({ key }) => key);
  const own = await findOwnFiles(db, submission, keys);
  const unknown = files.filter(
    ({ key, kind }, position) => own.get(key) !== fileKindOf(kind) || keys.indexOf(key) !== position,
  );
  return { files, issues: unknown.map(unknownFile) };
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
