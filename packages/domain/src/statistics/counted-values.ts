// What statistics count of one submission: a row for each value that was answered, in every copy of a section. The
// database function submission_values counts stored submissions in the same way.
// rules: R2.088-R2.090, X32.50
import type { Question } from '../forms/definition/form.ts';
import { parseDate } from '../questions/calendar-date.ts';
import { hasText } from '../questions/typed-answer.ts';
import { type Answer, type AnswerSet, hasFile, ATTACHMENT_KINDS } from '../submissions/answers/answers.ts';
import type { FormIndex } from '../submissions/answers/form-index.ts';

/** How the answers of a question are counted. */
export type QuestionClass = 'choice' | 'number' | 'date' | 'time' | 'text';

export type CountedClass = QuestionClass | 'file' | 'ticked' | 'copies' | 'stay' | 'hour' | 'state';

export interface CountedValue {
  readonly class: CountedClass;
  /** The question; the section of `ticked` and `copies`; the name of the state of a `stay`. */
  readonly questionId: string;
  /** Id of the choice or condition, kind of file; '' where all values are counted together. */
  readonly value: string;
  readonly times: number;
  /** 1 for the first value of an answer, 0 for its others. */
  readonly answers: 0 | 1;
  /** A number with a point, a date as YYYYMMDD, a time in minutes; null where there is none that can be read. */
  readonly number: string | null;
}

const CLASSES = {
  'single-choice': 'choice',
  'multiple-choice': 'choice',
  'yes-no': 'choice',
  integer: 'number',
  decimal: 'number',
  date: 'date',
  time: 'time',
  text: 'text',
  link: 'text',
} as const satisfies Record<Question['kind'], QuestionClass>;

export function classOf(kind: Question['kind']): QuestionClass {
  return CLASSES[kind];
}

/** Choices are known by so many characters of their id, whatever a document brings. */
const VALUE_MAX = 200;
const NUMBER = /^\d{1,15}(?:,\d{0,2})?$/;
/** As many digits and commas as the database reads without a regular expression. */
const PLAIN_DIGITS = /^\d{1,15}$/;
const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

/** Null for what cannot be read, or has more digits than anybody counts with. */
export function countedNumber(kind: QuestionClass, text: string): string | null {
  if (kind === 'number') {
    if (!text.includes(',')) return PLAIN_DIGITS.test(text) ? text : null;
    return NUMBER.test(text) ? text.replace(',', '.').replace(/\.$/, '') : null;
  }
  if (kind === 'date') return parseDate(text) ? text.slice(6) + text.slice(3, 5) + text.slice(0, 2) : null;
  return TIME.test(text) ? String(Number(text.slice(0, 2)) * 60 + Number(text.slice(3))) : null;
}

export function countedValues(index: FormIndex, { main, rows, ticked }: AnswerSet): readonly CountedValue[] {
  const counted: CountedValue[] = [];
  const count = (id: string, answer: Answer) => {
    const question = index.questionById.get(id)?.question;
    if (question) countAnswer(counted, question, answer);
  };
  for (const id of Object.keys(main)) count(id, main[id] ?? {});
  for (const [section, copies] of Object.entries(rows)) {
    if (copies.length === 0) continue;
    counted.push({
      class: 'copies',
      questionId: section,
      value: '',
      times: copies.length,
      answers: 0,
      number: null,
    });
    for (const { answers } of copies) for (const id of Object.keys(answers)) count(id, answers[id] ?? {});
  }
  for (const [section, conditions] of Object.entries(ticked))
    for (const [position, id] of conditions.entries())
      counted.push(once('ticked', section, { value: id, first: position === 0 }));
  return counted;
}

function once(
  counts: CountedClass,
  questionId: string,
  { value, first }: { readonly value: string; readonly first: boolean },
): CountedValue {
  const answers = first ? 1 : 0;
  return { class: counts, questionId, value: value.slice(0, VALUE_MAX), times: 1, answers, number: null };
}

function countAnswer(counted: CountedValue[], question: Question, answer: Answer): void {
  const { id, kind } = question;
  const counts = classOf(kind);
  const { value } = answer;
  if (counts === 'choice') {
    const chosen = typeof value === 'string' ? [value] : (value ?? []);
    if (hasText(chosen[0]))
      for (const [at, one] of chosen.entries())
        counted.push(once('choice', id, { value: one, first: at === 0 }));
  } else if (hasText(value)) {
    const number = counts === 'text' ? null : countedNumber(counts, value);
    counted.push({ class: counts, questionId: id, value: '', times: 1, answers: 1, number });
  }
  if (hasFile(answer))
    for (const file of ATTACHMENT_KINDS)
      if (answer[file]) counted.push(once('file', id, { value: file, first: false }));
}
