import { expect, it } from 'vitest';
import { type CatalogueTexts, TEXTS } from './catalogues.ts';
import { CATALOGUES } from './languages.ts';
import { PAPER_TEXTS } from './paper-texts.ts';
import { countsAsOne } from './plural.ts';

it('X34.37 each language counts in its own way; what is written out is more than one', () => {
  for (const language of ['es', 'ca', 'ot', 'en', 'gl', 'ek'] as const) {
    const isOne = countsAsOne(language);
    expect([0, 1, 2, '0', '1', '1.000', undefined].map(isOne), language).toEqual([
      false,
      true,
      false,
      false,
      true,
      false,
      false,
    ]);
  }
  expect([0, 1, 2].map(countsAsOne('pt'))).toEqual([true, true, false]);
  expect([0, 1, 2].map(countsAsOne('ja'))).toEqual([false, false, false]);
});

/** A number that a word follows: `Agregar {count} activos`. */
const COUNTED = /\{count\} [\p{L}]/u;

const SAME_FOR_ONE = [
  'editor.more-options',
  'home.more',
  'municipality-settings.own-texts-count',
  'prefilled-links.found',
  'statistics.answered',
  'statistics.answered-multiple',
  'statistics.columns-summary',
  'submission-list.map-unnamed',
];
const NEVER_OF_ONE = [
  'answering.more-options',
  'incidents.map-enter',
  'municipality-settings.own-texts-more',
  'payment-list.charged-twice',
  'plan-rules.count-past-more',
  'plan-rules.count-today-more',
  'sheet-import.too-many',
  'submission-list.map-enter',
  'submission-list.new-more',
];

it('X34.37 a text that counts something has one for one, in every language', async () => {
  const pieces = Object.keys(TEXTS.es) as (keyof CatalogueTexts)[];
  const missing = new Set<string>();
  let found = 0;
  const papers = Object.values(PAPER_TEXTS.es);
  for (const texts of [...pieces.map((piece) => TEXTS.es[piece]()), ...papers]) {
    const spanish: Readonly<Record<string, string>> = await texts;
    for (const [code, text] of Object.entries(spanish)) {
      if (code.endsWith('.one')) {
        found += 1;
        expect(Object.hasOwn(spanish, code.slice(0, -'.one'.length)), code).toBe(true);
      } else if (COUNTED.test(text) && !Object.hasOwn(spanish, `${code}.one`)) missing.add(code);
    }
  }
  for (const catalogue of CATALOGUES) {
    const ofPapers = Object.values(PAPER_TEXTS[catalogue]);
    for (const texts of [...pieces.map((piece) => TEXTS[catalogue][piece]()), ...ofPapers])
      for (const [code, text] of Object.entries(await texts))
        if (code.endsWith('.one')) expect(text, `${catalogue} ${code}`).not.toMatch(/(?<!\d)1(?!\d)/);
  }
  expect([...missing].toSorted()).toEqual([...SAME_FOR_ONE, ...NEVER_OF_ONE].toSorted());
  expect(found).toBeGreaterThan(30);
});
