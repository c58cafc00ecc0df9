// Sends a citizen's revision that was left to be sent, as long as the same is asked of them: what a reviewer asked in
// between they have not seen.
// rules: X31.88
import type { openRevision, revise, SubmissionToRevise } from '@constancia/contract/submissions/portal.ts';
import type { SubmitBody } from '@constancia/contract/submissions/submissions.ts';
import { asCallError, CallError, call } from '../../platform/api-client.ts';
import type { WrittenDraft } from '../session/written-draft.ts';
import { SENDING_LIMIT } from './attempt.ts';

/** Returns its code. `answers`: what was written, with the files that have arrived; `message`: to the town hall. */
export async function sendWaitingRevision(
  { submissionId, base, mayBeStored }: WrittenDraft,
  { answers, message }: { readonly answers: SubmitBody['answers']; readonly message: string },
): Promise<string> {
  const { requested, code } = base as SubmissionToRevise;
  const params = { submissionId };
  const path = '/api/portal/submissions/:submissionId/revision';
  try {
    const now = await call<typeof openRevision>({ method: 'GET', path, params, limit: SENDING_LIMIT });
    if (!isSameAsked(now.requested, requested)) throw new CallError('stale-version', { status: 409 });
    const body = { answers, unchanged: false, message };
    const stored = await call<typeof revise>({ method: 'POST', path, params, body, limit: SENDING_LIMIT });
    return stored.code;
  } catch (error) {
    // The reply to an attempt before this one was lost.
    if (mayBeStored && asCallError(error).code === 'already-answered') return code;
    throw error;
  }
}

type Asked = SubmissionToRevise['requested'];

function isSameAsked(now: Asked, then: Asked): boolean {
  const nameOf = ({ questionId, rowId = '' }: Asked[number]) => `${questionId} ${rowId}`;
  const known = new Set(then.map(nameOf));
  return now.length === then.length && now.every((item) => known.has(nameOf(item)));
}
