// What an engine that spreads tables over machines by municipality asks for, held against the catalogue of a real database and
// the page that lists what is missing.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestWorld, type TestWorld } from '../../testing/with-app.ts';

const PAGE = readFileSync(resolve(import.meta.dirname, '../../../../../docs/scaling.md'), 'utf8');

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());

const named = (pattern: RegExp): readonly string[] =>
  [...PAGE.matchAll(pattern)].map(([, name = '']) => name).sort();

it('X37.66 the statements of the page spread every table of a municipality once, by it, and all others stay or are copied', async () => {
  const found = await sql<{ name: string; distributed: boolean }>`
    select c.relname as name, c.relname = 'municipalities' or exists (
      select from pg_attribute a
      where a.attrelid = c.oid and a.attname = 'municipality_id' and a.attnotnull and not a.attisdropped
    ) as distributed
    from pg_class c where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace order by 1`.execute(
    world.db,
  );
  const spread = found.rows.filter(({ distributed }) => distributed).map(({ name }) => name);
  expect(spread.length).toBeGreaterThan(60);
  expect(named(/create_distributed_table\('(\w+)'/g)).toEqual(spread);
  const copied = named(/create_reference_table\('(\w+)'/g);
  const staying = found.rows.filter(({ name, distributed }) => !distributed && !copied.includes(name));
  for (const { name } of staying)
    if (!name.startsWith('kysely_')) expect(PAGE.split('```').at(-1), name).toContain(`\`${name}\``);
});

it('X37.66 a unique index without the municipality stands in the list of the page, and the list holds no other', async () => {
  const found = await sql<{ name: string }>`
    select i.indexrelid::regclass::text as name from pg_index i join pg_class c on c.oid = i.indrelid
    where i.indisunique and c.relnamespace = 'public'::regnamespace
      and exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'municipality_id')
      and not exists (select from pg_attribute a
        where a.attrelid = c.oid and a.attname = 'municipality_id' and a.attnum = any(i.indkey))
    order by 1`.execute(world.db);
  const list = PAGE.slice(PAGE.indexOf('| Unique over all'), PAGE.indexOf('The way there'));
  const listed = [...list.matchAll(/`(\w+)`/g)].map(([, name = '']) => name);
  expect(listed.filter((name) => name !== 'municipalities_keyword_once').sort()).toEqual(
    found.rows.map(({ name }) => name),
  );
});

it('X37.66 foreign keys of a distributed table stay within the municipality or go to a copied table, but for those of the page; nothing is excluded, deferred or small', async () => {
  const foreign = await sql<{ name: string }>`
    select k.conname as name from pg_constraint k
    join pg_attribute own on own.attrelid = k.conrelid and own.attname = 'municipality_id'
    where k.contype = 'f' and k.confrelid::regclass::text not in ('municipalities', 'countries', 'provinces')
      and not own.attnum = any(k.conkey)`.execute(world.db);
  const admitted = [...PAGE.matchAll(/`(\w+_fk)`/g)].map(([, name]) => name);
  expect(new Set(foreign.rows.map(({ name }) => name))).toEqual(new Set(admitted));
  const others = await sql<{ name: string }>`
    select conname as name from pg_constraint where connamespace = 'public'::regnamespace
      and (contype = 'x' or condeferrable)
    union all select attrelid::regclass || '.' || attname from pg_attribute
    where attidentity <> '' and atttypid <> 'bigint'::regtype and attrelid in (
      select oid from pg_class where relnamespace = 'public'::regnamespace)`.execute(world.db);
  expect(others.rows).toEqual([]);
});
