// After a submission and its order are stored, the browser goes to the payment gateway with the form fields that the
// server signed. When there is nothing left to pay, it goes to the page with the result. The server is notified when
// the browser leaves: from then on seats are held as long as paying takes.
// The order is kept for who comes back with the browser's back button. A form in a page of another site leaves with the whole
// window: the pages after paying are shown in no frame, and neither are those of many banks.
// rules: A4.37, X21.07, X21.15, X40.04, X40.28

import type { openPayment, PaymentStarted } from '@constancia/contract/payments/payment.ts';
import { pathOf } from '@constancia/domain/pages/path-of.ts';
import { call } from '../../../platform/api-client.ts';
import { keepLeftOrder } from '../../../platform/device/left-order.ts';
import { language } from '../../../platform/language.ts';

export async function leaveToPay(
  { orderId, id: paymentId, redirect }: PaymentStarted,
  go: (to: string) => void,
): Promise<void> {
  if (!redirect) return go(pathOf('paymentDenied', { orderId, id: paymentId }));
  keepLeftOrder({ orderId, paymentId });
  await reportOpened({ orderId, paymentId });
  const form = document.createElement('form');
  Object.assign(form, { method: 'post', action: redirect.url, target: '_top' });
  for (const { name, value } of redirect.fields)
    form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }));
  document.body.append(form);
  // A browser that kept the page as it was would show it still sending.
  window.addEventListener('pageshow', ({ persisted }) => persisted && location.reload());
  form.submit();
}

/** A failure is ignored: the person can still pay, seats are only held for a shorter time. */
async function reportOpened(params: { readonly orderId: string; readonly paymentId: string }): Promise<void> {
  await call<typeof openPayment>({
    method: 'POST',
    path: '/api/public/payments/:orderId/:paymentId/opening',
    params,
    body: { language },
  }).catch(() => undefined);
}
