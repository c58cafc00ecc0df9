// Reads the rows of a spreadsheet: the database takes the values out of the answers, one list for each submission, so
// that the program parses nothing that no cell shows; where cells show most of them, they come as they are stored.
// rules: X32.20
import {
  EVIDENCE_COLUMNS,
  type FactColumn,
  type ParticularFacts,
} from '@constancia/domain/presentation/sheet/fact-columns.ts';
import type { NamedFile } from '@constancia/domain/presentation/sheet/file-names.ts';
import { type RawBuilder, sql } from 'kysely';
import { type Database, inSnapshot, plannedEachTime, type Queryable } from '../../../platform/db/database.ts';
import {
  type ExportRow,
  type ExportRows,
  exportRows,
  type StoredRow,
  type ValuesReader,
} from './export-rows.ts';
import type { Counted } from './lane-queries.ts';
import { inOrder, type PageKey } from './order-queries.ts';
import { pageKeys } from './page-queries.ts';
import type { Selection } from './selection-queries.ts';
import { storedValues } from './stored-values.ts';

export interface ExportWish {
  /** Questions whose answers are read, apart from those in further copies. */
  readonly questionIds: readonly string[];
  /** They are most of the form: then all answers come as they are stored, which is less work than taking each out. */
  readonly isMost: boolean;
  readonly ticked: boolean;
  readonly rows: boolean;
  readonly facts: readonly FactColumn[];
  /** Also times, area and what else a feed has of every submission. */
  readonly system?: boolean;
  readonly timeZone: string;
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

/** What the database sends of the answers `s.main`, and how the values are read from it. */
function valuesOf({ questionIds, isMost }: ExportWish): {
  readonly main: RawBuilder<unknown>;
  readonly read: ValuesReader;
} {
  if (isMost)
    return {
      main: sql`(case when jsonb_typeof(s.main) = 'object' then s.main else '{}'::jsonb end)`,
      read: storedValues(questionIds),
    };
  const { list, depth } = nested(questionIds.map((id) => sql`s.main->${id}::text->'value'`));
  return { main: list, read: (main) => flattened(JSON.parse(main), depth) as ExportRow['values'] };
}

/** Where each fact stands in the database. */
const FACT_SOURCES: Readonly<Record<keyof ParticularFacts, readonly FactColumn[]>> = {
  citizen: ['person', 'document-number'],
  location: ['address', 'latitude', 'longitude'],
  asset: ['asset'],
  incidentNumber: ['incident'],
  signatures: ['signatures'],
  orders: ['payment'],
  files: ['files', 'photos'],
  evidence: EVIDENCE_COLUMNS,
};

/** Files of the submission `s` that its answers name, not those that a correction replaced. */
const ANSWER_FILES = sql`(
  select json_agg(json_build_object('key', f.key, 'name', f.name, 'photo', f.photo, 'marks', f.marks) order by f.uploaded_at, f.key) from files f
  where f.municipality_id = s.municipality_id and f.submission_id = s.id and f.submission_id <> ''
    and f.used_at is not null and f.kind like 'answer-%' and strpos(s.answers::text, f.key) > 0)`;

const FACT_SQL: Readonly<Record<keyof ParticularFacts, RawBuilder<unknown>>> = {
  citizen: sql`s.citizen`,
  location: sql`s.location`,
  asset: sql`s.asset`,
  incidentNumber: sql`s.incident_number`,
  signatures: sql`s.signatures`,
  orders: sql`(
    select json_agg(o.state order by o.created_at desc) from pay_orders o
    where o.municipality_id = s.municipality_id and o.submission_id = s.id)`,
  files: ANSWER_FILES,
  evidence: sql`s.evidence`,
};

function factsSql({ facts }: ExportWish): RawBuilder<unknown> {
  const names = Object.keys(FACT_SQL) as (keyof ParticularFacts)[];
  const wanted = names.filter((name) => FACT_SOURCES[name].some((column) => facts.includes(column)));
  if (wanted.length === 0) return sql`'{}'::json`;
  return sql`json_build_object(${sql.join(wanted.flatMap((name) => [sql.lit(name), FACT_SQL[name]]))})`;
}

const inUtc = (time: string) =>
  sql`to_char(${sql.ref(time)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const SYSTEM_SQL = sql`json_build_object('submissionDate', ${inUtc('s.created_at')}, 'updatedAt', ${inUtc('s.updated_at')},
  'areaId', s.area_id, 'area', a.name, 'badge', s.badge, 'payment', s.payment)`;
const AREA_JOIN = sql`left join areas a on a.municipality_id = s.municipality_id and a.id = s.area_id`;

/** What a spreadsheet is made of. */
export interface ExportedRows {
  readonly selection: Selection;
  readonly counted: Pick<Counted, 'lanes'>;
}

/** In the order of the list, continuing after the last row that was read. */
export async function readExportPage(
  db: Queryable,
  { selection, counted }: ExportedRows,
  { wish, after, size }: { readonly wish: ExportWish; readonly after: PageKey | null; readonly size: number },
): Promise<ExportRows> {
  const { main, read } = valuesOf(wish);
  const keys = pageKeys(selection, counted, { beside: after, direction: 'after', size });
  // The offset keeps the inner query by itself: stored answers are opened once, not once for each question.
  const found = await sql<StoredRow>`
    ${plannedEachTime}select json_build_array((extract(epoch from s.at) * 1000000)::bigint::text, s.id, s.value::text,
      s.code, s.created_by, to_char(s.created_at at time zone ${wish.timeZone}, 'DD/MM/YYYY HH24:MI'), s.state, s.form_version,
      s.ticked, s.rows, s.facts, s.system)::text as line, ${main}::text as main
    from (
      select k.at, k.value, s.id, s.code, s.created_by, s.created_at, s.state, s.form_version, s.answers->'main' as main,
        ${wish.ticked ? sql`s.answers->'ticked'` : sql`null::jsonb`} as ticked,
        ${wish.rows ? sql`s.answers->'rows'` : sql`null::jsonb`} as rows, ${factsSql(wish)} as facts,
        ${wish.system ? SYSTEM_SQL : sql`null::json`} as system
      from (${keys}) k
      join submissions s on s.municipality_id = ${selection.form.municipalityId} and s.id = k.id
      ${wish.system ? AREA_JOIN : sql``} offset 0) s
    order by ${inOrder(selection.order, 'after', 's')}`.execute(db);
  return exportRows(found.rows, read);
}

/** Pages of rows, in the order of the list. The next one is being read while this one is used. */
export async function* readExport(
  db: Queryable,
  of: ExportedRows,
  {
    wish,
    size,
    after = null,
    most = Number.POSITIVE_INFINITY,
  }: {
    readonly wish: ExportWish;
    readonly size: number;
    readonly after?: PageKey | null;
    /** Rows that somebody needs; no further ones are read. */
    readonly most?: number;
  },
): AsyncGenerator<ExportRows> {
  let left = most;
  let asked = Math.min(size, left);
  let reading = readExportPage(db, of, { wish, after, size: asked });
  for (;;) {
    const rows = await reading;
    left -= rows.length;
    const last = rows.length < asked || left <= 0 ? undefined : rows.last();
    if (last) {
      asked = Math.min(size, left);
      reading = readExportPage(db, of, { wish, after: last, size: asked });
      // Nobody waits for it when the reading stops in the middle.
      reading.catch(() => undefined);
    }
    yield rows;
    if (!last) return;
  }
}

export interface FiledSubmission extends PageKey {
  readonly code: string;
  readonly files: readonly NamedFile[] | null;
  /** Drawings with the position of their signature. */
  readonly signatures: readonly { readonly key: string; readonly slot: number }[] | null;
}

/** The files of submissions, in the order of the list, continuing after the last one that was read. */
export async function readFilesPage(
  db: Queryable,
  { selection, counted }: ExportedRows,
  { after, size }: { readonly after: PageKey | null; readonly size: number },
): Promise<readonly FiledSubmission[]> {
  const keys = pageKeys(selection, counted, { beside: after, direction: 'after', size });
  const found = await sql<FiledSubmission>`
    ${plannedEachTime}select (extract(epoch from k.at) * 1000000)::bigint::text as at, k.value::text as value, s.id, s.code,
      ${ANSWER_FILES} as files,
      (select json_agg(json_build_object('key', f.key, 'slot', f.signature_slot) order by f.signature_slot, f.key)
        from files f
        where f.municipality_id = s.municipality_id and f.submission_id = s.id and f.submission_id <> ''
          and f.used_at is not null and f.kind = 'signature' and strpos(s.signatures::text, f.key) > 0) as signatures
    from (${keys}) k
    join submissions s on s.municipality_id = ${selection.form.municipalityId} and s.id = k.id
    order by ${inOrder(selection.order)}`.execute(db);
  return found.rows;
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
