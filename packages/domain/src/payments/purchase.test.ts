import { expect, it } from 'vitest';
import { formDocument } from '../testing/read-demonstration.ts';
import { NO_PURCHASE, type Purchase } from './new-purchase.ts';
import { type Offer, offerOf } from './offer.ts';
import { type PaymentProduct, readProduct } from './product.ts';
import { checkPurchase } from './purchase.ts';

const SHOW: PaymentProduct = readProduct({
  type: 'event',
  name: 'Concierto',
  date: '2026-12-20T18:30:00.000Z',
  address: 'Teatro Verdi',
  locations: [
    { name: 'Platea', price: 2000, maxQuantity: 100, deferredQuantity: 10 },
    { name: 'Gallinero', price: 600, maxQuantity: 40 },
  ],
  maxPerPerson: 4,
  promotions: [
    { name: 'Anticipada', price: 1000, until: '2026-11-30' },
    { name: 'Primeros días', price: 900, until: '2026-11-10' },
  ],
});

const offerOn = (day: string): Offer => offerOf(SHOW, day)!;
const pricesOn = (day: string) =>
  offerOn(day).locations.map(({ price, promotion }) => [price, promotion?.index ?? null]);

it('E9.26 a promotion makes the price until its last day has ended, where it is lower', () => {
  expect(pricesOn('2026-11-10')).toEqual([
    [900, 1],
    [600, null],
  ]);
  expect(pricesOn('2026-11-30')).toEqual([
    [1000, 0],
    [600, null],
  ]);
  expect(pricesOn('2026-12-01')).toEqual([
    [2000, null],
    [600, null],
  ]);
});

it('E9.26 a discount under conditions of another program changes no price', () => {
  const offer = offerOf(
    readProduct(formDocument('inscripcion-evento-pago').payments as Record<string, unknown>),
    '2025-11-01',
  );
  expect(offer?.locations.map(({ name, price }) => [name, price])).toEqual([
    ['Platea', 1800],
    ['Anfiteatro', 1250],
    ['Palco familiar (4 plazas)', 5400],
    ['Visibilidad reducida', 625],
  ]);
});

it('E9.22 E9.23 E9.24 sells the maximum less what is held back, so many in one order', () => {
  const { locations, maxPerOrder } = offerOn('2026-12-01');
  expect(locations.map(({ seats }) => seats)).toEqual([90, 40]);
  expect(maxPerOrder).toBe(4);
});

it('E9.20 E9.25 a product that is not complete, or in another currency, is not sold', () => {
  expect(offerOf({ ...SHOW, locations: [] }, '2026-12-01')).toBeNull();
  expect(offerOf({ ...SHOW, currency: { sign: '$', name: 'ARS' } }, '2026-12-01')).toBeNull();
});

const BOUGHT: Purchase = {
  location: 'Platea',
  quantity: 2,
  fullName: ' Ana  Ruiz ',
  dni: '30.111.222',
  email: ' ana@villa.example ',
  phone: '+34 612 345 678',
};
const check = (over: Partial<Purchase> = {}) => checkPurchase(offerOn('2026-12-01'), { ...BOUGHT, ...over });
const wrong = (over: Partial<Purchase>) => check(over).issues.map(({ code, at }) => `${code} ${at?.field}`);

it('A3.33 X21.02 takes a purchase and tidies who buys', () => {
  const { purchase, location, issues } = check();
  expect(issues).toEqual([]);
  expect(location?.price).toBe(2000);
  expect(purchase).toEqual({
    location: 'Platea',
    quantity: 2,
    fullName: 'Ana Ruiz',
    dni: '30111222',
    email: 'ana@villa.example',
    phone: '+34612345678',
  });
  expect(check({ phone: '' }).issues).toEqual([]);
});

it('E9.24 as many seats as a person may buy are sold, and one', () => {
  expect(check({ quantity: 4 }).issues).toEqual([]);
  expect(check({ quantity: 1 }).issues).toEqual([]);
});

it.each<[string, Partial<Purchase>, string]>([
  ['no location', { location: '' }, 'purchase-location-required purchase.location'],
  ['a location that is not sold', { location: 'Palco' }, 'purchase-location-required purchase.location'],
  ['nothing', { quantity: 0 }, 'purchase-quantity-invalid purchase.quantity'],
  ['half a place', { quantity: 1.5 }, 'purchase-quantity-invalid purchase.quantity'],
  ['more than a person may', { quantity: 5 }, 'purchase-quantity-invalid purchase.quantity'],
  ['no name', { fullName: ' ' }, 'buyer-field-required purchase.fullName'],
  ['a name with signs', { fullName: 'Ana <b>' }, 'buyer-name-invalid purchase.fullName'],
  ['no number', { dni: '' }, 'buyer-field-required purchase.dni'],
  ['a number with signs', { dni: '30-111' }, 'buyer-number-invalid purchase.dni'],
  ['no address', { email: '' }, 'buyer-field-required purchase.email'],
  ['an address that is none', { email: 'ana@' }, 'buyer-email-invalid purchase.email'],
  ['a telephone without country', { phone: '612345678' }, 'buyer-phone-invalid purchase.phone'],
])('E9.20 E9.24 A5.14 X21.02 refuses %s', (_, over, issue) => {
  expect(wrong(over)).toEqual([issue]);
});

it('X21.02 an empty purchase names every field, in the order of the screen', () => {
  expect(checkPurchase(offerOn('2026-12-01'), NO_PURCHASE).issues.map(({ at }) => at?.field)).toEqual([
    'purchase.location',
    'purchase.fullName',
    'purchase.dni',
    'purchase.email',
  ]);
});
