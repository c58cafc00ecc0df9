// The track of a visit: an author asks for it, an inspector reads so, stops it and goes on, and staff see it as a line. A
// visitor of the same form is not followed.
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { expect, expectAccessible, type Page, signInAgain, test } from '../stack.ts';
import { SENDING_LATER, untilDownloaded } from '../steps/connection-steps.ts';
import { editorOf, openEditor, openOptions, savedForm, savedDefinition } from '../steps/editor-steps.ts';
import { newForm } from '../steps/person-steps.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const ROUND = aForm()
  .with({ title: { text: 'Ronda con recorrido' } })
  .withOptions({ publicAccess: true })
  .withSection('s', aQuestion('shop', 'text', { title: { text: 'Comercio' } }));
const ASKING = ROUND.with({ recordsTrack: true }).build();

const shop = (page: Page) => page.getByLabel(/^Comercio/);
const notice = (page: Page) => page.getByRole('group', { name: 'Recorrido de la visita' });

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('constancia.language', 'es'));
});

test('X39.81 an author asks for the track, and reads what the law says of it', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await signInAgain(page, 'supervisor');
  const id = await savedForm(page, ROUND.build());
  await openEditor(page, editorOf(id));
  await openOptions(page);
  const asks = page.getByRole('switch', { name: 'Registrar el recorrido de la visita' });
  await expect(asks).not.toBeChecked();
  await expect(page.getByText(/Ley 25\.326.*se informó al personal/)).toBeVisible();
  await asks.check();
  await expectAccessible(page, 'settings with the track of a visit');
  expect(await savedDefinition(page, id)).toMatchObject({ recordsTrack: true });
});

test('X39.82 X39.84 an inspector is followed once a minute, also without a connection and over a reload, and staff see the line', async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: -32.4, longitude: -63.2, accuracy: 12 });
  const form = await newForm(baseURL ?? '', ASKING);
  await signInAgain(page, 'inspector');
  await page.goto(`/contestar/${form}`);
  await expect(notice(page)).toContainText('Posiciones: 1');
  await expectAccessible(page, 'form with the track of a visit');
  await shop(page).fill('Panadería');
  await untilDownloaded(page, SENDING_LATER);
  await page.clock.install();
  await page.getByRole('button', { name: 'Dejar de registrar' }).click();
  await page.getByRole('button', { name: 'Seguir' }).click();
  await context.setOffline(true);
  await context.setGeolocation({ latitude: -32.41, longitude: -63.2, accuracy: 12 });
  await page.clock.fastForward('01:01');
  await expect(notice(page)).toContainText('Posiciones: 2');
  await context.setOffline(false);
  await page.clock.fastForward('00:02');
  await page.reload();
  await expect(shop(page)).toHaveValue('Panadería');
  await expect(notice(page)).toContainText('Posiciones: 2');
  await page.getByRole('button', { name: 'Dejar de registrar' }).focus();
  await page.keyboard.press('Enter');
  await expect(notice(page).getByRole('status')).toHaveText('No se registra el recorrido.');
  await expect(page.getByRole('button', { name: 'Seguir' })).toBeFocused();
  await page.clock.fastForward('02:00');
  await expect(notice(page)).toContainText('Posiciones: 2');
  await page.getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect(page.getByText(/^Se guardó/)).toBeVisible();
  await context.clearCookies();
  await signInAgain(page, 'supervisor');
  await page.setViewportSize({ width: 1280, height: 800 });
  const list = await (await page.request.get(`/api/forms/${form}/submissions`)).json();
  await page.goto(`/ver/${list.submissions[0].id}`);
  const evidence = page.getByRole('region', { name: 'Constancia de la visita' });
  await expect(evidence).toContainText(/Recorrido: posiciones\s*2/);
  await expect(evidence).toContainText(/Recorrido: longitud \(km\)\s*1,11/);
  await expect(evidence.getByRole('application', { name: 'Mapa del recorrido' })).toBeVisible();
  const line = evidence.locator('svg.track-line');
  await expect(line.locator('polyline').first()).toHaveAttribute('points', /^\S+ \S+$/);
  await expect(line.locator('circle').last()).toBeInViewport();
  await expectAccessible(page, 'submission with the track of a visit');
});

test('X39.82 a visitor of the same form is not followed, and downloads nothing of it', async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['geolocation']);
  await page.goto(`/publico/contestar/${await newForm(baseURL ?? '', ASKING)}`);
  await shop(page).fill('Panadería');
  await untilDownloaded(page, ['error-summary']);
  await expect(notice(page)).toHaveCount(0);
  const urls = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  expect(urls.filter((url) => url.includes('/assets/evidence-notice-'))).toEqual([]);
});
