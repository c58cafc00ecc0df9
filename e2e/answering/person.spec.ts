// The person that a submission is about: found, created, changed, refused; and moving between the steps.
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { expect, expectAccessible, FORMS, type Page, signIn, test } from '../stack.ts';
import { expectShownFor, letPass, stopClock } from '../steps/clock-steps.ts';
import { tabTo } from '../steps/fill-form.ts';
import {
  BUSINESS,
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

/** Expects only the browser's message about the failure that the journey staged. */
const staged = (messages: string[]) =>
  expect(messages.splice(0)).toEqual([expect.stringContaining('status of 502')]);
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

test('A4.10 A4.11 A4.12 A4.30 A4.31 A4.38 A5.05 the kind first, then the number: who is found is chosen, and stored with the answer', async ({
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

test('A5.21 A5.22 A5.23 A5.27 the search waits for a number that may be one, and says so', async ({
  page,
  baseURL,
}) => {
  await open(page, await newForm(baseURL ?? '', ASKING.build()));
  const button = page.getByRole('button', { name: 'Buscar' });
  await page.getByRole('radio', { name: 'Persona física' }).check();
  const number = page.getByRole('textbox', { name: 'Número de DNI' });
  await number.fill('12345');
  await expect(button).toBeDisabled();
  await number.press('Enter');
  await expect(page.getByText('Ingrese un DNI válido')).toBeVisible();
  await expectAccessible(page, 'number that is none');
  await number.fill('123456');
  await expect(button).toBeEnabled();
  await expect(page.getByText('Ingrese un DNI válido')).toHaveCount(0);
  await number.fill('12345678901234');
  await expect(button).toBeEnabled();
  await number.fill('123456789012345');
  await expect(button).toBeDisabled();
  await page.getByRole('radio', { name: 'Persona jurídica' }).check();
  await page.getByRole('textbox', { name: 'Número de CUIT' }).fill('99712345678');
  await expect(button).toBeDisabled();
  await page.keyboard.press('Tab');
  await expect(page.getByText('Ingrese un CUIT válido')).toBeVisible();
  await page.evaluate(() => localStorage.setItem('constancia.language', 'pt'));
  await page.reload();
  await page.getByRole('radio').first().check();
  await page.locator('#person-number').fill('123456789012');
  await expect(page.locator('.person-search button')).toBeDisabled();
  await page.locator('#person-number').fill('12345678901');
  await expect(page.locator('.person-search button')).toBeEnabled();
});

test('A4.13 A4.14 A5.14 A5.15 A5.20 A8.05 A8.23 nobody found: a citizen is created, after every error is put right', async ({
  page,
  baseURL,
  messages,
}) => {
  await open(page, await newForm(baseURL ?? '', ASKING.build()));
  await page.getByRole('radio', { name: 'Persona física' }).check();
  const number = String(Date.now()).slice(-9);
  await search(page, number);
  await expect(page.getByText(`No se encontró a nadie con el número ${number}.`)).toBeVisible();
  await expectAccessible(page, 'nobody found');
  await page.getByRole('button', { name: 'Crear ciudadano' }).click();
  await expect(page.getByLabel(/^Nombre/)).toBeFocused();
  await expect(page.getByLabel(/^DNI/)).toHaveValue(number);
  const create = page.locator('.creation').getByRole('button', { name: 'Crear ciudadano' });
  await create.click();
  await expect(page.getByText('El Nombre, Apellido y DNI son obligatorios').first()).toBeVisible();
  await expect(page.getByLabel(/^Nombre/)).toBeFocused();
  await page.getByLabel(/^Nombre/).fill('Ana <b>');
  await page.getByLabel(/^Apellido/).fill('Ñandú');
  await page.getByLabel(/^Teléfono/).fill('353 412');
  await create.click();
  await expect(page.getByText('El nombre no es válido')).toBeVisible();
  await expect(page.getByText('El teléfono no es válido')).toBeVisible();
  await expectAccessible(page, 'creation with errors');
  await page.getByLabel(/^Nombre/).fill('Ana María');
  await page.getByLabel(/^Teléfono/).fill('+54 353 412');
  await page.route('**/people', (route) => route.fulfill(refusal('citizen-create-failed')), {
    times: 1,
  });
  await create.click();
  const failed = page.getByRole('dialog', { name: 'Error' });
  await expect(failed).toContainText(
    'Error al crear ciudadano en MuniDigital. Por favor intente nuevamente.',
  );
  await failed.getByRole('button', { name: 'Cerrar' }).click();
  await create.click();
  await expect(chosen(page)).toContainText('Ana María Ñandú');
  await expect(page.getByText('El ciudadano fue creado correctamente')).toBeVisible();
  await expectAccessible(page, 'created citizen');
  staged(messages);
});

test('A1.09 A3.29 A5.28 A5.29 A8.06 A8.22 A9.10 legal persons are found by CUIT, or created, which is said from the first second to the sixth', async ({
  page,
  baseURL,
  messages,
}) => {
  await open(page, await newForm(baseURL ?? '', ASKING.build()));
  await page.getByRole('radio', { name: 'Persona jurídica' }).check();
  await search(page, '30-99050699-6');
  await expect(chosen(page)).toContainText(BUSINESS.name);
  await expect(chosen(page)).not.toContainText('Dummy');
  await page.getByRole('textbox', { name: 'Número de CUIT' }).fill('');
  await page.getByRole('dialog').getByRole('button', { name: 'Confirmar' }).click();
  const number = `30${String(Date.now()).slice(-9)}`;
  await search(page, number);
  await page.getByRole('button', { name: 'Crear persona jurídica' }).click();
  const create = page.locator('.creation').getByRole('button', { name: 'Crear persona jurídica' });
  await create.click();
  await expect(page.getByText('La Razón social y el CUIT son obligatorios').first()).toBeVisible();
  await page.getByLabel(/^Razón social/).fill('Vivero & Hijos S.A.');
  const mail = page.getByLabel(/^Correo electrónico/);
  await mail.fill('vivero@');
  await create.click();
  await expect(page.getByText('El correo electrónico no es válido')).toBeVisible();
  await expect(mail).toBeFocused();
  await mail.fill('');
  await page.route('**/people', (route) => route.fulfill(refusal('citizen-create-failed')), {
    times: 1,
  });
  const alerts: string[] = [];
  page.once('dialog', (dialog) => {
    alerts.push(`${dialog.type()}: ${dialog.message()}`);
    void dialog.accept();
  });
  await create.click();
  await expect
    .poll(() => alerts)
    .toEqual(['alert: Error al crear ciudadano en MuniDigital. Por favor intente nuevamente.']);
  await stopClock(page);
  await create.click();
  await expect(chosen(page)).toContainText('Vivero & Hijos S.A.');
  const toast = page.getByText('La Persona Jurídica fue creada correctamente');
  await letPass(page, 900);
  await expect(toast).toHaveCount(0);
  await letPass(page, 200);
  await expect(toast).toBeVisible();
  await expectShownFor(page, toast, 4_900);
  staged(messages);
});

test('A4.15 A4.16 A4.17 another kind or number asks first; a no keeps the person, a yes gives them up', async ({
  page,
  baseURL,
}) => {
  await open(page, await newForm(baseURL ?? '', ASKING.build()));
  await chooseCitizen(page);
  const question = page.getByRole('dialog').filter({ hasText: 'Confirma que desea cambiar el usuario?' });
  await page.getByRole('radio', { name: 'Persona jurídica' }).click();
  await expect(question).toBeVisible();
  await expectAccessible(page, 'change question');
  await question.getByRole('button', { name: 'Cancelar' }).click();
  await expect(page.getByRole('radio', { name: 'Persona física' })).toBeChecked();
  await expect(chosen(page)).toContainText(CITIZEN.name);
  const number = page.getByRole('textbox', { name: 'Número de DNI' });
  await number.focus();
  await page.keyboard.press('End');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Escape');
  await expect(number).toHaveValue(CITIZEN.number);
  await number.press('Backspace');
  await question.getByRole('button', { name: 'Confirmar' }).click();
  await expect(chosen(page)).toHaveCount(0);
  await expect(number).toHaveValue(CITIZEN.number.slice(0, -1));
  await page.getByRole('radio', { name: 'Persona jurídica' }).check();
  await expect(page.getByRole('textbox', { name: 'Número de CUIT' })).toBeVisible();
  await expect(question).toHaveCount(0);
});

test('A8.04 a search that fails says so and leaves what was typed', async ({ page, baseURL, messages }) => {
  await open(page, await newForm(baseURL ?? '', ASKING.build()));
  await page.getByRole('radio', { name: 'Persona física' }).check();
  await page.route(FIND, (route) => route.fulfill(refusal('citizen-search-failed')), { times: 1 });
  await search(page, CITIZEN.number);
  const failed = page.getByRole('dialog', { name: 'Error' });
  await expect(failed).toContainText(
    'Error al buscar ciudadano en MuniDigital. Por favor intente nuevamente.',
  );
  await failed.getByRole('button', { name: 'Cerrar' }).click();
  await page.getByRole('button', { name: 'Buscar' }).click();
  await expect(chosen(page)).toContainText(CITIZEN.name);
  staged(messages);
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
