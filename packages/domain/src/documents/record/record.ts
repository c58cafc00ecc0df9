// A record as it is drawn on paper: the document of an answer with its words filled in, what is not to be shown left
// out, and repeats as tables where they fit. Only text and storage keys: no markup, nothing of the drawing.
// rules: P1.11, R2.046-R2.069, X18.01
import type { RecordOptions } from './record-options.ts';

export interface RecordSheet {
  readonly layout: 'record' | 'certificate';
  readonly language: string;
  /** ISO 8601 in UTC: when the answer was last changed. */
  readonly changedAt: string;
  readonly title: string;
  readonly description: string;
  readonly municipality: string;
  /** Storage key, '' for none. */
  readonly headerImage: string;
  readonly options: RecordOptions;
  readonly facts: readonly RecordLine[];
  readonly subjects: readonly RecordSubject[];
  readonly sections: readonly RecordSection[];
  readonly signatures: readonly RecordSignature[];
  /** Text of the voucher that the form gives of its own; '' for none (R2.106). */
  readonly voucher: string;
  /** Where the record is found again; '' where it is not. */
  readonly address: string;
  /** Said where the pages end before the answer does; '' where everything stands on them. */
  readonly continues: string;
  readonly words: RecordDrawingWords;
}

export interface RecordLine {
  readonly label: string;
  readonly value: string;
}

/** What the submission is about: its person, its location or its asset. */
export interface RecordSubject {
  readonly title: string;
  readonly lines: readonly RecordLine[];
}

export interface RecordSection {
  readonly title: string;
  readonly description: string;
  readonly prompt: string;
  readonly blocks: readonly RecordBlock[];
}

export type RecordBlock = RecordAnswer | RecordGroup | RecordTable;

export interface RecordAnswer {
  readonly type: 'answer';
  readonly label: string;
  /** Address that the form gives with the question; '' for none. */
  readonly reference: string;
  /** One, or the chosen options of a list. */
  readonly texts: readonly string[];
  readonly layout: 'text' | 'list' | 'link' | 'none';
  /** Of a link, the whole address. */
  readonly href: string;
  readonly pictures: readonly RecordFile[];
  /** Listed by their names. */
  readonly files: readonly RecordFile[];
  /** What the answer was before and became, oldest first, each with who and when. */
  readonly changes: readonly string[];
}

export interface RecordFile {
  /** Storage key. */
  readonly key: string;
  /** What stands before its name, e.g. 'Documento adjunto'. */
  readonly label: string;
}

/** A condition or a further copy. */
export interface RecordGroup {
  readonly type: 'group';
  readonly title: string;
  /** E.g. 'No marcada'; '' for none. */
  readonly note: string;
  readonly blocks: readonly RecordAnswer[];
}

/** A repeated section: its first instance and the further copies are the rows. */
export interface RecordTable {
  readonly type: 'table';
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

export interface RecordSignature {
  readonly title: string;
  readonly name: string;
  /** Storage key, '' when it was not signed. */
  readonly image: string;
  readonly note: string;
}

/** Words that whoever draws fills in itself; `{page}` and `{pages}` stand for numbers. */
export interface RecordDrawingWords {
  readonly page: string;
  readonly signatures: string;
  readonly scan: string;
  readonly pictureBroken: string;
  readonly picture: string;
  readonly number: string;
}
