// Sending when the server is silent or its reply is lost: a person can leave, try again, and reads only what is known.
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { expect, expectAccessible, type Page, signIn, test } from '../stack.ts';
import { loseConnection } from '../steps/connection-steps.ts';
import { newForm } from '../steps/person-steps.ts';

const REPORT = aForm()
  .with({ title: { text: 'Aviso de bache' } })
  .withOptions({ publicAccess: true })
  .withSection('s', aQuestion('where', 'text', { title: { text: 'Dónde' } }))
  .build();
const SUBMISSIONS = '**/api/public/forms/*/submissions';
const UNKNOWN = 'No sabemos si llegó. Reintentar no la duplica.';
const NOT_SENT = 'La respuesta todavía no se envió.';

const send = (page: Page) => page.getByRole('button', { name: 'Enviar', exact: true }).click();
const where = (page: Page) => page.getByLabel(/^Dónde/);
const saved = (page: Page) => page.getByRole('heading', { level: 1, name: 'Guardado' });

test.beforeEach(async ({ page, baseURL }) => {
  await page.goto(`/publico/contestar/${await newForm(baseURL ?? '', REPORT)}`);
  await where(page).fill('Mitre 550');
});

/** So many requests that submit go out and get no reply. @returns waits until so many have gone out */
async function silence(page: Page, requests: number): Promise<(gone: number) => Promise<void>> {
  let seen = 0;
  await page.route(SUBMISSIONS, (route) => (seen++ < requests ? undefined : route.continue()));
  return (gone) => expect.poll(() => seen).toBe(gone);
}

test('X31.42 A4.33 a server that does not reply can be left after twenty seconds, with every word', async ({
  page,
}) => {
  await page.clock.install();
  const untilGone = await silence(page, 1);
  await send(page);
  await expect(page.getByText('Enviando…').first()).toBeVisible();
  await untilGone(1);
  await page.clock.runFor(20_500);
  const slow = page.getByRole('dialog', { name: 'Tarda más de lo normal' });
  await expect(slow).toContainText(UNKNOWN);
  await expectAccessible(page, 'sending takes long');
  await slow.getByRole('button', { name: 'Volver a escribir' }).click();
  await expect(where(page)).toHaveValue('Mitre 550');
  await expect(page.getByRole('status').filter({ hasText: UNKNOWN })).toBeVisible();
  await where(page).fill('Mitre 552');
  await send(page);
  await expect(saved(page)).toBeVisible();
});

test('X31.42 who waits can try again in place, and a minute ends the attempt', async ({ page }) => {
  await page.clock.install();
  const untilGone = await silence(page, 2);
  await send(page);
  await untilGone(1);
  await page.clock.runFor(60_500);
  const over = page.getByRole('dialog', { name: 'El servidor no respondió' });
  await expect(over).toContainText(UNKNOWN);
  await expect(over).not.toContainText(NOT_SENT);
  await over.getByRole('button', { name: 'Reintentar' }).click();
  await untilGone(2);
  await page.clock.runFor(20_500);
  const slow = page.getByRole('dialog', { name: 'Tarda más de lo normal' });
  await expect(slow).toBeVisible();
  await slow.getByRole('button', { name: 'Reintentar' }).click();
  await expect(saved(page)).toBeVisible();
});

test('X31.42 W1 a reply that is lost after the server stored it is not called unsent, also after a reload', async ({
  page,
  context,
}) => {
  let stored = '';
  await page.route(
    SUBMISSIONS,
    async (route) => {
      stored = ((await (await route.fetch()).json()) as { readonly code: string }).code;
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await send(page);
  const lost = page.getByRole('dialog', { name: 'Conexión a internet perdida' });
  await expect(lost).toContainText(UNKNOWN);
  await expect(lost).not.toContainText(NOT_SENT);
  await page.reload();
  await expect(page.getByRole('status').filter({ hasText: UNKNOWN })).toBeVisible();
  await loseConnection(page);
  await send(page);
  await expect(lost).toContainText(UNKNOWN);
  await context.setOffline(false);
  await lost.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page).toHaveURL(new RegExp(`/${stored}$`));
});

test('X31.42 A8.10 X36.73 what never left the device is said to be unsent, and a visitor reads whom to contact', async ({
  page,
}) => {
  await loseConnection(page);
  await send(page);
  const lost = page.getByRole('dialog', { name: 'Conexión a internet perdida' });
  await expect(lost).toContainText(NOT_SENT);
  await expect(lost).not.toContainText(UNKNOWN);
  await expect(lost).toContainText('Si sigue sin poder enviar, comuníquese con el municipio de Villa María.');
  await expect(lost).not.toContainText('coordinador');
});

test('A8.10 X36.73 staff whose connection is lost read that they contact their coordinator', async ({
  page,
}) => {
  await signIn(page, 'administrator');
  await page.goto(page.url().replace('/publico/contestar/', '/contestar/'));
  await where(page).fill('Mitre 551');
  await loseConnection(page);
  await send(page);
  const lost = page.getByRole('dialog', { name: 'Conexión a internet perdida' });
  await expect(lost).toContainText('Comuníquese con su coordinador.');
  await expect(lost).not.toContainText('el municipio de');
});
