import { expect, it } from 'vitest';
import { onApproachTexts as englishOnApproach } from './en/answering/on-approach-texts.ts';
import { publicTexts as english } from './en/public-texts.ts';
import { staffTexts as englishStaff } from './en/staff-texts.ts';
import { onApproachTexts as spanishOnApproach } from './es/answering/on-approach-texts.ts';
import { publicTexts as spanish } from './es/public-texts.ts';
import { staffTexts as spanishStaff } from './es/staff-texts.ts';
import { fill } from './fill.ts';
import { chooseLanguage, FALLBACK, LANGUAGES, PICKER_LANGUAGES } from './languages.ts';
import { partialTexts } from './partial.ts';

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

it('P1.17 every text has the same placeholders in Spanish and English', () => {
  const pairs = [
    [spanish, english],
    [spanishStaff, englishStaff],
    [spanishOnApproach, englishOnApproach],
  ] as const;
  for (const [es, en] of pairs) {
    expect(Object.keys(es).toSorted()).toEqual(Object.keys(en).toSorted());
    for (const [code, text] of Object.entries(es)) {
      expect(placeholders((en as Record<string, string>)[code] ?? ''), code).toEqual(placeholders(text));
    }
  }
});

it('P1.17 P1.19 R9.33 incomplete languages name only texts that exist, with their placeholders; Japanese falls back to English', async () => {
  for (const language of LANGUAGES) {
    const complete: Readonly<Record<string, string>> = FALLBACK[language] === 'en' ? english : spanish;
    for (const [code, text] of Object.entries(await partialTexts(language))) {
      expect(placeholders(text), `${language} ${code}`).toEqual(placeholders(complete[code] ?? 'unknown'));
    }
  }
  expect(FALLBACK.ja).toBe('en');
  expect(Object.keys(await partialTexts('pt')).length).toBeGreaterThan(100);
});

it('P1.17 puts values into a text and leaves what has none', () => {
  expect(fill('{a} y {b}', { a: 'uno' })).toBe('uno y {b}');
  expect(fill('{constructor}', {})).toBe('{constructor}');
});
