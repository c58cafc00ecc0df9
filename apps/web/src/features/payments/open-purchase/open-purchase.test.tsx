// @vitest-environment jsdom
// A form to which somebody comes back from the payment gateway: what it says of the purchase, and what can be done.
import type { Payment } from '@constancia/contract/payments/payment.ts';
import { act } from 'react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { NavigationContext } from '../../../platform/navigation.tsx';
import { draw, removeDrawn, until } from '../../../platform/testing/draw.ts';
import { press } from '../../../platform/testing/press-and-type.ts';
import { loadOnApproachTexts } from '../../../platform/texts.ts';
import { leaveToPay } from '../../submissions/public.ts';
import { OpenPurchaseBlock } from './open-purchase-block.tsx';

const OPEN: Payment = {
  orderId: '4321abcdABCD',
  id: 'p'.repeat(20),
  status: 'to-validate',
  amount: 2500,
  currency: 'EUR',
  bought: { name: 'Concierto de invierno', date: '', section: 'Platea', quantity: 2 },
  fullName: null,
  buyer: null,
  mailsReceipt: false,
  retryAmount: 2500,
  late: null,
  municipality: { name: 'Villa', brand: '' },
  isTrial: false,
};
const REDIRECT = { url: 'https://pasarela.example/', fields: [] };
const NAVIGATION = { pathname: '/', params: {}, state: null, go: () => {} };

/** What the server knows. */
let payment: Payment;
let posted: string[] = [];
/** How often the browser was led on to the gateway. */
let leavings = 0;

beforeAll(async () => {
  await Promise.all([loadOnApproachTexts(), import('./open-purchase.tsx')]);
});
beforeEach(() => {
  posted = [];
  leavings = 0;
  payment = OPEN;
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {
    leavings += 1;
  });
  vi.stubGlobal('fetch', async (url: string, { method }: { readonly method: string }) => {
    if (method === 'POST') posted.push(url.split('/').at(-1) ?? '');
    if (url.endsWith('/cancellation')) payment = { ...payment, status: 'rejected', retryAmount: null };
    if (url.endsWith('/retry'))
      return Response.json({ orderId: OPEN.orderId, id: OPEN.id, redirect: REDIRECT });
    return Response.json(method === 'POST' ? {} : payment);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  history.replaceState(null, '');
});

/** The form is opened, as the browser does it when somebody comes back. */
function open(): void {
  draw(
    <NavigationContext value={NAVIGATION}>
      <OpenPurchaseBlock />
    </NavigationContext>,
  );
}

const leave = () => leaveToPay({ orderId: OPEN.orderId, id: OPEN.id, redirect: REDIRECT }, () => {});
const says = (text: string) =>
  until(() => document.querySelector('[role=status]')?.textContent.includes(text) === true);

it('X40.04 who comes back from the gateway without having paid is shown the purchase, and goes on paying it', async () => {
  await leave();
  open();
  await says('Tiene una compra sin pagar: 2 × Platea, Concierto de invierno.');
  press('Seguir pagando');
  await until(() => leavings === 2);
  expect(posted).toEqual(['opening', 'retry', 'opening']);
});

const dialog = () => document.querySelector('dialog');
const pressInDialog = (name: string) =>
  act(() =>
    [...(dialog()?.querySelectorAll('button') ?? [])]
      .find(({ textContent }) => textContent === name)
      ?.click(),
  );

it('X40.04 before a purchase is cancelled a question is asked, and who keeps it loses nothing', async () => {
  await leave();
  open();
  await says('Tiene una compra sin pagar');
  press('Cancelar la compra');
  await until(() =>
    dialog()?.textContent.includes('quedan libres para otras personas. No se le cobra nada.'),
  );
  pressInDialog('Conservar la compra');
  expect(dialog()).toBeNull();
  expect(posted).toEqual(['opening']);
  await says('Tiene una compra sin pagar');
});

it('X40.04 the purchase is cancelled, and its form says so once', async () => {
  await leave();
  open();
  await says('Tiene una compra sin pagar');
  press('Cancelar la compra');
  await until(dialog);
  pressInDialog('Cancelar la compra');
  await says('no se pagó: sus plazas quedaron libres');
  expect(posted).toEqual(['opening', 'cancellation']);
  removeDrawn();
  open();
  expect(document.body.textContent).toBe('');
});

it('X40.04 what was paid leads to its page; a form that nobody left to pay says nothing', async () => {
  open();
  expect(document.body.textContent).toBe('');
  removeDrawn();
  await leave();
  payment = { ...OPEN, status: 'paid', retryAmount: null };
  open();
  await says('Ya pagó esta compra');
  expect(document.querySelector('a')?.getAttribute('href')).toBe(`/pago-exitoso/${OPEN.orderId}/${OPEN.id}`);
});
