// What is sent of an answer, judged by the rules of the form as the server will judge it again: the citizen first, then
// everything else in the order of the screen. rules: A4.30-A4.32, A5.01-A5.05, W10
import type { SubmitBody } from '@constancia/contract/submissions.ts';
import type { Issue } from '@constancia/domain/issue.ts';
import { type AnswerParts, checkParts } from '@constancia/domain/submissions/answer-parts.ts';
import { checkAnswers } from '@constancia/domain/submissions/check-answers.ts';
import type { AnsweringStore } from './answering-store.ts';
import { unfinishedFiles } from './files/file-steps.ts';

export type SentBody = Pick<SubmitBody, 'answers' | 'parts'>;

export interface CheckedBody {
  readonly body: SentBody;
  /** Those of the first check that failed (A4.30). */
  readonly issues: readonly Issue[];
}

export function checkedBody({ index, get }: Pick<AnsweringStore, 'index' | 'get'>): CheckedBody {
  const state = get();
  const { parts, issues: ofParts } = checkParts(index.definition, state.parts);
  const { answers, issues: ofAnswers } = checkAnswers(index, state.answers);
  const ofCitizen = ofParts.filter(({ at }) => at?.field === 'citizen');
  const body: SentBody = {
    // The same shape; the contract's lists are not marked read-only.
    answers: answers as SubmitBody['answers'],
    ...(holdsAny(parts) && { parts: sentParts(parts) }),
  };
  return {
    body,
    issues: ofCitizen.length > 0 ? ofCitizen : [...ofAnswers, ...ofParts, ...unfinishedFiles(index, state)],
  };
}

function holdsAny({ citizen, location, asset, signatures }: AnswerParts): boolean {
  return citizen !== null || location !== null || asset !== null || signatures.length > 0;
}

/** Of a person only who it is: the server reads the rest in the register. */
function sentParts({ citizen, location, asset, signatures }: AnswerParts): SubmitBody['parts'] {
  return {
    citizen: citizen && { id: citizen.id, documentNumber: citizen.documentNumber },
    location,
    asset,
    signatures: [...signatures],
  };
}
