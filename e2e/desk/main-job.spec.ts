// The main job, end to end: a supervisor builds a form with every kind of question and makes it public, a visitor
// answers it on a phone, an inspector fills in an inspection of 110 questions, and an official finds, opens and
// exports both. Another library reads the spreadsheets back, and the cells are compared with what was typed.
import { readFile } from 'node:fs/promises';
import { readSheet } from 'read-excel-file/node';
import { type Browser, expect, expectAccessible, FORMS, type Page, signIn, test } from '../stack.ts';
import { chooseKind, openOptions } from '../steps/editor-steps.ts';
import { answerEverything, question } from '../steps/fill-form.ts';
import { address, coordinates, locationOf } from '../steps/particulars-steps.ts';
import { chooseCitizen, savedCode } from '../steps/person-steps.ts';
import { noise } from '../steps/picture.ts';
import { signWithName } from '../steps/sign-with-name.ts';

const TITLE = 'Pedido de arreglo de vereda';

/** Kind of question, as the editor names it -> title of the question. */
const KINDS = {
  Texto: 'Qué pasó',
  'Número entero': 'Baldosas flojas',
  'Número decimal': 'Metros de vereda',
  Fecha: 'Desde cuándo',
  Hora: 'Mejor hora para pasar',
  Enlace: 'Página con fotos',
  'Selección única': 'Material',
  'Selección múltiple': 'Qué hay cerca',
  'Sí o no': 'Hubo caídas',
} as const;

async function addSection(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: 'Agregar sección' }).last().click();
  await page.getByLabel('Título de la sección').fill(title);
  await page.getByLabel('Título de la sección').blur();
}

async function addQuestion(
  page: Page,
  owner: string,
  { kind, title }: { readonly kind: string; readonly title: string },
): Promise<void> {
  await page.getByRole('button', { name: `Agregar pregunta a ${owner}` }).click();
  await chooseKind(page, kind);
  await page.getByLabel('Título de la pregunta').fill(title);
  await page.getByLabel('Título de la pregunta').blur();
}

async function pasteOptions(page: Page, options: readonly string[]): Promise<void> {
  await page.getByRole('button', { name: 'Pegar varias' }).click();
  await page.getByLabel('Una opción por línea').fill(options.join('\n'));
  await page.getByRole('button', { name: 'Agregar', exact: true }).click();
}

async function buildForm(page: Page): Promise<void> {
  await page.goto('/editar/nuevo/formulario');
  await page.getByLabel('Título', { exact: true }).fill(TITLE);
  await page.getByLabel('Descripción', { exact: true }).fill('Para veredas de la ciudad.');
  await page.getByLabel('Área municipal').selectOption('Ambiente y Espacios Verdes');
  for (const state of ['Recibido', 'Resuelto']) {
    await page.getByLabel('Nuevo estado').fill(state);
    await page.getByRole('button', { name: 'Agregar estado' }).click();
  }
  await addSection(page, 'El problema');
  for (const [kind, title] of Object.entries(KINDS)) {
    await addQuestion(page, 'El problema', { kind, title });
    if (kind === 'Texto') await page.getByRole('switch', { name: 'Respuesta obligatoria' }).check();
    if (kind === 'Selección única') await pasteOptions(page, ['Cemento', 'Piedra', 'Mosaico']);
    if (kind === 'Selección múltiple') await pasteOptions(page, ['Árbol', 'Poste', 'Rampa']);
  }
  await addSection(page, 'Cada baldosa');
  await page.getByRole('switch', { name: 'Se puede repetir' }).check();
  await addQuestion(page, 'Cada baldosa', { kind: 'Texto', title: 'Color' });
  await addSection(page, 'Molestias');
  await page.getByRole('radio', { name: /^Condicional/ }).check();
  for (const condition of ['Ruido', 'Agua']) {
    await page
      .getByRole('button', { name: /Agregar condición/ })
      .last()
      .click();
    await page.getByLabel('Texto de la condición').fill(condition);
    await page.getByLabel('Texto de la condición').blur();
    await addQuestion(page, condition, { kind: 'Texto', title: `Detalle de ${condition.toLowerCase()}` });
  }
  await openOptions(page);
  await page.getByRole('switch', { name: 'Firmas' }).check();
  await page.getByLabel('Título de la firma').fill('Quien lo pide');
}

async function readExport(
  page: Page,
  formId: string,
): Promise<{ readonly header: readonly string[]; readonly rows: readonly (readonly unknown[])[] }> {
  await page.goto(`/respuestas/listado/${formId}`);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exportar' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Exportar' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^respuestas_\d\d-\d\d-\d{4}_\d\d-\d\d\.xlsx$/);
  const [header = [], ...rows] = await readSheet(await readFile(await download.path()), { trim: false });
  return { header: header.map(String), rows };
}

/** A page for a second person, on a phone. */
async function openPhone(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({
    baseURL: baseURL ?? '',
    locale: 'es-AR',
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  });
  return context.newPage();
}

const two = (number: number) => String(number).padStart(2, '0');

/** A cell's value as the person typed it: numbers with a comma, dates and times in the product's format. */
function asTyped(cell: unknown): string {
  if (cell instanceof Date) {
    const [day, month, year] = [cell.getUTCDate(), cell.getUTCMonth() + 1, cell.getUTCFullYear()];
    if (year < 1901) return `${two(cell.getUTCHours())}:${two(cell.getUTCMinutes())}`;
    return `${two(day)}/${two(month)}/${year}`;
  }
  if (typeof cell === 'number') return String(cell).replace('.', ',');
  return typeof cell === 'string' ? cell : '';
}

test('P1.02 P1.03 E8.12 A1.03 P1.04 the main job, from an empty editor to compared spreadsheets', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(240_000);
  await signIn(page, 'elevatedSupervisor');
  await buildForm(page);
  await expectAccessible(page, 'editor with a form');
  await page.getByRole('button', { name: 'Guardar formulario' }).click();
  await expect(page.getByText('El formulario fue creado correctamente')).toBeVisible();
  await expect(page).toHaveURL(/\/listar$/);
  await page.getByRole('searchbox', { name: 'Nombre del formulario' }).fill(TITLE);
  const row = page.getByRole('row', { name: new RegExp(TITLE) });
  await row.getByRole('switch').click();
  await expect(row.getByText('Público')).toBeVisible();
  const href = await row.getByRole('link', { name: /^Contestar Formulario/ }).getAttribute('href');
  const formId = href?.split('/').at(-1) ?? '';

  const phone = await openPhone(browser, baseURL);
  await phone.goto(`/publico/contestar/${formId}`);
  const typed: Record<string, string> = {
    'Qué pasó': 'Se levantó con las raíces del "plátano" <b>grande</b>',
    'Baldosas flojas': '12',
    'Metros de vereda': '3,5',
    'Desde cuándo': '05/02/2026',
    'Mejor hora para pasar': '08:15',
    'Página con fotos': 'https://www.ejemplo.org/fotos',
  };
  for (const [title, value] of Object.entries(typed))
    await phone.getByLabel(new RegExp(`^${title}`)).fill(value);
  await question(phone, 'Material').getByText('Piedra').click();
  await question(phone, 'Qué hay cerca').getByText('Árbol').click();
  await question(phone, 'Qué hay cerca').getByText('Rampa').click();
  await question(phone, 'Hubo caídas').getByText('Sí', { exact: true }).click();
  await phone
    .getByLabel(/^Color/)
    .first()
    .fill('Gris');
  await phone.getByRole('button', { name: 'Repetir sección' }).click();
  await phone
    .getByLabel(/^Color/)
    .last()
    .fill('Rojo');
  await phone.getByLabel('Agua').check();
  await phone.getByLabel(/^Detalle de agua/).fill('Se junta cuando llueve');
  await expectAccessible(phone, 'public form filled in');
  await phone.getByRole('button', { name: 'Siguiente' }).click();
  await signWithName(phone, 'Quien lo pide', 'Elsa Quiroga');
  await phone.getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect(phone).toHaveURL(new RegExp(`/publico/guardado/${formId}/VM\\d+$`));
  const code = phone.url().split('/').at(-1) ?? '';
  await expect(phone.getByRole('paragraph').filter({ hasText: code })).toBeVisible();
  await phone.close();

  await page.goto(`/respuestas/listado/${formId}`);
  await page.getByRole('link', { name: `Ver la respuesta ${code}` }).click();
  await expect(page.getByText('Se levantó con las raíces del "plátano" <b>grande</b>')).toBeVisible();
  await expect(page.getByText('Usuario Anónimo')).toBeVisible();
  await expect(page.getByRole('img', { name: 'Firma de Elsa Quiroga' })).toBeVisible();
  const sheet = await readExport(page, formId);
  expect(sheet.rows).toHaveLength(1);
  const cells = Object.fromEntries(
    sheet.header.map((name, column) => [name, asTyped(sheet.rows[0]?.[column])]),
  );
  expect(cells).toMatchObject({
    ...typed,
    Código: code,
    'Contestado por': 'Usuario Anónimo',
    Estado: 'Recibido',
    Material: 'Piedra',
    'Hubo caídas': 'Sí',
    Color: 'Gris',
    'Color (2)': 'Rojo',
    'Agua: Detalle de agua': 'Se junta cuando llueve',
    'Ruido: Detalle de ruido': '(no se preguntó)',
  });
  expect(cells['Qué hay cerca']).toMatch(/^Árbol\W+Rampa$/);
});

test('P1.01 A1.01 A1.11 A1.12 A1.13 R2.057 P1.06 P1.07 an inspector answers the inspection of 110 questions, with citizen, photo, location and signatures; the official finds, opens and exports it', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(240_000);
  const field = await openPhone(browser, baseURL);
  await signIn(field, 'inspector');
  await field.goto(`/contestar/${FORMS.inspection}`);
  await chooseCitizen(field);
  await field.getByRole('button', { name: 'Siguiente' }).click();
  const typed = await answerEverything(field);
  expect(typed).toHaveLength(88);
  const photo = field.getByRole('group', { name: /^Imagen/ }).first();
  await photo
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'frente.png', mimeType: 'image/png', buffer: noise(64) });
  await expect(photo.getByRole('img')).toBeVisible();
  const heading = await locationOf(field);
  await coordinates(heading).fill('-32,41203 -63,24498');
  await coordinates(heading).press('Enter');
  await expect(address(heading)).toHaveValue('José Ingenieros 455');
  await signWithName(field, 'Inspector o inspectora actuante', 'Lautaro Bustamante Rey');
  await field.getByRole('button', { name: 'Siguiente' }).click();
  await signWithName(field, 'Quien atiende el procedimiento', 'Federica Cisterna');
  await field.getByRole('button', { name: 'Enviar', exact: true }).click();
  await field.getByRole('button', { name: 'Confirmar' }).click();
  const code = await savedCode(field);
  await field.close();

  await signIn(page, 'administrator');
  await page.goto(`/respuestas/listado/${FORMS.inspection}`);
  await page.getByRole('link', { name: `Ver la respuesta ${code}` }).click();
  await expect(page.getByText('Lautaro Bustamante Rey').first()).toBeVisible();
  await expect(page.getByText('José Ingenieros 455').first()).toBeVisible();
  await expect(page.getByRole('img', { name: /frente\.png/ })).toBeVisible();
  const view = (await page.getByRole('main').innerText())
    .replaceAll(/\s+/g, ' ')
    // What an official can do about an answer stands beside its title.
    .replaceAll(/(?: (?:Revisar|Corregir|Completar|Las fechas ya contestadas no se corrigen\.))+ /g, ' ');
  const { header, rows } = await readExport(page, FORMS.inspection);
  const line = rows.find((cells) => cells[header.indexOf('Código')] === code) ?? [];
  let compared = 0;
  for (const { title, text } of typed) {
    const columns = header.flatMap((name, column) =>
      name === title || name.endsWith(`: ${title}`) || name.endsWith(` (${title})`) ? [column] : [],
    );
    // Titles that occur in several sections are skipped, because their columns cannot be distinguished by name.
    if (columns.length !== 1) continue;
    compared += 1;
    expect(asTyped(line[columns[0] ?? -1]), title).toBe(text);
    // A link is shown with the form's own text and the host, so it is not compared with the view.
    if (!text.startsWith('https://')) expect(view).toContain(`${title} ${text}`);
  }
  expect(compared).toBe(86);
});
