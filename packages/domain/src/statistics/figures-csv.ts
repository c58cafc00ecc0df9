// Figures as a file of separated values that spreadsheets open.
// rules: X32.57
import { CSV_MARK, csvLine, csvText } from '../text/csv.ts';

export function figuresCsv(rows: readonly (readonly string[])[]): string {
  return CSV_MARK + rows.map((row) => csvLine(row.map(csvText))).join('');
}
