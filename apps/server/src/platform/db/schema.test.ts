import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestWorld, type TestWorld } from '../../testing/with-app.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());

/** Tables that belong to no municipality: the territory above it, and facts about the installation. */
const OF_THE_INSTALLATION = [
  'applied_files',
  'countries',
  'geocoder_answers',
  'geocoder_turns',
  'installation_facts',
  'job_workers',
  'kysely_migration',
  'kysely_migration_lock',
  'provinces',
  'rate_limits',
];

it('X5.05 every table either belongs to a municipality, with it in a unique key, or to the installation', async () => {
  const found = await sql<{ name: string; keyed: boolean }>`
    select c.relname as name, exists (
      select from pg_index i
      join pg_attribute a on a.attrelid = c.oid and a.attnum = any(i.indkey)
      where i.indrelid = c.oid and i.indisunique
        and (a.attname = 'municipality_id' or (c.relname = 'municipalities' and a.attname = 'id'))) as keyed
    from pg_class c where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace order by 1`.execute(
    world.db,
  );
  expect(found.rows.length).toBeGreaterThan(10);
  const unkeyed = found.rows.filter((table) => !table.keyed).map((table) => table.name);
  expect(unkeyed).toEqual(OF_THE_INSTALLATION);
});

it('X5.06 every foreign key between tables of a municipality carries the municipality', async () => {
  const found = await sql<{ name: string }>`
    select k.conname as name from pg_constraint k
    join pg_attribute own on own.attrelid = k.conrelid and own.attname = 'municipality_id'
    join pg_attribute other on other.attrelid = k.confrelid and other.attname = 'municipality_id'
    where k.contype = 'f' and not (other.attnum = any(k.confkey))`.execute(world.db);
  expect(found.rows).toEqual([]);
});
