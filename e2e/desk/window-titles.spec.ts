// What a tab is called, and where the keyboard is after a link: on every page of staff.
import { expect, FORMS, signIn, test } from '../stack.ts';
import { viewLink } from '../steps/list-steps.ts';

const INSPECTION = 'Acta de inspección de comercio alimentario';

/** Pages of an administrator and what their tab says. */
const PAGES: readonly (readonly [path: string, title: string])[] = [
  ['/listar', 'Formularios · Constancia'],
  ['/listar/importar', 'Importar XLSForm o JSON · Constancia'],
  ['/borradores', 'Borradores · Constancia'],
  ['/cuenta', 'Mi cuenta · Constancia'],
  ['/estadisticas-generales', 'Estadísticas generales · Constancia'],
  ['/envios', 'Envíos · Constancia'],
  ['/usuarios', 'Usuarios · Constancia'],
  ['/usuarios/importar', 'Importar usuarios · Constancia'],
  ['/areas', 'Áreas municipales · Constancia'],
  ['/municipios', 'Municipios · Constancia'],
  ['/municipios/territorio', 'Países y provincias · Constancia'],
  ['/auditoria', 'Auditoría · Constancia'],
  ['/activos', 'Activos · Constancia'],
  ['/incidentes', 'Incidentes · Constancia'],
  ['/incidentes/areas', 'Áreas de incidentes · Constancia'],
  ['/agendas', 'Agendas · Constancia'],
  ['/ciudadanos', 'Ciudadanos · Constancia'],
  ['/entradas/verificar', 'Verificar entrada · Constancia'],
  ['/editar/nuevo/formulario', 'Nuevo formulario · Constancia'],
  [`/editar/${FORMS.inspection}`, `${INSPECTION} · Editar formulario · Constancia`],
  [`/historial/${FORMS.inspection}`, `${INSPECTION} · Historial del formulario · Constancia`],
  [`/historial/${FORMS.inspection}/importar`, 'Importar respuestas de ODK o Kobo · Constancia'],
  [`/estadisticas/${FORMS.inspection}`, `Estadísticas · ${INSPECTION} · Constancia`],
  [`/misRespuestas/${FORMS.inspection}`, `Mis respuestas · ${INSPECTION} · Constancia`],
  [`/respuestas/listado/${FORMS.inspection}`, `Respuestas · ${INSPECTION} · Constancia`],
  ['/no-hay-tal-pagina', 'The requested URL was not found. · Constancia'],
];

test('X33.90 the window of every page of staff says what it is and of what', async ({ page }) => {
  await signIn(page, 'administrator');
  for (const [path, title] of PAGES) {
    await page.goto(path);
    await expect(page, path).toHaveTitle(title);
  }
});

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
