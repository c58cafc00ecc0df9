// Steps on the screen of a municipality's settings.
import { expect, type Locator, type Page } from '../stack.ts';

export const saveButton = (page: Page): Locator => page.getByRole('button', { name: 'Guardar ajustes' });
export const saved = (page: Page): Locator => page.getByText('Ajustes guardados.');

/** The rows move while the list is being read again, so the link is pressed when only this name is left. */
export async function toSettings(page: Page, name: string): Promise<void> {
  await page.goto('/municipios');
  await page.getByLabel('Nombre del municipio').fill(name);
  const link = page.getByRole('link', { name: `Ajustes de ${name}` });
  await expect(link).toBeVisible();
  await expect(page.getByRole('link', { name: /^Ajustes de / })).toHaveCount(1);
  await link.click();
}

export async function openSettings(page: Page, name: string): Promise<void> {
  await toSettings(page, name);
  await expect(page.getByRole('heading', { level: 1, name: 'Ajustes del municipio' })).toBeVisible();
  await expect(page.getByLabel('Zona horaria')).toBeVisible();
}
