// The list of submissions by keyboard alone: rows, pages, from one answer to the next, and how the keys are turned off.
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { expect, expectAccessible, signIn, test } from '../stack.ts';
import { listOf, sendAnswer, sendAnswers, viewLink, viewLinks } from '../steps/list-steps.ts';
import { newForm } from '../steps/person-steps.ts';

const FORM = aForm()
  .with({ title: { text: 'Turno de noche' } })
  .withOptions({ editableForm: true })
  .withSection('s', aQuestion('q', 'text', { title: { text: 'Observaciones' } }))
  .build();

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('constancia.language', 'es'));
});

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

test('X33.07 n and p turn pages, / goes to the search, ? explains the keys and turns them off; typing is left alone', async ({
  page,
  baseURL,
}) => {
  const form = await newForm(baseURL ?? '', FORM);
  await signIn(page, 'administrator');
  await sendAnswers(page, form, 16);
  await page.goto(listOf(form));
  await expect(viewLinks(page)).toHaveCount(15);
  await page.keyboard.press('n');
  await expect(viewLinks(page)).toHaveCount(1);
  await page.keyboard.press('p');
  await expect(viewLinks(page)).toHaveCount(15);
  await page.keyboard.press('/');
  const search = page.getByLabel('Buscar en las respuestas');
  await expect(search).toBeFocused();
  await page.keyboard.type('njk?');
  await expect(search).toHaveValue('njk?');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Limpiar filtros' }).click();
  await expect(viewLinks(page)).toHaveCount(15);
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Atajos de teclado' });
  await expect(help).toContainText('Fila siguiente');
  await expectAccessible(page, 'the keys of the list');
  await help.getByRole('switch', { name: 'Usar atajos de una sola tecla' }).click();
  await page.keyboard.press('Escape');
  await expect(help).toHaveCount(0);
  await page.keyboard.press('j');
  await page.keyboard.press('?');
  await expect(help).toHaveCount(0);
  await expect(viewLinks(page).first()).not.toBeFocused();
  await page.reload();
  await expect(viewLinks(page)).toHaveCount(15);
  await page.getByRole('button', { name: 'Atajos de teclado' }).click();
  await help.getByRole('switch').click();
  await page.keyboard.press('Escape');
  await page.keyboard.press('j');
  await expect(viewLinks(page).first()).toBeFocused();
});
