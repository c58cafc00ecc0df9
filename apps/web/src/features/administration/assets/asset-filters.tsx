// The filters of the list of assets.
// rules: X34.57, X39.06
import Box from '@mui/material/Box';
import { t } from '../../../platform/texts.ts';
import { SelectField } from '../../../ui/staff/choices/select-field.tsx';
import { MunicipalityField } from '../territory-choice.tsx';
import type { TableQuery } from '../../../platform/page/use-table-query.ts';
import type { AssetList } from './api.ts';
import { SearchField } from '../../../ui/staff/choices/search-field.tsx';
import { FilterRow } from '../../../ui/staff/filter-row.tsx';

export type AssetFilter = 'texto' | 'municipio' | 'tipo' | 'area' | 'orden';

export const FILTERS: readonly AssetFilter[] = ['municipio', 'tipo', 'area', 'orden'];

/** The orders that are not the usual one: as the URL names them, and as the server does. */
export const ORDERS: ReadonlyMap<string, 'newest-visit' | 'oldest-visit'> = new Map([
  ['recientes', 'newest-visit'],
  ['antiguas', 'oldest-visit'],
]);

interface Props {
  readonly query: TableQuery<AssetFilter>;
  /** The municipality that is shown. */
  readonly municipality: string;
  /** With what there is to choose from; undefined until it was read. */
  readonly list: AssetList | undefined;
}

export function AssetFilters({ query: { filters, filter, typed, type }, municipality, list }: Props) {
  return (
    <Box component="search" sx={{ mb: 4 }}>
      <FilterRow>
        <MunicipalityField
          id="assets-municipality"
          value={municipality}
          onPick={(id) => filter('municipio', id)}
        />
        <SearchField label={t('assets.filter-text')} value={typed} onType={type} />
        <SelectField
          id="assets-type"
          label={t('assets.filter-type')}
          none={t('assets.all-types')}
          value={filters.tipo}
          choices={(list?.types ?? []).map((name) => ({ id: name, name }))}
          onPick={(name) => filter('tipo', name)}
        />
        <SelectField
          id="assets-area"
          label={t('assets.filter-area')}
          none={t('assets.all-areas')}
          value={filters.area}
          choices={(list?.incidentAreas ?? []).map(({ id, name }) => ({ id: String(id), name }))}
          onPick={(id) => filter('area', id)}
        />
        <SelectField
          id="assets-order"
          label={t('assets.order')}
          none={t('assets.order-name')}
          value={filters.orden}
          choices={[...ORDERS].map(([id, order]) => ({ id, name: t(`assets.order-${order}`) }))}
          onPick={(id) => filter('orden', id)}
        />
      </FilterRow>
    </Box>
  );
}
