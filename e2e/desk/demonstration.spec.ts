import { expect, expectAccessible, FORMS, signIn, test } from '../stack.ts';

const NOTICE = 'Demostración: los datos son inventados. No ingrese datos reales.';

for (const [name, url] of [
  ['sign-in', '/login'],
  ['public form', `/publico/contestar/${FORMS.pruning}`],
  ['look-up', '/actas/consultar'],
] as const)
  test(`X26.12 the ${name} says that this is a demonstration, above everything and not on paper`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto(url);
    const notice = page.getByRole('complementary', { name: 'Aviso de demostración' });
    await expect(notice).toHaveText(NOTICE);
    await expect(page.getByRole('heading').first()).toBeVisible();
    const [first, below] = [await notice.boundingBox(), await page.locator('main').first().boundingBox()];
    expect(first?.y).toBe(0);
    expect(below?.y).toBeGreaterThanOrEqual(first?.height ?? 0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await expectAccessible(page, name);
    await page.emulateMedia({ media: 'print' });
    await expect(notice).toBeHidden();
  });

test('X26.12 pages of staff say so too', async ({ page }) => {
  await signIn(page, 'supervisor');
  await page.goto('/listar');
  await expect(page.getByText(NOTICE)).toBeVisible();
  await expectAccessible(page, 'list');
});
