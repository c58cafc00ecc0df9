// Answering when something fails: no connection, lost replies, forms that cannot be answered. No input may be lost,
// and nothing may be stored twice.

import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, FORMS, signIn, test } from '../stack.ts';
import { loseConnection } from '../steps/connection-steps.ts';
import { answerWhatIsRequired } from '../steps/fill-form.ts';
import { deletedForm, newForm, newVersion } from '../steps/person-steps.ts';
import { refusal } from '../steps/played.ts';

const PUBLIC_FORM = `/publico/contestar/${FORMS.pruning}`;
const SUBMISSIONS = '**/api/public/forms/*/submissions';
const PUBLIC_READ = `**/api/public/forms/${FORMS.pruning}/to-answer`;

async function writeAnswer(page: Page): Promise<void> {
  await page.goto(PUBLIC_FORM);
  await page.getByLabel(/^Nombre y apellido/).fill('Elsa Quiroga');
  await answerWhatIsRequired(page);
}

const send = (page: Page) => page.getByRole('button', { name: 'Enviar', exact: true }).click();

test('A4.33 A8.10 A2.35 without connection nothing is sent, and everything is when it is back', async ({
  page,
  context,
}) => {
  await writeAnswer(page);
  await loseConnection(page);
  await send(page);
  const dialog = page.getByRole('dialog', { name: 'Conexión a internet perdida' });
  await expect(dialog.getByRole('listitem')).toHaveCount(3);
  await expect(dialog).toContainText('queda guardado en este dispositivo');
  await expectAccessible(page, 'offline');
  await context.setOffline(false);
  await expect(dialog).toContainText('La conexión volvió');
  await dialog.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page).toHaveURL(/\/publico\/guardado\//);
});

test('W1 A8.10 a reply that is lost and a retry store one answer', async ({ page }) => {
  await writeAnswer(page);
  let stored = '';
  await page.route(
    SUBMISSIONS,
    async (route) => {
      const reply = await route.fetch();
      stored = ((await reply.json()) as { readonly code: string }).code;
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await send(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Reintentar' }).click();
  await expect(page).toHaveURL(new RegExp(`/publico/guardado/${FORMS.pruning}/${stored}$`));
});

test('W1 what was changed after a lost reply is not taken for stored; it can be sent as a new answer', async ({
  page,
}) => {
  await writeAnswer(page);
  await page.route(
    SUBMISSIONS,
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await send(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Cerrar' }).click();
  await page.getByLabel(/^Nombre y apellido/).fill('Elsa Quiroga de Paz');
  await send(page);
  const dialog = page.getByRole('dialog', { name: 'Esta respuesta ya estaba guardada' });
  await expectAccessible(page, 'stored before');
  await dialog.getByRole('button', { name: 'Enviar como respuesta nueva' }).click();
  await expect(page).toHaveURL(/\/publico\/guardado\//);
});

test('A4.50 A2.39 W8 R8.32 of two who send at the same moment the last place goes to one, and the other sees why', async ({
  browser,
  baseURL,
}) => {
  const definition = aForm()
    .with({ title: { text: 'Cupo de uno' }, responseLimit: 1 })
    .withOptions({ publicAccess: true, limitResponses: true })
    .withSection('s', aQuestion('name', 'text', { title: { text: 'Nombre' } }))
    .build();
  const form = await newForm(baseURL ?? '', definition);
  const pages = await Promise.all([1, 2].map(() => browser.newPage()));
  for (const page of pages) {
    await page.goto(`${baseURL}/publico/contestar/${form}`);
    await page.getByLabel(/^Nombre/).fill('Elsa Quiroga');
  }
  await Promise.all(pages.map(send));
  const full = (page: Page) => page.getByRole('heading', { level: 1, name: 'Formulario completo' });
  const saved = (page: Page) => page.getByRole('heading', { level: 1, name: 'Guardado' });
  for (const page of pages) await expect(full(page).or(saved(page))).toBeVisible();
  // Both pages now show their result, so it can be read without waiting.
  const refused = await Promise.all(pages.map((page) => full(page).isVisible()));
  expect(refused.filter(Boolean)).toHaveLength(1);
  for (const page of pages) await page.close();
});

test('X25.04 a version that is not taken any more opens the newest one with what was written', async ({
  page,
  baseURL,
}) => {
  const form = aForm()
    .with({ title: { text: 'Pedido de riego' } })
    .withOptions({ publicAccess: true });
  const name = aQuestion('nombre', 'text', { title: { text: 'Nombre' } });
  const motive = aQuestion('motivo', 'text', { title: { text: 'Motivo' }, required: true });
  const id = await newForm(baseURL ?? '', form.withSection('s', name).build());
  await page.goto(`/publico/contestar/${id}`);
  await page.getByLabel(/^Nombre/).fill('Elsa Quiroga');
  await newVersion(baseURL ?? '', id, form.withSection('s', name, motive).build());
  // The server refuses like this when the older version is no longer accepted.
  await page.route(SUBMISSIONS, (route) => route.fulfill(refusal('form-changed')), { times: 1 });
  await send(page);
  await expect(page.getByText('El formulario cambió desde entonces')).toBeVisible();
  await expect(page.getByLabel(/^Nombre/)).toHaveValue('Elsa Quiroga');
  await expectAccessible(page, 'newest version with what was written');
  await page.getByLabel(/^Motivo/).fill('Sequía');
  const sent = page.waitForRequest(SUBMISSIONS);
  await send(page);
  expect((await sent).postDataJSON()).toMatchObject({ version: 2 });
  await expect(page).toHaveURL(/\/publico\/guardado\//);
});

test('X31.55 A8.01 A2.42 A2.43 an unknown form opens the error dialog; closing it leads no visitor to the sign-in of staff', async ({
  page,
}) => {
  await page.goto('/publico/contestar/AAAAAAAAAAAAAAAAAAAA');
  const dialog = page.getByRole('dialog', { name: 'Error' });
  await expect(dialog).toContainText('El formulario a contestar no existe.');
  await expectAccessible(page, 'unknown form');
  await dialog.getByRole('button', { name: 'Cerrar' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL('/publico/contestar/AAAAAAAAAAAAAAAAAAAA');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('El formulario a contestar no existe.');
  await expect(page.getByText('queda en este dispositivo')).toHaveCount(0);
});

test('X31.55 A8.01 a form that became private while a visitor wrote says that it takes no answers and that nothing is lost', async ({
  page,
  baseURL,
}) => {
  const definition = aForm()
    .withOptions({ publicAccess: true })
    .withSection('s', aQuestion('q', 'text', { title: { text: 'Observaciones' } }));
  const form = await newForm(baseURL ?? '', definition.build());
  await page.goto(`/publico/contestar/${form}`);
  await page.getByLabel(/^Observaciones/).fill('A medias');
  await newVersion(baseURL ?? '', form, definition.withOptions({ publicAccess: false }).build());
  await page.getByRole('button', { name: 'Enviar', exact: true }).click();
  await page.getByRole('dialog', { name: 'Error' }).getByRole('button', { name: 'Cerrar' }).click();
  const kept = 'Ya no recibe respuestas; lo escrito queda en este dispositivo.';
  await expect(page.getByText(kept)).toBeVisible();
  await expect(page).toHaveURL(`/publico/contestar/${form}`);
  await expectAccessible(page, 'form that became private');
  await page.reload();
  await expect(page.getByText(kept)).toBeVisible();
});

test('A8.01 A2.43 for staff closing the error dialog only closes it', async ({ page }) => {
  await signIn(page, 'inspector');
  await page.goto('/contestar/no-es-un-formulario');
  await page.getByRole('dialog', { name: 'Error' }).getByRole('button', { name: 'Cerrar' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(
    page.getByRole('heading', { level: 1, name: 'El formulario a contestar no existe.' }),
  ).toBeVisible();
  await expect(page).toHaveURL('/contestar/no-es-un-formulario');
});

test('A8.02 A7.02 a deleted form is an alert for visitors, and leads staff back to the list', async ({
  page,
  baseURL,
}) => {
  const text = 'El formulario que desea contestar no existe o ha sido eliminado.';
  const form = await deletedForm(
    baseURL ?? '',
    aForm().withOptions({ publicAccess: true }).withSection('s', aQuestion('q', 'text')).build(),
  );
  await page.goto(`/publico/contestar/${form}`);
  await expect(page.getByRole('alert')).toContainText(text);
  await expectAccessible(page, 'deleted form');
  await signIn(page, 'inspectorOfTwoAreas');
  await page.goto(`/contestar/${form}`);
  await expect(page.getByRole('dialog', { name: 'Error' })).toContainText(text);
  await page.getByRole('dialog').getByRole('button', { name: 'Cerrar' }).click();
  await expect(page).toHaveURL(/\/listar$/);
});

test('P2.43 P4.13 A7.20 a form of a blocked municipality shows the blocked page', async ({ page }) => {
  await page.route(PUBLIC_READ, (route) => route.fulfill(refusal('municipality-blocked')));
  await page.goto(PUBLIC_FORM);
  await expect(
    page.getByRole('heading', { level: 1, name: 'Acceso denegado. Municipio bloqueado' }),
  ).toBeVisible();
  await expect(page.getByText('Ha intentado acceder a una pagina que se encuentra bloqueada')).toBeVisible();
});

test('A4.01 a reload loses nothing; starting again asks and forgets it', async ({ page }) => {
  await page.goto(PUBLIC_FORM);
  await page.getByLabel(/^Nombre y apellido/).fill('Nélida');
  await page.reload();
  await expect(page.getByText('Se recuperó lo que había escrito.')).toBeVisible();
  await expect(page.getByLabel(/^Nombre y apellido/)).toHaveValue('Nélida');
  await page.getByRole('button', { name: 'Empezar de nuevo' }).click();
  await expectAccessible(page, 'starting again');
  await page.getByRole('dialog').getByRole('button', { name: 'Cancelar' }).click();
  await expect(page.getByLabel(/^Nombre y apellido/)).toHaveValue('Nélida');
  await page.getByRole('button', { name: 'Empezar de nuevo' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Empezar de nuevo' }).click();
  await expect(page.getByLabel(/^Nombre y apellido/)).toHaveValue('');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Se recuperó lo que había escrito.')).toHaveCount(0);
});

test('P8.05 a form that does not come says why and can be asked for again', async ({ page }) => {
  await page.route(PUBLIC_READ, (route) => route.abort('connectionrefused'), { times: 1 });
  await page.goto(PUBLIC_FORM);
  await expect(page.getByRole('heading', { level: 1, name: 'No se pudo abrir el formulario' })).toBeVisible();
  await expectAccessible(page, 'not loaded');
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Solicitud de poda/ })).toBeVisible();
});
