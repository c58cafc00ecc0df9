// The municipal areas.
// rules: P2.20, P2.96, P2.97, P8.06, P9.03
import type { ListedArea } from '@constancia/contract/administration/areas.ts';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { t } from '../../../platform/texts.ts';
import { SelectField } from '../../../ui/staff/choices/select-field.tsx';
import type { Column } from '../../../ui/staff/data-table.tsx';
import { useAccount } from '../../session/public.ts';
import { municipalitiesOf } from '../../territory/public.ts';
import { listAreas } from '../api.ts';
import { TableScreen } from '../table-screen.tsx';
import { useTerritory } from '../territory-choice.tsx';
import { type TableQuery, useTableQuery } from '../../../platform/page/use-table-query.ts';
import { useTableRows } from '../../../platform/page/use-table-rows.ts';
import { NewAreaDialog } from './new-area-dialog.tsx';

type Filter = 'nombre' | 'municipio';

const TEXTS = {
  title: 'areas.title',
  search: 'areas.filter-name',
  none: 'areas.none',
  total: 'areas.total',
  failed: 'areas.failed-to-load',
} as const;

const name = (): Column<ListedArea> => ({ title: t('areas.column-name'), cell: (area) => area.name });
const municipality = (): Column<ListedArea> => ({
  title: t('areas.column-municipality'),
  cell: (area) => area.municipality.name,
});

export function AreasScreen() {
  const { acrossMunicipalities } = useAccount();
  const query = useTableQuery<Filter>('nombre', ['municipio']);
  const areas = useTableRows(['areas'], query, ({ filters, page }, signal) => {
    const { nombre, municipio } = filters;
    return listAreas({ name: nombre, page, ...(municipio !== '' && { municipality: municipio }) }, signal);
  });
  const [creating, setCreating] = useState(false);
  return (
    <TableScreen
      texts={TEXTS}
      query={query}
      list={areas}
      rows={(read) => read.areas}
      columns={acrossMunicipalities ? [name(), municipality()] : [name()]}
      choices={<MunicipalityFilter query={query} />}
      actions={
        <Button variant="contained" onClick={() => setCreating(true)}>
          {t('areas.new')}
        </Button>
      }
    >
      {creating && <NewAreaDialog onClose={() => setCreating(false)} />}
    </TableScreen>
  );
}

/** Who works in one municipality has only that one to choose from. */
function MunicipalityFilter({ query }: { readonly query: TableQuery<Filter> }) {
  const { acrossMunicipalities, ...account } = useAccount();
  const territory = useTerritory(acrossMunicipalities);
  const all = territory.data ? municipalitiesOf(territory.data) : [];
  return (
    <SelectField
      id="filter-municipality"
      label={t('administration.municipality')}
      none={t('users.all-municipalities')}
      value={query.filters.municipio}
      choices={acrossMunicipalities ? all : [account.municipality]}
      error={territory.isError ? t('areas.municipalities-failed') : undefined}
      onPick={(id) => query.filter('municipio', id)}
    />
  );
}
