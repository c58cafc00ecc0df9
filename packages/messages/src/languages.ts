// The languages of the interface, and which one is used when nobody has chosen one.
// rules: P1.18-P1.23, P9.29, A1.06, X34.33

/** Entries of the picker, in its order (P1.18). */
export const PICKER_LANGUAGES = ['en', 'ca', 'es', 'pt', 'gl', 'ek', 'ot'] as const;
/** `ja` is incomplete: it is used when stored or requested by the browser, but not offered (P1.19). */
export const LANGUAGES = [...PICKER_LANGUAGES, 'ja'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Key of the chosen language in the browser's local storage (P1.20). */
export const LANGUAGE_STORAGE_KEY = 'constancia.language';

export function isLanguage(value: unknown): value is Language {
  return typeof value === 'string' && (LANGUAGES as readonly string[]).includes(value);
}

/** The stored language, otherwise the browser's first two letters ('eu' means 'ek'), otherwise English. */
export function chooseLanguage(stored: string | null, browser: string): Language {
  if (isLanguage(stored)) return stored;
  const letters = browser.slice(0, 2).toLowerCase();
  if (letters === 'eu') return 'ek';
  return isLanguage(letters) ? letters : 'en';
}

/** The page's language as the browser knows it (`<html lang>`). */
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

/** The languages that have every text: Spanish is the reference, and the others have the same codes. */
export const CATALOGUES = ['es', 'en', 'pt', 'gl', 'ek'] as const;
export type Catalogue = (typeof CATALOGUES)[number];

/**
 * The complete catalogue of a language. What Spanish of Central America and 'Other' do not say in words of their own is
 * Spanish; what Japanese lacks is English.
 */
const CATALOGUE_OF: Readonly<Record<Language, Catalogue>> = {
  en: 'en',
  ca: 'es',
  es: 'es',
  pt: 'pt',
  gl: 'gl',
  ek: 'ek',
  ot: 'es',
  ja: 'en',
};

/** Spanish for a language that the product does not know. */
export function catalogueOf(language: string): Catalogue {
  return isLanguage(language) ? CATALOGUE_OF[language] : 'es';
}

/** For files and e-mails: the language in which a text of ours stands there, without the country. */
export function writtenLanguage(language: string): string {
  return HTML_LANG[isLanguage(language) ? language : 'es'].slice(0, 2);
}

/** Before the decimals of a number. Central America writes a point, Costa Rica aside, and Spain and the south a comma. */
export function decimalSign(language: string): '.' | ',' {
  return ['en', 'ca', 'ja'].includes(language) ? '.' : ',';
}
