// The user's own submissions to a form: they come by themselves, also those that were given elsewhere.
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { expect, expectAccessible, signIn, test } from '../stack.ts';
import { pageButton, sendAnswer, sendAnswers, viewLink, viewLinks } from '../steps/list-steps.ts';
import { newForm } from '../steps/person-steps.ts';

const OWN = aForm()
  .with({ title: { text: 'Rondas del parque' } })
  .withOptions({ editableForm: true })
  .withSection('s', aQuestion('q', 'text', { title: { text: 'Observaciones' } }));

test('R2.091 R2.092 R2.094 R2.095 R2.096 R2.098 X33.06 X33.61 own answers come by themselves, seven a page, with the ways to update and view', async ({
  page,
  baseURL,
  openSecondPage,
}) => {
  const form = await newForm(baseURL ?? '', OWN.build());
  await signIn(page, 'elevatedSupervisor');
  const stored = await sendAnswers(page, form, 8);
  // From then on the page hears of changes.
  const followed = page.waitForResponse(
    (reply) => reply.url().includes('/api/live?') && reply.status() === 200,
  );
  await page.goto(`/misRespuestas/${form}`);
  await followed;
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
  const phone = await openSecondPage();
  await signIn(phone, 'elevatedSupervisor');
  const next = await sendAnswer(phone, form);
  // Long before the page would ask by itself.
  await expect(viewLink(page, next)).toBeVisible({ timeout: 4_000 });
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
