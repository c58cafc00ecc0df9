// How many texts each language has in words of its own, as the README lists them. `npm run languages` prints the rows.
// rules: X34.30, X34.32, X34.33
import { TEXTS } from '@constancia/messages/catalogues.ts';
import { catalogueOf, LANGUAGES, type Language } from '@constancia/messages/languages.ts';
import { PAPER_TEXTS } from '@constancia/messages/paper-texts.ts';

/** By code, of pages, papers, files and e-mails. */
async function textsOf(language: Language): Promise<ReadonlyMap<string, string>> {
  const pieces = await Promise.all(Object.values(TEXTS[language]).map((load) => load()));
  const all = [...pieces, ...Object.values(PAPER_TEXTS[language])];
  return new Map(all.flatMap((texts) => Object.entries<string>(texts)));
}

/** A complete language has words of its own for each text; another one for those that differ from where the rest comes from. */
async function rowOf(language: Language): Promise<string> {
  const rest = catalogueOf(language);
  const texts = await textsOf(language);
  if (rest === language) return `| \`${language}\` | ${texts.size} | – |`;
  const others = await textsOf(rest);
  const own = [...texts].filter(([code, text]) => others.get(code) !== text);
  return `| \`${language}\` | ${own.length} | ${texts.size - own.length} from \`${rest}\` |`;
}

export const languageRows = (): Promise<readonly string[]> => Promise.all(LANGUAGES.map(rowOf));

if (import.meta.main) console.log((await languageRows()).join('\n'));
