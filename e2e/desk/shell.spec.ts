// Sign-in, top bar, guards and message screens, and the first steps in the form list, the submissions and the view.
import { demonstrationPassword } from '../accounts.ts';
import { expect, expectAccessible, FORMS, signIn, test } from '../stack.ts';
import { openOwnSession } from '../steps/account-steps.ts';

test('P2.38 P2.44 P2.45 P7.31 P8.14 a visitor is sent to sign in, sees what was wrong, and lands where they wanted', async ({
  page,
}) => {
  await page.goto('/listar');
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('heading', { name: 'Le damos la bienvenida' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ingresar', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: '¿Olvidó su contraseña?' })).toBeVisible();
  await expectAccessible(page, 'sign-in');
  await page.getByLabel('Correo electrónico').fill('gustavo.soldevila@villamaria.example');
  const password = page.getByLabel('Contraseña', { exact: true });
  await password.fill('una clave equivocada');
  await page.getByRole('button', { name: 'Mostrar la contraseña' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await password.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('El correo electrónico o la contraseña no son correctos.');
  await expectAccessible(page, 'sign-in refused');
  await password.fill(demonstrationPassword());
  await password.press('Enter');
  await expect(page).toHaveURL(/\/listar$/);
});

test('P2.48 P2.49 P2.50 P4.06 the account menu names the account and signs out; an open session skips the sign-in', async ({
  page,
}) => {
  await openOwnSession(page, 'supervisor');
  await page.goto('/login');
  await expect(page).toHaveURL(/\/home$/);
  const account = page.getByRole('button', { name: 'GS, cuenta de gsoldevila' });
  await expect(account).toHaveText('GS');
  await account.click();
  await expect(page.getByText('Cuenta de Constancia')).toBeVisible();
  await expect(page.getByText('gsoldevila', { exact: true })).toBeVisible();
  await expectAccessible(page, 'account menu');
  // Signing out takes effect immediately, even when the server is slow.
  const notified = Promise.withResolvers<void>();
  await page.route('**/api/session', async (route) => {
    await notified.promise;
    await route.continue();
  });
  const ended = page.waitForResponse((reply) => reply.request().method() === 'DELETE');
  await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByLabel('Contraseña', { exact: true })).toBeVisible();
  notified.resolve();
  expect((await ended).ok()).toBe(true);
  await page.goto('/home');
  await expect(page).toHaveURL(/\/login$/);
});

test('P1.18 P1.20 P1.21 P2.51 choosing a language reloads the page in it and stays', async ({ page }) => {
  await signIn(page, 'supervisor');
  await page.goto('/listar');
  await expect(page.getByRole('heading', { name: 'Formularios' })).toBeVisible();
  const picker = page.getByRole('combobox', { name: 'Idioma' });
  await expect(picker.locator('option')).toHaveText([
    'English',
    'Español (Centroamérica)',
    'Español',
    'Português',
    'Galego',
    'Euskara',
    'Otro',
  ]);
  await picker.selectOption('en');
  await expect(page.getByRole('heading', { name: 'Forms' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Forms' })).toBeVisible();
});

test('P6.29 public pages need no login', async ({ page }) => {
  const id = 'aaaaaaaaaaaaaaaaaaaa';
  for (const url of [
    `/publico/contestar/${FORMS.pruning}`,
    `/publico/guardado/${FORMS.pruning}/VM1`,
    `/ciudadano/contestar/${id}`,
    `/ciudadano/revision/${id}`,
    '/ciudadano/formularios/respuestas',
    `/ciudadano/guardado/${id}/VM1`,
    `/pago-denegado/000000000000/${id}`,
    '/actas/consultar',
    '/publico/consultar-estado',
  ]) {
    await page.goto(url);
    await expect(page.getByRole('heading', { level: 1 }).first(), url).toBeVisible();
    await expect(page.getByLabel('Contraseña', { exact: true })).toHaveCount(0);
    expect(new URL(page.url()).pathname).toBe(url);
  }
});

test('P4.14 P4.15 P4.16 P4.17 P2.64 the switch publishes immediately, and explains itself where it may not', async ({
  page,
  request,
}) => {
  await signIn(page, 'elevatedSupervisor');
  // Search by name, because other journeys leave forms of their own in the list.
  const listed = async (name: string) => {
    await page.goto(`/listar?texto=${encodeURIComponent(name)}`);
    return page.getByRole('row', { name: new RegExp(name) });
  };
  const survey = await listed('Relevamiento de arbolado');
  // The exact word, because the title of the form contains it as well.
  await survey.getByRole('switch').click();
  await expect(survey.getByText('Público', { exact: true })).toBeVisible();
  await expect(survey.getByRole('switch')).toBeChecked();
  expect((await request.get(`/api/public/forms/${FORMS.treeSurvey}/to-answer`)).status()).toBe(200);
  await survey.getByRole('switch').click();
  await expect(survey.getByText('Privado', { exact: true })).toBeVisible();
  await expect(survey.getByRole('switch')).not.toBeChecked();
  const claim = await listed('Reclamo por servicios');
  await expect(claim.getByRole('switch')).toBeDisabled();
  const inspection = await listed('Acta de inspección');
  await expect(inspection.getByRole('switch')).toBeDisabled();
  await inspection.getByRole('button', { name: /^Por qué no puede ser público/ }).hover();
  await expect(page.getByRole('tooltip')).toHaveText(
    'Los formularios que cuentan con la opción de agregar un ciudadano no pueden ser públicos',
  );
});

test('X31.91 who asks their device for less motion sees none', async ({ page }) => {
  await signIn(page, 'administrator');
  const durations = async (reducedMotion: 'reduce' | 'no-preference') => {
    await page.emulateMedia({ reducedMotion });
    await page.goto('/listar');
    await page
      .getByRole('button', { name: /^Más acciones/ })
      .first()
      .click();
    const paper = page.locator('.MuiMenu-paper:visible');
    await expect(paper.getByRole('menuitem').first()).toBeFocused();
    const menu = await paper.evaluate((element) => getComputedStyle(element).transitionDuration);
    const ofCitizens = await page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--motion'),
    );
    return [menu.split(', ').some((duration) => duration !== '0s'), ofCitizens.trim()];
  };
  expect(await durations('reduce')).toEqual([false, expect.stringMatching(/^0/)]);
  expect(await durations('no-preference')).toEqual([true, expect.not.stringMatching(/^0/)]);
});
