// What a person sees and can do in the stories of holds.
import { expect, test } from '../testing/gallery-test.ts';

test('X37.24 X37.26 putting on hold needs a reason and says when it is done; lifting shows the hold and is a question', async ({
  gallery: { page, open },
}) => {
  await open('holds/lines');
  await expect(page.getByRole('note')).toContainText('Conservada por orden: Juzgado de Instrucción n.º 3');
  await expect(page.getByRole('note')).toContainText('Desde el 02/11/2026 - 10:15, por administracion.');
  await open('holds/put-on-hold');
  const put = page.getByRole('dialog', { name: 'Conservar por orden la respuesta VM12' });
  const reason = put.getByLabel('Motivo');
  await put.getByRole('button', { name: 'Conservar' }).click();
  await expect(put.getByText('Escriba el motivo.')).toBeVisible();
  await expect(reason).toBeFocused();
  await expect(reason).toHaveAttribute('aria-invalid', 'true');
  await reason.fill('Expediente 12/2026');
  await put.getByRole('button', { name: 'Conservar' }).click();
  await expect(page.getByRole('status')).toContainText('La respuesta queda conservada por orden.');
  await expect(put).toBeHidden();
  await open('holds/put-by-somebody-else');
  await reason.fill('Expediente 12/2026');
  await put.getByRole('button', { name: 'Conservar' }).click();
  await expect(page.getByRole('alert')).toContainText('Otra persona cambió la orden mientras tanto.');
  await open('holds/lift');
  const lift = page.getByRole('alertdialog', { name: '¿Levantar la orden de la respuesta VM12?' });
  await expect(lift.getByRole('button', { name: 'Cancelar' })).toBeFocused();
  await expect(
    lift.getByText('Conservada por orden: Juzgado de Instrucción n.º 3', { exact: false }),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(lift).toBeHidden();
});
