// What happens to a stored submission: it is corrected, completed, moved from state to state, sent back to the
// citizen. Each journey works on a submission of its own.
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { expect, expectAccessible, type Page, signIn, test } from '../stack.ts';
import { loseConnection } from '../steps/connection-steps.ts';
import { newForm, storedSubmission } from '../steps/person-steps.ts';

/** A portal form with incidents; its submissions are reviewed. */
const CLAIM = '3sZpb7h0VjhbqB1YhMjb';

interface Listed {
  readonly submissions: readonly { readonly id: string }[];
  readonly next: string | null;
}

async function listed(page: Page, cursor: string | null): Promise<Listed> {
  const query = cursor === null ? '' : `?cursor=${encodeURIComponent(cursor)}`;
  return (await page.request.get(`/api/forms/${CLAIM}/submissions${query}`)).json();
}

/** A submission that nobody has corrected or asked to revise, of a citizen with an e-mail address. */
async function untouchedSubmission(page: Page): Promise<string> {
  let cursor: string | null = null;
  do {
    const { submissions, next }: Listed = await listed(page, cursor);
    for (const { id } of submissions) {
      const read = async (path: string) => (await page.request.get(`/api/submissions/${id}${path}`)).json();
      const review = await read('/review');
      const touches = review.corrections.length + review.requests.length + review.marks.length;
      if (touches === 0 && (await read('')).citizen?.email) return id;
    }
    cursor = next;
  } while (cursor !== null);
  throw new Error('every answer was touched');
}

/** A form with states and transitions; `storedSubmission` leaves its second question unanswered. */
const GUARD = aForm()
  .with({
    title: { text: 'Parte de guardia' },
    initialState: 0,
    states: [
      { id: 0, name: 'Recibida', transitions: [1] },
      { id: 1, name: 'En curso', transitions: [2] },
      { id: 2, name: 'Resuelta', transitions: [] },
    ],
  })
  .withOptions({ editableForm: true })
  .withSection(
    's',
    aQuestion('q', 'text', { title: { text: 'Observaciones' } }),
    aQuestion('q2', 'text', { title: { text: 'Entre calles' } }),
  );

const reference = (page: Page) => page.getByLabel('Entre calles', { exact: true });
/** By keyboard, because questions that are drawn while scrolling move the button away from the pointer. */
const press = (page: Page, name: string) => page.getByRole('button', { name }).press('Enter');
const save = (page: Page) => press(page, 'Guardar');

test('A2.03 A2.04 R2.007 R4.27 R2.003 correcting is opened from the view, and leaves nothing behind when it is given up or changes nothing', async ({
  page,
}) => {
  await signIn(page, 'administrator');
  const id = await untouchedSubmission(page);
  await page.goto(`/ver/${id}`);
  await expect(page.getByText('Datos de la respuesta')).toBeVisible();
  const correct = page.getByRole('link', { name: 'Corregir formulario' });
  await correct.click();
  await expect(page).toHaveURL(`/correctForm/${id}`);
  await expect(reference(page)).toBeVisible();
  await expectAccessible(page, 'correcting an answer');
  await reference(page).fill('Dejado a medias');
  await press(page, 'Cancelar');
  await expect(page).toHaveURL(`/ver/${id}`);
  await correct.click();
  await expect(reference(page)).not.toHaveValue('Dejado a medias');
  await save(page);
  const nothing = page.getByRole('dialog', { name: 'No hay cambios' });
  await expect(nothing).toBeVisible();
  await expectAccessible(page, 'nothing to correct');
  await nothing.getByRole('button', { name: 'Cerrar' }).click();
  await expect(page).toHaveURL(`/correctForm/${id}`);
  // Nothing was sent, so nothing may have arrived.
  await expect(page.getByText('No sabemos si llegó')).toHaveCount(0);
  await page.goto(`/ver/${id}`);
  await expect(page.getByText('Datos de la respuesta')).toBeVisible();
  const review = await (await page.request.get(`/api/submissions/${id}/review`)).json();
  expect(review.corrections).toEqual([]);
});

test('R1.04 R2.008 R2.058 R2.067 R2.068 R8.18 P1.04 X33.60 a submission is corrected with a reason, which is kept while it is written; the view shows what it was before, and why', async ({
  page,
  baseURL,
}) => {
  await signIn(page, 'administrator');
  const { id } = await storedSubmission(baseURL ?? '', await newForm(baseURL ?? '', GUARD.build()));
  const reason = page.getByLabel('Motivo de la corrección (opcional)');
  const correct = async (words: string) => {
    await page.getByLabel('Observaciones', { exact: true }).fill(words);
    await save(page);
    await expect(page).toHaveURL(`/ver/${id}`);
    await expect(page.getByText('La respuesta se guardó correctamente')).toBeVisible();
  };
  await page.goto(`/correctForm/${id}`);
  await reason.fill('Lo avisó el vecino por teléfono');
  await page.reload();
  await expect(reason).toHaveValue('Lo avisó el vecino por teléfono');
  await expectAccessible(page, 'correcting with a reason');
  await correct('Nada');
  const corrections = page.getByRole('region', { name: 'Correcciones' });
  await expect(corrections).toContainText('Motivo: Lo avisó el vecino por teléfono');
  await page.goto(`/correctForm/${id}`);
  await expect(reason).toHaveValue('');
  await correct('Rama caída');
  await page.getByText('Historial de modificaciones (2)').click();
  const entries = page.locator('details[open] li');
  await expect(entries).toHaveText([
    /^Original.*Visto/s,
    /^(?!Original|Actual).*Nada/s,
    /^Actual.*Rama caída/s,
  ]);
  await expect(corrections).toContainText('1 respuesta modificada');
  await expectAccessible(page, 'view with a correction');
});

test('R5.19 R5.21 R4.28 A4.27 a correction says what is missing, stands without connection, and leaves dates that stay locked', async ({
  page,
}) => {
  await signIn(page, 'administrator');
  const id = await untouchedSubmission(page);
  await page.goto(`/correctForm/${id}`);
  await expect(page.getByLabel(/^¿Desde qué fecha\?/)).toBeDisabled();
  await expect(page.getByText('Las fechas ya contestadas no se corrigen.').first()).toBeVisible();
  const address = page.getByLabel(/^Dirección \(requerida\)/);
  await address.fill('');
  await save(page);
  await expect(page.getByRole('alert')).toContainText('Faltan algunos campos requeridos');
  await expectAccessible(page, 'correction with an error');
  await address.fill('Mitre 500');
  await loseConnection(page);
  await save(page);
  await expect(page.getByRole('dialog', { name: 'Conexión a internet perdida' })).toBeVisible();
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page).toHaveURL(`/ver/${id}`);
  await expect(page.getByText('Mitre 500').first()).toBeVisible();
});

test('W9 X17.04 X36.66 who saves over a newer correction sees both values, chooses, loses nothing, and reads that it is still to save', async ({
  page,
  openSecondPage,
}) => {
  await signIn(page, 'administrator');
  const id = await untouchedSubmission(page);
  await page.goto(`/correctForm/${id}`);
  await reference(page).fill('Lo mío');
  const other = await openSecondPage();
  await signIn(other, 'elevatedSupervisor');
  await other.goto(`/correctForm/${id}`);
  await reference(other).fill('Lo de otra persona');
  await other.getByLabel('Códigos de reclamos anteriores').fill('VM1111');
  await save(other);
  await expect(other).toHaveURL(`/ver/${id}`);
  await save(page);
  const conflict = page.getByRole('dialog', { name: 'Otra persona corrigió esta respuesta' });
  await expect(conflict.getByRole('radio', { name: 'Su valor: Lo mío' })).toBeChecked();
  await expect(conflict.getByRole('radio', { name: /Lo de otra persona$/ })).not.toBeChecked();
  await expectAccessible(page, 'two corrections of one version');
  await conflict.getByRole('button', { name: 'Continuar' }).click();
  await expect(
    page.getByText(/^Sus cambios y los de la otra persona.* Todavía no se guardaron:/),
  ).toBeFocused();
  await expectAccessible(page, 'two corrections in one, not saved');
  await expect(reference(page)).toHaveValue('Lo mío');
  await expect(page.getByLabel('Códigos de reclamos anteriores')).toHaveValue('VM1111');
  await save(page);
  await expect(page).toHaveURL(`/ver/${id}`);
  await expect(page.getByText('Historial de modificaciones (2)')).toBeVisible();
});

test('P2.14 R2.004 R2.005 R2.006 R2.081 R2.083 R1.05 R8.17 unanswered questions are completed from the list, answers stay locked, states go where they may', async ({
  page,
  baseURL,
}) => {
  await signIn(page, 'administrator');
  const form = await newForm(baseURL ?? '', GUARD.build());
  const { id, code } = await storedSubmission(baseURL ?? '', form);
  await page.goto(`/respuestas/listado/${form}`);
  const complete = async () => {
    await page.getByRole('button', { name: `Más acciones de la respuesta ${code}` }).click();
    await expectAccessible(page, 'menu of an answer');
    await page.getByRole('menuitem', { name: 'Completar preguntas sin responder' }).click();
    await expect(page).toHaveURL(`/respuestas/actualizar/${id}`);
  };
  await complete();
  await expect(page.getByLabel('Observaciones', { exact: true })).toBeDisabled();
  await expect(reference(page)).toHaveValue('');
  await expectAccessible(page, 'completing an answer');
  await page.getByRole('combobox', { name: 'Estado' }).click();
  await expect(page.getByRole('option', { name: 'En curso' })).toBeEnabled();
  await expect(page.getByRole('option', { name: 'Resuelta' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await reference(page).fill('Dejado a medias');
  await page.getByRole('button', { name: 'Cancelar' }).click();
  await expect(page).toHaveURL(`/respuestas/listado/${form}`);
  await complete();
  await expect(reference(page)).toHaveValue('');
  await reference(page).fill('Mitre y San Martín');
  await save(page);
  await expect(page).toHaveURL(`/respuestas/listado/${form}`);
  await expect(page.getByText('La respuesta se guardó correctamente')).toBeVisible();
  await page.goto(`/ver/${id}`);
  await expect(page.getByText('Mitre y San Martín').first()).toBeVisible();
});

test('P2.11 R2.010 W3 the correction in the layout of public pages is for people who may correct, and has no way into the product', async ({
  page,
}) => {
  await signIn(page, 'administrator');
  const id = await untouchedSubmission(page);
  await page.goto(`/cis/editar/${id}`);
  await expect(reference(page)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Formularios' })).toHaveCount(0);
  await expectAccessible(page, 'cis correction');
  await press(page, 'Cancelar');
  await expect(page).toHaveURL(`/cis/ver/${id}`);
  await signIn(page, 'inspector');
  await page.goto(`/cis/editar/${id}`);
  await expect(page.getByRole('dialog', { name: 'Error' })).toBeVisible();
});
