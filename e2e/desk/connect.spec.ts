// Connecting a spreadsheet with the answers of a form: the URL that the export dialog shows, and where a token comes from.
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { expect, expectAccessibleAtAll, signIn, test } from '../stack.ts';
import { newForm, storedSubmission } from '../steps/person-steps.ts';

const FORM = aForm()
  .with({ title: { text: 'Pedidos para conectar' } })
  .withSection('s', aQuestion('q', 'text', { title: { text: 'Pedido' } }));

test('X38.87 the export dialog says how Excel and Power BI read the answers, and its URL has them', async ({
  page,
  context,
  baseURL,
}) => {
  const form = await newForm(baseURL ?? '', FORM.build());
  await storedSubmission(baseURL ?? '', form);
  await signIn(page, 'administrator');
  await context.grantPermissions(['clipboard-write']);
  await page.goto(`/respuestas/listado/${form}`);
  await page.getByRole('button', { name: 'Exportar', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Exportar respuestas' });
  await dialog.getByText('Conectar con Excel o Power BI').click();
  await expect(dialog.getByRole('listitem')).toHaveCount(3);
  await expect(dialog.getByRole('listitem').last()).toContainText('un token como contraseña');
  const url = await dialog.getByLabel('URL de los datos').inputValue();
  expect(url).toBe(`${baseURL}/api/odata/forms/${form}`);
  await dialog.getByRole('button', { name: 'Copiar URL' }).click();
  await expect(dialog.getByRole('status')).toHaveText('Se copió la URL.');
  // Pasted in another page, because our own pages may not read the clipboard.
  const elsewhere = await context.newPage();
  await elsewhere.setContent('<textarea aria-label="Pegar"></textarea>');
  await elsewhere.getByLabel('Pegar').press('Control+V');
  await expect(elsewhere.getByLabel('Pegar')).toHaveValue(url);
  await elsewhere.close();
  const reply = await page.request.get(`${url}/Submissions`);
  expect((await reply.json()).value).toHaveLength(1);
  await expectAccessibleAtAll(page, 'how to connect Excel or Power BI');
  await dialog.getByRole('link', { name: 'Crear un token en Programas' }).click();
  await expect(page).toHaveURL(/\/administracion\/programas$/);
});
