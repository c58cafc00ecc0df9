// Reads the rows of a spreadsheet: the database takes the values out of the answers, one list for each submission, so
// that the program parses nothing that no cell shows.
// rules: X32.20
import type { AnswerValue, LocalMoment } from '@constancia/domain/questions/question-type.ts';
import type { AnswerSet } from '@constancia/domain/submissions/answers/answers.ts';
import { type RawBuilder, sql } from 'kysely';
import { type Database, inSnapshot, plannedEachTime, type Queryable } from '../../../platform/db/database.ts';
import { type Counted, type PageKey, pageKeys } from './lane-queries.ts';
import type { Selection } from './selection-queries.ts';

export interface ExportWish {
  /** Questions whose answers are read, apart from those in further copies. */
  readonly questionIds: readonly string[];
  readonly ticked: boolean;
  readonly rows: boolean;
  readonly timeZone: string;
}

export interface ExportRow {
  /** Microseconds since 1970, for the page key. */
  readonly at: string;
  readonly id: string;
  readonly code: string;
  readonly createdBy: string;
  readonly created: LocalMoment;
  readonly state: number | null;
  readonly formVersion: number;
  /** Only what was asked for is filled in; `main` never is. */
  readonly answers: Pick<AnswerSet, 'ticked' | 'rows'>;
  /** In the order of `questionIds`; null for a question without an answer. */
  readonly values: readonly (AnswerValue | null)[];
}

/** The database takes at most a hundred arguments of a function. */
const ARGUMENTS_MAX = 90;

interface Nested {
  readonly list: RawBuilder<unknown>;
  /** How many lists are around each value. */
  readonly depth: number;
}

function nested(items: readonly RawBuilder<unknown>[], depth = 0): Nested {
  if (items.length <= ARGUMENTS_MAX) return { list: sql`json_build_array(${sql.join(items)})`, depth };
  const lists: RawBuilder<unknown>[] = [];
  for (let from = 0; from < items.length; from += ARGUMENTS_MAX)
    lists.push(sql`json_build_array(${sql.join(items.slice(from, from + ARGUMENTS_MAX))})`);
  return nested(lists, depth + 1);
}

function flattened(values: readonly unknown[], depth: number): readonly unknown[] {
  return depth === 0 ? values : flattened((values as readonly unknown[][]).flat(), depth - 1);
}

type Line = readonly [
  at: string,
  id: string,
  code: string,
  createdBy: string,
  created: string,
  state: number | null,
  formVersion: number,
  ticked: AnswerSet['ticked'] | null,
  rows: AnswerSet['rows'] | null,
  values: readonly unknown[],
];

function rowOf(line: Line, depth: number): ExportRow {
  const [at, id, code, createdBy, created, state, formVersion, ticked, rows, values] = line;
  const [date = '', time = ''] = created.split(' ');
  return {
    at,
    id,
    code,
    createdBy,
    created: { date, time },
    state,
    formVersion,
    answers: { ticked: ticked ?? {}, rows: rows ?? {} },
    values: flattened(values, depth) as ExportRow['values'],
  };
}

/** What a spreadsheet is made of. */
export interface ExportedRows {
  readonly selection: Selection;
  readonly counted: Counted;
}

/** Newest first, continuing after the last row that was read. */
export async function readExportPage(
  db: Queryable,
  { selection, counted }: ExportedRows,
  { wish, after, size }: { readonly wish: ExportWish; readonly after: PageKey | null; readonly size: number },
): Promise<readonly ExportRow[]> {
  const { list, depth } = nested(wish.questionIds.map((id) => sql`s.main->${id}::text->'value'`));
  const keys = pageKeys(selection, counted, { beside: after, direction: 'older', size });
  // The offset keeps the inner query by itself: stored answers are opened once, not once for each question.
  const found = await sql<{ line: string }>`
    ${plannedEachTime}select json_build_array((extract(epoch from s.at) * 1000000)::bigint::text, s.id, s.code, s.created_by,
      to_char(s.created_at at time zone ${wish.timeZone}, 'DD/MM/YYYY HH24:MI'), s.state, s.form_version,
      s.ticked, s.rows, ${list})::text as line
    from (
      select k.at, s.id, s.code, s.created_by, s.created_at, s.state, s.form_version, s.answers->'main' as main,
        ${wish.ticked ? sql`s.answers->'ticked'` : sql`null::jsonb`} as ticked,
        ${wish.rows ? sql`s.answers->'rows'` : sql`null::jsonb`} as rows
      from (${keys}) k
      join submissions s on s.municipality_id = ${selection.form.municipalityId} and s.id = k.id offset 0) s
    order by s.at desc, s.id desc`.execute(db);
  return found.rows.map(({ line }) => rowOf(JSON.parse(line), depth));
}

/** Pages of rows, newest first. The next one is being read while this one is used. */
export async function* readExport(
  db: Queryable,
  of: ExportedRows,
  { wish, size }: { readonly wish: ExportWish; readonly size: number },
): AsyncGenerator<readonly ExportRow[]> {
  let reading = readExportPage(db, of, { wish, after: null, size });
  for (;;) {
    const rows = await reading;
    const last = rows.length < size ? undefined : rows.at(-1);
    if (last) {
      reading = readExportPage(db, of, { wish, after: last, size });
      // Nobody waits for it when the reading stops in the middle.
      reading.catch(() => undefined);
    }
    yield rows;
    if (!last) return;
  }
}

/** How long a reader may pause: the snapshot stays open for as long, and keeps deleted rows from being cleared away. */
const PAUSE_MAX = '10min';

/** Everything that the work reads is as it was when it began. */
export function asOneSnapshot<T>(db: Database, work: (tx: Queryable) => Promise<T>): Promise<T> {
  return inSnapshot(db, async (tx) => {
    await sql`select set_config('idle_in_transaction_session_timeout', ${PAUSE_MAX}, true)`.execute(tx);
    return work(tx);
  });
}
