// A buyer who came back from the gateway cancels the purchase.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { saveForm } from '../../testing/forms.ts';
import type { TestGateway } from '../../testing/outside/payment-gateway.ts';
import { buy, DENIED, notify, openPaymentWorld, said } from '../../testing/purchases.ts';
import { sellingForm } from '../../testing/selling/selling-form.ts';
import { testId } from '../../testing/territory.ts';
import type { TestWorld } from '../../testing/with-app.ts';

let world: TestWorld;
let gateway: TestGateway;
beforeAll(async () => {
  ({ world, gateway } = await openPaymentWorld());
});
afterAll(() => world.close());

interface Numbers {
  readonly orderId: string;
  readonly id: string;
}

const selling = (id: string, seats: number) =>
  saveForm(world.as.supervisor, { id, definition: sellingForm(seats) });
const pathOf = ({ orderId, id }: Numbers) => `/api/public/payments/${orderId}/${id}`;
const cancel = (of: Numbers) => world.visitor.post(`${pathOf(of)}/cancellation`, {});
const page = async (of: Numbers) => (await world.visitor.get(pathOf(of))).body;
const left = async (formId: string) =>
  (await world.visitor.get(`/api/public/forms/${formId}/sale`)).body.locations[0].left;
const statesOf = async (id: string): Promise<readonly string[]> =>
  (await world.as.supervisor.get(`/api/submissions/${testId(id)}/payments`)).body.payments.map(
    ({ state }: { readonly state: string }) => state,
  );

it('X40.04 X21.03 a purchase that waits to be paid is cancelled: its seats are free at once, and it can be ordered again', async () => {
  const formId = await selling('cancel', 20);
  const { payment } = (await buy(world.visitor, formId, { id: 'cancel1', quantity: 3 })).body;
  expect([await left(formId), (await page(payment)).status]).toEqual([17, 'to-validate']);
  expect((await cancel(payment)).body).toEqual({ cancelled: true });
  expect(await left(formId)).toBe(20);
  expect(await page(payment)).toMatchObject({ status: 'rejected', retryAmount: 3750, late: null });
  expect((await cancel(payment)).body).toEqual({ cancelled: false });
  expect(await left(formId)).toBe(20);
});

it('X40.04 X31.05 where a denied payment was ordered again, its numbers cancel the order that waits', async () => {
  const formId = await selling('cancelRetry', 20);
  const { payment } = (await buy(world.visitor, formId, { id: 'cancelRetry1' })).body;
  await notify(world, await said(gateway, payment.orderId, DENIED));
  world.time.now = new Date(world.time.now.getTime() + 1_000);
  await world.visitor.post(`${pathOf(payment)}/retry`, {});
  expect(await left(formId)).toBe(19);
  expect((await cancel(payment)).body).toEqual({ cancelled: true });
  expect([await left(formId), await statesOf('cancelRetry1')]).toEqual([20, ['expired', 'denied']]);
});

it('X40.04 X21.04 what was paid is not cancelled, and money that arrives after a cancellation has its seats or is late', async () => {
  const formId = await selling('cancelPaid', 2);
  const first = (await buy(world.visitor, formId, { id: 'cancelPaid1' })).body.payment;
  await notify(world, await said(gateway, first.orderId));
  expect((await cancel(first)).body).toEqual({ cancelled: false });
  expect([(await page(first)).status, await left(formId)]).toEqual(['paid', 1]);
  const second = (await buy(world.visitor, formId, { id: 'cancelPaid2' })).body.payment;
  await cancel(second);
  const third = (await buy(world.visitor, formId, { id: 'cancelPaid3' })).body.payment;
  await notify(world, await said(gateway, second.orderId));
  expect([await statesOf('cancelPaid2'), (await page(third)).status]).toEqual([['late'], 'to-validate']);
  await cancel(third);
  await notify(world, await said(gateway, third.orderId));
  expect(await statesOf('cancelPaid3')).toEqual(['paid']);
});
