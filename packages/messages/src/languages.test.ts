import { expect, it } from 'vitest';
import { ANSWER_FILES } from './catalogues/file-texts.ts';
import { FIRST_TEXTS } from './catalogues/first-texts.ts';
import { LATER_TEXTS } from './catalogues/later-texts.ts';
import { ON_APPROACH_TEXTS } from './catalogues/on-approach-texts.ts';
import { STAFF_TEXTS } from './catalogues/staff-texts.ts';
import { fill } from './fill.ts';
import { CATALOGUES, catalogueOf, chooseLanguage, LANGUAGES, PICKER_LANGUAGES } from './languages.ts';
import { PAPER_TEXTS, type PaperTexts } from './paper-texts.ts';
import { partialTexts } from './partial.ts';
import { paymentWords } from './payment-words.ts';
import { sheetWords } from './sheet-words.ts';

it('P1.18 P9.29 offers exactly seven languages, in their order', () => {
  expect(PICKER_LANGUAGES).toEqual(['en', 'ca', 'es', 'pt', 'gl', 'ek', 'ot']);
});

it('P1.19 E1.09 knows Japanese without offering it', () => {
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
  const bundles = [FIRST_TEXTS, LATER_TEXTS, STAFF_TEXTS, ON_APPROACH_TEXTS, ANSWER_FILES] as const;
  for (const bundle of bundles) {
    const spanish = await bundle.es();
    for (const catalogue of CATALOGUES) {
      const texts: Readonly<Record<string, string>> = await bundle[catalogue]();
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
    const spanish: Readonly<Record<string, string>> = await STAFF_TEXTS.es();
    const texts: Readonly<Record<string, string>> = await STAFF_TEXTS[catalogue]();
    const sentences = Object.entries(spanish).filter(([, text]) => text.split(' ').length > 5);
    const left = sentences.filter(([code, text]) => texts[code] === text).map(([code]) => code);
    // A sentence of Galician is now and then the same as in Spanish.
    expect(left.length, left.join()).toBeLessThanOrEqual(catalogue === 'gl' ? 6 : 0);
  }
});

it('P1.19 R9.33 Japanese is incomplete: it names only texts that exist, and what it lacks is English', async () => {
  const english: Readonly<Record<string, string>> = {
    ...(await FIRST_TEXTS.en()),
    ...(await LATER_TEXTS.en()),
  };
  const japanese = Object.entries(await partialTexts('ja'));
  expect(japanese.length).toBeGreaterThan(10);
  for (const [code, text] of japanese)
    expect(placeholders(text), code).toEqual(placeholders(english[code] ?? 'unknown'));
  expect(catalogueOf('ja')).toBe('en');
});

it('P1.18 Spanish of Central America, Other and unknown languages are shown in Spanish', () => {
  expect(['ca', 'ot', 'fr', ''].map(catalogueOf)).toEqual(['es', 'es', 'es', 'es']);
});

it('P1.17 puts values into a text and leaves what has none', () => {
  expect(fill('{a} y {b}', { a: 'uno' })).toBe('uno y {b}');
  expect(fill('{constructor}', {})).toBe('{constructor}');
});
