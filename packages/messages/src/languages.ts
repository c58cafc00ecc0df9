// The languages of the interface and which one is used when nothing was chosen.
// rules: P1.18-P1.23, P9.29, E1.09-E1.11, A1.06, R9.33

/** Entries of the picker, in its order (P1.18). */
export const PICKER_LANGUAGES = ['en', 'ca', 'es', 'pt', 'gl', 'ek', 'ot'] as const;
/** `ja` exists in part: usable when stored or sent by the browser, not offered (P1.19). */
export const LANGUAGES = [...PICKER_LANGUAGES, 'ja'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Key of the browser's local storage that holds the choice (P1.20). */
export const LANGUAGE_STORAGE_KEY = 'constancia.language';

export function isLanguage(value: unknown): value is Language {
  return typeof value === 'string' && (LANGUAGES as readonly string[]).includes(value);
}

/** The stored language, otherwise the browser's first two letters ('eu' counts as 'ek'), otherwise English. */
export function chooseLanguage(stored: string | null, browser: string): Language {
  if (isLanguage(stored)) return stored;
  const letters = browser.slice(0, 2).toLowerCase();
  if (letters === 'eu') return 'ek';
  return isLanguage(letters) ? letters : 'en';
}

/** What the browser is told the page's language is (`<html lang>`). */
export const HTML_LANG: Readonly<Record<Language, string>> = {
  en: 'en',
  ca: 'es-419',
  es: 'es',
  pt: 'pt',
  gl: 'gl',
  ek: 'eu',
  ot: 'es',
  ja: 'ja',
};

/** Which complete catalogue stands in for texts a language has not: English for Japanese, Spanish elsewhere. */
export const FALLBACK: Readonly<Record<Language, 'es' | 'en'>> = {
  en: 'en',
  ca: 'es',
  es: 'es',
  pt: 'es',
  gl: 'es',
  ek: 'es',
  ot: 'es',
  ja: 'en',
};
