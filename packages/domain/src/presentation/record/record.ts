// A record as it is drawn on paper: the document of a submission with its words filled in, without what is
// not to be shown, and with copies as tables where they fit. It has only text and storage keys, no markup and
// nothing about drawing.
// rules: P1.11, R2.046-R2.069, X18.01
import type { RecordOptions } from './record-options.ts';

export interface RecordSheet {
  readonly layout: 'record' | 'certificate';
  readonly language: string;
  /** When the submission was last changed, ISO 8601 in UTC. */
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
  /** The form's own text for the voucher; '' for none (R2.106). */
  readonly voucher: string;
  /** The URL at which the record can be looked up again; '' when it cannot. */
  readonly lookUpUrl: string;
  /** The note at the end of a record that was cut; '' when the record is complete. */
  readonly continues: string;
  readonly words: RecordDrawingWords;
}

export interface RecordLine {
  readonly label: string;
  readonly value: string;
}

/** What the submission is about: its person, its appointment, its location or its asset. */
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
  /** The URL that the form gives with the question; '' for none. */
  readonly reference: string;
  /** One text, or the chosen options of a list. */
  readonly texts: readonly string[];
  readonly layout: 'text' | 'list' | 'link' | 'none';
  /** The full URL of a link. */
  readonly href: string;
  readonly pictures: readonly RecordFile[];
  /** These files are listed by their names. */
  readonly files: readonly RecordFile[];
  /** The values that the answer had, oldest first, each with who set it and when. */
  readonly changes: readonly string[];
}

export interface RecordFile {
  /** Storage key. */
  readonly key: string;
  /** Stands before the file's name, e.g. 'Documento adjunto'. */
  readonly label: string;
}

/** The answers of a condition or of a copy. */
export interface RecordGroup {
  readonly type: 'group';
  readonly title: string;
  /** For example 'No marcada'; '' for none. */
  readonly note: string;
  /** Short enough to stand on one page. */
  readonly kept: boolean;
  readonly blocks: readonly RecordAnswer[];
}

/** A repeated section whose rows are its first instance and the further copies. */
export interface RecordTable {
  readonly type: 'table';
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** Too many columns for a page that stands upright. */
  readonly wide: boolean;
}

export interface RecordSignature {
  readonly title: string;
  readonly name: string;
  /** Storage key, '' when it was not signed. */
  readonly image: string;
  readonly note: string;
}

/** Words that the drawing inserts itself; `{page}` and `{pages}` stand for numbers. */
export interface RecordDrawingWords {
  readonly page: string;
  readonly signatures: string;
  /** Beside the QR code; '' without one. */
  readonly scan: string;
  readonly pictureBroken: string;
  /** Beside a document, video or voice note that the storage does not have. */
  readonly fileMissing: string;
  readonly picture: string;
  readonly number: string;
}
