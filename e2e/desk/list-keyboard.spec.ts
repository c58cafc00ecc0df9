// The list of submissions by keyboard alone: rows, and from one answer to the next.
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { expect, expectAccessible, signIn, test } from '../stack.ts';
import { listOf, sendAnswer, viewLink, viewLinks } from '../steps/list-steps.ts';
import { newForm } from '../steps/person-steps.ts';

const FORM = aForm()
  .with({ title: { text: 'Turno de noche' } })
  .withOptions({ editableForm: true })
  .withSection('s', aQuestion('q', 'text', { title: { text: 'Observaciones' } }))
  .build();

test('X33.07 X33.08 rows by j and k, Enter opens, then from answer to answer of the filter, and back to the row', async ({
  page,
  baseURL,
}) => {
  const form = await newForm(baseURL ?? '', FORM);
  await signIn(page, 'administrator');
  const oldest = await sendAnswer(page, form, { value: 'Farola apagada' });
  await sendAnswer(page, form, { value: 'Banco roto' });
  const middle = await sendAnswer(page, form, { value: 'Farola torcida' });
  const newest = await sendAnswer(page, form, { value: 'Farola nueva' });
  await page.goto(`${listOf(form)}?texto=farola`);
  await expect(viewLinks(page)).toHaveCount(3);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Atajos de teclado' })).toContainText('Fila siguiente');
  await expectAccessible(page, 'the keys of the list');
  await page.keyboard.press('Escape');
  await page.keyboard.press('j');
  await expect(viewLink(page, newest)).toBeFocused();
  await page.keyboard.press('j');
  await expect(viewLink(page, middle)).toBeFocused();
  await page.keyboard.press('k');
  await expect(viewLink(page, newest)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/ver/${newest.id}`);
  const next = page.getByRole('link', { name: `Siguiente: ${middle.code}` });
  await expect(next).toBeVisible();
  await expect(page.getByRole('link', { name: /^Anterior: / })).toHaveCount(0);
  await expectAccessible(page, 'an answer with its neighbours');
  await page.keyboard.press('j');
  await expect(page).toHaveURL(`/ver/${middle.id}`);
  // The answer without the word of the filter is left out.
  await page.getByRole('link', { name: `Siguiente: ${oldest.code}` }).click();
  await expect(page).toHaveURL(`/ver/${oldest.id}`);
  await expect(page.getByText('Farola apagada')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Siguiente: / })).toHaveCount(0);
  await page.getByRole('link', { name: `Anterior: ${middle.code}` }).waitFor();
  await page.keyboard.press('k');
  await expect(page).toHaveURL(`/ver/${middle.id}`);
  await page.getByRole('link', { name: `Anterior: ${newest.code}` }).waitFor();
  await page.keyboard.press('u');
  await expect(page).toHaveURL(/\?texto=farola$/);
  await expect(viewLink(page, middle)).toBeFocused();
  await page.goto(`/ver/${middle.id}`);
  await expect(page.getByText('Datos de la respuesta')).toBeVisible();
  await expect(page.getByRole('link', { name: /^(Siguiente|Anterior): / })).toHaveCount(0);
});
