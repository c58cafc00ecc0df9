// Statements that come again have a name, so that PostgreSQL plans them once for each connection.
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestWorld, type TestWorld } from '../../testing/with-app.ts';
import { type Database, inTransaction, openDatabase } from './database.ts';
import { statementNames } from './statement-names.ts';

let world: TestWorld;
let db: Database;
beforeAll(async () => {
  world = await openTestWorld();
  db = openDatabase({ url: () => world.url, connections: 1 });
});
afterAll(async () => {
  await db.destroy();
  await world.close();
});

const named = async (like: string) => {
  const { rows } = await sql<{ name: string; runs: number }>`
    select name, generic_plans + custom_plans as runs from pg_prepared_statements
    where statement like ${like} and statement not like '%pg_prepared%'`.execute(db);
  return rows;
};

it('X32.01 a text gets a name when it comes again; there are only so many names', () => {
  const nameOf = statementNames(4);
  expect(['a', 'a', 'b', 'c', 'a', 'b', 'b'].map(nameOf)).toEqual([
    undefined,
    'constancia_1',
    undefined,
    undefined,
    'constancia_1',
    'constancia_2',
    'constancia_2',
  ]);
});

it('X32.01 once half of the names are given a text that comes now and then gets none, and one that comes twenty times does', () => {
  const nameOf = statementNames(4);
  for (const text of ['a', 'a', 'b', 'b']) nameOf(text);
  const comes = (text: string, times: number) => Array.from({ length: times }, () => nameOf(text));
  expect(comes('rare', 19)).toEqual(Array(19).fill(undefined));
  expect(comes('often', 20)).toEqual([...Array(19).fill(undefined), 'constancia_3']);
  expect(comes('other', 20).at(-1)).toBe('constancia_4');
  // None is left.
  expect(comes('late', 30)).toEqual(Array(30).fill(undefined));
  expect([nameOf('a'), nameOf('often')]).toEqual(['constancia_1', 'constancia_3']);
});

it('X32.01 texts that never come again take no memory for long', () => {
  const nameOf = statementNames();
  nameOf('first');
  for (let text = 0; text < 1_000; text++) nameOf(`text ${text}`);
  expect(nameOf('first')).toBeUndefined();
  expect(nameOf('text 999')).toBeDefined();
});

it('X32.01 a statement is prepared once for a connection, in and out of transactions, whatever its values', async () => {
  const twice = (on: Kysely<never>, value: number) =>
    sql<{ double: number }>`select ${value}::integer * 2 as double`.execute(on);
  for (const value of [1, 2, 3])
    expect((await twice(db as never, value)).rows).toEqual([{ double: value * 2 }]);
  await inTransaction(db, (tx) => twice(tx as never, 4));
  await expect(
    inTransaction(db, async (tx) => {
      await twice(tx as never, 5);
      throw new Error('undone');
    }),
  ).rejects.toThrow('undone');
  expect(await named('%* 2 as double')).toEqual([{ name: expect.stringMatching(/^constancia_/), runs: 4 }]);
});

it('X32.01 several statements in one text still work, and have no name', async () => {
  for (let time = 0; time < 3; time++) await sql.raw('select 1 as one; select 2 as two').execute(db);
  expect(await named('%select 2 as two%')).toEqual([]);
});

it('X32.01 a named statement that fails works the next time', async () => {
  const divide = (by: number) => sql<{ result: number }>`select 10 / ${by}::integer as result`.execute(db);
  await expect(divide(0)).rejects.toThrow('division by zero');
  await expect(divide(0)).rejects.toThrow('division by zero');
  expect((await divide(5)).rows).toEqual([{ result: 2 }]);
  await expect(divide(0)).rejects.toThrow('division by zero');
  expect((await divide(2)).rows).toEqual([{ result: 5 }]);
});

it('X32.01 a table that changes while its statement has a name is read as it is', async () => {
  const read = () => sql<{ a: number }>`select a from changing where a > ${0}`.execute(db);
  await sql`create table changing (a integer)`.execute(db);
  await sql`insert into changing values (1)`.execute(db);
  for (let time = 0; time < 7; time++) await read();
  await sql`alter table changing add column b text`.execute(db);
  await sql`create index on changing (a)`.execute(db);
  expect((await read()).rows).toEqual([{ a: 1 }]);
});
