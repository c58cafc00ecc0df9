// Views of a list: what is shown is saved under a name, with its order, renamed, saved again, shared and deleted.
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { expect, expectAccessible, signIn, test } from '../stack.ts';
import { listOf, sendAnswer, viewLinks } from '../steps/list-steps.ts';
import { newForm } from '../steps/person-steps.ts';

const FORM = aForm()
  .with({ title: { text: 'Pedidos con vistas' } })
  .withSection('s', aQuestion('q', 'text', { title: { text: 'Pedido' } }))
  .build();

test('X33.65 X33.66 X33.67 filter, columns and order are saved as a view, renamed, saved over by what the list shows later, shared with a colleague who applies it, and deleted; who comes second is notified', async ({
  page,
  baseURL,
  openSecondPage,
}) => {
  const form = await newForm(baseURL ?? '', FORM);
  await signIn(page, 'administrator');
  await sendAnswer(page, form, { value: 'Poda de un fresno' });
  await sendAnswer(page, form, { value: 'Bache' });
  await sendAnswer(page, form, { value: 'Riego de un fresno' });
  await page.goto(listOf(form));
  await expect(viewLinks(page)).toHaveCount(3);
  await page.getByRole('button', { name: 'Columnas' }).click();
  await page.getByRole('checkbox', { name: 'Pedido' }).check();
  await page.getByRole('button', { name: 'Aplicar' }).click();
  const answers = page
    .getByRole('table', { name: 'Respuestas' })
    .getByRole('cell', { name: /^(Poda|Bache|Riego)/ });
  await page.getByLabel('Ordenar por').selectOption('Pedido, descendente');
  await expect(answers).toHaveText(['Riego de un fresno', 'Poda de un fresno', 'Bache']);
  await page.getByRole('button', { name: 'Vistas' }).click();
  const dialog = page.getByRole('dialog', { name: 'Vistas guardadas' });
  await expect(dialog).toContainText('Todavía no hay vistas de este formulario.');
  await dialog.getByLabel('Nombre de la vista').fill('Por pedido');
  await dialog.getByLabel('Compartir con quienes leen estas respuestas').check();
  await dialog.getByRole('button', { name: 'Guardar vista' }).click();
  await dialog.getByRole('button', { name: 'Renombrar la vista Por pedido' }).click();
  await expect(dialog.getByLabel('Nombre nuevo')).toBeFocused();
  await dialog.getByLabel('Nombre nuevo').fill('Fresnos');
  await expectAccessible(page, 'renaming a view');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('button', { name: 'Fresnos', exact: true })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Renombrar la vista Fresnos' })).toBeFocused();
  await dialog.getByLabel('Nombre de la vista').fill('fresnos');
  await expect(dialog.getByRole('button', { name: 'Reemplazar vista' })).toBeEnabled();
  await expectAccessible(page, 'saved views');
  await page.keyboard.press('Escape');
  const shown = page.getByRole('group', { name: 'Vista: Fresnos' });
  await expect(shown.getByRole('status')).toHaveText('Vista: Fresnos');
  const saveChanges = shown.getByRole('button', { name: 'Guardar cambios' });
  await expect(saveChanges).toHaveCount(0);
  await page.getByLabel('Buscar en las respuestas').fill('fresno');
  await expect(viewLinks(page)).toHaveCount(2);
  await expect(shown.getByRole('status')).toContainText('con cambios sin guardar');
  await expectAccessible(page, 'a view with changes');
  // The same person, at another desk, saves it first.
  const { views } = await (await page.request.get(`/api/forms/${form}/views`)).json();
  const [{ id, by: _, may: __, ...stored }] = views;
  const saved = await page.request.put(`/api/forms/${form}/views/${id}`, {
    data: { ...stored, order: 'code' },
  });
  expect(saved.status(), await saved.text()).toBe(200);
  await saveChanges.click();
  await expect(shown.getByRole('alert')).toContainText('Otra persona guardó esta vista');
  await saveChanges.click();
  await expect(shown.getByRole('status')).toHaveText('Vista: Fresnos');
  await page.goto(listOf(form));
  await page.getByRole('button', { name: 'Vistas' }).click();
  await dialog.getByRole('button', { name: 'Fresnos', exact: true }).click();
  await expect(answers).toHaveText(['Riego de un fresno', 'Poda de un fresno']);
  await expect(page.getByLabel('Buscar en las respuestas')).toHaveValue('fresno');
  const colleague = await openSecondPage({ width: 390, height: 844 });
  await signIn(colleague, 'elevatedSupervisor');
  await colleague.goto(listOf(form));
  await expect(viewLinks(colleague)).toHaveCount(3);
  await colleague.getByRole('button', { name: 'Vistas' }).click();
  await expectAccessible(colleague, 'views of others on a phone');
  await colleague.getByRole('button', { name: 'Fresnos', exact: true }).click();
  await expect(viewLinks(colleague)).toHaveCount(2);
  await expect(colleague).toHaveURL(/\?texto=fresno&orden=-q%3Aq&vista=\w{20}$/);
  await expect(colleague.getByText(/^Pedido: /)).toHaveText([
    'Pedido: Riego de un fresno',
    'Pedido: Poda de un fresno',
  ]);
  await page.getByRole('button', { name: 'Quitar la vista Fresnos' }).click();
  await expect(shown).toHaveCount(0);
  await expect(answers).toHaveText(['Riego de un fresno', 'Poda de un fresno']);
  await page.getByRole('button', { name: 'Vistas' }).click();
  await dialog.getByRole('button', { name: 'Eliminar la vista Fresnos' }).click();
  const question = page.getByRole('alertdialog', { name: 'Eliminar la vista Fresnos' });
  await expect(question).toContainText('Nadie la tendrá más en su lista.');
  await question.getByRole('button', { name: 'Cancelar' }).click();
  await expect(dialog.getByRole('button', { name: 'Fresnos', exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Eliminar la vista Fresnos' }).click();
  await question.getByRole('button', { name: 'Eliminar vista' }).click();
  await expect(dialog).toContainText('Todavía no hay vistas de este formulario.');
});
