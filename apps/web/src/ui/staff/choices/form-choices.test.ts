// @vitest-environment jsdom
// The order of forms to choose from.
import { LANGUAGE_STORAGE_KEY } from '@constancia/messages/languages.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => vi.resetModules());
afterEach(() => localStorage.clear());

/** In the order of the titles that their authors wrote. */
const FORMS = [
  { id: 'trees', title: { text: 'Árboles', in: { en: 'Trees' } } },
  { id: 'noise', title: { text: 'Nido', in: { en: 'Nest' } } },
  { id: 'child', title: { text: 'Niño', in: { en: 'Child' } } },
  { id: 'zone', title: { text: 'Obra' } },
];

async function namesIn(language: string) {
  localStorage.setItem(LANGUAGE_STORAGE_KEY, language);
  const { formChoices } = await import('./form-choices.ts');
  return formChoices(FORMS.toReversed()).map(({ name }) => name);
}

it('P1.24 forms to choose from stand in the order of the titles that the reader sees', async () => {
  expect(await namesIn('en')).toEqual(['Child', 'Nest', 'Obra', 'Trees']);
});

it('P1.24 in Spanish an accent makes no difference, and ñ comes after n', async () => {
  expect(await namesIn('es')).toEqual(['Árboles', 'Nido', 'Niño', 'Obra']);
});
