// From an answer in the view to its correction, and what moving a submission to another state asks and offers.
import { aForm, aQuestion, aSection } from '@constancia/domain/testing/a-form.ts';
import { expect, expectAccessible, type Page, signIn, test } from '../stack.ts';
import { expectShownFor, stopClock } from '../steps/clock-steps.ts';
import { newId } from '../steps/new-id.ts';
import { newForm, storedSubmission, supervisorApi } from '../steps/person-steps.ts';

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
const selector = (page: Page) => page.getByRole('combobox', { name: 'Estado' });

async function choose(page: Page, state: string): Promise<void> {
  await selector(page).click();
  await page.getByRole('option', { name: state }).click();
}

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

/** A submission with the date of a visit and no reference. */
async function storedVisit(baseURL: string): Promise<string> {
  const form = await newForm(
    baseURL,
    aForm()
      .with({ title: { text: 'Parte de visita' } })
      .withOptions({ editableForm: true })
      .withSection('s', titled('date', 'Fecha de la visita', 'date'), titled('q', 'Referencia'))
      .build(),
  );
  const api = await supervisorApi(baseURL);
  const id = newId();
  const answers = { ticked: {}, main: { date: { value: '20/11/2026' } }, rows: {} };
  const sent = await api.post(`/api/forms/${form}/submissions`, { data: { id, version: 1, answers } });
  expect(sent.status(), await sent.text()).toBe(200);
  await api.dispose();
  return id;
}
