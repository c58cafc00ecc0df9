// The municipalities, for administrators.
// rules: P2.21, P2.98, P2.99, P8.05, P9.03
import type { ListedMunicipality } from '@constancia/contract/administration/municipalities.ts';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { t } from '../../../platform/texts.ts';
import { type Column, DataTable } from '../../../ui/staff/data-table.tsx';
import { ListScreen } from '../../../ui/staff/list-screen.tsx';
import { listMunicipalities } from '../api.ts';
import { EditButton } from '../edit-button.tsx';
import { TablePager } from '../table-pager.tsx';
import { useTableQuery } from '../use-table-query.ts';
import { EditMunicipalityDialog } from './edit-municipality-dialog.tsx';
import { NewMunicipalityDialog } from './new-municipality-dialog.tsx';

type Listed = Column<ListedMunicipality>;

const columns = (): readonly [Listed, ...Listed[]] => [
  { title: t('municipalities.column-name'), cell: ({ name }) => name },
  { title: t('municipalities.column-id'), cell: ({ id }) => id },
  { title: t('municipalities.column-platform-id'), cell: ({ platformId }) => platformId ?? '—' },
  {
    title: t('municipalities.column-aws'),
    cell: ({ usesAws }) => t(usesAws ? 'municipalities.yes' : 'municipalities.no'),
  },
];

const actions = (onEdit: (id: string) => void): Listed => ({
  title: t('municipalities.column-actions'),
  cell: ({ id, name }) => <EditButton name={name} onEdit={() => onEdit(id)} />,
});

export function MunicipalitiesScreen() {
  const { filters, page, typed, type, goTo } = useTableQuery<'nombre'>('nombre', []);
  const asked = useDeferredValue(JSON.stringify({ name: filters.nombre, page }));
  const list = useQuery({
    queryKey: ['municipalities', asked],
    queryFn: ({ signal }) =>
      listMunicipalities(JSON.parse(asked) as { readonly name: string; readonly page: number }, signal),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });
  const [creating, setCreating] = useState(false);
  const [editing, setEditing] = useState<string | null>(null);
  const { data } = list;
  return (
    <>
      <ListScreen
        title={t('municipalities.title')}
        actions={
          <Button variant="contained" onClick={() => setCreating(true)}>
            {t('municipalities.new')}
          </Button>
        }
        filters={
          <Stack component="search" sx={{ mb: 4 }}>
            <TextField
              size="small"
              type="search"
              label={t('municipalities.filter-name')}
              value={typed}
              onChange={(event) => type(event.target.value)}
              slotProps={{ htmlInput: { maxLength: 200 } }}
            />
          </Stack>
        }
        list={list}
        failure={{ otherwise: 'administration.failed-to-load', explains: [] }}
        empty={data?.total === 0 && { text: t('municipalities.none') }}
        pager={
          data && (
            <TablePager
              text={t('municipalities.total', { total: data.total })}
              total={data.total}
              page={page}
              onPage={goTo}
            />
          )
        }
      >
        {(read) => (
          <DataTable
            label={t('municipalities.title')}
            rows={read.municipalities}
            columns={columns()}
            actions={actions(setEditing)}
          />
        )}
      </ListScreen>
      {creating && <NewMunicipalityDialog onClose={() => setCreating(false)} />}
      {editing !== null && <EditMunicipalityDialog id={editing} onClose={() => setEditing(null)} />}
    </>
  );
}
