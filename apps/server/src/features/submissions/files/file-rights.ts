// Who may read a file of a submission: before it is sent, the person who uploaded the file; afterwards,
// everyone who may see the submission.
// rules: R5.27, W12, W19, X14.09
import { ATTACHMENT_KINDS } from '@constancia/domain/submissions/answers/answers.ts';
import type { Database } from '../../../platform/db/database.ts';
import { type FileRight, type FileRow, fileKindOf, VISITOR } from '../../files/public.ts';
import { maySee } from '../view/open-submission.ts';

const KINDS = ATTACHMENT_KINDS.map(fileKindOf);

export function isSubmissionFile({ kind }: FileRow): boolean {
  return KINDS.includes(kind);
}

/** The right for each kind of file that a submission has. */
export function submissionFileRights(db: Database): Readonly<Record<string, FileRight>> {
  const mayRead: FileRight = async (actor, file) => {
    // A visitor's URL was signed for somebody who knows the id of the upload.
    if (file.usedAt === null)
      return file.uploadedBy === VISITOR || file.uploadedBy === (actor?.userId ?? VISITOR);
    return actor !== null && maySee(db, actor, file.submissionId);
  };
  return Object.fromEntries(KINDS.map((kind) => [kind, mayRead]));
}
