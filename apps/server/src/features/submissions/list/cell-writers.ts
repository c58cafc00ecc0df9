// How a cell of the domain is written in each format of a spreadsheet.
// rules: X32.20, X33.20
import type { FilledCell } from '@constancia/domain/presentation/sheet/sheet.ts';
import { csvText } from '@constancia/domain/text/csv.ts';
import { type XlsxValue, xlsxCell } from '../../../platform/sheet/xlsx.ts';

export type SheetFormat = 'xlsx' | 'csv' | 'geojson';

/** `style`: of the column. */
export type CellWriter = (cell: FilledCell, style: number) => string;

function valueOf(cell: FilledCell): XlsxValue {
  if (cell.type === 'empty') return null;
  if (cell.type === 'number') return cell.value;
  if (cell.type === 'date' || cell.type === 'moment') return cell.serial;
  return cell.type === 'time' ? cell.fraction : cell.text;
}

function csvCell(cell: FilledCell): string {
  if (cell.type === 'empty') return '';
  // A number may begin with a minus; nobody wrote a formula into it.
  return cell.type === 'text' ? csvText(cell.text) : cell.text;
}

/** Of a day as the clock of the municipality shows it, and of a moment without a zone. */
function isoText(cell: Extract<FilledCell, { readonly type: 'date' | 'moment' }>): string {
  const [date = '', time] = cell.text.split(' ');
  const [day, month, year] = date.split('/');
  return `${year}-${month}-${day}${time === undefined ? '' : `T${time}`}`;
}

function jsonCell(cell: FilledCell): string {
  if (cell.type === 'empty') return 'null';
  if (cell.type === 'number') return String(cell.value);
  return JSON.stringify(cell.type === 'date' || cell.type === 'moment' ? isoText(cell) : cell.text);
}

export const CELL_WRITERS: Readonly<Record<SheetFormat, CellWriter>> = {
  xlsx: (cell, style) => xlsxCell(valueOf(cell), style),
  csv: csvCell,
  geojson: jsonCell,
};
