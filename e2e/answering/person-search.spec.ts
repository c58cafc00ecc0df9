// Searching for the person that a submission is about: waiting, creating who is not found, giving up who was chosen, a search
// that fails.
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { expect, expectAccessible, type Page, signIn, test } from '../stack.ts';
import { expectShownFor, letPass, stopClock } from '../steps/clock-steps.ts';
import { SENDING_LATER, untilDownloaded } from '../steps/connection-steps.ts';
import { BUSINESS, CITIZEN, chooseCitizen, chosen, newForm, search } from '../steps/person-steps.ts';
import { refusal } from '../steps/played.ts';

const PLAIN = aForm()
  .with({ title: { text: 'Acta de prueba de poda' } })
  .withSection('s', aQuestion('q', 'text', { title: { text: 'Observaciones' }, required: true }));
const ASKING = PLAIN.withOptions({ citizen: true });
const FIND = '**/people/search';

/** Expects only the browser's message about the failure that the journey staged. */
const staged = (messages: string[]) =>
  expect(messages.splice(0)).toEqual([expect.stringContaining('status of 502')]);

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

test('A8.04 X36.32 a search that fails says so, and why when the device has no connection, and leaves what was typed', async ({
  page,
  baseURL,
  messages,
}) => {
  await open(page, await newForm(baseURL ?? '', ASKING.build()));
  await page.getByRole('radio', { name: 'Persona física' }).check();
  await page.route(FIND, (route) => route.fulfill(refusal('citizen-search-failed')), { times: 1 });
  await search(page, CITIZEN.number);
  const failed = page.getByRole('dialog', { name: 'Error' });
  await expect(failed).toContainText(
    'Error al buscar ciudadano en MuniDigital. Por favor intente nuevamente.',
  );
  await expect(failed).not.toContainText('revise la conexión');
  await failed.getByRole('button', { name: 'Cerrar' }).click();
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Buscar' }).click();
  await expect(failed).toContainText('Error al buscar ciudadano en MuniDigital.');
  await expect(failed).toContainText('Este dispositivo no llega al servidor: revise la conexión.');
  await failed.getByRole('button', { name: 'Cerrar' }).click();
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Buscar' }).click();
  await expect(chosen(page)).toContainText(CITIZEN.name);
  staged(messages);
});

test('X39.70 without a connection the number is noted, and looked up when the answer goes by itself', async ({
  page,
  context,
  baseURL,
}) => {
  const form = await newForm(baseURL ?? '', ASKING.withOptions({ citizenRequired: true }).build());
  await open(page, form);
  await untilDownloaded(page, SENDING_LATER);
  await page.getByRole('radio', { name: 'Persona física' }).check();
  await context.setOffline(true);
  await search(page, CITIZEN.number);
  await page.getByRole('dialog', { name: 'Error' }).getByRole('button', { name: 'Cerrar' }).click();
  await page.getByRole('button', { name: 'Anotar el número y seguir' }).press('Enter');
  const noted = page.getByRole('group', { name: `Número anotado: ${CITIZEN.number}` });
  await expect(noted).toBeFocused();
  await expectAccessible(page, 'a number that was noted');
  await page.getByRole('button', { name: 'Siguiente' }).click();
  await page.getByLabel(/^Observaciones/).fill('Poda en vereda');
  await page.getByRole('button', { name: 'Enviar', exact: true }).click();
  await page.getByRole('button', { name: 'Dejar lista para enviar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Lista para enviar' })).toBeVisible();
  const stored = page.waitForResponse((reply) => reply.url().endsWith('/submissions') && reply.ok());
  await context.setOffline(false);
  const { id } = (await (await stored).json()) as { readonly id: string };
  await signIn(page, 'supervisor');
  await page.goto(`/ver/${id}`);
  await expect(page.getByText(CITIZEN.name).first()).toBeVisible();
});

test('X39.70 a noted number that nobody has comes back with the reason, and leads to creating the person', async ({
  page,
  context,
  baseURL,
}) => {
  const form = await newForm(baseURL ?? '', ASKING.withOptions({ citizenRequired: true }).build());
  await open(page, form);
  await untilDownloaded(page, SENDING_LATER);
  await page.getByRole('radio', { name: 'Persona física' }).check();
  await context.setOffline(true);
  await search(page, '60000001');
  await page.getByRole('dialog', { name: 'Error' }).getByRole('button', { name: 'Cerrar' }).click();
  await page.getByRole('button', { name: 'Anotar el número y seguir' }).click();
  await page.getByRole('button', { name: 'Siguiente' }).click();
  await page.getByLabel(/^Observaciones/).fill('Poda en vereda');
  await page.getByRole('button', { name: 'Enviar', exact: true }).click();
  await page.getByRole('button', { name: 'Dejar lista para enviar' }).click();
  await context.setOffline(false);
  await expect(page.getByText(/El registro no tiene a nadie con el número 60000001/)).toBeVisible();
  await page
    .getByRole('button', { name: /^Seguir escribiendo|^Continuar/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('Falta buscar en el registro a la persona anotada');
  await page.getByRole('button', { name: 'Buscar ahora' }).click();
  await expect(page.getByText('No se encontró a nadie con el número 60000001.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Crear ciudadano' })).toBeVisible();
});
