// The person that a submission is about is found and stored with it, with the mouse and with the keyboard. What the step
// shows is in submissions/answer/person-step.test.tsx, searching in person-search.test.tsx.
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { expect, expectAccessible, type Page, signIn, test } from '../stack.ts';
import { tabTo } from '../steps/fill-form.ts';
import { CITIZEN, chooseCitizen, chosen, newForm, savedCode } from '../steps/person-steps.ts';

const REQUIRED = aForm()
  .with({ title: { text: 'Acta de prueba de poda' } })
  .withOptions({ citizen: true, citizenRequired: true })
  .withSection('s', aQuestion('q', 'text', { title: { text: 'Observaciones' }, required: true }));

const step = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 2, name });
const next = (page: Page) => page.getByRole('button', { name: 'Siguiente' }).click();

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem('constancia.language', localStorage.getItem('constancia.language') ?? 'es'),
  );
});

async function open(page: Page, form: string): Promise<void> {
  await signIn(page, 'inspectorOfTwoAreas');
  await page.goto(`/contestar/${form}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Acta de prueba de poda' })).toBeVisible();
}

test('A4.10 A4.11 A4.12 A4.31 A4.38 A5.05 P1.07 X36.58 the kind first, then the number: who is found is chosen, and stored with the answer that one press of a button sends', async ({
  page,
  baseURL,
}) => {
  const form = await newForm(baseURL ?? '', REQUIRED.build());
  await open(page, form);
  const send = page.getByRole('button', { name: 'Enviar', exact: true });
  await expectAccessible(page, 'person step');
  await next(page);
  await send.click();
  await expect(page.getByRole('alert').filter({ hasText: 'El ciudadano es obligatorio' })).toBeFocused();
  await expect(page.getByRole('textbox', { name: /^Número de/ })).toHaveCount(0);
  await expectAccessible(page, 'missing citizen');
  await chooseCitizen(page);
  await expectAccessible(page, 'chosen citizen');
  await next(page);
  await send.click();
  await expect(page.getByRole('alert').filter({ hasText: 'Faltan algunos campos requeridos' })).toBeFocused();
  const missing = page.locator('.question-wrong');
  await expect(missing).toBeVisible();
  await page.getByLabel(/^Observaciones/).fill('Todo en orden');
  // Pressing the button leaves the field and moves nothing under the pointer.
  await send.hover();
  const before = await send.boundingBox();
  await page.mouse.down();
  await expect(page.getByLabel(/^Observaciones/)).not.toBeFocused();
  await expect(missing).toBeVisible();
  expect(await send.boundingBox()).toEqual(before);
  await page.mouse.up();
  const code = await savedCode(page);
  await page.goto(`/respuestas/listado/${form}`);
  await expect(page.getByRole('row', { name: new RegExp(code) })).toContainText(CITIZEN.name);
});

test('X15.03 the keyboard alone finds the person, answers and sends; nothing is wider than a phone', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, await newForm(baseURL ?? '', REQUIRED.build()));
  await tabTo(page, page.getByRole('radio', { name: 'Persona física' }));
  await page.keyboard.press('Space');
  await tabTo(page, page.getByRole('textbox', { name: 'Número de DNI' }));
  await page.keyboard.type('67.622.595');
  await page.keyboard.press('Enter');
  await expect(chosen(page)).toContainText(CITIZEN.name);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  expect(wide).toBe(false);
  await tabTo(page, page.getByRole('button', { name: 'Siguiente' }));
  await page.keyboard.press('Enter');
  await expect(step(page, 'Paso 2 de 2: Preguntas')).toBeFocused();
  await tabTo(page, page.getByLabel(/^Observaciones/));
  await page.keyboard.type('Con el teclado');
  await tabTo(page, page.getByRole('button', { name: 'Enviar', exact: true }));
  await page.keyboard.press('Enter');
  await savedCode(page);
});
