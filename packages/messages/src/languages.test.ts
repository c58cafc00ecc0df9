import { expect, it } from 'vitest';
import { type CatalogueTexts, TEXTS } from './catalogues.ts';
import { fill } from './fill.ts';
import { CATALOGUES, catalogueOf, chooseLanguage, LANGUAGES, PICKER_LANGUAGES } from './languages.ts';
import { PAPER_TEXTS, type PaperTexts } from './paper-texts.ts';
import { paymentWords } from './payment-words.ts';
import { sheetWords } from './sheet-words.ts';

it('P1.18 P9.29 R9.33 offers exactly seven languages, in their order', () => {
  expect(PICKER_LANGUAGES).toEqual(['en', 'ca', 'es', 'pt', 'gl', 'ek', 'ot']);
});

it('P1.19 P9.29 R9.33 E1.09 knows Japanese without offering it', () => {
  expect(LANGUAGES).toContain('ja');
  expect(PICKER_LANGUAGES).not.toContain('ja');
});

it('P1.22 P1.23 E1.10 E1.11 takes the stored language, then the browser’s first two letters, then English', () => {
  expect(chooseLanguage('gl', 'es-AR')).toBe('gl');
  expect(chooseLanguage(null, 'pt-BR')).toBe('pt');
  expect(chooseLanguage(null, 'eu-ES')).toBe('ek');
  expect(chooseLanguage(null, 'ca')).toBe('ca');
  expect(chooseLanguage('xx', 'fr-FR')).toBe('en');
  expect(chooseLanguage(null, '')).toBe('en');
});

/** The placeholders of a text, sorted. */
const placeholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted();

it('P1.17 X34.30 Spanish, English, Portuguese, Galician and Basque have every text, each with the same placeholders', async () => {
  expect(Object.keys(TEXTS.es)).toHaveLength(5);
  for (const piece of Object.keys(TEXTS.es) as (keyof CatalogueTexts)[]) {
    const spanish: Readonly<Record<string, string>> = await TEXTS.es[piece]();
    for (const catalogue of CATALOGUES) {
      const texts: Readonly<Record<string, string>> = await TEXTS[catalogue][piece]();
      expect(Object.keys(texts).toSorted(), catalogue).toEqual(Object.keys(spanish).toSorted());
      for (const [code, text] of Object.entries(spanish)) {
        expect(texts[code]?.trim(), `${catalogue} ${code}`).toBeTruthy();
        expect(placeholders(texts[code] ?? ''), `${catalogue} ${code}`).toEqual(placeholders(text));
      }
    }
  }
});

it('X34.30 so have papers, files and e-mails', () => {
  for (const catalogue of CATALOGUES) {
    for (const [name, texts] of Object.entries(PAPER_TEXTS[catalogue])) {
      const spanish: Readonly<Record<string, string>> = PAPER_TEXTS.es[name as keyof PaperTexts];
      for (const [code, text] of Object.entries(spanish))
        expect(placeholders(texts[code as keyof typeof texts] ?? ''), `${catalogue} ${code}`).toEqual(
          placeholders(text),
        );
    }
  }
  expect(sheetWords('pt').headers.code).toBe('Código');
  expect(sheetWords('eu').yes).toBe('Sí');
  expect(sheetWords('ek').yes).toBe('Bai');
  expect(paymentWords('gl').language).toBe('gl');
  expect(paymentWords('ek').language).toBe('eu');
});

it('X34.30 a translated language is not Spanish that was left', async () => {
  for (const catalogue of ['en', 'pt', 'gl', 'ek'] as const) {
    const spanish: Readonly<Record<string, string>> = await TEXTS.es.staffTexts();
    const texts: Readonly<Record<string, string>> = await TEXTS[catalogue].staffTexts();
    const sentences = Object.entries(spanish).filter(([, text]) => text.split(' ').length > 5);
    const left = sentences.filter(([code, text]) => texts[code] === text).map(([code]) => code);
    // A sentence of Galician is now and then the same as in Spanish.
    expect(left.length, left.join()).toBeLessThanOrEqual(catalogue === 'gl' ? 6 : 0);
  }
});

it('P1.18 what Central America and Other do not say in words of their own is Spanish, and so is an unknown language', () => {
  expect(['ca', 'ot', 'fr', ''].map(catalogueOf)).toEqual(['es', 'es', 'es', 'es']);
});

it('P1.17 puts values into a text and leaves what has none', () => {
  expect(fill('{a} y {b}', { a: 'uno' })).toBe('uno y {b}');
  expect(fill('{constructor}', {})).toBe('{constructor}');
});
