// Finished answers that wait for a connection: left on the device, sent by themselves from any page of the same person,
// with files and signatures, once. What the server does not take stays, with the reason.
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { request } from '@playwright/test';
import { expect, expectAccessible, type Page, signIn, signInAgain, test } from '../stack.ts';
import { openOwnSession, signOut } from '../steps/account-steps.ts';
import { SENDING_LATER, untilDownloaded, untilQuiet } from '../steps/connection-steps.ts';
import { newId } from '../steps/new-id.ts';
import { drawIn, namesOf, PIXEL, slotOf } from '../steps/particulars-steps.ts';
import { newForm } from '../steps/person-steps.ts';

const ROUND = aForm()
  .with({ title: { text: 'Ronda de comercios' } })
  .withOptions({ publicAccess: true })
  .withSection('s', aQuestion('shop', 'text', { title: { text: 'Comercio' } }));

const shop = (page: Page) => page.getByLabel(/^Comercio/);
const send = (page: Page) => page.getByRole('button', { name: 'Enviar', exact: true }).click();
const leave = (page: Page) => page.getByRole('button', { name: 'Dejar lista para enviar' }).click();
const waits = (page: Page) => page.getByRole('heading', { level: 1, name: 'Lista para enviar' });
const line = (page: Page) => page.getByRole('region', { name: 'Respuestas por enviar' });
const code = (page: Page) => page.locator('.code-main .code-value');

/** Opens a form and waits until what it needs without a connection is there. */
async function open(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await expect(shop(page)).toBeVisible();
  await untilDownloaded(page, SENDING_LATER);
}

async function leaveOffline(page: Page, text: string): Promise<void> {
  await shop(page).fill(text);
  await page.context().setOffline(true);
  await send(page);
  await leave(page);
  await expect(waits(page)).toBeVisible();
}

test('X31.49 X31.51 X31.52 what the server does not take stays as a draft with the reason, and is opened from the list or deleted; what a visitor leaves ready without a connection goes by itself, and its code is said', async ({
  page,
  context,
  baseURL,
}) => {
  const id = await newForm(
    baseURL ?? '',
    ROUND.with({ responseLimit: 1 }).withOptions({ limitResponses: true }).build(),
  );
  await open(page, `/publico/contestar/${id}`);
  await leaveOffline(page, 'Panadería');
  const rival = await request.newContext({ baseURL: baseURL ?? '' });
  const answers = { ticked: {}, main: { shop: { value: 'Kiosco' } }, rows: {} };
  const taken = await rival.post(`/api/public/forms/${id}/submissions`, {
    data: { id: newId(), version: 1, answers },
  });
  expect(taken.status(), await taken.text()).toBe(200);
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'No se pudo enviar' })).toBeVisible();
  await expect(
    page.getByText('El formulario ya recibió todas las respuestas que admite.').first(),
  ).toBeVisible();
  await expectAccessible(page, 'not taken');
  // Another form of the same visitor: the line leads to the list.
  const other = await newForm(baseURL ?? '', ROUND.with({ title: { text: 'Otra ronda' } }).build());
  await page.goto(`/publico/contestar/${other}`);
  await expect(line(page)).toContainText('1 respuesta no se pudo enviar.');
  await line(page).getByRole('button').click();
  const list = page.getByRole('dialog', { name: 'Respuestas por enviar' });
  await expect(list.getByRole('listitem')).toContainText('No se pudo enviar: El formulario ya recibió');
  await expectAccessible(page, 'list of what waits');
  await list.getByRole('button', { name: 'Borrar Ronda de comercios' }).click();
  const asked = page.getByRole('dialog', { name: '¿Borrar la respuesta?' });
  await expectAccessible(page, 'deleting what was not taken');
  await asked.getByRole('button', { name: 'Cancelar' }).click();
  await list.getByRole('button', { name: 'Borrar Ronda de comercios' }).click();
  await asked.getByRole('button', { name: 'Borrar' }).click();
  await expect(list.getByRole('listitem')).toHaveCount(0);

  await list.getByRole('button', { name: 'Cerrar' }).click();
  await untilDownloaded(page, SENDING_LATER);
  await shop(page).fill('Panadería');
  await context.setOffline(true);
  await send(page);
  await expect(page.getByRole('dialog')).toContainText('se envía sola cuando vuelva la conexión');
  await expectAccessible(page, 'offer to leave it ready');
  await leave(page);
  await expect(waits(page)).toBeFocused();
  await expectAccessible(page, 'left ready to send');
  const stored = page.waitForResponse((reply) => reply.url().endsWith('/submissions') && reply.ok());
  await context.setOffline(false);
  const given = await (await stored).json();
  await expect(code(page)).toHaveText(given.code);
  await page.getByRole('button', { name: 'Contestar otra' }).click();
  await expect(shop(page)).toHaveValue('');
  // On any other page a notice says the code.
  await leaveOffline(page, 'Verdulería');
  await page.getByRole('button', { name: 'Contestar otra' }).click();
  await expect(shop(page)).toHaveValue('');
  const next = page.waitForResponse((reply) => reply.url().endsWith('/submissions') && reply.ok());
  await context.setOffline(false);
  const second = await (await next).json();
  await expect(page.getByText(`Se envió «Otra ronda». Código: ${second.code}`)).toBeVisible();
  await expect(line(page).getByRole('button', { name: 'Ver los códigos' })).toBeVisible();
});

test('X31.49 X31.50 W1 A4.05 several go one after the other from another page, in one tab, each stored once though a reply is lost; staff choose the state before it is left, and can write on', async ({
  page,
  context,
  baseURL,
}) => {
  const form = await newForm(baseURL ?? '', ROUND.withOptions({ publicAccess: false }).build());
  await signIn(page, 'inspectorOfTwoAreas');
  await open(page, `/contestar/${form}`);
  await leaveOffline(page, 'Panadería');
  await page.getByRole('button', { name: 'Contestar otra' }).click();
  await leaveOffline(page, 'Verdulería');
  // The first reply is lost after the server stored the submission.
  let posts = 0;
  await context.route('**/api/forms/*/submissions', async (route) => {
    posts += 1;
    if (posts > 1) return route.continue();
    await route.fetch();
    return route.abort('connectionreset');
  });
  await context.setOffline(false);
  await page.goto('/listar');
  const other = await context.newPage();
  await other.goto('/listar');
  await page.goto('/borradores');
  const sent = page.getByRole('region', { name: 'Enviadas hoy desde este dispositivo' });
  await expect(sent.getByRole('listitem')).toHaveCount(2, { timeout: 20_000 });
  await expectAccessible(page, 'sent today');
  await expect(line(other)).toContainText('2 respuestas se enviaron hoy.');
  const list = await page.request.get(`/api/forms/${form}/submissions`);
  expect((await list.json()).submissions).toHaveLength(2);
  await other.close();

  const definition = ROUND.withStates('Recibida', 'Urgente').withOptions({ publicAccess: false }).build();
  const withStates = await newForm(baseURL ?? '', definition);
  await open(page, `/contestar/${withStates}`);
  await shop(page).fill('Panadería');
  await context.setOffline(true);
  await send(page);
  await leave(page);
  await page.getByRole('radio', { name: 'Urgente' }).check();
  await page.getByRole('button', { name: 'Confirmar' }).click();
  await expect(waits(page)).toBeVisible();
  await page.getByRole('button', { name: 'Seguir escribiendo' }).click();
  await expect(shop(page)).toHaveValue('Panadería');
  await shop(page).fill('Panadería La Espiga');
  await send(page);
  await leave(page);
  await page.getByRole('radio', { name: 'Urgente' }).check();
  await page.getByRole('button', { name: 'Confirmar' }).click();
  const going = page.waitForRequest((asked) => asked.url().endsWith('/submissions'));
  await context.setOffline(false);
  const body = (await going).postDataJSON();
  expect(body.state).toBe(1);
  expect(body.answers.main.shop.value).toBe('Panadería La Espiga');
  await expect(code(page)).toBeVisible();
});

test('X31.49 X31.44 a photo and a signature that never left the device go first, also after a reload', async ({
  page,
  context,
  baseURL,
}) => {
  const form = ROUND.withOptions({ digitalSignature: true })
    .withSignature({ title: 'Quien recibe', type: 'draw', signatory: 'citizen', required: true })
    .withSection('f', aQuestion('photo', 'text', { title: { text: 'Vereda' }, allowsImage: true }));
  await open(page, `/publico/contestar/${await newForm(baseURL ?? '', form.build())}`);
  await shop(page).fill('Panadería');
  await page.getByRole('button', { name: 'Siguiente' }).click();
  const box = slotOf(page, 'Quien recibe');
  await expect(box).toBeVisible();
  await page.getByRole('button', { name: 'Atrás' }).click();
  await untilQuiet(page);
  await context.setOffline(true);
  await page
    .getByRole('group', { name: /^Imagen/ })
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'Vereda.png', mimeType: 'image/png', buffer: PIXEL });
  await page.getByRole('button', { name: 'Siguiente' }).click();
  await namesOf(box).fill('Rosa Quiroga');
  await drawIn(page, box);
  await box.getByRole('button', { name: 'Confirmar firma' }).click();
  await expect(box.getByText('Firma confirmada')).toBeVisible();
  await send(page);
  await leave(page);
  await expect(waits(page)).toBeVisible();
  const sent = page.waitForRequest((asked) => asked.url().endsWith('/submissions'));
  await context.setOffline(false);
  await page.reload();
  const body = (await sent).postDataJSON();
  expect(body.answers.main.photo.image).not.toBe('');
  expect(body.particulars.signatures[0].image).not.toBe('');
  await expect(line(page)).toContainText('1 respuesta se envió hoy.');
});

test('X31.53 a session that ended holds it back; signing out asks; another account neither sees nor sends it', async ({
  page,
  context,
  baseURL,
}) => {
  const form = await newForm(baseURL ?? '', ROUND.withOptions({ publicAccess: false }).build());
  await openOwnSession(page, 'inspectorOfTwoAreas');
  await open(page, `/contestar/${form}`);
  await leaveOffline(page, 'Panadería');
  let posts = 0;
  page.on('request', (asked) => {
    if (asked.method() === 'POST' && asked.url().endsWith('/submissions')) posts += 1;
  });
  // The connection is back, but the server is not reached yet.
  await page.route('**/api/forms/*/submissions', (route) => route.abort('internetdisconnected'));
  await context.setOffline(false);
  await signOut(page);
  const asked = page.getByRole('dialog', { name: 'Hay respuestas sin enviar' });
  await expect(asked).toContainText('1 está lista para enviar');
  await expectAccessible(page, 'signing out with an answer that waits');
  await asked.getByRole('button', { name: 'Conservar y salir' }).click();
  await expect(page.getByText('En este dispositivo hay 1 respuesta lista para enviar.')).toBeVisible();
  await expectAccessible(page, 'signing in where an answer waits');
  await page.unroute('**/api/forms/*/submissions');
  posts = 0;
  await signInAgain(page, 'administrator');
  await page.goto('/borradores');
  await expect(page.getByText('No hay respuestas sin enviar en este dispositivo.')).toBeVisible();
  expect(posts).toBe(0);
  await context.clearCookies();
  await openOwnSession(page, 'inspectorOfTwoAreas');
  await page.goto('/borradores');
  await expect(page.getByRole('region', { name: 'Enviadas hoy desde este dispositivo' })).toBeVisible();
  const list = await page.request.get(`/api/forms/${form}/submissions`);
  expect((await list.json()).submissions).toHaveLength(1);
});
