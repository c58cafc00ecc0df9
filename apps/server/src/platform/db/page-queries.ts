// A page of a list, and how many rows there are on all its pages: two statements that find by one condition.
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from './database.ts';

export interface Page {
  /** From 0. */
  readonly page: number;
  readonly size: number;
}

export interface FoundPage<Row> {
  readonly rows: readonly Row[];
  /** On all pages. */
  readonly total: number;
}

interface List {
  readonly columns: RawBuilder<unknown>;
  /** `from … where …`, with `joined` before the `where`. */
  readonly found: (joined: RawBuilder<unknown>) => RawBuilder<unknown>;
  /** What only columns and order need, one row for each: it is not read to count. */
  readonly joined?: RawBuilder<unknown>;
  readonly order: RawBuilder<unknown>;
}

const NOTHING = sql``;

export async function findPage<Row>(
  db: Queryable,
  { columns, found, joined = NOTHING, order }: List,
  { page, size }: Page,
): Promise<FoundPage<Row>> {
  const listed = await sql<Row>`
    select ${columns} ${found(joined)} order by ${order} limit ${size} offset ${page * size}`.execute(db);
  const counted = await sql<{ total: number }>`select count(*)::int as total ${found(NOTHING)}`.execute(db);
  return { rows: listed.rows, total: counted.rows[0]?.total ?? 0 };
}
