import type { FormDefinition } from '@constancia/domain/forms/definition/form.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { SOLD_PRODUCT, STAFF_FORM } from '../../../testing/forms.ts';
import { HOME, testId } from '../../../testing/territory.ts';
import { openTestWorld, type TestWorld } from '../../../testing/with-app.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());

function selling(payments: FormDefinition['payments']): FormDefinition {
  return { ...STAFF_FORM, options: { ...STAFF_FORM.options, addPaymentGateway: true }, payments };
}

const create = (id: string, definition: FormDefinition) =>
  world.as.supervisor.post('/api/forms', {
    id: testId(id),
    areaId: HOME.areas[0],
    sync: false,
    definition,
  });

it('E9.15 E3.35 a complete product is stored and read back unchanged', async () => {
  expect((await create('venta', selling(SOLD_PRODUCT))).status).toBe(200);
  const reply = await world.as.supervisor.get(`/api/forms/${testId('venta')}`);
  expect(reply.body.definition.payments).toEqual(SOLD_PRODUCT);
  expect((await world.as.supervisor.get('/api/forms')).body.anyPaymentGateway).toBe(true);
});

it('E9.27 E9.29 E8.11 names every field that is missing', async () => {
  const refused = await create('vacia', selling(null));
  expect(refused.status).toBe(422);
  expect(
    refused.body.issues.map(({ code, at }: { code: string; at: { field: string } }) => [code, at.field]),
  ).toEqual(
    [
      'name',
      'date',
      'address',
      'locations[0].name',
      'locations[0].price',
      'locations[0].maxQuantity',
      'maxPerPerson',
    ].map((field) => ['product-field-required', `payments.${field}`]),
  );
});

const LOCATION = SOLD_PRODUCT.locations[0]!;

it.each<[string, Record<string, unknown>, string]>([
  ['a price as text', { locations: [{ ...LOCATION, price: '1250' }] }, 'locations[0].price'],
  ['a negative price', { locations: [{ ...LOCATION, price: -1 }] }, 'locations[0].price'],
  ['half a cent', { locations: [{ ...LOCATION, price: 12.5 }] }, 'locations[0].price'],
  [
    'more held back than there are',
    { locations: [{ ...LOCATION, deferredQuantity: 101 }] },
    'locations[0].deferredQuantity',
  ],
  ['two locations of one name', { locations: [LOCATION, LOCATION] }, 'locations[1].name'],
  ['no list of locations', { locations: 'Platea' }, 'locations'],
  ['a location that is none', { locations: [7] }, 'locations[0].name'],
  ['an unknown type', { type: 'raffle' }, 'type'],
  ['a day that is none', { date: '2026-02-30T10:00:00.000Z' }, 'date'],
  ['another currency', { currencyType: { sign: '$', name: 'USD' } }, 'currencyType'],
  ['no limit a person', { maxPerPerson: 0 }, 'maxPerPerson'],
  [
    'a promotion without price',
    { promotions: [{ name: 'Anticipada', until: '2026-11-30' }] },
    'promotions[0].price',
  ],
])('E9.27 E9.29 refuses %s', async (_, over, field) => {
  const refused = await create('mala', selling({ ...SOLD_PRODUCT, ...over }));
  expect(refused.body.issues[0]).toEqual({
    code: 'product-field-required',
    at: { field: `payments.${field}` },
  });
});

it('E9.15 E9.29 a product without the option is refused as what was left over', async () => {
  const refused = await create('resto', { ...STAFF_FORM, payments: SOLD_PRODUCT });
  expect(refused.body.issues).toEqual([{ code: 'option-off', at: { field: 'payments' } }]);
});
