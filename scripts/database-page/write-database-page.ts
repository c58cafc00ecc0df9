// Writes docs/database.md from a temporary database, which it starts, migrates and deletes.
// rules: X30.01
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../../apps/server/src/platform/db/database.ts';
import { migrate } from '../../apps/server/src/platform/db/migrate.ts';
import { openEmbeddedPostgres } from '../../apps/server/src/platform/embedded-postgres/open-embedded-postgres.ts';
import { PAGE, undescribed, withCatalogue } from './database-page.ts';
import { readCatalogue } from './read-catalogue.ts';

export async function writeDatabasePage(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'constancia-page-'));
  try {
    const server = await openEmbeddedPostgres({ dataDir, log: () => {}, durable: false });
    const db = openDatabase({ url: () => server.url, connections: 1 });
    try {
      await migrate(db);
      const catalogue = await readCatalogue(db);
      const missing = undescribed(catalogue);
      if (missing.length > 0) throw new Error(`COMMENT ON is missing for ${missing.join(', ')}`);
      writeFileSync(PAGE, withCatalogue(readFileSync(PAGE, 'utf8'), catalogue));
    } finally {
      await db.destroy();
      await server.stop();
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}
