// Saves the lines of a spreadsheet one after the other: what is refused says why, and stops no other.
// rules: X34.61, X34.63
import type { SheetOutcome } from '@constancia/contract/administration/sheet-outcome.ts';
import { Problem } from '../http/problem.ts';

type Saved = Exclude<SheetOutcome['outcome'], 'refused'>;

export async function outcomesOf<Line extends { readonly id: string }>(
  lines: readonly Line[],
  save: (line: Line) => Promise<Saved>,
): Promise<SheetOutcome[]> {
  const outcomes: SheetOutcome[] = [];
  for (const line of lines) outcomes.push({ id: line.id, ...(await outcomeOf(save(line))) });
  return outcomes;
}

async function outcomeOf(saving: Promise<Saved>): Promise<Omit<SheetOutcome, 'id'>> {
  try {
    return { outcome: await saving, problem: null };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const issues = (error.particulars.issues ?? []).map(({ code, values }) => ({
      code,
      ...(values && { values }),
    }));
    return { outcome: 'refused', problem: { code: error.code, issues } };
  }
}
