// The agendas of a municipality: a list in which they are added, opened and deleted.
// rules: X34.70, X34.71
import { pathOf } from '@constancia/domain/pages/path-of.ts';
import { PATHS } from '@constancia/domain/pages/paths.ts';
import DeleteIcon from '@mui/icons-material/Delete';
import EventNoteIcon from '@mui/icons-material/EventNote';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import MuiLink from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { t } from '../../../platform/texts.ts';
import { useUrlSearch } from '../../../platform/url-search.ts';
import { type Column, DataTable } from '../../../ui/staff/data-table.tsx';
import { ListScreen } from '../../../ui/staff/list-screen.tsx';
import { useAccount } from '../../session/public.ts';
import { ofMunicipality } from '../import/register-import.tsx';
import { SheetButtons } from '../import/sheet-buttons.tsx';
import { MunicipalityField } from '../territory-choice.tsx';
import { agendaFileUrl, listAgendas, type RegisterAgenda } from './api.ts';
import { DeleteAgendaDialog } from './delete-agenda-dialog.tsx';
import { NewAgendaDialog } from './new-agenda-dialog.tsx';

type Row = Omit<RegisterAgenda, 'id'> & { readonly id: string };

/** Made when drawn, because the texts may change with the language. */
const columns = (municipality: string): readonly [Column<Row>, ...Column<Row>[]] => [
  {
    title: t('agendas.column-name'),
    cell: ({ id, name }) => (
      <MuiLink component={Link} to={pathOf('agenda', { municipality, id })} dir="auto">
        {name}
      </MuiLink>
    ),
  },
  {
    title: t('agendas.column-gives'),
    cell: ({ givesAppointments }) => t(givesAppointments ? 'agendas.gives-itself' : 'agendas.arranged'),
  },
  { title: t('agendas.column-number'), cell: ({ id }) => id },
];

type Open = { readonly what: 'new' } | { readonly what: 'delete'; readonly id: number } | null;

const actions = (municipality: string, open: (next: Open) => void): Column<Row> => ({
  title: t('agendas.column-actions'),
  cell: ({ id, name }) => (
    <Stack direction="row">
      <IconButton
        size="small"
        component={Link}
        to={pathOf('appointments', { municipality, id })}
        aria-label={t('agendas.appointments', { name })}
      >
        <EventNoteIcon fontSize="small" />
      </IconButton>
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
            <>
              <SheetButtons
                importTo={ofMunicipality(PATHS.agendaImport, municipality)}
                downloadUrl={agendaFileUrl(municipality)}
              />
              <Button variant="contained" onClick={() => setOpen({ what: 'new' })}>
                {t('agendas.new')}
              </Button>
            </>
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
              columns={columns(municipality)}
              actions={actions(municipality, setOpen)}
            />
          )
        }
      </ListScreen>
      {open?.what === 'new' && (
        <NewAgendaDialog municipalityId={municipality} known={names} onClose={close} />
      )}
      {open?.what === 'delete' && (
        <DeleteAgendaDialog of={{ municipalityId: municipality, agendaId: open.id }} onClose={close} />
      )}
    </>
  );
}
