// From an answer in the view to its correction.
import { aForm, aQuestion, aSection } from '@constancia/domain/testing/a-form.ts';
import { expect, expectAccessible, signIn, test } from '../stack.ts';
import { newForm, storedSubmission } from '../steps/person-steps.ts';

const titled = (id: string, text: string, kind: 'text' | 'date' = 'text') =>
  aQuestion(id, kind, { title: { text } });

const GUARD = aForm()
  .with({
    title: { text: 'Parte de guardia' },
    initialState: 0,
    states: [
      { id: 0, name: 'Recibida', transitions: [1] },
      { id: 1, name: 'En curso', transitions: [0, 2] },
      { id: 2, name: 'Archivada', transitions: [] },
    ],
  })
  .withOptions({ editableForm: true })
  .withSection('s', titled('q', 'Observaciones'))
  .withSections(aSection('s2', { questions: [titled('q2', 'Entre calles'), titled('q3', 'Referencia')] }))
  .build();

const stored = async (baseURL = '') => storedSubmission(baseURL, await newForm(baseURL, GUARD));
test('X36.40 each answer leads by keyboard to its correction, which opens with the section and the field in focus', async ({
  page,
  baseURL,
}) => {
  await signIn(page, 'administrator');
  const { id } = await stored(baseURL);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/ver/${id}`);
  const pencil = page.getByRole('link', { name: 'Corregir: Referencia' });
  await expect(pencil).toHaveText('Corregir');
  await expectAccessible(page, 'view with a way to each correction');
  await pencil.press('Enter');
  await expect(page).toHaveURL(`/correctForm/${id}#q.q3`);
  const field = page.getByLabel('Referencia', { exact: true });
  await expect(field).toBeFocused();
  await expect(field).toBeInViewport();
  await page.keyboard.type('Frente a la plaza');
  await page.getByRole('button', { name: 'Guardar' }).press('Enter');
  await expect(page).toHaveURL(`/ver/${id}`);
  await expect(page.getByText('Frente a la plaza').first()).toBeVisible();
});
