import { expect, it } from 'vitest';
import { checkProduct } from './check-product.ts';
import { readProduct, writeProduct } from './product.ts';
import { isSaleOver, saleEndOf } from './sale-end.ts';

const EVENT = {
  type: 'event',
  name: 'Concierto',
  date: '2026-12-20T18:30:00.000Z',
  address: 'Teatro Verdi',
  locations: [{ name: 'Platea', price: 2000, maxQuantity: 100 }],
  maxPerPerson: 4,
};

it('X31.08 E9.18 a sale ends when the event begins, to the second', () => {
  const event = readProduct(EVENT);
  expect(isSaleOver(event, '2026-12-20T18:29:59.999Z')).toBe(false);
  expect(isSaleOver(event, '2026-12-20T18:30:00.000Z')).toBe(true);
});

it('X31.08 a moment of its own comes first, before the event or after it', () => {
  const early = readProduct({ ...EVENT, saleEnds: '2026-12-01T03:00:00.000Z' });
  expect(isSaleOver(early, '2026-12-01T03:00:00.000Z')).toBe(true);
  const afterwards = readProduct({ ...EVENT, saleEnds: '2026-12-22T03:00:00.000Z' });
  expect(isSaleOver(afterwards, '2026-12-21T03:00:00.000Z')).toBe(false);
});

it('X31.08 a product without a date is sold on, unless it has an end of its own', () => {
  const product = readProduct({ ...EVENT, type: 'product' });
  expect([saleEndOf(product), isSaleOver(product, '2099-01-01T00:00:00.000Z')]).toEqual(['', false]);
  const ended = readProduct({ ...EVENT, type: 'product', saleEnds: '2026-12-01T03:00:00.000Z' });
  expect(isSaleOver(ended, '2026-12-02T00:00:00.000Z')).toBe(true);
});

it('X31.08 E9.15 the document keeps the moment under a name of ours, and has no such field without one', () => {
  const ends = '2026-12-01T03:00:00.000Z';
  expect(writeProduct(readProduct({ ...EVENT, saleEnds: ends }))).toMatchObject({ saleEnds: ends });
  expect(writeProduct(readProduct(EVENT))).not.toHaveProperty('saleEnds');
});

it.each([
  ['', []],
  ['2026-12-01T03:00:00.000Z', []],
  ['2026-02-30T03:00:00.000Z', ['payments.saleEnds']],
  ['mañana', ['payments.saleEnds']],
])('X31.08 E9.27 the end %j of a sale leaves the issues %j', (saleEnds, fields) => {
  expect(checkProduct(readProduct({ ...EVENT, saleEnds })).map(({ at }) => at?.field)).toEqual(fields);
});
