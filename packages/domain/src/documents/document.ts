// The neutral tree of an answered form: what the screen view, the PDF, the mail and the sheet all read.
// It holds no words of its own but those of the form and the answer; codes are translated by whoever draws it.
// rules: R2.046-R2.069, A1.05

import type { SignatureSlot } from '../forms/definition/form.ts';
import type { QuestionKind } from '../forms/definition/question-kinds.ts';
import type { Display } from '../questions/question-type.ts';
import type { Asset, Location } from '../submissions/submission.ts';

export interface AnswerDocument {
  readonly title: string;
  readonly description: string;
  /** Storage key, '' when none is shown (R2.048). */
  readonly headerImage: string;
  readonly facts: readonly Fact[];
  readonly person: DocumentPerson | null;
  readonly location: Location | null;
  /** Of the municipality's register, assigned to the answer. */
  readonly asset: Asset | null;
  readonly sections: readonly DocumentSection[];
  readonly signatures: readonly DocumentSignature[];
}

export const FACT_CODES = [
  'answer-code',
  'created-at',
  'author',
  'inspector-number',
  'state',
  'incident-number',
  'record-code',
  'electronic-signature',
] as const;

export type FactCode = (typeof FACT_CODES)[number];

/** A moment is ISO 8601 in UTC and is shown in the municipality's time as DD/MM/YYYY - HH:mm (R9.02). */
export type Fact =
  | { readonly code: FactCode; readonly kind: 'text'; readonly text: string }
  | { readonly code: FactCode; readonly kind: 'moment'; readonly at: string };

export interface DocumentPerson {
  /** Id labelled 'CUIT/RUC' and name labelled 'Razón social' (R2.052). */
  readonly legal: boolean;
  readonly name: string;
  readonly number: string;
  readonly email: string;
  readonly phone: string;
  readonly street: string;
}

export interface DocumentSection {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly relatedArea: string;
  /** Prompt above the conditions, '' in a simple section. */
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
  /** Address that the form itself gives with a link question; `none` when it gives none (E3.54). */
  readonly reference: Display;
  /** `none` reads 'There is no answer.' */
  readonly display: Display;
  readonly attachments: readonly Attachment[];
  /** Null when the answer was never changed (R2.067). */
  readonly history: AnswerHistory | null;
}

/** Unticked conditions are there with `ticked` false and no blocks: not asked, which is not the same as 'no'. */
export interface ConditionBlock {
  readonly type: 'condition';
  readonly id: string;
  readonly label: string;
  readonly ticked: boolean;
  readonly blocks: readonly QuestionBlock[];
}

/** A further copy of a repeatable section; the first instance lies in the section itself and is number 1. */
export interface CopyBlock {
  readonly type: 'copy';
  readonly id: string;
  readonly number: number;
  readonly blocks: readonly QuestionBlock[];
}

export interface Attachment {
  readonly type: 'image' | 'document' | 'video';
  /** Storage key. */
  readonly key: string;
}

export interface AnswerHistory {
  /** Number of entries minus one (R2.067). */
  readonly changes: number;
  /** Oldest first. */
  readonly entries: readonly HistoryEntry[];
}

export interface HistoryEntry {
  /** The first entry is 'Original', the last 'Actual' (R2.068). */
  readonly position: 'original' | 'between' | 'current';
  readonly display: Display;
  readonly attachments: readonly Attachment[];
  /** Who made it and when (ISO 8601 in UTC); null for the original. */
  readonly made: { readonly by: string; readonly at: string } | null;
}

export interface DocumentSignature {
  readonly title: string;
  readonly signatory: SignatureSlot['signatory'];
  readonly required: boolean;
  /** Name given with the signature. */
  readonly name: string;
  /** Storage key; '' reads 'Esta firma no fue realizada' (R2.059). */
  readonly image: string;
}
