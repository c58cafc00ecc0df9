// The titles of staff pages, and what a screen reader hears after a link.
// rules: X35.42
import { expect, signIn, test } from '../stack.ts';
import { editorOf, openEditor, SMALL_FORM, savedForm } from '../steps/editor-steps.ts';

const PAGES = [
  ['/listar', 'Formularios · Constancia'],
  ['/editar/nuevo/formulario', 'Nuevo formulario · Constancia'],
  ['/incidentes', 'Incidentes · Constancia'],
  ['/usuarios', 'Usuarios · Constancia'],
  ['/no-existe', 'The requested URL was not found. · Constancia'],
] as const;

test('X35.42 every page of the staff has its own title in the tab', async ({ page }) => {
  await signIn(page, 'administrator');
  for (const [url, title] of PAGES) {
    await page.goto(url);
    await expect(page, url).toHaveTitle(title);
  }
});

test('X35.42 two editors and a history are told apart by the titles of their forms', async ({ page }) => {
  await signIn(page, 'supervisor');
  for (const title of ['Poda de calle', 'Bacheo']) {
    const formId = await savedForm(page, { ...SMALL_FORM, title: { text: title } });
    await openEditor(page, editorOf(formId));
    await expect(page).toHaveTitle(`${title} · Editar formulario · Constancia`);
    await page.getByRole('link', { name: 'Historial' }).click();
    await expect(page).toHaveTitle(`${title} · Historial del formulario · Constancia`);
  }
});

test('X35.42 after a link the title is read out and the content has the focus', async ({ page }) => {
  await signIn(page, 'supervisor');
  const formId = await savedForm(page, { ...SMALL_FORM, title: { text: 'Poda leída' } });
  await openEditor(page, editorOf(formId));
  await page.getByRole('link', { name: 'Historial' }).focus();
  await page.keyboard.press('Enter');
  await expect(
    page.locator('[aria-live=polite]').filter({ hasText: 'Historial del formulario · Constancia' }),
  ).toHaveCount(1);
  await expect(page.locator('#content')).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Historial del formulario' })).toBeVisible();
});
