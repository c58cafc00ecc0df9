// A passkey as the second factor: added and deleted in 'Mi cuenta', used at sign-in, and a browser that has none.
import { expect, expectAccessible, type Page, test } from '../stack.ts';
import { invitedAccount, leave, OWN_PASSWORD, signInWith } from '../steps/account-steps.ts';
import { passkeysOn } from '../steps/passkey-steps.ts';

const PHONE = { width: 390, height: 844 };

const keyButton = (page: Page) => page.getByRole('button', { name: 'Usar la llave de acceso' });
const listed = (page: Page) => page.getByRole('list', { name: 'Llaves de acceso' }).getByRole('listitem');

const widerThanScreen = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

async function beginAdding(page: Page): Promise<void> {
  await page.goto('/cuenta');
  await page.getByRole('button', { name: 'Agregar una llave de acceso' }).click();
  const dialog = page.getByRole('dialog', { name: 'Agregar una llave de acceso' });
  await dialog.getByLabel('Contraseña actual').fill(OWN_PASSWORD);
  await dialog.getByRole('button', { name: 'Continuar' }).click();
  await expect(dialog.getByLabel('Nombre de la llave de acceso')).toBeFocused();
}

test('X34.16 X34.17 X34.19 a person adds a passkey on a phone, signs in with it, without it by a recovery code, also in a browser that cannot use passkeys, and deletes it', async ({
  page,
  openSecondPage,
}) => {
  await page.setViewportSize(PHONE);
  const { email } = await invitedAccount(page, 'llave');
  const device = await passkeysOn(page);
  await signInWith(page, email, OWN_PASSWORD);
  await expect(page).toHaveURL(/\/listar$/);
  await beginAdding(page);
  await expectAccessible(page, 'the name of a passkey');
  await device.knowsPerson(false);
  await page.getByRole('button', { name: 'Crear la llave de acceso' }).click();
  await expect(page.getByRole('alert')).toContainText('No se creó la llave de acceso');
  await device.knowsPerson(true);
  await page.getByLabel('Nombre de la llave de acceso').fill('  Mi   teléfono ');
  await page.getByRole('button', { name: 'Crear la llave de acceso' }).click();
  await expect(page.getByRole('heading', { name: 'Guarde sus códigos de recuperación' })).toBeFocused();
  const shown = page.getByRole('list', { name: 'Códigos de recuperación' }).getByRole('listitem');
  await expect(shown).toHaveCount(10);
  const codes = await shown.allInnerTexts();
  await page.getByRole('button', { name: 'Ya los guardé' }).click();
  await expect(page.getByText('La llave de acceso quedó agregada.')).toBeVisible();
  await expect(listed(page)).toContainText(['Mi teléfono']);
  await expect(listed(page)).toContainText(['todavía sin usar']);
  await expectAccessible(page, 'the own account with a passkey');
  expect(await widerThanScreen(page)).toBe(false);

  await leave(page);
  await signInWith(page, email, OWN_PASSWORD);
  await expect(keyButton(page)).toBeFocused();
  await expectAccessible(page, 'the second step with a passkey');
  expect(await widerThanScreen(page)).toBe(false);
  await device.knowsPerson(false);
  await keyButton(page).click();
  await expect(page.getByRole('alert')).toContainText('No se usó la llave de acceso');
  await device.knowsPerson(true);
  await keyButton(page).click();
  await expect(page).toHaveURL(/\/(listar|cuenta)$/);

  await leave(page);
  await signInWith(page, email, OWN_PASSWORD);
  await page.getByRole('button', { name: 'Usar un código de recuperación' }).click();
  await page.getByLabel('Código de recuperación').fill(codes[0] ?? '');
  await page.getByRole('button', { name: 'Verificar' }).click();
  await expect(page).toHaveURL(/\/(listar|cuenta)$/);

  const without = await openSecondPage();
  await without.addInitScript(() => Reflect.deleteProperty(window, 'PublicKeyCredential'));
  await signInWith(without, email, OWN_PASSWORD);
  const unusable = without.getByText('Este navegador no puede usar llaves de acceso aquí');
  await expect(unusable).toBeVisible();
  await expect(keyButton(without)).toHaveCount(0);
  await expectAccessible(without, 'the second step in a browser without passkeys');
  await without.getByLabel('Código de recuperación').fill(codes[1] ?? '');
  await without.getByRole('button', { name: 'Verificar' }).click();
  await expect(without).toHaveURL(/\/listar$/);
  await without.goto('/cuenta');
  await expect(unusable).toBeVisible();
  await expect(listed(without)).toHaveCount(1);
  await expect(without.getByRole('button', { name: 'Agregar una llave de acceso' })).toHaveCount(0);

  await page.goto('/cuenta');
  await expect(listed(page)).toContainText(['último uso']);
  await page.getByRole('button', { name: 'Eliminar la llave de acceso Mi teléfono' }).click();
  const dialog = page.getByRole('dialog', { name: 'Eliminar la llave de acceso Mi teléfono' });
  await dialog.getByLabel('Contraseña actual').fill('no es esta');
  await dialog.getByRole('button', { name: 'Eliminar' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('La contraseña actual no es correcta.');
  await dialog.getByLabel('Contraseña actual').fill(OWN_PASSWORD);
  await dialog.getByRole('button', { name: 'Eliminar' }).click();
  await expect(page.getByText('La llave de acceso se eliminó.')).toBeVisible();
  await expect(listed(page)).toHaveCount(0);
  await expect(page.getByText(/códigos de recuperación/i)).toHaveCount(0);
});
