// What a person sees and can do in the stories of the statistics.
import { expect, test } from '../testing/gallery-test.ts';

test('X30.15 R2.088 R9.17 columns are a picture with a summary, and a table that the keyboard can scroll', async ({
  gallery: { page, open },
}) => {
  await open('charts/columns');
  const picture = page.getByRole('img', {
    name: /^Respuestas por hora del día: .* en 13 h, donde hay más\.$/,
  });
  await expect(picture).toBeVisible();
  // The highest column is as high as the picture, with its number above it.
  const heights = await picture
    .locator('.stat-column')
    .evaluateAll((all) => all.map((one) => one.clientHeight));
  expect(heights).toHaveLength(24);
  expect(heights.indexOf(Math.max(...heights))).toBe(13);
  await page.getByRole('button', { name: 'Ver como tabla: Respuestas por hora del día' }).click();
  await expect(page.getByRole('row')).toHaveCount(25);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('region', { name: 'Respuestas por hora del día' })).toBeFocused();
});

test('X30.15 R9.18 R9.19 X10.15 shares have two decimals, those of sections one, and a pie of many slices no labels', async ({
  gallery: { page, open },
}) => {
  await open('charts/bars');
  await expect(page.getByRole('listitem').first()).toHaveText(/Recibido\s*31 \(77,50\s%\)/);
  await open('charts/bars-compared');
  await expect(page.getByRole('listitem').nth(1)).toHaveText(/8 \(20,00\s%\)\s*antes 11 \(27,50\s%\)/);
  await open('charts/pie');
  await expect(page.getByRole('listitem').first()).toHaveText(/Recibido\s*31 \(77,5\s%\)/);
  await open('charts/pie-of-many');
  await expect(page.getByRole('img', { name: 'Contestaciones por sección' })).toBeVisible();
  await expect(page.getByRole('listitem')).toHaveCount(0);
  await open('charts/nothing-answered');
  await expect(page.getByText('Sin contestar en estas fechas.')).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
  await open('charts/table');
  await expect(page.getByRole('columnheader')).toHaveCount(5);
});

test('X30.15 R2.012 R2.089 R2.090 the screen of statistics has its numbers, a chart for each section and each question', async ({
  gallery: { page, open },
}) => {
  await open('statistics/whole');
  await expect(page.getByText('Leídas 30 de 40 respuestas, las más recientes primero.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cargar más respuestas' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 }).filter({ hasText: 'Sección:' })).toHaveText([
    'Sección: Datos del árbol',
    'Sección: Observaciones',
  ]);
  await expect(page.getByRole('heading', { level: 3 })).toHaveText([
    'Veces que se contestó cada pregunta',
    'Especies afectadas',
    '¿Toca los cables?',
    'Altura en metros',
    'Veces que se contestó cada pregunta',
    'Notas',
    'Fecha de plantación',
  ]);
  const numbers = page.getByRole('figure', { name: 'Altura en metros' });
  await expect(numbers.locator('dl')).toHaveText('Mínimo0,5Máximo27Promedio8,13Mediana7,25');
  await expect(numbers).toContainText(
    'Contestada 28 de 40 veces. 1 más contestó una versión anterior, que la preguntaba de otra manera. 1 no se puede leer.',
  );
  await expect(page.getByRole('figure', { name: 'Especies afectadas' }).locator('dl')).toHaveText(
    'Imágenes12Documentos3Videos0Notas de voz0',
  );
  await expect(page.getByRole('figure', { name: 'Notas' }).getByRole('listitem').first()).toContainText(
    'vereda',
  );
  await expect(page.getByRole('row', { name: 'Recibido 20 1 h 30 min 2 d 7 h' })).toBeVisible();
});

test('X30.15 R8.11 X32.51 X32.56 the screen says what is missing, and keeps what it shows while the dates are wrong', async ({
  gallery: { page, open },
}) => {
  await open('statistics/none');
  await expect(page.getByRole('status')).toContainText('There are no answers available');
  await open('statistics/none-in-range');
  await expect(page.getByRole('status')).toContainText('No hay respuestas del 03/03/2026 al 10/03/2026.');
  await open('statistics/failed');
  await expect(page.getByRole('alert')).toHaveText('Formulario no encontradoReintentar');
  await open('statistics/loading');
  await expect(page.locator('[aria-busy=true]')).toBeVisible();
  await open('statistics/dates-reversed');
  await expect(page.getByText('La fecha «Hasta» es anterior a la fecha «Desde».')).toBeVisible();
  await open('statistics/compared');
  await expect(page.getByText('Comparadas con las del 03/03/2026 al 10/03/2026')).toBeVisible();
});

test('X30.15 R9.20 X32.58 the overview has a row for each municipality and their sum', async ({
  gallery: { page, open },
}) => {
  await open('statistics/overview');
  await expect(page.getByRole('row')).toHaveCount(4);
  await expect(
    page.getByRole('row', { name: /^Todos los municipios 13 \(9 con respuestas\) 12\.840/ }),
  ).toBeVisible();
  await page.getByLabel('Buscar municipio').fill('francísco');
  await expect(page.getByRole('row')).toHaveCount(3);
  await page.getByLabel('Buscar municipio').fill('zzz');
  await expect(page.getByText('No existen resultados.')).toBeVisible();
  await open('statistics/overview-failed');
  await expect(page.getByRole('alert')).toBeVisible();
});
