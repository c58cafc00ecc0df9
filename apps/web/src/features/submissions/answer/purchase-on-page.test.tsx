// @vitest-environment jsdom
// A form that sells: at another price, and without a connection.
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { expect, it, vi } from 'vitest';
import { openPublicForm } from '../../../app/testing/open-public-page.tsx';
import { click, write } from '../../../platform/testing/act-on.ts';
import { until } from '../../../platform/testing/draw.ts';
import { all, one, text } from '../../../platform/testing/find.ts';
import { type PlayedReply, refused, unreached } from '../../../platform/testing/played-server.ts';

const SHOW = aForm()
  .with({ title: { text: 'Concierto de invierno' } })
  .withOptions({ publicAccess: true, addPaymentGateway: true })
  .withSection('s', aQuestion('q', 'text', { title: { text: 'Observaciones' } }))
  .build();
const SALE = {
  state: 'open',
  isTrial: true,
  name: 'Concierto',
  date: '',
  address: '',
  currency: 'EUR',
  maxPerOrder: 6,
  isMaxPerPerson: false,
  ended: '',
  locations: [{ name: 'Platea', price: 1250, regularPrice: 1250, promotion: '', left: 40 }],
};

const SUBMIT = 'POST /api/forms/:formId/submissions';
const OPENED = 'POST /api/public/payments/:orderId/:paymentId/opening';
const at = (price: number) => ({
  ...SALE,
  locations: [{ ...SALE.locations[0], price, regularPrice: price }],
});

/** Two tickets are written down. */
async function filledIn(sale: PlayedReply, submit: PlayedReply) {
  const server = await openPublicForm(SHOW, { 'GET /api/forms/:formId/sale': sale, [SUBMIT]: submit });
  await click(await until(() => one('radio', /Platea/)));
  await write(one('field', /^Cantidad/), '2');
  await write(one('field', /^Nombre y apellido/), 'Ana Ruiz Etxeberria');
  await write(one('field', /^DNI/), '12.345.678');
  await write(one('field', /^Correo electrónico/), 'ana@villa.example');
  return server;
}
const send = () => click(one('button', 'Enviar'));

it('X40.24 who was shown a price that holds no more sees the new one before anything is stored or paid', async () => {
  const left = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {});
  const server = await filledIn(at(1000), () =>
    refused('answers-invalid', {
      issues: [{ code: 'purchase-price-changed', at: { field: 'purchase.location' } }],
    }),
  );
  expect(text()).toContain('Total: 20,00 EUR');
  server.play({ 'GET /api/forms/:formId/sale': at(1250) });
  await send();
  const summary = await until(
    () =>
      all('alert').find(({ textContent }) => textContent.includes('Ubicación')) ?? expect.fail('not said'),
  );
  expect(summary.textContent).toContain('El precio cambió: revíselo antes de seguir');
  await until(() => expect(text()).toContain('Total: 25,00 EUR'));
  expect(left).not.toHaveBeenCalled();
  const redirect = { url: 'https://pasarela.example/', fields: [{ name: 'order', value: '000012345678' }] };
  server.play({
    [SUBMIT]: ({ body }) => ({
      id: (body as { readonly id: string }).id,
      code: 'VM12',
      recordCode: '',
      payment: { orderId: '000012345678', id: 'Pay45678901234567890', redirect },
    }),
    [OPENED]: { opened: true },
  });
  await send();
  await until(() => expect(left).toHaveBeenCalledOnce());
  expect(server.to(SUBMIT).map(({ body }) => body)).toMatchObject([
    { purchase: { unitPrice: 1000 } },
    { purchase: { unitPrice: 1250 } },
  ]);
  left.mockRestore();
});

it('X31.50 a purchase is not left to be sent: paying needs the connection', async () => {
  const server = await filledIn(SALE, unreached);
  await send();
  const dialog = await until(() => one('dialog', 'Conexión a internet perdida'));
  await until(() => expect(dialog.textContent).toContain('Una compra necesita conexión para pagar'));
  expect(all('button', 'Dejar lista para enviar')).toEqual([]);
  expect(server.to(SUBMIT)).toHaveLength(1);
});
