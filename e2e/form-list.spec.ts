// The list of forms: its menu, copying and deleting, where it leads, with mouse and keyboard, wide and on a phone.
import { expect, expectAccessible, FORMS, type Page, signIn, test } from './stack.ts';

const search = (page: Page) => page.getByRole('searchbox', { name: 'Nombre del formulario' });
const more = (page: Page, title: string) => page.getByRole('button', { name: `Más acciones: ${title}` });
const PRUNING = 'Solicitud de poda y mantenimiento de arbolado público';
const SURVEY = 'Relevamiento de arbolado público urbano';
const INSPECTION = 'Acta de inspección de comercio alimentario';

/** Signed in as `page` is: a copy of the tree survey under a title of its own, in the supervisor's area. */
async function makeForm(page: Page, title: string): Promise<string> {
  const id = `e2e${title.replace(/[^0-9A-Za-z]/g, '')}`.padEnd(20, 'x').slice(0, 20);
  const source = await (await page.request.get(`/api/forms/${FORMS.treeSurvey}`)).json();
  const reply = await page.request.post('/api/forms', {
    data: {
      id,
      areaId: source.areaId,
      sync: source.definition.options.ciudadano || source.definition.options.incidentes,
      definition: { ...source.definition, title: { text: title } },
    },
  });
  expect(reply.status(), await reply.text()).toBe(200);
  return id;
}

test('P2.62 P2.67 P2.68 P2.69 P2.70 P2.71 P2.72 P2.73 each role sees the buttons and entries of its rights', async ({
  page,
  browser,
}) => {
  const expected = {
    supervisor: [true, ['Editar', 'Mis respuestas', 'Eliminar'], ['Contestar', 'Respuestas', 'Estadísticas']],
    elevatedSupervisor: [
      true,
      ['Editar', 'Mis respuestas', 'Duplicar', 'Eliminar'],
      ['Contestar', 'Respuestas', 'Estadísticas'],
    ],
    inspectorOfTwoAreas: [false, ['Mis respuestas'], ['Contestar', 'Respuestas']],
  } as const;
  for (const [account, [creates, entries, buttons]] of Object.entries(expected)) {
    const own = await browser.newPage();
    await signIn(own, account as keyof typeof expected);
    await own.goto('/listar?texto=urbano');
    const row = own.getByRole('row', { name: SURVEY });
    await expect(row.getByRole('link')).toHaveCount(buttons.length);
    for (const button of buttons) {
      await expect(
        row.getByRole('link', { name: new RegExp(`^(Ver )?${button}.*: ${SURVEY}$`) }),
      ).toBeVisible();
    }
    await expect(own.getByRole('link', { name: 'Nuevo formulario' })).toBeVisible({ visible: creates });
    await more(own, SURVEY).click();
    await expect(own.getByRole('menuitem')).toHaveText([...entries]);
    await expectAccessible(own, `menu of ${account}`);
    await own.close();
  }
  await signIn(page, 'generator');
  await page.goto('/listar');
  await expect(page.getByText(/^Total Formularios/)).toBeVisible();
  await page
    .getByRole('button', { name: /^Más acciones/ })
    .first()
    .click();
  await expect(page.getByRole('menuitem')).toHaveText(['Editar', 'Eliminar']);
  await expect(page.getByRole('link', { name: /^(Contestar|Ver)/ })).toHaveCount(0);
});

test('P2.81 P2.83 P2.84 P5.01 P8.11 P4.30 an administrator copies through country, province, municipality and area', async ({
  page,
}) => {
  await signIn(page, 'administrator');
  await page.goto('/listar?texto=acta');
  await more(page, INSPECTION).click();
  await page.getByRole('menuitem', { name: 'Duplicar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Duplicar formulario' });
  await expect(dialog.getByLabel('País')).toBeEnabled();
  for (const later of ['Provincia', 'Municipio', 'Área municipal'])
    await expect(dialog.getByLabel(later)).toBeDisabled();
  await dialog.getByRole('button', { name: 'Duplicar' }).click();
  await expect(dialog.getByText('Debe seleccionar un Área Municipal')).toBeVisible();
  await expectAccessible(page, 'duplicate dialog refused');
  await dialog.getByLabel('País').selectOption({ index: 1 });
  await expect(dialog.getByLabel('Municipio')).toBeDisabled();
  for (const label of ['Provincia', 'Municipio', 'Área municipal'])
    await dialog.getByLabel(label).selectOption({ index: 1 });
  await dialog.getByLabel('País').selectOption({ index: 2 });
  await expect(dialog.getByLabel('Área municipal')).toBeDisabled();
  await dialog.getByLabel('País').selectOption('Argentina');
  await dialog.getByLabel('Provincia').selectOption('Córdoba');
  await dialog.getByLabel('Municipio').selectOption('Villa María');
  await dialog.getByLabel('Área municipal').selectOption('Ambiente y Espacios Verdes');
  await expectAccessible(page, 'duplicate dialog');
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/duplicates', async (route) => {
    await held;
    await route.continue();
  });
  await dialog.getByRole('button', { name: 'Duplicar' }).click();
  await expect(dialog.getByRole('button', { name: 'Duplicando...' })).toBeDisabled();
  release();
  await expect(page.getByText('El Formulario fue duplicado correctamente')).toBeVisible();
  await expect(page.getByText('Total Formularios: 2')).toBeVisible();
  const copy = page.getByRole('row', { name: INSPECTION }).filter({ hasText: 'Ambiente y Espacios Verdes' });
  await copy.getByRole('button', { name: /^Más acciones/ }).click();
  await page.getByRole('menuitem', { name: 'Eliminar' }).click();
  await expect(page.getByRole('alertdialog').getByText('Sin respuestas')).toBeVisible();
  await page.getByRole('button', { name: `Eliminar «${INSPECTION}»` }).click();
  await expect(page.getByText('Total Formularios: 1')).toBeVisible();
});

test('P2.82 P2.84 P8.09 P8.10 others copy into their own areas; what goes wrong is said', async ({
  page,
}) => {
  await signIn(page, 'elevatedSupervisor');
  let unreadable = true;
  await page.route('**/duplication', async (route) => {
    if (unreadable) return route.fulfill({ status: 500, json: {} });
    const response = await route.fetch();
    return route.fulfill({ response, json: { ...(await response.json()), losesIncidents: true } });
  });
  await page.goto('/listar?texto=urbano');
  await more(page, SURVEY).click();
  await page.getByRole('menuitem', { name: 'Duplicar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Duplicar formulario' });
  await expect(dialog.getByRole('alert')).toContainText(
    'Ocurrió un error al duplicar el formulario, por favor recargue la página en inténtelo nuevamente',
  );
  await expect(dialog.getByRole('button', { name: 'Duplicar' })).toBeDisabled();
  await expectAccessible(page, 'duplicate dialog failed');
  unreadable = false;
  await dialog.getByRole('button', { name: 'Reintentar' }).click();
  await expect(
    dialog.getByText('esta opción debe configurarse editando el formulario una vez duplicado', {
      exact: true,
    }),
  ).toBeVisible();
  await expect(dialog.getByRole('combobox')).toHaveCount(1);
  await dialog.getByLabel('Área municipal').selectOption('Ambiente y Espacios Verdes');
  await page.route('**/duplicates', (route) => route.fulfill({ status: 500, json: {} }));
  await dialog.getByRole('button', { name: 'Duplicar' }).click();
  await expect(
    page.getByText('Ocurrió un error al duplicar el formulario, por favor inténtelo nuevamente', {
      exact: true,
    }),
  ).toBeVisible();
  await expect(dialog.getByLabel('Área municipal')).toBeEnabled();
  await page.keyboard.press('Escape');
  await expect(more(page, SURVEY)).toBeFocused();
});

test('P2.85 P4.22 P8.12 P8.13 X10.04 the confirmation names the form and its answers, and deletes what was seen', async ({
  page,
}) => {
  await signIn(page, 'supervisor');
  const title = 'Censo de nidos del borrado';
  const id = await makeForm(page, title);
  await page.goto('/listar?texto=poda');
  await more(page, PRUNING).click();
  await page.getByRole('menuitem', { name: 'Eliminar' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Eliminar formulario' });
  await expect(dialog).toContainText('Esta acción eliminará el formulario y todas sus respuestas asociadas');
  await expect(dialog.getByText(PRUNING, { exact: true })).toBeVisible();
  await expect(dialog.getByText(/^\d+$/)).toBeVisible();
  await expectAccessible(page, 'delete dialog with answers');
  await dialog.getByRole('button', { name: 'Cancelar' }).click();
  await search(page).fill('nidos del borrado');
  await more(page, title).click();
  await page.getByRole('menuitem', { name: 'Eliminar' }).click();
  await expect(dialog.getByText('Sin respuestas')).toBeVisible();
  await page.route(`**/api/forms/${id}?**`, (route) => route.fulfill({ status: 500, json: {} }));
  const go = dialog.getByRole('button', { name: `Eliminar «${title}»` });
  await go.click();
  await expect(
    page.getByText('Ocurrió un error al borrar el formulario, por favor intente nuevamente'),
  ).toBeVisible();
  await page.unroute(`**/api/forms/${id}?**`);
  // Somebody changes the form while the question is open.
  const stored = await (await page.request.get(`/api/forms/${id}`)).json();
  const changed = await page.request.put(`/api/forms/${id}`, {
    data: { version: 1, areaId: stored.areaId, sync: false, definition: stored.definition },
  });
  expect(changed.status()).toBe(200);
  await go.click();
  await expect(dialog.getByText('Otra persona cambió el formulario mientras tanto.')).toBeVisible();
  await expectAccessible(page, 'delete dialog stale');
  await go.click();
  await expect(page.getByText('El formulario se eliminó correctamente')).toBeVisible();
  await expect(page.getByText('No se encontraron formularios con ese nombre')).toBeVisible();
});

test('X10.10 X10.05 a form that somebody deleted meanwhile is told as gone, and leaves the list', async ({
  page,
}) => {
  await signIn(page, 'supervisor');
  const title = 'Censo de nidos ido';
  const id = await makeForm(page, title);
  await page.goto('/listar?texto=nidos ido');
  await more(page, title).click();
  await page.request.delete(`/api/forms/${id}?version=1`);
  await page.getByRole('menuitem', { name: 'Eliminar' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByText('El formulario ya no existe: otra persona lo eliminó.')).toBeVisible();
  await expectAccessible(page, 'delete dialog gone');
  await dialog.getByRole('button', { name: 'Cancelar' }).click();
  await expect(page.getByText('No se encontraron formularios con ese nombre')).toBeVisible();
});

test('P2.60 P2.79 P2.78 X10.08 filters stand in the address, going back returns to them; empty and failed say why', async ({
  page,
}) => {
  await signIn(page, 'administrator');
  await page.goto('/listar');
  await expect(page.getByLabel('Área municipal')).toHaveCount(0);
  await page.getByLabel('Municipio').selectOption('Villa María');
  const area = page.getByLabel('Área municipal');
  await expect(area.locator('option').first()).toHaveText('Todas');
  await area.selectOption('Ambiente y Espacios Verdes');
  await search(page).fill('arbolado público urbano');
  await expect(page.getByText('Total Formularios: 1')).toBeVisible();
  const place = page.url();
  expect(new URL(place).searchParams.get('texto')).toBe('arbolado público urbano');
  await page.getByRole('link', { name: `Ver Estadísticas: ${SURVEY}` }).click();
  await expect(page).toHaveURL(/\/estadisticas\//);
  await page.getByRole('link', { name: '<< Volver' }).click();
  await expect(page).toHaveURL(place);
  await page.getByRole('link', { name: `Ver Respuestas: ${SURVEY}` }).click();
  await page.getByRole('link', { name: '<< Volver' }).click();
  await expect(page).toHaveURL(place);
  await page.getByRole('link', { name: `Contestar Formulario: ${SURVEY}` }).click();
  await expect(page).toHaveURL(/\/contestar\//);
  await page.goBack();
  await expect(page).toHaveURL(place);
  await expect(search(page)).toHaveValue('arbolado público urbano');
  await expect(area.locator('option:checked')).toHaveText('Ambiente y Espacios Verdes');
  await search(page).fill('');
  await area.selectOption('Seguridad Alimentaria e Inspección Comercial');
  await expect(page.getByText(INSPECTION)).toBeVisible();
  await page.route('**/api/forms?**', (route) =>
    route.fulfill({ json: { forms: [], total: 0, anyPaymentGateway: false } }),
  );
  await area.selectOption('Ambiente y Espacios Verdes');
  await page.reload();
  await expect(page.getByText('No se encontraron formularios para el área seleccionada')).toBeVisible();
  await expectAccessible(page, 'empty area');
  await page.unroute('**/api/forms?**');
  await page.route('**/api/forms?**', (route) => route.fulfill({ status: 500, json: {} }));
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('Error al cargar la información, intente nuevamente.');
  await expectAccessible(page, 'failed list');
  await page.unroute('**/api/forms?**');
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByText(SURVEY)).toBeVisible();
});

test('P2.66 P2.59 X10.09 X10.08 E4.33 P4.36 pages: deleting the last form of the last page shows the one before', async ({
  page,
}) => {
  await signIn(page, 'supervisor');
  const titles = Array.from({ length: 8 }, (_, number) => `Censo de páginas ${number + 1}`);
  for (const title of titles) await makeForm(page, title);
  await page.goto('/listar');
  await search(page).fill('censo de páginas');
  await expect(page.getByText('Total Formularios: 8')).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(8);
  await page.getByRole('button', { name: 'Página 2' }).click();
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(page).toHaveURL(/pagina=2/);
  await page.goBack();
  await expect(page.getByText(titles[0]!)).toBeVisible();
  await page.goForward();
  await more(page, titles[7]!).click();
  await page.getByRole('menuitem', { name: 'Eliminar' }).click();
  await page.getByRole('button', { name: `Eliminar «${titles[7]}»` }).click();
  await expect(page.getByText('Total Formularios: 7')).toBeVisible();
  await expect(page.getByText(titles[6]!)).toBeVisible();
  await expect(page).not.toHaveURL(/pagina/);
  await page.goto('/listar?texto=censo&pagina=40');
  await expect(page.getByText('Total Formularios: 7')).toBeVisible();
  await expect(page.getByText(titles[0]!)).toBeVisible();
  await page.goto('/listar?pagina=2');
  await search(page).fill('páginas 3');
  await expect(page.getByText(titles[2]!)).toBeVisible();
});

test('X10.16 the keyboard alone opens the menu, asks, declines, and copies', async ({ page }) => {
  await signIn(page, 'elevatedSupervisor');
  await page.goto('/listar?texto=urbano');
  const button = more(page, SURVEY);
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Editar' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem', { name: 'Eliminar' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Cancelar' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Duplicar' })).toBeFocused();
  await page.keyboard.press('Enter');
  const area = page.getByRole('dialog').getByLabel('Área municipal');
  await expect(area).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(area).toBeFocused();
  await page.keyboard.type('Ambiente');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('El Formulario fue duplicado correctamente')).toBeVisible();
  await expect(page.getByText('Total Formularios: 2')).toBeVisible();
});

test('P2.16 P2.71 R2.011 one’s own answers: empty, then live, and on to the view', async ({ page }) => {
  await signIn(page, 'supervisor');
  const title = 'Censo de nidos propio';
  const id = await makeForm(page, title);
  await page.goto('/listar?texto=nidos propio');
  await more(page, title).click();
  await page.getByRole('menuitem', { name: 'Mis respuestas' }).click();
  await expect(page).toHaveURL(new RegExp(`/misRespuestas/${id}$`));
  await expect(page.getByRole('heading', { name: 'Mis respuestas' })).toBeVisible();
  await expect(page.getByText('Todavía no contestó este formulario.')).toBeVisible();
  await expectAccessible(page, 'own answers empty');
  await page.getByRole('link', { name: '<< Volver' }).click();
  await expect(page).toHaveURL(/\/listar\?texto=nidos/);
  await page.goto(`/misRespuestas/${FORMS.inspection}`);
  await expect(page.getByText('No tiene permisos para ver el formulario')).toBeVisible();
  await expectAccessible(page, 'own answers refused');
});

test('P2.16 R2.011 an inspector sees the own answers with their way to the view', async ({ page }) => {
  await signIn(page, 'inspector');
  await page.goto(`/misRespuestas/${FORMS.inspection}`);
  await expect(page.getByText(/^Total: [1-9]\d*$/)).toBeVisible();
  await expectAccessible(page, 'own answers');
  await page
    .getByRole('link', { name: /^Ver la respuesta/ })
    .first()
    .click();
  await expect(page.getByText('Datos de la respuesta')).toBeVisible();
});

for (const width of [390, 1280]) {
  test(`P2.18 R2.012 X10.12 X10.15 statistics at ${width} px: charts, and each as a table`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await signIn(page, 'administrator');
    await page.goto(`/estadisticas/${FORMS.inspection}`);
    await expect(page.getByRole('heading', { name: 'Estadísticas', exact: true })).toBeVisible();
    await expect(page.getByText('Respuestas: 40')).toBeVisible();
    await expectAccessible(page, 'statistics');
    await page.getByRole('button', { name: 'Ver como tabla: Respuestas por estado' }).click();
    const states = page.getByRole('table', { name: 'Respuestas por estado' });
    await expect(states.getByRole('row', { name: /^Borrador 11/ })).toBeVisible();
    await page.getByRole('button', { name: /^Ver como tabla: Respuestas por día/ }).click();
    await expect(page.getByRole('table', { name: /^Respuestas por día/ }).getByRole('row')).toHaveCount(31);
    await expectAccessible(page, 'statistics as tables');
    await page.getByRole('button', { name: 'Ver como gráfico: Respuestas por estado' }).click();
    await expect(states).toHaveCount(0);
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
      .toBeLessThanOrEqual(0);
  });
}

test('P2.18 P2.39 statistics are for who may read them, and say when there are none or they fail', async ({
  page,
}) => {
  await signIn(page, 'supervisor');
  const id = await makeForm(page, 'Censo de nidos sin respuestas');
  await page.goto(`/estadisticas/${id}`);
  await expect(page.getByText('El formulario todavía no tiene respuestas.')).toBeVisible();
  await expectAccessible(page, 'statistics empty');
  await page.route('**/statistics', (route) => route.fulfill({ status: 500, json: {} }));
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('Error al cargar la información');
  await expectAccessible(page, 'statistics failed');
  await page.context().clearCookies();
  await signIn(page, 'inspector');
  await page.goto(`/estadisticas/${FORMS.inspection}`);
  await expect(page.getByText('You do not have the required permissions to access this site.')).toBeVisible();
});

test('P2.74 P2.63 P2.65 on a phone forms fold out to the same buttons, menu and dialogs', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'administrator');
  await page.goto('/listar?texto=urbano');
  const fold = page.getByRole('button', { name: SURVEY, exact: true });
  await expect(fold).toHaveAttribute('aria-expanded', 'false');
  await fold.click();
  await expect(page.getByText('Ambiente y Espacios Verdes')).toBeVisible();
  await expect(page.getByRole('link', { name: `Ver Estadísticas: ${SURVEY}` })).toBeVisible();
  await expectAccessible(page, 'phone unfolded');
  await more(page, SURVEY).click();
  await expectAccessible(page, 'phone menu');
  await page.getByRole('menuitem', { name: 'Duplicar' }).click();
  await expect(page.getByRole('dialog').getByLabel('País')).toBeVisible();
  await expectAccessible(page, 'phone duplicate');
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
    .toBeLessThanOrEqual(0);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/listar');
  await expect(page.getByRole('columnheader')).toHaveText([
    'Nombre',
    'Área municipal',
    'Alcance',
    'Con pasarela',
    'Acciones',
  ]);
  await search(page).fill('urbano');
  await expect(page.getByRole('columnheader')).toHaveText([
    'Nombre',
    'Área municipal',
    'Alcance',
    'Acciones',
  ]);
});
