// What a citizen sees from the first moment of a visit until the form stands there.
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { watchDrawings } from '../drawings.ts';
import { expect, test } from '../stack.ts';
import { newForm } from '../steps/person-steps.ts';

const SECTIONS = 40;

function longForm() {
  let form = aForm()
    .with({ title: { text: 'Barrios de la ribera' } })
    .withOptions({ publicAccess: true });
  for (let number = 1; number <= SECTIONS; number++)
    form = form.withSection(
      `s${number}`,
      aQuestion(`q${number}`, 'text', { title: { text: `Barrio ${number}` } }),
    );
  return form.build();
}

function shown(): string | null {
  const root = document.querySelector('#root');
  if (!root) return null;
  if (root.querySelector('.outline')) return 'outline';
  if (root.querySelector('.skeleton')) return 'loading';
  return `form of ${Math.min(root.querySelectorAll('section').length, 17)} sections`;
}

test('X31.92 a form that takes longer than a second is said to load, and follows; one that arrives at once follows the outline, its first 16 sections first', async ({
  page,
  baseURL,
}) => {
  const form = await newForm(baseURL ?? '', longForm());
  let arrives = () => {};
  const held = new Promise<void>((resolve) => {
    arrives = resolve;
  });
  await page.route('**/to-answer*', async (route) => {
    await held;
    await route.continue();
  });
  const drawings = await watchDrawings(page, shown);
  await page.goto(`/publico/contestar/${form}`);
  await expect(page.getByRole('status')).toHaveText('Cargando…');
  arrives();
  await expect(page.getByRole('button', { name: /^Sección s40/ })).toBeVisible();
  expect((await drawings()).slice(0, 3)).toEqual(['outline', 'loading', 'form of 16 sections']);
  await page.unroute('**/to-answer*');

  // The second that the outline stands does not pass, however busy the machine is.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.goto(`/publico/contestar/${form}`);
  await expect(page.getByRole('button', { name: /^Sección s40/ })).toBeVisible();
  expect(await drawings()).toEqual(['outline', 'form of 16 sections', 'form of 17 sections']);
  await expect(page.locator('main').getByRole('button', { name: /^Sección/ })).toHaveCount(SECTIONS);
  await page.getByLabel('Barrio 1', { exact: true }).fill('Centro');
  await expect(page.getByLabel('Barrio 1', { exact: true })).toHaveValue('Centro');
});
