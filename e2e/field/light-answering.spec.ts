// The screen on which staff answer is there before the bar above it, which a slow phone takes longest to draw.
import { expect, expectAccessible, FORMS, signIn, test } from '../stack.ts';
import { heldBack } from '../steps/connection-steps.ts';

for (const width of [390, 1280])
  test(`X39.92 a form is answered while the bar above it still loads, and does not move when it comes, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await signIn(page, 'administrator');
    const bar = await heldBack(page, '**/assets/themed-bar-*.js');
    await page.goto(`/contestar/${FORMS.treeSurvey}`);
    const text = page.locator('main').getByRole('textbox').first();
    await text.fill('12/');
    await expectAccessible(page, 'a form without the bar above it');
    const top = await page.getByRole('heading', { level: 1 }).boundingBox();
    bar.letGo();
    await expect(page.getByRole('link', { name: 'Constancia' })).toBeVisible();
    await expect(text).toBeFocused();
    await expect(text).toHaveValue('12/');
    expect((await page.getByRole('heading', { level: 1 }).boundingBox())?.y).toBe(top?.y);
    await page.keyboard.type('03/2026');
    await expect(text).toHaveValue('12/03/2026');
    await expectAccessible(page, 'the same form with the bar');
  });

test('X39.92 who may not answer is told so below the bar', async ({ page }) => {
  await signIn(page, 'generator');
  await page.goto(`/contestar/${FORMS.pruning}`);
  await expect(page.getByText('You do not have the required permissions to access this site.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Constancia' })).toBeVisible();
});
