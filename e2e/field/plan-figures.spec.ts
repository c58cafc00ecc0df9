// Figures of the plan: what was ordered and done, by area and by form, as tables, charts and a file.
import { readFile } from 'node:fs/promises';
import { expect, expectAccessibleAtAll, signIn, test } from '../stack.ts';
import { closeDays, fieldDay } from './field-steps.ts';

test.afterEach(({ baseURL }) => closeDays(baseURL));

test('X39.58 the figures of the plan are shown by area and form over days of the URL, and downloaded', async ({
  page,
  baseURL,
}) => {
  await signIn(page, 'supervisor');
  const { title } = await fieldDay(baseURL ?? '', 'inspectorOfTwoAreas', { dueOn: '2020-05-20' });
  await page.goto('/plan');
  await page.getByRole('link', { name: 'Cifras' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Cifras del plan' })).toBeVisible();
  const byForm = page.getByRole('table', { name: 'Por formulario' });
  const ofForm = byForm.getByRole('row', { name: new RegExp(title) });
  await expect(ofForm.getByRole('cell')).toHaveText(['1', '0', '0', '1', '1', '–']);
  await expect(page.getByRole('table', { name: 'Por área' })).toContainText('Total');
  await expect(page.getByRole('figure', { name: 'Vencidas hoy por área' })).toBeVisible();
  await expectAccessibleAtAll(page, 'the figures of the plan');
  const downloaded = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descargar CSV' }).press('Enter');
  const file = await downloaded;
  expect(file.suggestedFilename()).toMatch(/^cifras-del-plan-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/);
  const lines = (await readFile(await file.path(), 'utf8')).split(/\r?\n/);
  expect(lines.find((line) => line.includes(title))).toMatch(/Por formulario.*1.*0.*0.*1.*1/);
  await page.goto('/plan/cifras?desde=2019-01-01&hasta=2019-01-31');
  await expect(ofForm.getByRole('cell')).toHaveText(['0', '0', '0', '1', '1', '–']);
  await page.goto('/plan/cifras?desde=2019-02-01&hasta=2019-01-31');
  await expect(page.getByText('La fecha «Hasta» es anterior a la fecha «Desde».')).toBeVisible();
});
