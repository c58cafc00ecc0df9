// The list of everything answered before it is sent, and sections as steps on a phone.
import { expect, test } from '../testing/gallery-test.ts';

test('X36.10 X36.12 the list says what was answered, each line leads to its field and from there back to the line', async ({
  gallery: { page, open },
}) => {
  await open('form/whole');
  await page.getByRole('textbox', { name: 'Nombre' }).fill('Rosa Benítez');
  await page.getByRole('checkbox', { name: 'Ramas secas' }).check();
  await page.getByRole('radio', { name: 'No' }).check();
  await page.getByRole('button', { name: 'Revisar las respuestas' }).click();
  const title = page.getByRole('heading', { name: 'Revise antes de enviar' });
  await expect(title).toBeFocused();
  await expect(page.getByRole('textbox')).toHaveCount(0);
  const line = (label: string) => page.locator('.check-row').filter({ hasText: label });
  await expect(line('Nombre')).toContainText('Rosa Benítez');
  await expect(line('Altura en metros')).toContainText('Sin respuesta');
  await expect(line('¿Qué observó?')).toContainText('Ramas secas');
  await expect(line('¿Tocan los cables?')).toContainText('No');
  const change = page.getByRole('button', { name: 'Cambiar Altura en metros' });
  await change.press('Enter');
  const height = page.getByRole('textbox', { name: 'Altura en metros' });
  await expect(height).toBeFocused();
  await height.fill('12,5');
  await page.getByRole('button', { name: 'Volver a la revisión' }).press('Enter');
  await expect(change).toBeFocused();
  await expect(line('Altura en metros')).toContainText('12,5');
  await page.getByRole('button', { name: 'Atrás' }).click();
  await expect(page.getByRole('button', { name: 'Revisar las respuestas' })).toBeFocused();
});

test('X36.10 the list hides nothing that sending would refuse, and sending from it leads to what is wrong', async ({
  gallery: { page, open },
}) => {
  await open('form/whole');
  await page.getByRole('textbox', { name: 'Altura en metros' }).fill('alto');
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: 'Revisar las respuestas' }).click();
  await expect(page.getByText('Hay 2 líneas para completar o corregir.')).toBeVisible();
  const line = (label: string) => page.locator('.check-row').filter({ hasText: label });
  await expect(line('Nombre')).toContainText('Respuesta requerida');
  await expect(line('Altura en metros')).toContainText('alto');
  await page.getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect(page.getByRole('alert')).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'Nombre' })).toBeVisible();
});

test('X36.11 where the author says so the list is shown before sending, and before the citizen signs', async ({
  gallery: { page, open },
}) => {
  const title = page.getByRole('heading', { name: 'Revise antes de enviar' });
  await open('form/check-first');
  await page.getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('Faltan algunos campos requeridos');
  await page.getByRole('textbox', { name: 'Nombre' }).fill('Rosa');
  await page.getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect(title).toBeFocused();
  await page.getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Enviando…' })).toBeVisible();
  await open('form/check-before-signing');
  await page.getByRole('button', { name: 'Siguiente' }).click();
  await page.getByRole('button', { name: 'Siguiente' }).click();
  await expect(title).toBeFocused();
  await page.getByRole('button', { name: 'Siguiente' }).click();
  await expect(page.getByRole('heading', { name: /^Paso .*Firmas$/ })).toBeFocused();
});

test('X36.22 on a phone a form whose author says so shows a section at a time, with errors leading to theirs', async ({
  gallery: { page, open },
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open('form/section-steps');
  await expect(page.getByRole('heading', { name: 'Sección 1 de 2' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Especie' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Siguiente' }).click();
  await expect(page.getByRole('heading', { name: 'Sección 2 de 2' })).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'Especie' })).toBeVisible();
  await page.getByRole('button', { name: 'Enviar', exact: true }).click();
  await page.getByRole('link', { name: /^Nombre/ }).click();
  await expect(page.getByRole('textbox', { name: /^Nombre/ })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Sección 1 de 2' })).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect(page.getByRole('heading', { name: /Sección 1 de/ })).toHaveCount(0);
  await expect(page.getByRole('textbox')).toHaveCount(2);
});
