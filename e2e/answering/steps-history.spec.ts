// The browser's back button and a reload while a form is answered.
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { expect, expectAccessible, type Page, signIn, test } from '../stack.ts';
import { newId } from '../steps/new-id.ts';

const LONG = aForm()
  .with({ title: { text: 'Censo de comercios' }, sectionSteps: true, checkFirst: true })
  .withOptions({ publicAccess: true })
  .withSection('a', aQuestion('nombre', 'text', { title: { text: 'Nombre del comercio' }, required: true }))
  .withSection('b', aQuestion('rubro', 'text', { title: { text: 'Rubro' } }))
  .withSection('c', aQuestion('metros', 'integer', { title: { text: 'Superficie' } }));

async function storeForm(page: Page): Promise<string> {
  await signIn(page, 'elevatedSupervisor');
  const { account } = await (await page.request.get('/api/session')).json();
  const id = newId();
  const data = { id, areaId: account.areas[0].id, sync: false, definition: LONG.build() };
  const reply = await page.request.post('/api/forms', { data });
  expect(reply.status(), await reply.text()).toBe(200);
  await page.context().clearCookies();
  return id;
}

const section = (page: Page, number: number) => page.getByRole('heading', { name: `Sección ${number} de 3` });

test('X36.21 X36.22 back is the step before, a reload keeps the step, and after sending back leaves the form; who moves on after a reload on a slow line is not taken back when the rest of the page has arrived', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const form = await storeForm(page);
  await page.goto('/publico/consultar-estado');
  await page.goto(`/publico/contestar/${form}`);
  const next = page.getByRole('button', { name: 'Siguiente' });
  await page.getByLabel(/^Nombre del comercio/).fill('Panadería');
  await next.click();
  await expect(section(page, 2)).toBeFocused();
  await expectAccessible(page, 'section as a step');
  await next.click();
  await page.getByLabel('Superficie').fill('40');
  await page.goBack();
  await expect(section(page, 2)).toBeVisible();
  await page.reload();
  await expect(section(page, 2)).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel(/^Nombre del comercio/)).toHaveValue('Panadería');
  await page.goForward();
  await page.goForward();
  await expect(page.getByLabel('Superficie')).toHaveValue('40');
  await page.getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Revise antes de enviar' })).toBeFocused();
  await expectAccessible(page, 'list before sending');
  await page.goBack();
  await expect(section(page, 3)).toBeVisible();
  await page.goForward();
  await page.getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Guardado' })).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/publico/consultar-estado');

  await page.goto(`/publico/contestar/${form}`);
  await page.getByLabel(/^Nombre del comercio/).fill('Panadería');
  await page.getByRole('button', { name: 'Siguiente' }).click();
  await expect(section(page, 2)).toBeVisible();
  await page.waitForFunction(() => history.state?.answering?.depth === 1);
  let arrives = () => {};
  const slow = new Promise<void>((resolve) => (arrives = resolve));
  await page.route('**/assets/step-history-*', async (route) => {
    await slow;
    await route.continue();
  });
  await page.reload();
  await page.getByRole('button', { name: 'Atrás' }).click();
  const name = page.getByLabel(/^Nombre del comercio/);
  await expect(name).toHaveValue('Panadería');
  arrives();
  // Back is the step before, which it is only once the code is there.
  await page.waitForFunction(() => history.state?.answering?.depth === 2);
  await expect(name).toBeVisible();
  await page.goBack();
  await expect(section(page, 2)).toBeVisible();
  await page.goForward();
  await expect(name).toBeVisible();
});
