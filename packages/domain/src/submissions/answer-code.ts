// The two codes printed on an answer: keyword and number, and with the beginning of its id before them the code that
// opens its record to everybody. What a code looks like says how it may be looked up, never whether it exists.
// rules: A7.06, A7.09, W1, X28.01, X28.04
import type { FormDefinition } from '../forms/definition/form.ts';
import {
  OLD_RECORD_CODE_LENGTH,
  RECORD_CODE_LENGTHS,
  type RecordCodeLength,
} from '../forms/definition/options.ts';

/** Characters of the id at the beginning of a record code; null on a form whose answers get none. */
export function recordCodeLengthOf({
  options,
  recordCodeLength,
}: Pick<FormDefinition, 'options' | 'recordCodeLength'>): RecordCodeLength | null {
  return options.pdfDownloadCode ? (recordCodeLength ?? OLD_RECORD_CODE_LENGTH) : null;
}

/** One way to read a code: of whose answers it can be. */
export interface ReadCode {
  /** Characters before the keyword; 0 in the code of an answer. */
  readonly beginning: 0 | RecordCodeLength;
  readonly keyword: string;
}

const ANSWER_CODE = /^([A-Z]{2,})\d+$/;

/** Of the code of an answer. */
export function readAnswerCode(code: string): readonly ReadCode[] {
  const keyword = ANSWER_CODE.exec(code)?.[1];
  return keyword === undefined ? [] : [{ beginning: 0, keyword }];
}

/** Of a record code: its beginning may end in capitals itself, so that there can be two ways to read it. */
export function readRecordCode(code: string): readonly ReadCode[] {
  return RECORD_CODE_LENGTHS.flatMap((beginning) =>
    /^[0-9A-Za-z]+$/.test(code.slice(0, beginning))
      ? readAnswerCode(code.slice(beginning)).map(({ keyword }) => ({ beginning, keyword }))
      : [],
  );
}
