// Faults in reading and writing XLSForms.
import type { Mutant } from '../scripts/mutants/mutant.ts';

const XLSFORM = 'packages/domain/src/interchange/xlsform';
const OF_READ = `${XLSFORM}/read-xlsform.test.ts`;
const OF_REFUSED = `${XLSFORM}/refused-xlsform.test.ts`;
const OF_ROUND_TRIP = `${XLSFORM}/round-trip.test.ts`;
const OF_SERVER = 'apps/server/src/features/forms/xlsform/xlsform.test.ts';

export const XLSFORM_MUTANTS: readonly Mutant[] = [
  {
    id: 'xlsform-record-settings-lost-silent',
    fault: 'that a form records positions is not in the file, and nobody reads that it is not',
    file: `${XLSFORM}/write-xlsform.ts`,
    find: "  'recordsPosition',\n",
    put: '',
    noticedBy: {
      file: `${XLSFORM}/write-xlsform.test.ts`,
      title: 'X38.45 what is recorded while a form is answered is in no XLSForm',
    },
  },
  {
    id: 'xlsform-single-opened-question',
    fault: 'a question that an option opens is always shown where it is the only one',
    file: `${XLSFORM}/in/conditional-section.ts`,
    find: 'return opened.length === 0 ? null :',
    put: 'return opened.length < 2 ? null :',
    noticedBy: {
      file: OF_READ,
      title: 'X38.41 what the options of a select open becomes a conditional section',
    },
  },
  {
    id: 'xlsform-nested-repeat-kept-silent',
    fault: 'questions that would repeat twice are left out without a word',
    file: `${XLSFORM}/in/read-sections.ts`,
    find: "report.add(row.at('type'), 'repeat-nested', row.cell('name'));",
    put: '',
    noticedBy: { file: OF_READ, title: 'X38.41 groups and repeats become sections' },
  },
  {
    id: 'xlsform-name-twice',
    fault: 'two questions of the same name come in, and the conditions on it mean either',
    file: `${XLSFORM}/in/survey-tree.ts`,
    find: "else report.add(row.at('name'), 'name-repeated',",
    put: "else if (first > row.row) report.add(row.at('name'), 'name-repeated',",
    noticedBy: { file: OF_REFUSED, title: 'X38.43 names that repeat, missing names' },
  },
  {
    id: 'xlsform-open-group-hides-the-rest',
    fault:
      'a group that is not closed hides what else is wrong, and the file is corrected and sent again for each',
    file: `${XLSFORM}/in/survey-tree.ts`,
    find: '  for (const { nodes } of stack.splice(1)) root.nodes.push(...nodes);\n',
    put: '',
    noticedBy: { file: OF_REFUSED, title: 'X38.43 what is wrong inside of a group that is not closed' },
  },
  {
    id: 'xlsform-words-of-the-screen',
    fault: 'a Spanish form that is brought in with an English screen is half English',
    file: `${XLSFORM}/in/words-of-form.ts`,
    find: '(own === null ? null : words.in(own)) ?? words',
    put: 'words',
    noticedBy: { file: OF_READ, title: 'X38.40 X38.41 words of ours stand in the languages of the file' },
  },
  {
    id: 'xlsform-refusal-cut-off',
    fault: 'a long report hides why nothing was made of the file',
    file: `${XLSFORM}/report/report.ts`,
    find: 'if (counts[severity] <= REPORT_LINES_MAX)',
    put: 'if (lines.length < REPORT_LINES_MAX)',
    noticedBy: { file: OF_REFUSED, title: 'X38.42 a report has no more lines than a person reads' },
  },
  {
    id: 'xlsform-file-of-a-question-lost',
    fault: 'a form that goes out and comes in again asks for each picture as a question of its own',
    file: `${XLSFORM}/in/section-maker.ts`,
    find: "row.cell('name') !== `${last}_${file}`",
    put: "row.cell('name') !== `${last}-${file}`",
    noticedBy: { file: OF_ROUND_TRIP, title: 'X38.46 any form of sections, questions' },
  },
  {
    id: 'xlsform-bomb',
    fault: 'a small file that unpacks to fifty megabytes is read whole',
    file: 'apps/server/src/platform/sheet/read-workbook-worker.ts',
    find: 'unpacked: 48 * 1_048_576',
    put: 'unpacked: 148 * 1_048_576',
    noticedBy: { file: OF_SERVER, title: 'X38.48 what is no spreadsheet, or unpacks to too much' },
  },
];
