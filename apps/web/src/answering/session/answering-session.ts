// One submission from the first keystroke to its sending: the form, what was written so far, and the id under which it
// will be stored. The id is made once and kept with the draft, so a retry after a lost reply stores nothing twice.
// rules: A4.01-A4.04, W1, X31.43
import type { FormToAnswer } from '@constancia/contract/forms/forms.ts';
import type { Localized } from '@constancia/domain/localized.ts';
import { indexForm } from '@constancia/domain/submissions/answers/form-index.ts';
import { newAnswers } from '@constancia/domain/submissions/new-submission.ts';
import type { ReactNode } from 'react';
import { localNow } from '../../platform/clock.ts';
import { newEntityId } from '../../platform/new-id.ts';
import { type AnsweringStore, createAnsweringStore } from './answering-store.ts';
import type { DraftKind } from './written-draft.ts';

/** What was found on the device when the submission was opened. */
export type Recovered =
  | 'nothing'
  | 'same-version'
  /** Of the form, or of the submission that is edited. */
  | 'other-version'
  /** The device did not answer. */
  | 'unreadable'
  /** Another tab is working on it. */
  | 'elsewhere';

/** Another draft of the same form by the same person. */
export interface OtherDraft {
  readonly key: string;
  readonly name: string;
  /** Epoch milliseconds. */
  readonly savedAt: number;
}

export interface AnsweringSession {
  readonly kind: DraftKind;
  readonly form: FormToAnswer;
  readonly store: AnsweringStore;
  readonly submissionId: string;
  /** The server may hold it already: it was sent and no reply came. */
  readonly mayBeStored: boolean;
  /** Null when nothing is kept on the device. */
  readonly draftKey: string | null;
  readonly recovered: Recovered;
  /** Titles of what the draft held and this version of the form does not take; absent where it takes everything. */
  readonly leftBehind?: readonly Localized[];
  /** Finished: it is sent by itself, and shown as such until a person goes on with it. */
  readonly waits?: boolean;
  readonly others: readonly OtherDraft[];
  /** How far the page was scrolled when the draft was kept, in pixels. */
  readonly scroll: number;
  /** For an edit: the stored submission, kept with the draft to compare it with newer ones. */
  readonly base?: unknown;
  /** Above its first step: what became of the answers that a link brought along. */
  readonly notice?: ReactNode;
  /** Opens the same without what was written: a new submission, or the stored one. */
  readonly startFresh: () => Promise<AnsweringSession>;
  /** Opens another draft; null when another tab has it or it is gone. */
  readonly openOther: (key: string) => Promise<AnsweringSession | null>;
}

/** Whether it goes on with a draft of this device. */
export function isRestored({ recovered }: Pick<AnsweringSession, 'recovered'>): boolean {
  return recovered === 'same-version' || recovered === 'other-version';
}

/** Whether the page says what was found on the device. */
export function hasDraftNotice({ recovered, others }: AnsweringSession): boolean {
  return recovered !== 'nothing' || others.length > 0;
}

/** A new submission of which nothing is kept on the device. */
export function unkeptAnswering(form: FormToAnswer): AnsweringSession {
  const index = indexForm(form.definition);
  return {
    kind: 'new',
    form,
    store: createAnsweringStore(index, newAnswers(form.definition, localNow())),
    submissionId: newEntityId(),
    mayBeStored: false,
    draftKey: null,
    recovered: 'nothing',
    others: [],
    scroll: 0,
    startFresh: () => Promise.resolve(unkeptAnswering(form)),
    openOther: () => Promise.resolve(null),
  };
}
