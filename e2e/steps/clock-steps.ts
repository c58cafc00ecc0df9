// Stops the clock of a page until a journey lets time pass. So it can test, to a tenth of a second and without
// waiting, how long a message stays or when a download begins.
import { expect, type Locator, type Page } from '../stack.ts';

/** How far ahead the clock is stopped, in milliseconds: a busy machine takes a while to stop it. */
const AHEAD = 5_000;

/** From here on only `letPass` moves the clock of the page. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + AHEAD);
}

/** Moves the clock, after the page has finished drawing and set its timers. */
export async function letPass(page: Page, milliseconds: number): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const { port1, port2 } = new MessageChannel();
        let tasks = 3;
        port1.addEventListener('message', () => (--tasks > 0 ? port2.postMessage(0) : resolve()));
        port1.start();
        port2.postMessage(0);
      }),
  );
  await page.clock.runFor(milliseconds);
}

/**
 * Lets time pass until the page shows this: what it asks again after a while comes at once. Its clock was installed before the
 * page set the timer.
 */
export async function letPassUntil(page: Page, target: Locator, milliseconds: number): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(milliseconds);
    await expect(target).toBeVisible({ timeout: 100 });
  }).toPass({ intervals: [50] });
}

/** Longer than a page waits before it asks a server again that did not answer. */
export const RETRY_MS = 2_100;

/** Expects that the message is still shown 0.1 s before its time is over, and gone 0.1 s after. */
export async function expectShownFor(page: Page, target: Locator, milliseconds: number): Promise<void> {
  await letPass(page, milliseconds - 100);
  await expect(target).toBeVisible();
  await letPass(page, 200);
  await expect(target).toHaveCount(0);
}

/** Records the moments, by the page's clock, at which the page begins a download. */
export async function watchDownloads(page: Page): Promise<() => Promise<readonly number[]>> {
  await page.addInitScript(() => {
    const begun: number[] = [];
    Object.assign(window, { begun });
    document.addEventListener(
      'click',
      ({ target }) => {
        if (target instanceof HTMLAnchorElement && target.hasAttribute('download')) begun.push(Date.now());
      },
      { capture: true },
    );
  });
  return () => page.evaluate(() => (window as unknown as { readonly begun: readonly number[] }).begun);
}
