// Accounts of a journey's own: made over the interface by the administrator, with the password that their owner chooses
// by the link of the letter.
import { mailsIn, type ReceivedMail } from '../../apps/server/src/testing/outside/mail-box.ts';
import { type AccountName, ACCOUNTS, demonstrationPassword } from '../accounts.ts';
import { expect, type Page, signIn } from '../stack.ts';
import { newId } from './new-id.ts';

export interface OwnAccount {
  readonly id: string;
  readonly username: string;
  readonly email: string;
}

export const OWN_PASSWORD = 'lapiz verde luna nueve';

/** An account of Villa María, whom no other journey knows. */
export async function newAccount(page: Page, name: string, role = 'ROLE_INSPECTOR'): Promise<OwnAccount> {
  const id = newId();
  const username = `${name}.${id.slice(0, 6).toLowerCase()}`;
  const email = `${username}@villamaria.example`;
  await signIn(page, 'administrator');
  const { countries } = await (await page.request.get('/api/territory')).json();
  const municipality = countries
    .flatMap(({ provinces }: { provinces: { municipalities: object[] }[] }) => provinces)
    .flatMap(({ municipalities }: { municipalities: object[] }) => municipalities)
    .find((one: { name: string }) => one.name === 'Villa María');
  const body = {
    id,
    username,
    email,
    firstName: name,
    lastName: 'Prueba',
    roles: [role],
    municipalityId: municipality.id,
    areaIds: [municipality.areas[0].id],
  };
  const created = await page.request.post('/api/users', { data: body });
  expect(created.status(), await created.text()).toBe(200);
  await page.context().clearCookies();
  return { id, username, email };
}

/** The letters to this address, when there are so many. */
export async function lettersTo(email: string, count: number): Promise<readonly ReceivedMail[]> {
  const file = process.env['E2E_MAILS'] ?? '';
  const letters = async () => (await mailsIn(file)).filter(({ to }) => to.includes(email));
  await expect.poll(async () => (await letters()).length, { timeout: 20_000 }).toBe(count);
  return letters();
}

/** The link of a letter, from the root of the site. */
export function linkIn(letter: ReceivedMail | undefined): string {
  return /\/contrasena#[\w-]+/.exec(letter?.text ?? '')?.[0] ?? '';
}

export async function choosePassword(page: Page, link: string, password: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel('Contraseña nueva').fill(password);
  await page.getByRole('button', { name: 'Guardar la contraseña' }).click();
}

export async function signInWith(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Correo electrónico').fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Ingresar' }).click();
}

/** A new account whose owner has chosen OWN_PASSWORD by the letter of the invitation. */
export async function invitedAccount(page: Page, name: string, role?: string): Promise<OwnAccount> {
  const account = await newAccount(page, name, role);
  const [letter] = await lettersTo(account.email, 1);
  const token = linkIn(letter).split('#')[1];
  const reply = await page.request.post('/api/password-link/password', {
    data: { token, password: OWN_PASSWORD },
  });
  expect(reply.status(), await reply.text()).toBe(200);
  return account;
}

/**
 * A session of a journey's own, opened without the form; the next page that is opened is the first one. Not after signing out
 * (`signInAgain`): a page that has no confirmation of it yet ends the session that it finds.
 */
export async function openOwnSession(page: Page, account: AccountName): Promise<void> {
  expect(page.url(), 'a page that signed out signs in by the form').not.toContain('/login');
  const data = { email: ACCOUNTS[account], password: demonstrationPassword() };
  const reply = await page.request.post('/api/session', { data });
  expect(reply.status(), await reply.text()).toBe(200);
}

export async function chooseInAccountMenu(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: /cuenta de/ }).click();
  await page.getByRole('menuitem', { name }).click();
}

/** The page may ask first, and the server may not have confirmed it yet. */
export const signOut = (page: Page) => chooseInAccountMenu(page, 'Cerrar sesión');

export async function leave(page: Page): Promise<void> {
  await signOut(page);
  await expect(page).toHaveURL(/\/login$/);
}
