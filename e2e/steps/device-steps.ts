// What the browser keeps on the device, as its own database has it.
import type { Page } from '../stack.ts';

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
