// The payment shop of a municipality: an administrator enters and tries it, and a citizen pays at it.
import { OTHER_SHOPS } from '../../apps/server/src/testing/outside/payment-gateway.ts';
import { expect, expectAccessible, type Page, signIn, test } from '../stack.ts';
import { answer, atGateway, fillIn, send, storeForm } from '../steps/purchase-steps.ts';
import { toSettings } from '../steps/settings-steps.ts';

const SHOP = OTHER_SHOPS.home;
const code = (page: Page) => page.getByLabel('Número de comercio (FUC)');
const secret = (page: Page) => page.getByLabel('Clave secreta de firma');
const save = (page: Page) => page.getByRole('button', { name: 'Guardar comercio' }).click();
const saved = (page: Page) => page.getByText('Comercio guardado.');
const test1Cent = (page: Page) => page.getByRole('button', { name: 'Firmar un pago de 0,01' }).click();

async function openShop(page: Page, name: string): Promise<void> {
  await toSettings(page, name);
  await page.getByRole('link', { name: 'Pagos', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pagos del municipio' })).toBeVisible();
  await expect(code(page)).toBeVisible();
}

async function enterShop(page: Page, key: string): Promise<void> {
  await page.getByLabel('Pasarela').selectOption('La de esta instalación');
  await code(page).fill(SHOP.merchantCode);
  await page.getByLabel('Terminal').fill(SHOP.terminal);
  await secret(page).fill(key);
  await save(page);
  await expect(saved(page)).toBeVisible();
}

/** Merchant code that the browser brings to the gateway. */
async function paysAt(page: Page): Promise<string> {
  const gateway = process.env['E2E_PAYMENT_GATEWAY'] ?? '';
  const [leaving] = await Promise.all([
    page.waitForRequest((request) => request.method() === 'POST' && request.url() === gateway),
    send(page),
  ]);
  const encoded = new URLSearchParams(leaving.postData() ?? '').get('Ds_MerchantParameters') ?? '';
  return JSON.parse(Buffer.from(encoded, 'base64').toString()).DS_MERCHANT_MERCHANTCODE;
}

test('X34.40 X34.41 X34.43 X34.44 X34.45 an administrator enters a shop and tries it until it is right; a citizen pays at it; a real shop is entered and never tried; what is wrong stands at its field, on a phone too', async ({
  page,
}) => {
  const form = await storeForm(page, { title: 'Venta de entradas', as: 'elevatedSupervisorAway' });
  await signIn(page, 'administrator');
  await openShop(page, 'Egües');
  await expect(page.getByText('vende con el de la instalación')).toBeVisible();
  await expectAccessible(page, 'payments of a municipality without a shop');
  await enterShop(page, OTHER_SHOPS.away.secret);
  await test1Cent(page);
  await expect(page.getByText(/La pasarela no acepta la firma \(SIS0042\)/)).toBeVisible();
  await expectAccessible(page, 'a shop was tried');
  await secret(page).fill(SHOP.secret);
  await save(page);
  // What was said of the wrong key goes, and the key is not shown.
  await expect(page.getByText(/La pasarela no acepta la firma/)).toBeHidden();
  await expect(secret(page)).toHaveValue('');
  await test1Cent(page);
  await expect(page.getByText('La pasarela aceptó la firma y mostró su página de pago.')).toBeVisible();
  await page.reload();
  await expect(code(page)).toHaveValue(SHOP.merchantCode);
  await expect(page.getByText(/^Vende con este comercio desde el \d\d\/\d\d\/\d{4}/)).toBeVisible();
  await expect(secret(page)).toHaveValue('');
  await expect(page.getByText('Pasarela de prueba: no se cobra nada.')).toBeVisible();

  await page.context().clearCookies();
  await fillIn(page, form);
  expect(await paysAt(page)).toBe(SHOP.merchantCode);
  await atGateway(page);
  await answer(page, 'Aprobar');
  await expect(page.getByRole('heading', { name: 'Tu pago fue aprobado' })).toBeVisible();

  await signIn(page, 'administrator');
  await openShop(page, 'Egües');
  await page.getByRole('button', { name: 'Quitar el comercio propio' }).click();
  const asked = page.getByRole('alertdialog', { name: '¿Quitar el comercio propio?' });
  await expect(asked).toContainText('Los que ya están por pagar siguen en este.');
  await expectAccessible(page, 'asked whether to remove the shop');
  await asked.getByRole('button', { name: 'Quitar el comercio propio' }).click();
  await expect(page.getByText('Comercio quitado.')).toBeVisible();
  await expect(page.getByText('vende con el de la instalación')).toBeVisible();
  await expect(page.getByLabel('Pasarela')).toBeFocused();

  await page.setViewportSize({ width: 390, height: 844 });
  await openShop(page, 'Santiago del Estero');
  await page.getByLabel('Pasarela').selectOption('Redsys, real: se cobra');
  await code(page).fill('35 1');
  await page.getByLabel('Terminal').fill('0');
  await secret(page).fill('corta');
  await save(page);
  await expect(code(page)).toBeFocused();
  await expect(code(page)).toHaveAccessibleDescription(
    'Escriba el número de comercio, de una a nueve cifras.',
  );
  await expect(page.getByLabel('Terminal')).toHaveAccessibleDescription(/un número de 1 a 999/);
  await expect(secret(page)).toHaveAccessibleDescription(/La clave son 32 letras/);
  await expectAccessible(page, 'a shop with errors');
  const wide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  expect(wide).toBe(false);
  await code(page).fill('351');
  await page.getByLabel('Terminal').fill('1');
  await secret(page).fill(SHOP.secret);
  await save(page);
  await expect(saved(page)).toBeVisible();
  await expect(page.getByText('Un comercio real no se prueba')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Firmar un pago de 0,01' })).toBeHidden();
});
