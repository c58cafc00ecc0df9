// What a person sees and can do in the stories of the own account and of the second step.
import { expect, test } from '../testing/gallery-test.ts';

test('X30.15 X34.16 the own account lists passkeys, and takes no eleventh', async ({
  gallery: { page, open },
}) => {
  const add = page.getByRole('button', { name: 'Agregar una llave de acceso' });
  const list = page.getByRole('list', { name: 'Llaves de acceso' });
  await open('account/none');
  await expect(add).toBeVisible();
  await expect(list).toHaveCount(0);
  await open('account/passkeys');
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await expect(list).toContainText('último uso');
  await expect(list).toContainText('todavía sin usar');
  await open('account/passkeys-full');
  await expect(page.getByText('Tiene 10 llaves de acceso, que es el máximo.')).toBeVisible();
  await expect(add).toHaveCount(0);
  await open('account/failed');
  await expect(page.getByRole('button', { name: 'Reintentar' })).toBeVisible();
});

test('X30.15 X34.17 the second step begins with the passkey, and a code can be typed instead', async ({
  gallery: { page, open },
}) => {
  const press = page.getByRole('button', { name: 'Usar la llave de acceso' });
  await open('account/step-both');
  await expect(press).toBeFocused();
  await page.getByRole('button', { name: 'Usar un código de la aplicación o de recuperación' }).click();
  await expect(page.getByLabel('Código de la aplicación o de recuperación')).toBeFocused();
  await press.click();
  await expect(press).toBeFocused();
  await open('account/step-passkey');
  await page.getByRole('button', { name: 'Usar un código de recuperación' }).click();
  await expect(page.getByLabel('Código de recuperación')).toBeFocused();
});

test('X30.15 X34.18 who must have a second factor chooses between application and passkey', async ({
  gallery: { page, open },
}) => {
  await open('account/step-choice');
  await expect(page.getByRole('button', { name: 'Usar una aplicación de códigos' })).toBeVisible();
  await page.getByRole('button', { name: 'Usar una llave de acceso' }).click();
  await expect(page.getByLabel('Nombre de la llave de acceso')).toHaveValue(/Chrome/);
  await page.getByRole('button', { name: 'Elegir otra forma' }).click();
  await expect(page.getByRole('button', { name: 'Usar una llave de acceso' })).toBeVisible();
});
