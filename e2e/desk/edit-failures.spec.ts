// What a person reads when a submission cannot be opened, read or saved; and whose it is, in the view.
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { expect, expectAccessible, type Page, signIn, test } from '../stack.ts';
import { sendAnswer } from '../steps/list-steps.ts';
import { newId } from '../steps/new-id.ts';
import { CITIZEN, newForm, storedSubmission } from '../steps/person-steps.ts';
import { refusal } from '../steps/played.ts';

const FORM = aForm()
  .with({ title: { text: 'Parte que falla' } })
  .withOptions({ editableForm: true })
  .withSection(
    's',
    aQuestion('q', 'text', { title: { text: 'Observaciones' } }),
    aQuestion('q2', 'text', { title: { text: 'Entre calles' } }),
  );

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('constancia.language', 'es'));
  await signIn(page, 'administrator');
});

/** The dialog that says what failed; closing it leads home. */
async function expectFailed(page: Page, text: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Error' });
  await expect(dialog).toContainText(text);
  await expectAccessible(page, text);
  await dialog.getByRole('button', { name: 'Cerrar' }).click();
  await expect(page).toHaveURL(/\/home$/);
}

test('R8.01 a view that cannot be loaded says so in a dialog that leads home', async ({ page, messages }) => {
  await page.route('**/api/submissions/*', (route) => route.fulfill(refusal('unexpected')));
  await page.goto(`/ver/${newId()}`);
  await expectFailed(page, 'Ocurrió un error al realizar la acción');
  messages.length = 0;
});

test('R8.14 R8.15 nothing to edit, and what cannot be loaded, are said in a dialog that leads home', async ({
  page,
  messages,
}) => {
  await page.goto(`/respuestas/actualizar/${newId()}`);
  await expectFailed(page, 'No se ha encontrado la respuesta para editar.');
  await page.route('**/to-complete', (route) => route.fulfill(refusal('unexpected')));
  await page.goto(`/respuestas/actualizar/${newId()}`);
  await expectFailed(page, 'Ha ocurrido un error al cargar la respuesta para editar.');
  messages.length = 0;
});

test('R8.16 R8.19 a correction and a completion that are not saved say so, and keep what was typed', async ({
  page,
  baseURL,
  messages,
}) => {
  const { id } = await storedSubmission(baseURL ?? '', await newForm(baseURL ?? '', FORM.build()));
  const save = page.getByRole('button', { name: 'Guardar' });
  for (const [path, question, endpoint] of [
    ['correctForm', 'Observaciones', 'corrections'],
    ['respuestas/actualizar', 'Entre calles', 'completions'],
  ] as const) {
    await page.route(`**/${endpoint}`, (route) => route.fulfill(refusal('unexpected')));
    await page.goto(`/${path}/${id}`);
    await page.getByLabel(question, { exact: true }).fill('Mitre 512');
    await save.press('Enter');
    await expect(
      page.getByText('Hubo un error al guardar la respuesta, por favor intente nuevamente'),
    ).toBeVisible();
    await expect(page.getByLabel(question, { exact: true })).toHaveValue('Mitre 512');
  }
  messages.length = 0;
});

test('R8.16 a correction that is refused because an area was taken away leaves the page to the person', async ({
  page,
  baseURL,
  messages,
}) => {
  const { id } = await storedSubmission(baseURL ?? '', await newForm(baseURL ?? '', FORM.build()));
  await page.route('**/corrections', (route) => route.fulfill(refusal('form-outside-areas')));
  await page.goto(`/correctForm/${id}`);
  const answer = page.getByLabel('Observaciones', { exact: true });
  await answer.fill('Mitre 512');
  await page.getByRole('button', { name: 'Guardar' }).press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'área' })).toBeVisible();
  await answer.fill('Mitre 514');
  await expect(page.getByRole('button', { name: 'Guardar' })).toBeEnabled();
  await page.getByRole('button', { name: 'Cancelar' }).click();
  await expect(page).toHaveURL(new RegExp(`/ver/${id}`));
  messages.length = 0;
});

test('R2.078 who completes a submission in a tab of its own and cancels comes to the list of the form', async ({
  page,
  baseURL,
}) => {
  const form = await newForm(baseURL ?? '', FORM.build());
  const { id } = await storedSubmission(baseURL ?? '', form);
  await page.goto(`/respuestas/actualizar/${id}`);
  await page.getByLabel('Entre calles', { exact: true }).fill('Mitre y Colón');
  await page.getByRole('button', { name: 'Cancelar' }).click();
  await expect(page).toHaveURL(new RegExp(`/respuestas/listado/${form}`));
});

test('R2.051 the view has a card with the citizen', async ({ page, baseURL }) => {
  const form = await newForm(baseURL ?? '', FORM.withOptions({ citizen: true }).build());
  const found = await page.request.post(`/api/forms/${form}/people/search`, {
    data: { personType: 'fisica', number: CITIZEN.number },
  });
  const { person } = await found.json();
  const stored = await sendAnswer(page, form, {
    particulars: {
      citizen: { id: person.id, documentNumber: CITIZEN.number },
      location: null,
      asset: null,
      signatures: [],
    },
  });
  await page.goto(`/ver/${stored.id}`);
  const card = page.getByRole('region', { name: 'Ciudadano' });
  await expect(card).toContainText(`Nombre y apellido${CITIZEN.name}`);
  await expect(card).toContainText(`DNI${CITIZEN.number}`);
  await expectAccessible(page, 'view with a citizen');
});
