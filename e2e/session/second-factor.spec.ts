// Signing in with a second factor: set up in 'Mi cuenta', required by an administrator, lost and taken off.
import { codeOf } from '../../apps/server/src/testing/outside/code-application.ts';
import { expect, expectAccessible, type Page, signIn, test } from '../stack.ts';
import { invitedAccount, leave, OWN_PASSWORD, signInWith } from '../steps/account-steps.ts';
import { passkeysOn } from '../steps/passkey-steps.ts';

const PHONE = { width: 390, height: 844 };

const secretOn = async (page: Page) => (await page.locator('code').innerText()).replaceAll(' ', '');
const recoveryCodesOn = (page: Page) =>
  page.getByRole('list', { name: 'Códigos de recuperación' }).getByRole('listitem').allInnerTexts();
const codeField = (page: Page) => page.getByLabel('Código de la aplicación o de recuperación');

async function verify(page: Page, code: string): Promise<void> {
  await codeField(page).fill(code);
  await page.getByRole('button', { name: 'Verificar' }).click();
}

test('X34.01 X34.02 X34.03 X34.04 a person sets up the second factor, signs in with it, and with a recovery code', async ({
  page,
}) => {
  const { email } = await invitedAccount(page, 'factor');
  await signInWith(page, email, OWN_PASSWORD);
  await expect(page).toHaveURL(/\/listar$/);
  await page.goto('/cuenta');
  await page.getByRole('button', { name: 'Agregar una aplicación de códigos' }).click();
  const dialog = page.getByRole('dialog', { name: 'Agregar una aplicación de códigos' });
  await dialog.getByLabel('Contraseña actual').fill('no es esta');
  await dialog.getByRole('button', { name: 'Continuar' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('La contraseña actual no es correcta.');
  await dialog.getByLabel('Contraseña actual').fill(OWN_PASSWORD);
  await dialog.getByRole('button', { name: 'Continuar' }).click();
  await expect(dialog.getByRole('img', { name: 'Imagen para la aplicación de códigos' })).toBeVisible();
  await expectAccessible(page, 'a new second factor');
  const secret = await secretOn(page);
  await dialog.getByLabel('Código de la aplicación').fill('000000');
  await dialog.getByRole('button', { name: 'Verificar el código' }).click();
  await expect(dialog.getByRole('alert')).toContainText('El código no es correcto');
  await dialog.getByLabel('Código de la aplicación').fill(codeOf(secret, new Date()));
  // Its codes are shown once: while they are on their way nothing closes the dialog.
  const confirmed = Promise.withResolvers<void>();
  await page.route('**/api/second-factor', async (route) => {
    if (route.request().method() === 'PUT') await confirmed.promise;
    await route.continue();
  });
  await dialog.getByRole('button', { name: 'Verificar el código' }).click();
  await page.keyboard.press('Escape');
  await expect(dialog.getByRole('button', { name: 'Cerrar' })).toBeDisabled();
  confirmed.resolve();
  await expect(dialog.getByRole('heading', { name: 'Guarde sus códigos de recuperación' })).toBeFocused();
  const codes = await recoveryCodesOn(page);
  expect(codes).toHaveLength(10);
  await expectAccessible(page, 'recovery codes');
  const downloading = page.waitForEvent('download');
  await dialog.getByRole('link', { name: 'Descargar' }).click();
  expect((await downloading).suggestedFilename()).toBe('codigos-de-recuperacion.txt');
  await dialog.getByRole('button', { name: 'Ya los guardé' }).click();
  await expect(page.getByText('Le quedan 10 códigos de recuperación.')).toBeVisible();
  await expectAccessible(page, 'the own account with a second factor');

  await leave(page);
  await signInWith(page, email, OWN_PASSWORD);
  await expect(codeField(page)).toBeFocused();
  await expectAccessible(page, 'the second step');
  await verify(page, '000000');
  await expect(page.getByRole('alert')).toContainText('El código no es correcto, ya se usó o venció.');
  await page.goto('/listar');
  // The password alone opens nothing.
  await expect(page).toHaveURL(/\/login$/);
  await signInWith(page, email, OWN_PASSWORD);
  await verify(page, codeOf(secret, new Date(), 30));
  await expect(page).toHaveURL(/\/listar$/);

  await leave(page);
  await signInWith(page, email, OWN_PASSWORD);
  await verify(page, codes[0] ?? '');
  await expect(page).toHaveURL(/\/listar$/);
  await page.goto('/cuenta');
  await expect(page.getByText('Le quedan 9 códigos de recuperación.')).toBeVisible();
  await page.getByRole('button', { name: 'Quitar el segundo factor' }).click();
  await page.getByLabel('Contraseña actual').last().fill(OWN_PASSWORD);
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page.getByText('Desde ahora ingresa solo con la contraseña.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Agregar una aplicación de códigos' })).toBeVisible();
});

/** On a phone that keeps passkeys. */
async function enrolByPasskey(page: Page, email: string): Promise<void> {
  await passkeysOn(page);
  await signInWith(page, email, OWN_PASSWORD);
  await page.getByRole('button', { name: 'Usar una llave de acceso' }).click();
  await expect(page.getByLabel('Nombre de la llave de acceso')).toHaveValue(/Chrome/);
  await expectAccessible(page, 'a passkey that is required');
  await page.getByRole('button', { name: 'Crear la llave de acceso' }).click();
  await expect(page.getByRole('heading', { name: 'Guarde sus códigos de recuperación' })).toBeFocused();
  expect(await recoveryCodesOn(page)).toHaveLength(10);
  await page.getByRole('button', { name: 'Ya los guardé' }).click();
  await expect(page).toHaveURL(/\/listar$/);
}

test('X34.05 X34.06 X34.18 an administrator requires it of a role, and takes a lost one off', async ({
  page,
  browser,
  baseURL,
  openSecondPage,
}) => {
  // No other journey signs in with this role.
  const { email, username } = await invitedAccount(page, 'perdido', 'ROLE_INSPECTOR_ACTAS');
  const other = await invitedAccount(page, 'llave', 'ROLE_INSPECTOR_ACTAS');
  const admin = await openSecondPage();
  await signIn(admin, 'administrator');
  await admin.goto('/usuarios');
  const choose = async (checked: boolean) => {
    await admin.getByRole('button', { name: 'Segundo factor', exact: true }).click();
    const roles = admin.getByRole('dialog', { name: 'Roles que deben tener un segundo factor' });
    await roles.getByRole('checkbox', { name: 'Inspector de actas', exact: true }).setChecked(checked);
    if (checked) await expectAccessible(admin, 'the roles with a second factor');
    await roles.getByRole('button', { name: 'Guardar' }).click();
    await expect(roles).toBeHidden();
  };
  await choose(true);

  await signInWith(page, email, OWN_PASSWORD);
  await expect(page.getByRole('heading', { name: 'Active su segundo factor' })).toBeVisible();
  await expectAccessible(page, 'the choice of a second factor');
  await page.getByRole('button', { name: 'Usar una aplicación de códigos' }).click();
  await expect(page.getByRole('img', { name: 'Imagen para la aplicación de códigos' })).toBeVisible();
  await expectAccessible(page, 'a second factor that is required');
  await page.getByLabel('Código de la aplicación').fill(codeOf(await secretOn(page), new Date()));
  await page.getByRole('button', { name: 'Verificar el código' }).click();
  await page.getByRole('button', { name: 'Ya los guardé' }).click();
  await expect(page).toHaveURL(/\/listar$/);
  await page.goto('/cuenta');
  await expect(page.getByText('Le quedan 10 códigos de recuperación.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Quitar el segundo factor' })).toBeHidden();

  const phone = await browser.newContext({ baseURL: baseURL ?? '', viewport: PHONE });
  await enrolByPasskey(await phone.newPage(), other.email);
  await phone.close();

  await admin.getByRole('searchbox').fill(username);
  const row = admin.getByRole('row').filter({ hasText: username });
  await admin.reload();
  await expect(row.getByText('Con segundo factor')).toBeVisible();
  await row.getByRole('button', { name: `Más acciones para ${username}` }).click();
  await admin.getByRole('menuitem', { name: 'Quitar el segundo factor' }).click();
  await admin.getByRole('button', { name: 'Quitar el segundo factor' }).click();
  await expect(admin.getByText(`Se quitó el segundo factor de ${username}.`)).toBeVisible();
  await choose(false);
  await page.reload();
  await expect(page).toHaveURL(/\/login$/);
  await signInWith(page, email, OWN_PASSWORD);
  // Where the session ended.
  await expect(page).toHaveURL(/\/cuenta$/);
});
