// Incident areas and types from a spreadsheet, each added as a single one is, and to one that can be read again.
// rules: X34.65
import type { createIncidentEntries } from '@constancia/contract/administration/register-sheets.ts';
import type { SheetOutcome } from '@constancia/contract/administration/sheet-outcome.ts';
import type { Body } from '@constancia/contract/endpoint.ts';
import type { Actor } from '@constancia/domain/access/actor.ts';
import { isIncidentTextAmong, tidiedIncidentText } from '@constancia/domain/incidents/incident-register.ts';
import { INCIDENT_SHEET, type IncidentColumn } from '@constancia/domain/incidents/incident-sheet.ts';
import type { IncidentSheetWords } from '@constancia/messages/register-sheet-words.ts';
import type { Database, Queryable } from '../../../platform/db/database.ts';
import { storeOrCheck } from '../../../platform/db/store-or-check.ts';
import { outcomesOf } from '../../../platform/sheet/line-outcomes.ts';
import { pagedRows } from '../../../platform/sheet/paged-rows.ts';
import { xlsxCell, xlsxFile } from '../../../platform/sheet/xlsx.ts';
import { lockRegister, requireRegister } from '../../territory/public.ts';
import { findAreaByName } from './area-queries.ts';
import { REGISTER, type RegisterServices, storeNewArea } from './save-area.ts';
import { storeNewType } from './save-type.ts';
import { type AreaWithType, listAreasWithTypes, listOtherTitles } from './type-queries.ts';

type Sent = Body<typeof createIncidentEntries> & { readonly municipalityId: string };

/** Throws register-read-only, municipality-not-found. */
export async function addEntries(
  { db, clock }: RegisterServices,
  actor: Actor,
  { municipalityId, entries, onlyCheck }: Sent,
): Promise<SheetOutcome[]> {
  await requireRegister(db, municipalityId, REGISTER);
  return outcomesOf(entries, (entry) =>
    storeOrCheck(db, { onlyCheck }, (tx) => saveLine(tx, actor, { municipalityId, ...entry, at: clock() })),
  );
}

type Line = Sent['entries'][number] & { readonly municipalityId: string; readonly at: Date };

/** An area that is not there is added with its type. Throws incident-area-invalid, incident-type-invalid. */
async function saveLine(
  tx: Queryable,
  actor: Actor,
  { municipalityId, area, type, at }: Line,
): Promise<'new' | 'there'> {
  await lockRegister(tx, municipalityId, { register: REGISTER });
  const known = await findAreaByName(tx, municipalityId, tidiedIncidentText(area));
  const areaId = known ?? (await storeNewArea(tx, actor, { municipalityId, given: area, at }));
  const title = tidiedIncidentText(type.title);
  const titles = await listOtherTitles(tx, { municipalityId, areaId }, { but: null });
  if (title === '' || isIncidentTextAmong(title, titles)) return known === null ? 'new' : 'there';
  await storeNewType(tx, actor, { municipalityId, areaId, given: type, at });
  return 'new';
}

export function incidentSheet(
  db: Database,
  municipalityId: string,
  words: IncidentSheetWords,
): AsyncGenerator<Buffer> {
  return xlsxFile({
    name: words.sheet,
    columns: INCIDENT_SHEET.columns.map((column) => ({ header: words.columns[column] })),
    rows: pagedRows<AreaWithType>(
      (page) => listAreasWithTypes(db, municipalityId, page),
      (row) => cellsOf(row, words),
    ),
  });
}

function cellsOf({ area, title, public: isPublic }: AreaWithType, { yes, no }: IncidentSheetWords) {
  const seen = isPublic ? yes : no;
  const texts: Readonly<Record<IncidentColumn, string>> = {
    area,
    type: title ?? '',
    public: title === null ? '' : seen,
  };
  return INCIDENT_SHEET.columns.map((column) => xlsxCell(texts[column]));
}
