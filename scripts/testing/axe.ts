// axe runs in the pages themselves: its full report is ten times as long as what is used of it, and would have to leave
// them.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import type { ElementContext, RunOnly } from 'axe-core';

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}

/** What is not ASCII is escaped: a page gets and reads a text of single bytes in three quarters of the time. */
const SOURCE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8').replace(
  /[^\0-\x7F]/g,
  (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
);

/** What every screen keeps to. */
export const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Leaves axe in a page and its frames, as `window.axe`. */
export async function addAxe(page: Page): Promise<void> {
  for (const frame of page.frames())
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(SOURCE);
}

const ALL: RunOnly = { type: 'tag', values: AXE_TAGS };

/** The rules that the page violates as it is now, with the elements. */
export async function violationsOn(page: Page, rules: RunOnly = ALL): Promise<string[]> {
  await addAxe(page);
  return page.evaluate(async (runOnly) => {
    // All animations that end have ended before, because half-faded text has too little contrast.
    const ending = document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(ending.map((animation) => animation.finished));
    // What changes meanwhile has its new colour at once: one on its way is neither the old nor the new.
    const still = new CSSStyleSheet();
    still.replaceSync('*, *::before, *::after { transition: none !important }');
    document.adoptedStyleSheets.push(still);
    const violated = async (context: ElementContext) => {
      const { violations, passes } = await window.axe.run(context, { resultTypes: ['violations'], runOnly });
      if (passes.length + violations.length === 0) return ['nothing was checked'];
      return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
    };
    /** A bar that stays at the edge of the window cuts what is scrolled below it; in the middle nothing is cut. */
    const violatedInTheMiddle = async (words: string) => {
      const [, selector] = words.split(/^target-size: /);
      const target = selector === undefined ? null : document.querySelector(selector);
      if (target === null) return [words];
      const { scrollX, scrollY } = window;
      target.scrollIntoView({ block: 'center', behavior: 'instant' });
      return violated(target).finally(() =>
        window.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' }),
      );
    };
    try {
      const once = await violated(document);
      const again: string[] = [];
      for (const words of once) again.push(...(await violatedInTheMiddle(words)));
      return again;
    } finally {
      document.adoptedStyleSheets.splice(document.adoptedStyleSheets.indexOf(still), 1);
    }
  }, rules);
}
