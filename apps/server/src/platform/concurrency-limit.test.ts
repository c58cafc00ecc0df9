import { expect, it } from 'vitest';
import { limitConcurrency } from './concurrency-limit.ts';

it('X14.07 costly work is done so many at a time, and one that fails keeps nobody waiting', async () => {
  const inTurn = limitConcurrency(2);
  let running = 0;
  let most = 0;
  const work = (fails: boolean) => async () => {
    most = Math.max(most, ++running);
    await new Promise((resolve) => setImmediate(resolve));
    running--;
    if (fails) throw new Error('failed');
  };
  const done = await Promise.allSettled(
    [true, false, true, false, false].map((fails) => inTurn(work(fails))),
  );
  expect(done.map(({ status }) => status)).toEqual([
    'rejected',
    'fulfilled',
    'rejected',
    'fulfilled',
    'fulfilled',
  ]);
  expect([most, running]).toEqual([2, 0]);
});
