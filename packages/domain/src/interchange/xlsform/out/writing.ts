// What every step of writing an XLSForm needs: names that the form does not have yet, lists of options, and the report.
// rules: X38.45
import type { ChoiceOption, FormDefinition } from '../../../forms/definition/form.ts';
import { languagesOf } from '../../../forms/languages/translations.ts';
import type { Localized } from '../../../localized.ts';
import type { Reason } from '../report/reasons.ts';
import { newReporter, type Reported, type Reporter } from '../report/report.ts';
import { standardCode } from '../sheets/language-codes.ts';
import type { XlsFormWords } from '../sheets/words.ts';

/** The cells of a row by column; texts in the languages of the form. */
export type Cells = Readonly<Record<string, string | Localized>>;

export interface Writing {
  readonly definition: FormDefinition;
  readonly words: XlsFormWords;
  /** The languages of the form, beside its own texts. */
  readonly languages: readonly string[];
  readonly survey: Cells[];
  readonly choices: Cells[];
  readonly report: Reporter;
  /** A name near to the id that no other row has. */
  readonly nameOf: (id: string, otherwise: string) => string;
  /** The name of the list with these options; two questions with the same ones share it. */
  readonly listOf: (options: readonly ChoiceOption[], name: string) => string;
}

export function newWriting(definition: FormDefinition, words: XlsFormWords): Writing {
  const taken = new Set<string>();
  const lists = new Map<string, string>();
  const choices: Cells[] = [];
  const nameOf: Writing['nameOf'] = (id, otherwise) => {
    const base = xmlNameNear(id, otherwise);
    let name = base;
    for (let count = 2; taken.has(name); count++) name = `${base}_${count}`;
    taken.add(name);
    return name;
  };
  const listOf: Writing['listOf'] = (options, name) => {
    const key = JSON.stringify(options.map(({ id, text }) => [id, text]));
    const known = lists.get(key);
    if (known !== undefined) return known;
    lists.set(key, name);
    choices.push(...options.map(({ id, text }) => ({ list_name: name, name: id, label: orName(text, id) })));
    return name;
  };
  const languages = languagesOf({ ...definition, title: { text: '' }, states: [] });
  return { definition, words, languages, survey: [], choices, report: newReporter(), nameOf, listOf };
}

/** Reports something about the row that is written next, or about the whole form. */
export function reportOut(
  { survey, report }: Writing,
  reason: Reason,
  { isForm = false, ...about }: Reported & { readonly isForm?: boolean },
): void {
  const at = isForm
    ? ({ sheet: 'settings', row: 2, column: '' } as const)
    : ({ sheet: 'survey', row: survey.length + 2, column: '' } as const);
  report.add(at, reason, about);
}

/** A text that is blank in the form's own language cannot stand alone in the file. */
export function orName(text: Localized, name: string): Localized {
  return text.text === '' ? { ...text, text: name } : text;
}

/** The heading of a column in a language. */
export function headingIn(column: string, language: string, { words }: Pick<Writing, 'words'>): string {
  const name = words.language(language);
  const code = standardCode(language);
  return name === '' ? `${column}::${code}` : `${column}::${name} (${code})`;
}

const XML_NAME = /^[A-Za-z_][A-Za-z0-9_-]*$/;

function xmlNameNear(id: string, otherwise: string): string {
  if (XML_NAME.test(id)) return id;
  return XML_NAME.test(`_${id}`) ? `_${id}` : otherwise;
}
