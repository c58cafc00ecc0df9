import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { createDatabase, databaseUrl, dropDatabase } from '../../testing/queries.ts';
import { type Database, openDatabase } from './database.ts';
import { migrate } from './migrate.ts';

const FUNCTIONS = resolve(import.meta.dirname, '../../../database/functions');

const name = `constancia_migrate_${randomUUID().replaceAll('-', '')}`;
let db: Database;
let applied: readonly string[];
beforeAll(async () => {
  await createDatabase(inject('serverUrl'), name);
  const url = databaseUrl(inject('serverUrl'), name);
  db = openDatabase({ url: () => url, connections: 2 });
  applied = await migrate(db);
});
afterAll(async () => {
  await db.destroy();
  await dropDatabase(inject('serverUrl'), name);
});

const bodyOf = async (fn: string) => {
  const found = await sql<{ body: string }>`
    select prosrc as body from pg_proc where proname = ${fn} and pronamespace = 'public'::regnamespace`.execute(
    db,
  );
  return found.rows.map(({ body }) => body);
};

it('X30.05 an empty database gets the baseline, then functions and triggers; a second start applies nothing', async () => {
  expect(applied[0]).toBe('0001-installation');
  expect(applied).toContain('functions/intake_submissions.sql');
  expect(applied.at(-1)).toBe('triggers.sql');
  expect(await migrate(db)).toEqual([]);
});

const functionFiles = () =>
  readdirSync(FUNCTIONS, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.sql'));

it('X30.05 every function of the database stands in the one file of its name', async () => {
  const found = await sql<{ name: string }>`
    select proname as name from pg_proc where pronamespace = 'public'::regnamespace order by 1`.execute(db);
  const files = functionFiles();
  expect(files.map((file) => basename(file)).sort()).toEqual(found.rows.map((row) => `${row.name}.sql`));
  for (const file of files) {
    const made = readFileSync(resolve(FUNCTIONS, file), 'utf8').match(/^CREATE .*?(?=\()/gm);
    expect(made, file).toEqual([`CREATE OR REPLACE FUNCTION ${basename(file, '.sql')}`]);
  }
});

it('X30.05 a function whose file has changed is applied again, and no other', async () => {
  const [body] = await bodyOf('widen_copies');
  await sql`create or replace function widen_copies(in_municipality text, in_form text, in_copies jsonb)
    returns void language sql as 'select'`.execute(db);
  await sql`update applied_files set hash = 'of the text before' where name = 'functions/widen_copies.sql'`.execute(
    db,
  );
  expect(await migrate(db)).toEqual(['functions/widen_copies.sql']);
  expect(await bodyOf('widen_copies')).toEqual([body]);
});

it('X30.05 processes that start at the same moment apply a changed file once', async () => {
  await sql`update applied_files set hash = 'of the text before' where name like 'functions/%'`.execute(db);
  const twice = await Promise.all([migrate(db), migrate(db)]);
  const counts = twice.map((files) => files.length).sort((a, b) => a - b);
  expect(counts).toEqual([0, functionFiles().length]);
});

it('X30.05 a database that a newer program migrated is refused', async () => {
  await sql`insert into kysely_migration (name, timestamp) values ('9999-of-tomorrow', '2030')`.execute(db);
  await expect(migrate(db)).rejects.toThrow('9999-of-tomorrow');
});
