// Saving and leaving, saving and going on, and what somebody else saved since.
// rules: X35.43-X35.46
import type { FormDefinition } from '@constancia/domain/forms/definition/form.ts';
import { SMALL_FORM } from '@constancia/domain/testing/small-form.ts';
import { expect, expectAccessible, type Page, signIn, test } from '../stack.ts';
import { definitionOf, editorOf, openEditor, save, savedForm, titleOf } from '../steps/editor-steps.ts';

test.beforeEach(async ({ page }) => {
  await signIn(page, 'supervisor');
});

async function savedSince(page: Page, formId: string, definition: FormDefinition): Promise<void> {
  const { version, areaId } = await (await page.request.get(`/api/forms/${formId}`)).json();
  const body = { version, areaId, sync: false, definition };
  expect((await page.request.put(`/api/forms/${formId}`, { data: body })).ok()).toBe(true);
}

const leaveDialog = (page: Page) => page.getByRole('alertdialog', { name: '¿Salir sin guardar?' });

test('X35.43 who leaves with unsaved changes can save them on the way, and stays when the save is refused', async ({
  page,
}) => {
  const formId = await savedForm(page, SMALL_FORM);
  await openEditor(page, editorOf(formId));
  await titleOf(page).fill('');
  await page.getByRole('link', { name: 'Incidentes' }).click();
  await expectAccessible(page, 'question before leaving the editor');
  await leaveDialog(page).getByRole('button', { name: 'Guardar y salir' }).click();
  await expect(page.getByText('Debe ingresar un título').first()).toBeVisible();
  await expect(titleOf(page)).toBeFocused();
  await titleOf(page).fill('Zona al salir');
  await page.getByRole('link', { name: 'Incidentes' }).click();
  await leaveDialog(page).getByRole('button', { name: 'Guardar y salir' }).click();
  await expect(page.getByRole('heading', { name: 'Incidentes', exact: true })).toBeVisible();
  expect((await definitionOf(page, formId)).title.text).toBe('Zona al salir');
  await openEditor(page, editorOf(formId));
  await expect(page.getByText('Se recuperaron cambios sin guardar')).toHaveCount(0);
});

test('X35.45 X35.46 who has saved since is said before the save, and what both changed apart is combined', async ({
  page,
}) => {
  const formId = await savedForm(page, SMALL_FORM);
  await page.clock.install();
  await openEditor(page, editorOf(formId));
  await titleOf(page).fill('Mi título');
  await savedSince(page, formId, { ...SMALL_FORM, description: { text: 'Otra descripción' } });
  const notice = page.getByRole('alert').filter({ hasText: 'Usted guardó una versión más nueva' });
  await expect(notice).toHaveCount(0);
  await page.clock.fastForward(61_000);
  await expect(notice).toBeVisible();
  await notice.getByRole('button', { name: 'Comparar ahora' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Hay una versión más nueva' });
  await expect(dialog).toContainText('Usted guardó este formulario en otra pestaña o en otro dispositivo');
  await expect(dialog).toContainText('Cambiaron cosas distintas: se pueden combinar.');
  await dialog.getByRole('button', { name: 'Combinar las dos' }).click();
  await expect(titleOf(page)).toHaveValue('Mi título');
  await expect(page.getByLabel('Descripción', { exact: true })).toHaveValue('Otra descripción');
  await expect(page.getByText('Hay cambios sin guardar')).toBeVisible();
  await expect(notice).toHaveCount(0);
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(page.getByLabel('Descripción', { exact: true })).toHaveValue('Como estaba');
  await page.getByRole('button', { name: 'Rehacer' }).click();
  await save(page);
  await expect(page.getByText('El formulario fue editado correctamente')).toBeVisible();
  expect(await definitionOf(page, formId)).toMatchObject({
    title: { text: 'Mi título' },
    description: { text: 'Otra descripción' },
  });
});
