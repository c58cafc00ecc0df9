// The answer and its order are stored: the browser goes to the gateway with the form that the server signed. Where
// there is nothing to pay any more, to the page that tells what became of it. rules: A4.37, X21.07, X21.15, X21.16
import type { PaymentStarted } from '@constancia/contract/payments.ts';

export function leaveToPay({ orderId, id, redirect }: PaymentStarted, go: (to: string) => void): void {
  if (!redirect) return go(`/pago-denegado/${orderId}/${id}`);
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
