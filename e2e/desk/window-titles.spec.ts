// Where the keyboard is after a link, and what the tab is called then.
import { expect, FORMS, signIn, test } from '../stack.ts';
import { viewLink } from '../steps/list-steps.ts';

const INSPECTION = 'Acta de inspección de comercio alimentario';

test('X33.90 X36.71 who follows a link has the heading in focus, also that of the editor, and a submission’s tab begins with its code', async ({
  page,
}) => {
  await signIn(page, 'administrator');
  await page.goto('/home');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible();
  await expect(heading).not.toBeFocused();
  await page.getByRole('link', { name: 'Ver formularios' }).click();
  await expect(heading).toHaveText('Formularios');
  await expect(heading).toBeFocused();
  await page.goto(`/respuestas/listado/${FORMS.inspection}`);
  const code = /VM\d+/.exec(await page.getByRole('row').nth(1).innerText())?.[0] ?? '';
  await viewLink(page, { code }).press('Enter');
  await expect(page).toHaveTitle(`${code} · ${INSPECTION} · Constancia`);
  await expect(heading).toBeFocused();
  await page.goBack();
  await expect(viewLink(page, { code })).toBeFocused();
  await page.goto('/listar');
  await page
    .getByRole('link', { name: /^Contestar Formulario/ })
    .first()
    .click();
  await expect(page).toHaveTitle(/ · Contestar Formulario$/);
  await expect(heading).toBeFocused();
  await page.goto('/listar');
  await page.getByRole('link', { name: 'Nuevo formulario', exact: true }).first().press('Enter');
  await expect(page).toHaveTitle('Nuevo formulario · Constancia');
  await expect(heading).toHaveText('Nuevo formulario');
  await expect(heading).toBeFocused();
});
