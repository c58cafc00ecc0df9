// @vitest-environment jsdom
// Which language a page opens in: the one that the picker stored, or the browser's when nothing is stored.
import { LANGUAGE_STORAGE_KEY } from '@constancia/messages/languages.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
});
afterEach(() => vi.restoreAllMocks());

/** The page opens in a browser of that language: its own language, and what `<html>` and a first text say. */
async function opened(browser: string) {
  vi.spyOn(navigator, 'language', 'get').mockReturnValue(browser);
  const { announceLanguage, language } = await import('./language.ts');
  const { loadFirstTexts, t } = await import('./texts.ts');
  announceLanguage();
  await loadFirstTexts();
  return [language, document.documentElement.lang, t('answering.send')];
}

it.each([
  ['pt-BR', ['pt', 'pt', 'Enviar']],
  ['eu-ES', ['ek', 'eu', 'Bidali']],
  ['ca-ES', ['ca', 'es-419', 'Enviar']],
  ['GL', ['gl', 'gl', 'Enviar']],
  ['ja-JP', ['ja', 'ja', '送信']],
])('P1.19 P1.22 with nothing stored the first two letters of %s decide', async (browser, shown) => {
  expect(await opened(browser)).toEqual(shown);
});

it.each(['fr-FR', 'zz', ''])('P1.23 a browser in "%s" and nothing stored: English', async (browser) => {
  expect(await opened(browser)).toEqual(['en', 'en', 'Send']);
});

it.each([
  ['es', ['es', 'es', 'Enviar']],
  ['ja', ['ja', 'ja', '送信']],
])('P1.19 R1.11 %s, which is stored, is the language whatever the browser prefers', async (stored, shown) => {
  localStorage.setItem(LANGUAGE_STORAGE_KEY, stored);
  expect(await opened('en-GB')).toEqual(shown);
});

it('P1.23 R1.11 what is stored and no language is not listened to', async () => {
  localStorage.setItem(LANGUAGE_STORAGE_KEY, 'xx');
  expect(await opened('fr')).toEqual(['en', 'en', 'Send']);
});

it('P1.21 P1.20 in a browser that stores nothing the language that is picked is that of the page after its reload', async () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  expect(await opened('es-AR')).toEqual(['es', 'es', 'Enviar']);
  const reload = vi.fn<() => void>();
  (await import('./language.ts')).switchLanguage('ek', reload);
  expect(reload).toHaveBeenCalledTimes(1);
  vi.resetModules();
  expect(await opened('es-AR')).toEqual(['ek', 'eu', 'Bidali']);
  history.replaceState(null, '', location.pathname);
});
