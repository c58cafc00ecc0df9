// Reads an XLSForm that a person sends. Nothing of it is stored: the author sees the form in the editor and saves it there.
// rules: X38.47, X38.48
import type { Query, Reply } from '@constancia/contract/endpoint.ts';
import type { readXlsForm as readXlsFormEndpoint } from '@constancia/contract/forms/xlsform.ts';
import type { Actor } from '@constancia/domain/access/actor.ts';
import { readXlsForm, type XlsFormSheets } from '@constancia/domain/interchange/xlsform/read-xlsform.ts';
import { xlsFormWords } from '@constancia/messages/xlsform-words.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { type NamedTable, readWorkbook } from '../../../platform/sheet/read-workbook.ts';
import { type ScanServices, scannedBytes } from '../../files/public.ts';

interface SentFile extends Query<typeof readXlsFormEndpoint> {
  readonly bytes: Buffer;
}

/** Throws sheet-unreadable, file-infected, file-unchecked, file-too-large-to-check. */
export async function readXlsFormFile(
  services: ScanServices,
  { municipalityId, username }: Actor,
  { bytes, name, language }: SentFile,
): Promise<Reply<typeof readXlsFormEndpoint>> {
  const incoming = {
    municipalityId,
    of: municipalityId,
    by: username,
    kind: 'xlsform',
    ...(name && { name }),
  };
  const tables = await readWorkbook(await scannedBytes(services, incoming, bytes));
  if (!tables) throw new Problem('sheet-unreadable');
  const title = name.replace(/\.xlsx$/i, '').trim();
  const { definition, lines, more } = readXlsForm(sheetsOf(tables), { words: xlsFormWords(language), title });
  return { definition, lines: [...lines], more };
}

/** Sheets of other names are notes of the author. */
function sheetsOf(tables: readonly NamedTable[]): XlsFormSheets {
  const named = (wanted: string) =>
    tables.find(({ name }) => name.trim().toLowerCase() === wanted)?.table ?? [];
  return { survey: named('survey'), choices: named('choices'), settings: named('settings') };
}
