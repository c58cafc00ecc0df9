// The two codes printed on a submission. The code is keyword and number; the record code has the beginning of
// the submission's id in front and opens the record to everybody who knows it. The shape of a code only says
// how to look it up, never whether it exists.
// rules: A7.06, A7.09, W1, X28.01, X28.04
import type { FormDefinition } from '../forms/definition/form.ts';
import {
  OLD_RECORD_CODE_LENGTH,
  RECORD_CODE_LENGTHS,
  type RecordCodeLength,
} from '../forms/definition/options.ts';

/**
 * How many characters of the id begin the record code; null on a form whose submissions get no record code.
 */
export function recordCodeLengthOf({
  options,
  recordCodeLength,
}: Pick<FormDefinition, 'options' | 'recordCodeLength'>): RecordCodeLength | null {
  return options.pdfDownloadCode ? (recordCodeLength ?? OLD_RECORD_CODE_LENGTH) : null;
}

/** One way to read a code: which submissions it can belong to. */
export interface ReadCode {
  /** Characters before the keyword; 0 in a code that is not a record code. */
  readonly beginning: 0 | RecordCodeLength;
  readonly keyword: string;
}

const SUBMISSION_CODE = /^([A-Z]{2,})\d+$/;

/** Reads a code that is not a record code. */
export function readSubmissionCode(code: string): readonly ReadCode[] {
  const keyword = SUBMISSION_CODE.exec(code)?.[1];
  return keyword === undefined ? [] : [{ beginning: 0, keyword }];
}

/**
 * Reads a record code. Its first characters may themselves end in capitals, so there can be two ways to read
 * it.
 */
export function readRecordCode(code: string): readonly ReadCode[] {
  return RECORD_CODE_LENGTHS.flatMap((beginning) =>
    /^[0-9A-Za-z]+$/.test(code.slice(0, beginning))
      ? readSubmissionCode(code.slice(beginning)).map(({ keyword }) => ({ beginning, keyword }))
      : [],
  );
}
