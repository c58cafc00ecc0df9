// Translates the pair (tipoPregunta, tipoDato) of documents to our kinds of question and back. We write
// numbers; we also read names.
// rules: E3.46, E3.47, A3.12-A3.21
import type { QuestionKind } from '../../forms/definition/question-kinds.ts';
import { type Fields, reportAt } from '../../reading/document-reader.ts';

type Codes = readonly [tipoPregunta: number, tipoDato: number | null];

const CODES: Readonly<Record<QuestionKind, Codes>> = {
  text: [1, 1],
  integer: [1, 2],
  decimal: [1, 3],
  date: [1, 4],
  time: [1, 5],
  link: [1, 6],
  'multiple-choice': [2, null],
  'single-choice': [3, null],
  'yes-no': [4, null],
};

const OPEN = 'open';
const BY_QUESTION_TYPE = new Map<string, QuestionKind | typeof OPEN>([
  ['1', OPEN],
  ['open', OPEN],
  ['2', 'multiple-choice'],
  ['select', 'multiple-choice'],
  ['3', 'single-choice'],
  ['radio', 'single-choice'],
  ['4', 'yes-no'],
  ['boolean', 'yes-no'],
  // A combined question has a wording of its own: it is read as a text question and never offered (P9.16).
  ['5', 'text'],
  ['combined', 'text'],
]);
const BY_DATA_TYPE = new Map<string, QuestionKind>([
  ['1', 'text'],
  ['string', 'text'],
  ['2', 'integer'],
  ['number', 'integer'],
  ['3', 'decimal'],
  ['decimal', 'decimal'],
  ['4', 'date'],
  ['date', 'date'],
  ['5', 'time'],
  ['time', 'time'],
  ['6', 'link'],
  ['link', 'link'],
]);

/** An open question without a data type is a text; an unknown kind is an issue. */
export function kindOf(fields: Fields): QuestionKind {
  const type = codeOf(fields, 'tipoPregunta', BY_QUESTION_TYPE);
  if (fields.document.tipoPregunta === null || fields.document.tipoPregunta === undefined)
    reportAt(fields, 'tipoPregunta', 'document-missing-field');
  if (type !== OPEN) return type ?? 'text';
  return codeOf(fields, 'tipoDato', BY_DATA_TYPE) ?? 'text';
}

export function kindFields(kind: QuestionKind): {
  readonly tipoPregunta: number;
  readonly tipoDato: number | null;
} {
  const [tipoPregunta, tipoDato] = CODES[kind];
  return { tipoPregunta, tipoDato };
}

function codeOf<T>(fields: Fields, field: string, codes: ReadonlyMap<string, T>): T | null {
  const value = fields.document[field];
  if (value === null || value === undefined) return null;
  const known = typeof value === 'number' || typeof value === 'string' ? codes.get(String(value)) : undefined;
  if (known === undefined) reportAt(fields, field, 'document-unknown-value');
  return known ?? null;
}
