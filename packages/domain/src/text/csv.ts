// Lines of separated values that spreadsheets open: semicolons, because in Spanish the comma is in numbers, and no cell
// that a spreadsheet would take for a formula.
// rules: X32.57, X33.20, X34.62

/** Tells spreadsheets that the text is UTF-8. */
export const CSV_MARK = '\ufeff';
const FORMULA = /^[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/;
const QUOTED = /[";\r\n]/;

/** A cell that somebody wrote. */
export function csvText(text: string): string {
  const harmless = FORMULA.test(text) ? `'${text}` : text;
  return QUOTED.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** `cells`: as `csvText` makes them, or numbers and dates, which need nothing. */
export const csvLine = (cells: readonly string[]): string => `${cells.join(';')}\r\n`;

/** A whole file of cells that somebody wrote. */
export function csvTable(rows: readonly (readonly string[])[]): string {
  return CSV_MARK + rows.map((row) => csvLine(row.map(csvText))).join('');
}
