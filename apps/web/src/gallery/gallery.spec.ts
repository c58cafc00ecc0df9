// The page of the gallery itself: what a developer chooses at the top holds for the story in the frame.
import { expect, test } from '@playwright/test';

test('X30.14 each story has its URL; width, colours and language are chosen at the top', async ({ page }) => {
  const shown = page.frameLocator('iframe');
  const field = shown.getByRole('textbox', { name: 'Nombre' });
  await page.goto(`${process.env['GALLERY_URL']}gallery.html#/fields/text-filled`);
  await expect(field).toHaveValue('Ana Pérez');
  const light = await field.evaluate((element) => getComputedStyle(element).color);
  await page.getByLabel('Colours').selectOption('dark');
  await expect(field).not.toHaveCSS('color', light);
  await page.getByLabel('Width').selectOption('390');
  await expect(page.locator('iframe')).toHaveCSS('width', '390px');
  await page.getByRole('link', { name: 'text-wrong' }).click();
  await expect(page).toHaveURL(/#\/fields\/text-wrong$/);
  await expect(field).toHaveAccessibleDescription(/Respuesta requerida/);
  await page.getByLabel('Language').selectOption('en');
  await expect(field).toHaveAccessibleDescription(/Required answer/);
  await page.getByLabel('Language').selectOption('es');
  await expect(field).toHaveAccessibleDescription(/Respuesta requerida/);
});
