// Puzzles: what a solution is valid for, how often and how long.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { solved } from '../../testing/puzzles.ts';
import { openTestWorld, type TestWorld } from '../../testing/with-app.ts';
import { type ChallengeSolution, type Challenges, challenges, isSmall, puzzleHash } from './challenges.ts';

const NOW = new Date('2026-03-10T15:00:00.000Z');
const after = (milliseconds: number) => new Date(NOW.getTime() + milliseconds);
const PUZZLE = { subject: 'look-up of 203.0.113.7', hashes: 4 };
const MEMORY = 8;

let world: TestWorld;
let puzzles: Challenges;
beforeAll(async () => {
  world = await openTestWorld();
  puzzles = challenges(world.db, { secret: 'secret', memoryKib: MEMORY });
});
afterAll(() => world.close());

const solution = (puzzle = PUZZLE, at = NOW) => solved(puzzles.issue(puzzle, at));

async function wrong(): Promise<ChallengeSolution> {
  const token = puzzles.issue(PUZZLE, NOW);
  for (let number = 0; ; number++)
    if (!isSmall(await puzzleHash(token, number, MEMORY), PUZZLE.hashes)) return { token, number };
}

it('W1 X28.07 the right number solves it, once; another one does not', async () => {
  const right = await solution();
  expect(await puzzles.judge(PUZZLE, right, NOW)).toBe('solved');
  expect(await puzzles.judge(PUZZLE, right, NOW)).toBe('unfit');
  expect(await puzzles.judge(PUZZLE, await wrong(), NOW)).toBe('wrong');
  expect(await puzzles.judge(PUZZLE, null, NOW)).toBe('unfit');
});

it('W1 X28.07 it serves for what it was asked for, and for nothing harder', async () => {
  expect(await puzzles.judge({ ...PUZZLE, subject: 'another' }, await solution(), NOW)).toBe('unfit');
  expect(await puzzles.judge({ ...PUZZLE, hashes: 5 }, await solution(), NOW)).toBe('unfit');
  expect(await puzzles.judge({ ...PUZZLE, hashes: 3 }, await solution(), NOW)).toBe('solved');
});

it('W1 X28.07 it ends after ten minutes', async () => {
  expect(await puzzles.judge(PUZZLE, await solution(), after(600_000))).toBe('solved');
  expect(await puzzles.judge(PUZZLE, await solution(), after(600_001))).toBe('unfit');
});

it('W1 X28.07 a token that was made up or changed is refused, and nothing is hashed for it', async () => {
  const { token, number } = await solution();
  const easier = token.replace(/^(\w+)\.4\./, '$1.1.');
  expect(easier).not.toBe(token);
  for (const other of [easier, token.slice(1), 'x', `${token}x`])
    expect(await puzzles.judge(PUZZLE, { token: other, number }, NOW), other).toBe('unfit');
  const other = challenges(world.db, { secret: 'secret', memoryKib: MEMORY * 2 });
  expect(await other.judge(PUZZLE, { token, number }, NOW)).toBe('unfit');
  expect(await puzzles.judge(PUZZLE, { token, number }, NOW)).toBe('solved');
});

it('X28.07 a token that was used is remembered by its name alone', async () => {
  await sql`delete from rate_limits`.execute(world.db);
  const right = await solution();
  await puzzles.judge(PUZZLE, right, NOW);
  const { rows } = await sql<{ key: string }>`select key from rate_limits`.execute(world.db);
  expect(rows).toEqual([{ key: `challenge:${right.token.split('.')[0]}` }]);
});
