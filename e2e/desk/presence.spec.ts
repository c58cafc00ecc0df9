// Two officials have the same submission open: each sees the other, and neither is locked out.
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { expect, expectAccessible, signIn, test } from '../stack.ts';
import { newForm, storedSubmission } from '../steps/person-steps.ts';

const FORM = aForm()
  .with({ title: { text: 'Parte de a dos' } })
  .withSection('s', aQuestion('q', 'text', { title: { text: 'Observaciones' } }));

test('X33.76 who views a submission sees who is correcting it, until they leave', async ({
  page,
  baseURL,
  openSecondPage,
}) => {
  const { id } = await storedSubmission(baseURL ?? '', await newForm(baseURL ?? '', FORM.build()));
  await signIn(page, 'administrator');
  await page.goto(`/ver/${id}`);
  await expect(page.getByText('Parte de a dos')).toBeVisible();
  await expect(page.getByText(/Con esta respuesta abierta/)).toHaveCount(0);
  const other = await openSecondPage();
  await signIn(other, 'elevatedSupervisor');
  await other.goto(`/correctForm/${id}`);
  await expect(other.getByText('Con esta respuesta abierta ahora: apedrera (mirando)')).toBeVisible();
  // The page says so again when somebody returns to it, and every twenty seconds.
  await page.reload();
  await expect(page.getByText(/Con esta respuesta abierta ahora: \S+ \(corrigiendo\)/)).toBeVisible();
  await expectAccessible(page, 'somebody else corrects it');
});
