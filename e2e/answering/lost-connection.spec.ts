// A form whose connection is lost after it was opened, or whose device does not answer: typing goes on, nothing written
// is lost, and what is missing comes by itself when the connection is back.
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { expect, expectAccessible, type Page, signIn, test } from '../stack.ts';
import { loseConnection, SENDING_LATER } from '../steps/connection-steps.ts';
import { locationOf, slotOf } from '../steps/particulars-steps.ts';
import { newForm } from '../steps/person-steps.ts';

const DIARY = aForm()
  .with({ title: { text: 'Parte de guardia' } })
  .withOptions({ publicAccess: true })
  .withSection(
    's',
    aQuestion('what', 'text', { title: { text: 'Qué pasó' } }),
    aQuestion('day', 'date', { title: { text: 'Día del hecho' } }),
  )
  .build();

/** A form with a location, signatures of staff and citizen, and no required person. */
const SIGNED_FORM = '/contestar/4137yHAFI0vwXUzl3uIN';

async function openDiary(page: Page, baseURL: string | undefined): Promise<void> {
  await page.goto(`/publico/contestar/${await newForm(baseURL ?? '', DIARY)}`);
  await page.getByLabel(/^Qué pasó/).fill('Árbol caído');
}

test('X31.40 X31.86 X40.60 a calendar that does not arrive leaves the page and the text alone, comes when asked again, and by itself when the connection is back; a page of citizens whose own files do not arrive says so, is tried again, and has the draft; a connection that is lost before everything was fetched takes nothing', async ({
  page,
  context,
  baseURL,
}) => {
  await page.route('**/assets/calendar-*', (route) => route.abort('internetdisconnected'));
  await openDiary(page, baseURL);
  await page.getByRole('button', { name: /Día del hecho/ }).click();
  await expect(page.getByText('El calendario no se pudo cargar. Puede escribir la fecha.')).toBeVisible();
  await expectAccessible(page, 'calendar not loaded');
  await page.getByLabel('Día del hecho', { exact: true }).fill('05/02/2026');
  await expect(page.getByLabel(/^Qué pasó/)).toHaveValue('Árbol caído');
  await page.unroute('**/assets/calendar-*');
  await page.getByRole('button', { name: 'Reintentar' }).click();
  const calendar = page.getByRole('dialog');
  await expect(calendar).toBeVisible();
  await calendar.getByRole('button', { name: /, 6 de febrero/ }).click();
  await expect(page.getByLabel('Día del hecho', { exact: true })).toHaveValue('06/02/2026');

  await page.route('**/assets/calendar-*', (route) => route.abort('internetdisconnected'));
  await page.reload();
  await page.getByRole('button', { name: /Día del hecho/ }).click();
  await expect(page.getByText('El calendario no se pudo cargar.')).toBeVisible();
  await context.setOffline(true);
  await page.unroute('**/assets/calendar-*');
  await context.setOffline(false);
  await expect(page.getByRole('dialog')).toBeVisible();

  await page.route('**/assets/answering-*', (route) => route.abort('internetdisconnected'));
  await page.route('**/assets/public-answer-screen-*', (route) => route.abort('internetdisconnected'));
  await page.reload();
  const notOpened = page.getByRole('heading', { level: 1, name: 'No se pudo abrir esta página' });
  await expect(notOpened).toBeVisible();
  await expect(page.getByText('Es posible que haya una versión nueva de esta página.')).toBeVisible();
  await expect(page.getByRole('link')).toHaveCount(0);
  await expectAccessible(page, 'a public page that did not arrive');
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(notOpened).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByLabel(/^Qué pasó/)).toHaveValue('Árbol caído');

  await page.route('**/assets/sending-overlay-*', (route) => route.abort('internetdisconnected'));
  await page.reload();
  await expect(page.getByLabel(/^Qué pasó/)).toHaveValue('Árbol caído');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect(page.getByText('Esta parte no se pudo cargar.')).toBeVisible();
  await expect(page.getByLabel(/^Qué pasó/)).toHaveValue('Árbol caído');
  await page.unroute('**/assets/sending-overlay-*');
  await context.setOffline(false);
  const dialog = page.getByRole('dialog', { name: 'Conexión a internet perdida' });
  await dialog.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Guardado' })).toBeVisible();
});

test('X31.40 a form that was opened is whole without a connection: map, signatures, calendar', async ({
  page,
}) => {
  await signIn(page, 'administrator');
  await page.goto(SIGNED_FORM);
  await expect(page.getByRole('button', { name: 'Siguiente' })).toBeVisible();
  await loseConnection(page, ['location-field', 'signature-slots', 'calendar']);
  await page.getByRole('button', { name: 'Siguiente' }).click();
  await locationOf(page);
  await page.getByRole('button', { name: 'Siguiente' }).click();
  const slot = slotOf(page, 'Persona entrevistada');
  await expect(slot.getByRole('img', { name: /^Recuadro/ })).toBeVisible();
});

test('X31.86 X31.40 what is wrong and how sending went are said without a connection, once the form was opened', async ({
  page,
  baseURL,
}) => {
  const form = aForm()
    .with({ title: { text: 'Parte de obra' } })
    .withOptions({ publicAccess: true })
    .withSection('s', aQuestion('what', 'text', { title: { text: 'Qué pasó' }, required: true }))
    .build();
  await page.goto(`/publico/contestar/${await newForm(baseURL ?? '', form)}`);
  await loseConnection(page, SENDING_LATER);
  await page.getByRole('button', { name: 'Enviar', exact: true }).click();
  const summary = page.getByRole('alert').filter({ hasText: 'Faltan algunos campos requeridos' });
  await expect(summary).toBeFocused();
  await page.getByLabel(/^Qué pasó/).fill('Zanja abierta');
  await page.getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Conexión a internet perdida' })).toBeVisible();
  await page.getByRole('button', { name: 'Dejar lista para enviar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Lista para enviar' })).toBeVisible();
});

test('X31.41 a device whose database never answers opens the form without a draft, and says so', async ({
  page,
  baseURL,
}) => {
  await page.addInitScript(() => {
    indexedDB.open = () => new EventTarget() as IDBOpenDBRequest;
  });
  await openDiary(page, baseURL);
  await expect(
    page.getByText('No se pudo leer lo que este dispositivo tenía guardado. Puede contestar y enviar igual.'),
  ).toBeVisible();
  await expectAccessible(page, 'draft not readable');
  await page.getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Guardado' })).toBeVisible();
});
