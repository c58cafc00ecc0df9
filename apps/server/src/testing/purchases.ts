// Buying with a submission in tests, and the gateway's notices about it.
import { answersOf } from './forms.ts';
import { openPaymentGateway, type TestGateway } from './outside/payment-gateway.ts';
import { numberOf, PURCHASE } from './selling/selling-form.ts';
import { testId } from './territory.ts';
import { type Caller, openTestWorld, type TestReply, type TestSettings, type TestWorld } from './with-app.ts';

/** A server with a payment gateway of its own, which ends with it. */
export async function openPaymentWorld(
  settings: TestSettings = {},
): Promise<{ readonly world: TestWorld; readonly gateway: TestGateway }> {
  const gateway = await openPaymentGateway();
  const world = await openTestWorld({ payments: gateway.settings, ...settings });
  const close = async () => {
    await world.close();
    await gateway.stop();
  };
  return { world: { ...world, close }, gateway };
}

export function buy(
  caller: Caller,
  formId: string,
  { id, ...purchase }: { readonly id: string; readonly unitPrice?: number } & Partial<typeof PURCHASE>,
): Promise<TestReply> {
  return caller.post(`/api/public/forms/${formId}/submissions`, {
    id: testId(id),
    version: 1,
    answers: answersOf({ name: 'x' }),
    purchase: { ...PURCHASE, dni: numberOf(id), ...purchase },
  });
}

/** Sends a notice as the gateway does, from server to server. */
export async function notify({ app }: TestWorld, body: string, address = '203.0.113.7'): Promise<number> {
  const reply = await app.inject({
    method: 'POST',
    url: '/api/public/payments/notifications',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    remoteAddress: address,
    payload: body,
  });
  return reply.statusCode;
}

/** The gateway's notice about an order of one seat, unless the test says otherwise. */
export const said = (gateway: TestGateway, orderId: string, over: Readonly<Record<string, string>> = {}) =>
  gateway.notice({ Ds_Order: orderId, Ds_Amount: '1250', ...over });

export const DENIED = { Ds_Response: '0190', Ds_AuthorisationCode: '' };
