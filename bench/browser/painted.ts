// How soon what a person does is on the screen.
import type { Page } from '@playwright/test';

/**
 * Milliseconds from an event in the page, from when the browser got it, to the first task after the frame that painted its
 * effect. `act`: what makes the event.
 */
export async function painted(page: Page, event: string, act: () => Promise<void>): Promise<number> {
  await page.evaluate((name) => {
    const mark = globalThis as unknown as { painted?: Promise<number> };
    mark.painted = new Promise((done) => {
      const start = ({ timeStamp }: Event) =>
        requestAnimationFrame(() => setTimeout(() => done(performance.now() - timeStamp), 0));
      document.addEventListener(name, start, { once: true, capture: true });
    });
  }, event);
  await act();
  return page.evaluate(() => (globalThis as unknown as { painted: Promise<number> }).painted);
}
