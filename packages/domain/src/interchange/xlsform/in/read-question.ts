// One row of the survey as a question of ours, with everything in the row that our questions do not have.
// rules: X38.40-X38.43
import type { Question, SignatureSlot } from '../../../forms/definition/form.ts';
import { lengthOf, SIGNATURE_TITLE_MAX } from '../../../forms/definition/form-limits.ts';
import { newChoice, newQuestion } from '../../../forms/definition/new-form.ts';
import type { QuestionKind } from '../../../forms/definition/question-kinds.ts';
import type { Localized } from '../../../localized.ts';
import { plainText } from '../../../text/plain-text.ts';
import type { SimpleType } from '../sheets/row-types.ts';
import type { SheetRow } from '../sheets/open-sheet.ts';
import { LINK_APPEARANCE, readLinkHint } from '../sheets/link-hint.ts';
import type { ChoiceList } from './choice-lists.ts';
import { reportUnheld } from './report-unheld.ts';
import { isBlank } from '../sheets/blank-text.ts';
import type { Reading } from './reading.ts';
import type { QuestionNode } from './survey-tree.ts';

/** What a row becomes. */
export type ReadRow =
  | { readonly kind: 'questions'; readonly questions: readonly Question[] }
  | { readonly kind: 'note'; readonly text: Localized }
  | { readonly kind: 'location' }
  | { readonly kind: 'signature'; readonly slot: SignatureSlot };

const KINDS: Readonly<Partial<Record<SimpleType, QuestionKind>>> = {
  audio: 'text',
  barcode: 'text',
  date: 'date',
  'date-and-time': 'date',
  decimal: 'decimal',
  document: 'text',
  image: 'text',
  integer: 'integer',
  text: 'text',
  time: 'time',
  video: 'text',
};
const FILES: Readonly<
  Partial<Record<SimpleType, 'allowsAudio' | 'allowsDocument' | 'allowsImage' | 'allowsVideo'>>
> = {
  audio: 'allowsAudio',
  document: 'allowsDocument',
  image: 'allowsImage',
  video: 'allowsVideo',
};

export function readRow({ row, type }: QuestionNode, reading: Reading): ReadRow {
  const title = reading.textOf(row, 'label');
  if (isBlank(title)) reading.report.add(row.at('label'), 'label-missing', row.cell('name'));
  if (type.kind === 'select') return { kind: 'questions', questions: readSelect(row, type, reading) };
  const isSignature =
    type.type === 'image' && /(^|\s)(signature|annotate signature)(\s|$)/.test(row.cell('appearance'));
  reportUnheld(row, type, { report: reading.report, isSignature });
  if (isSignature) return { kind: 'signature', slot: signatureOf(row, title, reading) };
  if (type.type === 'location') return { kind: 'location' };
  if (type.type === 'note') return { kind: 'note', text: title };
  const question = baseOf(row, title, reading);
  if (isLink(type.type, row)) {
    const shown = readLinkHint(row.cell('hint')) ?? {};
    return { kind: 'questions', questions: [{ ...question, ...shown, kind: 'link' }] };
  }
  return { kind: 'questions', questions: withKind(question, { row, type: type.type }, reading) };
}

function isLink(type: SimpleType, row: SheetRow): boolean {
  return type === 'text' && row.cell('appearance') === LINK_APPEARANCE;
}

function baseOf(row: SheetRow, title: Localized, reading: Reading): Question {
  const question = newQuestion(reading.idOf('question', row.cell('name'), row));
  return { ...question, title, required: isRequired(row, reading) };
}

/** Titles, options and files of the kinds of row that are no select. */
function withKind(
  question: Question,
  { row, type }: { readonly row: SheetRow; readonly type: SimpleType },
  reading: Reading,
): readonly Question[] {
  if (type === 'acknowledge')
    return [
      {
        ...question,
        kind: 'multiple-choice',
        options: [{ ...newChoice('OK', ''), text: reading.ours('agree') }],
      },
    ];
  const kind = type === 'range' ? rangeKind(row.cell('parameters')) : (KINDS[type] ?? 'text');
  const startsEmpty =
    kind === 'date' ? row.cell('default') !== 'today()' : kind === 'time' && row.cell('default') !== 'now()';
  const file = FILES[type];
  const made: Question = {
    ...question,
    kind,
    startsEmpty,
    ...(type === 'barcode' && { scansCode: true }),
    ...(file && { [file]: true, required: false }),
  };
  if (file && question.required) reading.report.add(row.at('required'), 'required-file', row.cell('name'));
  if (type !== 'date-and-time') return [made];
  reading.report.add(row.at('type'), 'date-and-time', row.cell('name'));
  const id = reading.idOf('question', `${row.cell('name')}_time`, row);
  const title = reading.ours('time', { title: question.title, put: (text, word) => `${text} (${word})` });
  return [made, { ...question, id, title, kind: 'time', startsEmpty: true }];
}

/** A range in whole steps is a whole number. */
function rangeKind(parameters: string): QuestionKind {
  return /(?:start|step)\s*=\s*-?\d*\.\d/.test(parameters) ? 'decimal' : 'integer';
}

function readSelect(
  row: SheetRow,
  type: Extract<QuestionNode['type'], { kind: 'select' }>,
  reading: Reading,
): readonly Question[] {
  const { report, ours } = reading;
  reportUnheld(row, type, { report, isSignature: false });
  const listed = listOf(row, type.list, reading);
  const question = baseOf(row, reading.textOf(row, 'label'), reading);
  const options = [...listed.values()];
  const searchable = /(^|\s)(autocomplete|minimal|search)/.test(row.cell('appearance'));
  const multiple: QuestionKind = type.multiple ? 'multiple-choice' : 'single-choice';
  if (!type.multiple && !type.orOther && isYesNo(options)) return [{ ...question, kind: 'yes-no' }];
  const made: Question = { ...question, kind: multiple, options, searchable };
  if (!type.orOther) return [made];
  report.add(row.at('type'), 'or-other', row.cell('name'));
  const id = reading.idOf('question', `${row.cell('name')}_other`, row);
  const others = options.some((option) => option.id === 'other')
    ? options
    : [...options, { ...newChoice('other', ''), text: ours('other') }];
  const title = ours('specify', { title: question.title, put: (text, word) => `${text}: ${word}` });
  const specify = { ...newQuestion(id), title };
  return [{ ...made, options: others }, specify];
}

const NO_OPTIONS: ChoiceList = new Map();

export function listOf(row: SheetRow, list: string, { report, lists, mayMake }: Reading): ChoiceList {
  const listed = lists.get(list);
  if (list === '') report.add(row.at('type'), 'list-missing', row.cell('name'));
  else if (!listed) report.add(row.at('type'), 'list-unknown', list);
  return listed && mayMake('choices', listed.size, row) ? listed : NO_OPTIONS;
}

/** Yes and no in the languages of the product, under the names that other programs use. */
const YES_NO = { yes: ['yes', 'si', 'sim', 'bai'], no: ['no', 'nao', 'non', 'ez'] } as const;

function isYesNo(options: Question['options']): boolean {
  const says = (id: keyof typeof YES_NO) =>
    options.some(
      (option) => option.id === id && (YES_NO[id] as readonly string[]).includes(plainText(option.text.text)),
    );
  return options.length === 2 && says('yes') && says('no');
}

const YES = /^(yes|true|true\(\)|1|si|sí)$/i;
const NO = /^(no|false|false\(\)|0|)$/i;

export function isRequired(row: SheetRow, { report }: Pick<Reading, 'report'>): boolean {
  const cell = row.cell('required');
  if (!YES.test(cell) && !NO.test(cell)) report.add(row.at('required'), 'required-expression', cell);
  return YES.test(cell);
}

function signatureOf(row: SheetRow, label: Localized, reading: Reading): SignatureSlot {
  const cut = (text: string) => {
    if (lengthOf(text) > SIGNATURE_TITLE_MAX) reading.report.add(row.at('label'), 'signature-title', text);
    return [...text].slice(0, SIGNATURE_TITLE_MAX).join('');
  };
  const title = cut(label.text);
  const versions = Object.entries(label.in ?? {}).map(([language, text]) => [language, cut(text)] as const);
  const ofTitle = versions.length > 0 && { in: Object.fromEntries(versions) };
  return { title, ...ofTitle, type: 'draw', signatory: 'citizen', required: isRequired(row, reading) };
}
