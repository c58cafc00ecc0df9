import { expect, it } from 'vitest';
import { canOrder, isSameColumn, ORDERED_MAX, orderIn, orderText } from './list-order.ts';

it.each([
  ['code', { by: 'code', isDown: false }],
  ['-created', { by: 'created', isDown: true }],
  ['q:calle 9:b', { by: { question: 'calle 9:b' }, isDown: false }],
  ['-q:-x', { by: { question: '-x' }, isDown: true }],
] as const)('X33.66 %s is an order, and is written so again', (text, order) => {
  expect(orderIn(text)).toEqual(order);
  expect(orderText(order)).toBe(text);
});

it.each(['', '-', 'other', '--code', 'q:', '-q:', `q:${'x'.repeat(201)}`, 'Code', 'code '])(
  'X33.66 %o is no order',
  (text) => {
    expect(orderIn(text)).toBeNull();
  },
);

it('X33.66 by dates and states any number is ordered, by anything else ten thousand at most', () => {
  const many = { total: ORDERED_MAX + 1, more: false };
  for (const by of ['created', 'updated', 'state'] as const) expect(canOrder(by, many), by).toBe(true);
  for (const by of ['code', 'author', 'person', { question: 'a' }] as const) {
    expect(canOrder(by, many)).toBe(false);
    expect(canOrder(by, { total: ORDERED_MAX, more: false })).toBe(true);
    // More than ten thousand have the words of a text, and nobody counts how many.
    expect(canOrder(by, { total: ORDERED_MAX, more: true })).toBe(false);
  }
});

it('X33.66 two orders by questions are the same when they name the same question', () => {
  expect(isSameColumn({ question: 'a' }, { question: 'a' })).toBe(true);
  expect(isSameColumn({ question: 'a' }, { question: 'b' })).toBe(false);
  expect(isSameColumn('code', { question: 'code' })).toBe(false);
  expect(isSameColumn('code', 'code')).toBe(true);
});
