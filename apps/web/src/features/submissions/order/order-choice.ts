// The orders that a person can choose for a list, and what the heading of a column says and does.
// rules: X33.66
import { inLanguage, type Localized } from '@constancia/domain/localized.ts';
import {
  canOrder,
  isSameColumn,
  type ListOrder,
  orderIn,
  orderText,
} from '@constancia/domain/submissions/order/list-order.ts';
import { language } from '../../../platform/language.ts';
import { t } from '../../../platform/texts.ts';
import type { Choice } from '../../../ui/staff/choices/select-field.tsx';

type Column = ListOrder['by'];

/** How many a list has, and the questions that it shows. */
export interface OrderedPage {
  readonly total: number;
  readonly more: boolean;
  readonly columns: readonly { readonly id: string; readonly title: Localized }[];
}

/** The usual order is by the time that the list goes by, newest first. */
export function orderShown(order: string | null, byLastUpdate: boolean): ListOrder {
  return (
    (order === null ? null : orderIn(order)) ?? { by: byLastUpdate ? 'updated' : 'created', isDown: true }
  );
}

/** The order that a press on the heading of the column leads to: its own turned round, or a new one. */
export function orderAfterPress(by: Column, shown: ListOrder): string {
  const isTime = by === 'created' || by === 'updated';
  const isDown = isSameColumn(by, shown.by) ? !shown.isDown : isTime;
  return orderText({ by, isDown });
}

function columnsOf(page: OrderedPage): readonly { readonly by: Column; readonly name: string }[] {
  const all: readonly { readonly by: Column; readonly name: string }[] = [
    { by: 'created', name: t('list-order.created') },
    { by: 'updated', name: t('list-order.updated') },
    { by: 'code', name: t('staff.submissions-column-code') },
    { by: 'author', name: t('staff.submissions-column-author') },
    { by: 'state', name: t('staff.submissions-column-state') },
    { by: 'person', name: t('list-order.person') },
    ...page.columns.map(({ id, title }) => ({ by: { question: id }, name: inLanguage(title, language) })),
  ];
  return all.filter(({ by }) => canOrder(by, page));
}

/** `chosen` is among them, also when the page does not have its column. */
export function orderChoices(page: OrderedPage | undefined, chosen: string | null): readonly Choice[] {
  const choices = (page ? columnsOf(page) : []).flatMap(({ by, name }) =>
    [false, true].map((isDown) => ({
      id: orderText({ by, isDown }),
      name: t(isDown ? 'list-order.down' : 'list-order.up', { column: name }),
    })),
  );
  if (chosen === null || choices.some(({ id }) => id === chosen)) return choices;
  return [...choices, { id: chosen, name: t('list-order.chosen') }];
}
