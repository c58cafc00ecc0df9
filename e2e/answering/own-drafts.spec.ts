// A draft for each submission: two tabs, several of one form, where a person was, and edits of stored submissions.
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { expect, expectAccessible, type Page, signIn, test } from '../stack.ts';
import { CITIZEN, chooseCitizen, chosen, newForm, storedSubmission } from '../steps/person-steps.ts';

const ROUND = aForm()
  .with({ title: { text: 'Ronda de comercios' } })
  .withOptions({ publicAccess: true })
  .withSection('s', aQuestion('shop', 'text', { title: { text: 'Comercio' } }))
  .withSection('t', aQuestion('notes', 'text', { title: { text: 'Notas' } }))
  .build();

const shop = (page: Page) => page.getByLabel(/^Comercio/);
const send = (page: Page) => page.getByRole('button', { name: 'Enviar', exact: true }).click();
const saved = (page: Page) => page.getByRole('heading', { level: 1, name: 'Guardado' });

test('X31.43 another answer can be begun while one waits, and each is found again; a second tab begins another answer and says where the first is; sending one leaves the other', async ({
  page,
  context,
  baseURL,
}) => {
  const url = `/publico/contestar/${await newForm(baseURL ?? '', ROUND)}`;
  await page.goto(url);
  await shop(page).fill('Panadería');
  await page.reload();
  await page.getByRole('button', { name: 'Empezar otra' }).click();
  await expect(shop(page)).toHaveValue('');
  await shop(page).fill('Verdulería');
  await page.reload();
  await expect(shop(page)).toHaveValue('Verdulería');
  await expect(page.getByText('Tiene otras respuestas sin enviar de este formulario:')).toBeVisible();
  await expectAccessible(page, 'other drafts of the form');
  await page.getByRole('button', { name: /^Abrir la del/ }).click();
  await expect(shop(page)).toHaveValue('Panadería');
  await send(page);
  await expect(saved(page)).toBeVisible();
  // What waits is taken up first.
  await page.goto(url);
  await expect(shop(page)).toHaveValue('Verdulería');
  await shop(page).fill('Panadería');
  const other = await context.newPage();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(async () => {
    await other.goto(url);
    await expect(other.getByText('Lo que había escrito está abierto en otra pestaña.')).toBeVisible({
      timeout: 1_000,
    });
  }).toPass();
  await expectAccessible(other, 'draft open in another tab');
  // What is written there is not offered as if it were one more.
  await expect(other.getByText('Tiene otras respuestas sin enviar')).toHaveCount(0);
  await expect(shop(other)).toHaveValue('');
  await shop(other).fill('Verdulería');
  await send(page);
  await expect(saved(page)).toBeVisible();
  await other.reload();
  await expect(shop(other)).toHaveValue('Verdulería');
  await send(other);
  await expect(saved(other)).toBeVisible();
});

test('X31.43 a reload brings back the open sections and where the page was scrolled', async ({
  page,
  baseURL,
}) => {
  const questions = Array.from({ length: 30 }, (_, number) =>
    aQuestion(`q${number}`, 'text', { title: { text: `Pregunta ${number}` } }),
  );
  const form = aForm()
    .withOptions({ publicAccess: true })
    .withSection('a', ...questions);
  const id = await newForm(
    baseURL ?? '',
    form.withSection('b', aQuestion('last', 'text', { title: { text: 'Cierre' } })).build(),
  );
  await page.goto(`/publico/contestar/${id}`);
  await page.getByLabel('Pregunta 20', { exact: true }).fill('Aquí');
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(500);
  await page.getByLabel('Cierre', { exact: true }).scrollIntoViewIfNeeded();
  await page.locator('.section').nth(1).getByRole('button').first().click();
  await expect(page.getByLabel('Cierre', { exact: true })).toBeHidden();
  const left = await page.evaluate(() => window.scrollY);
  await page.reload();
  await expect(page.getByLabel('Pregunta 20', { exact: true })).toHaveValue('Aquí');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(left - 300);
  await expect(page.getByLabel('Cierre', { exact: true })).toBeHidden();
});

const GUARD = aForm()
  .with({ title: { text: 'Parte de guardia' } })
  .withOptions({ editableForm: true, citizen: true })
  .withSection(
    's',
    aQuestion('q', 'text', { title: { text: 'Observaciones' } }),
    aQuestion('q2', 'text', { title: { text: 'Entre calles' } }),
  );

test('X31.43 X15.04 a correction that is reloaded keeps what was typed, is listed, and shows what others changed since', async ({
  page,
  baseURL,
  openSecondPage,
}) => {
  const form = await newForm(baseURL ?? '', GUARD.withOptions({ citizen: false }).build());
  const { id } = await storedSubmission(baseURL ?? '', form);
  await signIn(page, 'administrator');
  await page.goto(`/correctForm/${id}`);
  const notes = page.getByLabel('Observaciones', { exact: true });
  await notes.fill('Visto de nuevo');
  await page.reload();
  await expect(page.getByText('Se recuperó lo que había escrito.')).toBeVisible();
  await expect(notes).toHaveValue('Visto de nuevo');
  await page.goto('/borradores');
  const draft = page.getByRole('listitem').filter({ hasText: 'Corrección' });
  await expect(draft).toContainText('Parte de guardia');
  await expectAccessible(page, 'drafts with a correction');
  // Somebody else corrects it in between.
  const colleague = await openSecondPage();
  await signIn(colleague, 'administrator');
  await colleague.goto(`/correctForm/${id}`);
  await colleague.getByLabel('Observaciones', { exact: true }).fill('Visto por otro');
  await colleague.getByRole('button', { name: 'Guardar' }).press('Enter');
  await expect(colleague).toHaveURL(`/ver/${id}`);
  await draft.getByRole('link', { name: /^Continuar/ }).click();
  const conflict = page.getByRole('dialog');
  await expect(conflict).toContainText('Visto de nuevo');
  await expect(conflict).toContainText('Visto por otro');
  await conflict.getByRole('button').last().click();
  await expect(notes).toHaveValue('Visto de nuevo');
  await page.getByRole('button', { name: 'Guardar' }).press('Enter');
  await expect(page).toHaveURL(`/ver/${id}`);
  await page.goto('/borradores');
  await expect(page.getByText('No hay respuestas sin enviar en este dispositivo.')).toBeVisible();
});

test('X31.43 X15.09 the drafts say of whom and of which form they are, one line each', async ({
  page,
  baseURL,
}) => {
  const form = await newForm(baseURL ?? '', GUARD.build());
  await signIn(page, 'inspectorOfTwoAreas');
  await page.goto(`/contestar/${form}`);
  await chooseCitizen(page);
  await page.reload();
  await page.getByRole('button', { name: 'Empezar otra' }).click();
  await expect(chosen(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Siguiente' }).click();
  await page.getByLabel('Observaciones', { exact: true }).fill('Otro');
  await page.goto('/borradores');
  const drafts = page.getByRole('listitem').filter({ hasText: 'Parte de guardia' });
  await expect(drafts).toHaveCount(2);
  await drafts.filter({ hasText: CITIZEN.name }).getByRole('link').click();
  await expect(page.getByText(CITIZEN.name).first()).toBeVisible();
});
