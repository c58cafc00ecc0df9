// Pages through the audit log of a municipality, from the newest entry to the oldest. There is no index for the filters,
// because every submission would pay for it; each step looks through so many entries at most instead.
// rules: X34.20, X34.22
import { PAGE_SIZES } from '@constancia/domain/page-sizes.ts';
import {
  type AuditHead,
  type EntryFilter,
  type EntryRow,
  entryTime,
  listEntries,
  listHeads,
} from '../../../platform/audit/queries.ts';
import type { Database } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { findTimeZone } from '../../territory/public.ts';

/** Entries that one query looks through: about 100 ms when none of them is wanted. */
const STEP = 100_000;

export interface LogOf {
  readonly municipalityId: string;
  readonly timeZone: string;
  /** The newest entry. */
  readonly head: AuditHead;
}

/** Throws municipality-not-found. */
export async function openLog(db: Database, municipalityId: string): Promise<LogOf> {
  const timeZone = await findTimeZone(db, municipalityId);
  const head = (await listHeads(db)).find((one) => one.municipalityId === municipalityId);
  if (timeZone === null || !head) throw new Problem('municipality-not-found');
  return { municipalityId, timeZone, head };
}

export interface EntryPage {
  readonly rows: readonly EntryRow[];
  /** `before` of the next page; null after the oldest entry. */
  readonly next: number | null;
  readonly searchedTo: Date | null;
}

/** The entries older than `before`; null for the newest. */
export async function readEntries(
  db: Database,
  log: LogOf,
  { before, ...filter }: EntryFilter & { readonly before: number | null },
): Promise<EntryPage> {
  const most = PAGE_SIZES.audit;
  const upTo = Math.min(log.head.number, (before ?? log.head.number + 1) - 1);
  const above = Math.max(0, upTo - STEP);
  const rows = await listEntries(db, log, { ...filter, above, upTo, most });
  const last = rows.length === most ? rows.at(-1) : undefined;
  const oldest = last?.number ?? above + 1;
  return {
    rows,
    next: oldest > 1 ? oldest : null,
    searchedTo: upTo > 0 ? await entryTime(db, log.municipalityId, oldest) : null,
  };
}

const FILE_PAGE = 1_000;

/** Every entry of the filter, a thousand at a time. */
export async function* allEntries(
  db: Database,
  log: LogOf,
  filter: EntryFilter,
): AsyncGenerator<readonly EntryRow[], void> {
  let upTo = log.head.number;
  while (upTo > 0) {
    const above = Math.max(0, upTo - STEP);
    const rows = await listEntries(db, log, { ...filter, above, upTo, most: FILE_PAGE });
    if (rows.length > 0) yield rows;
    const last = rows.length === FILE_PAGE ? rows.at(-1) : undefined;
    upTo = last ? last.number - 1 : above;
  }
}
