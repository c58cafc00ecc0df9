// Single sign-on with a real OpenID Connect provider: there and back, without an account, a window of its own, signing out.
import { enterAs, expect, expectAccessible, type Page, test } from '../stack.ts';
import { newAccount } from '../steps/account-steps.ts';

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('constancia.language', 'es'));
});

const issuer = () => process.env['E2E_IDENTITY'] ?? '';
const button = (page: Page) => page.getByRole('button', { name: 'Continuar con Identidad Municipal' });

/** On the page of the provider. */
async function enterThere(page: Page, login: string): Promise<void> {
  await page.getByLabel('Login').fill(login);
  await page.getByRole('button', { name: 'Enter' }).click();
}

async function leaveThere(page: Page): Promise<void> {
  await page.waitForURL((url) => url.origin === issuer());
  await page.getByRole('button', { name: 'Leave' }).click();
}

test('P1.14 P7.33 P7.34 X34.10 X34.13 a colleague signs in at the provider, lands where they wanted, and signs out of both', async ({
  page,
}) => {
  const { email, username } = await newAccount(page, 'unica');
  await page.goto('/cuenta');
  await expect(page).toHaveURL(/\/login$/);
  await expect(button(page)).toBeVisible();
  await expectAccessible(page, 'sign-in with single sign-on');
  await button(page).click();
  await enterThere(page, email);
  await expect(page).toHaveURL(/\/cuenta$/);
  await expect(page.getByText('Su cuenta no tiene contraseña, así que el segundo factor')).toBeVisible();
  await page.getByRole('button', { name: new RegExp(`cuenta de ${username}`) }).click();
  await expect(page.getByText('Cuenta de inicio de sesión único')).toBeVisible();
  await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click();
  await leaveThere(page);
  await expect(page).toHaveURL(/\/login$/);
  // The provider asks again who it is.
  await button(page).click();
  await expect(page.getByLabel('Login')).toBeVisible();
});

test('P2.47 P6.27 P8.18 X34.11 who has no account reads whom to ask, and signs out', async ({ page }) => {
  await page.goto('/login');
  await button(page).click();
  await enterThere(page, 'forastera@elsewhere.example');
  await expect(page).toHaveURL(/\/ingreso$/);
  await expect(page.getByRole('alert')).toHaveText(
    'Solicite a su supervisor/a el alta de su cuenta (forastera) en Constancia para poder utilizar este módulo.',
  );
  await expectAccessible(page, 'single sign-on without an account');
  await page.getByRole('button', { name: 'Cerrar sesión' }).click();
  await leaveThere(page);
  await expect(page).toHaveURL(/\/login$/);
  await button(page).click();
  await enterThere(page, 'nobody');
  await expect(page.getByRole('alert')).toHaveText(
    'No se completó el ingreso en el servicio de identidad. Pruebe de nuevo.',
  );
  await page.getByRole('link', { name: 'Ir al ingreso' }).click();
  await expect(page).toHaveURL(/\/login$/);
});

test('P4.07 X34.10 X34.13 who signs out at the provider signs in again over the page, in a window of its own', async ({
  page,
}) => {
  const { email } = await newAccount(page, 'aviso');
  await page.goto('/login');
  await button(page).click();
  await enterThere(page, email);
  await expect(page).toHaveURL(/\/listar$/);
  const there = await page.context().newPage();
  await there.goto(`${issuer()}/session/end`);
  await leaveThere(there);
  await expect(there.getByText(/signed out|success/i)).toBeVisible();
  await there.close();
  await page.getByLabel('Nombre del formulario').fill('poda');
  const dialog = page.getByRole('dialog', { name: 'Su sesión terminó' });
  await expect(dialog).toBeVisible();
  const opening = page.waitForEvent('popup');
  await dialog.getByRole('button', { name: 'Continuar con inicio de sesión único' }).click();
  await enterThere(await opening, email);
  await expect(dialog).toBeHidden();
  await expect(page.getByLabel('Nombre del formulario')).toHaveValue('poda');
  await page.goto('/cuenta');
  await expect(page).toHaveURL(/\/cuenta$/);
});

test('P2.38 X34.10 with the newer login method on, a page without a session leads to the provider directly', async ({
  page,
}) => {
  const { email } = await newAccount(page, 'directa');
  const set = async (newLoginMethod: boolean) => {
    await enterAs(page, 'administrator');
    const values = { newLoginMethod, revokedBefore: '' };
    expect((await page.request.put('/api/remote-values', { data: values })).status()).toBe(200);
    await page.context().clearCookies();
  };
  await set(true);
  try {
    await page.goto('/cuenta');
    await enterThere(page, email);
    await expect(page).toHaveURL(/\/cuenta$/);
    await page.context().clearCookies();
    // The sign-in page itself stays reachable.
    await page.goto('/login');
    await expect(page.getByLabel('Correo electrónico')).toBeVisible();
  } finally {
    await page.context().clearCookies();
    await set(false);
  }
  await page.goto('/cuenta');
  await expect(page).toHaveURL(/\/login$/);
});
