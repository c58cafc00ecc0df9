// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { drawHook } from '../../platform/testing/draw-hook.ts';
import { type OrderedRecord, useRecord } from './use-record.ts';

const URL_OF_FILE = '/api/files/record.pdf?signed';
/** The server has too much to do, or is started again. */
const BUSY = { status: 503, code: 'unavailable', values: { seconds: 2 } } as const;
/** The server's successive replies about the record. */
let replies: ({ readonly state: string; readonly url: string | null } | typeof BUSY)[];
let asked: string[];
let saved: string[];
let order: () => OrderedRecord;

const keepsWhatIsSaved = (event: Event) => {
  event.preventDefault();
  if (event.target instanceof HTMLAnchorElement) saved.push(event.target.getAttribute('href') ?? '');
};

beforeEach(async () => {
  vi.useFakeTimers();
  [asked, saved] = [[], []];
  vi.stubGlobal('fetch', (url: string, { method }: { readonly method: string }) => {
    asked.push(`${method} ${url}`);
    const reply = method === 'DELETE' ? undefined : replies.shift();
    return Promise.resolve(Response.json(reply ?? {}, { status: reply === BUSY ? 503 : 200 }));
  });
  document.addEventListener('click', keepsWhatIsSaved);
  order = await drawHook(useRecord);
});
afterEach(() => {
  document.removeEventListener('click', keepsWhatIsSaved);
  vi.useRealTimers();
});

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const begin = () => act(async () => order().start(() => Promise.resolve('record1')));

it('R7.37 R8.10 R7.52 a record that is ready is saved after one second, not before, and once', async () => {
  replies = [{ state: 'done', url: URL_OF_FILE }];
  await begin();
  // The first request for the state.
  await pass(250);
  expect([asked, order().state]).toEqual([['GET /api/records/record1'], 'working']);
  await pass(990);
  expect(saved).toEqual([]);
  await pass(20);
  expect([saved, order().state]).toEqual([[URL_OF_FILE], 'done']);
  await pass(60_000);
  expect([saved, asked.length]).toEqual([[URL_OF_FILE], 1]);
});

it('X18.11 one that waits is asked for again each second until it is ready', async () => {
  const waiting = { state: 'waiting', url: null };
  replies = [waiting, waiting, { state: 'done', url: URL_OF_FILE }];
  await begin();
  await pass(250);
  for (const times of [1, 2]) {
    expect(asked).toHaveLength(times);
    await pass(1_000);
  }
  expect(asked).toHaveLength(3);
  await pass(1_000);
  expect(saved).toEqual([URL_OF_FILE]);
});

it('R8.09 R7.52 one that failed is saved by nobody and says so', async () => {
  replies = [{ state: 'failed', url: null }];
  await begin();
  await pass(10_000);
  expect([saved, order().state]).toEqual([[], 'failed']);
});

it('X18.11 while the server does not say how far it is for a moment, the page goes on asking; after half a minute it says so', async () => {
  replies = [BUSY, BUSY, { state: 'done', url: URL_OF_FILE }];
  await begin();
  await pass(250 + 2_000 + 4_000 + 1_000);
  expect([saved, order().state, asked.length]).toEqual([[URL_OF_FILE], 'done', 3]);
  replies = Array.from({ length: 10 }, () => BUSY);
  await begin();
  await pass(30_000);
  expect(order().state).toBe('working');
  await pass(60_000);
  expect([order().state, saved]).toEqual(['failed', [URL_OF_FILE]]);
});

it('X18.11 given up it is taken back from the server and saved by nobody, also in the second before it would be', async () => {
  replies = [{ state: 'done', url: URL_OF_FILE }];
  await begin();
  await pass(300);
  await act(async () => order().cancel());
  await pass(10_000);
  expect([saved, order().state, asked.at(-1)]).toEqual([[], 'idle', 'DELETE /api/records/record1']);
});
