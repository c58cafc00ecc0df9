// A spreadsheet of work orders that somebody wrote: its columns, and the order of each line.
// rules: P1.24, X39.27
import type { Issue } from '../issue.ts';
import type { Localized } from '../localized.ts';
import { alike, type Judged, named, type Sheet } from '../sheets/sheet-lines.ts';
import { type EditedWorkOrder, tidiedWorkOrder, type WorkOrderPriority } from './work-order.ts';

const COLUMNS = ['form', 'asset', 'address', 'due', 'priority', 'person', 'note'] as const;
export type WorkOrderColumn = (typeof COLUMNS)[number];

export interface WorkOrderEntry {
  readonly workOrder: EditedWorkOrder;
  /** Title of the form as it was written. */
  readonly form: string;
}

/** What the names of forms and of priorities mean. */
export interface KnownPlan {
  readonly forms: readonly { readonly id: string; readonly title: Localized }[];
  readonly priorities: readonly { readonly id: WorkOrderPriority; readonly name: string }[];
}

export const WORK_ORDER_SHEET: Sheet<WorkOrderColumn, KnownPlan, WorkOrderEntry> = {
  columns: COLUMNS,
  needed: ['form', 'due'],
  read: readOrder,
  identity: ({ workOrder }) =>
    workOrder.formId === '' || workOrder.dueOn === '' ? '' : alike(JSON.stringify(workOrder)),
};

/** As the database stores a number. */
const NUMBER = /^[1-9]\d{0,8}$/;
const WRITTEN_DAY = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/;
const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/;

/** YYYY-MM-DD; '' for what is no day of the calendar. */
function dayOf(typed: string): string {
  const [, day = '', month = '', year = ''] = WRITTEN_DAY.exec(typed) ?? [];
  const iso = year === '' ? typed : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const at = ISO_DAY.test(iso) ? Date.parse(`${iso}T00:00Z`) : Number.NaN;
  return Number.isNaN(at) || new Date(at).toISOString().slice(0, 10) !== iso ? '' : iso;
}

/** By title in any language, as people write what their list shows; the base title counts first. */
function formsTitled(forms: KnownPlan['forms'], typed: string): readonly { readonly id: string }[] {
  const based = named(
    forms.map(({ id, title }) => ({ id, name: title.text })),
    typed,
  );
  if (based.length > 0) return based;
  return forms.filter(({ title }) =>
    Object.values(title.in ?? {}).some((text) => alike(text) === alike(typed)),
  );
}

/** An empty priority is the medium one. */
function readOrder(cell: (column: WorkOrderColumn) => string, known: KnownPlan): WorkOrderEntry & Judged {
  const form = cell('form');
  const [found, ...others] = formsTitled(known.forms, form);
  const asset = cell('asset');
  const due = cell('due');
  const priority = cell('priority');
  const [level] = known.priorities.filter(({ name }) => alike(name) === alike(priority));
  const workOrder = tidiedWorkOrder({
    formId: found?.id ?? '',
    assetId: NUMBER.test(asset) ? Number(asset) : null,
    address: cell('address'),
    dueOn: dayOf(due),
    priority: level?.id ?? 'medium',
    assignedTo: cell('person'),
    note: cell('note'),
  });
  const issues: readonly Issue[] = [
    ...issueIf(!found || others.length > 0, 'sheet-form-unknown', form),
    ...issueIf(asset !== '' && !NUMBER.test(asset), 'sheet-number-unknown', asset),
    ...issueIf(workOrder.dueOn === '', 'sheet-day-wrong', due),
    ...issueIf(priority !== '' && !level, 'sheet-priority-unknown', priority),
  ];
  return { workOrder, form, issues };
}

function issueIf(holds: boolean, code: Issue['code'], name: string): readonly Issue[] {
  return holds ? [{ code, values: { name } }] : [];
}
