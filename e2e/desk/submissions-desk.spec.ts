// Officials find and open the submissions of a form: what the list and the view show, and which actions each role is
// offered.
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { expect, expectAccessible, type Page, signIn, test } from '../stack.ts';
import { newId } from '../steps/new-id.ts';
import { newForm, storedSubmission } from '../steps/person-steps.ts';
import { CLAIM } from '../steps/portal-steps.ts';

const FORM = aForm()
  .with({
    title: { text: 'Parte de guardia' },
    description: { text: 'Para lo que se ve desde la calle.' },
    initialState: 0,
    states: [
      { id: 0, name: 'Recibida', transitions: [1] },
      { id: 1, name: 'Resuelta', transitions: [] },
    ],
  })
  .withOptions({ editableForm: true })
  .withSection(
    's',
    aQuestion('q', 'text', { title: { text: 'Observaciones' } }),
    aQuestion('q2', 'text', { title: { text: 'Entre calles' } }),
  )
  .build();

const COMPLETE = 'Completar preguntas sin responder';
const CORRECT = 'Corregir formulario';
const DELETE = 'Eliminar';

/** Stores a submission of the signed-in user, because some roles see only their own. */
async function answerOf(page: Page, form: string): Promise<{ readonly id: string; readonly code: string }> {
  const id = newId();
  const answers = { ticked: {}, main: { q: { value: 'Visto' } }, rows: {} };
  const sent = await page.request.post(`/api/forms/${form}/submissions`, {
    data: { id, version: 1, answers },
  });
  expect(sent.status(), await sent.text()).toBe(200);
  return { id, code: (await sent.json()).code };
}

test('P2.13 P2.14 R2.036 R2.037 R2.038 R2.078 R6.02 who corrects and deletes their own submissions is offered that and no more, in the row and in the view', async ({
  page,
  baseURL,
}) => {
  const form = await newForm(baseURL ?? '', FORM);
  await signIn(page, 'correctingInspector');
  const { id, code } = await answerOf(page, form);
  await page.goto(`/respuestas/listado/${form}`);
  await expect(page.getByRole('link', { name: `Ver la respuesta ${code}` })).toBeVisible();
  await page.getByRole('button', { name: `Más acciones de la respuesta ${code}` }).click();
  await expect(page.getByRole('menuitem')).toHaveText([CORRECT, DELETE]);

  await page.goto(`/ver/${id}`);
  await expect(page.getByText('Datos de la respuesta')).toBeVisible();
  // The history is shown next to the offered actions.
  await page.getByRole('button', { name: 'Estado Recibida: ver el historial' }).click();
  const history = page.getByRole('dialog', { name: 'Historial de estados' });
  await expect(history).toBeVisible();
  await expectAccessible(page, 'history of states');
  await page.keyboard.press('Escape');
  await expect(history).toHaveCount(0);
  await expect(page.getByRole('link', { name: CORRECT, exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: DELETE, exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: COMPLETE, exact: true })).toHaveCount(0);
  for (const path of ['correctForm', 'respuestas/actualizar']) {
    await page.goto(`/${path}/${id}`);
    await expect(page.getByLabel('Entre calles', { exact: true })).toBeVisible();
  }
});

test('R2.074 R2.079 R2.080 X31.84 submissions of the citizen portal are not deleted, and only they are ticked and go back to the citizen', async ({
  page,
  baseURL,
}) => {
  await signIn(page, 'administrator');
  await page.goto(`/respuestas/listado/${CLAIM}`);
  await page
    .getByRole('button', { name: /^Más acciones de la respuesta/ })
    .first()
    .click();
  await expect(page.getByRole('menuitem')).toHaveText([COMPLETE, CORRECT]);
  await page.keyboard.press('Escape');
  await page
    .getByRole('link', { name: /^Ver la respuesta/ })
    .first()
    .click();
  const send = page.getByRole('button', { name: 'Enviar revisión al ciudadano' });
  await expect(send).toBeVisible();
  const boxes = page.getByRole('checkbox', { name: /^Revisar la/ });
  await expect(boxes.first()).toBeVisible();
  await expectAccessible(page, 'view with ticks');
  await expect(page.getByRole('button', { name: DELETE, exact: true })).toHaveCount(0);
  const { id } = await storedSubmission(baseURL ?? '', await newForm(baseURL ?? '', FORM));
  const offered = page.waitForResponse(/\/review$/);
  await page.goto(`/ver/${id}`);
  await offered;
  await expect(page.getByRole('button', { name: DELETE, exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: CORRECT, exact: true })).toBeVisible();
  await expect(boxes).toHaveCount(0);
  await expect(send).toHaveCount(0);
});

test('R2.001 R2.022 R2.026 R2.034 R2.041 R2.045 R2.046 R2.070 list and view of submissions, at a desk and on a phone', async ({
  page,
  baseURL,
}) => {
  const form = await newForm(baseURL ?? '', FORM);
  const submissions = [];
  for (let number = 0; number < 15; number++) submissions.push(await storedSubmission(baseURL ?? '', form));
  const [oldest] = submissions;
  if (!oldest) throw new Error('nothing was stored');
  await signIn(page, 'administrator');
  await page.goto(`/respuestas/listado/${form}`);
  await expect(page.getByText('Total: 15')).toBeVisible();
  const pages = page.getByRole('navigation', { name: 'Páginas' });
  await expect(pages).toHaveCount(0);
  const newest = await storedSubmission(baseURL ?? '', form);
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`/respuestas/listado/${form}`);
    await expect(page.getByText('Total: 16')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Parte de guardia' })).toBeVisible();
    await expect(page.getByText('Para lo que se ve desde la calle.')).toBeVisible();
    const open = page.getByRole('link', { name: `Ver la respuesta ${oldest.code}` });
    await expect(open).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Exportar' })).toBeEnabled();
    await expectAccessible(page, `answers list at ${width} px`);
    if (width === 1280)
      await expect(page.getByRole('row', { name: new RegExp(newest.code) })).toContainText(newest.id);
    await pages.getByRole('button', { name: 'Siguiente' }).click();
    await expect(page).toHaveURL(/desde=/);
    await open.click();
    await expect(page).toHaveURL(`/ver/${oldest.id}`);
    // The list has the same title, so wait first for something that only the view shows.
    await expect(page.getByText('Visto')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Parte de guardia' })).toBeVisible();
    await expect(page.getByText('Para lo que se ve desde la calle.')).toBeVisible();
    await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
    await expectAccessible(page, `answer view at ${width} px`);
    await page.getByRole('button', { name: 'Contraer secciones' }).click();
    await expect(page.getByText('Visto')).toBeHidden();
    await page.getByRole('button', { name: 'Expandir secciones' }).click();
    await expect(page.getByText('Visto')).toBeVisible();
    await page.getByRole('link', { name: '<< Volver' }).click();
    await expect(page).toHaveURL(new RegExp(`/respuestas/listado/${form}\\?desde=`));
  }
});
