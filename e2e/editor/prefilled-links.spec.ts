// Links with answers: an author makes one from the menu of the form list, copies its URL, sees how often it was opened and takes
// it back; who opens it keeps what it filled in over a reload.
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import {
  expect,
  expectAccessible,
  expectAccessibleAtAll,
  expectAccessibleInDark,
  type Page,
  signIn,
  test,
} from '../stack.ts';
import { savedForm } from '../steps/editor-steps.ts';
import { makeForm, more } from '../steps/form-list-steps.ts';
import { CITIZEN, chosen, newForm } from '../steps/person-steps.ts';

const titled = (
  kind: Parameters<typeof aQuestion>[1],
  text: string,
  { id, options = [] }: { readonly id: string; readonly options?: readonly string[] },
) => aQuestion(id, kind, { title: { text }, options, required: true });
const SHOP = aForm()
  .withStates('Recibido')
  .withOptions({ publicAccess: true })
  .withSection(
    's',
    titled('text', 'Rubro', { id: 'trade' }),
    titled('integer', 'Empleados', { id: 'people' }),
    titled('date', 'Abierto desde', { id: 'opened' }),
    titled('single-choice', 'Tamaño', { id: 'kind', options: ['Chico', 'Grande'] }),
    titled('multiple-choice', 'Mercadería', { id: 'goods', options: ['Pan', 'Leche'] }),
    titled('yes-no', 'Vende alimentos', { id: 'food' }),
  )
  .build();

const title = (name: string) => `${name} ${Date.now().toString(36)}`;
const box = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true });
const url = (page: Page) => page.getByRole('textbox', { name: 'Dirección del enlace' });
const make = (page: Page) => page.getByRole('button', { name: 'Crear el enlace' });

async function openLinks(page: Page, form: string): Promise<void> {
  await page.goto('/listar');
  await page.getByRole('searchbox', { name: 'Nombre del formulario' }).fill(form);
  // Whoever looked for one form opens its menu once the list has no others.
  await expect(page.getByRole('button', { name: /^Más acciones: / })).toHaveCount(1);
  await more(page, form).click();
  await page.getByRole('menuitem', { name: 'Enlaces con respuestas' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Enlaces con respuestas' })).toBeVisible();
}

test('X38.95 X38.97 an author makes a link in the fields that people see, its URL is shown once, and it is taken back after a question; a page that is loaded again shows what the link filled in, with its marks', async ({
  page,
  browser,
}) => {
  await signIn(page, 'supervisor');
  const form = await makeForm(page, title('Comercio'), SHOP);
  await openLinks(page, form.title);
  await expect(page.getByText('Este formulario no tiene ninguno.')).toBeVisible();
  await expectAccessibleAtAll(page, 'no links with answers');
  await page.getByRole('link', { name: 'Nuevo enlace' }).click();
  await expect(page.getByText(`Formulario: ${form.title}`)).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveCount(0);
  await page.getByLabel('Nombre del enlace').fill('Comercio 12');
  const days = await page
    .getByLabel('Último día')
    .inputValue()
    .then((day) => (Date.parse(day) - Date.now()) / 86_400_000);
  expect(Math.round(days)).toBeGreaterThanOrEqual(29);
  expect(Math.round(days)).toBeLessThanOrEqual(30);
  for (const name of ['Rubro', 'Empleados', 'Abierto desde', 'Tamaño', 'Mercadería', 'Vende alimentos'])
    await box(page, name).check();
  await page.getByRole('textbox', { name: 'Rubro' }).fill('Panadería');
  await page.getByRole('textbox', { name: 'Empleados' }).fill('7');
  await page.getByRole('textbox', { name: 'Abierto desde' }).fill('01022020');
  await page.getByRole('radio', { name: 'Grande' }).check();
  await box(page, 'Leche').check();
  await page.getByRole('radio', { name: 'Sí' }).check();
  await expectAccessibleAtAll(page, 'a new link with answers');
  await expectAccessibleInDark(page, 'a new link with answers');
  await make(page).click();
  await expect(page.getByText('El enlace «Comercio 12» está listo.')).toBeVisible();
  await expectAccessibleAtAll(page, 'the URL of a link with answers');
  await page.getByRole('button', { name: 'Copiar: Dirección del enlace' }).click();
  await expect(page.getByText('Copiado', { exact: true })).toBeVisible();
  const shown = await url(page).inputValue();
  expect(shown).toMatch(new RegExp(`/publico/contestar/${form.id}#c=[\\w-]{43}$`));

  const visitor = await browser.newPage({ locale: 'es' });
  await visitor.goto(shown);
  await expect(visitor.getByLabel('Rubro')).toHaveValue('Panadería');
  await expect(visitor.getByLabel('Abierto desde')).toHaveValue('01/02/2020');
  await expect(visitor.getByRole('radio', { name: 'Grande' })).toBeChecked();
  await expect(visitor.getByRole('checkbox', { name: 'Leche' })).toBeChecked();
  await expect(visitor.getByRole('radio', { name: 'Sí' })).toBeChecked();
  await visitor.setViewportSize({ width: 390, height: 844 });
  await visitor.reload();
  await expect(visitor.getByLabel('Rubro')).toHaveValue('Panadería');
  await expect(visitor.getByLabel('Rubro')).toHaveAccessibleDescription(/Completado por el enlace/);
  await expectAccessible(visitor, 'what a link filled in, after a reload');

  await page.getByRole('link', { name: 'Ya lo copié' }).click();
  const row = page.getByRole('row', { name: /Comercio 12/ });
  await expect(row).toContainText('Rubro');
  await expect(row).toContainText('Vende alimentos');
  await expect(row.getByRole('cell', { name: '1', exact: true })).toBeVisible();
  await expect(url(page)).toHaveCount(0);
  await expectAccessibleAtAll(page, 'links with answers');
  await page.getByRole('button', { name: 'Quitar el enlace «Comercio 12»' }).click();
  const question = page.getByRole('alertdialog', { name: '¿Quitar el enlace «Comercio 12»?' });
  await expectAccessible(page, 'question before a link is taken back');
  await question.getByRole('button', { name: 'Cancelar' }).click();
  await expect(row).toBeVisible();
  await page.getByRole('button', { name: 'Quitar el enlace «Comercio 12»' }).click();
  await question.getByRole('button', { name: 'Quitar' }).click();
  await expect(page.getByText('Este formulario no tiene ninguno.')).toBeVisible();
  const late = await browser.newPage({ locale: 'es' });
  await late.goto(shown);
  await expect(late.getByText('El enlace no trae respuestas')).toBeVisible();
  await Promise.all([visitor.close(), late.close()]);
});

test('X38.96 a link chooses an asset: the number is checked, the form says what was chosen, and it can be taken off', async ({
  page,
}) => {
  await signIn(page, 'supervisor');
  const definition = aForm()
    .with({
      title: { text: title('Luminarias') },
      incidents: { username: '', areaId: 702, incidentTypeId: null, incidentTypeByState: [], public: false },
    })
    .withOptions({ incidents: true, geolocation: true })
    .withSection('s', aQuestion('q', 'text'))
    .build();
  const form = await savedForm(page, definition);
  await page.goto(`/historial/${form}/enlaces/nuevo`);
  await page.getByLabel('Nombre del enlace').fill('La de la esquina');
  const asset = page.getByLabel('Número del activo');
  await asset.fill('999999');
  await make(page).click();
  await expect(page.getByText('El registro no tiene un activo con ese número.')).toBeVisible();
  await expect(asset).toBeFocused();
  await asset.fill('901');
  await expect(asset).toHaveAccessibleDescription(/ · /);
  await make(page).click();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(await url(page).inputValue());
  const notice = page.getByText(/^El enlace eligió el activo «.+»\. Está con la ubicación/);
  await expect(notice).toBeVisible();
  const card = page.getByRole('region', { name: 'Activo asignado' });
  await expect(async () => {
    await page.mouse.wheel(0, 2_000);
    await expect(card).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(card).toContainText('901');
  await expect(card).toContainText('Lo eligió el enlace. Puede quitarlo y elegir otro.');
  await expectAccessible(page, 'an asset that a link chose');
  await card.getByRole('button', { name: /^Quitar / }).click();
  await expect(card).toHaveCount(0);
});

test('X38.98 a link names a person: staff who open it have them chosen and read so above the form', async ({
  page,
  baseURL,
}) => {
  await signIn(page, 'supervisor');
  const definition = aForm()
    .with({ title: { text: title('Visita') } })
    .withOptions({ citizen: true })
    .withSection('s', aQuestion('q', 'text'))
    .build();
  const form = await newForm(baseURL ?? '', definition);
  await page.goto(`/historial/${form}/enlaces/nuevo`);
  await page.getByLabel('Nombre del enlace').fill('Visita a Federica');
  await page.getByLabel('Persona', { exact: true }).selectOption('Persona física');
  const number = page.getByLabel('Número de documento');
  await number.fill('12');
  await make(page).click();
  await expect(number).toBeFocused();
  await expect(page.getByText('Ingrese un DNI válido')).toBeVisible();
  await number.fill(CITIZEN.number);
  await expectAccessible(page, 'a new link about a person');
  await make(page).click();
  const shown = await url(page).inputValue();
  await page.getByRole('link', { name: 'Ya lo copié' }).click();
  await expect(page.getByRole('row', { name: /Visita a Federica/ })).toContainText('una persona');
  await page.goto(shown);
  await expect(chosen(page)).toContainText(CITIZEN.name);
  await expect(page.getByText(`El enlace es sobre ${CITIZEN.name}`)).toBeVisible();
  await expectAccessibleAtAll(page, 'a form about the person of a link');
  await page.getByRole('textbox', { name: 'Número de DNI' }).fill('');
  await page.getByRole('dialog').getByRole('button', { name: 'Confirmar' }).click();
  await expect(chosen(page)).toHaveCount(0);
});
