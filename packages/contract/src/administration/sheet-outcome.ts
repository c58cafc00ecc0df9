// What became of each line of a spreadsheet that fills a register; the same for every register.
// rules: X34.61, X34.63
import { z } from 'zod';
import { entityId } from '../shapes.ts';

export const SHEET_FILE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const sheetOutcome = z.object({
  /** Of the line; the browser made it. */
  id: entityId,
  /** For a line that was only checked, what would be. `there`: the register has the entry, and it stays as it is. */
  outcome: z.enum(['new', 'there', 'corrected', 'refused']),
  /** Why it was, or would be, refused; null when it was not. */
  problem: z
    .object({
      code: z.string(),
      /** What is wrong with its fields; empty where the problem says all. */
      issues: z.array(
        z.object({
          code: z.string(),
          values: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
        }),
      ),
    })
    .nullable(),
});
export type SheetOutcome = z.output<typeof sheetOutcome>;

/** In the order of the request. */
export const sheetReply = z.object({ outcomes: z.array(sheetOutcome) });
