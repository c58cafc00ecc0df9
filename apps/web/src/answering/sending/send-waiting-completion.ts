// Sends what staff completed without a connection, over the version of the submission that they saw: what somebody else stored
// since, nobody overwrites.
// rules: X39.72
import type { complete, SubmissionToEdit } from '@constancia/contract/submissions/review.ts';
import type { AnswerSet } from '@constancia/domain/submissions/answers/answers.ts';
import type { Particulars } from '@constancia/domain/submissions/particulars/particulars.ts';
import { call } from '../../platform/api-client.ts';
import { pieceId, removePrepared } from '../../platform/device/prepared.ts';
import type { WrittenDraft } from '../session/written-draft.ts';
import { SENDING_LIMIT } from './attempt.ts';
import { sentParticulars } from './sent-body.ts';

interface Completed {
  readonly answers: AnswerSet;
  readonly particulars: Particulars;
}

/** Returns the code of the submission. `person`: id of the account; the files have arrived. */
export async function sendWaitingCompletion(
  person: string,
  { submissionId, base }: WrittenDraft,
  { answers, particulars }: Completed,
): Promise<string> {
  const { code, version, particulars: stored } = base as SubmissionToEdit;
  const isStored = (slot: number) => stored.signatures.some((signature) => signature.slot === slot);
  const signatures = particulars.signatures.filter(({ slot, image }) => image !== '' && !isStored(slot));
  await call<typeof complete>({
    method: 'POST',
    path: '/api/submissions/:submissionId/completions',
    params: { submissionId },
    body: { version, answers, particulars: sentParticulars({ ...particulars, signatures }) },
    limit: SENDING_LIMIT,
  });
  // As it was taken along it is not any more.
  await removePrepared(person, { id: pieceId('submission', submissionId), kind: 'submission' });
  return code;
}
