// Sending when the reply of the server is lost. A silent server is in submissions/answer/slow-sending.test.tsx.
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { expect, type Page, test } from '../stack.ts';
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

test.beforeEach(async ({ page, baseURL }) => {
  await page.goto(`/publico/contestar/${await newForm(baseURL ?? '', REPORT)}`);
  await where(page).fill('Mitre 550');
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
