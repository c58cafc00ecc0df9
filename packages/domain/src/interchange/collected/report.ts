// Why something of the answers that another program collected is not taken in. 'refused': nothing is stored; 'not-carried': the
// rest is. The texts are in packages/messages (`collected.reason.<reason>`).
// rules: X38.36
import type { Issue } from '../../issue.ts';

export const COLLECTED_REASONS = {
  // The files cannot be answers to the form.
  'no-answers': 'refused',
  'identity-missing': 'refused',
  'identity-repeated': 'refused',
  'parent-unknown': 'refused',
  'time-unread': 'refused',
  'location-unread': 'refused',
  'option-unknown': 'refused',
  // What the checks of the product say about an answer: `issue` has their words.
  check: 'refused',
  // Columns and submissions without which the rest is stored.
  'column-unknown': 'not-carried',
  'second-location': 'not-carried',
  'answer-hidden': 'not-carried',
  'file-named': 'not-carried',
  // Files of an archive that answers name.
  'file-missing': 'not-carried',
  'file-not-taken': 'not-carried',
  'video-not-offered': 'not-carried',
  'file-repeated': 'refused',
  'file-name-refused': 'refused',
  // What the checks of the product say about a file: `issue` has their words.
  'file-refused': 'refused',
  'author-not-taken': 'not-carried',
  'changed-since': 'not-carried',
  'deleted-here': 'not-carried',
} as const satisfies Readonly<Record<string, 'refused' | 'not-carried'>>;

export type CollectedReason = keyof typeof COLLECTED_REASONS;
export type CollectedSeverity = (typeof COLLECTED_REASONS)[CollectedReason];

/** `row`: from 1, the headings are row 1. `column`: its heading, '' for the whole row. */
export interface CollectedLine {
  readonly file: string;
  readonly row: number;
  readonly column: string;
  readonly reason: CollectedReason;
  readonly severity: CollectedSeverity;
  /** What stands in the cell, or the name that it is about. */
  readonly text: string;
  readonly issue?: Issue;
}

export type CollectedCell = Pick<CollectedLine, 'file' | 'row' | 'column'>;

export interface CollectedReport {
  /** `about`: what stands in the cell, with what a check says of it. */
  readonly add: (
    at: CollectedCell,
    reason: CollectedReason,
    about: string | Pick<CollectedLine, 'text' | 'issue'>,
  ) => void;
  readonly isRefused: () => boolean;
  /** `more`: how many lines were left out. */
  readonly end: () => { readonly lines: readonly CollectedLine[]; readonly more: number };
}

/** Lines of each severity: more than a person reads. A hostile file makes no larger report. */
const LINES_MAX = 1_000;
const TEXT_SHOWN = 200;

export function newCollectedReport(): CollectedReport {
  const lines: CollectedLine[] = [];
  const counts: Record<CollectedSeverity, number> = { refused: 0, 'not-carried': 0 };
  let more = 0;
  return {
    add: ({ file, row, column }, reason, about) => {
      const { text, issue } = typeof about === 'string' ? { text: about } : about;
      const severity = COLLECTED_REASONS[reason];
      counts[severity] += 1;
      const shown = text.slice(0, TEXT_SHOWN).toWellFormed();
      if (counts[severity] > LINES_MAX) more += 1;
      else lines.push({ file, row, column, reason, severity, text: shown, ...(issue && { issue }) });
    },
    isRefused: () => counts.refused > 0,
    end: () => ({ lines, more }),
  };
}
