// The texts of a form as a spreadsheet for a translator: downloaded as they are on screen, and read again.
// rules: X35.38, X40.34
import type { writeTranslationSheet } from '@constancia/contract/forms/translation-sheet.ts';
import type { FormDefinition } from '@constancia/domain/forms/definition/form.ts';
import {
  type ReadTranslations,
  readTranslations,
  TRANSLATION_COLUMNS,
  type TranslationColumn,
  translationRows,
} from '@constancia/domain/forms/languages/translation-sheet.ts';
import { TRANSLATION_SHEET_MAX } from '@constancia/domain/limits.ts';
import { type ChosenColumns, columnsByTitle } from '@constancia/domain/sheets/sheet-lines.ts';
import { LANGUAGES } from '@constancia/messages/languages.ts';
import { callForFile } from '../../../../platform/api-client.ts';
import { readTable, unreadText } from '../../../../platform/read-table.ts';
import { saveBlob } from '../../../../platform/save-blob.ts';
import { t } from '../../../../platform/texts.ts';
import { languageName } from './languages.ts';
import { positionNames } from './text-position.ts';

function titlesOf(language: string): Readonly<Record<TranslationColumn, string>> {
  return {
    key: t('editor-content.sheet-key'),
    where: t('editor-content.sheet-where'),
    text: t('editor-content.sheet-text'),
    translation: t('editor-content.translation', { language: languageName(language) }),
  };
}

/** Throws CallError. */
export async function downloadSheet(definition: FormDefinition, language: string): Promise<void> {
  const titles = titlesOf(language);
  const file = await callForFile<typeof writeTranslationSheet>({
    method: 'POST',
    path: '/api/translation-sheets',
    body: {
      name: t('editor-content.sheet-name'),
      headings: TRANSLATION_COLUMNS.map((column) => titles[column]),
      lines: translationRows(definition, language, positionNames(definition)).map((cells) => [...cells]),
    },
  });
  saveBlob(file, `${t('editor-content.sheet-file')}-${language}.xlsx`);
}

/** By their headings, or else in the order of the file: the headings may be in another language. */
function columnsOf(headings: readonly string[], language: string): ChosenColumns<TranslationColumn> | null {
  const found = columnsByTitle(headings, titlesOf(language));
  if (found.key !== null && found.translation !== null) return found;
  return headings.length < TRANSLATION_COLUMNS.length ? null : { key: 0, where: 1, text: 2, translation: 3 };
}

/** The other language that a heading names; null for none. Taken for this one it would replace every translation. */
function otherLanguage(headings: readonly string[], language: string): string | null {
  const names = (code: string) =>
    headings.some((heading) => heading.trim().endsWith(`: ${languageName(code)}`));
  if (names(language)) return null;
  const other = LANGUAGES.find(names);
  return other === undefined ? null : languageName(other);
}

/** Returns why the file cannot be read, in words. */
export async function readSheet(
  file: File,
  definition: FormDefinition,
  language: string,
): Promise<ReadTranslations | string> {
  const { name } = file;
  try {
    const table = await readTable(file, TRANSLATION_SHEET_MAX);
    const headings = table[0] ?? [];
    const other = otherLanguage(headings, language);
    if (other !== null) return t('editor-content.sheet-other', { name, language: other });
    const columns = columnsOf(headings, language);
    if (columns === null) return t('editor-content.sheet-columns', { name });
    return readTranslations(definition, language, { table, columns });
  } catch (error) {
    return unreadText(error, { name, empty: 'editor-content.sheet-empty', max: TRANSLATION_SHEET_MAX });
  }
}
