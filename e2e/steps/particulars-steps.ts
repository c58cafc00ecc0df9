// Steps for the location and the signatures of a form that is being answered.
import { expect, type Locator, type Page } from '../stack.ts';

/** A PNG of one white pixel. */
export const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg==',
  'base64',
);

/** Scrolls down the form to an element that is drawn only when it is close to the screen. */
export async function walkDownTo(page: Page, target: Locator): Promise<void> {
  await expect(async () => {
    await page.mouse.wheel(0, 20_000);
    await expect(target).toBeVisible({ timeout: 500 });
  }).toPass();
}

export async function locationOf(page: Page): Promise<Locator> {
  const field = page.locator('section.location-field');
  // By one step of the page itself: the field takes the placeholder's place as soon as it comes near.
  await page.locator('[id="p.location"]').evaluate((element) => element.scrollIntoView());
  await expect(field.getByRole('application', { name: 'Mapa' })).toBeVisible();
  await field.scrollIntoViewIfNeeded();
  return field;
}

export const address = (field: Locator) => field.getByLabel('Dirección', { exact: true });
export const coordinates = (field: Locator) => field.getByLabel('Coordenadas (latitud y longitud)');

export async function drawIn(page: Page, slot: Locator): Promise<void> {
  const canvas = slot.getByRole('img', { name: /^Recuadro para firmar/ });
  await canvas.scrollIntoViewIfNeeded();
  // Where people use their fingers a tap opens the box.
  const closed = slot.getByRole('button', { name: 'Toque aquí para firmar' });
  if (await closed.isVisible()) await closed.click();
  await expect(closed).toHaveCount(0);
  const box = await canvas.boundingBox();
  if (!box) throw new Error('there is no box to sign in');
  expect(box.height).toBeGreaterThanOrEqual(150);
  expect(box.height).toBeLessThanOrEqual(152);
  await page.mouse.move(box.x + 20, box.y + 40);
  await page.mouse.down();
  for (let step = 1; step <= 10; step++)
    await page.mouse.move(box.x + 20 + step * 18, box.y + 60 + (step % 2) * 40);
  await page.mouse.up();
}

export const slotOf = (page: Page, title: string) => page.getByRole('group', { name: title });
export const namesOf = (slot: Locator) => slot.getByLabel('Nombre y apellido de quien firma');
