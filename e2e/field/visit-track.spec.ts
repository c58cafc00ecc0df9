// The track of a visit: an inspector reads that it is recorded, stops it and goes on, and staff see it as a line.
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { expect, expectAccessible, type Page, signIn, test } from '../stack.ts';
import { SENDING_LATER, untilDownloaded } from '../steps/connection-steps.ts';
import { newForm, openOnlySubmission } from '../steps/person-steps.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const ROUND = aForm()
  .with({ title: { text: 'Ronda con recorrido' } })
  .withOptions({ publicAccess: true })
  .withSection('s', aQuestion('shop', 'text', { title: { text: 'Comercio' } }));
const ASKING = ROUND.with({ recordsTrack: true }).build();

const shop = (page: Page) => page.getByLabel(/^Comercio/);
const notice = (page: Page) => page.getByRole('group', { name: 'Recorrido de la visita' });

test('X39.82 X39.84 an inspector is followed once a minute, also without a connection and over a reload, and staff see the line', async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: -32.4, longitude: -63.2, accuracy: 12 });
  const form = await newForm(baseURL ?? '', ASKING);
  await signIn(page, 'inspector');
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
  await page.setViewportSize({ width: 1280, height: 800 });
  await openOnlySubmission(page, form);
  const evidence = page.getByRole('region', { name: 'Constancia de la visita' });
  await expect(evidence).toContainText(/Recorrido: posiciones\s*2/);
  await expect(evidence).toContainText(/Recorrido: longitud \(km\)\s*1,11/);
  await expect(evidence.getByRole('application', { name: 'Mapa del recorrido' })).toBeVisible();
  const line = evidence.locator('svg.track-line');
  await expect(line.locator('polyline').first()).toHaveAttribute('points', /^\S+ \S+$/);
  await expect(line.locator('circle').last()).toBeInViewport();
  await expectAccessible(page, 'submission with the track of a visit');
});
