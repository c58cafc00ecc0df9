// Budgets that many requests spend at the same moment: the same verdicts as one after the other.
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openTestWorld, type TestWorld } from '../../testing/with-app.ts';
import type { Limit } from '../rate-limit/queries.ts';
import { spendTogether } from './spend-together.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());
beforeEach(() => sql`delete from rate_limits`.execute(world.db));

const budget = (key: string, tries: number): Limit => ({ key, tries, windowSeconds: 60 });
const used = async () => {
  const { rows } = await sql<{ key: string; tries: number }>`select key, tries from rate_limits`.execute(
    world.db,
  );
  return Object.fromEntries(rows.map(({ key, tries }) => [key, tries]));
};

it('X32.03 X28.08 of forty requests in the same moment as many pass as the budgets allow, and only those count', async () => {
  const spend = spendTogether(world.db);
  const verdicts = await Promise.all(
    Array.from({ length: 40 }, (_, index) =>
      spend([budget(`address-${index % 2}`, 15), budget('all', 25)], world.time.now),
    ),
  );
  expect(verdicts.filter((verdict) => verdict === null)).toHaveLength(25);
  expect(new Set(verdicts.flatMap((verdict) => verdict?.key ?? []))).toEqual(new Set(['all']));
  const counts = await used();
  expect(counts['all']).toBe(25);
  expect((counts['address-0'] ?? 0) + (counts['address-1'] ?? 0)).toBe(25);
});

it('X32.03 X28.08 the first budget that is exceeded is named, with the wait until its window ends', async () => {
  const spend = spendTogether(world.db);
  const budgets = [budget('narrow', 1), budget('wide', 100)];
  await spend(budgets, world.time.now);
  const later = new Date(world.time.now.getTime() + 20_000);
  expect(await spend(budgets, later)).toEqual({ key: 'narrow', times: 2, seconds: 40 });
  expect(await used()).toEqual({ narrow: 1, wide: 1 });
});

it('X32.03 two processes share the count; a window that has ended begins again', async () => {
  const [one, other] = [spendTogether(world.db), spendTogether(world.db)];
  const budgets = [budget('b', 3), budget('a', 3)];
  const spent = await Promise.all(
    [one, other, one, other, one].map((spend) => spend(budgets, world.time.now)),
  );
  expect(spent.filter((verdict) => verdict === null)).toHaveLength(3);
  const nextWindow = new Date(world.time.now.getTime() + 61_000);
  expect(await one(budgets, nextWindow)).toBeNull();
  expect(await used()).toEqual({ a: 1, b: 1 });
});

it('X32.03 when the database refuses, every request of the group is refused, and the next group is counted', async () => {
  const spend = spendTogether(world.db);
  const wrong = budget('\u0000', 1);
  const results = await Promise.allSettled([
    spend([wrong], world.time.now),
    spend([budget('y', 1)], world.time.now),
  ]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
});
