// Collects, line by line, what is not carried over between an XLSForm and a form of ours.
// rules: X38.42, X38.43
import type { Issue } from '../../../issue.ts';
import { REASONS, type Reason, type Severity } from './reasons.ts';

export const SHEETS = ['survey', 'choices', 'settings'] as const;
export type SheetName = (typeof SHEETS)[number];

/** Where something stands in the file. `row`: from 1, the headings are row 1. `column`: its heading, '' for the whole row. */
export interface CellRef {
  readonly sheet: SheetName;
  readonly row: number;
  readonly column: string;
}

export interface ReportLine extends CellRef {
  readonly reason: Reason;
  readonly severity: Severity;
  /** What stands in the cell, or the name that it is about. */
  readonly text: string;
  /** Values for the text of the reason. */
  readonly values?: Readonly<Record<string, string | number>>;
  /** What a check of the product says, for the reasons `check` and `check-later`. */
  readonly issue?: Issue;
}

/** What is reported about a cell beside the reason: its text, or more. */
export type Reported = Pick<ReportLine, 'text' | 'values' | 'issue'>;

export interface Reporter {
  readonly add: (at: CellRef, reason: Reason, about: string | Reported) => void;
  readonly isRefused: () => boolean;
  /** In the order of the file. `more`: how many lines were left out. */
  readonly end: () => { readonly lines: readonly ReportLine[]; readonly more: number };
}

/** Lines of each severity: more than a person reads. A hostile file makes no larger report. */
export const REPORT_LINES_MAX = 1_000;
const TEXT_SHOWN = 200;

export function newReporter(): Reporter {
  const lines: ReportLine[] = [];
  // A cell is read several times on the way.
  const said = new Set<string>();
  const counts: Record<Severity, number> = { refused: 0, 'not-carried': 0 };
  let more = 0;
  return {
    add: (at, reason, about) => {
      const severity: Severity = REASONS[reason];
      const { text, ...details }: Reported = typeof about === 'string' ? { text: about } : about;
      const key = [at.sheet, at.row, at.column, reason, details.issue?.code].join(' ');
      if (said.has(key)) return;
      said.add(key);
      counts[severity] += 1;
      if (counts[severity] <= REPORT_LINES_MAX)
        lines.push({ ...at, reason, severity, text: text.slice(0, TEXT_SHOWN).toWellFormed(), ...details });
      else more += 1;
    },
    isRefused: () => counts.refused > 0,
    end: () => ({ lines: lines.toSorted(byPosition), more }),
  };
}

function byPosition(one: CellRef, other: CellRef): number {
  return SHEETS.indexOf(one.sheet) - SHEETS.indexOf(other.sheet) || one.row - other.row;
}
