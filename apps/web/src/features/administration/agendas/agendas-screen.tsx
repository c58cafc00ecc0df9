// The agendas of a municipality: a list in which they are found, added, opened and deleted.
// rules: X34.70, X34.71, X40.57
import { pathOf } from '@constancia/domain/pages/path-of.ts';
import { PAGE_SIZES } from '@constancia/domain/page-sizes.ts';
import { PATHS } from '@constancia/domain/pages/paths.ts';
import DeleteIcon from '@mui/icons-material/Delete';
import EventNoteIcon from '@mui/icons-material/EventNote';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import MuiLink from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { Link } from 'react-router';
import { t } from '../../../platform/texts.ts';
import { useTableQuery } from '../../../platform/page/use-table-query.ts';
import { useTableRows } from '../../../platform/page/use-table-rows.ts';
import { SearchField } from '../../../ui/staff/choices/search-field.tsx';
import { type Column, DataTable } from '../../../ui/staff/data-table.tsx';
import { ListScreen } from '../../../ui/staff/list-screen.tsx';
import { NumberedPager } from '../../../ui/staff/pager.tsx';
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

export function AgendasScreen() {
  const { municipality: own } = useAccount();
  const query = useTableQuery('texto', ['municipio']);
  const municipalityOf = ({ municipio }: typeof query.filters) => municipio || own.id;
  const municipality = municipalityOf(query.filters);
  const list = useTableRows(['agendas-of-municipality'], query, ({ filters, page }, signal) =>
    listAgendas(municipalityOf(filters), { text: filters.texto, page }, signal),
  );
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  const { total = 0, isReadOnly = true } = list.data ?? {};
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
          <Stack component="search" direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 3, mb: 4 }}>
            <MunicipalityField
              id="agendas-municipality"
              value={municipality}
              onPick={(id) => query.filter('municipio', id)}
            />
            <SearchField label={t('agendas.filter-text')} value={query.typed} onType={query.type} />
          </Stack>
        }
        list={list}
        failure={{ otherwise: 'agendas.failed' }}
        empty={
          list.data !== undefined &&
          total === 0 &&
          !isReadOnly && { text: t(query.isNarrowed ? 'agendas.none-found' : 'agendas.none') }
        }
        pager={
          !isReadOnly && (
            <NumberedPager
              text={t('agendas.total', { count: total })}
              total={total}
              size={PAGE_SIZES.agendas}
              page={query.page}
              rows={list.data?.agendas.length}
              onPage={query.goTo}
            />
          )
        }
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
      {open?.what === 'new' && <NewAgendaDialog municipalityId={municipality} onClose={close} />}
      {open?.what === 'delete' && (
        <DeleteAgendaDialog of={{ municipalityId: municipality, agendaId: open.id }} onClose={close} />
      )}
    </>
  );
}
