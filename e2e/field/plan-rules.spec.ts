// Rules of the plan: made in a dialog that says what is wrong and how many orders there would be, followed by the worker, and
// deleted.
import { expect, expectAccessible, expectAccessibleAtAll, signIn, test } from '../stack.ts';
import { closeDays, fieldDay } from './field-steps.ts';

test.beforeEach(async ({ page }) => {
  await signIn(page, 'supervisor');
});
test.afterEach(({ baseURL }) => closeDays(baseURL));

test('X39.29 X39.50 X39.53 X39.54 X39.55 X39.56 the mail of the morning is asked for in the plan; a rule is made from the plan, says what is wrong and how much it would make, is changed and deleted; in the own day the mail is taken back', async ({
  page,
  baseURL,
}) => {
  const { title } = await fieldDay(baseURL ?? '', 'inspectorOfTwoAreas');
  const rule = `Aviso ${Date.now()}`;
  const morning = page.getByRole('checkbox', { name: 'Cada mañana, un correo con lo vencido y lo del día' });
  await page.goto('/plan');
  await expect(morning).not.toBeChecked();
  await morning.press('Space');
  await expect(morning).toBeChecked();
  await expect(morning).toBeEnabled();
  await page.getByRole('link', { name: 'Reglas del plan' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Reglas del plan' })).toBeVisible();
  await page.getByRole('button', { name: 'Agregar regla' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Nueva regla del plan' });
  await expect(dialog.getByText('Cuando elija lo que falta')).toBeVisible();
  await dialog.getByLabel('Formulario de las órdenes').selectOption(title);
  await expect(dialog.locator('datalist option').first()).toBeAttached();
  await dialog.getByRole('button', { name: 'Guardar' }).press('Enter');
  await expect(dialog.getByText('Escriba un nombre.')).toBeVisible();
  await expect(dialog.getByText('Elija un tipo de activo.')).toBeVisible();
  await dialog.getByLabel('Nombre').fill(rule);
  await dialog.getByLabel('Tipo de activo').selectOption('Luminaria');
  await expect(dialog.getByText(/^Hoy haría /)).toBeVisible();
  await expectAccessible(page, 'the dialog of a rule');
  await dialog.getByLabel('Cuándo').selectOption('Cuando llega una respuesta');
  await dialog.getByLabel('Respuestas a').selectOption(title);
  await expect(dialog.getByText('Hacer una orden causaría la siguiente')).toBeVisible();
  await dialog.getByLabel('Cuándo').selectOption('Cada tanto tiempo, por cada activo');
  await dialog.getByLabel('Cada cuánto').fill('120');
  await dialog.getByRole('button', { name: 'Guardar' }).press('Enter');
  await expect(page.getByText(`La regla «${rule}» se guardó.`)).toBeVisible();
  const row = page.getByRole('row', { name: new RegExp(rule) });
  await expect(row).toContainText('Cada 120 meses, por activo: Luminaria');
  await expect(row).toContainText('Activa');
  await expectAccessibleAtAll(page, 'the rules of the plan');
  await page.getByRole('button', { name: `Modificar la regla ${rule}` }).press('Enter');
  const changing = page.getByRole('dialog', { name: `Regla «${rule}»` });
  await changing.getByLabel('Hace órdenes').press('Space');
  await changing.getByRole('button', { name: 'Guardar' }).press('Enter');
  await expect(changing).toHaveCount(0);
  await expect(row).toContainText('Apagada');
  await page.getByRole('button', { name: `Eliminar la regla ${rule}` }).press('Enter');
  const asking = page.getByRole('alertdialog', { name: `¿Eliminar la regla «${rule}»?` });
  await expect(asking).toContainText('No queda abierta ninguna de las que hizo.');
  await asking.getByRole('button', { name: 'Eliminar' }).press('Enter');
  await expect(row).toHaveCount(0);

  await page.goto('/mi-dia');
  await expect(morning).toBeChecked();
  await expectAccessible(page, 'the own day with the mail of the morning');
  await morning.press('Space');
  await expect(morning).not.toBeChecked();
  await expect(morning).toBeEnabled();
  await page.reload();
  await expect(morning).toBeVisible();
  await expect(morning).not.toBeChecked();
});

test('X39.52 what arrives causes an order, the order leads to the submission and the submission names the order', async ({
  page,
  baseURL,
}) => {
  const seen = await fieldDay(baseURL ?? '', 'inspectorOfTwoAreas');
  const ordered = await fieldDay(baseURL ?? '', 'inspectorOfTwoAreas');
  const rule = `Llegada ${Date.now()}`;
  await page.goto('/plan/reglas');
  await page.getByRole('button', { name: 'Agregar regla' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Nueva regla del plan' });
  await dialog.getByLabel('Nombre').fill(rule);
  await dialog.getByLabel('Cuándo').selectOption('Cuando llega una respuesta');
  await dialog.getByLabel('Respuestas a').selectOption(seen.title);
  await dialog.getByLabel('Formulario de las órdenes').selectOption(ordered.title);
  await expect(
    dialog.getByText(/^Con las respuestas de los últimos treinta días habría hecho/),
  ).toBeVisible();
  await dialog.getByRole('button', { name: 'Guardar' }).press('Enter');
  await expect(page.getByRole('row', { name: new RegExp(rule) })).toContainText(
    `Cuando llega una respuesta a «${seen.title}»`,
  );
  const id = await seen.visit();
  const plan = `/plan?formulario=${ordered.formId}`;
  const caused = page.getByRole('row', { name: new RegExp(`${seen.lamp}.*A causa de`) });
  await expect(async () => {
    await page.goto(plan);
    await expect(caused).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 60_000 });
  await caused
    .getByRole('cell', { name: /A causa de/ })
    .getByRole('link')
    .press('Enter');
  await expect(page).toHaveURL(new RegExp(`/ver/${id}$`));
  const orders = page.getByRole('region', { name: 'Órdenes de trabajo que causó' });
  await expect(orders).toContainText(ordered.title);
  await expect(orders).toContainText('Pendiente');
  await expectAccessible(page, 'a submission that caused an order');
});
