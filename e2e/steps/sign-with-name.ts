// Signs with the written name, like a person who cannot draw.

import { expect, type Page } from '../stack.ts';
import { slotOf, walkDownTo } from './particulars-steps.ts';

export async function signWithName(page: Page, slot: string, name: string): Promise<void> {
  const signature = slotOf(page, slot);
  await walkDownTo(page, signature);
  await signature.getByLabel('Nombre y apellido de quien firma').fill(name);
  await signature.getByRole('button', { name: 'Firmar con mi nombre escrito' }).click();
  await signature.getByRole('button', { name: 'Confirmar firma' }).click();
  await expect(signature.getByText('Firma confirmada')).toBeVisible();
}
