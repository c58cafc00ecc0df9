// The state of what the program keeps in the database: jobs, deliveries, and the database itself.
// rules: X37.46, X37.48
import type { StatusLine } from '@constancia/contract/administration/status.ts';
import type { Finding } from '@constancia/domain/status/findings.ts';
import type { Database } from '../../platform/db/database.ts';
import { serverFacts } from '../../platform/db/queries.ts';
import { countGivenUp, countJobs } from '../../platform/metrics/queries.ts';
import { type DatabaseUse, databaseUse, outboxState } from './queries.ts';

const MEGABYTE = 1_048_576;
/** A job that is due is begun within seconds. */
const JOB_LATE_SECONDS = 300;
/** The third attempt of a delivery comes after a quarter of an hour; after so long nobody else will notice. */
const DELIVERY_LATE_HOURS = 2;
const CROWDED_SHARE = 0.8;

export const lineOf = (finding: Finding): StatusLine => ({
  ...finding,
  lastSuccess: null,
  lastFailure: null,
});

/** One line when the database is away, because everything else is in it. */
export async function insideLines(db: Database, at: Date): Promise<readonly StatusLine[]> {
  try {
    return await Promise.all([databaseLine(db), jobsLine(db), deliveriesLine(db, at)]);
  } catch {
    return [lineOf({ subject: 'database', code: 'database-away', values: {} })];
  }
}

async function databaseLine(db: Database): Promise<StatusLine> {
  const [{ version }, use] = await Promise.all([serverFacts(db), databaseUse(db)]);
  return lineOf(databaseFinding(version, use));
}

/** `version`: 180001 is 18.1. */
export function databaseFinding(
  version: number,
  { bytes, connections, connectionsMax: most }: DatabaseUse,
): Finding {
  const values = {
    version: `${Math.floor(version / 10_000)}.${version % 10_000}`,
    megabytes: Math.ceil(bytes / MEGABYTE),
    connections,
    most,
  };
  const isCrowded = connections >= most * CROWDED_SHARE;
  return { subject: 'database', code: isCrowded ? 'database-crowded' : 'database-answers', values };
}

async function jobsLine(db: Database): Promise<StatusLine> {
  const [due, givenUp] = await Promise.all([countJobs(db), countGivenUp(db)]);
  const oldest = Math.max(0, ...due.map((job) => job.oldest));
  const values = {
    waiting: due.reduce((sum, job) => sum + job.waiting, 0),
    minutes: Math.floor(oldest / 60),
    failed: givenUp,
  };
  const code =
    oldest > JOB_LATE_SECONDS ? 'jobs-late' : givenUp > 0 ? 'jobs-given-up' : ('jobs-run' as const);
  return lineOf({ subject: 'jobs', code, values });
}

async function deliveriesLine(db: Database, at: Date): Promise<StatusLine> {
  const { waiting, failed, oldestHours, lastDelivered, lastFailed } = await outboxState(db, at);
  const isLate = oldestHours >= DELIVERY_LATE_HOURS;
  const code = failed > 0 ? 'deliveries-failed' : isLate ? 'deliveries-wait' : ('deliveries-go' as const);
  return {
    subject: 'deliveries',
    code,
    values: { waiting, failed, hours: oldestHours },
    lastSuccess: lastDelivered?.toISOString() ?? null,
    lastFailure: lastFailed?.toISOString() ?? null,
  };
}
