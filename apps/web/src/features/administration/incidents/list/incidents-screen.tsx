// The incidents of the submissions that a person may see: a list with its filters, a map of all that they
// find, and the one that the URL names in a dialog.
// rules: X34.83, X34.84, X34.86
import { isIncidentState } from '@constancia/domain/incidents/incident-state.ts';
import { PAGE_SIZES } from '@constancia/domain/page-sizes.ts';
import { dateAndTime } from '@constancia/domain/time/wall-time.ts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { Link as RouterLink } from 'react-router';
import { t } from '../../../../platform/texts.ts';
import { useUrlSearch } from '../../../../platform/url-search.ts';
import { type Column, DataTable } from '../../../../ui/staff/data-table.tsx';
import { ListScreen } from '../../../../ui/staff/list-screen.tsx';
import { NumberedPager } from '../../../../ui/staff/pager.tsx';
import { useAccount } from '../../../session/public.ts';
import { emptyText } from '../../empty-text.ts';
import { type TableQuery, useTableQuery } from '../../../../platform/page/use-table-query.ts';
import {
  type IncidentList,
  type IncidentMapQuery,
  type IncidentQuery,
  type ListedIncident,
  listIncidents,
} from './api.ts';
import { IncidentDialog } from './incident-dialog.tsx';
import { FILTERS, type IncidentFilter, IncidentFilters, isReversed } from './incident-filters.tsx';
import { IncidentMapBlock } from './incident-map-block.tsx';
import { SubmissionLink } from './submission-link.tsx';

type Row = Omit<ListedIncident, 'number'> & { readonly id: string };

/** Parameter of the URL with the incident that is open. */
const OPEN = 'incidente';

/** Made when drawn, because the texts may change with the language. */
function columns(
  { timeZone }: IncidentList,
  urlOf: (number: string) => string,
): readonly [Column<Row>, ...Column<Row>[]] {
  return [
    {
      title: t('incidents.column-number'),
      cell: ({ id }) => (
        <Link component={RouterLink} to={urlOf(id)} aria-label={t('incidents.open', { number: id })}>
          {id}
        </Link>
      ),
    },
    { title: t('incidents.column-state'), cell: ({ state }) => t(`incidents.state-${state}`) },
    { title: t('incidents.filter-type'), cell: ({ type }) => <span dir="auto">{type?.name ?? ''}</span> },
    { title: t('incidents.filter-area'), cell: ({ area }) => <span dir="auto">{area?.name ?? ''}</span> },
    { title: t('incidents.column-address'), cell: ({ address }) => <span dir="auto">{address}</span> },
    { title: t('incidents.column-asset'), cell: ({ asset }) => <span dir="auto">{asset?.name ?? ''}</span> },
    { title: t('incidents.column-submission'), cell: ({ submission }) => <SubmissionLink {...submission} /> },
    { title: t('incidents.column-date'), cell: ({ at }) => dateAndTime(at, timeZone) },
  ];
}

function filterOf({ filters }: TableQuery<IncidentFilter>): IncidentMapQuery {
  const { texto, estado, area, tipo, desde, hasta } = filters;
  return {
    text: texto,
    ...(isIncidentState(estado) && { state: estado }),
    ...(area !== '' && { area }),
    ...(tipo !== '' && { type: tipo }),
    ...(desde !== '' && { from: desde }),
    ...(hasta !== '' && { to: hasta }),
  };
}

function useIncidents(municipality: string, query: TableQuery<IncidentFilter>) {
  const asked = useDeferredValue(JSON.stringify({ ...filterOf(query), page: query.page }));
  return useQuery({
    queryKey: ['incidents', municipality, asked],
    queryFn: ({ signal }) => listIncidents(municipality, JSON.parse(asked) as IncidentQuery, signal),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
    enabled: !isReversed(query.filters),
  });
}

/** The incident that is open, with the URL that opens another one of the same list. */
function useOpened() {
  const { search, change } = useUrlSearch();
  const number = Number(search.get(OPEN));
  return {
    number: Number.isSafeInteger(number) && number > 0 ? number : null,
    urlOf: (opened: string) => {
      const next = new URLSearchParams(search);
      next.set(OPEN, opened);
      return `?${next}`;
    },
    close: () => change((next) => next.delete(OPEN)),
  };
}

export function IncidentsScreen() {
  const { municipality: own, acrossMunicipalities } = useAccount();
  const query = useTableQuery<IncidentFilter>('texto', FILTERS);
  const chosen = query.filters.municipio;
  const municipality = acrossMunicipalities && chosen !== '' ? chosen : own.id;
  const list = useIncidents(municipality, query);
  const opened = useOpened();
  const { total = 0 } = list.data ?? {};
  return (
    <>
      <ListScreen
        title={t('incidents.title')}
        description={t('incidents.description')}
        filters={
          <>
            <IncidentFilters
              query={query}
              municipality={acrossMunicipalities ? municipality : null}
              list={list.data}
            />
            {list.data?.isReadOnly && (
              <Alert severity="info" sx={{ mb: 4 }}>
                {t('incidents.read-only')}
              </Alert>
            )}
          </>
        }
        list={list}
        failure={{ otherwise: 'incidents.failed' }}
        empty={
          list.data !== undefined && total === 0 && { text: emptyText(query.isNarrowed, 'incidents.none') }
        }
        pager={
          <NumberedPager
            text={t('incidents.total', { count: total })}
            total={total}
            size={PAGE_SIZES.incidents}
            page={query.page}
            rows={list.data?.incidents.length}
            onPage={query.goTo}
          />
        }
      >
        {(read) => (
          <>
            <DataTable
              label={t('incidents.title')}
              rows={read.incidents.map(({ number, ...incident }) => ({ ...incident, id: String(number) }))}
              columns={columns(read, opened.urlOf)}
            />
            <Box sx={{ mt: 4 }}>
              <IncidentMapBlock
                municipalityId={municipality}
                query={filterOf(query)}
                list={read}
                urlOf={opened.urlOf}
              />
            </Box>
          </>
        )}
      </ListScreen>
      {opened.number !== null && (
        <IncidentDialog
          key={opened.number}
          of={{ municipalityId: municipality, number: opened.number }}
          onClose={opened.close}
        />
      )}
    </>
  );
}
