// Tries each law about SQL and the database on offending code, which it must refuse, and on similar code, which must pass.
import { describe, it } from 'vitest';
import { holds } from '../testing/law-examples.ts';

const submit = 'apps/server/src/features/submissions/intake/submit.ts';
const queries = 'apps/server/src/features/forms/queries.ts';
const intake = 'apps/server/database/functions/intake_submissions.sql';

describe('each law about SQL and the database refuses its offending examples and accepts their clean twins', () => {
  it('X3.08 SQL stands in queries.ts and apps/server/database only', () => {
    holds('sql-in-queries', {
      refused: [
        [submit, 'await sql`update answer set x = 1`.execute(db);'],
        [submit, "await client.query('SELECT id FROM answer');"],
        [submit, 'await client.query(`insert into answer (id) values (${id})`);'],
        [submit, "await client.query('begin');"],
        ['apps/server/src/platform/db/wait.ts', "await client.query('LISTEN jobs');"],
        ['apps/server/src/features/forms/form.sql', 'select 1;'],
      ],
      clean: [
        [
          'apps/server/src/features/submissions/queries.ts',
          'await sql`update answer set x = 1`.execute(db);',
        ],
        ['apps/server/src/features/submissions/list-queries.ts', "query('select id from answer');"],
        ['apps/server/database/baseline/0001-territory.sql', 'create table country (id text);'],
        [
          submit,
          "say('Select a form and begin'); const from = 'update'; import { open } from './queries.ts';",
        ],
      ],
    });
  });

  it('X3.23 X25.09 a row of a municipality is found with its municipality', () => {
    holds('municipality-in-queries', {
      refused: [
        [
          queries,
          'export function read(db) { return sql`select * from submissions where id = ${id}`.execute(db); }',
        ],
        [queries, 'async function drop(db) { await sql`delete from files where key = ${key}`.execute(db); }'],
        [
          queries,
          'function join(db) { return sql`select 1 from submissions s join forms f on f.municipality_id = s.municipality_id where s.id = ${id}`; }',
        ],
      ],
      clean: [
        [
          queries,
          'function read(db) { return sql`select 1 from submissions where municipality_id = ${m} and id = ${id}`; }',
        ],
        [
          queries,
          'function list(db) { return sql`select 1 from submissions s where ${ofForm(form, scope)}`; }',
        ],
        [queries, 'function province(db) { return sql`select name from provinces where id = ${id}`; }'],
        [queries, 'export function findForm(db) { return sql`select 1 from forms where id = ${id}`; }'],
      ],
    });
  });

  it('X29.05 a conflict on which nothing is done is any conflict', () => {
    holds('nothing-on-any-conflict', {
      refused: [
        [queries, 'sql`insert into forms (id) values (1) on conflict (id) do nothing`.execute(db);'],
        [
          queries,
          'sql`insert into forms (id) values (1)\n on conflict (municipality_id, id)\n do nothing`.execute(db);',
        ],
        [
          queries,
          'sql`insert into forms (id) values (1) on conflict on constraint forms_pk do nothing`.execute(db);',
        ],
        [intake, 'INSERT INTO form_counters (form_id) VALUES (f) ON CONFLICT (form_id) DO NOTHING;'],
      ],
      clean: [
        [queries, 'sql`insert into forms (id) values (1) on conflict do nothing returning id`.execute(db);'],
        [
          queries,
          'sql`insert into forms (id) values (1) on conflict (id) do update set title = $1`.execute(db);',
        ],
        [intake, 'INSERT INTO form_counters (form_id) VALUES (f) ON CONFLICT DO NOTHING;'],
      ],
    });
  });

  it('X3.09 a query that is built is executed', () => {
    holds('sql-is-executed', {
      refused: [
        [queries, 'sql`delete from form`;'],
        [queries, 'async function f() { await sql`delete from form`; }'],
        [queries, 'async function f() { const x = await sql`select 1`; }'],
      ],
      clean: [
        [queries, 'await sql`delete from form`.execute(db);'],
        [queries, 'const where = sql`id = 1`; list(sql`name`);'],
      ],
    });
  });
});
