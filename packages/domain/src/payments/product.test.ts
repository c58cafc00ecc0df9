import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkForm } from '../forms/checks/check-form.ts';
import { aForm, aQuestion } from '../testing/a-form.ts';
import { formDocument } from '../testing/read-demonstration.ts';
import { checkProduct } from './check-product.ts';
import {
  addLocation,
  addPromotion,
  deleteFromProduct,
  moveInProduct,
  updateLocation,
  updateProduct,
  updatePromotion,
} from './edit-product.ts';
import { NEW_PRODUCT, type PaymentProduct, readProduct, writeProduct } from './product.ts';

const SHOW: PaymentProduct = {
  ...NEW_PRODUCT,
  name: 'Concierto',
  date: '2026-12-20T18:30:00.000Z',
  address: 'Teatro Verdi',
  maxPerPerson: 4,
  locations: [{ name: 'Platea', price: 1250, maxQuantity: 100, deferredQuantity: 0, rest: {} }],
};

const fieldsOf = (product: PaymentProduct) => checkProduct(product).map(({ at }) => at?.field);
const withLocation = (over: Partial<PaymentProduct['locations'][number]>): PaymentProduct => ({
  ...SHOW,
  locations: [{ ...SHOW.locations[0]!, ...over }],
});

describe('reading and writing', () => {
  it('E9.15 E9.16 E9.25 a form without product starts with an event in euros', () => {
    expect(readProduct(null)).toMatchObject({ type: 'event', currency: { sign: '€', name: 'EUR' } });
  });

  it('E9.15 E9.17 E9.18 E9.19 E9.20 E9.24 writes the fields under their names, amounts in cents', () => {
    expect(writeProduct(SHOW)).toEqual({
      type: 'event',
      name: 'Concierto',
      date: '2026-12-20T18:30:00.000Z',
      address: 'Teatro Verdi',
      locations: [{ orden: 0, name: 'Platea', price: 1250, maxQuantity: 100, deferredQuantity: 0 }],
      maxPerPerson: 4,
      currencyType: { sign: '€', name: 'EUR' },
      promotions: [],
    });
  });

  it('E9.15 E3.17 reads what it wrote, and keeps fields it does not know', () => {
    const record = { ...writeProduct(SHOW), artist: 'Quinteto', locations: [{ name: 'Palco', fila: 3 }] };
    const again = writeProduct(readProduct(record));
    expect(again).toMatchObject({ artist: 'Quinteto', locations: [{ name: 'Palco', fila: 3, orden: 0 }] });
    expect(writeProduct(readProduct(again))).toEqual(again);
  });

  it('E9.21 E9.22 E9.23 reads the document of another program: prices in units become cents', () => {
    const record = formDocument('inscripcion-evento-pago').payments as Record<string, unknown>;
    const product = readProduct(record);
    expect(product).toMatchObject({
      type: 'event',
      date: '2025-12-20T18:30:00.000Z',
      maxPerPerson: 6,
    });
    expect(product.locations.map(({ price }) => price)).toEqual([1800, 1250, 5400, 625]);
    expect(product.locations[1]).toMatchObject({ maxQuantity: 160, deferredQuantity: 20 });
    expect(checkProduct(product)).toEqual([]);
  });

  it('E9.15 an edit of such a product leaves no second name for the same thing', () => {
    const payments = formDocument('inscripcion-evento-pago').payments as Record<string, unknown>;
    const form = updateProduct(aForm().with({ payments }).build(), { name: 'Otro' });
    expect(form.payments).toMatchObject({
      name: 'Otro',
      type: 'event',
      maxPerPerson: 6,
      artist: payments.artist,
    });
    for (const old of ['productType', 'dateTime', 'dateFormatted', 'maxTicketsPerPerson'])
      expect(form.payments).not.toHaveProperty(old);
    expect(readProduct(form.payments).locations[3]?.price).toBe(625);
    expect(checkProduct(readProduct(form.payments))).toEqual([]);
  });

  it('E9.18 a product that is no event has no date', () => {
    expect(writeProduct({ ...SHOW, type: 'product' })).not.toHaveProperty('date');
  });

  it('E9.29 takes any record without throwing', () => {
    fc.assert(
      fc.property(
        fc.dictionary(
          fc.constantFrom(
            'type',
            'productType',
            'name',
            'date',
            'locations',
            'promotions',
            'currencyType',
            'maxPerPerson',
          ),
          fc.anything(),
        ),
        (record) => {
          expect(checkProduct(readProduct(record)).length).toBeGreaterThan(0);
        },
      ),
    );
  });
});

describe('the check', () => {
  it('E9.27 a complete product passes', () => {
    expect(checkProduct(SHOW)).toEqual([]);
  });

  it('E9.27 names everything that is missing, in the order of the panel', () => {
    expect(fieldsOf(NEW_PRODUCT)).toEqual([
      'payments.name',
      'payments.date',
      'payments.address',
      'payments.locations[0].name',
      'payments.locations[0].price',
      'payments.locations[0].maxQuantity',
      'payments.maxPerPerson',
    ]);
  });

  it('E9.16 the type is event or product', () => {
    expect(fieldsOf({ ...SHOW, type: null })).toContain('payments.type');
    expect(fieldsOf(readProduct({ ...writeProduct(SHOW), type: 'raffle' }))).toContain('payments.type');
  });

  it('E9.17 E9.19 a name of blanks does not count; a product needs neither address, date nor a maximum', () => {
    expect(fieldsOf({ ...SHOW, name: '  ' })).toEqual(['payments.name']);
    expect(fieldsOf({ ...SHOW, address: '' })).toEqual(['payments.address']);
    const shirt = { ...SHOW, type: 'product', date: '', address: '', maxPerPerson: null } as const;
    expect(fieldsOf(shirt)).toEqual([]);
  });

  it.each(['', 'mañana', '2026-02-30T10:00:00.000Z', '2026-12-20T18:30', '2026-12-20T25:00:00Z'])(
    'E9.18 the date %j is refused',
    (date) => {
      expect(fieldsOf({ ...SHOW, date })).toEqual(['payments.date']);
    },
  );

  it('E9.20 there is at least one location, and no two of the same name', () => {
    expect(fieldsOf({ ...SHOW, locations: [] })).toEqual(['payments.locations']);
    const twice = [SHOW.locations[0]!, { ...SHOW.locations[0]!, name: ' Platea ' }];
    expect(fieldsOf({ ...SHOW, locations: twice })).toEqual(['payments.locations[1].name']);
  });

  it.each([0, -1, 12.5, null, Number.NaN, 100_000_000])('E9.21 a price of %s cents is refused', (price) => {
    expect(fieldsOf(withLocation({ price }))).toEqual(['payments.locations[0].price']);
  });

  it.each([0, 1.5, null, 1_000_001])('E9.22 a maximum of %s is refused', (maxQuantity) => {
    expect(fieldsOf(withLocation({ maxQuantity }))).toContain('payments.locations[0].maxQuantity');
  });

  it.each([
    [0, []],
    [100, []],
    [101, ['payments.locations[0].deferredQuantity']],
    [-1, ['payments.locations[0].deferredQuantity']],
    [null, ['payments.locations[0].deferredQuantity']],
  ])('E9.23 %s held back of 100', (deferredQuantity, expected) => {
    expect(fieldsOf(withLocation({ deferredQuantity }))).toEqual(expected);
  });

  it('E9.23 held back is nothing when it was left empty', () => {
    const record = { ...writeProduct(SHOW), locations: [{ name: 'Platea', price: 100, maxQuantity: 2 }] };
    expect(checkProduct(readProduct(record))).toEqual([]);
  });

  it.each([0, 2.5, null])('E9.24 an event with a maximum of %s a person is refused', (maxPerPerson) => {
    expect(fieldsOf({ ...SHOW, maxPerPerson })).toEqual(['payments.maxPerPerson']);
  });

  it('E9.25 only the euro is offered', () => {
    const record = { ...writeProduct(SHOW), currencyType: { sign: '$', name: 'USD' } };
    expect(fieldsOf(readProduct(record))).toEqual(['payments.currencyType']);
  });

  it('E9.26 a promotion has name, price and last day', () => {
    const promotion = { name: 'Anticipada', price: 900, until: '2026-11-30', discount: null, rest: {} };
    expect(fieldsOf({ ...SHOW, promotions: [promotion] })).toEqual([]);
    const broken = { ...promotion, name: '', price: 0, until: '2026-02-30' };
    expect(fieldsOf({ ...SHOW, promotions: [promotion, broken] })).toEqual([
      'payments.promotions[1].name',
      'payments.promotions[1].price',
      'payments.promotions[1].until',
    ]);
  });

  it('E9.27 E8.11 comes after check 10 while the gateway is on, and not at all while it is off', () => {
    const form = aForm().withOptions({ addPaymentGateway: true });
    const codes = (definition: ReturnType<typeof form.build>) =>
      checkForm({ definition, areaId: 'a', sync: 'off' }).map(({ code }) => code);
    const missing = codes(form.build());
    expect(missing.slice(0, 3)).toEqual([
      'form-section-required',
      'form-question-required',
      'product-field-required',
    ]);
    const asking = aForm().withSection('s', aQuestion('q', 'text'));
    expect(codes(asking.build())).toEqual([]);
    expect(
      codes(
        asking
          .withOptions({ addPaymentGateway: true })
          .with({ payments: writeProduct(SHOW) })
          .build(),
      ),
    ).toEqual([]);
  });
});

describe('editing', () => {
  const namesOf = (form: { payments: Readonly<Record<string, unknown>> | null }) =>
    readProduct(form.payments).locations.map(({ name }) => name);

  it('E9.20 E4.72 E4.73 E4.74 locations are added, named, moved and deleted; their order is renumbered', () => {
    let form = updateProduct(aForm().build(), { name: 'Feria' });
    form = updateLocation(addLocation(form), 0, { name: 'Una' });
    form = updateLocation(form, 1, { name: 'Otra' });
    expect(namesOf(moveInProduct(form, { list: 'locations', index: 0 }, 'up'))).toEqual(['Una', 'Otra']);
    form = moveInProduct(form, { list: 'locations', index: 1 }, 'up');
    expect(namesOf(form)).toEqual(['Otra', 'Una']);
    expect(form.payments).toMatchObject({ locations: [{ orden: 0 }, { orden: 1 }] });
    expect(namesOf(deleteFromProduct(form, 'locations', 0))).toEqual(['Una']);
  });

  it('E9.26 a price of its own replaces the discount of an imported promotion', () => {
    const payments = formDocument('inscripcion-evento-pago').payments as Record<string, unknown>;
    const form = updatePromotion(aForm().with({ payments }).build(), 0, { price: 500, until: '2025-11-30' });
    const [first, second] = readProduct(form.payments).promotions;
    expect(first).toMatchObject({ price: 500, discount: null });
    expect(second).toMatchObject({ price: null, discount: 15 });
    expect(readProduct(addPromotion(form).payments).promotions).toHaveLength(4);
  });
});
