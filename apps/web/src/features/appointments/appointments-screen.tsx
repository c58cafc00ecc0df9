// The appointments of an agenda on a day, or outside of its hours, for the staff at the desk.
// rules: X34.74, X34.77, X40.36
import type {
  ListedAppointment,
  listAppointments as listEndpoint,
} from '@constancia/contract/appointment-list.ts';
import type { Reply } from '@constancia/contract/endpoint.ts';
import { pathOf } from '@constancia/domain/pages/path-of.ts';
import { PATHS } from '@constancia/domain/pages/paths.ts';
import { wallTimeOf } from '@constancia/domain/time/wall-time.ts';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { call } from '../../platform/api-client.ts';
import { dayInWords } from '../../platform/days/day-in-words.ts';
import { t } from '../../platform/texts.ts';
import { useUrlSearch } from '../../platform/url-search.ts';
import { BackButton } from '../../ui/staff/back-button.tsx';
import { DayField } from '../../ui/staff/choices/day-field.tsx';
import { type Column, DataTable } from '../../ui/staff/data-table.tsx';
import { ListScreen } from '../../ui/staff/list-screen.tsx';
import { holds, useAccount } from '../session/public.ts';
import { AppointmentActions } from './appointment-actions.tsx';

type List = Reply<typeof listEndpoint>;
type Row = ListedAppointment & { readonly id: string };

/** Made when drawn, because the texts may change with the language. */
const columns = ({
  day,
  timeZone,
}: Pick<List, 'day' | 'timeZone'>): readonly [Column<Row>, ...Column<Row>[]] => [
  {
    title: t('appointment-card.hour'),
    cell: ({ start, end }) => {
      const from = wallTimeOf(start, timeZone);
      const hours = `${from.time}–${wallTimeOf(end, timeZone).time}`;
      return day === null ? `${dayInWords(from.day)}, ${hours}` : hours;
    },
  },
  { title: t('appointment-list.person'), cell: ({ person }) => <span dir="auto">{person}</span> },
  {
    title: t('appointment-list.document-number'),
    cell: ({ documentNumber }) => <bdi>{documentNumber}</bdi>,
  },
  {
    title: t('appointment-list.code'),
    cell: ({ submissionId, code }) => (
      <MuiLink component={Link} to={pathOf('submission', { id: submissionId })}>
        {code}
      </MuiLink>
    ),
  },
  {
    title: t('appointment-card.attendance'),
    cell: ({ attendance }) => (attendance === null ? '' : t(`appointment-card.${attendance}`)),
  },
];

/** Of a row. */
const actions = (): Column<Row> => ({
  title: t('agendas.column-actions'),
  cell: (row) => <AppointmentActions submissionId={row.submissionId} code={row.code} course={row} />,
});

const DAY = 'dia';
/** Those outside of the hours of the agenda, of all days. */
const BEYOND = 'fuera';

export function AppointmentsScreen() {
  const { municipality: municipalityId = '', id: agendaId = '' } = useParams();
  const managesAgendas = holds(useAccount(), 'manage', 'agenda');
  const { search, change } = useUrlSearch();
  const day = search.get(DAY) ?? '';
  const beyond = search.has(BEYOND);
  const list = useQuery({
    queryKey: ['appointments', municipalityId, agendaId, beyond ? BEYOND : day],
    queryFn: ({ signal }) =>
      call<typeof listEndpoint>({
        method: 'GET',
        path: '/api/municipalities/:municipalityId/agendas/:agendaId/appointments',
        params: { municipalityId, agendaId },
        query: beyond ? { beyondHours: 'true' } : day === '' ? {} : { day },
        signal,
      }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });
  const { data } = list;
  return (
    <ListScreen
      title={t('appointment-list.title')}
      windowTitle={[t('appointment-list.title'), data?.agenda]}
      back={managesAgendas && <BackButton to={`${PATHS.agendas}?municipio=${municipalityId}`} />}
      {...(data && {
        description: `${data.agenda} · ${data.day === null ? t('appointment-list.beyond') : dayInWords(data.day)}`,
      })}
      filters={
        <Box component="search" sx={{ mb: 4, displayPrint: 'none' }}>
          <DayField
            label={t('appointment-card.day')}
            value={data?.day ?? day}
            onPick={(picked) =>
              change((next) => {
                next.delete(BEYOND);
                if (picked === '') next.delete(DAY);
                else next.set(DAY, picked);
              })
            }
          />
        </Box>
      }
      list={list}
      failure={{ otherwise: 'appointment-list.failed' }}
      empty={
        data?.appointments.length === 0 && {
          text: t(data.day === null ? 'appointment-list.beyond-none' : 'appointment-list.none'),
        }
      }
    >
      {({ appointments, ...list }) => (
        <DataTable
          label={t('appointment-list.title')}
          rows={appointments.map((appointment) => ({ ...appointment, id: appointment.submissionId }))}
          columns={columns(list)}
          {...(appointments.some(({ mayCancel, mayMark }) => mayCancel || mayMark) && { actions: actions() })}
        />
      )}
    </ListScreen>
  );
}
