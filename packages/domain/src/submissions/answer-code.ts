// The two codes printed on an answer. Neither opens anything by itself.
// rules: A7.06, A7.07, A7.09, A9.17, W1
import type { FormDefinition } from '../forms/form.ts';
import { CODE_WITHOUT_KEYWORD } from '../limits.ts';

const RECORD_PREFIX_LENGTH = 3;

/** How many characters of an answer's id begin its record code; null: the form gives none. */
export function recordCodeLengthOf({ options }: FormDefinition): number | null {
  return options.pdfDownloadCode ? RECORD_PREFIX_LENGTH : null;
}

/** `number`: the municipality's counter after the increment; not used (nor counted) without a keyword. */
export function answerCode(keyword: string | null, number: number): string {
  return keyword ? `${keyword}${number}` : CODE_WITHOUT_KEYWORD;
}

/** Beginning of the submission's id, then the answer code. Forms may ask for a longer beginning (W1). */
export function recordCode(submissionId: string, code: string, prefixLength = RECORD_PREFIX_LENGTH): string {
  return submissionId.slice(0, prefixLength) + code;
}
