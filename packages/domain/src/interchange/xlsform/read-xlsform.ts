// Reads the sheets of an XLSForm as a form of ours, with a report of every cell that is not in it and why.
// rules: X38.40-X38.43
import type { FormDefinition } from '../../forms/definition/form.ts';
import { EMPTY_FORM } from '../../forms/definition/new-form.ts';
import { ALL_OPTIONS_OFF } from '../../forms/definition/options.ts';
import type { TextTable } from '../../sheets/sheet-lines.ts';
import { checkedForm } from './in/check-read.ts';
import { readChoiceLists } from './in/choice-lists.ts';
import { readSections } from './in/read-sections.ts';
import { textReader } from './in/read-texts.ts';
import { newBudget, newIds, type Reading } from './in/reading.ts';
import { joined } from './in/section-maker.ts';
import { readSurvey } from './in/survey-tree.ts';
import { wordsOfForm } from './in/words-of-form.ts';
import { newReporter, type Reporter, type ReportLine, SHEETS, type SheetName } from './report/report.ts';
import { isKnownColumn } from './sheets/headings.ts';
import { type OpenSheet, openSheet, type SheetRow } from './sheets/open-sheet.ts';
import type { XlsFormWords } from './sheets/words.ts';

/** The sheets of a file by their names; one that the file lacks is empty. */
export type XlsFormSheets = Readonly<Record<SheetName, TextTable>>;

export interface ReadXlsForm {
  /** Null when anything was refused. */
  readonly definition: FormDefinition | null;
  readonly lines: readonly ReportLine[];
  /** How many lines of the report were left out. */
  readonly more: number;
}

/** Ours: far above what a form at every limit of the product has. */
export const XLSFORM_ROWS_MAX: Readonly<Record<SheetName, number>> = {
  survey: 10_000,
  choices: 30_000,
  settings: 10,
};

/** `title`: of a form whose settings have none, as the name of its file. Never throws. */
export function readXlsForm(
  sheets: XlsFormSheets,
  { words, title }: { readonly words: XlsFormWords; readonly title: string },
): ReadXlsForm {
  const report = newReporter();
  const definition = hasReadableSheets(sheets, report)
    ? definitionOf(sheets, { words, title }, report)
    : null;
  return { definition: report.isRefused() ? null : definition, ...report.end() };
}

function definitionOf(
  sheets: XlsFormSheets,
  { words, title }: { readonly words: XlsFormWords; readonly title: string },
  report: Reporter,
): FormDefinition | null {
  const [survey, choices] = [openSheet('survey', sheets.survey), openSheet('choices', sheets.choices)];
  const [settings] = openSheet('settings', sheets.settings).rows;
  if (!hasColumns(survey, report)) return null;
  const { textOf, languages } = textReader(
    { survey, choices },
    settings?.cell('default_language') ?? '',
    report,
  );
  reportSettings(settings, report);
  reportUnknownColumns(survey, report);
  const repeats = /^yes$/i.test(settings?.cell('allow_choice_duplicates') ?? '');
  const lists = readChoiceLists(choices, textOf, { report, repeats });
  const ours = wordsOfForm(words, languages);
  const reading: Reading = { report, ours, lists, textOf, ...newIds(), ...newBudget(report) };
  const formTitle = { text: settings?.cell('form_title') || title };
  const { sections, description, signatures, geolocation } = readSections(
    readSurvey(survey, report),
    formTitle,
    reading,
  );
  const made: FormDefinition = {
    ...EMPTY_FORM,
    title: formTitle,
    description: joined(description),
    options: { ...ALL_OPTIONS_OFF, geolocation, digitalSignature: signatures.length > 0 },
    signatures,
    sections,
  };
  return report.isRefused() ? null : checkedForm(made, reading);
}

function hasReadableSheets(sheets: XlsFormSheets, report: Reporter): boolean {
  if (sheets.survey.length < 2)
    report.add({ sheet: 'survey', row: 1, column: '' }, 'sheet-missing', 'survey');
  for (const sheet of SHEETS) {
    const max = XLSFORM_ROWS_MAX[sheet];
    if (sheets[sheet].length > max + 1)
      report.add({ sheet, row: max + 2, column: '' }, 'sheet-too-long', { text: sheet, values: { max } });
  }
  return !report.isRefused();
}

function hasColumns({ headings }: OpenSheet, report: Reporter): boolean {
  for (const needed of ['type', 'name', 'label']) {
    if (!headings.some(({ column }) => column === needed))
      report.add({ sheet: 'survey', row: 1, column: needed }, 'column-missing', needed);
  }
  const seen = new Set<string>();
  for (const { column, language, text } of headings) {
    const key = `${column}\n${language}`;
    if (isKnownColumn(column) && column !== 'media' && column !== 'message' && seen.has(key))
      report.add({ sheet: 'survey', row: 1, column: text }, 'column-repeated', text);
    seen.add(key);
  }
  return !report.isRefused();
}

/** Columns that say nothing about a form of ours, where any row uses them. */
function reportUnknownColumns({ headings, used }: OpenSheet, report: Reporter): void {
  for (const { text, column } of headings) {
    if (text !== '' && !isKnownColumn(column) && used.has(column))
      report.add({ sheet: 'survey', row: 1, column: text }, 'column-unknown', text);
  }
}

/** Settings of programs that collect answers, which a form of ours does not have. */
const OTHER_SETTINGS = [
  'form_id',
  'version',
  'style',
  'instance_name',
  'public_key',
  'submission_url',
  'auto_send',
  'auto_delete',
];

function reportSettings(settings: SheetRow | undefined, report: Reporter): void {
  for (const column of OTHER_SETTINGS) {
    const value = settings?.cell(column) ?? '';
    if (settings && value !== '') report.add(settings.at(column), 'setting', value);
  }
}
