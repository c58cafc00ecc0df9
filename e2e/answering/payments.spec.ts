// Buying tickets with a submission: approved, denied and retried, approved late, the browser closed at the gateway;
// and what officials see of the payments.
import { readFile } from 'node:fs/promises';
import { readPdf } from '../../apps/server/src/testing/read-pdf.ts';
import { expect, expectAccessible, type Page, signIn, test } from '../stack.ts';
import { letPass, stopClock, watchDownloads } from '../steps/clock-steps.ts';
import { save } from '../steps/editor-steps.ts';
import { more, search } from '../steps/form-list-steps.ts';
import { newId } from '../steps/new-id.ts';
import {
  answer,
  atGateway,
  buy,
  decide,
  fillIn,
  SHOW_YEAR,
  send,
  storeForm,
} from '../steps/purchase-steps.ts';

test('E3.35 E9.20 E9.22 E9.26 P1.10 X21.02 X21.16 X36.51 what is sold is told with the price and the places of today, and judged before anybody pays', async ({
  page,
}) => {
  const form = await storeForm(page);
  await page.goto(`/publico/contestar/${form}`);
  await expect(page.getByText('Pasarela de prueba: no se cobra nada.')).toBeVisible();
  await expect(page.getByText(`20/12/${SHOW_YEAR}`)).toBeVisible();
  await expect(page.getByText('Quedan 40 · Compra anticipada, antes 18,00 EUR')).toBeVisible();
  await expect(page.getByText('Queda 1', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Nombre y apellido')).toHaveAttribute('autocomplete', 'name');
  await expect(page.getByLabel('Correo electrónico')).toHaveAttribute('autocomplete', 'email');
  await expectAccessible(page, 'purchase');

  await send(page);
  const summary = page.getByRole('alert').filter({ hasText: 'Ubicación' });
  await expect(summary.getByRole('link')).toHaveText([
    /^Ubicación/,
    /^Nombre y apellido/,
    /^DNI/,
    /^Correo electrónico/,
  ]);
  await summary.getByRole('link', { name: /DNI/ }).click();
  await expect(page.getByLabel('DNI')).toBeFocused();
  await expectAccessible(page, 'purchase with what is missing');

  await fillIn(page, form);
  await page.getByRole('radio', { name: /Anfiteatro/ }).check();
  await send(page);
  await expect(page.getByText('En esta ubicación quedan: 1').first()).toBeVisible();
  await page.getByRole('radio', { name: /Platea/ }).check();
  await expect(page.getByText('Total: 25,00 EUR')).toBeVisible();
  // The input survives a reload.
  await page.reload();
  await expect(page.getByLabel('Nombre y apellido')).toHaveValue('Ana Ruiz Etxeberria');
  await expect(page.getByText('Total: 25,00 EUR')).toBeVisible();
  await send(page);
  await atGateway(page);
});

test('X31.15 X31.08 P1.10 E9.15 an editor sets the end of the sale; after it a card stands in place of the purchase', async ({
  page,
}) => {
  const form = await storeForm(page);
  await signIn(page, 'elevatedSupervisor');
  await page.goto(`/editar/${form}`);
  const end = page.getByLabel('Fin de la venta');
  await expect(page.getByText('Si queda vacío, la venta termina cuando empieza el evento.')).toBeVisible();
  await end.fill('2026-01-15T20:00');
  await save(page);
  await expect(page).toHaveURL(/\/listar$/);
  await page.context().clearCookies();
  await page.goto(`/publico/contestar/${form}`);
  await expect(page.getByRole('heading', { name: 'Venta cerrada' })).toBeVisible();
  await expect(page.getByText(/^La venta terminó el 15\/01\/2026 - 20:00\./)).toBeVisible();
  await expect(page.getByRole('radio', { name: /Platea/ })).toHaveCount(0);
  // Said before the first question, and nothing leads to a refusal.
  const said = page.locator('form .notice').first();
  await expect(said).toHaveText(/^Venta cerrada\. La venta terminó el 15\/01\/2026 - 20:00\./);
  const first = page.getByLabel(/^Observaciones/);
  const above = async () => (await said.boundingBox())!.y < (await first.boundingBox())!.y;
  await expect.poll(above).toBe(true);
  await expect(page.getByRole('button', { name: 'Enviar', exact: true })).toBeDisabled();
  await expectAccessible(page, 'a sale that has ended');
});

test('A2.58 A2.59 A2.60 A2.63 A2.64 A2.68 A9.22 R4.19 two tickets are bought and approved: amount, name, reference and order, and the receipt with them', async ({
  page,
}) => {
  const form = await storeForm(page);
  await fillIn(page, form);
  await send(page);
  const order = await atGateway(page);
  const [download] = await Promise.all([page.waitForEvent('download'), answer(page, 'Aprobar')]);
  await expect(page.getByRole('heading', { name: 'Tu pago fue aprobado' })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/pago-exitoso/${order}/[0-9A-Za-z]{20}$`));
  const reference = page.url().split('/').at(-1) ?? '';
  const facts = page.locator('dl');
  await expect(facts.locator('dd')).toHaveText(['25,00 EUR', 'Ana Ruiz Etxeberria', reference, order]);
  await expect(page.getByRole('link', { name: /^Descargar/ })).toBeVisible();
  expect(download.suggestedFilename()).toBe(`recibo-${order}.pdf`);
  const { text } = await readPdf(await readFile(await download.path()));
  for (const piece of ['25,00 EUR', 'Ana Ruiz Etxeberria', order, 'Platea']) expect(text).toContain(piece);
  await expectAccessible(page, 'payment approved');
});

test('A2.15 A2.61 A9.23 P2.22 W6 R9.23 R9.24 R9.26 the page of success needs no session, begins the download after one second, and names nobody to others', async ({
  page,
}) => {
  const begun = await watchDownloads(page);
  await buy(page, await storeForm(page));
  const url = page.url();
  // Another browser with the same URL sees the amount and the reference, but no name.
  await page.context().clearCookies();
  await stopClock(page);
  await page.goto(url);
  await expect(page.locator('dl')).toContainText('25,00 EUR');
  await expect(page.locator('dl')).not.toContainText('Ana');
  await letPass(page, 900);
  expect(await begun()).toEqual([]);
  const download = page.waitForEvent('download');
  await letPass(page, 200);
  expect(await begun()).toHaveLength(1);
  expect((await download).suggestedFilename()).toMatch(/^recibo-/);
});

test('P2.23 A2.16 A2.65 A2.66 A2.67 A2.69 R4.20 R8.31 a denied payment is tried again without the form, and the second try is paid', async ({
  page,
}) => {
  const form = await storeForm(page);
  await fillIn(page, form);
  await page.getByLabel('Observaciones').fill('Con silla de ruedas');
  await send(page);
  const first = await atGateway(page);
  await answer(page, 'Denegar');
  await expect(page.getByRole('heading', { name: 'Pago denegado' })).toBeVisible();
  await expect(page).toHaveURL(/\/pago-denegado\/\w{12}\/\w{20}$/);
  await expect(
    page.getByText('No pudimos avanzar con el pago, si quieres puedes intentar con otro medio de pago.'),
  ).toBeVisible();
  await expect(page.getByText(/Se cobrarán 25,00 EUR/)).toBeVisible();
  await expectAccessible(page, 'payment denied');
  const denied = page.url();
  // The URL of the success page still shows what the gateway decided.
  await page.goto(denied.replace('pago-denegado', 'pago-exitoso'));
  await expect(page.getByRole('heading', { name: 'Pago denegado' })).toBeVisible();

  await page.getByRole('button', { name: 'Reintentar' }).click();
  const second = await atGateway(page);
  expect(second).not.toBe(first);
  await answer(page, 'Aprobar');
  await expect(page.getByRole('heading', { name: 'Tu pago fue aprobado' })).toBeVisible();
  await page.goto(denied);
  await expect(page.getByRole('heading', { name: 'Pago denegado' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reintentar' })).toHaveCount(0);

  // One submission with both payments, and what was written in it.
  await signIn(page, 'elevatedSupervisor');
  await page.goto(`/respuestas/listado/${form}`);
  await expect(page.getByRole('row')).toHaveCount(2);
  await page
    .getByRole('row', { name: /Pagado/ })
    .getByRole('link')
    .first()
    .click();
  await expect(page.getByText('Con silla de ruedas')).toBeVisible();
  const cards = page.getByRole('region', { name: 'Pago' });
  await expect(cards).toHaveCount(2);
  await expect(cards.nth(0)).toContainText(second);
  await expect(cards.nth(1)).toContainText(first);

  await page.goto('/pago-exitoso/0000aaaaaaaa/xxxxxxxxxxxxxxxxxxxx');
  await expect(page.getByRole('heading', { name: 'Pago denegado' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reintentar' })).toHaveCount(0);
});

test('X40.04 E9.24 X28.12 X31.03 A2.71 R4.21 X21.08 who presses the back button at the gateway is shown the open purchase, cancels it, and buys again; the most per person counts what was bought before, and says how many are left; a payment that is approved late moves on by itself', async ({
  page,
}) => {
  const form = await storeForm(page);
  await fillIn(page, form);
  await send(page);
  await atGateway(page);
  await page.goBack();
  await expect(page.getByText(/^Tiene una compra sin pagar: 2 × Platea/)).toBeVisible();
  await expectAccessible(page, 'an open purchase');
  await page.getByRole('button', { name: 'Seguir pagando' }).click();
  await atGateway(page);
  await page.goBack();
  await page.getByRole('button', { name: 'Cancelar la compra' }).click();
  await expectAccessible(page, 'the question before a purchase is cancelled');
  await page.getByRole('dialog').getByRole('button', { name: 'Cancelar la compra' }).click();
  await expect(page.getByText(/no se pagó: sus plazas quedaron libres/)).toBeVisible();
  await fillIn(page, form, { quantity: '4' });
  await expect(page.getByText('Quedan 40')).toBeVisible();
  await expect(
    page.getByText('Máximo 6 por persona: cuentan las ya compradas y las reservadas.'),
  ).toBeVisible();
  await send(page);
  await atGateway(page);
  await fillIn(page, form, { quantity: '3' });
  await send(page);
  await expect(
    page.getByText('Con este documento puede comprar 2 más: el máximo por persona es 6').first(),
  ).toBeVisible();
  await expectAccessible(page, 'more than one person may buy');
  await page.getByLabel('Cantidad').fill('2');
  await send(page);
  const late = await atGateway(page);
  await answer(page, 'Volver sin respuesta del banco');
  await expect(page.getByRole('heading', { name: 'Pago denegado' })).toBeVisible();
  await expect(page.getByText(/Si acaba de pagar, espere/)).toBeVisible();
  await decide(page, late, 'approve');
  await expect(page.getByRole('heading', { name: 'Tu pago fue aprobado' })).toBeVisible();
});

/** The page of success, first in the browser that bought, then in another one. */
async function expectBought(page: Page): Promise<void> {
  await expect(page.getByText('2 × Platea')).toBeVisible();
  await expect(page.getByText(`20/12/${SHOW_YEAR} - 15:30`)).toBeVisible();
  await expect(page.getByText(/^Código de la respuesta: VM\d+$/)).toBeVisible();
  await expect(page.getByText('Enviamos el recibo a ana@villa.example')).toBeVisible();
  await expect(page.getByText('Traiga su documento y llegue media hora antes.')).toBeVisible();
  await expectAccessible(page, 'payment approved, with a voucher');
  const [download] = await Promise.all([
    page.waitForEvent('download', (begun) => begun.suggestedFilename().startsWith('comprobante')),
    page.getByRole('button', { name: /comprobante/i }).click(),
  ]);
  expect((await readPdf(await readFile(await download.path()))).text).toContain('Traiga su documento');
  // Another browser reads what was bought, and nothing of the person.
  const address = page.url();
  await page.context().clearCookies();
  await page.goto(address);
  await expect(page.getByText('2 × Platea')).toBeVisible();
  await expect(page.getByText(/Enviamos el recibo/)).toHaveCount(0);
  await expect(page.getByText(/Código de la respuesta/)).toHaveCount(0);
}

test('X31.09 R2.106 R2.031 R2.060 R2.075 R4.16 R4.17 X21.12 the page of success has the code, what was bought, the voucher, and says where the receipt goes; the clerk sees what is paid and what waits, with sums and places; nothing sold is deleted', async ({
  page,
}) => {
  const title = `Concierto con cuentas ${newId()}`;
  const form = await storeForm(page, {
    title,
    options: { customizedVoucher: true },
    voucherText: 'Traiga su documento y llegue media hora antes.',
  });
  const paid = await buy(page, form);
  await expectBought(page);
  await fillIn(page, form, { quantity: '1' });
  await send(page);
  const closed = await atGateway(page);

  await signIn(page, 'elevatedSupervisor');
  await page.goto('/listar');
  await search(page).fill(title);
  await more(page, title).click();
  await page.getByRole('menuitem', { name: 'Ver pagos' }).click();
  await expect(page).toHaveURL(new RegExp(`/pagos/${form}$`));
  const rows = page.getByRole('list', { name: 'Pagos' }).getByRole('listitem');
  await expect(rows.filter({ hasText: closed })).toContainText('Esperando el pago');
  await expect(rows.filter({ hasText: paid })).toContainText('Pagado');
  const platea = page.getByRole('row', { name: /Platea/ });
  await expect(platea.getByRole('cell')).toHaveText(['37', '40', '2', '1']);
  await expectAccessible(page, 'payments of a form');
  await page.getByRole('button', { name: 'Respuestas sin pago (1)' }).click();
  await expect(rows).toHaveCount(1);

  await page.goto(`/respuestas/listado/${form}`);
  await expect(page.getByRole('columnheader', { name: 'Estado del pago' })).toBeVisible();
  const chip = (name: string) => page.getByRole('cell', { name }).locator('.MuiChip-root');
  await expect(chip('Pendiente de validar')).toHaveClass(/MuiChip-colorWarning/);
  await expect(chip('Pagado')).toHaveClass(/MuiChip-colorSuccess/);
  await expectAccessible(page, 'answers with payment status');
  const row = page.getByRole('row', { name: /Pagado/ });
  await row.getByRole('button', { name: /^Más acciones/ }).click();
  await expect(page.getByRole('menuitem')).toHaveText([
    'Completar preguntas sin responder',
    'Corregir formulario',
  ]);
  await page.keyboard.press('Escape');
  await row.getByRole('link').first().click();
  const card = page.getByRole('region', { name: 'Pago' });
  await expect(card).toContainText('Ana Ruiz Etxeberria');
  await expect(card).toContainText('25,00 EUR');
  await expect(page.getByRole('button', { name: 'Eliminar', exact: true })).toHaveCount(0);
  await expectAccessible(page, 'answer with a payment card');

  // The bank finally approves the payment of the buyer who closed the browser.
  await decide(page, closed, 'approve');
  await page.goto(`/pagos/${form}`);
  await expect(rows.filter({ hasText: closed })).toContainText('Pagado');
});
