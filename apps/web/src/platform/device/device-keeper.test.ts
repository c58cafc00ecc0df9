// @vitest-environment jsdom
// What is written is on the device a moment later, and sooner when the page is left.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mayLeave } from '../page/leaving.ts';
import { writeRecord } from './device-database.ts';
import { ceaseKeeping, startKeeping } from './device-keeper.ts';
import { dropDraft, readDraft } from './drafts.ts';

vi.mock(import('./device-database.ts'), async (original) => {
  const database = await original();
  return { ...database, writeRecord: vi.fn<typeof database.writeRecord>(database.writeRecord) };
});

const KEY = 'note';
const PAUSE = 500;

/** A text that is worth keeping while it is not empty. */
function writing() {
  let text = '';
  const listeners = new Set<() => void>();
  const store = {
    get: () => text,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const keeper = startKeeping({
    key: KEY,
    store,
    isChanged: (now, kept) => now !== kept,
    content: () => (text === '' ? null : { text }),
    pause: PAUSE,
  });
  const write = (next: string) => {
    text = next;
    for (const listener of listeners) listener();
  };
  return { keeper, write };
}

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
});
afterEach(() => vi.useRealTimers());

it('A4.01 X12.03 a moment after the last change it is on the device, not before', async () => {
  const { keeper, write } = writing();
  write('a');
  await vi.advanceTimersByTimeAsync(PAUSE - 1);
  expect(await readDraft(KEY)).toBeNull();
  write('ab');
  await vi.advanceTimersByTimeAsync(PAUSE);
  expect(await readDraft(KEY)).toEqual({ text: 'ab' });
  keeper.stop();
});

it('X12.03 what is taken back to how it was leaves the device', async () => {
  const { keeper, write } = writing();
  write('a');
  await vi.advanceTimersByTimeAsync(PAUSE);
  write('');
  await vi.advanceTimersByTimeAsync(PAUSE);
  expect(await readDraft(KEY)).toBeNull();
  keeper.stop();
});

it('P1.21 X12.03 leaving keeps the last change before the page is gone, and stopping does too', async () => {
  const { keeper, write } = writing();
  write('a');
  window.dispatchEvent(new Event('pagehide'));
  expect(await readDraft(KEY)).toEqual({ text: 'a' });
  write('b');
  keeper.stop();
  await vi.advanceTimersByTimeAsync(0);
  expect(await readDraft(KEY)).toEqual({ text: 'b' });
});

it('W1 X12.03 after dropping nothing comes back', async () => {
  const { keeper, write } = writing();
  write('a');
  await vi.advanceTimersByTimeAsync(PAUSE);
  await keeper.drop();
  write('b');
  keeper.stop();
  await vi.advanceTimersByTimeAsync(PAUSE);
  expect(await readDraft(KEY)).toBeNull();
});

it('X15.10 A4.01 a person who signs out right after a change finds it among what is on the device', async () => {
  const { keeper, write } = writing();
  write('a');
  expect(await mayLeave()).toBe(true);
  expect(await readDraft(KEY)).toEqual({ text: 'a' });
  keeper.stop();
  write('ab');
  await mayLeave();
  expect(await readDraft(KEY)).toEqual({ text: 'a' });
});

it('A4.01 X12.03 what is still on its way to the database when the page is left is not lost', async () => {
  const { promise: written, resolve: end } = Promise.withResolvers<boolean>();
  vi.mocked(writeRecord).mockReturnValueOnce(written);
  const { keeper, write } = writing();
  write('a');
  await vi.advanceTimersByTimeAsync(PAUSE);
  expect(await readDraft(KEY)).toBeNull();
  window.dispatchEvent(new Event('pagehide'));
  expect(await readDraft(KEY)).toEqual({ text: 'a' });
  keeper.stop();
  end(true);
});

it('A4.01 X12.03 a write that ends late does not take away what was kept since', async () => {
  const late = Promise.withResolvers<boolean>();
  const never = Promise.withResolvers<boolean>();
  vi.mocked(writeRecord).mockReturnValueOnce(late.promise).mockReturnValueOnce(never.promise);
  const { keeper, write } = writing();
  write('a');
  await vi.advanceTimersByTimeAsync(PAUSE);
  vi.advanceTimersByTime(1);
  write('ab');
  window.dispatchEvent(new Event('pagehide'));
  late.resolve(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(await readDraft(KEY)).toEqual({ text: 'ab' });
  keeper.stop();
  never.resolve(true);
});

it('X15.10 what is deleted for good is not written again by the page that is left', async () => {
  const { keeper, write } = writing();
  write('of somebody');
  keeper.saveNow();
  await ceaseKeeping('another');
  expect(await readDraft(KEY)).toEqual({ text: 'of somebody' });
  await ceaseKeeping('no');
  await dropDraft(KEY);
  write('of somebody still');
  window.dispatchEvent(new Event('pagehide'));
  keeper.stop();
  await vi.runAllTimersAsync();
  expect(await readDraft(KEY)).toBeNull();
});
