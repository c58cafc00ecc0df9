// What a person sees and can do in the stories of ui/staff and of the staff screens.
import { expect, test } from '../testing/gallery-test.ts';

test('X30.15 E4.62 E4.70 a confirmation focuses the safe answer; declining, Escape and agreeing are answers', async ({
  gallery: { page, open },
}) => {
  const ask = page.getByRole('button', { name: 'Ask' });
  const dialog = page.getByRole('alertdialog', { name: '¿Eliminar el formulario?' });
  const answer = page.getByRole('status');
  await open('staff/confirm');
  await ask.click();
  await expect(dialog).toHaveAccessibleDescription('Sus 12 respuestas dejan de verse.');
  await expect(dialog.getByRole('button', { name: 'Cancelar' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(answer).toHaveText('no');
  await expect(ask).toBeFocused();
  await ask.click();
  await dialog.getByRole('button', { name: 'Eliminar' }).click();
  await expect(answer).toHaveText('yes');
  await open('staff/confirm-destructive');
  await ask.click();
  await expect(dialog.getByRole('button', { name: 'Conservar' })).toBeFocused();
});

test('X30.15 a dialog has a name, closes on Escape unless it is busy, and long text takes the keyboard', async ({
  gallery: { page, open },
}) => {
  const dialog = page.getByRole('dialog', { name: 'Duplicar formulario' });
  await open('staff/dialog');
  await expect(dialog).toHaveAccessibleDescription(/otra persona guardó una versión más nueva/);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await open('staff/dialog-busy');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  await open('staff/dialog-with-long-text');
  await page.keyboard.press('Tab');
  await expect(dialog.locator(':focus')).toContainText('otra persona guardó');
  await open('staff/dialog-with-toast');
  await expect(dialog.getByRole('status')).toHaveText('Estado agregado');
});

test('X30.15 P8.33 P9.11 a success is a status, an error an alert, and both can be closed', async ({
  gallery: { page, open },
}) => {
  await open('staff/notice-success');
  await expect(page.getByRole('status').filter({ hasText: 'Formulario guardado' })).toBeVisible();
  await open('staff/notice-error');
  const alert = page.getByRole('alert').filter({ hasText: 'No se guardó' });
  await alert.getByRole('button').click();
  await expect(alert).toBeHidden();
});

test('X30.15 P2.66 R2.041 R2.042 pagers name their pages, and what leads nowhere cannot be pressed', async ({
  gallery: { page, open },
}) => {
  await open('staff/pager-numbered');
  const pages = page.getByRole('navigation', { name: 'Páginas' });
  await expect(pages.locator('[aria-current]')).toHaveText('4');
  await expect(page.getByText('61 formularios')).toBeVisible();
  await open('staff/pager-neighbours');
  await expect(page.getByRole('button', { name: 'Anterior' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Siguiente' })).toBeEnabled();
  await open('staff/more-rows-loading');
  await expect(page.getByRole('button', { name: 'Ver más' })).toBeDisabled();
  await open('staff/more-rows-failed');
  await expect(page.getByRole('alert')).toHaveText('No se pudo leer el resto de la lista.');
  await expect(page.getByRole('button', { name: 'Reintentar' })).toBeEnabled();
  await open('staff/filter-buttons');
  await page.getByRole('button', { name: 'Con error' }).click();
  await expect(page.getByRole('button', { name: 'Con error' })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('button', { name: 'Todas' })).toHaveAttribute('aria-pressed', 'false');
});

test('X30.15 every list loads, fails and is empty in the same way', async ({ gallery: { page, open } }) => {
  const heading = page.getByRole('heading', { level: 1, name: 'Formularios' });
  await open('lists/rows');
  await expect(heading).toBeVisible();
  await expect(page.getByRole('listitem')).toHaveText(['Poda', 'Bacheo']);
  await expect(page.locator('[aria-busy]')).toHaveCount(0);
  await open('lists/loading');
  await expect(page.locator('[aria-busy=true]')).toBeVisible();
  await expect(page.getByText('2 formularios')).toHaveCount(0);
  await open('lists/empty');
  await expect(page.getByRole('status')).toContainText('No hay formularios');
  await open('lists/error');
  await expect(page.getByRole('alert')).toContainText('No hay conexión');
  await expect(page.getByRole('button', { name: 'Reintentar' })).toBeVisible();
  await expect(page.getByRole('listitem')).toHaveCount(0);
});

test('X30.15 X40.56 a list that could not be read again stays, and says so', async ({
  gallery: { page, open },
}) => {
  await open('lists/stale');
  await expect(page.getByRole('alert')).toContainText('No se pudo actualizar');
  await expect(page.getByRole('button', { name: 'Reintentar' })).toBeVisible();
  await expect(page.getByRole('listitem')).toHaveText(['Poda', 'Bacheo']);
});

test('X30.15 P2.70 the menu of a row offers only what the person may do, and is absent without entries', async ({
  gallery: { page, open },
}) => {
  await open('staff/row-menu');
  await page.getByRole('button', { name: /^Más acciones/ }).click();
  await expect(page.getByRole('menuitem')).toHaveText(['Editar', 'Eliminar']);
  await page.getByRole('menuitem', { name: 'Eliminar' }).click();
  await expect(page.getByRole('menu')).toHaveCount(0);
  await open('staff/row-menu-empty');
  await expect(page.getByRole('button', { name: /^Más acciones/ })).toHaveCount(0);
});

test('X36.96 on a phone further actions are shown on demand, below those that stay; a single one stays in sight', async ({
  gallery: { page, open },
}) => {
  const more = page.getByRole('button', { name: 'Más acciones' });
  const create = page.getByRole('button', { name: 'Crear estados' });
  await open('staff/more-actions');
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('button', { name: 'Nuevo formulario' })).toBeVisible();
  await expect(create).toBeHidden();
  await more.press('Enter');
  await expect(more).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  await expect(create).toBeFocused();
  await more.press('Enter');
  await expect(create).toBeHidden();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(create).toBeVisible();
  await expect(more).toBeHidden();
  await open('staff/more-actions-single');
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('button', { name: 'Descargar PDF' })).toBeVisible();
  await expect(more).toBeHidden();
});

test('X30.15 P4.12 P2.38 P8.16 the guard shows the screen only to people who may see it', async ({
  gallery: { page, open },
}) => {
  const heading = page.getByRole('heading', { level: 1 });
  await open('screens/guard-loading');
  await expect(page.getByRole('status')).toHaveText('Cargando…');
  await open('screens/guard-signed-in');
  await expect(heading).toHaveText('Formularios');
  await open('screens/guard-forbidden');
  await expect(heading).toContainText('permissions');
  await expect(page.getByRole('link')).toBeVisible();
  await open('screens/guard-blocked');
  await expect(heading).toContainText('Municipio bloqueado');
  await open('screens/crash');
  await expect(page.getByRole('alert')).toContainText('Lo sentimos, algo salió mal...');
  await expect(page.getByRole('button', { name: 'Regresar al home' })).toBeVisible();
  await open('screens/guard-failed');
  await expect(page.getByRole('alert')).toContainText('No hay conexión');
  await expect(page.getByRole('button', { name: 'Reintentar' })).toBeVisible();
});

test('X30.15 P2.38 with the newer login method on, nothing of a screen shows on the way to the identity provider', async ({
  gallery: { page, open },
}) => {
  await open('screens/guard-direct');
  await expect(page.getByRole('status')).toHaveText('Cargando…');
  await expect(page.getByRole('heading')).toHaveText('Constancia');
});

test('X30.15 P2.63 P4.15 the list of forms shows what each person may do with each form', async ({
  gallery: { page, open },
}) => {
  await open('screens/forms');
  const table = page.getByRole('table', { name: 'Formularios' });
  await expect(table.getByRole('row')).toHaveCount(3);
  await expect(page.getByRole('switch').first()).toBeChecked();
  await expect(page.getByRole('switch').nth(1)).toBeDisabled();
  await open('screens/forms-empty');
  await expect(page.getByRole('status').filter({ hasText: 'No se encontraron resultados' })).toBeVisible();
  await open('screens/forms-failed');
  await expect(page.getByRole('alert')).toContainText('Error al cargar');
});

test('X37.46 the state of the installation is said in words beside a sign, with what to do; loading and failing show', async ({
  gallery: { page, open },
}) => {
  await open('screens/status');
  await expect(page.getByRole('status')).toHaveText('Hay cosas que no van bien: 2.');
  const jobs = page.getByRole('listitem').filter({ hasText: 'Tareas' });
  await expect(jobs).toContainText('No va bien');
  await expect(jobs).toContainText('la más antigua desde hace 9 min.');
  await expect(jobs).toContainText('Compruebe en el registro del servidor qué lo detiene');
  const platform = page.getByRole('listitem').filter({ hasText: 'Plataforma municipal' });
  await expect(platform).toContainText('plataforma.villamaria.example no responde.');
  await expect(platform).toContainText('Funcionó por última vez: 25/03/2026');
  await open('screens/status-well');
  await expect(page.getByRole('status')).toHaveText('Todo está en orden.');
  await open('screens/status-loading');
  await expect(page.locator('[aria-busy="true"]').first()).toBeVisible();
  await open('screens/status-failed');
  await expect(page.getByRole('alert')).toContainText('Error al cargar');
});

test('X30.15 R2.031 R2.041 submissions are rows on a desk and cards on a phone, each with what it sold', async ({
  gallery: { page, open },
}) => {
  await open('screens/submissions');
  await expect(page.getByRole('row', { name: /VM4378/ })).toContainText('Pagado');
  await page.setViewportSize({ width: 390, height: 900 });
  await expect(page.getByRole('row')).toHaveCount(0);
  await expect(page.getByText('Pendiente de validar')).toBeVisible();
  await open('screens/submissions-failed');
  await expect(page.getByRole('alert')).toContainText('no existe');
});

test('X30.15 several choices are ticked one by one; a disabled list takes none', async ({
  gallery: { page, open },
}) => {
  await open('tables/check-list');
  const areas = page.getByRole('group', { name: 'Áreas' });
  await areas.getByRole('checkbox', { name: 'Tránsito' }).check();
  await expect(areas.getByRole('checkbox', { checked: true })).toHaveCount(2);
  await areas.getByRole('checkbox', { name: 'Ambiente' }).uncheck();
  await expect(areas.getByRole('checkbox', { checked: true })).toHaveCount(1);
  await open('tables/check-list-disabled');
  for (const box of await areas.getByRole('checkbox').all()) await expect(box).toBeDisabled();
});

test('R4.36 R7.32 while an export is written its button is disabled and says how much of the total is there', async ({
  gallery: { page, open },
}) => {
  await open('screens/submissions-export');
  await page.getByRole('button', { name: 'Exportar', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Exportar respuestas' });
  await dialog.getByRole('button', { name: 'Exportar', exact: true }).click();
  await expect(dialog.getByRole('button', { name: 'Exportando… 42 %' })).toBeDisabled();
  await expect(dialog.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '42');
  await dialog.getByRole('button', { name: 'Cerrar' }).click();
  await expect(page.getByRole('button', { name: 'Exportando… 42 %' })).toBeVisible();
});

test('X33.66 X33.68 of many only dates and states are orders; what an archive of records leaves out has its reason', async ({
  gallery: { page, open },
}) => {
  await open('tables/order-select');
  await expect(page.getByLabel('Ordenar por').getByRole('option')).toHaveCount(15);
  await open('tables/order-select-limited');
  await expect(page.getByLabel('Ordenar por').getByRole('option')).toHaveCount(7);
  await expect(page.getByText(/más de 10\.000 respuestas/)).toBeVisible();
  await open('tables/bundle-waiting');
  await expect(page.getByRole('progressbar', { name: 'Actas hechas: 3 de 12' })).toHaveAttribute(
    'aria-valuenow',
    '25',
  );
  await open('tables/bundle-refused');
  await expect(page.getByRole('list', { name: 'Actas que no se incluyen' }).getByRole('listitem')).toHaveText(
    [
      'VM4378: No se pudo hacer el acta. Puede pedirla otra vez.',
      'VM4401: La respuesta ya no existe, o usted no puede verla.',
    ],
  );
});

test('X36.98 a list that waits for other rows keeps the former ones, busy, with a bar over them', async ({
  gallery: { page, open },
}) => {
  await open('lists/waiting');
  const former = page.locator('[aria-busy="true"]');
  await expect(former.getByRole('listitem')).toHaveText(['Poda', 'Bacheo']);
  const bar = () => former.evaluate((element) => getComputedStyle(element, '::before').opacity);
  await expect.poll(bar).toBe('1');
});
