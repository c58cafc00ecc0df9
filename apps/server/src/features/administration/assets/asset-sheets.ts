// Assets from a spreadsheet, each added as a single one is, and to one that can be read again.
// rules: X34.63
import type { createRegisteredAssets } from '@constancia/contract/administration/register-sheets.ts';
import type { SheetOutcome } from '@constancia/contract/administration/sheet-outcome.ts';
import type { Body } from '@constancia/contract/endpoint.ts';
import type { Actor } from '@constancia/domain/access/actor.ts';
import { ASSET_SHEET, type AssetColumn } from '@constancia/domain/assets/asset-sheet.ts';
import { tidiedAsset } from '@constancia/domain/assets/edited-asset.ts';
import type { RegisterSheetWords } from '@constancia/messages/register-sheet-words.ts';
import type { Database, Queryable } from '../../../platform/db/database.ts';
import { storeOrCheck } from '../../../platform/db/store-or-check.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { outcomesOf } from '../../../platform/sheet/line-outcomes.ts';
import { pagedRows } from '../../../platform/sheet/paged-rows.ts';
import { type XlsxValue, xlsxCell, xlsxFile } from '../../../platform/sheet/xlsx.ts';
import { lockRegister, requireRegister } from '../../territory/public.ts';
import type { AdministrationServices } from '../municipalities/save-municipality.ts';
import {
  type AssetFilter,
  type AssetRow,
  findAssetRow,
  hasAsset,
  listRowsAfter,
  listAssetAreas,
} from './queries.ts';
import { REGISTER, storeNewAsset } from './save-asset.ts';

type Sent = Body<typeof createRegisteredAssets>;

/** Throws register-read-only, municipality-not-found. */
export async function addAssets(
  { db, clock }: AdministrationServices,
  actor: Actor,
  { municipalityId, assets, onlyCheck }: Sent & { readonly municipalityId: string },
): Promise<SheetOutcome[]> {
  await requireRegister(db, municipalityId, REGISTER);
  return outcomesOf(assets, (line) =>
    storeOrCheck(db, { onlyCheck }, async (tx) => {
      await lockRegister(tx, municipalityId, { register: REGISTER });
      if (await isThere(tx, municipalityId, line)) return 'there';
      await storeNewAsset(tx, actor, { municipalityId, given: line.asset, at: clock() });
      return 'new';
    }),
  );
}

/** By its number, or by every value; throws asset-invalid for a number that no asset has. */
async function isThere(
  tx: Queryable,
  municipalityId: string,
  { number, asset }: Sent['assets'][number],
): Promise<boolean> {
  if (number !== null) {
    if (await findAssetRow(tx, municipalityId, { id: number, lock: false })) return true;
    const unknown = { code: 'sheet-number-unknown', values: { name: String(number) } } as const;
    throw new Problem('asset-invalid', { issues: [unknown] });
  }
  const { point, ...texts } = tidiedAsset(asset);
  return point !== null && hasAsset(tx, municipalityId, { ...texts, ...point });
}

export async function assetSheet(
  db: Database,
  municipalityId: string,
  { filter, words }: { readonly filter: AssetFilter; readonly words: RegisterSheetWords<AssetColumn> },
): Promise<AsyncGenerator<Buffer>> {
  const areas = new Map((await listAssetAreas(db, municipalityId)).map(({ id, name }) => [id, name]));
  return xlsxFile({
    name: words.sheet,
    columns: ASSET_SHEET.columns.map((column) => ({ header: words.columns[column] })),
    rows: pagedRows<AssetRow>(
      (page) => listRowsAfter(db, municipalityId, { ...filter, ...page }),
      (row) => cellsOf(row, areas),
    ),
  });
}

function cellsOf(row: AssetRow, areas: ReadonlyMap<number, string>) {
  const { description: name, type, address, incidentAreaId, latitude, longitude, id } = row;
  const area = incidentAreaId === null ? '' : (areas.get(incidentAreaId) ?? '');
  const values: Readonly<Record<AssetColumn, XlsxValue>> = {
    name,
    type,
    address,
    area,
    latitude,
    longitude,
    number: id,
  };
  return ASSET_SHEET.columns.map((column) => xlsxCell(values[column]));
}
