// Tabs are copies of the module that share the locks and channels of Node, which are those of browsers.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type * as tabLock from './tab-lock.ts';

async function aTab(): Promise<typeof tabLock> {
  vi.resetModules();
  return import('./tab-lock.ts');
}

let number = 0;
let key = '';

/** A page that is being left: it holds the lock and says nothing any more. */
function leavingPage(): Promise<() => void> {
  return new Promise((resolve) => {
    void navigator.locks.request(`constancia.${key}`, () => new Promise<void>((release) => resolve(release)));
  });
}

describe('what one tab at a time works on', () => {
  beforeEach(() => {
    key = `draft${(number += 1)}`;
    // Only what waits by a clock: messages between tabs arrive by themselves.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });
  afterEach(() => vi.useRealTimers());

  it('X31.43 X31.67 X31.68 waits for a page that is slow to end, such as the same page before it was loaded again', async () => {
    const end = await leavingPage();
    const tab = await aTab();
    let isHeld: boolean | null = null;
    const asked = tab.holdInThisTab(key).then((held) => (isHeld = held));
    await vi.advanceTimersByTimeAsync(3_000);
    expect(isHeld).toBeNull();
    end();
    await asked;
    expect(isHeld).toBe(true);
    expect(await (await aTab()).heldElsewhere([key, 'other'])).toEqual(new Set([key]));
  });

  it('X31.43 gives up a page that never ends', async () => {
    const end = await leavingPage();
    const tab = await aTab();
    const asked = tab.holdInThisTab(key);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await asked).toBe(false);
    end();
  });

  it('X31.43 X31.68 does not wait for a tab that works on it', async () => {
    const [one, other] = [await aTab(), await aTab()];
    expect(await one.holdInThisTab(key)).toBe(true);
    let isHeld: boolean | null = null;
    void other.holdInThisTab(key).then((held) => (isHeld = held));
    // A second of the clock at most.
    await vi.waitFor(() => expect(isHeld).toBe(false));
    expect(await one.holdInThisTab(key)).toBe(true);
    one.letGo(key);
    await vi.advanceTimersByTimeAsync(0);
    expect(await other.holdInThisTab(key)).toBe(true);
  });

  it('X31.43 of two tabs that wait for the same page one has it, and the other is told at once', async () => {
    const end = await leavingPage();
    const [one, other] = [await aTab(), await aTab()];
    const asked = [one.holdInThisTab(key), other.holdInThisTab(key)];
    end();
    expect(await Promise.all(asked)).toEqual([true, false]);
  });

  it('X31.43 asks the other tabs where the browser has no locks', async () => {
    const locks = vi.spyOn(globalThis, 'navigator', 'get').mockReturnValue({} as Navigator);
    const [one, other] = [await aTab(), await aTab()];
    const first = one.holdInThisTab(key);
    await vi.advanceTimersByTimeAsync(200);
    expect(await first).toBe(true);
    expect(await other.holdInThisTab(key)).toBe(false);
    locks.mockRestore();
  });
});
