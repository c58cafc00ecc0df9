// The home page of staff: the search by a person's number or a code, and what there is to do.
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { expect, expectAccessible, expectAccessibleAtAll, type Page, signIn, test } from '../stack.ts';
import { letPassUntil, RETRY_MS } from '../steps/clock-steps.ts';
import { newId } from '../steps/new-id.ts';
import { newForm, storedSubmission, supervisorApi } from '../steps/person-steps.ts';

const FORM = aForm()
  .with({ title: { text: 'Trámite para el inicio' } })
  .withOptions({ citizen: true })
  .withSection('s', aQuestion('q', 'text', { title: { text: 'Pedido' } }));

/** Six submissions about a person of their own; returns their number and the codes, the newest first. */
async function ofNewPerson(baseURL: string): Promise<{ number: string; codes: readonly string[] }> {
  const form = await newForm(baseURL, FORM.build());
  const api = await supervisorApi(baseURL);
  const number = String(Math.floor(1e7 + Math.random() * 8e7));
  const person = {
    personType: 'fisica',
    documentNumber: number,
    firstName: 'Ana',
    lastName: 'Ruiz',
    street: '',
    email: '',
    phone: '',
  };
  const made = await api.post(`/api/forms/${form}/people`, { data: person });
  expect(made.status(), await made.text()).toBe(200);
  const { id } = (await made.json()).person;
  const codes: string[] = [];
  for (let turn = 0; turn < 6; turn++) {
    const sent = await api.post(`/api/forms/${form}/submissions`, {
      data: {
        id: newId(),
        version: 1,
        answers: { ticked: {}, main: { q: { value: 'Visto' } }, rows: {} },
        particulars: { citizen: { id, documentNumber: number }, location: null, asset: null, signatures: [] },
      },
    });
    expect(sent.status(), await sent.text()).toBe(200);
    codes.unshift((await sent.json()).code);
  }
  await api.dispose();
  return { number, codes };
}

const search = (page: Page) => page.getByRole('search', { name: 'Buscar por destinatario' });

async function choose(page: Page, type: string): Promise<void> {
  await search(page).getByRole('combobox', { name: 'Tipo' }).click();
  await page.getByRole('option', { name: type }).click();
}

test('R1.07 R2.013 R2.099 R2.102 R2.103 R5.18 R8.08 X36.68 what was answered about a person, and a submission of a code, is found at every width', async ({
  page,
  baseURL,
}) => {
  const { number, codes } = await ofNewPerson(baseURL ?? '');
  await signIn(page, 'supervisor');
  await page.goto('/home');
  const go = search(page).getByRole('button', { name: 'Buscar' });
  await expect(go).toBeDisabled();
  await choose(page, 'DNI');
  await expect(go).toBeDisabled();
  await search(page).getByLabel('Número').fill('12345');
  await search(page).getByLabel('Número').press('Enter');
  await expect(search(page).getByText('Ingrese un DNI válido')).toBeVisible();
  await expectAccessible(page, 'home with a wrong number');
  await search(page).getByLabel('Número').fill('99999999999999');
  await go.click();
  await expect(page.getByText('No existen resultados.')).toBeVisible();
  await search(page).getByLabel('Número').fill(number);
  await go.click();
  const link = (code: string | undefined) => page.getByRole('link', { name: `Ver la respuesta ${code}` });
  for (const code of codes.slice(0, 5)) await expect(link(code)).toBeVisible();
  await expect(link(codes[5])).toHaveCount(0);
  await expectAccessibleAtAll(page, 'home with results');
  await page.getByRole('button', { name: 'Siguientes' }).click();
  await expect(link(codes[5])).toBeVisible();
  await expect(link(codes[0])).toHaveCount(0);
  await page.getByRole('button', { name: 'Anteriores' }).click();
  await link(codes[0]).click();
  await expect(page).toHaveURL(/\/ver\/[0-9A-Za-z]{20}$/);
  // By the code, whatever the form.
  await page.goto('/home');
  await choose(page, 'Código');
  const code = search(page).getByRole('textbox', { name: 'Código' });
  await code.fill(' VM0 ');
  await code.press('Enter');
  await expect(page.getByText('No existen resultados.')).toBeVisible();
  await code.fill(codes[3]?.toLowerCase() ?? '');
  await code.press('Enter');
  const table = page.getByRole('table', { name: 'Respuestas encontradas' });
  await expect(table.getByRole('link')).toHaveText([codes[3] ?? '']);
  await expectAccessibleAtAll(page, 'home with a code');
  await table.getByRole('link').click();
  await expect(page).toHaveURL(/\/ver\/[0-9A-Za-z]{20}$/);
  await expect(page.getByText(codes[3] ?? '').first()).toBeVisible();
});

test('X33.30 R2.100 what there is to do leads to where it is done; without a connection the device still says what it holds', async ({
  page,
  baseURL,
  messages,
}) => {
  const states = [
    { id: 0, name: 'Recibida', transitions: [1] },
    { id: 1, name: 'Resuelta', transitions: [] },
  ];
  const title = `Solicitud pendiente ${newId().slice(0, 6)}`;
  const form = await newForm(
    baseURL ?? '',
    FORM.with({ title: { text: title }, states, initialState: 0 })
      .withOptions({ citizen: false })
      .build(),
  );
  await storedSubmission(baseURL ?? '', form);
  await signIn(page, 'supervisor');
  await page.goto('/home');
  const card = (name: string) => page.getByRole('region', { name });
  await card('Respuestas por atender').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/respuestas\/listado\/[0-9A-Za-z]{20}\?estado=\d+$/);
  await page.goto('/home');
  await card('Últimos formularios que contestó').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/contestar\//);
  await page.goto(`/contestar/${form}`);
  await page.getByLabel('Pedido').fill('Un borrador');
  await page.getByLabel('Pedido').blur();
  await page.goto('/home');
  await expect(card('Borradores de este dispositivo').getByRole('link', { name: title })).toBeVisible();
  await expectAccessible(page, 'home');
  await page.route('**/api/home', (route) => route.abort());
  await page.clock.install();
  await page.reload();
  const failed = page.getByRole('alert').filter({ hasText: 'Reintentar' });
  await letPassUntil(page, failed, RETRY_MS);
  await expect(card('Borradores de este dispositivo').getByRole('link', { name: title })).toBeVisible();
  await expect(card('Respuestas por atender')).toHaveCount(0);
  await expectAccessible(page, 'home without a connection');
  await page.unroute('**/api/home');
  await failed.getByRole('button', { name: 'Reintentar' }).click();
  await expect(card('Respuestas por atender')).toBeVisible();
  messages.length = 0;
  await page.getByRole('link', { name: 'Ver formularios' }).click();
  await expect(page).toHaveURL(/\/listar$/);
});
