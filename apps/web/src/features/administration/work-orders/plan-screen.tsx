// The plan of work: orders with their filters, a new one, changing one and taking it off the plan.
// rules: X39.20, X39.21, X39.24, X39.28
import { inLanguage } from '@constancia/domain/localized.ts';
import { whereOf } from '@constancia/domain/work-orders/work-order.ts';
import { assetUrl } from '@constancia/domain/pages/asset-url.ts';
import { PAGE_SIZES } from '@constancia/domain/page-sizes.ts';
import { pathOf } from '@constancia/domain/pages/path-of.ts';
import { PATHS } from '@constancia/domain/pages/paths.ts';
import { WORK_ORDER_STATES, type WorkOrderState } from '@constancia/domain/work-orders/work-order.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import MuiLink from '@mui/material/Link';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { Link } from 'react-router';
import { language } from '../../../platform/language.ts';
import { t } from '../../../platform/texts.ts';
import { byName } from '../../../ui/staff/choices/by-name.ts';
import { formChoices } from '../../../ui/staff/choices/form-choices.ts';
import { SelectField } from '../../../ui/staff/choices/select-field.tsx';
import { type Column, DataTable } from '../../../ui/staff/data-table.tsx';
import { ListScreen } from '../../../ui/staff/list-screen.tsx';
import { NumberedPager } from '../../../ui/staff/pager.tsx';
import { useAccount } from '../../session/public.ts';
import { AskingDialog } from '../asking-dialog.tsx';
import { type TableQuery, useTableQuery } from '../../../platform/page/use-table-query.ts';
import { cancelWorkOrder, listWorkOrders, type Plan, type PlanQuery, type WorkOrder } from './api.ts';
import { ChangeOrderDialog } from './change-order-dialog.tsx';
import { MorningMail } from './morning-mail.tsx';
import { NewOrderDialog } from './new-order-dialog.tsx';
import { orderNote } from './order-note.tsx';
import { SearchField } from '../../../ui/staff/choices/search-field.tsx';
import { FilterRow } from '../../../ui/staff/filter-row.tsx';

type Filter = 'persona' | 'estado' | 'area' | 'formulario' | 'vencidas';
const FILTERS: readonly Filter[] = ['estado', 'area', 'formulario', 'vencidas'];
const OVERDUE = 'si';
/** DD/MM/YYYY */
const dayOf = ({ dueOn }: WorkOrder) => dueOn.split('-').toReversed().join('/');
const isState = (state: string): state is WorkOrderState =>
  (WORK_ORDER_STATES as readonly string[]).includes(state);

/** Made when drawn, because the texts may change with the language. */
const columns = (municipality: string): readonly [Column<WorkOrder>, ...Column<WorkOrder>[]] => [
  {
    title: t('work-orders.where'),
    cell: (order) =>
      order.asset ? (
        <MuiLink component={Link} to={assetUrl(municipality, order.asset.id)}>
          <bdi>{whereOf(order)}</bdi>
        </MuiLink>
      ) : (
        <span dir="auto">{order.address}</span>
      ),
  },
  {
    title: t('work-orders.form'),
    cell: ({ form }) => <span dir="auto">{inLanguage(form.title, language)}</span>,
  },
  {
    title: t('work-orders.due'),
    cell: (order) => (
      <>
        {dayOf(order)}{' '}
        {order.isOverdue && <Chip size="small" color="warning" label={t('work-orders.overdue')} />}
      </>
    ),
  },
  { title: t('work-orders.priority'), cell: ({ priority }) => t(`work-orders.priority-${priority}`) },
  {
    title: t('work-orders.person'),
    cell: ({ taken, assignedTo }) => <bdi>{taken?.by || assignedTo || t('work-orders.anybody')}</bdi>,
  },
  { title: t('work-orders.state'), cell: ({ state }) => t(`work-orders.state-${state}`) },
  {
    title: t('work-orders.submission'),
    cell: ({ submission }) =>
      submission && (
        <MuiLink component={Link} to={pathOf('submission', { id: submission.id })}>
          {submission.code}
        </MuiLink>
      ),
  },
  { title: t('work-orders.note'), cell: orderNote },
];

interface Open {
  readonly what: 'change' | 'cancel';
  readonly order: WorkOrder;
}

const actions = (onOpen: (open: Open) => void): Column<WorkOrder> => ({
  title: t('work-orders.actions'),
  cell: (order) =>
    (order.state === 'pending' || order.state === 'taken') && (
      <>
        <Button
          size="small"
          aria-label={t('work-orders.change-which', { where: whereOf(order) })}
          onClick={() => onOpen({ what: 'change', order })}
        >
          {t('work-orders.change')}
        </Button>
        <Button
          size="small"
          color="error"
          aria-label={t('work-orders.cancel-which', { where: whereOf(order) })}
          onClick={() => onOpen({ what: 'cancel', order })}
        >
          {t('work-orders.cancel')}
        </Button>
      </>
    ),
});

function filterOf({
  filters: { persona, estado, area, formulario, vencidas },
}: TableQuery<Filter>): PlanQuery {
  return {
    ...(persona !== '' && { person: persona }),
    ...(isState(estado) && { state: estado }),
    ...(area !== '' && { area }),
    ...(formulario !== '' && { form: formulario }),
    ...(vencidas === OVERDUE && { overdue: 'yes' }),
  };
}

export function PlanScreen() {
  const { municipality } = useAccount();
  const query = useTableQuery<Filter>('persona', FILTERS);
  const asked = useDeferredValue(JSON.stringify({ ...filterOf(query), page: query.page }));
  const list = useQuery({
    queryKey: ['work-orders', municipality.id, asked],
    queryFn: ({ signal }) => listWorkOrders(municipality.id, JSON.parse(asked) as PlanQuery, signal),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });
  const [isNew, setNew] = useState(false);
  const [open, setOpen] = useState<Open | null>(null);
  const total = list.data?.total ?? 0;
  return (
    <>
      <ListScreen
        title={t('work-orders.title')}
        description={t('work-orders.description')}
        actions={
          list.data && (
            <>
              <Button component={Link} to={PATHS.workPlanFigures} variant="outlined">
                {t('plan-figures.open-page')}
              </Button>
              <Button component={Link} to={PATHS.workPlanRules} variant="outlined">
                {t('plan-rules.title')}
              </Button>
              <Button component={Link} to={PATHS.workPlanImport} variant="outlined">
                {t('work-orders.import')}
              </Button>
              <Button variant="contained" onClick={() => setNew(true)}>
                {t('work-orders.new')}
              </Button>
            </>
          )
        }
        filters={
          <Box sx={{ mb: 4 }}>
            <PlanFilters query={query} plan={list.data} />
            <MorningMail />
          </Box>
        }
        list={list}
        failure={{ otherwise: 'work-orders.failed' }}
        empty={
          list.data !== undefined &&
          total === 0 && {
            text: t(query.isNarrowed ? 'work-orders.none' : 'work-orders.begin'),
          }
        }
        pager={
          <NumberedPager
            text={t('work-orders.total', { count: total })}
            total={total}
            size={PAGE_SIZES.workOrders}
            page={query.page}
            rows={list.data?.workOrders.length}
            onPage={query.goTo}
          />
        }
      >
        {({ workOrders }) => (
          <DataTable
            label={t('work-orders.title')}
            rows={workOrders}
            columns={columns(municipality.id)}
            actions={actions(setOpen)}
          />
        )}
      </ListScreen>
      {isNew && list.data && (
        <NewOrderDialog municipalityId={municipality.id} plan={list.data} onClose={() => setNew(false)} />
      )}
      {open && <OrderDialog municipalityId={municipality.id} open={open} onClose={() => setOpen(null)} />}
    </>
  );
}

interface DialogProps {
  readonly municipalityId: string;
  readonly open: Open;
  readonly onClose: () => void;
}

function OrderDialog({ municipalityId, open: { what, order }, onClose }: DialogProps) {
  if (what === 'change') return <ChangeOrderDialog {...{ municipalityId, order, onClose }} />;
  return (
    <AskingDialog
      title={t('work-orders.cancel-title', { where: whereOf(order) })}
      text={t('work-orders.cancel-text')}
      action={t('work-orders.cancel')}
      run={() => cancelWorkOrder(municipalityId, order)}
      done={t('work-orders.cancelled')}
      refused={{ otherwise: 'work-orders.cancel-failed' }}
      stale="work-orders"
      onClose={onClose}
    />
  );
}

interface FiltersProps {
  readonly query: TableQuery<Filter>;
  /** Undefined until it was read. */
  readonly plan: Plan | undefined;
}

function PlanFilters({ query: { filters, filter, typed, type }, plan }: FiltersProps) {
  const forms = plan?.forms ?? [];
  const areas = [...new Map(forms.map(({ area }) => [area.id, area])).values()].toSorted(byName);
  return (
    <Box component="search" sx={{ mb: 4 }}>
      <FilterRow>
        <SearchField label={t('work-orders.person')} value={typed} onType={type} />
        <SelectField
          id="plan-state"
          label={t('work-orders.state')}
          none={t('work-orders.all-states')}
          value={filters.estado}
          choices={WORK_ORDER_STATES.map((state) => ({ id: state, name: t(`work-orders.state-${state}`) }))}
          onPick={(state) => filter('estado', state)}
        />
        <SelectField
          id="plan-area"
          label={t('work-orders.area')}
          none={t('work-orders.all-areas')}
          value={filters.area}
          choices={areas}
          onPick={(area) => filter('area', area)}
        />
        <SelectField
          id="plan-form"
          label={t('work-orders.form')}
          none={t('work-orders.all-forms')}
          value={filters.formulario}
          choices={formChoices(forms)}
          onPick={(form) => filter('formulario', form)}
        />
        <SelectField
          id="plan-overdue"
          label={t('work-orders.due')}
          none={t('work-orders.any-due')}
          value={filters.vencidas}
          choices={[{ id: OVERDUE, name: t('work-orders.overdue-only') }]}
          onPick={(overdue) => filter('vencidas', overdue)}
        />
      </FilterRow>
    </Box>
  );
}
