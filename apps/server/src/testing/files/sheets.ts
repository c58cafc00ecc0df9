// What became of the lines of a spreadsheet, and files of registers as they are read again.
import { buffer } from 'node:stream/consumers';
import readWorkbookFile, { readSheet } from 'read-excel-file/node';
import { type XlsxSheet, xlsxCell, xlsxFile } from '../../platform/sheet/xlsx.ts';
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

/** All sheets of a spreadsheet, by name. */
export async function tablesIn({ raw }: TestReply): Promise<Record<string, string[][]>> {
  const sheets = await readWorkbookFile(raw, { trim: false });
  const texts = sheets.map(({ sheet, data }) => [
    sheet,
    data.map((cells) => cells.map((cell) => (cell === null ? '' : String(cell)))),
  ]);
  return Object.fromEntries(texts);
}

/** Rows of texts and numbers; the first has the headings. */
type Cells = readonly (readonly (string | number)[])[];

/** A spreadsheet of these sheets. */
export function workbookOf(tables: Readonly<Record<string, Cells>>): Promise<Buffer> {
  const [first, ...further] = Object.entries(tables).map(([name, table]) => sheetOf(name, table));
  return buffer(xlsxFile(first ?? sheetOf('survey', []), { further }));
}

function sheetOf(name: string, [headings = [], ...lines]: Cells): XlsxSheet {
  async function* rows() {
    yield lines.map((cells) => cells.map((text) => xlsxCell(text === '' ? null : text)));
  }
  return { name, columns: headings.map((header) => ({ header: String(header) })), rows: rows() };
}
