// What a person sees and can do in the stories of marks on photos.
import { expect, test } from '../testing/gallery-test.ts';

test('X30.15 X39.64 each mark is named, takes the focus and moves with the keyboard; a change is undone', async ({
  gallery: { page, open },
}) => {
  await open('marks/editor');
  const box = page.getByRole('button', { name: 'Recuadro 3, Azul' });
  await box.focus();
  await expect(box).toHaveAttribute('aria-pressed', 'true');
  const before = await box.boundingBox();
  await page.keyboard.press('Shift+ArrowRight');
  await expect.poll(async () => ((await box.boundingBox())?.x ?? 0) > (before?.x ?? 0) + 5).toBe(true);
  await page.keyboard.press('Delete');
  await expect(box).toHaveCount(0);
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(box).toBeVisible();
  await expect(page.getByRole('button', { name: 'Texto 5: Grieta en el dintel, Rojo' })).toBeVisible();
});

test('X30.15 X39.80 a blurred box is moved as the others are, and covers the photo where it goes', async ({
  gallery: { page, open },
}) => {
  await open('marks/editor');
  const box = page.getByRole('button', { name: 'Difuminado 4', exact: true });
  const cover = page.locator('canvas.blur');
  await box.focus();
  await expect(box).toHaveAttribute('aria-pressed', 'true');
  const before = (await cover.boundingBox())?.x ?? 0;
  await page.keyboard.press('Shift+ArrowRight');
  await expect.poll(async () => ((await cover.boundingBox())?.x ?? 0) > before + 5).toBe(true);
  await page.getByRole('button', { name: 'Difuminar', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Difuminado 6', exact: true })).toBeFocused();
  await expect(cover).toHaveCount(2);
});

test('X30.15 X39.64 with thirty marks there is no room for more, and that is said', async ({
  gallery: { page, open },
}) => {
  await open('marks/editor-full');
  await expect(page.getByRole('button', { name: 'Flecha', exact: true })).toBeDisabled();
  await expect(page.getByRole('status')).toHaveText('No entran más de 30 marcas.');
});

test('X30.15 X39.65 a photo says its marks in its alternative text', async ({ gallery: { page, open } }) => {
  await open('marks/photo');
  await expect(
    page.getByRole('img', { name: 'Fachada: frente.svg, con marcas, Grieta en el dintel' }),
  ).toBeVisible();
  await expect(page.locator('svg.marks text').first()).toHaveText('Grieta en el dintel');
});
