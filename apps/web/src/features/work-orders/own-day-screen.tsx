// The day of an inspector: what they may do now, by date and priority or by a short way, as a list and on the map.
// rules: X39.23, X39.26, X39.32, X39.33
import { whereOf } from '@constancia/domain/work-orders/work-order.ts';
import type { WorkOrder } from '@constancia/contract/work-orders/work-orders.ts';
import { inLanguage } from '@constancia/domain/localized.ts';
import { pathOf } from '@constancia/domain/pages/path-of.ts';
import { PATHS } from '@constancia/domain/pages/paths.ts';
import { shortRoute } from '@constancia/domain/work-orders/short-route.ts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { isReady, useQueue } from '../../answering/queue/queue.ts';
import { localMoment } from '../../platform/clock.ts';
import { language } from '../../platform/language.ts';
import { loadOnApproachTexts, t } from '../../platform/texts.ts';
import { useUrlSearch } from '../../platform/url-search.ts';
import { deferredBlock } from '../../ui/light/deferred-block.tsx';
import { SelectField } from '../../ui/staff/choices/select-field.tsx';
import { type Column, DataTable } from '../../ui/staff/data-table.tsx';
import { ListScreen } from '../../ui/staff/list-screen.tsx';
import { MorningMail, orderNote } from '../administration/public.ts';
import { useAccount } from '../session/public.ts';
import { KeptSubmissions } from './kept-submissions.tsx';
import { areaOfOrders, MAP_HEIGHT, marksOf, type ReadDay, useOwnDay } from './own-day.ts';

const MapBlock = deferredBlock(
  async () => {
    const [{ TileMap }] = await Promise.all([
      import('../../platform/map/tile-map.tsx'),
      loadOnApproachTexts(),
    ]);
    return TileMap;
  },
  { height: MAP_HEIGHT },
);

const ORDER = 'orden';
const BY_ROUTE = 'camino';

/** Made when drawn, because the texts may change with the language. */
const columns = (waiting: ReadonlySet<unknown>): readonly [Column<WorkOrder>, ...Column<WorkOrder>[]] => [
  {
    title: t('work-orders.where'),
    cell: (order) => (
      <>
        <span dir="auto">{whereOf(order)}</span>{' '}
        {waiting.has(order.id) && <Chip size="small" color="info" label={t('own-day.waits')} />}
      </>
    ),
  },
  {
    title: t('work-orders.address'),
    cell: ({ asset, address }) => <span dir="auto">{asset ? address : ''}</span>,
  },
  {
    title: t('work-orders.form'),
    cell: ({ form }) => <span dir="auto">{inLanguage(form.title, language)}</span>,
  },
  {
    title: t('work-orders.due'),
    cell: ({ dueOn, isOverdue }) => (
      <>
        {dueOn.split('-').toReversed().join('/')}{' '}
        {isOverdue && <Chip size="small" color="warning" label={t('work-orders.overdue')} />}
      </>
    ),
  },
  { title: t('work-orders.priority'), cell: ({ priority }) => t(`work-orders.priority-${priority}`) },
  { title: t('work-orders.note'), cell: orderNote },
];

const actions = (): Column<WorkOrder> => ({
  title: t('work-orders.actions'),
  cell: (order) => (
    <Button
      size="small"
      variant="contained"
      component={Link}
      to={`${pathOf('answer', { id: order.form.id })}?${new URLSearchParams({ orden: order.id })}`}
      aria-label={t('own-day.answer-which', { where: whereOf(order) })}
    >
      {t('own-day.answer')}
    </Button>
  ),
});

/** Those without a point come last, in their order. */
function alongRoute(orders: readonly WorkOrder[]): readonly WorkOrder[] {
  const located = orders.flatMap((order) => (order.point ? [{ ...order.point, order }] : []));
  return [...shortRoute(located, null).map(({ order }) => order), ...orders.filter(({ point }) => !point)];
}

export function OwnDayScreen() {
  const { userId } = useAccount();
  const { search, change } = useUrlSearch();
  const order = search.get(ORDER) ?? '';
  const list = useOwnDay(userId);
  return (
    <ListScreen
      title={t('own-day.title')}
      description={t('own-day.description')}
      actions={
        <Button variant="outlined" component={Link} to={PATHS.prepareDay}>
          {t('prepare.open')}
        </Button>
      }
      filters={
        <Box sx={{ mb: 4 }}>
          <Box component="search" sx={{ mb: 2, maxWidth: 360 }}>
            <SelectField
              id="own-day-order"
              label={t('own-day.order')}
              none={t('own-day.by-date')}
              value={order}
              choices={[{ id: BY_ROUTE, name: t('own-day.by-route') }]}
              onPick={(picked) =>
                change((next) => (picked === '' ? next.delete(ORDER) : next.set(ORDER, picked)))
              }
            />
          </Box>
          <MorningMail />
          <KeptSubmissions />
        </Box>
      }
      list={list}
      failure={{ otherwise: 'work-orders.failed' }}
      empty={list.data?.day.workOrders.length === 0 && { text: t('own-day.none') }}
    >
      {(read) => <Day {...read} isRoute={order === BY_ROUTE} />}
    </ListScreen>
  );
}

interface DayProps extends ReadDay {
  readonly isRoute: boolean;
}

function Day({ day, keptAt, isRoute }: DayProps) {
  const { workOrders, more, map } = day;
  const { drafts } = useQueue(useAccount().userId);
  const waiting = new Set((drafts ?? []).filter(isReady).map(({ workOrder }) => workOrder));
  const shown = useMemo(() => (isRoute ? alongRoute(workOrders) : workOrders), [isRoute, workOrders]);
  const marks = useMemo(() => marksOf(shown), [shown]);
  const start = useMemo(() => areaOfOrders(day), [day]);
  return (
    <>
      {keptAt !== null && (
        <Alert severity="info" sx={{ mb: 4 }}>
          {t('own-day.from-device', { moment: localMoment(keptAt) })}
        </Alert>
      )}
      <DataTable label={t('own-day.title')} rows={shown} columns={columns(waiting)} actions={actions()} />
      {more && (
        <Alert severity="info" sx={{ mt: 4 }}>
          {t('own-day.more')}
        </Alert>
      )}
      {marks.length > 0 && (
        <Box sx={{ mt: 4, minHeight: MAP_HEIGHT }}>
          <MapBlock label={t('own-day.map')} layers={map} start={start} marker={null} marks={marks} />
        </Box>
      )}
    </>
  );
}
