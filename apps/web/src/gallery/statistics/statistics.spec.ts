// What a person sees and can do in the stories of the statistics.
import { expect, test } from '../testing/gallery-test.ts';

test('X30.15 X10.12 the days are a picture with a summary, and a table that the keyboard can scroll', async ({
  gallery: { page, open },
}) => {
  await open('charts/days');
  await expect(page.getByRole('img', { name: /Del 01\/03\/2026 al 30\/03\/2026/ })).toBeVisible();
  await open('charts/days-without-submissions');
  await expect(page.getByText('No hubo respuestas')).toBeVisible();
  await open('charts/days-as-table');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('region', { name: 'Últimos 30 días' })).toBeFocused();
});

test('X30.15 X10.14 X10.15 each chart shows counts with their share, and becomes a table with one button', async ({
  gallery: { page, open },
}) => {
  await open('charts/question');
  await expect(page.getByRole('listitem').first()).toHaveText(/Tipa\s*30 \(78,9\s%\)/);
  await expect(page.getByRole('listitem').last()).toContainText('2');
  await page.getByRole('button', { name: /Especies afectadas/ }).click();
  await expect(page.getByRole('table', { name: 'Especies afectadas' }).getByRole('row')).toHaveCount(4);
  await open('charts/bars-as-table');
  await expect(page.getByRole('rowheader', { name: 'Recibido' })).toBeVisible();
});

test('X30.15 R2.012 the screen of statistics has its total, its states and its questions', async ({
  gallery: { page, open },
}) => {
  await open('statistics/whole');
  await expect(page.getByText('Respuestas: 40')).toBeVisible();
  await expect(page.getByRole('heading', { level: 3 })).toHaveText([
    'Especies afectadas',
    '¿Toca los cables?',
  ]);
  await open('statistics/none');
  await expect(page.getByRole('status')).toBeVisible();
  await open('statistics/failed');
  await expect(page.getByRole('alert')).toBeVisible();
  await open('statistics/loading');
  await expect(page.locator('[aria-busy=true]')).toBeVisible();
});
