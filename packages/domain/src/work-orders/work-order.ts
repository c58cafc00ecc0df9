// A work order of the plan: a form that somebody is to answer for an asset or at an address. Tidied and checked, in the
// browser and on the server.
// rules: X39.20, X39.22, X39.28
import { lengthOf } from '../forms/definition/form-limits.ts';
import type { Issue } from '../issue.ts';
import { ASSET_TEXT_MAX, WORK_ORDER_NOTE_MAX } from '../limits.ts';

/** The most urgent first. */
export const WORK_ORDER_PRIORITIES = ['high', 'medium', 'low'] as const;
export type WorkOrderPriority = (typeof WORK_ORDER_PRIORITIES)[number];

/** As it is stored. */
export const STORED_STATES = ['open', 'done', 'cancelled'] as const;
export type StoredState = (typeof STORED_STATES)[number];

/** As it is shown: an open order is taken while somebody has it. */
export const WORK_ORDER_STATES = ['pending', 'taken', 'done', 'cancelled'] as const;
export type WorkOrderState = (typeof WORK_ORDER_STATES)[number];

/** How long an order stays with who took it without being renewed. */
export const LEASE_MS = 20 * 60_000;

export interface Lease {
  /** '' for nobody. */
  readonly takenBy: string;
  readonly takenUntil: Date | null;
}

/** Who has the order now; '' for nobody. A lease that has ended is free again. */
export function holderOf({ takenBy, takenUntil }: Lease, now: Date): string {
  return takenUntil !== null && takenUntil > now ? takenBy : '';
}

export function workOrderState(order: Lease & { readonly state: StoredState }, now: Date): WorkOrderState {
  if (order.state !== 'open') return order.state;
  return holderOf(order, now) === '' ? 'pending' : 'taken';
}

export interface EditedWorkOrder {
  readonly formId: string;
  /** Number of an asset of the register; null for an order at an address. */
  readonly assetId: number | null;
  /** Only without an asset. */
  readonly address: string;
  /** YYYY-MM-DD */
  readonly dueOn: string;
  readonly priority: WorkOrderPriority;
  /** Username; '' for anybody who answers in the area of the form. */
  readonly assignedTo: string;
  readonly note: string;
}

/** What may still change once an order is in the plan. */
export type ChangedWorkOrder = Pick<EditedWorkOrder, 'dueOn' | 'priority' | 'assignedTo' | 'note'>;

export type WorkOrderIssueCode =
  | 'work-order-subject-required'
  | 'work-order-text-too-long'
  | 'work-order-asset-unknown'
  | 'work-order-asset-not-asked'
  | 'work-order-person-unknown';

export function tidiedWorkOrder(given: EditedWorkOrder): EditedWorkOrder {
  const tidy = (text: string) => text.normalize('NFC').replace(/\s+/g, ' ').trim();
  const { assetId } = given;
  return {
    ...given,
    address: assetId === null ? tidy(given.address) : '',
    assignedTo: given.assignedTo.trim(),
    note: given.note.normalize('NFC').trim(),
  };
}

export function checkWorkOrder({
  assetId,
  address,
  note,
}: EditedWorkOrder): readonly Issue<WorkOrderIssueCode>[] {
  const issues: Issue<WorkOrderIssueCode>[] = [];
  if (assetId === null && address === '')
    issues.push({ code: 'work-order-subject-required', at: { field: 'address' } });
  for (const [field, text, max] of [
    ['address', address, ASSET_TEXT_MAX],
    ['note', note, WORK_ORDER_NOTE_MAX],
  ] as const)
    if (lengthOf(text) > max)
      issues.push({ code: 'work-order-text-too-long', at: { field }, values: { max } });
  return issues;
}

/** How people name what an order is about: the asset, otherwise the address. */
export function whereOf(order: {
  readonly asset: { readonly name: string } | null;
  readonly address: string;
}): string {
  return order.asset?.name || order.address;
}
