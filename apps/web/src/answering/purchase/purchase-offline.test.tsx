// @vitest-environment jsdom
// A form that sells, without a connection.
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { expect, it } from 'vitest';
import { openPublicForm } from '../../app/testing/open-public-page.tsx';
import { click, write } from '../../platform/testing/act-on.ts';
import { until } from '../../platform/testing/draw.ts';
import { all, one } from '../../platform/testing/find.ts';
import { unreached } from '../../platform/testing/played-server.ts';

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

it('X31.50 a purchase is not left to be sent: paying needs the connection', async () => {
  const server = await openPublicForm(SHOW, {
    'GET /api/forms/:formId/sale': SALE,
    'POST /api/forms/:formId/submissions': unreached,
  });
  await click(await until(() => one('radio', /Platea/)));
  await write(one('field', /^Cantidad/), '2');
  await write(one('field', /^Nombre y apellido/), 'Ana Ruiz Etxeberria');
  await write(one('field', /^DNI/), '12.345.678');
  await write(one('field', /^Correo electrónico/), 'ana@villa.example');
  await click(one('button', 'Enviar'));
  const dialog = await until(() => one('dialog', 'Conexión a internet perdida'));
  await until(() => expect(dialog.textContent).toContain('Una compra necesita conexión para pagar'));
  expect(all('button', 'Dejar lista para enviar')).toEqual([]);
  expect(server.to('POST /api/forms/:formId/submissions')).toHaveLength(1);
});
