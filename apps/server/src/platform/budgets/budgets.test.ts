// Several budgets are used together: all of them or none.
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openTestWorld, type TestWorld } from '../../testing/with-app.ts';
import { spend } from './budgets.ts';

const NOW = new Date('2026-03-10T15:00:00.000Z');
const address = { key: 'address', tries: 2, windowSeconds: 60 };
const form = { key: 'form', tries: 3, windowSeconds: 3_600 };

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  await sql`delete from rate_limits`.execute(world.db);
});

const used = async () => {
  const found = await sql<{ key: string; tries: number }>`
    select key, tries from rate_limits order by key`.execute(world.db);
  return Object.fromEntries(found.rows.map(({ key, tries }) => [key, tries]));
};

it('X28.08 X28.12 each use counts for every budget, the last that suffices too', async () => {
  expect(await spend(world.db, [address, form], NOW)).toBeNull();
  expect(await spend(world.db, [address, form], NOW)).toBeNull();
  expect(await used()).toEqual({ address: 2, form: 2 });
});

it('X28.08 X28.12 where one does not suffice none is used, and it says which and for how long', async () => {
  for (let time = 0; time < 2; time++) await spend(world.db, [form, address], NOW);
  const above = await spend(world.db, [form, address], NOW);
  expect(above).toEqual({ key: 'address', times: 1.5, seconds: 60 });
  expect(await used()).toEqual({ address: 2, form: 2 });
});

it('X28.12 what weighs more uses more, and gives as much back', async () => {
  const heavy = { ...form, weight: 2 };
  expect(await spend(world.db, [heavy], NOW)).toBeNull();
  expect(await spend(world.db, [heavy], NOW)).toMatchObject({ key: 'form', seconds: 3_600 });
  expect(await used()).toEqual({ form: 2 });
  expect(await spend(world.db, [form], NOW)).toBeNull();
});
