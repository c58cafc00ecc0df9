// The user's own submissions to a form, from the form list on.

import { enterAs, expect, expectAccessible, FORMS, test } from '../stack.ts';
import { makeForm, more } from '../steps/form-list-steps.ts';

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
