// Takes the values of answers out of the text in which the database sends them. To open the whole text as JSON makes an
// object for each answer, which costs more than everything else that a cell needs; so only what has the usual form is
// read here, and JSON opens the rest.
// rules: X32.20
import type { AnswerValue } from '@constancia/domain/questions/question-type.ts';

/** In the order of the questions; null for a question without an answer. */
export type StoredValues = readonly (AnswerValue | null)[];

type Main = Readonly<Record<string, { readonly value?: AnswerValue }>>;

/** The text comes from JSON: what an object has by itself is no answer. */
function valueIn(main: Main, id: string): AnswerValue | null {
  const answer: unknown = main[id];
  return typeof answer === 'object' && answer !== null ? ((answer as Main[string]).value ?? null) : null;
}

const QUOTE = '"';
const ESCAPE = '\\';
const EMPTY = '{}';
/** What stands before the value of an answer that has nothing else. */
const BEFORE_VALUE = '{"value": ';
/** What stands between two answers, after the first brace. */
const BETWEEN = '}, ';

/** Where the string that begins at `from` ends, after its quotation mark. */
function endOfString(text: string, from: number, hasEscapes: boolean): number {
  let end = text.indexOf(QUOTE, from + 1);
  if (hasEscapes)
    for (; ; end = text.indexOf(QUOTE, end + 1)) {
      let escapes = 0;
      while (text[end - 1 - escapes] === ESCAPE) escapes += 1;
      if (escapes % 2 === 0) break;
    }
  return end + 1;
}

/** Where the list of strings that begins at `from` ends; null when something else is in it. */
function endOfList(text: string, from: number, hasEscapes: boolean): number | null {
  let at = from + 1;
  while (text[at] === QUOTE) {
    at = endOfString(text, at, hasEscapes);
    if (text.startsWith(', ', at)) at += 2;
  }
  return text[at] === ']' ? at + 1 : null;
}

interface Asked {
  /** The database sorts them by length, then by bytes. */
  readonly sorted: readonly Key[];
  readonly byText: ReadonlyMap<string, Key>;
  /** As many as there are questions. */
  readonly blank: readonly null[];
}

interface Key {
  /** As the database writes it before its answer. */
  readonly text: string;
  /** Which of the sorted ones it is. */
  readonly order: number;
  /** Which of the values it is. */
  readonly position: number;
}

/** null when something has another form than usual. */
function readUsual(text: string, { sorted, byText, blank }: Asked): StoredValues | null {
  const values: (AnswerValue | null)[] = blank.slice();
  if (text === EMPTY) return values;
  const hasEscapes = text.includes(ESCAPE);
  let at = 1;
  // Mostly the next one of them comes.
  let next = 0;
  for (;;) {
    let key = sorted[next];
    if (key !== undefined && text.startsWith(key.text, at)) at += key.text.length;
    else {
      const from = at;
      at = endOfString(text, at, hasEscapes) + 2;
      const written = text.slice(from, at);
      // The database may escape a character that is not escaped here.
      if (hasEscapes && written.includes(ESCAPE)) return null;
      key = byText.get(written);
    }
    if (key) next = key.order + 1;
    let end: number | null = at + 1;
    if (text.startsWith(BEFORE_VALUE, at)) {
      const from = at + BEFORE_VALUE.length;
      const isString = text[from] === QUOTE;
      if (!isString && text[from] !== '[') return null;
      end = isString ? endOfString(text, from, hasEscapes) : endOfList(text, from, hasEscapes);
      if (end === null) return null;
      if (key)
        values[key.position] =
          isString && !hasEscapes ? text.slice(from + 1, end - 1) : JSON.parse(text.slice(from, end));
    } else if (!text.startsWith(EMPTY, at)) return null;
    if (text.startsWith(BETWEEN, end)) at = end + BETWEEN.length;
    else return text.length === end + 2 && text.endsWith('}}') ? values : null;
  }
}

/** `questionIds`: those whose answers are wanted, each once. The text is an object of answers, as the database writes it. */
export function storedValues(questionIds: readonly string[]): (text: string) => StoredValues {
  const sorted = questionIds
    .map((id, position) => ({ text: `${JSON.stringify(id)}: `, bytes: Buffer.from(id), position }))
    .sort(({ bytes: one }, { bytes: other }) => one.length - other.length || one.compare(other))
    .map(({ text, position }, order): Key => ({ text, order, position }));
  const asked: Asked = {
    sorted,
    byText: new Map(sorted.map((key) => [key.text, key])),
    blank: sorted.map(() => null),
  };
  return (text) => {
    const values = readUsual(text, asked);
    if (values !== null) return values;
    const main: Main = JSON.parse(text);
    return questionIds.map((id) => valueIn(main, id));
  };
}
