// Losing the connection once the page has what it needs without one, requests that are held back, and what the device
// keeps of a page that is left.
import { expect, type Page } from '../stack.ts';

const downloaded = (page: Page) =>
  page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));

/** A page of staff keeps its live stream open, so the network is never idle: nothing has come for half a second. */
export async function untilQuiet(page: Page): Promise<void> {
  let before = -1;
  const grown = async () => {
    const [last, now] = [before, (await downloaded(page)).length];
    before = now;
    return now - last;
  };
  await expect.poll(grown, { intervals: [500] }).toBe(0);
}

/** The browser downloads the blocks of an open form when it has nothing better to do; nothing on screen says so. */
export async function untilDownloaded(page: Page, blocks: readonly string[]): Promise<void> {
  for (const block of blocks)
    await expect
      .poll(async () => (await downloaded(page)).some((url) => url.includes(`/assets/${block}-`)))
      .toBe(true);
  await untilQuiet(page);
}

/** What says how sending went; without it a page says that a part of it did not arrive (X31.86). */
const SENDING = ['error-summary', 'sending-overlay'];
/** What leaves an answer ready, too. */
export const SENDING_LATER = [...SENDING, 'offer', 'leave-ready'];

export async function loseConnection(page: Page, blocks: readonly string[] = SENDING): Promise<void> {
  await untilDownloaded(page, blocks);
  await page.context().setOffline(true);
}

/** Keeps requests of this URL, and of this method where one is named, from the server until they are let go. */
export async function heldBack(
  page: Page,
  url: string,
  method?: string,
): Promise<{ readonly letGo: () => void }> {
  let letGo = () => {};
  const gone = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(url, async (route) => {
    if (method === undefined || route.request().method() === method) await gone;
    await route.continue();
  });
  return { letGo };
}

/** How many records there are. */
export const keptOnDevice = (page: Page, table: 'drafts' | 'files'): Promise<number> =>
  page.evaluate(
    (name) =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('constancia');
        opening.addEventListener('error', () => reject(opening.error));
        opening.addEventListener('success', () => {
          const counting = opening.result.transaction(name).objectStore(name).count();
          counting.addEventListener('success', () => resolve(counting.result));
          opening.result.close();
        });
      }),
    table,
  );

/** Until the page is loaded anew the database deletes nothing, as when the page is left before it comes to it. */
export const deleteNothing = (page: Page): Promise<void> =>
  page.evaluate(() => {
    IDBObjectStore.prototype.delete = function unfinished() {
      return this.count() as unknown as IDBRequest<undefined>;
    };
  });
