// The languages of an XLSForm, named in words, by a code, or both (`Español (es)`), and our codes for them: `ek` is Basque,
// `ca` the Spanish of Central America. A name without a code that is not in the list below is not understood.
// rules: X38.41
import { isLanguageCode } from '../../../forms/definition/item-id.ts';
import { plainText } from '../../../text/plain-text.ts';

const NAMED: Readonly<Record<string, string>> = {
  english: 'en',
  ingles: 'en',
  espanol: 'es',
  spanish: 'es',
  castellano: 'es',
  portugues: 'pt',
  portuguese: 'pt',
  galego: 'gl',
  gallego: 'gl',
  galician: 'gl',
  euskara: 'ek',
  euskera: 'ek',
  basque: 'ek',
  vasco: 'ek',
  japanese: 'ja',
  japones: 'ja',
};

/** Standard code -> ours, where they differ. Catalan has none: its code means something else here. */
const STANDARD: Readonly<Record<string, string | null>> = { eu: 'ek', 'es-419': 'ca', ca: null };
const OWN: Readonly<Record<string, string>> = { ek: 'eu', ca: 'es-419' };
/** Languages that have no variants of a country here. */
const WITHOUT_COUNTRY = ['en', 'es', 'pt', 'gl', 'eu', 'ja'];

const CODE_BEHIND = /\(\s*([^()\s]+)\s*\)$/;

/** Our code of a language of the file; null for one that is not understood. */
export function languageCode(name: string): string | null {
  const code = (CODE_BEHIND.exec(name)?.[1] ?? name).toLowerCase();
  if (Object.hasOwn(STANDARD, code)) return STANDARD[code] ?? null;
  const [language = ''] = code.split('-');
  if (WITHOUT_COUNTRY.includes(language)) return Object.hasOwn(STANDARD, language) ? 'ek' : language;
  const words = plainText(name.replace(CODE_BEHIND, '').trim());
  if (Object.hasOwn(NAMED, words)) return NAMED[words] ?? null;
  return isLanguageCode(code) ? code : null;
}

/** Our code as other programs know it. */
export function standardCode(code: string): string {
  return Object.hasOwn(OWN, code) ? (OWN[code] ?? code) : code;
}
