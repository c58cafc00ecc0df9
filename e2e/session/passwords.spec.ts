// The first password by letter, a forgotten one, a changed one, and the list of open sessions.
import { expect, expectAccessible, test } from '../stack.ts';
import {
  choosePassword,
  invitedAccount,
  lettersTo,
  linkIn,
  newAccount,
  OWN_PASSWORD,
  signInWith,
} from '../steps/account-steps.ts';

test('X33.42 X33.45 X33.46 X33.50 X26.28 P2.45 a new colleague chooses a password by the letter and signs in, where its field hides what is typed, shows it on request, and takes what is pasted; the link then opens nothing; a person sees where they are signed in, ends one session, and changes the password', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  const { email } = await newAccount(page, 'carta');
  const [letter] = await lettersTo(email, 1);
  const link = linkIn(letter);
  await page.goto(link);
  await expect(page.getByText(`Es la contraseña con la que ingresará ${email}.`)).toBeVisible();
  // The token is out of the URL, so that it stays in no history.
  await expect(page).toHaveURL(/\/contrasena$/);
  await expectAccessible(page, 'choosing a password');
  await page.getByLabel('Contraseña nueva').fill('Municipalidad2026');
  await page.getByRole('button', { name: 'Guardar la contraseña' }).click();
  await expect(page.getByRole('alert')).toContainText('Esa contraseña es fácil de adivinar');
  await page.getByLabel('Contraseña nueva').fill('corta');
  await page.getByLabel('Contraseña nueva').press('Enter');
  await expect(page.getByRole('alert')).toHaveText('La contraseña necesita al menos 12 caracteres.');
  await expectAccessible(page, 'a password that is refused');
  await page.getByLabel('Contraseña nueva').fill(OWN_PASSWORD);
  await page.getByRole('button', { name: 'Guardar la contraseña' }).click();
  await expect(page.getByText('La contraseña quedó guardada. Ya puede ingresar con ella.')).toBeVisible();
  await page.getByRole('link', { name: 'Ingresar' }).click();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const field = page.getByLabel('Contraseña', { exact: true });
  await expect(field).toHaveAttribute('type', 'password');
  await expect(field).toHaveAttribute('autocomplete', 'current-password');
  await page.evaluate(() => navigator.clipboard.writeText(' lápiz verde '));
  await field.press('Control+v');
  await expect(field).toHaveValue(' lápiz verde ');
  await page.getByRole('button', { name: 'Mostrar la contraseña' }).click();
  await expect(field).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Ocultar la contraseña' }).click();
  await expect(field).toHaveAttribute('type', 'password');
  await signInWith(page, email, OWN_PASSWORD);
  await expect(page).toHaveURL(/\/listar$/);
  await page.goto(link);
  await page.reload();
  await expect(page.getByText('Este enlace ya se usó o venció. Pida uno nuevo.')).toBeVisible();
  await expectAccessible(page, 'a link that was used');

  await page.goto('/listar');
  const elsewhere = await browser.newContext({
    baseURL: baseURL ?? '',
    userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
  });
  const other = await elsewhere.newPage();
  await signInWith(other, email, OWN_PASSWORD);
  await expect(other).toHaveURL(/\/listar$/);
  await page.getByRole('button', { name: /cuenta de carta\./ }).click();
  await page.getByRole('menuitem', { name: 'Mi cuenta' }).click();
  await expect(page).toHaveURL(/\/cuenta$/);
  const sessions = page.getByRole('list', { name: 'Sesiones abiertas' }).getByRole('listitem');
  await expect(sessions).toHaveCount(2);
  await expect(sessions.filter({ hasText: 'Este navegador' })).toContainText('Chrome en Linux');
  await expectAccessible(page, 'the own account');
  await page.getByRole('button', { name: 'Cerrar la sesión de Firefox en Windows' }).click();
  await expect(sessions).toHaveCount(1);
  await other.reload();
  await expect(other).toHaveURL(/\/login$/);

  await signInWith(other, email, OWN_PASSWORD);
  await expect(other).toHaveURL(/\/listar$/);
  await page.getByLabel('Contraseña actual').fill('no es esta');
  await page.getByLabel('Contraseña nueva').fill('zapato limonero tambor');
  await page.getByRole('button', { name: 'Cambiar la contraseña' }).click();
  await expect(page.getByRole('alert')).toHaveText('La contraseña actual no es correcta.');
  await page.getByLabel('Contraseña actual').fill(OWN_PASSWORD);
  await page.getByRole('button', { name: 'Cambiar la contraseña' }).click();
  await expect(page.getByText('La contraseña cambió. Las demás sesiones se cerraron.')).toBeVisible();
  await expect(page.getByLabel('Contraseña nueva')).toHaveValue('');
  await other.reload();
  await expect(other).toHaveURL(/\/login$/);
  await page.reload();
  await expect(page).toHaveURL(/\/cuenta$/);
  await elsewhere.close();
});

test('P2.46 P5.03 P5.04 P7.32 P8.15 who forgot the password gets a link by e-mail; whether there is such an account is not said', async ({
  page,
}) => {
  const { email } = await invitedAccount(page, 'olvido');
  await page.goto('/login');
  const ask = async (address: string) => {
    await page.getByRole('button', { name: '¿Olvidó su contraseña?' }).click();
    const dialog = page.getByRole('dialog', { name: '¿Olvidó su contraseña?' });
    await dialog.getByLabel('Correo electrónico').fill(address);
    await dialog.getByRole('button', { name: 'Enviar el enlace' }).click();
    return dialog;
  };
  const field = page.getByRole('dialog').getByLabel('Correo electrónico');
  const isValid = () => field.evaluate((input) => (input as HTMLInputElement).validity.valid);
  const empty = await ask('');
  await expect(empty).toBeVisible();
  await expect(field).toHaveAttribute('type', 'email');
  expect(await isValid()).toBe(false);
  await expectAccessible(page, 'a forgotten password');
  await field.fill('no es un correo');
  await empty.getByRole('button', { name: 'Enviar el enlace' }).click();
  expect(await isValid()).toBe(false);
  await page.route('**/api/password-recovery', (route) => route.abort());
  await field.fill(email);
  await empty.getByRole('button', { name: 'Enviar el enlace' }).click();
  await expect(empty.getByRole('alert')).toHaveText(
    'No se pudo enviar el enlace. Pruebe de nuevo en unos minutos.',
  );
  await page.unroute('**/api/password-recovery');
  await empty.getByRole('button', { name: 'Cancelar' }).click();
  const said = 'Si hay una cuenta con ese correo, en unos minutos le llegará el enlace.';
  for (const address of ['nadie.conocido@villamaria.example', email]) {
    await expect(await ask(address)).toBeHidden();
    await expect(page.getByRole('status').filter({ hasText: said })).toBeVisible();
    await page.reload();
  }
  const letter = (await lettersTo(email, 2)).at(-1);
  expect(letter?.subject).toBe('Contraseña nueva para Constancia');
  await choosePassword(page, linkIn(letter), 'zapato limonero tambor');
  await expect(page.getByText('La contraseña quedó guardada.')).toBeVisible();
  await signInWith(page, email, OWN_PASSWORD);
  await expect(page.getByRole('alert')).toHaveText('El correo electrónico o la contraseña no son correctos.');
  await signInWith(page, email, 'zapato limonero tambor');
  await expect(page).toHaveURL(/\/listar$/);
});
