// A sheet of an XLSForm as rows whose cells are found by the name of their column.
// rules: X38.40
import type { TextTable } from '../../../sheets/sheet-lines.ts';
import { cleanText } from '../../../text/clean-text.ts';
import type { CellRef, SheetName } from '../report/report.ts';
import { type Heading, headingOf } from './headings.ts';

export interface SheetRow {
  readonly row: number;
  /** '' where the row or the sheet does not have it; of a column in several languages the first. */
  readonly cell: (column: string) => string;
  /** The texts of a column by language, as the file names it; without those that are empty. */
  readonly texts: (column: string) => ReadonlyMap<string, string>;
  /** For the report; the heading as it stands in the file. */
  readonly at: (column: string) => CellRef;
}

export interface OpenSheet {
  readonly headings: readonly Heading[];
  /** Columns that any row fills. */
  readonly used: ReadonlySet<string>;
  /** Rows that are not empty. */
  readonly rows: readonly SheetRow[];
}

export function openSheet(sheet: SheetName, [titles = [], ...lines]: TextTable): OpenSheet {
  const headings = titles.map(headingOf);
  const positions = new Map<string, number[]>();
  for (const [position, { column, text }] of headings.entries())
    if (text !== '') positions.set(column, [...(positions.get(column) ?? []), position]);
  const rows = lines.flatMap((cells, index): readonly SheetRow[] => {
    if (cells.every((text) => text.trim() === '')) return [];
    const value = (position: number) => cleanText(cells[position] ?? '').trim();
    const filled = (column: string) => (positions.get(column) ?? []).filter((at) => value(at) !== '');
    return [
      {
        row: index + 2,
        cell: (column) => value(filled(column)[0] ?? -1),
        texts: (column) =>
          new Map(filled(column).map((at) => [headings[at]?.language ?? '', value(at)] as const)),
        at: (column) => {
          const position = filled(column)[0] ?? positions.get(column)?.[0] ?? -1;
          return { sheet, row: index + 2, column: headings[position]?.text ?? '' };
        },
      },
    ];
  });
  const used = new Set<string>();
  for (const cells of lines)
    for (const [position, text] of cells.entries())
      if (text.trim() !== '') used.add(headings[position]?.column ?? '');
  return { headings, used, rows };
}
