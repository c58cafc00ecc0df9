// Work orders from a spreadsheet.
// rules: X39.27
import { ENTRIES_AT_ONCE } from '@constancia/domain/limits.ts';
import { PATHS } from '@constancia/domain/pages/paths.ts';
import { WORK_ORDER_PRIORITIES } from '@constancia/domain/work-orders/work-order.ts';
import {
  type KnownPlan,
  WORK_ORDER_SHEET,
  type WorkOrderColumn,
  type WorkOrderEntry,
} from '@constancia/domain/work-orders/work-order-sheet.ts';
import { SHEET_TITLES } from '@constancia/messages/sheet-titles.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { problemText } from '../../../platform/problem-text.ts';
import { t } from '../../../platform/texts.ts';
import { FailureAlert } from '../../../ui/staff/failure-alert.tsx';
import { useAccount } from '../../session/public.ts';
import { ImportScreen } from '../import/import-screen.tsx';
import type { ImportedRegister } from '../import/imported-register.ts';
import { createWorkOrders, listWorkOrders } from './api.ts';

const ORDERS: ImportedRegister<WorkOrderColumn, KnownPlan, WorkOrderEntry> = {
  sheet: WORK_ORDER_SHEET,
  titles: SHEET_TITLES.workOrders,
  texts: {
    title: 'work-orders.import-title',
    description: 'work-orders.import-description',
    columns: 'work-orders.import-columns',
    empty: 'work-orders.import-empty',
    create: 'work-orders.import-create',
  },
  shown: [
    {
      title: 'work-orders.where',
      of: ({ workOrder: { assetId, address } }) => (assetId === null ? address : String(assetId)),
    },
    { title: 'work-orders.form', of: ({ form }) => form },
    { title: 'work-orders.due', of: ({ workOrder }) => workOrder.dueOn },
  ],
  report: 'informe-ordenes.csv',
  atOnce: ENTRIES_AT_ONCE,
  lists: 'work-orders',
};

export function PlanImportScreen() {
  const { municipality } = useAccount();
  const read = useQuery({
    queryKey: ['forms-to-plan', municipality.id],
    queryFn: ({ signal }) => listWorkOrders(municipality.id, {}, signal),
    refetchOnWindowFocus: false,
  });
  const known = useMemo(
    () =>
      read.data
        ? {
            forms: read.data.forms,
            priorities: WORK_ORDER_PRIORITIES.map((id) => ({ id, name: t(`work-orders.priority-${id}`) })),
          }
        : null,
    [read.data],
  );
  return (
    <ImportScreen
      register={ORDERS}
      known={known}
      send={({ lines, onlyCheck }) => {
        const workOrders = lines.map(({ id, workOrder }) => ({ id, workOrder }));
        return createWorkOrders(municipality.id, { workOrders, onlyCheck });
      }}
      back={PATHS.workPlan}
      asked={WORK_ORDER_SHEET.columns}
      failure={
        read.isError && (
          <FailureAlert
            text={problemText(read.error, { otherwise: 'work-orders.failed' })}
            onRetry={read.refetch}
          />
        )
      }
    />
  );
}
