// A buyer whom the bank charged after the seats were sold, and the clerk who closes the case.
import { mailsIn } from '../../apps/server/src/testing/outside/mail-box.ts';
import { expect, expectAccessible, signIn, test } from '../stack.ts';
import { newId } from '../steps/new-id.ts';
import { answer, atGateway, buy, decide, fillIn, send, storeForm } from '../steps/purchase-steps.ts';

const ONE_SEAT = {
  locations: [{ orden: 0, name: 'Platea', price: 1800, maxQuantity: 1, deferredQuantity: 0 }],
};

test('A2.70 X31.02 X31.07 X21.05 who was charged without a seat reads what happens, gets a mail, and a clerk closes the case', async ({
  page,
}) => {
  const form = await storeForm(page, { payments: ONE_SEAT });
  const email = `${newId()}@villa.example`;
  await fillIn(page, form, { quantity: '1', email });
  await send(page);
  const charged = await atGateway(page);
  await answer(page, 'Denegar');
  await expect(page.getByRole('heading', { name: 'Pago denegado' })).toBeVisible();
  const denied = page.url();
  await buy(page, form, { quantity: '1' });
  await page.goto(denied);
  await expect(page.getByRole('heading', { name: 'Pago denegado' })).toBeVisible();
  // The bank approves the first payment after all: the page turns by itself.
  await decide(page, charged, 'approve');
  await expect(
    page.getByRole('heading', { name: 'Cobramos su pago, pero ya no quedan plazas' }),
  ).toBeVisible();
  await expect(page).toHaveURL(/\/pago-sin-plaza\/\w{12}\/\w{20}$/);
  await expect(page.getByText(/El municipio le devolverá el importe/)).toBeVisible();
  await expect(page.locator('dl')).toContainText(charged);
  await expect(page.locator('dl')).toContainText('12,50 EUR');
  await expect(
    page.getByText(/^Si tiene dudas, comuníquese con .+ e indique el número de orden\.$/),
  ).toBeVisible();
  await expect(page.getByText(/denegado/)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Reintentar' })).toHaveCount(0);
  await expectAccessible(page, 'charged without a seat');
  const late = page.url();
  await expect
    .poll(
      async () =>
        (await mailsIn(process.env['E2E_MAILS'] ?? '')).filter(({ to }) => to.includes(email)).length,
    )
    .toBe(1);

  await signIn(page, 'elevatedSupervisor');
  await page.goto(`/pagos/${form}`);
  await page.getByRole('button', { name: 'Pagados sin plaza (1)' }).click();
  const row = page.getByRole('list', { name: 'Pagos' }).getByRole('listitem');
  await expect(row).toHaveCount(1);
  await expect(row).toContainText(charged);
  await row.getByRole('button', { name: 'Cerrar el caso de Ana Ruiz Etxeberria' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cerrar el caso' });
  await dialog.getByRole('button', { name: 'Cerrar el caso' }).click();
  await expect(dialog.getByText('Escriba una nota')).toBeVisible();
  await expectAccessible(page, 'closing a case without a note');
  await dialog.getByRole('radio', { name: 'Se devolvió el importe' }).check();
  await dialog.getByLabel(/^Nota/).fill('Transferencia 4711');
  await dialog.getByRole('button', { name: 'Cerrar el caso' }).click();
  await expect(page.getByText('No hay ninguno así.')).toBeVisible();
  await page.getByRole('button', { name: 'Casos cerrados (1)' }).click();
  await expect(row).toContainText('Cerrado: se devolvió el importe');
  await expect(row).toContainText('Transferencia 4711');
  await expectAccessible(page, 'closed cases');
  await page.goto(late);
  await expect(page.getByText('El municipio cerró el caso: le devolvió el importe.')).toBeVisible();
});
