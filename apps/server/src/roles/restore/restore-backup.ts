// Brings a backup into a new installation and proves that it is the one that was copied: every row, every file, the audit
// chains and the counters.
// rules: X37.06, X37.07
import { compareCounters } from '../../platform/counters/recount.ts';
import type { Database } from '../../platform/db/database.ts';
import { connectForCopy } from '../backup/queries.ts';
import type { Stores } from '../../platform/files/open-file-store.ts';
import type { WholeBackup } from '../backup/check-backup.ts';
import { KEPT_COUNTERS } from '../recount.ts';
import { auditVerdict } from '../verify-audit.ts';
import { loadTables, mustFit } from './load-tables.ts';
import { restoreFiles, wrongFiles } from './restore-files.ts';

export interface Target extends Stores {
  readonly db: Database;
  /** URL of the database as the owner of its tables. */
  readonly ownerUrl: string;
}

export interface Restored {
  /** What does not agree with the backup, or within itself; empty when everything is right. */
  readonly faults: readonly string[];
  /** Lines about the audit chains. */
  readonly audit: readonly string[];
}

export async function restoreBackup(target: Target, folder: string, backup: WholeBackup): Promise<Restored> {
  await refuseUnlessFit(target.ownerUrl, backup);
  await restoreFiles(target, folder, backup.files);
  await loadTables(target.ownerUrl, backup);
  const wrong = await wrongFiles(target, backup.files);
  const audit = await auditVerdict(target.db, target.headStore);
  const counters = await compareCounters(target.db, KEPT_COUNTERS);
  return {
    audit: audit.lines,
    faults: [
      ...wrong.map((key) => `file ${key} is not what the backup holds`),
      ...(audit.isWhole ? [] : ['the audit log is not whole']),
      ...counters.map(
        ({ counter, municipalityId }) => `${counter.table} of ${municipalityId} does not count what is there`,
      ),
    ],
  };
}

/** Before a file is written. */
async function refuseUnlessFit(ownerUrl: string, { manifest }: WholeBackup): Promise<void> {
  const client = await connectForCopy(ownerUrl);
  try {
    await mustFit(client, manifest);
  } finally {
    await client.end().catch(() => undefined);
  }
}
