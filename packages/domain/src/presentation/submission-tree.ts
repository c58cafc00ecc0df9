// A submission as a neutral tree that the view, the PDF, the e-mail and the sheet all read. Its only words
// are those of the form and the answers; its codes are translated where it is rendered.
// rules: R2.046-R2.069, A1.05

import type { AttachmentKind } from '../submissions/answers/answers.ts';
import type { SignatureSlot } from '../forms/definition/form.ts';
import type { QuestionKind } from '../forms/definition/question-kinds.ts';
import type { Display } from '../questions/question-type.ts';
import type { Asset, Location } from '../submissions/submission.ts';

export interface SubmissionTree {
  readonly title: string;
  readonly description: string;
  /** Storage key, '' when no image is shown (R2.048). */
  readonly headerImage: string;
  readonly facts: readonly Fact[];
  readonly person: TreePerson | null;
  readonly location: Location | null;
  /** The asset of the municipality's register that the submission is about. */
  readonly asset: Asset | null;
  readonly sections: readonly TreeSection[];
  readonly signatures: readonly TreeSignature[];
}

export const FACT_CODES = [
  'submission-code',
  'created-at',
  'author',
  'inspector-number',
  'state',
  'incident-number',
  'record-code',
  'electronic-signature',
] as const;

export type FactCode = (typeof FACT_CODES)[number];

/** A time is ISO 8601 in UTC and is shown in the municipality's time as DD/MM/YYYY - HH:mm (R9.02). */
export type Fact =
  | { readonly code: FactCode; readonly kind: 'text'; readonly text: string }
  | { readonly code: FactCode; readonly kind: 'moment'; readonly at: string };

export interface TreePerson {
  /** The id is labelled 'CUIT/RUC' and the name 'Razón social' (R2.052). */
  readonly legal: boolean;
  readonly name: string;
  readonly number: string;
  readonly email: string;
  readonly phone: string;
  readonly street: string;
}

export interface TreeSection {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly relatedArea: string;
  /** Prompt above the conditions; '' in a simple section. */
  readonly prompt: string;
  readonly blocks: readonly Block[];
}

export type Block = QuestionBlock | ConditionBlock | CopyBlock;

export interface QuestionBlock {
  readonly type: 'question';
  readonly id: string;
  readonly label: string;
  readonly kind: QuestionKind;
  readonly required: boolean;
  /** The URL that the form itself gives with a link question; `none` when it gives none (E3.54). */
  readonly reference: Display;
  /** `none` is shown as 'There is no answer.' */
  readonly display: Display;
  readonly attachments: readonly Attachment[];
  /** Null when the answer was never edited (R2.067). */
  readonly history: AnswerHistory | null;
}

/**
 * Unticked conditions are included, with `ticked` false and no blocks: not being asked differs from answering
 * 'no'.
 */
export interface ConditionBlock {
  readonly type: 'condition';
  readonly id: string;
  readonly label: string;
  readonly ticked: boolean;
  readonly blocks: readonly QuestionBlock[];
}

/** A further copy of a repeatable section; the first instance is in the section itself and has number 1. */
export interface CopyBlock {
  readonly type: 'copy';
  readonly id: string;
  readonly number: number;
  readonly blocks: readonly QuestionBlock[];
}

export interface Attachment {
  readonly type: AttachmentKind;
  /** Storage key. */
  readonly key: string;
}

export interface AnswerHistory {
  /** The number of entries minus one (R2.067). */
  readonly changes: number;
  /** Oldest first. */
  readonly entries: readonly HistoryEntry[];
}

export interface HistoryEntry {
  /** The first entry is 'Original', the last 'Actual' (R2.068). */
  readonly position: 'original' | 'between' | 'current';
  readonly display: Display;
  readonly attachments: readonly Attachment[];
  /** Who made the edit and when (ISO 8601 in UTC); null for the original. */
  readonly made: { readonly by: string; readonly at: string } | null;
}

export interface TreeSignature {
  readonly title: string;
  readonly signatory: SignatureSlot['signatory'];
  readonly required: boolean;
  /** The name that the signatory gave. */
  readonly name: string;
  /** Storage key; '' is shown as 'Esta firma no fue realizada' (R2.059). */
  readonly image: string;
}
