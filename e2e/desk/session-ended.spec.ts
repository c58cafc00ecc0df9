// The session ends while a page of staff is open, and links that are opened signed out.

import { ACCOUNTS, demonstrationPassword } from '../accounts.ts';
import { expect, expectAccessible, FORMS, type Page, signIn, signInAgain, test } from '../stack.ts';
import {
  AREA,
  addQuestion,
  addSection,
  editorOf,
  NEW_FORM,
  openEditor,
  save,
} from '../steps/editor-steps.ts';
import { makeForm } from '../steps/form-list-steps.ts';

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Su sesión terminó' });
/** The page learns of it by a request of its own only. */
const endSession = (page: Page) => page.context().clearCookies();
const titleOf = (page: Page) => page.getByLabel('Título', { exact: true });

async function fillSignIn(page: Page, account: keyof typeof ACCOUNTS): Promise<void> {
  await page.getByLabel('Correo electrónico').fill(ACCOUNTS[account]);
  await page.getByLabel('Contraseña', { exact: true }).fill(demonstrationPassword());
  await page.getByRole('button', { name: 'Ingresar', exact: true }).click();
}

// What other journeys change for everybody comes with the stream, and the page asks then who is signed in.
test.beforeEach(({ page }) => page.route('**/api/live?*', (route) => route.abort()));

test('X31.60 E2.03 a link to the editor, and one to a filtered list, opened signed out open after signing in', async ({
  page,
}) => {
  await page.goto(editorOf(FORMS.treeSurvey));
  await expect(page).toHaveURL(/\/login$/);
  await fillSignIn(page, 'supervisor');
  await expect(titleOf(page)).toHaveValue('Relevamiento de arbolado público urbano');
  await expect(page).toHaveURL(new RegExp(`${editorOf(FORMS.treeSurvey)}$`));
  await page.context().clearCookies();
  await page.goto('/listar?texto=relevamiento');
  await expect(page).toHaveURL(/\/login$/);
  await fillSignIn(page, 'supervisor');
  await expect(page).toHaveURL(/\/listar\?texto=relevamiento$/);
});

test('X31.61 E8.14 the session ends while a form is edited: signing in over the page saves what was typed', async ({
  page,
}) => {
  await signIn(page, 'supervisor');
  await openEditor(page, NEW_FORM);
  const title = `Sesión que termina ${Date.now()}`;
  await titleOf(page).fill(title);
  await page.getByLabel('Área municipal').selectOption(AREA);
  await addSection(page, 'Datos');
  await addQuestion(page, 'Datos', { title: 'Una' });
  await endSession(page);
  await save(page);
  const dialog = dialogOf(page);
  await expect(dialog).toBeVisible();
  await expect(dialog.getByLabel('Correo electrónico')).toHaveValue(ACCOUNTS.supervisor);
  await expectAccessible(page, 'session ended');
  await dialog.getByRole('button', { name: 'Ahora no' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Su sesión terminó' })).toBeVisible();
  await expect(titleOf(page)).toHaveValue(title);
  await save(page);
  await dialog.getByLabel('Contraseña', { exact: true }).fill('equivocada');
  await dialog.getByRole('button', { name: 'Ingresar', exact: true }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await dialog.getByLabel('Contraseña', { exact: true }).fill(demonstrationPassword());
  await dialog.getByRole('button', { name: 'Ingresar', exact: true }).click();
  await expect(page.getByText('El formulario fue creado correctamente')).toBeVisible();
  await expect(page).toHaveURL(/\/listar$/);
  await expect(dialog).toHaveCount(0);
});

test('X31.62 another account that signs in there does not take over what was being written', async ({
  page,
}) => {
  await signIn(page, 'supervisor');
  await openEditor(page, NEW_FORM);
  await titleOf(page).fill('Del supervisor');
  await page.getByLabel('Área municipal').selectOption(AREA);
  await addSection(page, 'Datos');
  await addQuestion(page, 'Datos', { title: 'Una' });
  await endSession(page);
  await save(page);
  await expect(dialogOf(page).getByLabel('Contraseña', { exact: true })).toBeFocused();
  await fillSignIn(page, 'elevatedSupervisor');
  const other = page.getByRole('dialog', { name: 'Ingresó con otra cuenta' });
  await expect(other).toContainText(`Esta página es de ${ACCOUNTS.supervisor}`);
  await expectAccessible(page, 'another account');
  await other.getByRole('button', { name: `Seguir como ${ACCOUNTS.elevatedSupervisor}` }).click();
  await expect(titleOf(page)).toHaveValue('');
  await expect(page.getByRole('button', { name: /cuenta de/ })).not.toContainText('GS');
  await signIn(page, 'supervisor');
  await page.reload();
  await expect(titleOf(page)).toHaveValue('Del supervisor');
});

test('X31.61 a submission whose session ended is sent after signing in', async ({ page }) => {
  await signIn(page, 'supervisor');
  const { id } = await makeForm(page, `Sesión al contestar ${Date.now()}`);
  await page.goto(`/contestar/${id}`);
  await page.getByRole('radio', { name: 'Nido' }).check();
  await endSession(page);
  await page.getByRole('button', { name: 'Enviar' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirmar' }).click();
  const dialog = dialogOf(page);
  await dialog.getByLabel('Contraseña', { exact: true }).fill(demonstrationPassword());
  await dialog.getByRole('button', { name: 'Ingresar', exact: true }).click();
  await expect(page).toHaveURL(/\/listar/);
  const { submissions } = await (await page.request.get(`/api/forms/${id}/submissions`)).json();
  expect(submissions).toHaveLength(1);
});

test('X39.95 X31.62 what stands on the page of one account is not stored as that of another who signed in in another tab', async ({
  page,
}) => {
  await signIn(page, 'supervisor');
  const { id } = await makeForm(page, `Otra pestaña ${Date.now()}`);
  await page.goto(`/contestar/${id}`);
  await page.getByRole('radio', { name: 'Nido' }).check();
  // With a session of its own: signing in ends the one that the browser had.
  await endSession(page);
  const tab = await page.context().newPage();
  await signInAgain(tab, 'elevatedSupervisor');
  await tab.close();
  const send = async () => {
    await page.getByRole('button', { name: 'Enviar' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Confirmar' }).click();
  };
  await send();
  const dialog = dialogOf(page);
  await dialog.getByRole('button', { name: 'Ahora no' }).click();
  await expect(page.getByRole('radio', { name: 'Nido' })).toBeChecked();
  const stored = async () => (await page.request.get(`/api/forms/${id}/submissions`)).json();
  expect((await stored()).submissions).toHaveLength(0);
  await send();
  await dialog.getByLabel('Contraseña', { exact: true }).fill(demonstrationPassword());
  await dialog.getByRole('button', { name: 'Ingresar', exact: true }).click();
  await expect(page).toHaveURL(/\/listar/);
  const { submissions } = await stored();
  expect(submissions).toHaveLength(1);
  const { createdBy } = await (await page.request.get(`/api/submissions/${submissions[0].id}`)).json();
  const { account } = await (await page.request.get('/api/session')).json();
  expect(createdBy).toBe(account.username);
  expect(account.email).toBe(ACCOUNTS.supervisor);
});
