// The agendas of a municipality: a list in which they are added, renamed and deleted.
// rules: X34.70
import DeleteIcon from '@mui/icons-material/Delete';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { t } from '../../../platform/texts.ts';
import { useUrlSearch } from '../../../platform/url-search.ts';
import { type Column, DataTable } from '../../../ui/staff/data-table.tsx';
import { ListScreen } from '../../../ui/staff/list-screen.tsx';
import { useAccount } from '../../session/public.ts';
import { EditButton } from '../edit-button.tsx';
import { MunicipalityField } from '../territory-choice.tsx';
import { listAgendas } from './api.ts';
import { DeleteAgendaDialog } from './delete-agenda-dialog.tsx';
import { NewAgendaDialog, RenameAgendaDialog } from './name-dialog.tsx';

interface Row {
  readonly id: string;
  readonly name: string;
}

/** Made when drawn, because the texts may change with the language. */
const columns = (): readonly [Column<Row>, Column<Row>] => [
  { title: t('agendas.column-name'), cell: ({ name }) => <span dir="auto">{name}</span> },
  { title: t('agendas.column-number'), cell: ({ id }) => id },
];

type Open = { readonly what: 'new' } | { readonly what: 'rename' | 'delete'; readonly id: number } | null;

const actions = (open: (next: Open) => void): Column<Row> => ({
  title: t('agendas.column-actions'),
  cell: ({ id, name }) => (
    <Stack direction="row">
      <EditButton name={name} onEdit={() => open({ what: 'rename', id: Number(id) })} />
      <IconButton
        size="small"
        aria-label={`${t('agendas.delete')} ${name}`}
        onClick={() => open({ what: 'delete', id: Number(id) })}
      >
        <DeleteIcon fontSize="small" />
      </IconButton>
    </Stack>
  ),
});

const MUNICIPALITY = 'municipio';

export function AgendasScreen() {
  const { municipality: own } = useAccount();
  const { search, change } = useUrlSearch();
  const municipality = search.get(MUNICIPALITY) ?? own.id;
  const list = useQuery({
    queryKey: ['agendas-of-municipality', municipality],
    queryFn: ({ signal }) => listAgendas(municipality, signal),
    refetchOnMount: 'always',
  });
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  const { isReadOnly = true } = list.data ?? {};
  const names = list.data?.agendas ?? [];
  return (
    <>
      <ListScreen
        title={t('agendas.title')}
        description={t('agendas.description')}
        actions={
          !isReadOnly && (
            <Button variant="contained" onClick={() => setOpen({ what: 'new' })}>
              {t('agendas.new')}
            </Button>
          )
        }
        filters={
          <Box component="search" sx={{ mb: 4 }}>
            <MunicipalityField
              id="agendas-municipality"
              value={municipality}
              onPick={(id) => change((next) => next.set(MUNICIPALITY, id))}
            />
          </Box>
        }
        list={list}
        failure={{ otherwise: 'agendas.failed' }}
        empty={list.data?.agendas.length === 0 && !isReadOnly && { text: t('agendas.none') }}
      >
        {(read) =>
          read.isReadOnly ? (
            <Alert severity="info">{t('agendas.read-only')}</Alert>
          ) : (
            <DataTable
              label={t('agendas.title')}
              rows={read.agendas.map((agenda) => ({ ...agenda, id: String(agenda.id) }))}
              columns={columns()}
              actions={actions(setOpen)}
            />
          )
        }
      </ListScreen>
      {open?.what === 'new' && (
        <NewAgendaDialog municipalityId={municipality} known={names} onClose={close} />
      )}
      {open?.what === 'rename' && (
        <RenameAgendaDialog
          of={{ municipalityId: municipality, agendaId: open.id }}
          known={names}
          onClose={close}
        />
      )}
      {open?.what === 'delete' && (
        <DeleteAgendaDialog of={{ municipalityId: municipality, agendaId: open.id }} onClose={close} />
      )}
    </>
  );
}
