// Writes separated values as a stream of pieces, each in memory of its own, so that another thread can take it over.
// rules: X33.20
import { CSV_MARK, csvLine, csvText } from '@constancia/domain/text/csv.ts';

export const PIECE_CHARACTERS = 32 * 1024;

export interface CsvSheet {
  readonly columns: readonly { readonly header: string }[];
  /** Rows, several at a time, of cells that are ready to be written. */
  readonly rows: AsyncIterable<readonly (readonly string[])[]>;
}

export function bytesOf(text: string): Buffer {
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(text));
  bytes.write(text);
  return bytes;
}

export async function* csvFile({ columns, rows }: CsvSheet): AsyncGenerator<Buffer> {
  let text = CSV_MARK + csvLine(columns.map(({ header }) => csvText(header)));
  for await (const page of rows) {
    for (const cells of page) {
      text += csvLine(cells);
      if (text.length < PIECE_CHARACTERS) continue;
      yield bytesOf(text);
      text = '';
    }
  }
  yield bytesOf(text);
}
