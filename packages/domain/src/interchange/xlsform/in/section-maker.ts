// Gathers the rows of one group into sections: a simple or repeatable one, and whatever has to stand apart from it.
// rules: X38.41, X38.42
import type { Question, Section, SignatureSlot } from '../../../forms/definition/form.ts';
import { newSection } from '../../../forms/definition/new-form.ts';
import { type Localized, sameLocalized } from '../../../localized.ts';
import type { Reason } from '../report/reasons.ts';
import type { SheetRow } from '../sheets/open-sheet.ts';
import { readRow } from './read-question.ts';
import { isBlank } from '../sheets/blank-text.ts';
import type { Reading } from './reading.ts';
import type { QuestionNode } from './survey-tree.ts';

/** What the rows of the survey become. */
export interface Gathered {
  readonly sections: Section[];
  readonly description: Localized[];
  readonly signatures: SignatureSlot[];
  geolocation: boolean;
}

/** The group, the repeat or, without a row, the survey itself. */
export interface Frame {
  readonly row: SheetRow | null;
  readonly title: Localized;
  readonly repeatable: boolean;
}

/** A list of questions that is being filled. */
export interface Filling {
  readonly frame: Frame;
  readonly questions: Question[];
  readonly notes: Localized[];
  /** Name in the file of the last question. */
  last: string;
}

export const emptyFilling = (frame: Frame): Filling => ({ frame, questions: [], notes: [], last: '' });

const FILES = {
  image: 'allowsImage',
  document: 'allowsDocument',
  video: 'allowsVideo',
  audio: 'allowsAudio',
} as const;

/** Adds what a row becomes. `otherReading`: the row is read again for another condition, and reports nothing twice. */
export function addRow(node: QuestionNode, filling: Filling, { reading, gathered }: Making): void {
  const { row } = node;
  if (addsFile(node, filling, reading)) return;
  const read = readRow(node, reading);
  const name = row.cell('name');
  const unless = (allowed: boolean, reason: Reason) => {
    if (!allowed) reading.report.add(row.at('type'), reason, name);
    return allowed;
  };
  if (read.kind === 'questions') {
    if (reading.mayMake('questions', read.questions.length, row)) filling.questions.push(...read.questions);
    filling.last = name;
  } else if (read.kind === 'note') {
    unless(filling.questions.length === 0, 'note-moved');
    filling.notes.push(read.text);
  } else if (read.kind === 'signature') {
    if (unless(!filling.frame.repeatable, 'signature-in-repeat')) gathered.signatures.push(read.slot);
  } else if (unless(!filling.frame.repeatable, 'location-in-repeat')) {
    unless(false, gathered.geolocation ? 'second-location' : 'location');
    gathered.geolocation = true;
  }
}

export interface Making {
  readonly reading: Reading;
  readonly gathered: Gathered;
}

/** Whether the row is the file of the question before it, as `name_image` is of `name`. */
function addsFile({ row, type }: QuestionNode, { questions, last }: Filling, reading: Reading): boolean {
  const file = type.kind === 'simple' && type.type in FILES ? (type.type as keyof typeof FILES) : null;
  const before = questions.at(-1);
  if (file === null || !before || row.cell('name') !== `${last}_${file}`) return false;
  if (!sameLocalized(reading.textOf(row, 'label'), before.title)) return false;
  questions[questions.length - 1] = { ...before, [FILES[file]]: true };
  return true;
}

/** Makes a section of what was gathered, unless that is nothing. `even`: also when it is nothing. */
export function closeFilling(filling: Filling, { reading, gathered }: Making, even = false): void {
  const { frame, questions, notes } = filling;
  if (!even && questions.length === 0 && notes.length === 0) return;
  const row = frame.row ?? reading.rowOf('question', questions[0]?.id ?? '');
  const id = row ? reading.idOf('section', frame.row?.cell('name') || 'section', row) : 'section';
  gathered.sections.push({
    ...newSection(id),
    title: frame.title,
    description: joined(notes),
    repeatable: frame.repeatable,
    questions: questions.splice(0),
  });
  notes.splice(0);
  filling.last = '';
}

/** Several texts as one, in each language that any of them has. */
export function joined(texts: readonly Localized[]): Localized {
  const codes = [...new Set(texts.flatMap((text) => Object.keys(text.in ?? {})))];
  const together = (pick: (text: Localized) => string) =>
    texts
      .map(pick)
      .filter((text) => text !== '')
      .join('\n\n');
  const text = together((one) => one.text);
  const versions = codes.map((code) => [code, together((one) => one.in?.[code] ?? one.text)] as const);
  const whole: Localized = { text, ...(codes.length > 0 && { in: Object.fromEntries(versions) }) };
  return isBlank(whole) ? { text: '' } : whole;
}
