// Texts of an XLSForm in our languages. The form's own text is that of the default language, or of the columns without a
// language; the others are its translations.
// rules: X38.41
import type { Localized } from '../../../localized.ts';
import type { Reporter } from '../report/report.ts';
import { languageCode } from '../sheets/language-codes.ts';
import type { OpenSheet, SheetRow } from '../sheets/open-sheet.ts';

export type ReadTexts = (row: SheetRow, column: string) => Localized;

/** Our codes of the languages of a file. */
export interface FileLanguages {
  /** Of its own texts; null where nothing says which they are. */
  readonly own: string | null;
  readonly translations: readonly string[];
}

interface Sheets {
  readonly survey: OpenSheet;
  readonly choices: OpenSheet;
}

const LABEL = 'label';
/** An answer in the middle of a text, as `${name}`. */
const REFERENCE = /\$\{[^{}]+\}/;

/** `defaultLanguage`: as the settings name it; '' when they do not. */
export function textReader(
  sheets: Sheets,
  defaultLanguage: string,
  report: Reporter,
): { readonly textOf: ReadTexts; readonly languages: FileLanguages } {
  const own = ownLanguage(sheets.survey, defaultLanguage);
  const codes = codesOf(sheets, own, report);
  const textOf: ReadTexts = (row, column) => {
    const texts = row.texts(column);
    const text = texts.get(own) ?? texts.get('') ?? '';
    const versions = [...texts].flatMap(([language, version]): [string, string][] => {
      const code = codes.get(language);
      return code === undefined || language === own ? [] : [[code, version]];
    });
    const [first] = texts.values();
    const reference = [...texts.values()].find((one) => REFERENCE.test(one));
    if (reference !== undefined) report.add(row.at(column), 'reference', reference);
    if (text === '' && first !== undefined && column === LABEL)
      report.add(row.at(column), 'label-other-language', first);
    const localized = { text: text || (first ?? '') };
    return versions.length === 0 ? localized : { ...localized, in: Object.fromEntries(versions) };
  };
  const languages = { own: languageCode(own || defaultLanguage), translations: [...new Set(codes.values())] };
  return { textOf, languages };
}

/** The heading's language that the form's own texts are in; '' for the columns without one. */
function ownLanguage({ headings }: OpenSheet, defaultLanguage: string): string {
  const languages = headings.flatMap(({ column, language }) => (column === LABEL ? [language] : []));
  const code = languageCode(defaultLanguage);
  const named =
    defaultLanguage === ''
      ? undefined
      : (languages.find((language) => language === defaultLanguage) ??
        languages.find((language) => language !== '' && code !== null && languageCode(language) === code));
  return named ?? (languages.includes('') ? '' : (languages[0] ?? ''));
}

/** Our code of each language of the file, without those that are not understood. */
function codesOf(sheets: Sheets, own: string, report: Reporter): ReadonlyMap<string, string> {
  const codes = new Map<string, string>();
  const unknown = new Set<string>();
  for (const sheet of ['survey', 'choices'] as const) {
    for (const { text, language, column } of sheets[sheet].headings) {
      if (language === '' || language === own || column !== LABEL) continue;
      const code = languageCode(language);
      if (code !== null) codes.set(language, code);
      else if (!unknown.has(language))
        report.add({ sheet, row: 1, column: text }, 'language-unknown', language);
      if (code === null) unknown.add(language);
    }
  }
  return codes;
}
