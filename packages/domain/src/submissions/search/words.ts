// The words by which a submission is found: what was typed, the options that were taken, the person and the address.
// Lower case, without accents; whole words and their beginnings are found.
// rules: X32.36
import type { ChoiceOption } from '../../forms/definition/form.ts';
import { plainText } from '../../text/plain-text.ts';
import { truncate } from '../../text/truncate.ts';
import type { Answer, AnswerSet, AnswersByQuestion } from '../answers/answers.ts';
import type { FormIndex } from '../answers/form-index.ts';
import type { Particulars } from '../particulars/particulars.ts';

/** Longer words are found by their beginning. */
const LETTERS_MAX = 30;
/** Distinct words of one submission. */
const WORDS_MAX = 1_000;

const WORD = /[\p{L}\p{M}\p{N}]+/gu;
/** The same for what has no other letters, several times as fast. */
const PLAIN_WORD = /[a-z0-9]+/g;
const BEYOND_ASCII = /[^ -~\s]/;

export function wordsIn(text: string): readonly string[] {
  const isPlain = !BEYOND_ASCII.test(text);
  const lower = isPlain ? text.toLowerCase() : plainText(text);
  const found = lower.match(isPlain || !BEYOND_ASCII.test(lower) ? PLAIN_WORD : WORD) ?? [];
  return found.map((word) => truncate(word, LETTERS_MAX));
}

function labelsOf(options: readonly ChoiceOption[], value: string | readonly string[]): string {
  let labels = '';
  for (const { id, text } of options)
    if (typeof value === 'string' ? value === id : value.includes(id)) labels += ` ${text.text}`;
  return labels;
}

function textOf(index: FormIndex, questionId: string, { value }: Answer): string {
  const entry = index.questionById.get(questionId);
  if (!entry || value === undefined || value.length === 0) return '';
  const { kind, options } = entry.question;
  switch (kind) {
    case 'yes-no':
    case 'date':
    case 'time':
      return '';
    case 'single-choice':
    case 'multiple-choice':
      return labelsOf(options, value);
    default:
      return typeof value === 'string' ? value : value.join(' ');
  }
}

/** By their keys: a list of pairs of so many answers takes three times as long to make. */
function addTexts(texts: string[], index: FormIndex, answers: AnswersByQuestion): void {
  for (const id of Object.keys(answers)) texts.push(textOf(index, id, answers[id] ?? {}));
}

/** Each once, in no order. */
export function wordsOf(
  index: FormIndex,
  { answers, particulars }: { readonly answers: AnswerSet; readonly particulars: Particulars },
): readonly string[] {
  const texts: string[] = [];
  addTexts(texts, index, answers.main);
  for (const rows of Object.values(answers.rows)) for (const row of rows) addTexts(texts, index, row.answers);
  const { citizen, location } = particulars;
  if (citizen) texts.push(citizen.firstName, citizen.lastName);
  if (location) texts.push(location.address);
  return [...new Set(wordsIn(texts.join(' ')))].slice(0, WORDS_MAX);
}
