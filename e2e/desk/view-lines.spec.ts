// Where the words of a staff page begin and how long its lines are, on a phone and on a wide screen.
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { expect, expectAccessible, type Locator, type Page, signIn, test } from '../stack.ts';
import { newId } from '../steps/new-id.ts';
import { newForm, supervisorApi } from '../steps/person-steps.ts';

const LONG = 'Marque lo que vio en el lugar y agregue todo lo que haga falta para entenderlo. '.repeat(4);
const QUESTION = '¿Qué riesgo hay para las personas que pasan por la vereda?';

const FORM = aForm()
  .with({ title: { text: 'Inspección de vereda' } })
  .withSection('s', aQuestion('q', 'text', { title: { text: QUESTION } }))
  .build();
const [section] = FORM.sections;

/** Left edge of the words themselves, without the space of a button around them. */
const begins = (words: Locator): Promise<number> =>
  words.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return Math.round(range.getBoundingClientRect().left);
  });

async function storedLong(baseURL: string): Promise<{ readonly form: string; readonly id: string }> {
  const form = await newForm(baseURL, {
    ...FORM,
    sections: [{ ...section!, title: { text: 'Riesgos' }, description: { text: LONG } }],
  });
  const api = await supervisorApi(baseURL);
  const id = newId();
  const answers = { ticked: {}, main: { q: { value: LONG } }, rows: {} };
  const sent = await api.post(`/api/forms/${form}/submissions`, { data: { id, version: 1, answers } });
  expect(sent.status(), await sent.text()).toBe(200);
  await api.dispose();
  return { form, id };
}

const box = async (page: Page, text: string, nth = 0) => {
  const found = await page.getByText(text.trim(), { exact: true }).nth(nth).boundingBox();
  if (!found) throw new Error(`'${text}' is not on the page`);
  return found;
};

test.beforeEach(async ({ page }) => {
  await signIn(page, 'administrator');
});

test('X36.74 X36.75 words begin in one line at every width; on a wide screen they keep readable lines, on a phone a long question has its line for itself', async ({
  page,
  baseURL,
}) => {
  const { form, id } = await storedLong(baseURL ?? '');
  await page.setViewportSize({ width: 1920, height: 1000 });
  await page.goto(`/ver/${id}`);
  await expect(page.getByText(LONG.trim(), { exact: true })).toHaveCount(2);
  const [description, answer] = [await box(page, LONG, 0), await box(page, LONG, 1)];
  expect(description.width).toBeLessThan(720);
  expect(answer.width).toBeLessThan(720);
  const card = await begins(page.getByRole('heading', { name: 'Datos de la respuesta' }));
  expect(Math.round(description.x)).toBe(card);
  expect(await begins(page.getByText('Riesgos', { exact: true }))).toBe(card);
  await expectAccessible(page, 'view with long lines');

  await page.setViewportSize({ width: 390, height: 844 });
  const correcting = page.getByRole('link', { name: /^Corregir/ }).last();
  await expect
    .poll(async () => {
      const [question, edit] = [await box(page, QUESTION), await correcting.boundingBox()];
      return question.width > 280 && edit !== null && edit.y + edit.height / 2 > question.y + question.height;
    })
    .toBe(true);

  const back = page.getByRole('link', { name: '<< Volver' });
  const title = page.getByRole('heading', { level: 1 });
  for (const path of [`/ver/${id}`, `/respuestas/listado/${form}`]) {
    await page.goto(path);
    await expect(back, path).toBeVisible();
    await expect(title, path).toHaveText('Inspección de vereda');
    for (const width of [390, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const apart = async () => (await begins(back)) - (await begins(title));
      await expect.poll(apart, `${path} at ${width}`).toBe(0);
    }
  }
});
