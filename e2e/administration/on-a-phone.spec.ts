// The registers of an administrator on a phone: each entry is a card, and the ways lead through a drawer.
import { expect, expectAccessible, signIn, test } from '../stack.ts';
import { chooseSheet } from '../steps/sheet-steps.ts';

test.use({ viewport: { width: 390, height: 844 } });

test.beforeEach(async ({ page }) => {
  await signIn(page, 'administrator');
});

/** Each with what its cards say beside the name. */
const REGISTERS = [
  ['/usuarios', 'Usuarios', ''],
  ['/areas', 'Áreas municipales', ''],
  ['/municipios', 'Municipios', ''],
  ['/activos', 'Activos', 'Tipo:'],
  ['/agendas', 'Agendas', 'Número:'],
  ['/incidentes/areas', 'Áreas de incidentes', 'Tipos:'],
  ['/auditoria', 'Auditoría', 'Quién:'],
] as const;

test('P2.86 P2.96 P2.98 X34.20 X34.57 X34.70 X34.80 on a phone the registers are cards, and nothing is wider than it', async ({
  page,
}) => {
  for (const [path, title, says] of REGISTERS) {
    await page.goto(path);
    const card = page.getByRole('list', { name: title }).getByRole('listitem').first();
    await expect(card).toContainText(says);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), title).toBeLessThanOrEqual(390);
    await expectAccessible(page, `${title} on a phone`);
  }
});

test('P2.52 P2.55 R2.100 X34.63 on a phone a line of a spreadsheet is a card, and the ways lead through a drawer', async ({
  page,
}) => {
  await page.goto('/activos/importar');
  await chooseSheet(page, 'uno.csv', 'Nombre;Tipo;Latitud;Longitud\nPosta;Cartel;x;y\n');
  const cards = page.getByRole('list', { name: 'Líneas de la planilla' });
  await expect(cards.getByRole('listitem')).toContainText('Escriba latitud y longitud como números');
  await expectAccessible(page, 'asset import on a phone');
  await page.getByRole('button', { name: 'Abrir el menú' }).click();
  await expectAccessible(page, 'drawer');
  await expect(page.getByRole('navigation', { name: 'Administración' }).getByRole('link')).toHaveCount(12);
  await page.getByRole('navigation').getByRole('link', { name: 'Formularios' }).click();
  await expect(page).toHaveURL(/\/listar$/);
});
