// @vitest-environment jsdom
// When the code of a block is downloaded again after a failure.
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { drawAndFollow } from '../../platform/testing/draw.ts';
import { deferredBlock } from './deferred-block.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const NOT_LOADED = /^Esta parte no se pudo cargar/;
const shown = () => document.body.textContent;

/** Draws a block whose downloads end when the test says so. */
async function drawn() {
  const downloads: PromiseWithResolvers<() => string>[] = [];
  const Block = deferredBlock<object>(() => {
    const download = Promise.withResolvers<() => string>();
    downloads.push(download);
    return download.promise;
  });
  await drawAndFollow(<Block />);
  return {
    downloads,
    fail: () => act(async () => downloads.at(-1)?.reject(new Error('Failed to fetch'))),
    arrive: () => act(async () => downloads.at(-1)?.resolve(() => 'Here it is')),
    connect: () => act(async () => void window.dispatchEvent(new Event('online'))),
  };
}

it('X31.40 what could not be downloaded comes by itself when the connection is back', async () => {
  const { downloads, fail, arrive, connect } = await drawn();
  await fail();
  expect(shown()).toMatch(NOT_LOADED);
  await connect();
  await arrive();
  expect(shown()).toBe('Here it is');
  expect(downloads).toHaveLength(2);
});

it('X31.40 a download that fails after the connection came back is repeated, too', async () => {
  const { downloads, fail, arrive, connect } = await drawn();
  await connect();
  await fail();
  expect(downloads).toHaveLength(2);
  await arrive();
  expect(shown()).toBe('Here it is');
});

it('X31.40 a connection that is not steady at first is tried again, three times', async () => {
  const { downloads, fail, arrive, connect } = await drawn();
  await fail();
  await connect();
  for (const wait of [3_000, 10_000, 30_000]) {
    const before = downloads.length;
    await fail();
    await act(async () => vi.advanceTimersByTime(wait - 1));
    expect(downloads).toHaveLength(before);
    await act(async () => vi.advanceTimersByTime(1));
    expect(downloads).toHaveLength(before + 1);
  }
  await arrive();
  expect(shown()).toBe('Here it is');
});

it('X31.40 after three tries the button is left, and the next connection', async () => {
  const { downloads, fail, arrive, connect } = await drawn();
  await fail();
  await connect();
  for (const wait of [3_000, 10_000, 30_000]) {
    await fail();
    await act(async () => vi.advanceTimersByTime(wait));
  }
  await fail();
  await act(async () => vi.advanceTimersByTime(600_000));
  expect(downloads).toHaveLength(5);
  await connect();
  await arrive();
  expect(shown()).toBe('Here it is');
});

it('X31.40 without a new connection a failed download waits for the button', async () => {
  const { downloads, fail, arrive } = await drawn();
  await fail();
  expect(downloads).toHaveLength(1);
  await act(async () => document.querySelector('button')?.click());
  await arrive();
  expect(shown()).toBe('Here it is');
});
