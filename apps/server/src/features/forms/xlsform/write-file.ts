// A form as the file of an XLSForm.
// rules: X38.49
import type { FormDefinition } from '@constancia/domain/forms/definition/form.ts';
import { SHEETS } from '@constancia/domain/interchange/xlsform/report/report.ts';
import { type FormIdentity, writeXlsForm } from '@constancia/domain/interchange/xlsform/write-xlsform.ts';
import type { TextTable } from '@constancia/domain/sheets/sheet-lines.ts';
import { xlsFormWords } from '@constancia/messages/xlsform-words.ts';
import { type XlsxCell, type XlsxSheet, xlsxCell, xlsxFile } from '../../../platform/sheet/xlsx.ts';

export function xlsFormFile(
  definition: FormDefinition,
  identity: FormIdentity,
  language: string,
): AsyncGenerator<Buffer> {
  const { sheets } = writeXlsForm(definition, identity, xlsFormWords(language));
  const [survey, ...further] = SHEETS.map((name) => sheetOf(name, sheets[name]));
  return xlsxFile(survey ?? sheetOf('survey', []), { further });
}

function sheetOf(name: string, [headings = [], ...lines]: TextTable): XlsxSheet {
  return { name, columns: headings.map((header) => ({ header })), rows: rowsOf(lines) };
}

const PIECE = 500;

async function* rowsOf(lines: TextTable): AsyncGenerator<readonly (readonly XlsxCell[])[]> {
  for (let at = 0; at < lines.length; at += PIECE)
    yield lines
      .slice(at, at + PIECE)
      .map((cells) => cells.map((text) => xlsxCell(text === '' ? null : text)));
}
