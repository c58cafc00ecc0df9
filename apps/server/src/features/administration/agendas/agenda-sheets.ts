// Agendas from a spreadsheet with their hours, each added as a single one is, and to one that can be read again.
// rules: X34.66
import type { createRegisteredAgendas } from '@constancia/contract/administration/register-sheets.ts';
import type { SheetOutcome } from '@constancia/contract/administration/sheet-outcome.ts';
import type { Body } from '@constancia/contract/endpoint.ts';
import type { Actor } from '@constancia/domain/access/actor.ts';
import {
  AGENDA_SHEET,
  type AgendaColumn,
  agendaCells,
} from '@constancia/domain/appointments/agenda-sheet.ts';
import { tidiedAgenda } from '@constancia/domain/appointments/edited-agenda.ts';
import { plainText } from '@constancia/domain/text/plain-text.ts';
import type { RegisterSheetWords } from '@constancia/messages/register-sheet-words.ts';
import type { Database } from '../../../platform/db/database.ts';
import { storeOrCheck } from '../../../platform/db/store-or-check.ts';
import { outcomesOf } from '../../../platform/sheet/line-outcomes.ts';
import { type XlsxCell, xlsxCell, xlsxFile } from '../../../platform/sheet/xlsx.ts';
import { lockRegister, requireRegister } from '../../territory/public.ts';
import type { AdministrationServices } from '../municipalities/save-municipality.ts';
import { type AgendaRow, listAgendaRows } from './queries.ts';
import { REGISTER, storeNewAgenda } from './save-agenda.ts';

type Sent = Body<typeof createRegisteredAgendas> & { readonly municipalityId: string };

/** Throws register-read-only, municipality-not-found. */
export async function addAgendas(
  { db, clock }: AdministrationServices,
  actor: Actor,
  { municipalityId, agendas, onlyCheck }: Sent,
): Promise<SheetOutcome[]> {
  await requireRegister(db, municipalityId, REGISTER);
  return outcomesOf(agendas, ({ agenda: given }) =>
    storeOrCheck(db, { onlyCheck }, async (tx) => {
      await lockRegister(tx, municipalityId, { register: REGISTER });
      const name = plainText(tidiedAgenda(given).name);
      const known = await listAgendaRows(tx, municipalityId);
      if (known.some((agenda) => plainText(agenda.name) === name)) return 'there';
      await storeNewAgenda(tx, actor, { municipalityId, given, at: clock() });
      return 'new';
    }),
  );
}

export async function agendaSheet(
  db: Database,
  municipalityId: string,
  words: RegisterSheetWords<AgendaColumn>,
): Promise<AsyncGenerator<Buffer>> {
  const agendas = await listAgendaRows(db, municipalityId);
  return xlsxFile({
    name: words.sheet,
    columns: AGENDA_SHEET.columns.map((column) => ({ header: words.columns[column] })),
    rows: rowsOf(agendas),
  });
}

/** All rows in one piece: a municipality has tens of agendas. */
async function* rowsOf(agendas: readonly AgendaRow[]): AsyncGenerator<readonly (readonly XlsxCell[])[]> {
  yield agendas.map((agenda) => agendaCells(agenda).map((text) => xlsxCell(text)));
}
