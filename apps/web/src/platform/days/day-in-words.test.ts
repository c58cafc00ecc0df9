// @vitest-environment jsdom
// Dates in words where the browser knows the language, and where it does not.
import { LANGUAGE_STORAGE_KEY } from '@constancia/messages/languages.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DATE_NAMES } from './date-names.ts';

beforeEach(() => vi.resetModules());
afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

/** As a browser that knows the language or not would write them. */
async function written(language: string, isKnown: boolean) {
  localStorage.setItem(LANGUAGE_STORAGE_KEY, language);
  if (!isKnown) vi.spyOn(Intl.DateTimeFormat, 'supportedLocalesOf').mockReturnValue([]);
  const { dayInWords, monthName, weekdayName } = await import('./day-in-words.ts');
  const months = Array.from({ length: 12 }, (_, month) => month + 1);
  const days = months.map((month) =>
    dayInWords(`2026-${String(month).padStart(2, '0')}-0${(month % 7) + 1}`),
  );
  return { days, months: months.map(monthName), weekdays: [1, 2, 3, 4, 5, 6, 7].map(weekdayName) };
}

it.each(['gl', 'ek'])(
  'P1.17 a browser that knows no dates in %s writes them as one that does',
  async (language) => {
    const known = await written(language, true);
    vi.resetModules();
    expect(await written(language, false)).toEqual(known);
  },
);

it('P1.17 dates in the other languages are those of the browser, which knows them', async () => {
  const { days, months, weekdays } = await written('es', true);
  expect(days[0]).toBe('viernes, 2 de enero de 2026');
  expect([months[11], weekdays[0]]).toEqual(['diciembre', 'lunes']);
  expect(Object.keys(DATE_NAMES)).toEqual(['gl', 'eu']);
});
