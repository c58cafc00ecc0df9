// A page whose time stands still until a journey lets some pass: how long something is said, or waited for, to the tenth
// of a second and without waiting.
import { expect, type Locator, type Page } from '../stack.ts';

/** Ahead of the page's own time, in milliseconds: a busy machine takes a while to stop a clock. */
const AHEAD = 5_000;

/** From here on only `letPass` moves the clock of the page. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + AHEAD);
}

/** What the page has begun to draw is drawn before, and has set its timers. */
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

/** As little time as the page needs to show it: in steps so small that they do not count. */
export async function untilShown(page: Page, target: Locator): Promise<void> {
  await expect(async () => {
    await letPass(page, 10);
    await expect(target).toBeVisible({ timeout: 300 });
  }).toPass({ timeout: 15_000 });
}

/** The message is there almost until its time is over, and gone right after. */
export async function expectShownFor(page: Page, target: Locator, milliseconds: number): Promise<void> {
  await letPass(page, milliseconds - 100);
  await expect(target).toBeVisible();
  await letPass(page, 200);
  await expect(target).toHaveCount(0);
}

/** Keeps the moments, by the page's clock, at which it begins a download. */
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
