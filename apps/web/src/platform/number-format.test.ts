// @vitest-environment jsdom
// Numbers on the page where the browser knows the language, and where it does not.
import { decimalSign, LANGUAGE_STORAGE_KEY } from '@constancia/messages/languages.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => vi.resetModules());
afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

/** Chromium without Galician and Basque writes their numbers in the language of its interface, here English. */
function withoutGalicianAndBasque() {
  const { NumberFormat } = Intl;
  const isUnknown = (locale: unknown) => locale === 'gl' || locale === 'eu';
  vi.spyOn(NumberFormat, 'supportedLocalesOf').mockImplementation((locale) =>
    isUnknown(locale) ? [] : [String(locale)],
  );
  vi.spyOn(Intl, 'NumberFormat').mockImplementation(function format(locale, options) {
    return new NumberFormat(isUnknown(locale) ? 'en' : locale, options);
  });
}

async function shown(language: string) {
  localStorage.setItem(LANGUAGE_STORAGE_KEY, language);
  await (await import('./texts.ts')).loadStaffTexts();
  const statistics = await import('../features/statistics/charts/numbers.ts');
  const { countText } = await import('./number-format.ts');
  const onDevice = await import('../features/work-orders/prepare/size-text.ts');
  const { euros } = await import('./numbers/euros.ts');
  const { decimalText, shareText } = statistics;
  return [
    countText(1160),
    decimalText('1234.5'),
    shareText(1, 8, 2),
    countText(61_695),
    onDevice.sizeText(2_500_000),
    euros(1_234_550, 'EUR'),
  ];
}

it.each(['gl', 'ek'])(
  'P1.17 a browser without Galician or Basque writes a thousand with a point: %s',
  async (language) => {
    withoutGalicianAndBasque();
    expect((await shown(language)).map((text) => text.replaceAll(/\s/g, ''))).toEqual([
      '1.160',
      '1.234,5',
      '12,50%',
      '61.695',
      '2,5MB',
      '12.345,50EUR',
    ]);
  },
);

it('P1.17 numbers in English are English, sizes on the device and amounts too', async () => {
  expect(await shown('en')).toEqual(['1,160', '1,234.5', '12.50%', '61,695', '2.5 MB', '12,345.50 EUR']);
});

it.each(['es', 'ca', 'ot', 'pt', 'ja'])(
  'R9.23 P1.17 an amount has its cents, with the sign of the language: %s',
  async (language) => {
    localStorage.setItem(LANGUAGE_STORAGE_KEY, language);
    const { euros } = await import('./numbers/euros.ts');
    const { textOfPrice } = await import('../features/forms/editor/settings/payment-fields.tsx');
    const [sign, group] = decimalSign(language) === ',' ? [',', '.'] : ['.', ','];
    expect([5, 1_250, 1_234_550].map((cents) => euros(cents, 'EUR'))).toEqual([
      `0${sign}05 EUR`,
      `12${sign}50 EUR`,
      `12${group}345${sign}50 EUR`,
    ]);
    // As it is typed in the editor.
    expect(textOfPrice(1_234_550)).toBe(`12345${sign}50`);
  },
);
