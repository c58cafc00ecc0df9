// The filters of the list of submissions: what they find, the URL, the spreadsheet, the clear button.
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { expect, expectAccessible, type Page, signIn, test } from '../stack.ts';
import { newId } from '../steps/new-id.ts';
import { newForm } from '../steps/person-steps.ts';

const STATES = aForm()
  .with({
    title: { text: 'Reclamos de alumbrado para filtrar' },
    initialState: 0,
    states: [
      { id: 0, name: 'Recibida', transitions: [1] },
      { id: 1, name: 'Resuelta', transitions: [] },
    ],
  })
  .withOptions({ editableForm: true })
  .withSection('s', aQuestion('q', 'text', { title: { text: 'Observaciones' } }));

const TEXTS = ['Lámpara rota en San Martín', 'Lámpara intermitente en Belgrano', 'Poste caído en Mitre'];

interface Listed {
  readonly id: string;
  readonly code: string;
}

/** A form with three answers of the administrator, the newest first; the newest is resolved. */
async function filledForm(
  page: Page,
  baseURL: string,
): Promise<{ form: string; answers: readonly Listed[] }> {
  const form = await newForm(baseURL, STATES.build());
  await signIn(page, 'administrator');
  for (const value of TEXTS) {
    const answers = { ticked: {}, main: { q: { value } }, rows: {} };
    const data = { id: newId(), version: 1, answers };
    const sent = await page.request.post(`/api/forms/${form}/submissions`, { data });
    expect(sent.status(), await sent.text()).toBe(200);
  }
  const { submissions } = await (await page.request.get(`/api/forms/${form}/submissions`)).json();
  const moved = await page.request.post(`/api/submissions/${submissions[0].id}/state`, {
    data: { from: 0, to: 1 },
  });
  expect(moved.status(), await moved.text()).toBe(200);
  return { form, answers: submissions };
}

const panel = (page: Page) => page.getByRole('search', { name: 'Filtros de respuestas' });
const rows = (page: Page) => page.getByRole('table', { name: 'Respuestas' }).getByRole('row');
const clear = (page: Page) => page.getByRole('button', { name: 'Limpiar filtros' });

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('constancia.language', 'es'));
});

test('R2.024 R2.040 R2.043 R5.03 R7.04 R7.06 X32.32 X32.36 a list is filtered by code, state and words, and cleared', async ({
  page,
  baseURL,
}) => {
  const { form, answers } = await filledForm(page, baseURL ?? '');
  await page.goto(`/respuestas/listado/${form}`);
  await expect(rows(page)).toHaveCount(4);
  await expect(clear(page)).toBeDisabled();
  await panel(page).getByLabel('ID').fill(`  ${answers[1]?.code} `);
  await expect(rows(page)).toHaveCount(2);
  await expect(rows(page).last()).toContainText(answers[1]?.code ?? '');
  await expect(page.getByText('Total: 1', { exact: true })).toBeVisible();
  await expectAccessible(page, 'a filtered list');
  await expect(clear(page)).toBeEnabled();
  await clear(page).click();
  await expect(rows(page)).toHaveCount(4);
  await expect(panel(page).getByLabel('ID')).toHaveValue('');
  await expect(clear(page)).toBeDisabled();
  await panel(page).getByLabel('Estado', { exact: true }).selectOption('Resuelta');
  await expect(rows(page)).toHaveCount(2);
  await expect(rows(page).last()).toContainText('Resuelta');
  await panel(page).getByLabel('Estado', { exact: true }).selectOption('Todos');
  await panel(page).getByLabel('Buscar en las respuestas').fill('lampara');
  await expect(rows(page)).toHaveCount(3);
  await panel(page).getByLabel('Buscar en las respuestas').fill('lampara belg');
  await expect(rows(page)).toHaveCount(2);
  await panel(page).getByLabel('Buscar en las respuestas').fill('nadie escribió esto');
  await expect(page.getByText('No se encontraron resultados')).toBeVisible();
});

test('R2.044 R7.29 the filter stands in the URL: it survives a reload, comes back from an answer, and the spreadsheet has it', async ({
  page,
  baseURL,
}) => {
  const { form, answers } = await filledForm(page, baseURL ?? '');
  await page.goto(`/respuestas/listado/${form}`);
  await panel(page).getByLabel('Buscar en las respuestas').fill('mitre');
  await expect(rows(page)).toHaveCount(2);
  await page.reload();
  await expect(panel(page).getByLabel('Buscar en las respuestas')).toHaveValue('mitre');
  await expect(rows(page)).toHaveCount(2);
  await page.getByRole('link', { name: /^Ver la respuesta/ }).click();
  await expect(page).toHaveURL(`/ver/${answers[0]?.id}`);
  await page.goBack();
  await expect(panel(page).getByLabel('Buscar en las respuestas')).toHaveValue('mitre');
  await expect(rows(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'Exportar' }).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('dialog').getByRole('button', { name: 'Exportar' }).click();
  expect((await downloading).url()).toContain('text=mitre');
  await page.getByRole('dialog').getByRole('button', { name: 'Cerrar' }).click();
  // Back through the history, without a filter.
  await page.goBack();
  await expect(panel(page).getByLabel('Buscar en las respuestas')).toHaveValue('');
  await expect(rows(page)).toHaveCount(4);
});

test('R5.04 R5.05 R5.06 R7.05 R7.07 R7.08 days of any year, their exclusion, the last update, and a number only', async ({
  page,
  baseURL,
}) => {
  const { form, answers } = await filledForm(page, baseURL ?? '');
  await page.goto(`/respuestas/listado/${form}`);
  const field = (label: string) => panel(page).getByLabel(label, { exact: true });
  const today = await page.evaluate(() => new Intl.DateTimeFormat('sv-SE').format(new Date()));
  await field('Fecha única').fill(today);
  await expect(rows(page)).toHaveCount(4);
  await expect(field('Fecha desde')).toBeDisabled();
  await expect(field('Fecha hasta')).toBeDisabled();
  await field('Fecha única').fill('2020-02-29');
  await expect(page.getByText('No se encontraron resultados')).toBeVisible();
  await field('Fecha única').fill('');
  await field('Fecha desde').fill(today);
  await expect(rows(page)).toHaveCount(4);
  await expect(field('Fecha única')).toBeDisabled();
  await field('Fecha hasta').fill('2020-02-29');
  await expect(panel(page).getByText('Es anterior a la fecha desde.')).toBeVisible();
  await field('Fecha hasta').fill(today);
  await expect(rows(page)).toHaveCount(4);
  await field('Fecha desde').fill('1583-01-01');
  await field('Fecha hasta').fill('9999-12-31');
  await expect(page).toHaveURL(/desde-el=1583-01-01&hasta-el=9999-12-31/);
  await expect(rows(page)).toHaveCount(4);
  await clear(page).click();
  await field('DNI del ciudadano').fill('12.345.678x');
  await expect(field('DNI del ciudadano')).toHaveValue('12345678');
  await expect(page.getByText('No se encontraron resultados')).toBeVisible();
  await clear(page).click();
  // By last update the oldest, which is corrected now, comes first.
  const oldest = answers[2];
  const opened = await (await page.request.get(`/api/submissions/${oldest?.id}/to-correct`)).json();
  const corrected = await page.request.post(`/api/submissions/${oldest?.id}/corrections`, {
    data: { version: opened.version, answers: { ticked: {}, main: { q: { value: 'Corregida' } }, rows: {} } },
  });
  expect(corrected.status(), await corrected.text()).toBe(200);
  await page.reload();
  await expect(rows(page).nth(1)).toContainText(answers[0]?.code ?? '');
  await field('Por fecha de última actualización').check();
  await expect(rows(page).nth(1)).toContainText(oldest?.code ?? '');
});

for (const width of [390, 768]) {
  test(`R2.024 R7.03 R1.02 at ${width} px the filters open by a button, and find what one person answered`, async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const { form } = await filledForm(page, baseURL ?? '');
    await page.goto(`/respuestas/listado/${form}`);
    const open = panel(page).getByRole('button', { name: 'Filtros', exact: true });
    await expect(panel(page).getByLabel('Contestado por')).toHaveCount(0);
    await open.click();
    await expectAccessible(page, 'open filters');
    await panel(page).getByLabel('Contestado por').fill('apedrera');
    await expect(page).toHaveURL(/contestado-por=apedrera/);
    await expect(page.getByText('Total: 3', { exact: true })).toBeVisible();
    await panel(page).getByLabel('Contestado por').fill('otra.persona');
    await expect(page.getByText('No se encontraron resultados')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
}

test('X36.98 while another filter is being read the list keeps its rows and says that it is busy', async ({
  page,
  baseURL,
}) => {
  const { form } = await filledForm(page, baseURL ?? '');
  await page.goto(`/respuestas/listado/${form}`);
  await expect(rows(page)).toHaveCount(4);
  const busy = page.getByRole('main').locator('[aria-busy="true"]');
  await expect(busy).toHaveCount(0);
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(/submissions\?.*text=mitre/, async (route) => {
    await held;
    await route.continue();
  });
  await panel(page).getByLabel('Buscar en las respuestas').fill('mitre');
  await expect(busy.getByRole('row')).toHaveCount(4);
  letThrough();
  await expect(rows(page)).toHaveCount(2);
  await expect(busy).toHaveCount(0);
});

test('X40.41 a list that the person may not read has the reason and the way back, and no filters; one that fails keeps them', async ({
  page,
  baseURL,
  messages,
}) => {
  const form = await newForm(baseURL ?? '', STATES.build());
  await signIn(page, 'elevatedSupervisorAway');
  await page.goto(`/respuestas/listado/${form}`);
  await expect(page.getByRole('main').getByText(/otra área|sus áreas/)).toBeVisible();
  await expect(panel(page)).toHaveCount(0);
  await expect(page.getByRole('link', { name: '<< Volver' })).toBeVisible();
  await signIn(page, 'administrator');
  await page.route(/\/submissions(\?|$)/, (route) => route.abort());
  await page.goto(`/respuestas/listado/${form}`);
  await expect(page.getByText('No hay conexión con el servidor.')).toBeVisible();
  await expect(panel(page)).toBeVisible();
  messages.length = 0;
});
