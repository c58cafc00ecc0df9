// Reads tables of ODK or Kobo, one of submissions and others of what repeats in them, as submissions to a form of ours, with a
// report of every cell that is not one of an answer and why.
// rules: X38.35, X38.36, X38.103, X38.105
import { editedKey } from '../../presentation/edited-key.ts';
import type { TextTable } from '../../sheets/sheet-lines.ts';
import type { AnswerSet } from '../../submissions/answers/answers.ts';
import type { FormIndex } from '../../submissions/answers/form-index.ts';
import { checkAnswers } from '../../submissions/checks/check-answers.ts';
import type { CollectedAttachment } from './attachments.ts';
import { type CollectedColumn, columnsOf } from './columns.ts';
import { type Gathered, gatherRow, type OpenTable } from './gather-row.ts';
import { moveHidden } from './hidden-answers.ts';
import { type CollectedLine, type CollectedReport, newCollectedReport } from './report.ts';
import { geopoint, momentOf, type Point } from './values.ts';

/** The first line has the headings. */
export interface CollectedFile {
  readonly name: string;
  readonly table: TextTable;
}

export interface CollectedSubmission {
  /** What the other program knows it by. */
  readonly identity: string;
  readonly file: string;
  /** From 1, the headings are row 1. */
  readonly row: number;
  /** ISO 8601 in UTC. */
  readonly createdAt: string;
  /** '' where the file does not say who sent it. */
  readonly createdBy: string;
  readonly answers: AnswerSet;
  readonly location: Point | null;
  /** Files that its answers name. */
  readonly attachments: readonly CollectedAttachment[];
}

export interface ReadCollected {
  /** None when anything was refused. */
  readonly submissions: readonly CollectedSubmission[];
  readonly lines: readonly CollectedLine[];
  /** How many lines of the report were left out. */
  readonly more: number;
}

export interface CollectedTaking {
  /** Whether who imports may say that others sent something; otherwise nobody is said to have. */
  readonly takesAuthors: boolean;
  /** Names of the files that came beside the tables; null where there are tables only. */
  readonly media: ReadonlySet<string> | null;
  /** Whether the municipality, or who imports, offers videos. */
  readonly offersVideo: boolean;
}

/** Never throws. */
export function readCollected(
  files: readonly CollectedFile[],
  index: FormIndex,
  { takesAuthors, media: names, offersVideo }: CollectedTaking = {
    takesAuthors: true,
    media: null,
    offersVideo: false,
  },
): ReadCollected {
  const report = newCollectedReport();
  const media = names && { names, used: new Set<string>(), offersVideo };
  const opened = files.map(({ name, table }) => ({ ...openTable(name, table, index), media }));
  const tables = takesAuthors ? opened : opened.map((table) => withoutAuthors(table, report));
  for (const table of tables) reportColumns(table, report);
  const byIdentity = new Map<string, Gathered>();
  const gathered: Gathered[] = [];
  const isMain = ({ columns }: OpenTable) => !columns.some(({ meaning }) => meaning.kind === 'parent');
  for (const table of tables.filter(isMain)) gatherMain(table, { byIdentity, gathered, report });
  for (const table of tables.filter((one) => !isMain(one))) gatherCopies(table, byIdentity, report);
  if (gathered.length === 0) report.add({ file: files[0]?.name ?? '', row: 1, column: '' }, 'no-answers', '');
  const submissions = gathered.map((one) => submissionOf(one, index, report));
  return { submissions: report.isRefused() ? [] : submissions, ...report.end() };
}

function openTable(name: string, table: TextTable, index: FormIndex): Omit<OpenTable, 'media'> {
  const [headings = [], ...rows] = table;
  const columns = columnsOf(headings, index, name);
  return { name, rows, columns: columns.map((column) => withLocation(column, rows, index)) };
}

/** The name of a point is not in the form: a column of which every cell is one is the location. */
function withLocation(column: CollectedColumn, rows: TextTable, { definition }: FormIndex): CollectedColumn {
  if (column.meaning.kind !== 'unknown' || !definition.options.geolocation) return column;
  const cells = rows.map((row) => (row[column.position] ?? '').trim()).filter((cell) => cell !== '');
  const isPoints = cells.length > 0 && cells.every((cell) => geopoint(cell) !== null);
  return isPoints ? { ...column, meaning: { kind: 'location' } } : column;
}

/** One line for each column: who sent something is the same for all of its rows. */
function withoutAuthors({ columns, ...table }: OpenTable, report: CollectedReport): OpenTable {
  return {
    ...table,
    columns: columns.map((column) => {
      if (column.meaning.kind !== 'author') return column;
      const isFilled = table.rows.some((row) => (row[column.position] ?? '').trim() !== '');
      if (isFilled)
        report.add({ file: table.name, row: 1, column: column.heading }, 'author-not-taken', column.heading);
      return { ...column, meaning: { kind: 'nothing' } };
    }),
  };
}

function reportColumns({ name, columns, rows }: OpenTable, report: CollectedReport): void {
  for (const { heading, position, meaning } of columns) {
    const isFilled = rows.some((row) => (row[position] ?? '').trim() !== '');
    if (meaning.kind === 'unknown' && isFilled)
      report.add({ file: name, row: 1, column: heading }, 'column-unknown', heading);
  }
}

interface Gathering {
  readonly byIdentity: Map<string, Gathered>;
  readonly gathered: Gathered[];
  readonly report: CollectedReport;
}

const isBlankRow = (row: readonly string[]): boolean => row.every((cell) => cell.trim() === '');

function gatherMain(table: OpenTable, { byIdentity, gathered, report }: Gathering): void {
  for (const [index, row] of table.rows.entries()) {
    if (isBlankRow(row)) continue;
    const read = gatherRow(table, index + 2, { row, report, copyOf: null });
    const at = { file: table.name, row: index + 2, column: '' };
    const [identity] = read.identities;
    if (identity === undefined) report.add(at, 'identity-missing', '');
    else if (byIdentity.has(identity)) report.add(at, 'identity-repeated', identity);
    for (const one of read.identities) byIdentity.set(one, read);
    gathered.push(read);
  }
}

function gatherCopies(table: OpenTable, byIdentity: Gathering['byIdentity'], report: CollectedReport): void {
  const parent = table.columns.find(({ meaning }) => meaning.kind === 'parent');
  for (const [index, row] of table.rows.entries()) {
    if (isBlankRow(row)) continue;
    const name = (row[parent?.position ?? -1] ?? '').trim().replace(/^uuid:/, '');
    const copyOf = byIdentity.get(name);
    if (copyOf) gatherRow(table, index + 2, { row, report, copyOf });
    else
      report.add({ file: table.name, row: index + 2, column: parent?.heading ?? '' }, 'parent-unknown', name);
  }
}

/** An old submission may lack what the form requires today. */
const LACKING = new Set<string>(['answer-required', 'section-required']);

function submissionOf(read: Gathered, index: FormIndex, report: CollectedReport): CollectedSubmission {
  const { file, row, times, location } = read;
  moveHidden(read, index, report);
  const given: AnswerSet = {
    ticked: Object.fromEntries(
      [...read.ticked].map(([id, conditions]) => [id, inOrder(id, conditions, index)]),
    ),
    main: Object.fromEntries(read.main),
    rows: Object.fromEntries(read.copies),
  };
  const { answers, issues } = checkAnswers(index, given);
  for (const issue of issues.filter(({ code }) => !LACKING.has(code))) {
    const { questionId = '', rowId } = issue.at ?? {};
    const cell = read.cells.get(editedKey(questionId, rowId)) ?? { file, row, column: '', text: '' };
    report.add({ file: cell.file, row: cell.row, column: cell.column }, 'check', { text: cell.text, issue });
  }
  const [time] = times;
  const createdAt = time === undefined ? null : momentOf(time.text);
  if (createdAt === null)
    report.add({ file, row, column: time?.column ?? '' }, 'time-unread', time?.text ?? '');
  return {
    identity: read.identities[0] ?? '',
    file,
    row,
    createdAt: createdAt ?? '',
    createdBy: read.author,
    answers,
    location,
    attachments: read.attachments,
  };
}

function inOrder(sectionId: string, conditions: ReadonlySet<string>, index: FormIndex): readonly string[] {
  const known = index.sectionById.get(sectionId)?.conditions.map(({ condition }) => condition.id) ?? [];
  return [
    ...known.filter((id) => conditions.has(id)),
    ...[...conditions].filter((id) => !known.includes(id)),
  ];
}
