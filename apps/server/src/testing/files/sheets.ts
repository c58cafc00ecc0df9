// What became of the lines of a spreadsheet, and files of registers as they are read again.
import { readSheet } from 'read-excel-file/node';
import type { TestReply } from '../with-app.ts';

interface Outcome {
  readonly outcome: string;
  readonly problem: { readonly code: string; readonly issues: readonly { readonly code: string }[] } | null;
}

/** Of each line its outcome; of one that was refused the codes of the problem and of its issues as well. */
export const outcomesIn = ({ body }: TestReply) =>
  body.outcomes.map(({ outcome, problem }: Outcome) =>
    problem ? [outcome, problem.code, ...problem.issues.map(({ code }) => code)] : outcome,
  );

/** The cells of a spreadsheet as the browser reads them. */
export async function tableIn({ raw }: TestReply): Promise<string[][]> {
  const sheet = await readSheet(raw, { trim: false });
  return sheet.map((cells) => cells.map((cell) => (cell === null ? '' : String(cell))));
}
