import { expect, it } from 'vitest';
import { AT_ONCE, someAtOnce } from './some-at-once.ts';

const ITEMS = Array.from({ length: 3 * AT_ONCE }, (_, index) => index);

/** A wait of a few turns, which other work can use. */
const turns = async (count: number) => {
  for (let turn = 0; turn < count; turn += 1) await Promise.resolve();
};

it('X39.30 what is taken along is fetched a few at a time, all of it, beginning with the first', async () => {
  const begun: number[] = [];
  let running = 0;
  let most = 0;
  await someAtOnce(ITEMS, async (item) => {
    begun.push(item);
    running += 1;
    most = Math.max(most, running);
    await turns(item % 3 === 0 ? 9 : 2);
    running -= 1;
  });
  expect(begun).toEqual(ITEMS);
  expect([most, running]).toEqual([AT_ONCE, 0]);
});

it('X39.30 the first failure is told once nothing runs any more, and nothing more is begun', async () => {
  const begun: number[] = [];
  const ended: number[] = [];
  const failed = someAtOnce(ITEMS, async (item) => {
    begun.push(item);
    await turns(item === 1 ? 1 : 20);
    if (item === 1) throw new Error('no room');
    if (item === 2) throw new Error('a later failure');
    ended.push(item);
  });
  await expect(failed).rejects.toThrow('no room');
  expect(begun).toEqual([0, 1, 2, 3]);
  expect(ended).toEqual([0, 3]);
});

it('X39.35 what is stopped begins nothing more', async () => {
  const begun: number[] = [];
  await someAtOnce(
    ITEMS,
    async (item) => {
      begun.push(item);
      await turns(1);
    },
    () => begun.length < 6,
  );
  expect(begun).toEqual([0, 1, 2, 3, 4, 5]);
});
