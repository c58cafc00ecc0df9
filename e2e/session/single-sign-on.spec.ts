// Single sign-on with a real OpenID Connect provider: there and back, without an account, a window of its own, signing out.
import {
  openIdentityProvider,
  type TestIdentityProvider,
} from '../../apps/server/src/testing/outside/identity-provider.ts';
import { freePort, type ServerProcess, startServer } from '../../apps/server/src/testing/server-process.ts';
import { test as base, expect, expectAccessible, type Page, signIn } from '../stack.ts';
import { newAccount } from '../steps/account-steps.ts';

/** A process of the same installation that has an identity provider; the other journeys have none. */
let server: ServerProcess;
let provider: TestIdentityProvider;
let origin = '';

const test = base.extend({
  // oxlint-disable-next-line no-empty-pattern -- a fixture must take its dependencies by name, and has none
  baseURL: async ({}, provide) => provide(origin),
});

test.beforeAll(async () => {
  const port = await freePort();
  origin = `http://localhost:${port}`;
  provider = await openIdentityProvider(origin);
  const { issuer, clientId, clientSecret } = provider.settings;
  server = await startServer({
    port,
    options: [],
    env: {
      // It takes the jobs of the other journeys too.
      ...(JSON.parse(process.env['E2E_SERVER'] ?? '{}') as Record<string, string>),
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: clientId,
      OIDC_CLIENT_SECRET: clientSecret,
      OIDC_NAME: 'Identidad Municipal',
    },
  });
});
test.afterAll(async () => {
  await server.stop();
  await provider.stop();
});

const issuer = () => provider.settings.issuer;
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

test('P1.14 P2.44 P2.50 P7.33 P7.34 X34.10 X34.13 a colleague signs in at the provider, lands where they wanted, and signs out of both', async ({
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
  await expect(page.getByText(username, { exact: true })).toBeVisible();
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

test('P4.07 X34.10 X34.13 X37.56 X37.57 who signs out at the provider signs in again over the page, in a window of its own; somebody with the address of a colleague does not get the account until an administrator unbinds it', async ({
  page,
}) => {
  const { email, username } = await newAccount(page, 'ligada');
  await page.goto('/login');
  await button(page).click();
  await enterThere(page, email);
  await expect(page).toHaveURL(/\/listar$/);
  await page.locator('html').evaluate((html) => html.setAttribute('data-kept', 'yes'));
  const there = await page.context().newPage();
  await there.goto(`${issuer()}/session/end`);
  await leaveThere(there);
  await expect(there.getByRole('heading', { name: 'Sign-out Success' })).toBeVisible();
  await there.close();
  await page.getByLabel('Nombre del formulario').fill('poda');
  const dialog = page.getByRole('dialog', { name: 'Su sesión terminó' });
  await expect(dialog).toBeVisible();
  const opening = page.waitForEvent('popup');
  await dialog.getByRole('button', { name: 'Continuar con inicio de sesión único' }).click();
  await enterThere(await opening, email);
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('table', { name: 'Formularios' })).toBeVisible();
  // The page was not loaded again, so that what was written stays.
  await expect(page.locator('html')).toHaveAttribute('data-kept', 'yes');
  await page.goto('/cuenta');
  await expect(page).toHaveURL(/\/cuenta$/);

  await page.getByRole('button', { name: new RegExp(`cuenta de ${username}`) }).click();
  await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click();
  await leaveThere(page);
  await button(page).click();
  // Another person at the provider, with the same verified address.
  await enterThere(page, `otp.${email}`);
  await expect(page.getByRole('alert')).toHaveText(
    `La cuenta con el nombre ${username} pertenece a otra persona en el inicio de sesión único. ` +
      'Si es suya, pida a quien administra los usuarios que la desvincule.',
  );
  await expectAccessible(page, 'single sign-on to the account of somebody else');
  await page.getByRole('button', { name: 'Cerrar sesión' }).click();
  await leaveThere(page);
  await signIn(page, 'administrator');
  await page.goto(`/usuarios?texto=${username}`);
  await page.getByRole('button', { name: `Más acciones para ${username}` }).click();
  await page.getByRole('menuitem', { name: 'Desvincular del inicio de sesión único' }).click();
  const asked = page.getByRole('alertdialog', { name: `¿Desvincular la cuenta ${username}?` });
  await expectAccessible(page, 'unbinding an account');
  await asked.getByRole('button', { name: 'Desvincular del inicio de sesión único' }).click();
  await expect(
    page.getByText(`La cuenta ${username} se desvinculó del inicio de sesión único.`),
  ).toBeVisible();
  await page.getByRole('button', { name: `Más acciones para ${username}` }).click();
  await expect(page.getByRole('menuitem', { name: 'Sesiones abiertas' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Desvincular del inicio de sesión único' })).toBeHidden();
  await page.context().clearCookies();
  await page.goto('/login');
  await button(page).click();
  await enterThere(page, `otp.${email}`);
  await expect(page).toHaveURL(/\/listar$/);
});
