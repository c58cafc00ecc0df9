// Reads and writes texts of a form in documents: the text itself is in one field, its translations in
// `{field}AlternativeLanguage_{lang}`.
// rules: E3.17, A3.01, A3.07, A3.09, A3.11
import { isLanguageCode } from '../../forms/definition/item-id.ts';
import type { Localized } from '../../localized.ts';
import { type Fields, textOf } from '../../reading/document-reader.ts';
import type { DocumentObject } from '../../reading/residue.ts';

const ALTERNATIVE = 'AlternativeLanguage_';

export function localizedOf(fields: Fields, field: string): Localized {
  const text = textOf(fields, field);
  const prefix = field + ALTERNATIVE;
  const versions: Record<string, string> = {};
  for (const [name, value] of Object.entries(fields.document)) {
    if (!name.startsWith(prefix) || value === null) continue;
    const language = name.slice(prefix.length);
    if (isLanguageCode(language)) versions[language] = textOf(fields, name);
  }
  return Object.keys(versions).length > 0 ? { text, in: versions } : { text };
}

export function localizedFields(localized: Localized, field: string): DocumentObject {
  const fields: Record<string, string> = { [field]: localized.text };
  for (const [language, text] of Object.entries(localized.in ?? {}))
    fields[field + ALTERNATIVE + language] = text;
  return fields;
}
