// The answer and its order are stored: the browser goes to the gateway with the form that the server signed. Where
// there is nothing to pay any more, to the page that tells what became of it. The server is told when it leaves: from
// then on places are held as long as paying takes. rules: A4.37, X21.07, X21.15, X21.16, X28.12

import type { openPayment, PaymentStarted } from '@constancia/contract/payments.ts';
import { pathOf } from '@constancia/domain/pages/path-of.ts';
import { call } from '../../../platform/api-client.ts';

export async function leaveToPay(
  { orderId, id: paymentId, redirect }: PaymentStarted,
  go: (to: string) => void,
): Promise<void> {
  if (!redirect) return go(pathOf('paymentDenied', { orderId, id: paymentId }));
  await sayOpened({ orderId, paymentId });
  const form = document.createElement('form');
  form.method = 'post';
  form.action = redirect.address;
  for (const { name, value } of redirect.fields) {
    const field = document.createElement('input');
    field.type = 'hidden';
    field.name = name;
    field.value = value;
    form.append(field);
  }
  document.body.append(form);
  form.submit();
}

/** Who cannot say so may still pay: places are only held for less long. */
async function sayOpened(params: { readonly orderId: string; readonly paymentId: string }): Promise<void> {
  await call<typeof openPayment>({
    method: 'POST',
    path: '/api/public/payments/:orderId/:paymentId/opening',
    params,
  }).catch(() => undefined);
}
