// The columns of the spreadsheet of one form: those of the list, what is asked beside the answers, then one per question
// in the order of the form, then the same questions again for each further copy of a repeatable section, numbered.
// So a submission stays one line, and lines can be counted and filtered. Submissions to older versions are
// exported with the newest: questions that were removed follow in their section. A condition without questions has a
// column that says whether it was ticked.
// rules: R7.31, R2.026-R2.030, A4.23, X33.94
import type { FormDefinition } from '../../forms/definition/form.ts';
import { SHEET_COLUMNS_MAX } from '../../limits.ts';
import { inLanguage } from '../../localized.ts';
import type { PaymentStatus } from '../../payments/order.ts';
import { ownEntry } from '../../submissions/answers/own-entry.ts';
import { copyNumber, rowsOf } from '../../submissions/answers/repeats.ts';
import type { Submission } from '../../submissions/submission.ts';
import { type AskedQuestion, type AskedTick, type MergedSection, mergeVersions } from '../merge-versions.ts';
import type { PhotoWords } from '../../submissions/evidence/photo-evidence.ts';
import type { PositionWords } from '../../submissions/evidence/shown-evidence.ts';
import { type FactColumn, factColumnsOf } from './fact-columns.ts';
import { uniqueHeaders } from './sheet-headers.ts';

export const FIXED_COLUMNS = ['id', 'code', 'created-at', 'answered-by', 'state'] as const;
export type FixedColumn = (typeof FIXED_COLUMNS)[number];

/** The words of a sheet, in the language of the person who exports it. */
export interface SheetWords {
  readonly headers: Readonly<Record<FixedColumn | FactColumn, string>>;
  readonly payment: Readonly<Record<PaymentStatus, string>>;
  readonly position: PositionWords;
  readonly photo: Omit<PhotoWords, 'position'>;
  /** Said of a photo with marks. */
  readonly marked: string;
  readonly yes: string;
  readonly no: string;
  /**
   * Stands in the cell of a question that was never asked: its condition was not ticked, the version did not
   * have it, or the copy was not added.
   */
  readonly notAsked: string;
  /** Header of a question in a further copy, e.g. 'Nombre (2)'. */
  readonly copy: (header: string, number: number) => string;
}

export interface SheetColumn {
  readonly header: string;
  readonly source: ColumnSource;
}

export type ColumnSource =
  | { readonly type: 'fixed'; readonly column: FixedColumn }
  | { readonly type: 'fact'; readonly column: FactColumn }
  | { readonly type: 'condition'; readonly sectionId: string; readonly conditionId: string }
  | {
      readonly type: 'question';
      readonly sectionId: string;
      readonly questionId: string;
      /** Position of the further copy; null when the column is for the first instance. */
      readonly copy: number | null;
      /**
       * The column collects all copies from `copy` on, one per line in the cell, because the sheet cannot
       * hold a column for each.
       */
      readonly gathers: boolean;
    };

/** Section id -> the highest number of further copies in any exported submission. */
export type CopyCounts = Readonly<Record<string, number>>;

export interface SheetLayout {
  readonly language: string;
  readonly words: SheetWords;
  readonly copies: CopyCounts;
  /** IANA name of the municipality's time zone. */
  readonly timeZone: string;
}

/** Updates the counts with one more submission; start with `{}`. */
export function countCopies(counts: CopyCounts, submission: Pick<Submission, 'answers'>): CopyCounts {
  let next = counts;
  for (const sectionId of Object.keys(submission.answers.rows)) {
    const copies = rowsOf(submission.answers, sectionId).length;
    if (copies > (ownEntry(next, sectionId) ?? 0)) next = { ...next, [sectionId]: copies };
  }
  return next;
}

/** `versions`: all of one form, newest first. */
export function sheetColumns(
  versions: readonly FormDefinition[],
  layout: SheetLayout,
): readonly SheetColumn[] {
  const sections = mergeVersions(versions);
  const factColumns = factColumnsOf(versions);
  const shown = copiesThatFit(sections, layout.copies, FIXED_COLUMNS.length + factColumns.length);
  const fixed = FIXED_COLUMNS.map((column) => ({
    header: layout.words.headers[column],
    group: '',
    source: { type: 'fixed', column } as const,
  }));
  const facts = factColumns.map((column) => ({
    header: layout.words.headers[column],
    group: '',
    source: { type: 'fact', column } as const,
  }));
  const all = [...fixed, ...facts, ...sections.flatMap((section) => sectionColumns(section, shown, layout))];
  const headers = uniqueHeaders(all);
  return all.map(({ source }, position) => ({ header: headers[position] ?? '', source }));
}

function sectionColumns({ section, asked: all }: MergedSection, shown: number, layout: SheetLayout) {
  const { language, words } = layout;
  const copies = ownEntry(layout.copies, section.id) ?? 0;
  const group = inLanguage(section.title, language);
  const column = ({ question, condition }: AskedQuestion | AskedTick, copy: number | null) => {
    if (question === null) {
      const source = { type: 'condition', sectionId: section.id, conditionId: condition.id } as const;
      return { header: inLanguage(condition.text, language), group, source };
    }
    const title = inLanguage(question.title, language);
    const plain = condition ? `${inLanguage(condition.text, language)}: ${title}` : title;
    const gathers = copies > shown && copy === shown - 1;
    return {
      header: copy === null ? plain : words.copy(plain, copyNumber(copy)),
      group,
      source: { type: 'question', sectionId: section.id, questionId: question.id, copy, gathers } as const,
    };
  };
  const instances = [null, ...Array(Math.min(copies, shown)).keys()];
  return instances.flatMap((copy) => all.map((asked) => column(asked, copy)));
}

/**
 * How many copies of a section get columns of their own, so that the sheet stays within the format's limits.
 */
function copiesThatFit(sections: readonly MergedSection[], copies: CopyCounts, before: number): number {
  const counts = sections.map(({ section, asked }) => ({
    questions: asked.length,
    copies: ownEntry(copies, section.id) ?? 0,
  }));
  const columns = (shown: number) =>
    counts.reduce((sum, section) => sum + section.questions * (1 + Math.min(section.copies, shown)), 0);
  let shown = Math.max(0, ...counts.map((section) => section.copies));
  while (shown > 1 && before + columns(shown) > SHEET_COLUMNS_MAX) shown--;
  return shown;
}
