// What happened to a submission, in one list on its page.
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { expect, expectAccessibleAtAll, signIn, test } from '../stack.ts';
import { newForm, storedSubmission } from '../steps/person-steps.ts';

const FORM = aForm()
  .with({
    title: { text: 'Parte con historia' },
    initialState: 0,
    states: [
      { id: 0, name: 'Recibida', transitions: [1] },
      { id: 1, name: 'En curso', transitions: [] },
    ],
  })
  .withSection('s', aQuestion('q', 'text', { title: { text: 'Observaciones' } }));

test('X33.70 everything that happened to a submission stands in one list, page by page at every width', async ({
  page,
  baseURL,
}) => {
  await signIn(page, 'administrator');
  const { id } = await storedSubmission(baseURL ?? '', await newForm(baseURL ?? '', FORM.build()));
  for (let version = 1; version <= 14; version++) {
    const answers = { ticked: {}, main: { q: { value: `Nota ${version}` } }, rows: {} };
    const data = { version, answers, reason: version === 14 ? 'Lo avisó el vecino' : '' };
    const stored = await page.request.post(`/api/submissions/${id}/corrections`, { data });
    expect(stored.status(), await stored.text()).toBe(200);
  }
  await page.goto(`/ver/${id}`);
  const title = page.getByRole('button', { name: 'Todo lo que pasó con esta respuesta' });
  await expect(title).toHaveAttribute('aria-expanded', 'false');
  await page.getByRole('combobox', { name: 'Estado' }).click();
  await page.getByRole('option', { name: 'En curso' }).click();
  // Nothing leads on from there, so it is asked first (X36.41).
  await page.getByRole('button', { name: 'Pasar a «En curso»' }).click();
  await expect(page.getByText('Estado actualizado correctamente')).toBeVisible();
  await title.press('Enter');
  const events = page
    .getByRole('region', { name: 'Todo lo que pasó con esta respuesta' })
    .getByRole('listitem');
  await expect(events).toHaveCount(15);
  await expect(events.nth(0)).toContainText(/Estado: En curso.*Lleva 0 horas en este estado\./);
  await expect(events.nth(1)).toContainText(/Corrección.*1 respuesta modificada.*Motivo: Lo avisó el vecino/);
  await expectAccessibleAtAll(page, 'the timeline of a submission');
  await page.getByRole('button', { name: 'Ver lo anterior' }).click();
  await expect(events).toHaveCount(17);
  await expect(events.nth(15)).toContainText(/Estado: Recibida.*Estuvo 0 horas en este estado\./);
  await expect(events.nth(16)).toContainText('Respuesta enviada');
  await expect(page.getByRole('button', { name: 'Ver lo anterior' })).toHaveCount(0);
});
