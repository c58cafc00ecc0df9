// What a question asks of the person who answers: an author says it, and the browser of a citizen may offer it.
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { expect, expectAccessible, type Page, test } from '../stack.ts';
import { openOwnSession } from '../steps/account-steps.ts';
import { editorOf, openEditor, questionCard, savedDefinition, savedForm } from '../steps/editor-steps.ts';

const FORM = aForm()
  .with({ title: { text: 'Aviso de poda' } })
  .withOptions({ publicAccess: true })
  .withRepeatableSection(
    's',
    aQuestion('mail', 'text', { title: { text: 'Su correo' } }),
    aQuestion('what', 'time', { title: { text: 'Cuándo' } }),
  )
  .build();

const purpose = (page: Page) => page.getByRole('combobox', { name: 'Qué dato pide' });
const choose = async (page: Page, title: string) =>
  questionCard(page, title).getByRole('button', { name: title }).click();

test('X36.69 an author says that a question asks for an e-mail, and the browser of a citizen may offer it, that of staff not', async ({
  page,
}) => {
  await openOwnSession(page, 'supervisor');
  const id = await savedForm(page, FORM);
  await openEditor(page, editorOf(id));
  await choose(page, 'Cuándo');
  await expect(page.getByRole('combobox', { name: 'Tipo de pregunta' })).toHaveText('Hora');
  await expect(purpose(page)).toHaveCount(0);
  await choose(page, 'Su correo');
  await expect(purpose(page)).toHaveText('Ninguno en particular');
  await purpose(page).press('Enter');
  await page.getByRole('option', { name: 'Correo electrónico' }).click();
  await expect(purpose(page)).toHaveText('Correo electrónico');
  await expectAccessible(page, 'question with what it asks for');
  expect((await savedDefinition(page, id)).sections[0]?.questions[0]).toMatchObject({ purpose: 'email' });

  await page.goto(`/historial/${id}`);
  await expect(page.getByText('Qué dato pide')).toBeVisible();

  const mail = page.getByRole('textbox', { name: 'Su correo' });
  await page.goto(`/contestar/${id}`);
  await expect(mail).toHaveAttribute('autocomplete', 'off');

  await page.context().clearCookies();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/publico/contestar/${id}`);
  await expect(mail).toHaveAttribute('autocomplete', 'email');
  await page.getByRole('button', { name: /^Repetir/ }).click();
  await expect(mail).toHaveCount(2);
  await expect(mail.nth(1)).toHaveAttribute('autocomplete', 'email');
  await mail.nth(1).fill('como se escribe\nsin más');
  await expect(mail.nth(1)).toHaveValue('como se escribe\nsin más');
});
