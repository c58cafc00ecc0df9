import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestWorld, type TestWorld } from '../../testing/with-app.ts';
import { countFailure, takeBackFailure } from './growing-queries.ts';
import { countTry, deleteEndedWindows } from './queries.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());

const HOUR_MS = 60 * 60_000;
const now = new Date('2026-03-10T15:00:00.000Z');
const later = (milliseconds: number) => new Date(now.getTime() + milliseconds);
const limitOf = (key: string) => ({ key, tries: 2, windowSeconds: 900 });

async function countTries(key: string, at: Date, times: number): Promise<readonly (number | null)[]> {
  const counted: (number | null)[] = [];
  for (let time = 0; time < times; time++) counted.push(await countTry(world.db, limitOf(key), at));
  return counted;
}

it('X27.18 a clock that goes back a day locks nobody out for a day', async () => {
  expect(await countTries('clock', later(24 * HOUR_MS), 3)).toEqual([null, null, 900]);
  expect(await countTries('clock', now, 3)).toEqual([null, null, 900]);
  expect(await countTries('clock', later(60_000), 1)).toEqual([840]);
});

it('X27.18 X26.13 requests of one moment that reach the database out of order begin no new window', async () => {
  const counted = [];
  for (const milliseconds of [3, 2, 1, 0])
    counted.push(...(await countTries('burst', later(milliseconds), 1)));
  expect(counted).toEqual([null, null, 901, 901]);
  const waits = [];
  for (const milliseconds of [3, 2, 1, 0])
    waits.push(await countFailure(world.db, { key: 'growing', free: 2 }, later(milliseconds)));
  expect(waits).toEqual([null, null, 6, 6]);
});

it('X27.18 a limit lets so many tries pass in its time and no more, and begins again after it', async () => {
  expect(await countTries('plain', now, 4)).toEqual([null, null, 900, 900]);
  expect(await countTries('plain', later(899_000), 1)).toEqual([1]);
  expect(await countTries('plain', later(900_000), 3)).toEqual([null, null, 900]);
  expect(await countTries('another', now, 1)).toEqual([null]);
});

it('X26.13 failures above the free ones wait twice as long each time, are counted once they may be made, and are deleted after an hour', async () => {
  const limit = { key: 'guesses', free: 2 };
  const failed = (milliseconds: number) => countFailure(world.db, limit, later(milliseconds));
  expect([await failed(0), await failed(0), await failed(0)]).toEqual([null, null, 5]);
  expect([await failed(4_999), await failed(5_000), await failed(5_001)]).toEqual([1, null, 10]);
  await takeBackFailure(world.db, limit.key);
  expect([await failed(9_000), await failed(10_000)]).toEqual([1, null]);
  expect([await failed(10_000 + HOUR_MS), await failed(10_000 + HOUR_MS)]).toEqual([null, null]);
});

it('X27.18 a long key takes no more room than a short one, and keeps its own count', async () => {
  const long = `sign-in:account:${'a'.repeat(100_000)}@villa.example`;
  expect(await countTries(long, now, 3)).toEqual([null, null, 900]);
  expect(await countTries(`${long}x`, now, 1)).toEqual([null]);
  const { rows } = await sql<{ longest: number }>`
    select max(length(key)) as longest from rate_limits`.execute(world.db);
  expect(rows[0]?.longest).toBeLessThanOrEqual(200);
});

it('X27.18 ended windows leave, those that count stay', async () => {
  await countTries('ended', now, 1);
  await countTries('counting', later(HOUR_MS), 1);
  await deleteEndedWindows(world.db, later(HOUR_MS));
  const { rows } = await sql<{ key: string }>`
    select key from rate_limits where key in ('ended', 'counting')`.execute(world.db);
  expect(rows).toEqual([{ key: 'counting' }]);
});
