// Steps on the screen of a municipality's settings.
import { expect, type Locator, type Page } from '../stack.ts';

export const saveButton = (page: Page): Locator => page.getByRole('button', { name: 'Guardar ajustes' });
export const saved = (page: Page): Locator => page.getByText('Ajustes guardados.');

export async function openSettings(page: Page, name: string): Promise<void> {
  await page.goto('/municipios');
  await page.getByLabel('Nombre del municipio').fill(name);
  await page.getByRole('link', { name: `Ajustes de ${name}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ajustes del municipio' })).toBeVisible();
  await expect(page.getByLabel('Zona horaria')).toBeVisible();
}
