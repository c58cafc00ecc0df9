// What a page shows from the first moment of a visit on.
import type { Page } from './stack.ts';

/**
 * Notes what `read` finds in the page each time that changes, from the next visit on; null is left out. `read` runs in the
 * page and uses nothing from around it. Returns what was seen until now.
 */
export async function watchDrawings<Seen extends string | number>(
  page: Page,
  read: () => Seen | null,
): Promise<() => Promise<readonly Seen[]>> {
  await page.addInitScript(`{
    const read = ${read.toString()};
    window.seen = [];
    new MutationObserver(() => {
      const now = read();
      if (now !== null && now !== window.seen.at(-1)) window.seen.push(now);
    }).observe(document, { childList: true, subtree: true });
  }`);
  return () => page.evaluate(() => (window as unknown as { seen: readonly Seen[] }).seen);
}
