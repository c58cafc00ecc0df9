import { expect, expectAccessible, FORMS, signIn, test } from '../stack.ts';

const NOTICE = 'Demostración: los datos son inventados. No ingrese datos reales.';

test('X26.12 pages that are open to everybody, and those of staff, say that this is a demonstration, above everything and not on paper', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  for (const url of ['/login', `/publico/contestar/${FORMS.pruning}`, '/actas/consultar']) {
    await page.goto(url);
    const notice = page.getByRole('complementary', { name: 'Aviso de demostración' });
    await expect(notice, url).toHaveText(NOTICE);
    await expect(page.getByRole('heading').first(), url).toBeVisible();
    const [first, below] = [await notice.boundingBox(), await page.locator('main').first().boundingBox()];
    expect(first?.y, url).toBe(0);
    expect(below?.y, url).toBeGreaterThanOrEqual(first?.height ?? 0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), url).toBeLessThanOrEqual(390);
    await expectAccessible(page, url);
    await page.emulateMedia({ media: 'print' });
    await expect(notice, url).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
  }
  await page.setViewportSize({ width: 1280, height: 720 });
  await signIn(page, 'supervisor');
  await page.goto('/listar');
  await expect(page.getByText(NOTICE)).toBeVisible();
  await expectAccessible(page, 'list');
});
