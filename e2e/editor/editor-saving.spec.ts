// Editing stored forms: opening, what submissions lock, saving, a lost connection, conflicts with another person's
// save, leaving.

import { EDITABLE_FORM, SMALL_FORM } from '@constancia/domain/testing/small-form.ts';
import { expect, expectAccessible, signIn, signInAgain, test } from '../stack.ts';
import {
  answered,
  definitionOf,
  editorOf,
  NEW_FORM,
  openEditor,
  openOptions,
  questionCard,
  save,
  savedForm,
  titleOf,
  titlesIn,
} from '../steps/editor-steps.ts';

test.beforeEach(async ({ page }) => {
  await signIn(page, 'supervisor');
});

test('E1.02 E2.03 E2.05 E2.23 E7.01 E7.04 E8.13 P2.06 a saved form comes back as it was with, without and with any type in the URL, is changed and saved', async ({
  page,
}) => {
  const formId = await savedForm(page, SMALL_FORM);
  for (const url of [editorOf(formId), `/editar/${formId}/encuesta`, `/editar/${formId}`]) {
    await openEditor(page, url);
    await expect(titleOf(page)).toHaveValue('Zona guardada');
    await expect(page.getByLabel('Descripción', { exact: true })).toHaveValue('Como estaba');
    await expect(titlesIn(page)).toHaveText(['Primera', 'Segunda', 'Tercera']);
  }
  // It is the screen of a new form.
  for (const url of [NEW_FORM, editorOf(formId)]) {
    await openEditor(page, url);
    for (const name of ['Estados', 'Idiomas', 'Configuración'])
      await expect(page.getByText(name, { exact: true }).first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Guardar formulario' })).toBeVisible();
  }
  await questionCard(page, 'Primera').getByRole('button', { name: 'Primera' }).click();
  await page.getByLabel('Ubicación').selectOption({ index: 1 });
  await expect(titlesIn(page)).toHaveText(['Segunda', 'Tercera', 'Primera']);
  await openOptions(page);
  await page.getByLabel('Formulario público').check();
  await expect(page.getByRole('textbox', { name: 'Enlace público' })).toHaveValue(
    new RegExp(`/publico/contestar/${formId}$`),
  );
  await save(page);
  await expect(page.getByText('El formulario fue editado correctamente')).toBeVisible();
  await expect(page).toHaveURL(/\/listar$/);
  const saved = await definitionOf(page, formId);
  expect(saved.sections.map(({ questions }) => questions.map(({ id }) => id))).toEqual([
    ['q2'],
    ['q3', 'q1'],
  ]);
  expect(saved.options.publicAccess).toBe(true);
});

test('E4.18 E4.24 E6.06 X35.51 X36.63 a form with submissions that is not editable can be read, not changed, and looks so; it offers its submissions, and a copy in which everything can be changed', async ({
  page,
}) => {
  const formId = await savedForm(page, SMALL_FORM);
  await openEditor(page, editorOf(formId));
  await expect(page.getByText(/no admite ediciones/)).toHaveCount(0);
  const box = page.locator('.MuiOutlinedInput-root').filter({ has: titleOf(page) });
  await expect(box).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await answered(page, formId);
  await page.reload();
  await expect(page.getByText(/no admite ediciones/)).toBeVisible();
  await expect(titleOf(page)).not.toBeEditable();
  await expect(box).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await expect(page.getByLabel('Formulario editable')).toBeDisabled();
  await expectAccessible(page, 'read-only form');
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('status').filter({ hasText: 'no admite ediciones' })).toBeVisible();
  await expect(page).toHaveURL(/\/editar\//);

  const open = await savedForm(page, EDITABLE_FORM);
  await answered(page, open);
  for (const [id, why] of [
    [formId, /no admite ediciones/],
    [open, /No se pueden agregar, eliminar ni mover/],
  ] as const) {
    await openEditor(page, editorOf(id));
    const notice = page.getByRole('note').filter({ hasText: why });
    await expect(notice.getByRole('link', { name: 'Ver Respuestas' })).toHaveAttribute(
      'href',
      `/respuestas/listado/${id}`,
    );
    await notice.getByRole('button', { name: 'Seguir en una copia' }).click();
    await expect(titleOf(page)).toHaveValue('Copia de Zona guardada');
    await expect(page.getByRole('note')).toHaveCount(0);
    await page.getByRole('button', { name: 'Agregar pregunta' }).first().click();
    await expect(page.getByLabel('Pregunta: título')).toBeFocused();
    await page.keyboard.type('Cuarta');
    await save(page);
    await expect(page.getByText('El formulario fue creado correctamente')).toBeVisible();
    expect((await definitionOf(page, id)).title.text).toBe('Zona guardada');
  }
});

test('X5.01 X12.04 E4.31 E8.14 somebody else saved since: both versions are shown and neither is lost', async ({
  page,
}) => {
  const formId = await savedForm(page, SMALL_FORM);
  await openEditor(page, editorOf(formId));
  const title = titleOf(page);
  await title.fill('Lo mío');
  const read = await (await page.request.get(`/api/forms/${formId}`)).json();
  const newer = { ...SMALL_FORM, title: { text: 'Zona de otra persona' } };
  const body = { version: read.version, areaId: read.areaId, sync: false, definition: newer };
  expect((await page.request.put(`/api/forms/${formId}`, { data: body })).ok()).toBe(true);
  await save(page);
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('Hay una versión más nueva');
  await expect(dialog.getByRole('region', { name: 'Sus cambios' })).toContainText('Lo mío');
  await expect(dialog.getByRole('region', { name: /^Cambios de gsoldevila/ })).toContainText(
    'Zona de otra persona',
  );
  await expectAccessible(page, 'stale version');
  await dialog.getByRole('button', { name: 'Seguir editando' }).click();
  await expect(title).toHaveValue('Lo mío');
  await save(page);
  await dialog.getByRole('button', { name: 'Cargar la versión nueva' }).click();
  await expect(title).toHaveValue('Zona de otra persona');
  // One undo brings back the user's own edit, which is now based on the newer version.
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(title).toHaveValue('Lo mío');
  await save(page);
  await expect(page.getByText('El formulario fue editado correctamente')).toBeVisible();
  expect((await definitionOf(page, formId)).title.text).toBe('Lo mío');
});

test('X12.03 changes that are not saved survive a reload, and can be discarded', async ({ page }) => {
  const formId = await savedForm(page, SMALL_FORM);
  await openEditor(page, editorOf(formId));
  const title = titleOf(page);
  await expect(title).toHaveValue('Zona guardada');
  await title.fill('A medio escribir');
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(title).toHaveValue('A medio escribir');
  const notice = page.getByRole('alert').filter({ hasText: 'Se recuperaron cambios sin guardar' });
  await expect(notice).toBeVisible();
  await expectAccessible(page, 'recovered changes');
  await notice.getByRole('button', { name: 'Descartarlos' }).click();
  await expect(title).toHaveValue('Zona guardada');
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(title).toHaveValue('A medio escribir');
  await save(page);
  await expect(page.getByText('El formulario fue editado correctamente')).toBeVisible();
  await openEditor(page, editorOf(formId));
  await expect(title).toHaveValue('A medio escribir');
  await expect(notice).toHaveCount(0);
});

test('X12.03 a new form that was not saved survives a reload too, and signing out asks before it is lost', async ({
  page,
}) => {
  // This journey signs out, so it needs a session of its own.
  await page.context().clearCookies();
  await signInAgain(page, 'elevatedSupervisor');
  await openEditor(page, NEW_FORM);
  const title = titleOf(page);
  await title.fill('Formulario nuevo');
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(title).toHaveValue('Formulario nuevo');
  await page.getByRole('button', { name: /cuenta de/ }).click();
  await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click();
  const question = page.getByRole('alertdialog', { name: '¿Salir sin guardar?' });
  await question.getByRole('button', { name: 'Seguir editando' }).click();
  await expect(title).toHaveValue('Formulario nuevo');
  await page.getByRole('button', { name: /cuenta de/ }).click();
  await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click();
  await question.getByRole('button', { name: 'Salir sin guardar' }).click();
  await page.waitForURL('/login');
  await signInAgain(page, 'elevatedSupervisor');
  await openEditor(page, NEW_FORM);
  await expect(title).toHaveValue('');
});

test('E4.31 leaving with changes is asked, by link and by the way back', async ({ page }) => {
  await page.goto('/listar');
  await page.getByRole('link', { name: 'Nuevo formulario' }).first().click();
  await titleOf(page).fill('Sin guardar');
  const dialog = page.getByRole('alertdialog');
  await page
    .getByRole('navigation', { name: 'Secciones' })
    .getByRole('link', { name: 'Formularios' })
    .click();
  await expect(dialog).toContainText('¿Salir sin guardar?');
  await expectAccessible(page, 'leaving');
  await dialog.getByRole('button', { name: 'Seguir editando' }).click();
  await expect(dialog).toHaveCount(0);
  await page.goBack();
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${NEW_FORM}$`));
  await dialog.getByRole('button', { name: 'Seguir editando' }).click();
  await expect(titleOf(page)).toHaveValue('Sin guardar');
  await expect(dialog).toHaveCount(0);
  await page.goBack();
  await dialog.getByRole('button', { name: 'Salir sin guardar' }).click();
  await expect(page).toHaveURL(/\/listar$/);
});
