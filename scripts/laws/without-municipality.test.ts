// Compares the list of queries that do not filter by municipality with the queries and the indexes that exist.

import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { WITHOUT_MUNICIPALITY } from './rules/data/municipality-in-queries.ts';

it('X3.23 X25.09 what goes by something else than the municipality exists, and is unique where it says so', () => {
  const root = resolve(import.meta.dirname, '../..');
  const read = (folder: string, kind: RegExp) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => kind.test(path))
      .sort()
      .map((path) => readFileSync(join(root, folder, path), 'utf8'))
      .join('\n');
  const migrations = read('apps/server/database', /\.sql$/);
  const functions = read('apps/server/src', /queries\.ts$/);
  for (const [name, reason] of Object.entries(WITHOUT_MUNICIPALITY)) {
    expect(functions, name).toContain(`function ${name}(`);
    if (!('uniqueBy' in reason)) continue;
    const made = migrations.lastIndexOf(`CREATE UNIQUE INDEX ${reason.uniqueBy} `);
    expect(made, reason.uniqueBy).toBeGreaterThan(migrations.lastIndexOf(`DROP INDEX ${reason.uniqueBy};`));
  }
});
