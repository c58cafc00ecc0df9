// The filters of the list of submissions: the URL, the spreadsheet, a phone and a tablet.
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

test('R2.044 R7.29 the filter stands in the URL: it survives a reload, comes back from an answer, and the spreadsheet has it', async ({
  page,
  baseURL,
}) => {
  const { form, answers } = await filledForm(page, baseURL ?? '');
  await page.goto(`/respuestas/listado/${form}`);
  await panel(page).getByLabel('Buscar en las respuestas').fill('mitre');
  await expect(rows(page)).toHaveCount(2);
  await expectAccessible(page, 'a filtered list');
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

test('R2.024 R7.03 R1.02 on a phone and a tablet the filters open by a button, and find what one person answered', async ({
  page,
  baseURL,
}) => {
  const { form } = await filledForm(page, baseURL ?? '');
  const open = panel(page).getByRole('button', { name: 'Filtros', exact: true });
  const author = panel(page).getByLabel('Contestado por');
  for (const width of [390, 768]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(`/respuestas/listado/${form}`);
    await expect(open).toBeVisible();
    await expect(author).toHaveCount(0);
    await open.click();
    await expectAccessible(page, `open filters at ${width} px`);
    await author.fill('apedrera');
    await expect(page).toHaveURL(/contestado-por=apedrera/);
    await expect(page.getByText('Total: 3', { exact: true })).toBeVisible();
    await author.fill('otra.persona');
    await expect(page.getByText('No se encontraron resultados')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});
