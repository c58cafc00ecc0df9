// A person chooses the columns of a list, questions of the form among them.
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { expect, expectAccessible, type Page, signIn, test } from '../stack.ts';
import { listOf, viewLinks } from '../steps/list-steps.ts';
import { newId } from '../steps/new-id.ts';
import { newForm } from '../steps/person-steps.ts';

const TITLES = [
  'Calle',
  'Altura',
  'Luminarias',
  'Estado del poste',
  'Barrio',
  'Prioridad',
  'Comentario de la cuadrilla',
];

const FORM = aForm()
  .with({ title: { text: 'Luminarias por columnas' } })
  .withSection('s', ...TITLES.map((text, number) => aQuestion(`q${number}`, 'text', { title: { text } })))
  .build();

async function filled(page: Page, baseURL: string): Promise<string> {
  const form = await newForm(baseURL, FORM);
  await signIn(page, 'administrator');
  const main = { q0: { value: 'San Martín' }, q6: { value: 'Sin novedad' } };
  const data = { id: newId(), version: 1, answers: { ticked: {}, main, rows: {} } };
  const sent = await page.request.post(`/api/forms/${form}/submissions`, { data });
  expect(sent.status(), await sent.text()).toBe(200);
  return form;
}

const headings = (page: Page) => page.getByRole('columnheader');

test('X33.64 columns are hidden and questions added, six at most; the list has them again after a reload, another form and another person do not', async ({
  page,
  baseURL,
}) => {
  const form = await filled(page, baseURL ?? '');
  await page.goto(listOf(form));
  await expect(headings(page)).toHaveText([
    'Elegir',
    'ID',
    'Código',
    'Fecha y hora',
    'Contestado por',
    'Estado',
    'Acciones',
    'Datos adicionales',
  ]);
  await page.getByRole('button', { name: 'Columnas' }).click();
  const dialog = page.getByRole('dialog', { name: 'Columnas de la lista' });
  await dialog.getByRole('checkbox', { name: 'ID', exact: true }).uncheck();
  await dialog.getByRole('checkbox', { name: 'Estado', exact: true }).uncheck();
  for (const title of TITLES.slice(0, 6).toReversed())
    await dialog.getByRole('checkbox', { name: title }).check();
  await expect(dialog.getByRole('checkbox', { name: TITLES[6] })).toBeDisabled();
  await expectAccessible(page, 'choice of columns');
  await dialog.getByRole('checkbox', { name: TITLES[1] }).uncheck();
  await dialog.getByRole('checkbox', { name: TITLES[6] }).check();
  await dialog.getByRole('button', { name: 'Aplicar' }).click();
  const chosen = [TITLES[5], TITLES[4], TITLES[3], TITLES[2], TITLES[0], TITLES[6]] as string[];
  const all = [
    'Elegir',
    'Código',
    'Fecha y hora',
    'Contestado por',
    ...chosen,
    'Acciones',
    'Datos adicionales',
  ];
  await expect(headings(page)).toHaveText(all);
  await expect(page.getByRole('cell', { name: 'San Martín' })).toBeVisible();
  await expect(page.getByRole('cell', { name: 'Sin novedad' })).toBeVisible();
  await expectAccessible(page, 'a list with columns of questions');
  await page.reload();
  await expect(headings(page)).toHaveText(all);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByText('Calle: San Martín')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.context().clearCookies();
  await signIn(page, 'elevatedSupervisor');
  await page.goto(listOf(form));
  await expect(viewLinks(page)).toHaveCount(1);
  await expect(headings(page).filter({ hasText: 'Calle' })).toHaveCount(0);
  await page.context().clearCookies();
  await signIn(page, 'administrator');
  await page.goto(listOf(form));
  await page.getByRole('button', { name: 'Columnas' }).click();
  await dialog.getByRole('button', { name: 'Columnas de siempre' }).click();
  await dialog.getByRole('button', { name: 'Aplicar' }).click();
  await expect(headings(page).nth(1)).toHaveText('ID');
  await expect(headings(page)).toHaveCount(8);
});
