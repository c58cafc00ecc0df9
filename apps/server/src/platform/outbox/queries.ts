// Entries of the outbox.
import { sql } from 'kysely';
import type { Queryable } from '../db/database.ts';

export interface NewEntry {
  readonly municipalityId: string;
  readonly id: string;
  readonly kind: string;
  readonly submissionId: string;
  readonly label: string;
  readonly payload: unknown;
  readonly createdAt: Date;
  readonly createdBy: string;
}

export interface EntryName {
  readonly municipalityId: string;
  readonly id: string;
}

export interface EntryRow {
  readonly municipalityId: string;
  readonly id: string;
  readonly kind: string;
  readonly submissionId: string;
  readonly label: string;
  readonly payload: unknown;
  readonly state: 'waiting' | 'delivered' | 'failed';
  readonly attempts: number;
  readonly lastProblem: string;
  readonly createdAt: Date;
  readonly createdBy: string;
  readonly dueAt: Date;
  readonly resolvedAt: Date | null;
}

const COLUMNS = sql`municipality_id, id, kind, submission_id, label, payload, state, attempts, last_problem,
  created_at, created_by, due_at, resolved_at`;

export async function insertEntry(db: Queryable, entry: NewEntry): Promise<void> {
  await sql`insert into outbox_entries
      (municipality_id, id, kind, submission_id, label, payload, created_at, created_by, due_at)
    values (${entry.municipalityId}, ${entry.id}, ${entry.kind}, ${entry.submissionId}, ${entry.label},
      ${JSON.stringify(entry.payload)}::jsonb, ${entry.createdAt}, ${entry.createdBy}, ${entry.createdAt})`.execute(
    db,
  );
}

/** The job that delivers an entry. The database function post_to_outbox uses the same name. */
export const DELIVER = 'deliver-outbox-entry';

/** Takes an entry for delivery and counts the attempt; null when it is resolved or another process has it. */
export async function leaseEntry(
  db: Queryable,
  { municipalityId, id }: EntryName,
  { at, until }: { readonly at: Date; readonly until: Date },
): Promise<EntryRow | null> {
  const { rows } = await sql<EntryRow>`update outbox_entries
    set attempts = attempts + 1, leased_until = ${until}
    where municipality_id = ${municipalityId} and id = ${id} and state = 'waiting'
      and (leased_until is null or leased_until <= ${at})
    returning ${COLUMNS}`.execute(db);
  return rows[0] ?? null;
}

export interface DeliveryOutcome {
  readonly state: EntryRow['state'];
  /** Code of the problem; '' after a success. */
  readonly problem: string;
  readonly at: Date;
  /** When the next attempt is due. */
  readonly dueAt: Date;
  /** Whether the attempt counts. */
  readonly counts: boolean;
}

/** What was given up in between stays given up, unless it arrived. */
export async function completeEntry(
  db: Queryable,
  { municipalityId, id }: EntryName,
  { state, problem, at, dueAt, counts }: DeliveryOutcome,
): Promise<void> {
  await sql`update outbox_entries
    set state = ${state}, last_problem = ${problem}, leased_until = null, due_at = ${dueAt},
      attempts = attempts - ${counts ? 0 : 1},
      resolved_at = ${state === 'waiting' ? null : at}
    where municipality_id = ${municipalityId} and id = ${id}
      and (state = 'waiting' or ${state} = 'delivered')`.execute(db);
}

/** Makes an entry that was given up wait again; null when it does not exist or was delivered. */
export async function reopenEntry(
  db: Queryable,
  { municipalityId, id }: EntryName,
  at: Date,
): Promise<EntryRow | null> {
  const { rows } = await sql<EntryRow>`update outbox_entries
    set state = 'waiting', due_at = ${at}, resolved_at = null
    where municipality_id = ${municipalityId} and id = ${id} and state <> 'delivered'
    returning ${COLUMNS}`.execute(db);
  return rows[0] ?? null;
}

/**
 * Stops the delivery of an entry of these kinds that waits; null when there is none. A delivery that is running may still
 * arrive, but is not tried again.
 */
export async function endEntry(
  db: Queryable,
  { municipalityId, id }: EntryName,
  { kinds, at }: { readonly kinds: readonly string[]; readonly at: Date },
): Promise<EntryRow | null> {
  const { rows } = await sql<EntryRow>`update outbox_entries
    set state = 'failed', last_problem = 'given-up', resolved_at = ${at}
    where municipality_id = ${municipalityId} and id = ${id} and state = 'waiting' and kind = any(${kinds}::text[])
    returning ${COLUMNS}`.execute(db);
  return rows[0] ?? null;
}

export async function findEntry(db: Queryable, { municipalityId, id }: EntryName): Promise<EntryRow | null> {
  const { rows } = await sql<EntryRow>`select ${COLUMNS} from outbox_entries
    where municipality_id = ${municipalityId} and id = ${id}`.execute(db);
  return rows[0] ?? null;
}

/**
 * First in a transaction that changes an entry and writes to the audit log: who deletes the submission of the entry has its
 * lock, then that of the audit log, and then deletes the entry. Nothing for an entry without a submission.
 */
export async function lockSubmissionOf(tx: Queryable, { municipalityId, id }: EntryName): Promise<void> {
  await sql`
    select from submissions where municipality_id = ${municipalityId} and id = (
      select submission_id from outbox_entries where municipality_id = ${municipalityId} and id = ${id})
    for update`.execute(tx);
}

/** Overdue entries that nobody is delivering: their job was lost with its process. */
export async function lostEntries(
  db: Queryable,
  { dueBefore, at }: { readonly dueBefore: Date; readonly at: Date },
): Promise<readonly EntryName[]> {
  const { rows } = await sql<EntryName>`select municipality_id as "municipalityId", id from outbox_entries
    where state = 'waiting' and due_at < ${dueBefore} and (leased_until is null or leased_until <= ${at})
    order by due_at limit 500`.execute(db);
  return rows;
}

/** Entries that wait for a system that was not set up. */
export async function unconfiguredEntries(db: Queryable): Promise<readonly EntryName[]> {
  const { rows } = await sql<EntryName>`select municipality_id as "municipalityId", id from outbox_entries
    where state = 'waiting' and last_problem = 'not-configured' order by created_at`.execute(db);
  return rows;
}

export interface EntryFilter {
  readonly municipalityId: string;
  /** Any state when absent. */
  readonly state?: EntryRow['state'] | undefined;
  readonly submissionId?: string | undefined;
  /** The page continues after this entry. */
  readonly after?: { readonly createdAt: Date; readonly id: string } | undefined;
  readonly size: number;
}

/** Newest first. */
export async function listEntries(db: Queryable, filter: EntryFilter): Promise<readonly EntryRow[]> {
  const { municipalityId, state, submissionId, after, size } = filter;
  const { rows } = await sql<EntryRow>`select ${COLUMNS} from outbox_entries
    where municipality_id = ${municipalityId}
      ${state === undefined ? sql`` : sql`and state = ${state}`}
      ${submissionId === undefined ? sql`` : sql`and submission_id = ${submissionId}`}
      ${after === undefined ? sql`` : sql`and (created_at, id) < (${after.createdAt}, ${after.id})`}
    order by created_at desc, id desc limit ${size}`.execute(db);
  return rows;
}

export async function countEntries(
  db: Queryable,
  municipalityId: string,
): Promise<Record<EntryRow['state'], number>> {
  const { rows } = await sql<{ state: EntryRow['state']; count: number }>`select state, count(*) as count
    from outbox_entries where municipality_id = ${municipalityId} group by state`.execute(db);
  const counts = { waiting: 0, delivered: 0, failed: 0 };
  for (const { state, count } of rows) counts[state] = count;
  return counts;
}
