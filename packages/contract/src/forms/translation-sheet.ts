// The texts of a form as a spreadsheet for whoever translates them. The editor sends what it has on screen, saved or not.
// rules: X35.38
import { TEXT_MAX } from '@constancia/domain/forms/definition/form-limits.ts';
import { TRANSLATION_COLUMNS } from '@constancia/domain/forms/languages/translation-sheet.ts';
import { TRANSLATION_SHEET_MAX } from '@constancia/domain/limits.ts';
import { z } from 'zod';
import { SHEET_FILE } from '../administration/sheet-outcome.ts';
import { endpoint } from '../endpoint.ts';
import { listOf, text } from '../shapes.ts';

const line = z.array(text().max(TEXT_MAX)).length(TRANSLATION_COLUMNS.length);

export const writeTranslationSheet = endpoint({
  method: 'POST',
  path: '/api/translation-sheets',
  summary: 'A spreadsheet of the texts that the editor sends, saved or not; nothing is stored',
  access: { kind: 'may', action: 'update', subject: 'formulario' },
  often: { rate: 'export', by: 'account' },
  audit: 'nothing',
  bodyLimit: TRANSLATION_SHEET_MAX.bytes,
  valuesLimit: TRANSLATION_SHEET_MAX.lines * (TRANSLATION_COLUMNS.length + 1) + 20,
  body: z.strictObject({
    /** Name of the sheet. */
    name: text().min(1).max(31),
    headings: line,
    lines: listOf(line, TRANSLATION_SHEET_MAX.lines),
  }),
  file: SHEET_FILE,
  problems: ['too-many-requests'],
});
