// Records as PDF: downloaded from the view and from the page after sending, and looked up by the code printed on them.
import { readFile } from 'node:fs/promises';
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { readPdf } from '../../apps/server/src/testing/read-pdf.ts';
import { expect, expectAccessible, type Locator, type Page, signIn, test } from '../stack.ts';
import { newId } from '../steps/new-id.ts';

const VOUCHER = 'Presente este comprobante en Mesa de Entradas, de lunes a viernes de 8 a 13.';
const ORDER = aForm()
  .with({ title: { text: 'Retiro de ramas' }, voucherText: VOUCHER })
  .withOptions({
    publicAccess: true,
    pdfDownloadCode: true,
    automaticDownload: true,
    customizedVoucher: true,
  })
  .withStates('Recibido')
  .withSection('s', aQuestion('name', 'text', { title: { text: 'Nombre' } }));

/** Stores a form as a user who is then signed out of the browser. */
async function storeForm(page: Page): Promise<string> {
  await signIn(page, 'elevatedSupervisor');
  const { account } = await (await page.request.get('/api/session')).json();
  const id = newId();
  const data = { id, areaId: account.areas[0].id, sync: false, definition: ORDER.build() };
  const reply = await page.request.post('/api/forms', { data });
  expect(reply.status(), await reply.text()).toBe(200);
  await page.context().clearCookies();
  return id;
}

interface Sent {
  readonly id: string;
  readonly code: string;
  readonly recordCode: string;
}

/** Sends a submission as a visitor; the browser keeps the receipt. */
async function send(page: Page, formId: string): Promise<Sent> {
  const id = newId();
  const answers = { ticked: {}, main: { name: { value: 'Rosalía' } }, rows: {} };
  const reply = await page.request.post(`/api/public/forms/${formId}/submissions`, {
    data: { id, version: 1, answers },
  });
  expect(reply.status(), await reply.text()).toBe(200);
  return reply.json();
}

async function downloaded(page: Page, begin: () => Promise<unknown>) {
  const [download] = await Promise.all([page.waitForEvent('download'), begin()]);
  const pdf = await readPdf(await readFile(await download.path()));
  return { name: download.suggestedFilename(), ...pdf };
}

/** Today's date in the municipality's time zone, as people write it. */
function today(): string {
  const pieces = {
    timeZone: 'America/Argentina/Cordoba',
    day: 'numeric',
    month: 'numeric',
    year: 'numeric',
  } as const;
  return new Intl.DateTimeFormat('es-AR', pieces).format(new Date());
}

/** Opens the record dialog over the view of a new submission. */
async function openRecordDialog(page: Page): Promise<{ readonly dialog: Locator; readonly code: string }> {
  const { id, code } = await send(page, await storeForm(page));
  await signIn(page, 'elevatedSupervisor');
  await page.goto(`/ver/${id}`);
  await page.getByRole('button', { name: 'Descargar PDF' }).click();
  return { dialog: page.getByRole('dialog'), code };
}

test('R2.049 R8.09 R8.10 R9.22 R1.03 the record from the view, with its options; what fails is said and tried again', async ({
  page,
}) => {
  const { dialog, code } = await openRecordDialog(page);
  await expect(dialog.getByRole('checkbox', { name: 'Ocultar lo que no se respondió' })).not.toBeChecked();
  await expectAccessible(page, 'record dialog');
  const logo = dialog.getByRole('checkbox', { name: 'Agregar logo' });
  await logo.check();
  const picture = dialog.getByLabel('Elegir imagen', { exact: true }).and(dialog.locator('input'));
  await picture.setInputFiles({ name: 'a.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') });
  await expect(dialog.getByText('Formato de archivo inválido. PNG o JPEG, de hasta 5 MB.')).toBeVisible();
  await expectAccessible(page, 'record dialog with a refused logo');
  await logo.uncheck();
  for (const choice of ['Tamaño de letra', 'Espaciado']) {
    await dialog.getByRole('combobox', { name: choice }).click();
    await expect(page.getByRole('option')).toHaveText(['Chico', 'Mediano', 'Grande']);
    await page.keyboard.press('Escape');
  }
  await page.route('**/api/submissions/*/records', (route) => route.fulfill({ body: 'no JSON' }));
  await dialog.getByRole('button', { name: 'Descargar PDF' }).click();
  await expect(dialog.getByText('Ocurrió un error al descargar el archivo PDF')).toBeVisible();
  await page.unroute('**/api/submissions/*/records');
  const [record] = await Promise.all([
    downloaded(page, () => dialog.getByRole('button', { name: 'Reintentar' }).click()),
    expect(page.getByText('El archivo PDF se descargó correctamente')).toBeVisible(),
  ]);
  expect(record.name).toBe(`acta-${code}.pdf`);
  expect(record.text).toContain('Rosalía');
  await expect(dialog).toHaveCount(0);
});

test('E3.19 E3.23 R2.105 R2.106 R3.12 R7.36 W4 after sending: the record by itself, the voucher, and the code alone without the receipt', async ({
  page,
}) => {
  const form = await storeForm(page);
  const { code } = await send(page, form);
  const url = `/publico/guardado/${form}/${code}`;
  const record = await downloaded(page, () => page.goto(url));
  expect(record.text).toContain('Rosalía');
  await expect(page.getByText(VOUCHER)).toBeVisible();
  await expectAccessible(page, 'saved page with voucher');
  const voucher = await downloaded(page, () =>
    page.getByRole('button', { name: 'Descargar el comprobante en PDF' }).click(),
  );
  expect(voucher.name).toBe(`comprobante-${code}.pdf`);
  expect(voucher.text).not.toContain('Rosalía');
  await page.context().clearCookies();
  const refused = page.waitForResponse((reply) => reply.url().includes('/receipt') && reply.status() === 404);
  await page.reload();
  await refused;
  await expect(page.getByRole('button', { name: `Copiar ${code}` })).toBeVisible();
  await expect(page.getByText(VOUCHER)).toHaveCount(0);
  await expect(page.getByRole('button', { name: /PDF/ })).toHaveCount(0);
});

test('R2.018 R2.109 R2.110 R8.26 R8.27 R8.28 R1.08 anybody looks a record up by its code and date, on a phone', async ({
  page,
}) => {
  const { recordCode } = await send(page, await storeForm(page));
  await page.context().clearCookies();
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/actas/consultar');
  await expect(page.getByRole('heading', { name: 'Consultar Acta' })).toBeVisible();
  const search = page.getByRole('button', { name: 'Buscar' });
  await expect(search).toBeDisabled();
  await page.route('**/api/public/records', (route) => route.fulfill({ body: 'no JSON' }));
  await page.getByLabel('Código del acta').fill('abc');
  await expect(search).toBeEnabled();
  await search.click();
  await expect(page.getByText('Ocurrió un error al descargar el acta')).toBeVisible();
  await page.unroute('**/api/public/records');
  await page.getByLabel('Código del acta').fill(recordCode.toLowerCase());
  await search.click();
  await expect(
    page.getByText(
      'No se encontraron actas para el código indicado, recuerde respetar mayúsculas y minúsculas.',
    ),
  ).toBeVisible();
  await expectAccessible(page, 'record look-up');
  // The form sets no length of codes, like older forms: its codes are short, so the date is asked too.
  await page.getByLabel('Código del acta').fill(` ${recordCode} `);
  await search.click();
  const date = page.getByLabel('Fecha de la respuesta');
  await expect(date).toBeFocused();
  await expect(date).toHaveAccessibleDescription(/Este código es corto/);
  await expectAccessible(page, 'record look-up that asks the date');
  await date.fill('31/02/2026');
  await search.click();
  await expect(page.getByText('Ingrese la fecha como DD/MM/AAAA, por ejemplo 25/03/2026.')).toBeVisible();
  await expect(date).toBeFocused();
  await expectAccessible(page, 'record look-up with a wrong date');
  await date.fill(today());
  const found = await downloaded(page, () => page.keyboard.press('Enter'));
  expect(found.text).toContain('Rosalía');
  await expect(page.getByText('El acta se descargó correctamente')).toBeVisible();
});

/** What the QR code of a paper opens: it is drawn, and the URL that it says is a link over it. */
async function openCodeOf(page: Page, alternatives: readonly string[]): Promise<void> {
  const [url = ''] = alternatives.flatMap((text) => text.match(/https?:\S+$/) ?? []);
  await page.goto(url);
}

test('X36.47 R2.017 R2.108 R8.25 R1.08 the QR code of a voucher leads a citizen to the state, that of the record to the record; anybody looks a state up by its code', async ({
  page,
}) => {
  const form = await storeForm(page);
  const { code, recordCode } = await send(page, form);
  const record = await downloaded(page, () => page.goto(`/publico/guardado/${form}/${code}`));
  const voucher = await downloaded(page, () =>
    page.getByRole('button', { name: 'Descargar el comprobante en PDF' }).click(),
  );
  await page.context().clearCookies();
  await openCodeOf(page, voucher.alternatives);
  await expect(page.getByText('Retiro de ramas')).toBeVisible();
  await expect(page.getByText('Recibido')).toBeVisible();
  await openCodeOf(page, record.alternatives);
  await expect(page.getByRole('heading', { name: 'Consultar Acta' })).toBeVisible();
  await expect(page.getByLabel('Código del acta')).toHaveValue(recordCode);
  await page.getByRole('button', { name: 'Buscar' }).click();
  await page.getByLabel('Fecha de la respuesta').fill(today());
  const found = await downloaded(page, () => page.keyboard.press('Enter'));
  expect(found.text).toContain('Rosalía');
  await page.goto('/publico/consultar-estado');
  const search = page.getByRole('button', { name: 'Buscar' });
  await expect(search).toBeDisabled();
  await page.getByLabel('Código del trámite').fill('NADIE1');
  await search.click();
  await expect(
    page.getByText('Su trámite no posee estados o no existe una respuesta asociada a este código.'),
  ).toBeVisible();
  await page.getByLabel('Código del trámite').fill(code);
  await search.click();
  await expect(page.getByText('Retiro de ramas')).toBeVisible();
  await expect(page.getByText('Recibido')).toBeVisible();
  await expectAccessible(page, 'state look-up');
});
