// Deleting a submission, from its view and from the list.
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { expect, expectAccessible, type Page, signIn, test } from '../stack.ts';
import { newForm, savedCode } from '../steps/person-steps.ts';

const FORM = aForm()
  .with({ title: { text: 'Parte que se borra' } })
  .withSection('s', aQuestion('q', 'text', { title: { text: 'Observaciones' }, required: true }));

/** Answers the form and returns the code of the submission. */
async function answer(page: Page, form: string): Promise<string> {
  await page.goto(`/contestar/${form}`);
  await page.getByLabel(/^Observaciones/).fill('Visto');
  await page.getByRole('button', { name: 'Enviar', exact: true }).click();
  return savedCode(page);
}

test('R2.037 R2.072 R2.073 R4.35 R6.22 R8.04 X17.08 an inspector deletes their own submissions, from the view and from the list', async ({
  page,
  baseURL,
}) => {
  const form = await newForm(baseURL ?? '', FORM.build());
  await signIn(page, 'inspectorOfTwoAreas');
  const codes = [await answer(page, form), await answer(page, form)];
  await page.goto(`/respuestas/listado/${form}`);
  await page.getByRole('link', { name: `Ver la respuesta ${codes[0]}` }).click();
  const remove = page.getByRole('button', { name: 'Eliminar', exact: true });
  await remove.click();
  const view = page.url();
  const dialog = page.getByRole('dialog', { name: `¿Eliminar la respuesta ${codes[0]}?` });
  await expect(dialog.getByText('No se puede deshacer', { exact: false })).toBeVisible();
  await expectAccessible(page, 'deletion');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await remove.click();
  await dialog.getByRole('button', { name: 'Eliminar respuesta' }).click();
  await expect(page).toHaveURL(new RegExp(`/respuestas/listado/${form}$`));
  await expect(page.getByText('La respuesta se eliminó correctamente')).toBeVisible();
  await expect(remove).toHaveCount(0);
  await expect(page.getByText('Total: 1')).toBeVisible();
  await page.goto(view);
  await expect(page.getByRole('dialog', { name: 'Error' })).toContainText('No existe la respuesta.');
  await expect(remove).toHaveCount(0);
  await page.goto(`/respuestas/listado/${form}`);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: `Más acciones de la respuesta ${codes[1]}` }).click();
  await page.getByRole('menuitem', { name: 'Eliminar' }).click();
  await page.getByRole('button', { name: 'Eliminar respuesta' }).click();
  await expect(page.getByText('Respuesta eliminada correctamente')).toBeVisible();
  await expect(page.getByText('No se encontraron resultados')).toBeVisible();
});
