// `npm run admin -- verify-audit`: checks the audit chain of every municipality and compares it with the
// signed heads that are stored outside of the database. Fails when a chain is broken.
// rules: X27.15, X27.16
import type { Config } from '../config/config.ts';
import { listHeads } from '../platform/audit/queries.ts';
import { keptHeads } from '../platform/audit/signed-heads.ts';
import { type ChainVerdict, verifyChain } from '../platform/audit/verify-chain.ts';
import type { Database } from '../platform/db/database.ts';
import type { FileStore } from '../platform/files/file-store.ts';
import { openHeadStore } from '../platform/files/open-file-store.ts';
import { createLog } from '../platform/log.ts';
import { openMigratedDatabase } from './open-database.ts';

const WHY = {
  entry: 'does not follow from the one before it, or is missing',
  head: 'is not the one that the database remembers as the last',
  'kept-head': 'is not the one whose signature was kept',
} as const;

function verdictText({ entries, broken }: ChainVerdict, kept: number): string {
  if (broken === null) return `whole, ${entries} entries, ${kept} kept heads agree`;
  return `BROKEN: entry ${broken.at} ${WHY[broken.why]}`;
}

export interface AuditVerdict {
  readonly isWhole: boolean;
  /** One for each municipality. */
  readonly lines: readonly string[];
}

export async function auditVerdict(db: Database, headStore: FileStore): Promise<AuditVerdict> {
  const { heads: kept, forged } = await keptHeads({ db, headStore });
  const heads = await listHeads(db);
  const lines: string[] = [];
  let isWhole = forged === 0;
  for (const head of heads) {
    const own = kept.get(head.municipalityId) ?? [];
    const verdict = await verifyChain(db, head, own);
    isWhole &&= verdict.broken === null;
    lines.push(`${head.municipalityId}: ${verdictText(verdict, own.length)}`);
  }
  const known = new Set(heads.map(({ municipalityId }) => municipalityId));
  for (const municipalityId of [...kept.keys()].filter((id) => !known.has(id))) {
    isWhole = false;
    lines.push(`${municipalityId}: BROKEN: the municipality is gone`);
  }
  if (forged > 0) lines.push(`Kept heads: BROKEN: ${forged} lines are not signed by us`);
  return { isWhole, lines };
}

export async function verifyAudit(config: Config): Promise<void> {
  const opened = await openMigratedDatabase(config, createLog('warn'));
  try {
    const { isWhole, lines } = await auditVerdict(opened.db, await openHeadStore(config));
    for (const line of lines) process.stdout.write(`${line}\n`);
    if (!isWhole) process.exitCode = 1;
  } finally {
    await opened.close();
  }
}
