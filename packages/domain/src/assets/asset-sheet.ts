// A spreadsheet of assets that somebody wrote: its columns, and the asset of each line.
// rules: X34.63
import type { Issue } from '../issue.ts';
import { alike, type Judged, named, type Sheet } from '../sheets/sheet-lines.ts';
import { type EditedAsset, tidiedAsset } from './edited-asset.ts';

const COLUMNS = ['name', 'type', 'address', 'area', 'latitude', 'longitude', 'number'] as const;
export type AssetColumn = (typeof COLUMNS)[number];

export interface AssetEntry {
  /** Of an asset that the register has; null for a new one. */
  readonly number: number | null;
  readonly asset: EditedAsset;
}

/** What the names of incident areas mean; the ids are their numbers. */
export interface KnownIncidentAreas {
  readonly incidentAreas: readonly { readonly id: string; readonly name: string }[];
}

export const ASSET_SHEET: Sheet<AssetColumn, KnownIncidentAreas, AssetEntry> = {
  columns: COLUMNS,
  needed: ['name', 'type', 'latitude', 'longitude'],
  read: readAsset,
  identity: ({ number, asset }) => (number === null ? alike(JSON.stringify(asset)) : `#${number}`),
};

/** As the database stores a number. */
const NUMBER = /^[1-9]\d{0,8}$/;
const DEGREES = /^-?\d{1,3}(?:[.,]\d+)?$/;

function readAsset(cell: (column: AssetColumn) => string, known: KnownIncidentAreas): AssetEntry & Judged {
  const area = cell('area');
  const [foundArea] = named(known.incidentAreas, area);
  const point = pointOf(cell('latitude'), cell('longitude'));
  const typedNumber = cell('number');
  const isNumber = NUMBER.test(typedNumber);
  const asset = tidiedAsset({
    description: cell('name'),
    type: cell('type'),
    address: cell('address'),
    incidentAreaId: foundArea ? Number(foundArea.id) : null,
    point,
  });
  const issues: readonly Issue[] = [
    ...issueIf(area !== '' && !foundArea, 'sheet-incident-area-unknown', { name: area }),
    ...issueIf(point === null, 'sheet-point-wrong'),
    ...issueIf(typedNumber !== '' && !isNumber, 'sheet-number-unknown', { name: typedNumber }),
  ];
  return { number: isNumber ? Number(typedNumber) : null, asset, issues };
}

function issueIf(holds: boolean, code: Issue['code'], values?: Issue['values']): readonly Issue[] {
  return holds ? [{ code, ...(values && { values }) }] : [];
}

/** With a decimal point or comma; null when one of the two is not on the earth. */
function pointOf(latitude: string, longitude: string): EditedAsset['point'] {
  const [north, east] = [latitude, longitude].map((text) =>
    DEGREES.test(text) ? Number(text.replace(',', '.')) : Number.NaN,
  );
  if (north === undefined || east === undefined) return null;
  return Math.abs(north) <= 90 && Math.abs(east) <= 180 ? { latitude: north, longitude: east } : null;
}
