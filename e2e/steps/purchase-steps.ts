// Buying tickets in journeys: a form that sells, filling it in, and what the bank says.
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { type AccountName, expect, type Page, signIn } from '../stack.ts';
import { newId } from './new-id.ts';

/** Of the event, which is always to come. */
export const SHOW_YEAR = new Date().getFullYear() + 1;

const PRODUCT = {
  type: 'event',
  name: 'Concierto de invierno del Valle, con coro y solistas invitados',
  date: `${SHOW_YEAR}-12-20T18:30:00.000Z`,
  address: 'Casa de Cultura, Plaza Mayor 1',
  locations: [
    { orden: 0, name: 'Platea', price: 1800, maxQuantity: 40, deferredQuantity: 0 },
    {
      orden: 1,
      name: 'Anfiteatro de visibilidad reducida',
      price: 625,
      maxQuantity: 10,
      deferredQuantity: 9,
    },
  ],
  maxPerPerson: 6,
  currencyType: { sign: '€', name: 'EUR' },
  promotions: [{ orden: 0, name: 'Compra anticipada', price: 1250, until: `${SHOW_YEAR}-11-30` }],
};

const SHOW = aForm().withSection('s', aQuestion('name', 'text', { title: { text: 'Observaciones' } }));

interface Show {
  readonly title?: string;
  /** Fields of the product that are different. */
  readonly payments?: Readonly<Record<string, unknown>>;
  readonly options?: Readonly<Record<string, boolean>>;
  readonly voucherText?: string;
  /** Who stores it, in an area of their own. */
  readonly as?: AccountName;
}

/** Stores a form as a user who is then signed out of the browser. */
export async function storeForm(
  page: Page,
  {
    title = 'Concierto de invierno',
    payments = {},
    options = {},
    voucherText = '',
    as = 'elevatedSupervisor',
  }: Show = {},
): Promise<string> {
  await signIn(page, as);
  const { account } = await (await page.request.get('/api/session')).json();
  const id = newId();
  const definition = SHOW.with({
    title: { text: title },
    voucherText,
    payments: { ...PRODUCT, ...payments },
  })
    .withOptions({ publicAccess: true, addPaymentGateway: true, ...options })
    .build();
  const reply = await page.request.post('/api/forms', {
    data: { id, areaId: account.areas[0].id, sync: false, definition },
  });
  expect(reply.status(), await reply.text()).toBe(200);
  await page.context().clearCookies();
  return id;
}

export async function fillIn(
  page: Page,
  formId: string,
  { quantity = '2', email = 'ana@villa.example' } = {},
): Promise<void> {
  await page.goto(`/publico/contestar/${formId}`);
  await fillInPurchase(page, { quantity, email });
}

/** A page, or the frame of one. */
type Shown = Pick<Page, 'getByRole' | 'getByLabel'>;

/** The form is open. */
export async function fillInPurchase(
  shown: Shown,
  { quantity = '2', email = 'ana@villa.example' } = {},
): Promise<void> {
  await shown.getByRole('radio', { name: /Platea/ }).check();
  await shown.getByLabel('Cantidad').fill(quantity);
  await shown.getByLabel('Nombre y apellido').fill('Ana Ruiz Etxeberria');
  await shown.getByLabel('DNI').fill('12.345.678');
  await shown.getByLabel('Correo electrónico').fill(email);
}

export const send = (page: Shown) => page.getByRole('button', { name: 'Enviar', exact: true }).click();

/** Waits for the gateway's page and returns the number of the order. */
export async function atGateway(page: Page): Promise<string> {
  await expect(page.getByRole('heading', { name: 'Pasarela de prueba' })).toBeVisible();
  const said = page.getByText(/Pedido \w{12}/).first();
  return /Pedido (\w{12})/.exec(await said.innerText())?.[1] ?? '';
}

export const answer = (page: Page, name: string) => page.getByRole('button', { name }).click();

/** Approves or denies an order at the gateway without a browser, as a bank does. */
export async function decide(page: Page, order: string, choice: 'approve' | 'deny'): Promise<void> {
  const url = `${process.env['E2E_PAYMENT_GATEWAY'] ?? ''}control/decide`;
  const headers = { authorization: `Bearer ${process.env['E2E_PAYMENT_CONTROL'] ?? ''}` };
  expect((await page.request.post(url, { headers, data: { order, choice } })).status()).toBe(200);
}

/** Fills in the form, sends it and pays. */
export async function buy(
  page: Page,
  formId: string,
  asked: Parameters<typeof fillIn>[2] = {},
): Promise<string> {
  await fillIn(page, formId, asked);
  await send(page);
  const order = await atGateway(page);
  await answer(page, 'Aprobar');
  await expect(page.getByRole('heading', { name: 'Tu pago fue aprobado' })).toBeVisible();
  return order;
}
