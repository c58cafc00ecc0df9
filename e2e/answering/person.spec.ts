// The person that a submission is about: asked for, found, refused; and moving between the steps. Searching is in
// person-search.spec.ts.
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { expect, expectAccessible, FORMS, type Page, signIn, test } from '../stack.ts';
import { tabTo } from '../steps/fill-form.ts';
import {
  CITIZEN,
  chooseCitizen,
  chosen,
  newForm,
  savedCode,
  search,
  withOptions,
} from '../steps/person-steps.ts';
import { refusal } from '../steps/played.ts';

const PLAIN = aForm()
  .with({ title: { text: 'Acta de prueba de poda' } })
  .withSection('s', aQuestion('q', 'text', { title: { text: 'Observaciones' }, required: true }));
const ASKING = PLAIN.withOptions({ citizen: true });
const REQUIRED = PLAIN.withOptions({ citizen: true, citizenRequired: true });
const FIND = '**/people/search';

const step = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 2, name });
const next = (page: Page) => page.getByRole('button', { name: 'Siguiente' }).click();

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem('constancia.language', localStorage.getItem('constancia.language') ?? 'es'),
  );
});

async function open(page: Page, form: string): Promise<void> {
  await signIn(page, 'inspectorOfTwoAreas');
  await page.goto(`/contestar/${form}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Acta de prueba de poda' })).toBeVisible();
}

test('E3.21 E3.22 A2.24 A2.26 A2.28 X15.01 X15.02 a required citizen is asked for first, and missed alone and before anything else', async ({
  page,
  baseURL,
}) => {
  await open(page, await newForm(baseURL ?? '', REQUIRED.build()));
  await expect(step(page, 'Paso 1 de 2: Ciudadano')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Ciudadano' })).toContainText(
    'Esta respuesta necesita un ciudadano.',
  );
  await expect(page.getByRole('textbox', { name: /^Número de/ })).toHaveCount(0);
  await expectAccessible(page, 'person step');
  await next(page);
  await expect(step(page, 'Paso 2 de 2: Preguntas')).toBeFocused();
  await page.getByRole('button', { name: 'Enviar', exact: true }).click();
  const summary = page.getByRole('alert').filter({ hasText: 'El ciudadano es obligatorio' });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('heading')).toHaveText('El ciudadano es obligatorio');
  await expect(summary).not.toContainText('Faltan algunos campos requeridos');
  await expect(step(page, 'Paso 1 de 2: Ciudadano')).toBeVisible();
  await expectAccessible(page, 'missing citizen');
  await summary.getByRole('link').click();
  await expect(page.getByRole('radio', { name: 'Persona física' })).toBeFocused();
});

test('A4.10 A4.11 A4.12 A4.30 A4.31 A4.38 A5.05 P1.07 the kind first, then the number: who is found is chosen, and stored with the answer', async ({
  page,
  baseURL,
}) => {
  const form = await newForm(baseURL ?? '', REQUIRED.build());
  await open(page, form);
  const send = () => page.getByRole('button', { name: 'Enviar', exact: true }).click();
  await next(page);
  await send();
  await expect(page.getByRole('alert').filter({ hasText: 'El ciudadano es obligatorio' })).toBeFocused();
  await expect(page.getByRole('textbox', { name: /^Número de/ })).toHaveCount(0);
  await chooseCitizen(page);
  await expectAccessible(page, 'chosen citizen');
  await next(page);
  await send();
  await expect(page.getByRole('alert').filter({ hasText: 'Faltan algunos campos requeridos' })).toBeFocused();
  await page.getByLabel(/^Observaciones/).fill('Todo en orden');
  await send();
  const code = await savedCode(page);
  await page.goto(`/respuestas/listado/${form}`);
  await expect(page.getByRole('row', { name: new RegExp(code) })).toContainText(CITIZEN.name);
});

test('X15.01 each step is reached from every other, by its name, back and forth, and from the list of errors', async ({
  page,
  baseURL,
}) => {
  await open(page, await newForm(baseURL ?? '', ASKING.build()));
  const steps = page.getByRole('navigation', { name: 'Pasos' });
  await expect(steps.getByRole('button', { name: /Ciudadano/ })).toHaveAttribute('aria-current', 'step');
  await steps.getByRole('button', { name: /Preguntas/ }).click();
  await expect(step(page, 'Paso 2 de 2: Preguntas')).toBeFocused();
  await page.getByRole('button', { name: 'Enviar', exact: true }).click();
  await page.getByRole('button', { name: 'Atrás' }).click();
  await expect(step(page, 'Paso 1 de 2: Ciudadano')).toBeFocused();
  await page
    .getByRole('alert')
    .getByRole('link', { name: /^Observaciones/ })
    .click();
  await expect(page.getByLabel(/^Observaciones/)).toBeFocused();
});

test('A2.38 A4.48 A4.49 who gave their one answer is told so when they are looked up, and when it is sent', async ({
  page,
  baseURL,
}) => {
  await open(page, await newForm(baseURL ?? '', REQUIRED.build()));
  const card = page.getByRole('alert').filter({ hasText: 'Formulario ya contestado' });
  await page.route(
    FIND,
    async (route) => {
      const reply = await route.fetch();
      await route.fulfill({ response: reply, json: { ...(await reply.json()), alreadyAnswered: true } });
    },
    { times: 1 },
  );
  await page.getByRole('radio', { name: 'Persona física' }).check();
  await search(page, CITIZEN.number);
  await expect(card).toContainText('Ya ha contestado este formulario');
  await expect(chosen(page)).toHaveCount(0);
  await expectAccessible(page, 'already answered');
  await page.getByRole('button', { name: 'Buscar' }).click();
  await expect(chosen(page)).toContainText(CITIZEN.name);
  await next(page);
  await page.getByLabel(/^Observaciones/).fill('Otra vez');
  await page.route('**/submissions', (route) => route.fulfill(refusal('already-answered')), {
    times: 1,
  });
  await page.getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect(step(page, 'Paso 1 de 2: Ciudadano')).toBeVisible();
  await expect(card.getByText('Ya ha contestado este formulario')).toBeVisible();
});

test('A1.10 A2.27 a recipient is asked for in their own name; a form that asks for nobody has no steps', async ({
  page,
  baseURL,
}) => {
  const form = await newForm(baseURL ?? '', PLAIN.build());
  await open(page, form);
  await expect(page.getByRole('navigation', { name: 'Pasos' })).toHaveCount(0);
  await expect(page.getByText('Tipo de persona')).toHaveCount(0);
  await withOptions(page, { recipient: true });
  await page.reload();
  await expect(step(page, 'Paso 1 de 2: Destinatario')).toBeVisible();
  await expect(page.getByText('Puede continuar sin elegir un destinatario.')).toBeVisible();
});

test('X15.03 the keyboard alone finds the person, answers and sends; nothing is wider than a phone', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, await newForm(baseURL ?? '', REQUIRED.build()));
  await tabTo(page, page.getByRole('radio', { name: 'Persona física' }));
  await page.keyboard.press('Space');
  await tabTo(page, page.getByRole('textbox', { name: 'Número de DNI' }));
  await page.keyboard.type('67.622.595');
  await page.keyboard.press('Enter');
  await expect(chosen(page)).toContainText(CITIZEN.name);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  expect(wide).toBe(false);
  await tabTo(page, page.getByRole('button', { name: 'Siguiente' }));
  await page.keyboard.press('Enter');
  await expect(step(page, 'Paso 2 de 2: Preguntas')).toBeFocused();
  await tabTo(page, page.getByLabel(/^Observaciones/));
  await page.keyboard.type('Con el teclado');
  await tabTo(page, page.getByRole('button', { name: 'Enviar', exact: true }));
  await page.keyboard.press('Enter');
  await savedCode(page);
});

test('A2.18 P2.34 P6.30 a public form asks nobody for a person, whatever its options say', async ({
  page,
}) => {
  await page.route('**/api/public/forms/*/to-answer', async (route) => {
    const reply = await route.fetch();
    const form = await reply.json();
    form.definition.options = { ...form.definition.options, citizen: true, citizenRequired: true };
    await route.fulfill({ response: reply, json: form });
  });
  await page.goto(`/publico/contestar/${FORMS.pruning}`);
  await expect(page.getByLabel(/^Nombre y apellido/)).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Pasos' })).toHaveCount(0);
  await expect(page.getByText('Tipo de persona')).toHaveCount(0);
});

test('A6.08 P2.07 who may not answer sees the forbidden page', async ({ page }) => {
  await signIn(page, 'generator');
  await page.goto(`/contestar/${FORMS.inspection}`);
  await expect(page.getByText('You do not have the required permissions to access this site.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: /^Acta de inspección/ })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Enviar', exact: true })).toHaveCount(0);
});

test('X36.58 pressing a button leaves the field and moves nothing under the pointer', async ({
  page,
  baseURL,
}) => {
  const form = await newForm(baseURL ?? '', REQUIRED.build());
  await open(page, form);
  await chooseCitizen(page);
  await next(page);
  const send = page.getByRole('button', { name: 'Enviar', exact: true });
  await send.click();
  const missing = page.locator('.question-wrong');
  await expect(missing).toBeVisible();
  await page.getByLabel(/^Observaciones/).fill('Todo en orden');
  await send.hover();
  const before = await send.boundingBox();
  await page.mouse.down();
  await expect(page.getByLabel(/^Observaciones/)).not.toBeFocused();
  await expect(missing).toBeVisible();
  expect(await send.boundingBox()).toEqual(before);
  await page.mouse.up();
  await savedCode(page);
});
