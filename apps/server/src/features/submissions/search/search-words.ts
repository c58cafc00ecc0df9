// Words as the database keeps them. Each begins with the beginning of its form's id, so that a search reads only the
// words of its form, however many other forms use them.
// rules: X32.36
import { wordsIn, wordsOf } from '@constancia/domain/submissions/search/words.ts';

/** Two forms that begin alike share words; the search asks for the form too. */
const beginningOf = (formId: string) => formId.slice(0, 4);

/** A beginning of fewer letters would find nearly everything, so such a word is found as a whole. */
const BEGINNING_MIN = 3;

/** The words of a submission, with spaces between them; '' for none. */
export function storedWords(formId: string, ...content: Parameters<typeof wordsOf>): string {
  const form = beginningOf(formId);
  return wordsOf(...content)
    .map((word) => form + word)
    .join(' ');
}

/** A tsquery: all words of the text, in any order. Words are letters and digits, so nothing needs a quote inside. */
export function wordQuery(formId: string, text: string): string {
  const form = beginningOf(formId);
  return wordsIn(text)
    .map((word) => `'${form}${word}'${word.length < BEGINNING_MIN ? '' : ':*'}`)
    .join(' & ');
}
