// Signs as somebody does who cannot draw: with the name, written.
import { expect, type Page } from './stack.ts';

export async function signWithName(page: Page, slot: string, name: string): Promise<void> {
  const signature = page.getByRole('group', { name: slot });
  // What lies far down is drawn when a person comes near.
  await expect(async () => {
    await page.mouse.wheel(0, 20_000);
    await expect(signature).toBeVisible({ timeout: 500 });
  }).toPass();
  await signature.getByLabel('Nombre y apellido de quien firma').fill(name);
  await signature.getByRole('button', { name: 'Firmar con mi nombre escrito' }).click();
  await signature.getByRole('button', { name: 'Confirmar firma' }).click();
  await expect(signature.getByText('Firma confirmada')).toBeVisible();
}
