// @vitest-environment jsdom
// The day of an inspector that was kept on the device, until the server is reached again.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { removeDrawn } from '../../platform/testing/draw.ts';
import { drawHook } from '../../platform/testing/draw-hook.ts';
import { useOwnDay } from './own-day.ts';

const KEPT_AT = 1_790_000_000_000;
const day = (workOrders: readonly object[]) => ({ workOrders, more: false, map: {}, centre: null });

vi.mock(import('../../platform/device/prepared.ts'), async (real) => ({
  ...(await real()),
  listPrepared: async () => [{ id: 'day', kind: 'day', at: KEPT_AT, title: '', count: 1 }] as never,
  readPrepared: async () => day([{ id: 'kept' }]),
  storePrepared: async () => true,
}));

let isReached = false;

beforeEach(() => {
  vi.useFakeTimers();
  isReached = false;
  vi.stubGlobal('fetch', async () => {
    if (!isReached) throw new TypeError('failed to fetch');
    return Response.json(day([]));
  });
});
afterEach(() => {
  vi.useRealTimers();
});

it.each([
  ['when the device says so', () => void window.dispatchEvent(new Event('online'))],
  ['by asking again', () => void vi.advanceTimersByTime(30_000)],
])(
  'X39.32 the day that was kept gives way to the one of the server once it is reached: %s',
  async (_, back) => {
    const client = new QueryClient();
    const hook = await drawHook(
      () => useOwnDay('ana'),
      (screen) => <QueryClientProvider client={client}>{screen}</QueryClientProvider>,
    );
    const shown = () => {
      const { data } = hook();
      return data ? `${data.day.workOrders.length} orders, ${data.keptAt === null ? 'now' : 'kept'}` : '';
    };
    await act(() => vi.advanceTimersByTimeAsync(0));
    expect(shown()).toBe('1 orders, kept');
    window.dispatchEvent(new Event('offline'));
    isReached = true;
    await act(async () => back());
    await act(() => vi.advanceTimersByTimeAsync(0));
    expect(shown()).toBe('0 orders, now');
    removeDrawn();
    client.clear();
  },
);
