// Every story, on a desk and on a phone, in light and in dark colours.
import type { Page } from '@playwright/test';
import { AXE_TAGS } from '../../../../scripts/testing/axe.ts';
import { expect, test } from './testing/gallery-test.ts';

const WIDTHS = [1280, 390];
/** Each test walks through half of the stories, so that both workers have about the same to do. */
const HALVES = [0, 1];

/** Of the rules of axe only this one depends on colours. */
const OF_COLOURS = ['color-contrast'];

/** A colour on its way from one to another is neither; a story that changes once its data came would be judged by it. */
const NOTHING_MOVES = '*, *::before, *::after { transition: none !important; animation: none !important }';

/** Goes from story to story within the page. Says what axe finds in them, and which are wider than the window. */
function findingsIn(
  page: Page,
  addresses: readonly string[],
  checked: 'everything' | 'colours',
): Promise<string[]> {
  return page.evaluate(
    async ({ all, tags, rules }) => {
      const root = document.documentElement;
      const frame = () => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
      const untilDrawn = async (address: string) => {
        while (root.dataset['story'] !== address) await new Promise((wake) => setTimeout(wake));
        await frame();
        // A page that loads on demand has no landmark before.
        for (let waited = 0; waited < 50 && !document.querySelector('main')?.textContent; waited++)
          await frame();
      };
      const found: string[] = [];
      for (const address of all) {
        location.hash = `#/${address}`;
        await untilDrawn(address);
        if (root.scrollWidth > root.clientWidth) found.push(`${address}: ${root.scrollWidth} px wide`);
        const { violations } = await window.axe.run(document, {
          resultTypes: ['violations'],
          preload: false,
          runOnly: rules ? { type: 'rule', values: rules } : { type: 'tag', values: tags },
        });
        for (const { id, nodes } of violations)
          found.push(`${address}: ${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`);
      }
      return found;
    },
    { all: addresses, tags: AXE_TAGS, rules: checked === 'colours' ? OF_COLOURS : null },
  );
}

for (const width of WIDTHS)
  for (const half of HALVES)
    test(`X30.15 every story is accessible and fits in ${width} px, half ${half + 1}`, async ({
      gallery: { page, addresses },
    }) => {
      const mine = addresses.filter((_, position) => position % HALVES.length === half);
      expect(mine.length).toBeGreaterThan(50);
      await page.setViewportSize({ width, height: 900 });
      const still = await page.addStyleTag({ content: NOTHING_MOVES });
      expect(await findingsIn(page, mine, 'everything'), 'in light colours').toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await findingsIn(page, mine, 'colours'), 'in dark colours').toEqual([]);
      // The page is the worker's, for other tests too.
      await still.evaluate((style) => (style as HTMLElement).remove());
    });
