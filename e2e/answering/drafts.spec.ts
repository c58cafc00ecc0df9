// Drafts, which were begun and not sent: kept with their person, listed, continued, discarded, and mentioned at
// sign-out.
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { expect, expectAccessible, type Page, signInAgain, test } from '../stack.ts';
import { chooseInAccountMenu, openOwnSession, signOut } from '../steps/account-steps.ts';
import { deleteNothing, keptOnDevice } from '../steps/connection-steps.ts';
import { CITIZEN, chooseCitizen, chosen, newForm, savedCode } from '../steps/person-steps.ts';

const TITLE = 'Acta de un borrador';
const ASKING = aForm()
  .with({ title: { text: TITLE } })
  .withOptions({ citizen: true })
  .withSection('s', aQuestion('q', 'text', { title: { text: 'Observaciones' }, required: true }))
  .build();

/** Chooses the person and answers the one question. */
async function write(page: Page, text: string): Promise<void> {
  await chooseCitizen(page);
  await page.getByRole('button', { name: 'Siguiente' }).click();
  await page.getByLabel(/^Observaciones/).fill(text);
}

/** Begins a submission: chooses the person and answers one question. */
async function begin(page: Page, baseURL: string | undefined): Promise<string> {
  const form = await newForm(baseURL ?? '', ASKING);
  await openOwnSession(page, 'inspectorOfTwoAreas');
  await page.goto(`/contestar/${form}`);
  await write(page, 'A medias');
  return form;
}

test('X15.04 X15.09 X15.10 what was begun is listed, gone on with and discarded; a reload brings the person back with the answers, and starting again forgets both; what was sent is not there; signing out asks what becomes of drafts: staying, keeping them, deleting them', async ({
  page,
  baseURL,
}) => {
  const form = await begin(page, baseURL);
  await chooseInAccountMenu(page, 'Borradores');
  await expect(page).toHaveURL(/\/borradores$/);
  const draft = page.getByRole('listitem').filter({ hasText: TITLE });
  await expect(draft).toContainText('Última modificación');
  await expectAccessible(page, 'drafts');
  await draft.getByRole('link', { name: `Continuar ${TITLE}` }).click();
  await expect(page).toHaveURL(`/contestar/${form}`);
  await expect(page.getByLabel(/^Observaciones/)).toHaveValue('A medias');
  await page.getByRole('button', { name: 'Atrás' }).click();
  await expect(chosen(page)).toContainText(CITIZEN.name);
  await page.goto('/borradores');
  await draft.getByRole('button', { name: `Descartar ${TITLE}` }).click();
  const asked = page.getByRole('alertdialog', { name: '¿Descartar el borrador?' });
  await expect(asked).toContainText(TITLE);
  await expectAccessible(page, 'discarding a draft');
  await asked.getByRole('button', { name: 'Descartar' }).click();
  await expect(page.getByText('No hay respuestas sin enviar en este dispositivo.')).toBeVisible();
  await page.goto(`/contestar/${form}`);
  await write(page, 'A medias');
  await page.reload();
  await expect(page.getByText('Se recuperó lo que había escrito.')).toBeVisible();
  await expect(page.getByLabel(/^Observaciones/)).toHaveValue('A medias');
  await page.getByRole('button', { name: 'Atrás' }).click();
  await expect(chosen(page)).toContainText(CITIZEN.name);
  await page.getByRole('button', { name: 'Empezar de nuevo' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Empezar de nuevo' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Paso 1 de 2: Ciudadano' })).toBeVisible();
  await expect(chosen(page)).toHaveCount(0);
  await write(page, 'Entera');
  await page.getByRole('button', { name: 'Enviar', exact: true }).click();
  await savedCode(page);
  await page.goto('/borradores');
  await expect(page.getByText('No hay respuestas sin enviar en este dispositivo.')).toBeVisible();

  await page.goto(`/contestar/${form}`);
  await write(page, 'A medias');
  const leaving = page.getByRole('dialog', { name: 'Hay respuestas sin enviar' });
  await signOut(page);
  await expect(leaving).toContainText('hay 1 respuesta que no envió');
  await expectAccessible(page, 'signing out with drafts');
  await leaving.getByRole('button', { name: 'Cancelar' }).click();
  await expect(page.getByLabel(/^Observaciones/)).toHaveValue('A medias');
  await signOut(page);
  await leaving.getByRole('button', { name: 'Conservar y salir' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await signInAgain(page, 'inspectorOfTwoAreas');
  await page.goto(`/contestar/${form}`);
  await page.getByRole('button', { name: 'Atrás' }).click();
  await expect(chosen(page)).toContainText(CITIZEN.name);
  await signOut(page);
  await leaving.getByRole('button', { name: 'Borrar y salir' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await signInAgain(page, 'inspectorOfTwoAreas');
  await page.goto(`/contestar/${form}`);
  await expect(page.getByText('Tipo de persona')).toBeVisible();
  await expect(chosen(page)).toHaveCount(0);
  await signOut(page);
  await expect(page).toHaveURL(/\/login$/);
});

test('X31.78 what was sent or discarded does not come back, although the browser had no time to delete the draft', async ({
  page,
  baseURL,
}) => {
  const form = await begin(page, baseURL);
  await expect.poll(() => keptOnDevice(page, 'drafts')).toBe(1);
  await deleteNothing(page);
  await page.getByRole('button', { name: 'Enviar', exact: true }).click();
  expect(await savedCode(page)).toMatch(/^VM/);
  await page.goto(`/contestar/${form}`);
  await expect(page.getByRole('heading', { level: 2, name: 'Paso 1 de 2: Ciudadano' })).toBeVisible();
  await chooseCitizen(page);
  await expect.poll(() => keptOnDevice(page, 'drafts')).toBe(2);
  await page.reload();
  await expect(chosen(page)).toContainText(CITIZEN.name);
  await deleteNothing(page);
  await page.getByRole('button', { name: 'Empezar de nuevo' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Empezar de nuevo' }).click();
  await expect(chosen(page)).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { level: 2, name: 'Paso 1 de 2: Ciudadano' })).toBeVisible();
  await expect(chosen(page)).toHaveCount(0);
  expect(await keptOnDevice(page, 'drafts')).toBe(2);
});
