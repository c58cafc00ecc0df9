// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, createElement } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { removeDrawn } from '../../../platform/testing/draw.ts';
import { drawHook } from '../../../platform/testing/draw-hook.ts';
import { useExport } from './use-export.ts';

const WISH = { formId: 'form1', format: 'xlsx', filter: {}, order: null } as const;
const TURN = { id: 'export1', state: 'waiting', ahead: 0, made: 0, total: 0 };
/** What the server says of the turn from now on. */
let turn: typeof TURN;
let asked: string[];
/** How often the page began a download, of which nothing comes. */
let begun: number;
let running: () => ReturnType<typeof useExport>;

const losesDownload = (event: Event) => {
  event.preventDefault();
  begun += 1;
};

beforeEach(async () => {
  vi.useFakeTimers();
  [turn, asked, begun] = [TURN, [], 0];
  vi.stubGlobal('fetch', (url: string, { method }: { readonly method: string }) => {
    asked.push(`${method} ${url}`);
    return Promise.resolve(Response.json(method === 'DELETE' ? {} : turn));
  });
  document.addEventListener('click', losesDownload);
  running = await drawHook(useExport, (screen) =>
    createElement(QueryClientProvider, { client: new QueryClient() }, screen),
  );
});
afterEach(() => {
  document.removeEventListener('click', losesDownload);
  vi.useRealTimers();
});

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

it('X33.24 a file that does not come is asked for again, and in the end its turn is given back and the person is told', async () => {
  await act(async () => running().start(WISH));
  await pass(8_000);
  expect([begun, running().state]).toEqual([1, { step: 'waiting', ahead: 0 }]);
  await pass(4_000);
  expect(begun).toBe(2);
  await pass(10_000);
  expect(begun).toBe(3);
  expect(asked.filter((one) => one.startsWith('DELETE'))).toEqual([]);
  await pass(10_000);
  expect([begun, running().state]).toEqual([3, { step: 'failed', problem: null }]);
  expect(asked.filter((one) => one.startsWith('DELETE'))).toEqual(['DELETE /api/exports/export1']);
});

it('X33.24 R4.36 one that has begun is asked for once, however long it takes', async () => {
  await act(async () => running().start(WISH));
  await pass(2_000);
  turn = { ...TURN, state: 'writing', made: 1, total: 4 };
  await pass(60_000);
  expect([begun, running().state]).toEqual([1, { step: 'writing', percent: 25 }]);
  turn = { ...TURN, state: 'done', made: 4, total: 4 };
  await pass(2_000);
  expect([begun, running().state]).toEqual([1, { step: 'done' }]);
});

it('X33.24 one that is cancelled before its turn was given is given back, and never downloads', async () => {
  const given = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', (url: string, { method }: { readonly method: string }) => {
    asked.push(`${method} ${url}`);
    return method === 'POST' ? given.promise : Promise.resolve(Response.json({}));
  });
  await act(async () => running().start(WISH));
  await pass(1);
  expect(running().state).toEqual({ step: 'waiting', ahead: 0 });
  await act(async () => running().cancel());
  await pass(1);
  expect(running().state).toEqual({ step: 'none' });
  await act(async () => given.resolve(Response.json({ ...TURN, state: 'writing' })));
  await pass(5_000);
  expect([begun, running().state]).toEqual([0, { step: 'none' }]);
  expect(asked.filter((one) => one.startsWith('DELETE'))).toEqual(['DELETE /api/exports/export1']);
});

it('X33.24 who leaves the page before the turn was given keeps nobody waiting', async () => {
  const given = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', (url: string, { method }: { readonly method: string }) => {
    asked.push(`${method} ${url}`);
    return method === 'POST' ? given.promise : Promise.resolve(Response.json({}));
  });
  await act(async () => running().start(WISH));
  removeDrawn();
  given.resolve(Response.json(TURN));
  await pass(1_000);
  expect(asked.at(-1)).toBe('DELETE /api/exports/export1');
});
