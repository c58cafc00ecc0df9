// Adds jobs to the queue of the worker, and frees those of workers that died.
// rules: X20.01, X37.60
import { sql } from 'kysely';
import type { Queryable } from '../db/database.ts';

export interface NewJob {
  /** Name of the handler that does the job. */
  readonly name: string;
  /** Ids only: the handler reads the rest when it starts. */
  readonly payload: Readonly<Record<string, unknown>>;
  /** A waiting job with the same key is replaced by this one. */
  readonly key?: string;
  /** The job takes the turn of the one that it replaces. */
  readonly keepsTurn?: boolean;
  /** Starts immediately when absent. */
  readonly runAt?: Date;
  /** How often a handler that throws is tried again; 8 when absent. */
  readonly maxAttempts?: number;
}

/** Adds a job that starts once the caller's transaction is stored, and never when it is not. */
export async function addJob(
  db: Queryable,
  { name, payload, key, keepsTurn, runAt, maxAttempts }: NewJob,
): Promise<void> {
  await sql`select graphile_worker.add_job(${name}, ${JSON.stringify(payload)}::json,
    run_at => ${runAt ?? null}, max_attempts => ${maxAttempts ?? 8}, job_key => ${key ?? null},
    job_key_mode => ${keepsTurn ? 'preserve_run_at' : 'replace'})`.execute(db);
}

/** A process that said nothing for so long is taken for dead. It speaks every SEEN_EVERY_MS. */
const DEAD_AFTER = sql`interval '60 seconds'`;
export const SEEN_EVERY_MS = 15_000;

/** Writes down that these workers live. */
export async function noteWorkers(db: Queryable, ids: readonly string[]): Promise<void> {
  await sql`insert into job_workers (id, seen_at) select id, now() from unnest(${ids}::text[]) as id
    on conflict (id) do update set seen_at = excluded.seen_at`.execute(db);
}

export async function removeWorkers(db: Queryable, ids: readonly string[]): Promise<void> {
  await sql`delete from job_workers where id = any(${ids}::text[])`.execute(db);
}

/**
 * Lets other workers take the jobs of those that died: killed processes, machines that are gone. Without it such a job
 * would wait for four hours. A worker has written itself down by the time that its job counts.
 */
export async function freeLostJobs(db: Queryable): Promise<void> {
  await sql`select graphile_worker.force_unlock_workers(array(
    select distinct j.locked_by from graphile_worker._private_jobs j
    where j.locked_at < now() - ${DEAD_AFTER}
      and not exists (select from job_workers w where w.id = j.locked_by and w.seen_at > now() - ${DEAD_AFTER})))`.execute(
    db,
  );
  await sql`delete from job_workers where seen_at < now() - interval '1 hour'`.execute(db);
}
