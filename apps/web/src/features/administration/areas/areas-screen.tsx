// The municipal areas.
// rules: P2.20, P2.96, P2.97, P8.06, P9.03
import type { ListedArea } from '@constancia/contract/administration/areas.ts';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { t } from '../../../platform/texts.ts';
import { SelectField } from '../../../ui/staff/choices/select-field.tsx';
import { type Column, DataTable } from '../../../ui/staff/data-table.tsx';
import { ListScreen } from '../../../ui/staff/list-screen.tsx';
import { useAccount } from '../../session/public.ts';
import { municipalitiesOf } from '../../territory/public.ts';
import { listAreas } from '../api.ts';
import { TablePager } from '../table-pager.tsx';
import { useTerritory } from '../territory-choice.tsx';
import { useTableQuery } from '../use-table-query.ts';
import { NewAreaDialog } from './new-area-dialog.tsx';

type Filter = 'nombre' | 'municipio';
type Query = ReturnType<typeof useTableQuery<Filter>>;

const name = (): Column<ListedArea> => ({ title: t('areas.column-name'), cell: (area) => area.name });
const municipality = (): Column<ListedArea> => ({
  title: t('areas.column-municipality'),
  cell: (area) => area.municipality.name,
});

function useAreas({ filters, page }: Query) {
  const asked = useDeferredValue(JSON.stringify({ filters, page }));
  return useQuery({
    queryKey: ['areas', asked],
    queryFn: ({ signal }) => {
      const { filters: now, page: at } = JSON.parse(asked) as Pick<Query, 'filters' | 'page'>;
      const query = {
        name: now.nombre,
        page: at,
        ...(now.municipio !== '' && { municipality: now.municipio }),
      };
      return listAreas(query, signal);
    },
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });
}

export function AreasScreen() {
  const { acrossMunicipalities } = useAccount();
  const query = useTableQuery<Filter>('nombre', ['municipio']);
  const areas = useAreas(query);
  const [creating, setCreating] = useState(false);
  const { data } = areas;
  return (
    <>
      <ListScreen
        title={t('areas.title')}
        actions={
          <Button variant="contained" onClick={() => setCreating(true)}>
            {t('areas.new')}
          </Button>
        }
        filters={<Filters query={query} acrossMunicipalities={acrossMunicipalities} />}
        list={areas}
        failure={{ otherwise: 'areas.failed-to-load', explains: [] }}
        empty={data?.total === 0 && { text: t('areas.none') }}
        pager={
          data && (
            <TablePager
              text={t('areas.total', { total: data.total })}
              total={data.total}
              page={query.page}
              onPage={query.goTo}
            />
          )
        }
      >
        {(read) => (
          <DataTable
            label={t('areas.title')}
            rows={read.areas}
            columns={acrossMunicipalities ? [name(), municipality()] : [name()]}
          />
        )}
      </ListScreen>
      {creating && <NewAreaDialog onClose={() => setCreating(false)} />}
    </>
  );
}

interface FiltersProps {
  readonly query: Query;
  readonly acrossMunicipalities: boolean;
}

/** Who works in one municipality has only that one to choose from. */
function Filters({ query, acrossMunicipalities }: FiltersProps) {
  const account = useAccount();
  const territory = useTerritory(acrossMunicipalities);
  const all = territory.data ? municipalitiesOf(territory.data) : [];
  return (
    <Stack component="search" direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 3, mb: 4 }}>
      <TextField
        size="small"
        type="search"
        fullWidth
        label={t('areas.filter-name')}
        value={query.typed}
        onChange={(event) => query.type(event.target.value)}
        slotProps={{ htmlInput: { maxLength: 200 } }}
      />
      <SelectField
        id="filter-municipality"
        label={t('administration.municipality')}
        none={t('users.all-municipalities')}
        value={query.filters.municipio}
        choices={acrossMunicipalities ? all : [account.municipality]}
        error={territory.isError ? t('areas.municipalities-failed') : undefined}
        onPick={(id) => query.filter('municipio', id)}
      />
    </Stack>
  );
}
