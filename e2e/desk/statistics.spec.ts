// Two pages that the form list links to: the user's own submissions to a form, and its statistics.

import { enterAs, expect, expectAccessible, FORMS, test } from '../stack.ts';
import { forgiveFailures, makeForm, more } from '../steps/form-list-steps.ts';

test('P2.16 P2.71 R2.011 a person’s own submissions: empty, then live, and on to the view', async ({
  page,
}) => {
  await enterAs(page, 'elevatedSupervisorAway');
  const title = 'Zona de nidos propio';
  const { id } = await makeForm(page, title);
  await page.goto('/listar?texto=nidos propio');
  await more(page, title).click();
  await page.getByRole('menuitem', { name: 'Mis respuestas' }).click();
  await expect(page).toHaveURL(new RegExp(`/misRespuestas/${id}$`));
  await expect(page.getByRole('heading', { name: 'Mis respuestas' })).toBeVisible();
  await expect(page.getByText('Todavía no contestó este formulario.')).toBeVisible();
  await expectAccessible(page, 'own answers empty');
  await page.getByRole('link', { name: '<< Volver' }).click();
  await expect(page).toHaveURL(/\/listar\?texto=nidos/);
  await page.goto(`/misRespuestas/${FORMS.inspection}`);
  await expect(page.getByText('No tiene permisos para ver el formulario')).toBeVisible();
  await expectAccessible(page, 'own answers refused');
});

test('P2.16 R2.011 an inspector sees their own submissions with their way to the view', async ({ page }) => {
  await enterAs(page, 'inspector');
  await page.goto(`/misRespuestas/${FORMS.inspection}`);
  await expect(page.getByText(/^Total: [1-9]\d*$/)).toBeVisible();
  await expectAccessible(page, 'own answers');
  await page
    .getByRole('link', { name: /^Ver la respuesta/ })
    .first()
    .click();
  await expect(page.getByText('Datos de la respuesta')).toBeVisible();
});

for (const width of [390, 1280]) {
  test(`P2.18 P2.36 R2.021 R2.012 X10.12 X10.15 statistics at ${width} px: charts, and each as a table`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await enterAs(page, 'administrator');
    // The survey is used because no journey answers it, so its numbers are fixed.
    await page.goto(`/estadisticas/${FORMS.treeSurvey}`);
    await expect(page.getByRole('heading', { name: 'Estadísticas', exact: true })).toBeVisible();
    await expect(page.getByText('Respuestas: 40')).toBeVisible();
    await expectAccessible(page, 'statistics');
    // The survey has a repeatable section: its copies are shown as charts like everything else, never as tables.
    await expect(page.getByRole('table')).toHaveCount(0);
    await page.getByRole('button', { name: 'Ver como tabla: Respuestas por estado' }).click();
    const states = page.getByRole('table', { name: 'Respuestas por estado' });
    await expect(states.getByRole('row', { name: /^Relevado 9/ })).toBeVisible();
    await page.getByRole('button', { name: /^Ver como tabla: Respuestas por día/ }).click();
    await expect(page.getByRole('table', { name: /^Respuestas por día/ }).getByRole('row')).toHaveCount(31);
    await expectAccessible(page, 'statistics as tables');
    await page.getByRole('button', { name: 'Ver como gráfico: Respuestas por estado' }).click();
    await expect(states).toHaveCount(0);
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
      .toBeLessThanOrEqual(0);
  });
}

test('P2.18 P2.39 statistics are for people who may read them, and say when nothing was counted or they fail', async ({
  page,
  messages,
}) => {
  await enterAs(page, 'elevatedSupervisorAway');
  const { id } = await makeForm(page, 'Zona de nidos sin respuestas');
  await page.goto(`/estadisticas/${id}`);
  await expect(page.getByText('El formulario todavía no tiene respuestas.')).toBeVisible();
  await expectAccessible(page, 'statistics empty');
  await page.route('**/statistics', (route) => route.fulfill({ status: 500, json: {} }));
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('Error al cargar la información');
  await expectAccessible(page, 'statistics failed');
  await page.context().clearCookies();
  await enterAs(page, 'inspector');
  await page.goto(`/estadisticas/${FORMS.inspection}`);
  await expect(page.getByText('You do not have the required permissions to access this site.')).toBeVisible();
  forgiveFailures(messages);
});
