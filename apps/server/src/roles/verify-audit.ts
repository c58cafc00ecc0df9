// `npm run admin -- verify-audit`: checks the audit chain of every municipality and compares it with the
// signed heads that are stored outside of the database. Fails when a chain is broken.
// rules: X27.15, X27.16
import type { Config } from '../config/config.ts';
import { listHeads } from '../platform/audit/queries.ts';
import { keptHeads } from '../platform/audit/signed-heads.ts';
import { type ChainVerdict, verifyChain } from '../platform/audit/verify-chain.ts';
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

export async function verifyAudit(config: Config): Promise<void> {
  const opened = await openMigratedDatabase(config, createLog('warn'));
  try {
    const headStore = await openHeadStore(config);
    const { heads: kept, forged } = await keptHeads({ db: opened.db, headStore });
    const heads = await listHeads(opened.db);
    let whole = forged === 0;
    for (const head of heads) {
      const own = kept.get(head.municipalityId) ?? [];
      const verdict = await verifyChain(opened.db, head, own);
      whole &&= verdict.broken === null;
      process.stdout.write(`${head.municipalityId}: ${verdictText(verdict, own.length)}\n`);
    }
    const known = new Set(heads.map(({ municipalityId }) => municipalityId));
    for (const municipalityId of [...kept.keys()].filter((id) => !known.has(id))) {
      whole = false;
      process.stdout.write(`${municipalityId}: BROKEN: the municipality is gone\n`);
    }
    if (forged > 0) process.stdout.write(`Kept heads: BROKEN: ${forged} lines are not signed by us\n`);
    if (!whole) process.exitCode = 1;
  } finally {
    await opened.close();
  }
}
