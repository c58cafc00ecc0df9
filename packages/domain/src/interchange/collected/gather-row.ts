// One row of a table of ODK or Kobo: what it says of a submission, or of a further copy of a section in one.
// rules: X38.35, X38.36, X38.103
import { mayHaveFiles } from '../../files/attachment.ts';
import type { Question, Section } from '../../forms/definition/form.ts';
import { editedKey } from '../../presentation/edited-key.ts';
import type { Answer, Row } from '../../submissions/answers/answers.ts';
import type { QuestionEntry } from '../../submissions/answers/form-index.ts';
import type { TextTable } from '../../sheets/sheet-lines.ts';
import { attachmentNamed, type CollectedAttachment, type Media } from './attachments.ts';
import type { CollectedColumn } from './columns.ts';
import type { CollectedCell, CollectedReport } from './report.ts';
import { geopoint, hasBoth, isTicked, optionNamed, type Point, pointOf, ticked, valueOf } from './values.ts';

export interface OpenTable {
  readonly name: string;
  readonly columns: readonly CollectedColumn[];
  /** Without the headings. */
  readonly rows: TextTable;
  /** null where there are tables only. */
  readonly media: Media | null;
}

/** A cell with what stands in it. */
interface Given extends CollectedCell {
  readonly text: string;
}

export interface Gathered {
  readonly file: string;
  readonly row: number;
  /** The best first. */
  readonly identities: readonly string[];
  readonly times: readonly Given[];
  readonly author: string;
  readonly main: Map<string, Answer>;
  readonly ticked: Map<string, Set<string>>;
  /** Section id -> further copies. */
  readonly copies: Map<string, Row[]>;
  /** Sections of which the first copy was read. */
  readonly begun: Set<string>;
  /** `editedKey` of an answer -> the cell that it was read from. */
  readonly cells: Map<string, Given>;
  readonly attachments: CollectedAttachment[];
  readonly location: Point | null;
}

interface Read {
  readonly row: readonly string[];
  readonly report: CollectedReport;
  /** The submission that the row repeats something in; null for a submission of its own. */
  readonly copyOf: Gathered | null;
}

type Filled = CollectedColumn & Given;

export function gatherRow(table: OpenTable, number: number, { row, report, copyOf }: Read): Gathered {
  const filled = table.columns.flatMap((column): Filled[] => {
    const text = (row[column.position] ?? '').trim();
    return text === '' ? [] : [{ ...column, text, file: table.name, row: number, column: column.heading }];
  });
  const own = copyOf ?? newGathered(table.name, number, { filled, report });
  const answers = new Map<string, Answer>();
  const cells = new Map<string, Given>();
  const { media } = table;
  for (const cell of filled) readCell(cell, { own, answers, cells, report, media });
  for (const section of sectionsOf(filled))
    if (!isFirst(own, section.id) && copyOf) addCopy(own, section, { answers, cells });
  for (const [id, answer] of answers) own.main.set(id, answer);
  for (const [id, cell] of cells) own.cells.set(id, cell);
  if (copyOf === null) tickForAnswers(filled, own);
  return own;
}

function newGathered(
  file: string,
  row: number,
  { filled, report }: { readonly filled: readonly Filled[]; readonly report: CollectedReport },
): Gathered {
  const ranked = (kind: 'identity' | 'time' | 'author') =>
    filled
      .flatMap((cell) => (cell.meaning.kind === kind ? [{ cell, rank: cell.meaning.rank }] : []))
      .toSorted((a, b) => a.rank - b.rank)
      .map(({ cell }) => cell);
  return {
    file,
    row,
    identities: ranked('identity').map(({ text }) => text.replace(/^uuid:/, '')),
    times: ranked('time'),
    author: ranked('author')[0]?.text ?? '',
    main: new Map(),
    ticked: new Map(),
    copies: new Map(),
    begun: new Set(),
    cells: new Map(),
    attachments: [],
    location: locationIn(filled, report),
  };
}

function locationIn(filled: readonly Filled[], report: CollectedReport): Point | null {
  const of = (kind: string) => filled.filter(({ meaning }) => meaning.kind === kind);
  const [whole, second] = of('location');
  const [latitude, again] = of('latitude');
  const other = second ?? again;
  if (other) report.add(other, 'second-location', other.text);
  if (whole) return geopoint(whole.text);
  if (!latitude) return null;
  const point = pointOf(latitude.text, of('longitude')[0]?.text ?? '');
  if (!point) report.add(latitude, 'location-unread', latitude.text);
  return point;
}

interface Into {
  readonly own: Gathered;
  /** Of this row, as `cells`. */
  readonly answers: Map<string, Answer>;
  readonly cells: Map<string, Given>;
  readonly report: CollectedReport;
  readonly media: Media | null;
}

function readCell(cell: Filled, into: Into): void {
  const { own, answers, cells, report } = into;
  const { meaning, text } = cell;
  const tick = (sectionId: string, ids: readonly string[]) =>
    own.ticked.set(sectionId, new Set([...(own.ticked.get(sectionId) ?? []), ...ids]));
  if (meaning.kind === 'conditions') {
    const conditions = meaning.entry.section.conditions;
    for (const id of ticked(text, conditions)) {
      if (optionNamed(id, conditions) === null) report.add(cell, 'option-unknown', id);
      tick(meaning.entry.section.id, [id]);
    }
  } else if (meaning.kind === 'condition' && isTicked(text)) tick(meaning.entry.section.id, [meaning.id]);
  else if (meaning.kind === 'option' && isTicked(text)) {
    const { id } = meaning.entry.question;
    const before = answers.get(id)?.value;
    const ids = typeof before === 'object' ? before : [];
    if (!ids.includes(meaning.id)) answers.set(id, { value: [...ids, meaning.id] });
    cells.set(id, cell);
  } else if (meaning.kind === 'question') readAnswer(cell, meaning.entry, into);
}

const FILE_NAME = /\.[A-Za-z0-9]{2,5}$/;

function readAnswer(cell: Filled, { question, section }: QuestionEntry, into: Into): void {
  const { answers, cells } = into;
  const { text } = cell;
  if (question.kind === 'text' && mayHaveFiles(question) && FILE_NAME.test(text)) {
    readFile(cell, question, into);
    return;
  }
  const value = valueOf(text, question);
  const before = answers.get(question.id)?.value;
  // Beside the column of a multiple choice there may be one for each option.
  const both =
    typeof before === 'object' && typeof value === 'object' ? [...new Set([...before, ...value])] : value;
  answers.set(question.id, { value: both });
  cells.set(question.id, cell);
  const time = section.questions.find(({ id, kind }) => kind === 'time' && id === `${question.id}_time`);
  if (question.kind === 'date' && time && hasBoth(text)) answers.set(time.id, { value: valueOf(text, time) });
}

function readFile(cell: Filled, question: Question, { own, answers, cells, report, media }: Into): void {
  const { file, row, column, text: name } = cell;
  const found = media ? attachmentNamed(name, question, media) : ({ reason: 'file-named' } as const);
  if ('reason' in found) return report.add(cell, found.reason, name);
  media?.used.add(name);
  answers.set(question.id, { [found.kind]: name });
  cells.set(question.id, cell);
  own.attachments.push({ file, row, column, name, kind: found.kind });
}

/** Sections that repeat, of which the row answers something. */
function sectionsOf(filled: readonly Filled[]): ReadonlySet<Section> {
  return new Set(
    filled.flatMap(({ meaning }) =>
      (meaning.kind === 'question' || meaning.kind === 'option') && meaning.entry.section.repeatable
        ? [meaning.entry.section]
        : [],
    ),
  );
}

/** The first copy of a section is among the other answers. */
function isFirst({ begun }: Gathered, sectionId: string): boolean {
  if (begun.has(sectionId)) return false;
  begun.add(sectionId);
  return true;
}

/** What comes after the first is a copy of its own. */
function addCopy(own: Gathered, section: Section, { answers, cells }: Pick<Into, 'answers' | 'cells'>): void {
  const copies = own.copies.get(section.id) ?? [];
  const rowId = `copy_${copies.length + 1}`;
  const ofSection = section.questions.flatMap(({ id }) => {
    const [answer, cell] = [answers.get(id), cells.get(id)];
    answers.delete(id);
    cells.delete(id);
    if (cell) own.cells.set(editedKey(id, rowId), cell);
    return answer ? [[id, answer] as const] : [];
  });
  copies.push({ id: rowId, answers: Object.fromEntries(ofSection) });
  own.copies.set(section.id, copies);
}

/** An answer that only a condition opens says that the condition was chosen, where no column does. */
function tickForAnswers(filled: readonly Filled[], own: Gathered): void {
  const said = new Set(own.ticked.keys());
  for (const { meaning } of filled) {
    if (meaning.kind !== 'question' || !meaning.entry.condition) continue;
    const { section, condition } = meaning.entry;
    if (said.has(section.id)) continue;
    own.ticked.set(section.id, new Set([...(own.ticked.get(section.id) ?? []), condition.id]));
  }
}
