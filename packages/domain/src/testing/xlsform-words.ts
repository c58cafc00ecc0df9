// The words of ours that an XLSForm needs, for tests.
import type { XlsFormWords } from '../interchange/xlsform/sheets/words.ts';

const LANGUAGES: Readonly<Record<string, string>> = {
  en: 'English',
  es: 'Español',
  gl: 'Galego',
  pt: 'Português',
};

export const TEST_WORDS: XlsFormWords = {
  other: 'Otro',
  specify: '¿Cuál?',
  agree: 'De acuerdo',
  time: 'hora',
  yes: 'Sí',
  no: 'No',
  location: 'Ubicación',
  in: () => null,
  language: (code) => LANGUAGES[code] ?? '',
};
