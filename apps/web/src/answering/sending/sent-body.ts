// What is sent of an answer, judged by the rules of the form as the server will judge it again: the citizen first, then
// everything else in the order of the screen. rules: A4.30-A4.32, A5.01-A5.05, W10
import type { SubmitBody } from '@constancia/contract/submissions/submissions.ts';
import type { Issue } from '@constancia/domain/issue.ts';
import type { FormIndex } from '@constancia/domain/submissions/answers/form-index.ts';
import { checkAnswers } from '@constancia/domain/submissions/checks/check-answers.ts';
import { type AnswerParts, checkParts } from '@constancia/domain/submissions/parts/answer-parts.ts';
import { unfinishedFiles } from '../files/file-actions.ts';
import type { AnsweringState } from '../session/answering-state.ts';
import type { AnsweringStore } from '../session/answering-store.ts';
import type { Editing } from '../session/editing.ts';

export type SentBody = Pick<SubmitBody, 'answers' | 'parts' | 'purchase'>;

export interface CheckedBody {
  readonly body: SentBody;
  /** Those of the first check that failed (A4.30). */
  readonly issues: readonly Issue[];
}

export function checkedBody(store: Pick<AnsweringStore, 'index' | 'get' | 'editing'>): CheckedBody {
  const { index, editing } = store;
  const state = store.get();
  if (editing) return editedBody(index, state, editing);
  const { parts, issues: ofParts } = checkParts(index.definition, state.parts);
  const { answers, issues: ofAnswers } = checkAnswers(index, state.answers);
  const ofCitizen = ofParts.filter(({ at }) => at?.field === 'citizen');
  const body: SentBody = {
    answers,
    ...(holdsAny(parts) && { parts: sentParts(parts) }),
    ...(index.definition.options.addPaymentGateway && { purchase: state.purchase }),
  };
  const ofPurchase = state.checkPurchase(state.purchase);
  return {
    body,
    issues:
      ofCitizen.length > 0
        ? ofCitizen
        : [...ofAnswers, ...ofParts, ...unfinishedFiles(index, state), ...ofPurchase],
  };
}

/** Of a stored answer all parts are sent: what is not there was taken away. Signatures that stand stay by themselves. */
function editedBody(index: FormIndex, state: AnsweringState, { check, limits }: Editing): CheckedBody {
  const { answers, parts } = state;
  const signed = parts.signatures.filter(({ slot, image }) => image !== '' && limits.signature(slot));
  return {
    body: {
      answers,
      parts: sentParts({ ...parts, signatures: signed }),
    },
    issues: [...check({ answers, parts }), ...unfinishedFiles(index, state)],
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
