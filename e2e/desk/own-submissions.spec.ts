// The user's own submissions to a form, from the form list on.
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { expect, expectAccessible, FORMS, signIn, test } from '../stack.ts';
import { makeForm, more } from '../steps/form-list-steps.ts';
import { pageButton, sendAnswer, sendAnswers, viewLink, viewLinks } from '../steps/list-steps.ts';
import { newForm } from '../steps/person-steps.ts';

const OWN = aForm()
  .with({ title: { text: 'Rondas del parque' } })
  .withOptions({ editableForm: true })
  .withSection('s', aQuestion('q', 'text', { title: { text: 'Observaciones' } }));

test('P2.16 P2.71 R2.011 R2.097 a person’s own submissions: empty, then live, and on to the view', async ({
  page,
}) => {
  await signIn(page, 'elevatedSupervisorAway');
  const title = 'Zona de nidos propio';
  const { id } = await makeForm(page, title);
  await page.goto('/listar?texto=nidos propio');
  await more(page, title).click();
  await page.getByRole('menuitem', { name: 'Mis respuestas' }).click();
  await expect(page).toHaveURL(new RegExp(`/misRespuestas/${id}$`));
  await expect(page.getByRole('heading', { name: 'Mis respuestas' })).toBeVisible();
  await expect(page.getByText('There are no answers available')).toBeVisible();
  await expectAccessible(page, 'own answers empty');
  await page.getByRole('link', { name: '<< Volver' }).click();
  await expect(page).toHaveURL(/\/listar\?texto=nidos/);
  await page.goto(`/misRespuestas/${FORMS.inspection}`);
  await expect(page.getByText('No tiene permisos para ver el formulario')).toBeVisible();
  await expectAccessible(page, 'own answers refused');
});

test('R2.091 R2.092 R2.094 R2.095 R2.096 R2.098 X33.06 R7.22 own answers come by themselves, seven a page, with the ways to update and view', async ({
  page,
  baseURL,
}) => {
  const form = await newForm(baseURL ?? '', OWN.build());
  await signIn(page, 'elevatedSupervisor');
  const stored = await sendAnswers(page, form, 8);
  await page.goto(`/misRespuestas/${form}`);
  await expect(viewLinks(page)).toHaveCount(7);
  await expect(page.getByRole('columnheader')).toHaveText([
    'ID',
    'Código',
    'Código de destinatario',
    'Fecha y hora',
    'Estado',
    'Acciones',
  ]);
  const newest = stored[7];
  if (!newest) throw new Error('nothing was stored');
  const row = page.getByRole('row', { name: new RegExp(newest.id) });
  await expect(row).toContainText(newest.code);
  await expect(row).toContainText(/\d\d\/\d\d\/\d{4} - \d\d:\d\d/);
  await expectAccessible(page, 'own answers with actions');
  const next = await sendAnswer(page, form);
  await expect(viewLink(page, next)).toBeVisible();
  await expect(page.getByText('Total: 9', { exact: true })).toBeVisible();
  await pageButton(page, 'Siguiente').click();
  await expect(viewLinks(page)).toHaveCount(2);
  await viewLink(page, stored[0] ?? next).click();
  await expect(page).toHaveURL(`/ver/${stored[0]?.id}`);
  await expect(page.getByText('Datos de la respuesta')).toBeVisible();
  await page.getByRole('link', { name: '<< Volver' }).click();
  await expect(page).toHaveURL(/\/misRespuestas\/.*desde=/);
  await page.getByRole('link', { name: `Actualizar la respuesta ${stored[1]?.code}` }).click();
  await expect(page).toHaveURL(`/respuestas/actualizar/${stored[1]?.id}`);
  await expect(page.getByLabel('Observaciones')).toBeVisible();
});
