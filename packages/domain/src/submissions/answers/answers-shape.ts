// Checks the shape of incoming answers before any other check sees them. It is one walk that stops at the
// first error, so that a body built to be slow costs no more than an ordinary one of its size.
// rules: A9.24, X25.11
import { CHOICES_PER_QUESTION_MAX, CONDITIONS_PER_SECTION_MAX } from '../../forms/definition/form-limits.ts';
import { COPIES_MAX } from '../../limits.ts';

/** The path from the answers to the error, e.g. ['rows', 's1', '3', 'id']. */
export type ShapePath = readonly string[];

type Judge = (value: unknown) => ShapePath | null;

const RIGHT = null;
const WRONG: ShapePath = [];

const text: Judge = (value) => (typeof value === 'string' ? RIGHT : WRONG);
const texts = (most: number) => listOf(text, most);
const value: Judge = (given) => (typeof given === 'string' ? RIGHT : texts(CHOICES_PER_QUESTION_MAX)(given));
const fieldsOfAnswer = fieldsOf({ value, image: text, document: text, video: text, audio: text });
const answer: Judge = (given) => (isTextOnly(given) ? RIGHT : fieldsOfAnswer(given));
const answers = recordOf(answer);
const fieldsOfRow = fieldsOf({ id: text, answers });
const row: Judge = (given) =>
  isRecord(given) && 'id' in given && 'answers' in given ? fieldsOfRow(given) : WRONG;
const fieldsOfAll = fieldsOf({
  ticked: recordOf(texts(CONDITIONS_PER_SECTION_MAX)),
  main: answers,
  rows: recordOf(listOf(row, COPIES_MAX)),
});

/** The path of the first value with a wrong shape; null when there is none. */
export function misplacedAnswer(given: unknown): ShapePath | null {
  if (!isRecord(given) || !('ticked' in given && 'main' in given && 'rows' in given)) return WRONG;
  return fieldsOfAll(given);
}

/** Whether it has a text as its value and nothing else, as most answers do. */
function isTextOnly(given: unknown): boolean {
  if (!isRecord(given) || typeof given['value'] !== 'string') return false;
  for (const field in given) if (field !== 'value') return false;
  return Object.hasOwn(given, 'value');
}

function isRecord(given: unknown): given is Readonly<Record<string, unknown>> {
  return typeof given === 'object' && given !== null && !Array.isArray(given);
}

/** Items are counted only up to one more than allowed: that is enough to refuse the list. */
function listOf(judge: Judge, most: number): Judge {
  return (given) => {
    if (!Array.isArray(given) || given.length > most) return WRONG;
    for (let index = 0; index < given.length; index++) {
      const wrong = judge(given[index]);
      if (wrong) return [String(index), ...wrong];
    }
    return RIGHT;
  };
}

function recordOf(judge: Judge): Judge {
  return (given) => {
    if (!isRecord(given)) return WRONG;
    for (const key of Object.keys(given)) {
      const wrong = judge(given[key]);
      if (wrong) return [key, ...wrong];
    }
    return RIGHT;
  };
}

/** Only these fields are allowed; each may be absent. */
function fieldsOf(judges: Readonly<Record<string, Judge>>): Judge {
  return (given) => {
    if (!isRecord(given)) return WRONG;
    for (const key of Object.keys(given)) {
      if (!Object.hasOwn(judges, key)) return [key];
      const wrong = given[key] === undefined ? RIGHT : judges[key]?.(given[key]);
      if (wrong) return [key, ...wrong];
    }
    return RIGHT;
  };
}
