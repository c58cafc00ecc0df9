// Figures as a file of separated values that spreadsheets open: semicolons, because in Spanish the comma is in numbers, and
// no cell that a spreadsheet would take for a formula.
// rules: X32.57

/** Tells spreadsheets that the text is UTF-8. */
const MARK = '\ufeff';
const FORMULA = /^[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/;
const QUOTED = /[";\r\n]/;

function cellOf(text: string): string {
  const harmless = FORMULA.test(text) ? `'${text}` : text;
  return QUOTED.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

export function figuresCsv(rows: readonly (readonly string[])[]): string {
  return MARK + rows.map((row) => `${row.map(cellOf).join(';')}\r\n`).join('');
}
