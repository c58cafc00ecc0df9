// Threads that stay after their work, with a small program instead of one that reads files.
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { keptThreads } from './kept-threads.ts';

/** Says which thread it is, unless it is asked for something else. */
const PROGRAM = `
import { parentPort, threadId } from 'node:worker_threads';
parentPort.on('message', (asked) => {
  if (asked === 'break') throw new Error('broken');
  if (asked === 'fill') for (const all = []; ; ) all.push(new Array(100_000).fill(all.length));
  if (asked !== 'wait') parentPort.postMessage(threadId);
});`;
const PATIENCE_MS = 20_000;

const threadsOf = (unusedMax?: number) =>
  keptThreads<string, number>({
    program: new URL(`data:text/javascript,${encodeURIComponent(PROGRAM)}`),
    threads: 2,
    memory: 16,
    ...(unusedMax !== undefined && { unusedMax }),
  });

it('X27.11 one thread does one work after another; two at a time have two', async () => {
  const ask = threadsOf();
  const first = await ask('who', PATIENCE_MS);
  expect(first).toBeGreaterThan(0);
  expect(await ask('who', PATIENCE_MS)).toBe(first);
  const together = await Promise.all([1, 2, 3, 4].map(() => ask('who', PATIENCE_MS)));
  expect(new Set(together).size).toBe(2);
  expect(together).toContain(first);
});

it('X27.11 a thread without work ends after a while', async () => {
  const { promise: ended, resolve: end } = Promise.withResolvers<unknown>();
  process.once('worker', (thread) => end(once(thread, 'exit')));
  const ask = threadsOf(10);
  const first = await ask('who', PATIENCE_MS);
  expect(first).toBeGreaterThan(0);
  await ended;
  expect(await ask('who', PATIENCE_MS)).not.toBe(first);
});

it.each([
  ['breaks', 'break', PATIENCE_MS],
  ['runs out of memory', 'fill', PATIENCE_MS],
  ['does not reply in time', 'wait', 100],
])(
  'X27.11 a thread that %s is replaced, and what waited for its turn is done',
  async (_, asked, timeoutMs) => {
    const ask = threadsOf();
    const before = await ask('who', PATIENCE_MS);
    const [nothing, other, third] = await Promise.all([
      ask(asked, timeoutMs),
      ask('who', PATIENCE_MS),
      ask('who', PATIENCE_MS),
    ]);
    expect(nothing).toBeNull();
    expect(before).not.toBe(other);
    expect(other).toBeGreaterThan(0);
    expect(third).toBeGreaterThan(0);
    expect([await ask('who', PATIENCE_MS), await ask('who', PATIENCE_MS)]).not.toContain(before);
  },
);
