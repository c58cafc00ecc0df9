// The map of the list of submissions: what a filter finds, in clusters, with the same as a list beside it.
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { expect, expectAccessible, type Page, signIn, test } from '../stack.ts';
import { listOf, type Stored, sendAnswer, viewLink } from '../steps/list-steps.ts';
import { newForm } from '../steps/person-steps.ts';

const PLAIN = aForm()
  .with({ title: { text: 'Luminarias rotas' } })
  .withOptions({ editableForm: true })
  .withSection('s', aQuestion('q', 'text', { title: { text: 'Observaciones' } }));
const LOCATED = PLAIN.withOptions({ editableForm: true, geolocation: true }).build();

type Point = readonly [latitude: number, longitude: number];

const panel = (page: Page) => page.getByRole('region', { name: 'Mapa de respuestas' });
const surface = (page: Page) => panel(page).getByRole('application', { name: 'Mapa de respuestas' });
const openLink = (page: Page, { code }: Stored) => panel(page).getByRole('link', { name: `Abrir ${code}` });

async function sendAt(page: Page, form: string, [latitude, longitude]: Point): Promise<Stored> {
  const location = { address: 'San Martín 1020', latitude, longitude };
  return sendAnswer(page, form, { particulars: { citizen: null, location, asset: null, signatures: [] } });
}

test('R2.024 R2.035 R9.05 R9.06 P9.36 X33.04 X40.40 at 1280 px the map has all of the filter, beside a list; a popup leads to the answer', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 1280, height: 1000 });
  const form = await newForm(baseURL ?? '', LOCATED);
  await signIn(page, 'administrator');
  const first = await sendAt(page, form, [-32.41, -63.24]);
  const second = await sendAt(page, form, [-32.42, -63.22]);
  for (let number = 0; number < 15; number++) await sendAt(page, form, [-32.43, -63.26]);
  await page.goto(listOf(form));
  await expect(viewLink(page, first)).toHaveCount(0);
  await page.getByRole('button', { name: 'Ver mapa' }).click();
  // All of them, though the page has fifteen.
  await expect(panel(page).getByText('17 respuestas en esta parte del mapa.')).toBeVisible();
  await expect(
    panel(page)
      .getByRole('button', { name: /respuestas: acercar$/ })
      .first(),
  ).toBeVisible();
  expect((await surface(page).boundingBox())?.height).toBeGreaterThan(790);
  await panel(page).getByRole('button', { name: 'Encuadrar respuestas' }).click();
  await expect(openLink(page, first)).toBeVisible();
  const map = await surface(page).boundingBox();
  const beside = await openLink(page, first).boundingBox();
  expect(beside?.x ?? 0).toBeGreaterThanOrEqual((map?.x ?? 0) + (map?.width ?? 0));
  // One pixel less is no desktop: the list stands below a lower map.
  await page.setViewportSize({ width: 1279, height: 1000 });
  await expect
    .poll(async () => {
      const [narrow, below] = [await surface(page).boundingBox(), await openLink(page, first).boundingBox()];
      return narrow !== null && below !== null && below.y >= narrow.y + narrow.height && narrow.height < 510;
    })
    .toBe(true);
  await page.setViewportSize({ width: 1280, height: 1000 });
  await expectAccessible(page, 'map of a list');
  await page.locator('.map-cluster-one').first().click();
  const popup = page.getByRole('dialog', { name: 'Respuestas en este punto' });
  await expect(popup.getByRole('link')).toBeFocused();
  await expectAccessible(page, 'popup on the map');
  await page.keyboard.press('Escape');
  await expect(popup).toHaveCount(0);
  await page.getByRole('search').getByLabel('ID').fill(second.code);
  await expect(panel(page).getByText('1 respuesta en esta parte del mapa.')).toBeVisible();
  await page.locator('.map-cluster-one').click();
  await popup.getByRole('link', { name: `Abrir ${second.code}` }).click();
  await expect(page).toHaveURL(`/ver/${second.id}`);
  await expect(page.getByText('Datos de la respuesta')).toBeVisible();
  await page.getByRole('link', { name: '<< Volver' }).click();
  await expect(page).toHaveURL(new RegExp(`codigo=${second.code}`));
});

test('R9.06 X33.04 X33.05 on a phone the list is below the map, and the keyboard reaches a point with many answers', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 390, height: 900 });
  const form = await newForm(baseURL ?? '', LOCATED);
  await signIn(page, 'administrator');
  const stored = [await sendAt(page, form, [-32.43, -63.26]), await sendAt(page, form, [-32.43, -63.26])];
  const [one] = stored;
  if (!one) throw new Error('nothing was stored');
  await page.goto(listOf(form));
  await surface(page).scrollIntoViewIfNeeded();
  const frame = await surface(page).boundingBox();
  expect(frame?.height).toBeGreaterThan(490);
  expect(frame?.height).toBeLessThan(510);
  const nearer = panel(page).getByRole('button', { name: '2 respuestas: acercar' });
  await expect(nearer).toBeVisible();
  expect((await nearer.boundingBox())?.y ?? 0).toBeGreaterThan((frame?.y ?? 0) + (frame?.height ?? 0));
  await expect(async () => {
    if (await nearer.isVisible()) await nearer.press('Enter');
    await expect(openLink(page, one)).toBeVisible({ timeout: 200 });
  }).toPass({ intervals: [50] });
  await expectAccessible(page, 'map on a phone');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await openLink(page, one).press('Enter');
  await expect(page).toHaveURL(`/ver/${one.id}`);
});

test('R9.07 R9.08 the map opens at zoom 6 over the municipality, and goes as near as 18', async ({
  page,
  baseURL,
}) => {
  const form = await newForm(baseURL ?? '', LOCATED);
  await signIn(page, 'administrator');
  await sendAt(page, form, [-32.41, -63.24]);
  const asked = page.waitForRequest(/\/submission-map\?/);
  await page.goto(listOf(form));
  const area = new URL((await asked).url()).searchParams;
  expect(area.get('zoom')).toBe('6');
  const middle = (Number(area.get('west')) + Number(area.get('east'))) / 2;
  expect(middle).toBeCloseTo(-63.24, 1);
  const nearer = panel(page).getByRole('button', { name: 'Acercar', exact: true });
  for (let step = 6; step < 18; step++) await nearer.click();
  await expect(nearer).toHaveAttribute('aria-disabled', 'true');
  const nearest = page.waitForRequest(/zoom=18/);
  await surface(page).press('ArrowLeft');
  await nearest;
});
