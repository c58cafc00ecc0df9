// Faults in the sheets, records, charts and JSON documents that are made from submissions: what officials compute
// with, print and import.
import type { Mutant } from '../scripts/mutants/mutant.ts';

const SHEET = 'packages/domain/src/presentation/sheet/sheet.ts';
const SHEET_TEST = 'packages/domain/src/presentation/sheet/sheet.test.ts';
const COLUMNS = 'packages/domain/src/presentation/sheet/sheet-columns.ts';
const RECORD = 'packages/domain/src/presentation/record/record-of.ts';
const RECORD_TEST = 'apps/server/src/features/records/records.test.ts';
const DOCUMENT_TEST = 'packages/domain/src/presentation/submission-tree-of.test.ts';
const STATISTICS_TEST = 'packages/domain/src/statistics/statistics.test.ts';
const SUBMISSION_TEST = 'packages/domain/src/interchange/submissions/submission-document.test.ts';

export const DOCUMENT_MUTANTS: readonly Mutant[] = [
  {
    id: 'unticked-conditions-look-blank',
    fault: 'in a sheet a question that was never asked is like one that was left blank',
    file: SHEET,
    find: 'tickedConditions(answers, section.id).includes(condition.id)',
    put: 'tickedConditions(answers, section.id).length >= 0',
    noticedBy: { file: SHEET_TEST, title: 'R7.31 keeps not asked, asked and left blank, and no apart' },
  },
  {
    id: 'yes-and-no-swapped-in-sheets',
    fault: 'a sheet says no where the answer was yes',
    file: SHEET,
    find: "cell.code === 'yes' ? layout.words.yes : layout.words.no",
    put: "cell.code === 'yes' ? layout.words.no : layout.words.yes",
    noticedBy: { file: SHEET_TEST, title: 'R7.31 keeps not asked, asked and left blank, and no apart' },
  },
  {
    id: 'sheet-moments-off-by-minutes',
    fault: 'the time of day of a submission is lost in a sheet',
    file: SHEET,
    find: 'serial: serial + minutes / MINUTES_OF_A_DAY',
    put: 'serial: serial + minutes / (MINUTES_OF_A_DAY * 60)',
    noticedBy: { file: SHEET_TEST, title: 'begins with the columns of the list' },
  },
  {
    id: 'sheet-texts-cut-silently',
    fault: 'a text too long for a cell is cut without a sign',
    file: SHEET,
    find: 'truncate(clean, SHEET_CELL_LENGTH_MAX - CUT.length) + CUT',
    put: 'truncate(clean, SHEET_CELL_LENGTH_MAX)',
    noticedBy: { file: SHEET_TEST, title: 'R7.31 cuts a text at what a cell holds' },
  },
  {
    id: 'copies-beyond-the-sheet-lost',
    fault: 'copies of a section that do not fit into a sheet are left out',
    file: SHEET,
    find: 'if (!gathers || rows.length === 1)',
    put: 'if (!gathers || rows.length >= 1)',
    noticedBy: { file: SHEET_TEST, title: 'R7.31 loses no copy when they are more than a sheet can hold' },
  },
  {
    id: 'copies-counted-of-one-answer',
    fault: 'a sheet has as many copies as its last submission, the others are cut',
    file: COLUMNS,
    find: 'if (copies > (ownEntry(next, sectionId) ?? 0))',
    put: 'if (copies > 0)',
    noticedBy: { file: SHEET_TEST, title: 'R7.31 counts the most copies of any exported submission' },
  },
  {
    id: 'codes-with-noughts-become-numbers',
    fault: 'a file number 007 becomes 7 in a sheet',
    file: 'packages/domain/src/questions/exact-number.ts',
    find: '/^(?:0|[1-9]\\d*)(?:,(\\d*))?$/',
    put: '/^(?:\\d+)(?:,(\\d*))?$/',
    noticedBy: {
      file: 'packages/domain/src/questions/integer.test.ts',
      title: 'R7.31 is a number in a sheet only when nothing of it is lost',
    },
  },
  {
    id: 'long-numbers-lose-digits',
    fault: 'a number of sixteen digits loses its last one in a sheet',
    file: 'packages/domain/src/questions/exact-number.ts',
    find: 'const DIGITS_MAX = 15;',
    put: 'const DIGITS_MAX = 16;',
    noticedBy: {
      file: 'packages/domain/src/questions/integer.test.ts',
      title: 'R7.31 is a number in a sheet only when nothing of it is lost',
    },
  },
  {
    id: 'hidden-answers-shown',
    fault: 'the view shows the questions of a condition that nobody ticked',
    file: 'packages/domain/src/presentation/tree-sections.ts',
    find: 'blocks: ticked.includes(id) ? questionBlocks(input, questions, { answers: answers.main }) : [],',
    put: 'blocks: questionBlocks(input, questions, { answers: answers.main }),',
    noticedBy: { file: DOCUMENT_TEST, title: 'R3.14 A4.18 shows all conditions' },
  },
  {
    id: 'records-in-the-wrong-time',
    fault: 'a record shows the time of London, not of the town hall',
    file: RECORD,
    find: 'const { date, time } = localMoment(iso);',
    put: 'const { date } = localMoment(iso);\n  const time = iso.slice(11, 16);',
    noticedBy: { file: RECORD_TEST, title: 'P1.11 R2.049 R7.35 X18.01' },
  },
  {
    id: 'records-without-missing-signatures',
    fault: 'a record does not say that a signature was not made',
    file: RECORD,
    find: "note: image === '' ? words.signatureMissing : '',",
    put: "note: '',",
    noticedBy: {
      file: RECORD_TEST,
      title: 'X18.06 R9.22 what was not answered is left out',
    },
  },
  {
    id: 'statistics-mix-states-of-versions',
    fault:
      'submissions of an older version are counted in the state of the same number, whatever it was called',
    file: 'packages/domain/src/statistics/state-counts.ts',
    find: 'stateName(statesOf(version), state)',
    put: 'stateName(newest.states, state)',
    noticedBy: { file: STATISTICS_TEST, title: 'X10.13 brings versions together' },
  },
  {
    id: 'imported-answers-without-state',
    fault: 'an imported submission is in no state',
    file: 'packages/domain/src/interchange/submissions/submission-fields.ts',
    find: 'state: readState(states, definition),',
    put: 'state: null,',
    noticedBy: { file: SUBMISSION_TEST, title: 'R3.06 R3.07 finds the state by id' },
  },
  {
    id: 'imported-answers-of-today',
    fault: 'an imported submission seems never to have been changed after it was sent',
    file: 'packages/domain/src/interchange/submissions/submission-fields.ts',
    find: "updatedAt: instantOf(fields, 'lastUpdate') ?? createdAt,",
    put: 'updatedAt: createdAt,',
    noticedBy: {
      file: 'packages/domain/src/interchange/submissions/submission-fields.test.ts',
      title: 'what stands in a submission beside the form is read',
    },
  },
  {
    id: 'long-word-off-the-paper',
    fault: 'a word that is wider than its column runs off the paper',
    file: 'apps/server/src/features/records/templates/blocks.typ',
    find: '.chunks(4).map(four => box(four.join())).join()',
    put: '.join()',
    noticedBy: {
      file: 'apps/server/src/features/records/records.test.ts',
      title: 'a word wider than its column is broken',
    },
  },
  {
    id: 'X18.20-labels-apart-from-values',
    fault: 'a reader program hears the labels of a record and its values as loose blocks',
    file: 'apps/server/src/features/records/templates/blocks.typ',
    find: 'let list-of(spacing, item-of) = terms(',
    put: 'let list-of(spacing, item-of) = stack(spacing: spacing, ..lines.map(line => block(item-of(line).join())))\n  let unused(spacing, item-of) = terms(',
    noticedBy: { file: RECORD_TEST, title: 'X18.20 to reader programs each label belongs to its value' },
  },
  {
    id: 'X18.21-roll-cut-into-pages',
    fault: 'on 80 mm paper a record is cut into pages',
    file: 'apps/server/src/features/records/templates/record.typ',
    find: 'if needed <= longest { auto } else { cut }',
    put: 'if needed <= longest { 297mm } else { cut }',
    noticedBy: { file: RECORD_TEST, title: 'X18.21 on 80 mm paper a record is one page' },
  },
  {
    id: 'X18.21-longer-than-a-page-may-be',
    fault: 'a long record on 80 mm paper is a page that no program opens whole',
    file: 'apps/server/src/features/records/templates/record.typ',
    find: 'if needed <= longest { auto } else { cut }',
    put: 'auto',
    noticedBy: {
      file: 'apps/server/src/features/records/long-records.test.ts',
      title: 'X18.21 X27.07 on 80 mm paper a record over five metres has pages of one metre',
    },
  },
  {
    id: 'names-as-boxes',
    fault: 'the name of a Chinese resident is a row of boxes',
    file: 'apps/server/src/platform/pdf/fonts.ts',
    find: '/\\p{Script=Han}/u',
    put: '/\\p{Script=Cherokee}/u',
    noticedBy: {
      file: 'apps/server/src/features/records/records.test.ts',
      title: 'names in the scripts of residents are drawn',
    },
  },
  {
    id: 'replaced-photo-was-no-answer',
    fault: 'a record says that there was no answer where somebody had answered with a photo',
    file: 'packages/domain/src/presentation/record/record-sections.ts',
    find: 'const said = [...texts, ...files].join',
    put: 'const said = textsOf(display, words).join',
    noticedBy: {
      file: 'packages/domain/src/presentation/record/record.test.ts',
      title: 'stands in the history of its answer',
    },
  },
  {
    id: 'first-copy-without-heading',
    fault: 'nobody can find out where the first copy of a section begins',
    file: 'packages/domain/src/presentation/record/record-sections.ts',
    find: 'return [first, ...copies].flatMap(',
    put: 'return copies.flatMap(',
    noticedBy: {
      file: 'packages/domain/src/presentation/record/record.test.ts',
      title: 'X18.09 copies with a file, a long text',
    },
  },
];
