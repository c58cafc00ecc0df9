// Writes a spreadsheet as a stream of pieces, so that memory does not grow with the rows. Texts stay texts, whatever
// they begin with. A cell is made once by `xlsxCell` and may be written in many rows.
// rules: R7.31, R9.02, X32.20, X36.65
import { WORKBOOK_FILES } from './xlsx-files.ts';
import { type ZipEntry, type ZipOptions, zipArchive } from './zip.ts';

/** Text, number (dates are numbers with the column's format) or empty. */
export type XlsxValue = string | number | null;

/** The XML of a cell after its reference; '' for an empty cell without a format. */
export type XlsxCell = string;

export interface XlsxColumn {
  readonly header: string;
  /** Spreadsheet number format, e.g. `dd/mm/yyyy`; general when absent. */
  readonly format?: string;
}

export interface XlsxSheet {
  readonly name: string;
  readonly columns: readonly XlsxColumn[];
  /** Rows, several at a time; each has as many cells as there are columns. */
  readonly rows: AsyncIterable<readonly (readonly XlsxCell[])[]>;
}

export interface XlsxOptions extends ZipOptions {
  /** Rows of a sheet with its header; the rest goes into further sheets. */
  readonly rowsMax?: number;
  readonly further?: readonly XlsxSheet[];
}

const ROWS_MAX = 1_048_576;

/**
 * The format writes some characters as `_x000D_`. In a text that only resembles this, the underscore itself
 * is escaped.
 */
const READS_AS_ESCAPE = /_(?=x[0-9A-Fa-f]{4}_)/g;
const MARKUP = /[&<>]/;
/** What the XML of a sheet does not allow, wherever the text came from: one such character and no program opens the file. */
const REFUSED = /[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]/gu;
/** Readers may drop white space at the ends, and line ends, unless the text says that it stays. */
const SPECIAL = /[&<>_]|[^\u0020-\u007E\u00A0-\uFFFD]|^\s|\s$/;
const KEEPS_SPACE = /^\s|\s$|[\n\t]/;

function xmlText(text: string): string {
  const allowed = text.replace(REFUSED, '');
  const plain = allowed.includes('_x') ? allowed.replace(READS_AS_ESCAPE, '_x005F_') : allowed;
  if (!MARKUP.test(plain)) return plain;
  return plain.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** `style`: of the column, see `columnStyles`. */
export function xlsxCell(value: XlsxValue, style = 0): XlsxCell {
  const styled = style === 0 ? '' : ` s="${style}"`;
  // What somebody types into an empty cell gets the format of its column.
  if (value === null) return style === 0 ? '' : `"${styled}/>`;
  if (typeof value === 'number') return `"${styled}><v>${value}</v></c>`;
  if (!SPECIAL.test(value)) return `" t="inlineStr"${styled}><is><t>${value}</t></is></c>`;
  const space = KEEPS_SPACE.test(value) ? ' xml:space="preserve"' : '';
  return `" t="inlineStr"${styled}><is><t${space}>${xmlText(value)}</t></is></c>`;
}

function formatsOf(columns: readonly XlsxColumn[]): readonly string[] {
  return [...new Set(columns.flatMap(({ format }) => format ?? []))];
}

/** Number of the style of each column: 0 for general, then the formats in the order in which columns use them. */
export function columnStyles(columns: readonly XlsxColumn[]): readonly number[] {
  const formats = formatsOf(columns);
  return columns.map(({ format }) => (format === undefined ? 0 : formats.indexOf(format) + 1));
}

/** A, B, … Z, AA, AB … */
function columnLetters(column: number): string {
  const last = String.fromCharCode(65 + (column % 26));
  return column < 26 ? last : columnLetters(Math.floor(column / 26) - 1) + last;
}

const OPENING = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" state="frozen" activePane="bottomLeft"/></sheetView></sheetViews><sheetFormatPr defaultRowHeight="15"/>`;

const WIDTH = { min: 10, max: 40 };

/** Wide enough for what the column's format shows, which programs replace by ####### otherwise, and for its header. */
function columnWidth({ header, format = '' }: XlsxColumn): number {
  return Math.min(WIDTH.max, Math.max(WIDTH.min, header.length + 4, format.length + 2));
}

function widthsXml(columns: readonly XlsxColumn[]): string {
  const widths = columns.map(
    (column, at) =>
      `<col min="${at + 1}" max="${at + 1}" width="${columnWidth(column)}" customWidth="true"/>`,
  );
  return widths.length === 0 ? '' : `<cols>${widths.join('')}</cols>`;
}

/** The header filters the rows under it. */
function filterXml(columns: readonly XlsxColumn[], lastRow: number): string {
  return columns.length === 0 ? '' : `<autoFilter ref="A1:${columnLetters(columns.length - 1)}${lastRow}"/>`;
}

const BUFFER_BYTES = 64 * 1024;
/** A character of JavaScript takes at most three bytes in UTF-8. */
const BYTES_PER_UNIT_MAX = 3;

/**
 * Two buffers in turn: one is read while the other is filled. A text that is longer than a buffer gets a
 * buffer of its own.
 */
function textBuffers() {
  let [filled, other] = [Buffer.allocUnsafeSlow(BUFFER_BYTES), Buffer.allocUnsafeSlow(BUFFER_BYTES)];
  let used = 0;
  const take = () => {
    const bytes = filled.subarray(0, used);
    [filled, other] = [other, filled];
    used = 0;
    return bytes;
  };
  return {
    take,
    /** Adds the text and returns what became full. */
    *add(text: string): Generator<Buffer> {
      const bytesMax = text.length * BYTES_PER_UNIT_MAX;
      if (used > 0 && used + bytesMax > BUFFER_BYTES) yield take();
      if (bytesMax > BUFFER_BYTES) yield Buffer.from(text);
      else used += filled.write(text, used);
    },
  };
}

interface RowCursor {
  /** The rows that are there now, at most `max`; null after the last one. */
  readonly next: (max: number) => Promise<readonly (readonly XlsxCell[])[] | null>;
  readonly hasMore: () => Promise<boolean>;
}

function rowCursor(rows: XlsxSheet['rows']): RowCursor {
  const pages = rows[Symbol.asyncIterator]();
  let page: readonly (readonly XlsxCell[])[] | null = [];
  const hasMore = async () => {
    while (page !== null && page.length === 0) {
      const read = await pages.next();
      page = read.done ? null : read.value;
    }
    return page !== null;
  };
  return {
    hasMore,
    next: async (max) => {
      if (!(await hasMore()) || page === null) return null;
      const taken = page.slice(0, max);
      page = page.slice(max);
      return taken;
    },
  };
}

function rowXml(cells: readonly XlsxCell[], row: number, letters: readonly string[]): string {
  const number = String(row);
  let xml = `<row r="${number}">`;
  for (let column = 0; column < cells.length; column++) {
    const cell = cells[column];
    if (cell) xml += letters[column] + number + cell;
  }
  return `${xml}</row>`;
}

async function* sheetXml(columns: readonly XlsxColumn[], cursor: RowCursor, rowsMax: number) {
  const letters = columns.map((_, column) => `<c r="${columnLetters(column)}`);
  const styles = columnStyles(columns);
  const buffers = textBuffers();
  yield* buffers.add(`${OPENING}${widthsXml(columns)}<sheetData>`);
  yield* buffers.add(
    rowXml(
      columns.map(({ header }, column) => xlsxCell(header, styles[column])),
      1,
      letters,
    ),
  );
  let row = 1;
  while (row < rowsMax) {
    const rows = await cursor.next(rowsMax - row);
    if (rows === null) break;
    for (const cells of rows) {
      row += 1;
      yield* buffers.add(rowXml(cells, row, letters));
    }
  }
  yield* buffers.add(`</sheetData>${filterXml(columns, row)}</worksheet>`);
  yield buffers.take();
}

async function* xlsxEntries(sheets: readonly XlsxSheet[], rowsMax: number): AsyncGenerator<ZipEntry> {
  const names: string[] = [];
  for (const { name, columns, rows } of sheets) {
    const cursor = rowCursor(rows);
    const before = names.length;
    do {
      names.push(names.length === before ? name : `${name}_${names.length - before + 1}`);
      yield { name: `xl/worksheets/sheet${names.length}.xml`, content: sheetXml(columns, cursor, rowsMax) };
    } while (await cursor.hasMore());
  }
  const formats = formatsOf(sheets[0]?.columns ?? []).map(xmlText);
  for (const [file, xml] of Object.entries(WORKBOOK_FILES))
    yield { name: file, content: [Buffer.from(xml(names.map(xmlText), formats))] };
}

/** `further`: sheets behind the first one; their columns have no format. */
export function xlsxFile(
  sheet: XlsxSheet,
  { rowsMax = ROWS_MAX, further = [], ...options }: XlsxOptions = {},
): AsyncGenerator<Buffer> {
  return zipArchive(xlsxEntries([sheet, ...further], rowsMax), options);
}
