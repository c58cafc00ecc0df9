// Views of a list: what is shown is saved under a name, applied again, shared and deleted.
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { expect, expectAccessible, signIn, test } from '../stack.ts';
import { listOf, sendAnswer, viewLinks } from '../steps/list-steps.ts';
import { newForm } from '../steps/person-steps.ts';

const FORM = aForm()
  .with({ title: { text: 'Pedidos con vistas' } })
  .withSection('s', aQuestion('q', 'text', { title: { text: 'Pedido' } }))
  .build();

test('X33.65 filter and columns are saved as a view, shared with a colleague who applies it, replaced and deleted', async ({
  page,
  browser,
  baseURL,
}) => {
  const form = await newForm(baseURL ?? '', FORM);
  await signIn(page, 'administrator');
  await sendAnswer(page, form, { value: 'Poda de un fresno' });
  await sendAnswer(page, form, { value: 'Bache' });
  await page.goto(`${listOf(form)}?texto=fresno`);
  await expect(viewLinks(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Columnas' }).click();
  await page.getByRole('checkbox', { name: 'Pedido' }).check();
  await page.getByRole('button', { name: 'Aplicar' }).click();
  await page.getByRole('button', { name: 'Vistas' }).click();
  const dialog = page.getByRole('dialog', { name: 'Vistas guardadas' });
  await expect(dialog).toContainText('Todavía no hay vistas de este formulario.');
  await dialog.getByLabel('Nombre de la vista').fill('Fresnos');
  await dialog.getByLabel('Compartir con quienes leen estas respuestas').check();
  await dialog.getByRole('button', { name: 'Guardar vista' }).click();
  await expect(dialog.getByRole('button', { name: 'Fresnos', exact: true })).toBeVisible();
  await dialog.getByLabel('Nombre de la vista').fill('fresnos');
  await expect(dialog.getByRole('button', { name: 'Reemplazar vista' })).toBeEnabled();
  await expectAccessible(page, 'saved views');
  const colleague = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await colleague.addInitScript(() => localStorage.setItem('constancia.language', 'es'));
  await signIn(colleague, 'elevatedSupervisor');
  await colleague.goto(listOf(form));
  await expect(viewLinks(colleague)).toHaveCount(2);
  await colleague.getByRole('button', { name: 'Vistas' }).click();
  await expectAccessible(colleague, 'views of others on a phone');
  await colleague.getByRole('button', { name: 'Fresnos', exact: true }).click();
  await expect(viewLinks(colleague)).toHaveCount(1);
  await expect(colleague).toHaveURL(/\?texto=fresno&vista=\w{20}$/);
  await expect(colleague.getByText('Pedido: Poda de un fresno')).toBeVisible();
  await colleague.context().close();
  await dialog.getByRole('button', { name: 'Eliminar la vista Fresnos' }).click();
  const question = page.getByRole('alertdialog', { name: 'Eliminar la vista Fresnos' });
  await expect(question).toContainText('Nadie la tendrá más en su lista.');
  await question.getByRole('button', { name: 'Cancelar' }).click();
  await expect(dialog.getByRole('button', { name: 'Fresnos', exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Eliminar la vista Fresnos' }).click();
  await question.getByRole('button', { name: 'Eliminar vista' }).click();
  await expect(dialog).toContainText('Todavía no hay vistas de este formulario.');
});
