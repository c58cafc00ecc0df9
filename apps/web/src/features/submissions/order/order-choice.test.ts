// @vitest-environment jsdom
import { ORDERED_MAX } from '@constancia/domain/submissions/order/list-order.ts';
import { expect, it } from 'vitest';
import { orderAfterPress, orderChoices, orderShown } from './order-choice.ts';

const COLUMNS = [{ id: 'calle', title: { text: 'Calle' } }];
const ids = (total: number, chosen: string | null = null) =>
  orderChoices({ total, more: false, columns: COLUMNS }, chosen).map(({ id }) => id);

it('X33.66 the usual order is by the time the list goes by; a heading turns its own order round', () => {
  expect(orderShown(null, false)).toEqual({ by: 'created', isDown: true });
  expect(orderShown(null, true)).toEqual({ by: 'updated', isDown: true });
  expect(orderShown('q:calle', true)).toEqual({ by: { question: 'calle' }, isDown: false });
  expect(orderAfterPress('created', orderShown(null, false))).toBe('created');
  expect(orderAfterPress('created', orderShown('code', false))).toBe('-created');
  expect(orderAfterPress('code', orderShown(null, false))).toBe('code');
  expect(orderAfterPress('code', orderShown('code', false))).toBe('-code');
  expect(orderAfterPress({ question: 'calle' }, orderShown('-q:calle', false))).toBe('q:calle');
});

it('X33.66 every column can be chosen, up and down; of many only dates and states, and what was chosen', () => {
  expect(ids(3)).toHaveLength(14);
  expect(ids(3)).toContain('-q:calle');
  expect(ids(ORDERED_MAX + 1)).toEqual(['created', '-created', 'updated', '-updated', 'state', '-state']);
  expect(ids(ORDERED_MAX + 1, 'person').at(-1)).toBe('person');
  expect(orderChoices(undefined, 'q:gone').map(({ id }) => id)).toEqual(['q:gone']);
  expect(orderChoices(undefined, null)).toEqual([]);
});
