// Evidence of a visit: the device says when and where a form is answered, and staff read it. A person who refuses sends all the
// same; without a connection it waits with the submission.
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { expect, expectAccessible, type Page, test } from '../stack.ts';
import { SENDING_LATER, untilDownloaded } from '../steps/connection-steps.ts';
import { newForm, openOnlySubmission } from '../steps/person-steps.ts';

const ROUND = aForm()
  .with({ title: { text: 'Ronda con constancia' } })
  .withOptions({ publicAccess: true })
  .withSection('s', aQuestion('shop', 'text', { title: { text: 'Comercio' } }));
const ASKING = ROUND.with({ recordsPosition: true, accuracyLimit: 50, recordsTimes: true }).build();
const NOTICE = 'Este formulario registra la posición y la hora del dispositivo al empezar y al enviar';

const shop = (page: Page) => page.getByLabel(/^Comercio/);
const send = (page: Page) => page.getByRole('button', { name: 'Enviar', exact: true }).click();
const saved = (page: Page) => page.getByRole('heading', { level: 1, name: 'Guardado' });
const evidence = (page: Page) => page.getByRole('region', { name: 'Constancia de la visita' });

test('X39.42 X39.43 X39.44 a visitor reads that it is recorded, reloads and sends; without a connection it waits with the submission and goes with it; staff read both positions', async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: -32.4, longitude: -63.2, accuracy: 12 });
  const form = await newForm(baseURL ?? '', ASKING);
  await page.goto(`/publico/contestar/${form}`);
  await expect(page.getByRole('note').filter({ hasText: NOTICE })).toBeVisible();
  await expectAccessible(page, 'form with evidence of the visit');
  await shop(page).fill('Panadería');
  await context.setGeolocation({ latitude: -32.401, longitude: -63.2, accuracy: 80 });
  await page.reload();
  await expect(shop(page)).toHaveValue('Panadería');
  await untilDownloaded(page, SENDING_LATER);
  await context.setOffline(true);
  await send(page);
  await page.getByRole('button', { name: 'Dejar lista para enviar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Lista para enviar' })).toBeVisible();
  const stored = page.waitForResponse((reply) => reply.url().endsWith('/submissions') && reply.ok());
  await context.setOffline(false);
  await stored;
  await openOnlySubmission(page, form);
  await expect(evidence(page)).toContainText('-32.400000, -63.200000 (±12 m)');
  await expect(evidence(page)).toContainText('-32.401000, -63.200000 (±80 m) – menos precisa que 50 m');
  await expect(evidence(page)).toContainText('111 m');
  await expect(evidence(page)).toContainText(/Duración\s*0:0\d:\d\d/);
  await expect(evidence(page).getByRole('application', { name: 'Mapa de la ubicación' })).toBeVisible();
  await expectAccessible(page, 'submission with evidence of the visit');
});

test('X39.42 X39.44 a visitor who refuses the position sends all the same, and staff read that it was refused', async ({
  page,
  baseURL,
}) => {
  const form = await newForm(baseURL ?? '', ASKING);
  await page.goto(`/publico/contestar/${form}`);
  await expect(page.getByRole('note').filter({ hasText: NOTICE })).toBeVisible();
  await shop(page).fill('Panadería');
  await send(page);
  await expect(saved(page)).toBeVisible();
  await openOnlySubmission(page, form);
  await expect(evidence(page).getByText('No se permitió ver la posición')).toHaveCount(2);
});
