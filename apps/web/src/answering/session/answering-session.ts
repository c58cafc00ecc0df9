// One submission from the first keystroke to its sending: the form, what was written so far, and the id under which it
// will be stored. The id is made once and kept with the draft, so a retry after a lost reply stores nothing twice.
// rules: A4.01-A4.04, W1
import type { FormToAnswer } from '@constancia/contract/forms/forms.ts';
import type { AnswerSet } from '@constancia/domain/submissions/answers/answers.ts';
import { indexForm } from '@constancia/domain/submissions/answers/form-index.ts';
import { isRecord } from '@constancia/domain/submissions/checks/check-answer.ts';
import { newAnswers } from '@constancia/domain/submissions/new-submission.ts';
import { fitParticulars } from '@constancia/domain/submissions/particulars/fit-particulars.ts';
import { localNow } from '../../platform/clock.ts';
import { databaseIsSilent } from '../../platform/device-database.ts';
import { readDraft } from '../../platform/drafts.ts';
import { newEntityId } from '../../platform/new-id.ts';
import { type AnsweringStore, createAnsweringStore } from './answering-store.ts';
import { fitDraft } from './fit-draft.ts';
import { fitPurchase } from './fit-purchase.ts';

/** Key of the drafts of a person without an account. */
export const VISITOR = 'visitor';

/** Key of the drafts of a known person without an account, e.g. from the citizen portal: nobody else sees them. */
export function visitorDraftKey(name: string): string {
  return `${VISITOR}-${name}`;
}

/** A shared device deletes what a visitor left behind. */
const VISITOR_DRAFT_AGE_MAX = 7 * 24 * 60 * 60 * 1000;

export interface AnsweringSession {
  readonly form: FormToAnswer;
  readonly store: AnsweringStore;
  readonly submissionId: string;
  /** The server may hold it already: it was sent and no reply came. */
  readonly mayBeStored: boolean;
  /** Null when nothing is kept on the device. */
  readonly draftKey: string | null;
  /** Whether a draft was found, and on which version of the form; `unreadable`: the device did not answer. */
  readonly recovered: 'nothing' | 'same-version' | 'other-version' | 'unreadable';
}

export interface WrittenDraft {
  readonly version: number;
  /** Title of the form, for the list of drafts; absent in old drafts. */
  readonly title?: string;
  readonly submissionId: string;
  readonly mayBeStored: boolean;
  readonly answers: unknown;
  /** Person, location, signatures; absent in old drafts. */
  readonly particulars?: unknown;
  /** Only on a form that sells something. */
  readonly purchase?: unknown;
}

export function draftKeyOf(person: string, formId: string): string {
  return `${person}.${formId}`;
}

/** `person`: id of the account, VISITOR, or a key from `visitorNamed`. */
export async function openAnswering(form: FormToAnswer, person: string): Promise<AnsweringSession> {
  const draftKey = draftKeyOf(person, form.id);
  const draft = await readDraft(draftKey, person.startsWith(VISITOR) ? VISITOR_DRAFT_AGE_MAX : undefined);
  const fresh = freshAnswering(form, draftKey);
  if (!isDraft(draft)) return (await databaseIsSilent()) ? { ...fresh, recovered: 'unreadable' } : fresh;
  const { index } = fresh.store;
  const fitted = fitDraft(index, draft.answers);
  const same = draft.version === form.version;
  // Questions that are newer than the draft start as in a new submission.
  const starting = fresh.store.get().answers.main;
  const answers = same ? fitted : { ...fitted, main: { ...starting, ...fitted.main } };
  return {
    ...fresh,
    store: createAnsweringStore(index, answers, {
      particulars: fitParticulars(form.definition, draft.particulars),
      purchase: fitPurchase(draft.purchase),
    }),
    submissionId: draft.submissionId,
    mayBeStored: draft.mayBeStored,
    recovered: same ? 'same-version' : 'other-version',
  };
}

export function freshAnswering(form: FormToAnswer, draftKey: string | null): AnsweringSession {
  const index = indexForm(form.definition);
  return {
    form,
    store: createAnsweringStore(index, newAnswers(form.definition, localNow())),
    submissionId: newEntityId(),
    mayBeStored: false,
    draftKey,
    recovered: 'nothing',
  };
}

const DOCUMENT_ID = /^[0-9A-Za-z]{20}$/;

/** A trial that leaves no trace; `written`: the answers from before the form changed. */
export function previewAnswering(form: FormToAnswer, written: AnswerSet | undefined): AnsweringSession {
  const fresh = freshAnswering(form, null);
  if (!written) return fresh;
  const { index } = fresh.store;
  const fitted = fitDraft(index, written);
  const main = { ...fresh.store.get().answers.main, ...fitted.main };
  return { ...fresh, store: createAnsweringStore(index, { ...fitted, main }) };
}

export function isDraft(draft: unknown): draft is WrittenDraft {
  if (!isRecord(draft)) return false;
  const id = draft['submissionId'];
  return typeof draft['version'] === 'number' && typeof id === 'string' && DOCUMENT_ID.test(id);
}
