// Assets from a spreadsheet.
// rules: X34.63
import {
  ASSET_SHEET,
  type AssetColumn,
  type AssetEntry,
  type KnownIncidentAreas,
} from '@constancia/domain/assets/asset-sheet.ts';
import { ENTRIES_AT_ONCE } from '@constancia/domain/limits.ts';
import { PATHS } from '@constancia/domain/pages/paths.ts';
import { SHEET_TITLES } from '@constancia/messages/sheet-titles.ts';
import { useQuery } from '@tanstack/react-query';
import type { ImportedRegister } from '../import/imported-register.ts';
import { RegisterImport, useImportMunicipality } from '../import/register-import.tsx';
import { createAssets, listAssets } from './api.ts';

const ASSETS: ImportedRegister<AssetColumn, KnownIncidentAreas, AssetEntry> = {
  sheet: ASSET_SHEET,
  titles: SHEET_TITLES.assets,
  texts: {
    title: 'asset-import.title',
    description: 'asset-import.description',
    columns: 'asset-import.columns-text',
    empty: 'asset-import.empty',
    create: 'asset-import.create',
  },
  shown: [
    { title: 'assets.column-name', of: ({ asset }) => asset.description },
    { title: 'assets.filter-type', of: ({ asset }) => asset.type },
    { title: 'assets.column-address', of: ({ asset }) => asset.address },
  ],
  report: 'informe-activos.csv',
  atOnce: ENTRIES_AT_ONCE,
  lists: 'assets',
};

export function AssetImportScreen() {
  const municipality = useImportMunicipality();
  const read = useQuery({
    queryKey: ['assets-to-import', municipality.id],
    queryFn: async ({ signal }) => {
      const { incidentAreas, isReadOnly } = await listAssets(municipality.id, {}, signal);
      const named = incidentAreas.map(({ id, name }) => ({ id: String(id), name }));
      return { known: { incidentAreas: named }, isReadOnly };
    },
    refetchOnWindowFocus: false,
  });
  return (
    <RegisterImport
      register={ASSETS}
      municipality={municipality}
      read={read}
      texts={{ readOnly: 'assets.read-only', failed: 'assets.failed' }}
      send={({ lines, onlyCheck }) => {
        const assets = lines.map(({ id, number, asset }) => ({ id, number, asset }));
        return createAssets(municipality.id, { assets, onlyCheck });
      }}
      back={PATHS.assets}
    />
  );
}
