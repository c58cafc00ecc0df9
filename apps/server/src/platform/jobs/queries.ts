// Adds jobs to the queue of the worker.
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
