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

test('X36.40 a date that stays locked says why; who may only complete is led to what is missing, and to nothing else', async ({
  page,
  baseURL,
}) => {
  const id = await storedVisit(baseURL ?? '');
  await signIn(page, 'administrator');
  await page.goto(`/ver/${id}`);
  await expect(page.getByRole('link', { name: 'Corregir: Referencia' })).toBeVisible();
  await expect(page.getByText('Las fechas ya contestadas no se corrigen.')).toHaveCount(1);
  await expect(page.getByRole('link', { name: /^(?:Corregir|Completar): Fecha/ })).toHaveCount(0);
  await signIn(page, 'supervisor');
  await page.goto(`/ver/${id}`);
  const missing = page.getByRole('link', { name: 'Completar: Referencia' });
  await expect(missing).toHaveText('Completar');
  await expect(page.getByRole('link', { name: /^(?:Corregir|Completar): / })).toHaveCount(1);
  await missing.press('Enter');
  await expect(page).toHaveURL(`/respuestas/actualizar/${id}#q.q`);
  await expect(page.getByLabel('Referencia', { exact: true })).toBeFocused();
});

test('X36.41 a final state asks before the submission is moved there', async ({ page, baseURL }) => {
  await signIn(page, 'administrator');
  const { id, code } = await stored(baseURL);
  await page.goto(`/ver/${id}`);
  await choose(page, 'En curso');
  await expect(selector(page)).toHaveText('En curso');
  await choose(page, 'Archivada');
  const question = page.getByRole('alertdialog', { name: '«Archivada» es un estado final' });
  await expect(question).toContainText(
    `La respuesta ${code} pasa de «En curso» a «Archivada». Desde «Archivada» no se vuelve a otro estado.`,
  );
  await expectAccessible(page, 'question before a final state');
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(selector(page)).toHaveText('En curso');
  await choose(page, 'Archivada');
  await question.getByRole('button', { name: 'Pasar a «Archivada»' }).click();
  await expect(selector(page)).toHaveText('Archivada');
});

test('X36.41 a submission that was moved can be moved on once its new state was read, so that the question tells where it is', async ({
  page,
  baseURL,
}) => {
  await signIn(page, 'administrator');
  const { id, code } = await stored(baseURL);
  await page.goto(`/ver/${id}`);
  await expect(selector(page)).toHaveText('Recibida');
  const slow = Promise.withResolvers<void>();
  await page.route(`**/api/submissions/${id}`, async (route) => {
    await slow.promise;
    await route.continue();
  });
  await choose(page, 'En curso');
  await expect(page.getByRole('button', { name: 'Deshacer' })).toBeVisible();
  await expect(selector(page)).toHaveText('En curso');
  await expect(selector(page)).toBeDisabled();
  slow.resolve();
  await expect(selector(page)).toBeEnabled();
  await choose(page, 'Archivada');
  await expect(page.getByRole('alertdialog')).toContainText(`La respuesta ${code} pasa de «En curso» a`);
});

test('X36.42 a move that leads back can be undone from its notice, is a change of its own, and is refused once it was moved on', async ({
  page,
  baseURL,
}) => {
  await signIn(page, 'administrator');
  const { id } = await stored(baseURL);
  await page.goto(`/ver/${id}`);
  await choose(page, 'En curso');
  const undo = page.getByRole('button', { name: 'Deshacer' });
  await expectAccessible(page, 'notice with a way back');
  await undo.click();
  await expect(page.getByText('La respuesta volvió a «Recibida».')).toBeVisible();
  await expect(selector(page)).toHaveText('Recibida');
  const { stateHistory } = await (await page.request.get(`/api/submissions/${id}/review`)).json();
  expect(stateHistory.map(({ stateName }: { stateName: string }) => stateName)).toEqual([
    'Recibida',
    'En curso',
    'Recibida',
  ]);
  await choose(page, 'En curso');
  await expect(undo).toBeVisible();
  const other = await supervisorApi(baseURL ?? '');
  await other.post(`/api/submissions/${id}/state`, { data: { from: 1, to: 2 } });
  await other.dispose();
  await undo.click();
  await expect(page.getByText('No se pudo actualizar el estado')).toBeVisible();
  await expect(selector(page)).toHaveText('Archivada');
});

test('X36.42 the way back is offered for ten seconds, and not where the new state does not lead back', async ({
  page,
  baseURL,
}) => {
  await signIn(page, 'administrator');
  const { id } = await stored(baseURL);
  await page.goto(`/ver/${id}`);
  await expect(selector(page)).toHaveText('Recibida');
  await stopClock(page);
  await choose(page, 'En curso');
  const undo = page.getByRole('button', { name: 'Deshacer' });
  await expect(undo).toBeVisible();
  await expectShownFor(page, undo, 10_000);
  await page.clock.resume();
  await choose(page, 'Archivada');
  await page.getByRole('button', { name: 'Pasar a «Archivada»' }).click();
  await expect(selector(page)).toHaveText('Archivada');
  await expect(undo).toHaveCount(0);
});

test('X36.95 who moves a submission that somebody else moved since reads who did it, when and to which state', async ({
  page,
  baseURL,
}) => {
  await signIn(page, 'administrator');
  await page.route('**/api/live?*', (route) => route.abort());
  const { id } = await stored(baseURL);
  await page.goto(`/ver/${id}`);
  await expect(selector(page)).toHaveText('Recibida');
  const other = await supervisorApi(baseURL ?? '');
  await other.post(`/api/submissions/${id}/state`, { data: { from: 0, to: 1 } });
  await other.post(`/api/submissions/${id}/state`, { data: { from: 1, to: 2 } });
  await other.dispose();
  await choose(page, 'En curso');
  const notice = page.getByText('No se pudo actualizar el estado: gsoldevila la pasó a «Archivada» el ');
  await expect(notice).toHaveText(/ el \d\d\/\d\d\/\d{4} - \d\d:\d\d\.$/);
  await expect(selector(page)).toHaveText('Archivada');
  await expectAccessible(page, 'who moved it before');
});

test('X36.43 who corrects a submission that was moved to another state at the same time is told when it is saved', async ({
  page,
  baseURL,
}) => {
  await signIn(page, 'administrator');
  const { id, code } = await stored(baseURL);
  await page.goto(`/correctForm/${id}`);
  await page.getByLabel('Observaciones', { exact: true }).fill('Rama caída');
  const other = await supervisorApi(baseURL ?? '');
  await other.post(`/api/submissions/${id}/state`, { data: { from: 0, to: 1 } });
  await other.post(`/api/submissions/${id}/state`, { data: { from: 1, to: 2 } });
  await other.dispose();
  await page.getByRole('button', { name: 'Guardar' }).press('Enter');
  await expect(
    page.getByText(`La respuesta ${code} se guardó. Mientras usted la corregía pasó a «Archivada».`),
  ).toBeVisible();
  await expect(page.getByText('Rama caída').first()).toBeVisible();
});
