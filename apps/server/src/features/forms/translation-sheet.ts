// Writes the texts that the editor sends as a spreadsheet. Nothing of it is stored, and nothing is read from the database.
// rules: X35.38
import type { Body } from '@constancia/contract/endpoint.ts';
import type { writeTranslationSheet } from '@constancia/contract/forms/translation-sheet.ts';
import { type XlsxCell, xlsxCell, xlsxFile } from '../../platform/sheet/xlsx.ts';

export function translationSheet({
  name,
  headings,
  lines,
}: Body<typeof writeTranslationSheet>): AsyncGenerator<Buffer> {
  return xlsxFile({
    name,
    columns: headings.map((header) => ({ header })),
    rows: rowsOf(lines),
  });
}

const PIECE = 500;

async function* rowsOf(
  lines: Body<typeof writeTranslationSheet>['lines'],
): AsyncGenerator<readonly (readonly XlsxCell[])[]> {
  for (let at = 0; at < lines.length; at += PIECE)
    yield lines
      .slice(at, at + PIECE)
      .map((cells) => cells.map((text) => xlsxCell(text === '' ? null : text)));
}
