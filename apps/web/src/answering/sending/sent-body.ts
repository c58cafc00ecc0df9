// What is sent of a submission, checked by the rules of the form as the server will check it again: the citizen first,
// then everything else in the order of the screen.
// rules: A4.30-A4.32, A5.01-A5.05, W10
import type { SubmitBody } from '@constancia/contract/submissions/submissions.ts';
import type { Issue } from '@constancia/domain/issue.ts';
import type { FormIndex } from '@constancia/domain/submissions/answers/form-index.ts';
import { checkAnswers } from '@constancia/domain/submissions/checks/check-answers.ts';
import {
  checkParticulars,
  type Particulars,
} from '@constancia/domain/submissions/particulars/particulars.ts';
import { unfinishedFiles } from '../files/file-actions.ts';
import type { AnsweringState } from '../session/answering-state.ts';
import type { AnsweringStore } from '../session/answering-store.ts';
import type { Editing } from '../session/editing.ts';

export type SentBody = Pick<SubmitBody, 'answers' | 'particulars' | 'purchase' | 'startedFrom' | 'workOrder'>;

export interface CheckedBody {
  readonly body: SentBody;
  /** The issues of the first check that failed (A4.30). */
  readonly issues: readonly Issue[];
}

/** What is only on its way to the server, or to be asked there, prevents sending now, and not sending later. */
export function isOnItsWay({ code }: Issue): boolean {
  return code === 'file-unfinished' || code === 'signature-unfinished' || code === 'citizen-to-find';
}

export function checkedBody(store: Pick<AnsweringStore, 'index' | 'get' | 'editing'>): CheckedBody {
  const { index, editing } = store;
  const state = store.get();
  if (editing) return editedBody(index, state, editing);
  const { particulars, issues: ofParticulars } = checkParticulars(index.definition, state.particulars);
  const { answers, issues: ofAnswers } = checkAnswers(index, state.answers);
  const ofCitizen = ofParticulars.filter((issue) => issue.at?.field === 'citizen' && !isOnItsWay(issue));
  const body: SentBody = {
    answers,
    ...(holdsAny(particulars) && { particulars: sentParticulars(particulars) }),
    ...(index.definition.options.addPaymentGateway && {
      purchase: { ...state.purchase, unitPrice: state.priceOf(state.purchase.location) },
    }),
    ...(state.startedFrom && { startedFrom: state.startedFrom.id }),
    ...(state.workOrder !== null && { workOrder: state.workOrder }),
  };
  const ofPurchase = state.checkPurchase(state.purchase);
  return {
    body,
    issues:
      ofCitizen.length > 0
        ? ofCitizen
        : [...ofAnswers, ...ofParticulars, ...unfinishedFiles(index, state), ...ofPurchase],
  };
}

/** An edit sends everything: what is missing counts as removed. Only signatures that are already stored stay. */
function editedBody(index: FormIndex, state: AnsweringState, { check, limits }: Editing): CheckedBody {
  const { answers, particulars } = state;
  const signed = particulars.signatures.filter(({ slot, image }) => image !== '' && limits.signature(slot));
  return {
    body: {
      answers,
      particulars: sentParticulars({ ...particulars, signatures: signed }),
    },
    issues: [...check({ answers, particulars }), ...unfinishedFiles(index, state)],
  };
}

function holdsAny({ citizen, location, asset, signatures }: Particulars): boolean {
  return citizen !== null || location !== null || asset !== null || signatures.length > 0;
}

/** A person is sent by identity only: the server reads the rest from the register. */
export function sentParticulars({
  citizen,
  location,
  asset,
  signatures,
}: Particulars): SubmitBody['particulars'] {
  return {
    citizen: citizen && { id: citizen.id, documentNumber: citizen.documentNumber },
    location,
    asset,
    signatures: [...signatures],
  };
}
