// What a person does on the pages where a register is filled from a spreadsheet.
import type { Page } from '@playwright/test';

export const lineOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });

export async function chooseSheet(page: Page, name: string, content: string | Buffer): Promise<void> {
  const buffer = typeof content === 'string' ? Buffer.from(content) : content;
  await page.getByLabel('Elegir archivo').setInputFiles({ name, mimeType: 'text/csv', buffer });
}

/** The file that a button or a link of the page saves. */
export async function savedBy(page: Page, press: () => Promise<void>) {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  return download;
}
