// A form of ours as the sheets of an XLSForm, with a report of what an XLSForm cannot hold.
// rules: X38.45, X38.46
import type { FormDefinition, SignatureSlot } from '../../forms/definition/form.ts';
import { OPTION_NAMES } from '../../forms/definition/options.ts';
import { type Localized, titleOf } from '../../localized.ts';
import type { TextTable } from '../../sheets/sheet-lines.ts';
import { writeNote, writeSection } from './out/write-section.ts';
import { type Cells, headingIn, newWriting, orName, reportOut, type Writing } from './out/writing.ts';
import type { ReadXlsForm, XlsFormSheets } from './read-xlsform.ts';
import type { Reason } from './report/reasons.ts';
import type { Reported } from './report/report.ts';
import type { XlsFormWords } from './sheets/words.ts';

export interface WrittenXlsForm extends Pick<ReadXlsForm, 'lines' | 'more'> {
  readonly sheets: XlsFormSheets;
}

export interface FormIdentity {
  readonly id: string;
  readonly version: number;
}

const SURVEY = ['type', 'name', 'label', 'hint', 'required', 'relevant', 'appearance', 'default'];
const CHOICES = ['list_name', 'name', 'label'];
const SETTINGS = ['form_title', 'form_id', 'version'];
const ALWAYS = ['type', ...CHOICES, ...SETTINGS];

export function writeXlsForm(
  definition: FormDefinition,
  { id, version }: FormIdentity,
  words: XlsFormWords,
): WrittenXlsForm {
  const writing = newWriting(definition, words);
  reportForm(writing);
  writeNote(definition.description, 'form_description', writing);
  for (const section of definition.sections) writeSection(section, writing);
  if (definition.options.geolocation)
    writing.survey.push({
      type: 'geopoint',
      name: writing.nameOf('location', 'location'),
      label: words.location,
    });
  if (definition.options.digitalSignature)
    for (const slot of definition.signatures) writeSignature(slot, writing);
  const settings = [{ form_title: definition.title.text, form_id: id, version: String(version) }];
  return {
    sheets: {
      survey: tableOf(SURVEY, writing.survey, writing),
      choices: tableOf(CHOICES, writing.choices, writing),
      settings: tableOf(SETTINGS, settings, writing),
    },
    ...writing.report.end(),
  };
}

function writeSignature(slot: SignatureSlot, writing: Writing): void {
  const { title, type, signatory, required } = slot;
  if (type !== 'draw' || signatory !== 'citizen') reportOut(writing, 'out-signature', { text: title });
  const name = writing.nameOf('signature', 'signature');
  writing.survey.push({
    type: 'image',
    name,
    label: orName(titleOf(slot), name),
    required: required ? 'yes' : '',
    appearance: 'signature',
  });
}

/** How the form is answered and what is recorded meanwhile: absent where it is off. */
const ANSWERING = [
  'sectionSteps',
  'checkFirst',
  'startsFromLastVisit',
  'recordsPosition',
  'recordsTimes',
  'recordsTrack',
  'stampsPhotos',
] as const satisfies readonly (keyof FormDefinition)[];

/** What the whole form has and the file does not. */
function reportForm(writing: Writing): void {
  const { definition } = writing;
  const { options, states, title, voucherText, afterSending } = definition;
  const add = (reason: Reason, about: Reported) => reportOut(writing, reason, { ...about, isForm: true });
  const lost = OPTION_NAMES.filter(
    (name) => options[name] && !['geolocation', 'digitalSignature'].includes(name),
  );
  const count = lost.length + ANSWERING.filter((name) => definition[name] !== undefined).length;
  if (count > 0) add('out-options', { text: '', values: { count } });
  if (states.length > 0) add('out-states', { text: states.map(({ name }) => name).join(', ') });
  const texts = [voucherText, afterSending?.text ?? ''].filter((text) => text !== '');
  if (texts.length > 0) add('out-texts', { text: texts.join(' · ') });
  if (title.in) add('out-languages', { text: Object.values(title.in).join(' · ') });
}

/** Columns that no row fills are left out; a text in several languages has a column for each. */
function tableOf(columns: readonly string[], rows: readonly Cells[], writing: Writing): TextTable {
  const used = columns.filter(
    (column) => ALWAYS.includes(column) || rows.some((row) => (row[column] ?? '') !== ''),
  );
  const spread = used.flatMap((column) => [
    { column, language: '' },
    ...(column === 'label' ? writing.languages.map((language) => ({ column, language })) : []),
  ]);
  return [
    spread.map(({ column, language }) => (language === '' ? column : headingIn(column, language, writing))),
    ...rows.map((row) => spread.map(({ column, language }) => textIn(row[column] ?? '', language))),
  ];
}

function textIn(cell: string | Localized, language: string): string {
  if (typeof cell === 'string') return language === '' ? cell : '';
  return language === '' ? cell.text : (cell.in?.[language] ?? '');
}
