// The switch between public and private in the list: what it clears is named before, and every switch can be undone.
import { SMALL_FORM } from '@constancia/domain/testing/small-form.ts';
import { expect, expectAccessible, signIn, test } from '../stack.ts';
import { definitionOf, savedForm } from '../steps/editor-steps.ts';

const PUBLIC = { ...SMALL_FORM.options, publicAccess: true };
const VOUCHER = {
  ...SMALL_FORM,
  voucherText: 'Gracias por avisar',
  options: { ...PUBLIC, automaticDownload: true, customizedVoucher: true },
};

test('X31.72 P4.14 E4.37 going private names what it clears, can be declined, and is undone with all of it', async ({
  page,
}) => {
  await signIn(page, 'elevatedSupervisor');
  const title = `Alcance con comprobante ${Date.now()}`;
  const formId = await savedForm(page, { ...VOUCHER, title: { text: title } });
  await page.goto(`/listar?texto=${encodeURIComponent(title)}`);
  const row = page.getByRole('row', { name: new RegExp(title) });
  const scope = row.getByRole('switch');
  await scope.click();
  const question = page.getByRole('alertdialog', { name: `¿Hacer privado «${title}»?` });
  await expect(question).toContainText(
    '«Descarga automática», «Comprobante propio», «Texto del comprobante»',
  );
  await expectAccessible(page, 'going private');
  await question.getByRole('button', { name: 'Cancelar' }).click();
  await expect(scope).toBeChecked();
  await scope.click();
  await question.getByRole('button', { name: 'Hacer privado' }).click();
  await expect(scope).not.toBeChecked();
  expect((await definitionOf(page, formId)).voucherText).toBe('');
  const notice = page.getByRole('status').filter({ hasText: `«${title}» ahora es privado` });
  await expectAccessible(page, 'switch that can be undone');
  await notice.getByRole('button', { name: 'Deshacer' }).click();
  await expect(page.getByText('El formulario quedó como estaba')).toBeVisible();
  await expect(scope).toBeChecked();
  const { voucherText, options } = await definitionOf(page, formId);
  expect([voucherText, options.automaticDownload, options.customizedVoucher]).toEqual([
    'Gracias por avisar',
    true,
    true,
  ]);
});
