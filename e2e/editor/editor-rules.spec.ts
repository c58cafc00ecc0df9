// Rules of the editor that only its screen can show: who may open it, what it requires, what it offers, how long
// messages stay, and what happens to the input when the server refuses a save.

import { SMALL_FORM } from '@constancia/domain/testing/small-form.ts';
import { expect, FORMS, type Page, signIn, test } from '../stack.ts';
import { editorOf, NEW_FORM, openEditor, savedForm, titleOf, titlesIn } from '../steps/editor-steps.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 });

test('E1.01 E6.01 P2.05 P2.06 E6.03 the editor opens for people who may update forms; others see that they may not, visitors sign in first', async ({
  page,
}) => {
  for (const url of [NEW_FORM, editorOf(FORMS.treeSurvey)]) {
    await page.goto(url);
    await expect(page).toHaveURL(/\/login$/);
  }
  await signIn(page, 'inspector');
  for (const url of [NEW_FORM, editorOf(FORMS.treeSurvey)]) {
    await page.goto(url);
    await expect(
      page.getByText('You do not have the required permissions to access this site.'),
    ).toBeVisible();
    await expect(titleOf(page)).toHaveCount(0);
  }
  await page.context().clearCookies();
  await signIn(page, 'generator');
  await openEditor(page, NEW_FORM);
  await expect(heading(page, 'Nuevo formulario')).toBeVisible();
});

test('E2.03 E2.05 P2.06 with, without and with any type in the URL the same screen opens as for a new form', async ({
  page,
}) => {
  await signIn(page, 'supervisor');
  const formId = await savedForm(page, SMALL_FORM);
  for (const url of [`/editar/${formId}`, editorOf(formId), `/editar/${formId}/encuesta`]) {
    await openEditor(page, url);
    await expect(titleOf(page)).toHaveValue('Zona guardada');
    await expect(titlesIn(page)).toHaveText(['Primera', 'Segunda', 'Tercera']);
  }
  const names = ['Estados', 'Idiomas', 'Configuración'];
  for (const url of [editorOf(formId), NEW_FORM]) {
    await openEditor(page, url);
    for (const name of names) await expect(page.getByText(name, { exact: true }).first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Guardar formulario' })).toBeVisible();
  }
});
