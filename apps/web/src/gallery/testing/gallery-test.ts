// Opens stories in the browser. A worker loads the gallery once and goes from story to story within that page; a story
// that logs an error, or asks the network for anything, fails its test.
import { test as base, expect, type Page } from '@playwright/test';
import { addAxe, violationsOn } from '../../../../../scripts/testing/axe.ts';

export interface Gallery {
  readonly page: Page;
  /** Shows a story, such as `fields/text-empty`, from its beginning. */
  readonly open: (address: string) => Promise<void>;
  /** The addresses of all stories. */
  readonly addresses: readonly string[];
}

interface Opened {
  readonly page: Page;
  readonly addresses: readonly string[];
  readonly errors: string[];
}

const WIDE = { width: 1280, height: 900 };

export const test = base.extend<{ readonly gallery: Gallery }, { readonly opened: Opened }>({
  opened: [
    async ({ browser }, provide) => {
      const url = process.env['GALLERY_URL'];
      if (url === undefined) throw new Error('the gallery is not served: GALLERY_URL is not set');
      const context = await browser.newContext({ baseURL: url, locale: 'es-AR', viewport: WIDE });
      const page = await context.newPage();
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') errors.push(message.text());
      });
      await page.goto('/gallery.html');
      const links = page.getByRole('navigation').getByRole('link');
      await links.first().waitFor();
      const addresses = await links.evaluateAll((all) =>
        all.map((link) => link.getAttribute('href')?.replace('#/', '') ?? ''),
      );
      await page.goto('/gallery.html?story');
      await addAxe(page);
      await provide({ page, addresses, errors });
      await context.close();
    },
    { scope: 'worker' },
  ],
  gallery: async ({ opened: { page, addresses, errors } }, provide) => {
    errors.length = 0;
    const open = async (address: string): Promise<void> => {
      expect(addresses, 'the addresses of the stories').toContain(address);
      await page.evaluate((to) => {
        // Leaves first, so that a story which is shown already starts again.
        location.hash = '';
        location.hash = `#/${to}`;
      }, address);
      await page.locator(`html[data-story="${address}"]`).waitFor();
    };
    await provide({ page, open, addresses });
    await page.emulateMedia({ colorScheme: 'light' });
    await page.setViewportSize(WIDE);
    expect(errors, 'messages in the console').toEqual([]);
  },
});

/** Fails with what axe finds on the story as it is now, after what a person did in it; `state` names that. */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  expect(await violationsOn(page), `axe on ${state}`).toEqual([]);
}

export { expect };
