// Steps in the editor that several journeys share, and forms that they store beforehand through the product's
// endpoints.
import type { FormDefinition } from '@constancia/domain/forms/definition/form.ts';
import { expect, type Locator, type Page } from '../stack.ts';
import { newId } from './new-id.ts';

export const NEW_FORM = '/editar/nuevo/formulario';
/** The supervisor's area. */
export const AREA = 'Ambiente y Espacios Verdes';

export const editorOf = (formId: string): string => `/editar/${formId}/formulario`;

/** Saves a form as the signed-in user, in their first area unless another one is named, and returns its id. */
export async function savedForm(page: Page, definition: FormDefinition, areaId?: string): Promise<string> {
  const { account } = await (await page.request.get('/api/session')).json();
  const id = newId();
  const body = { id, areaId: areaId ?? account.areas[0].id, sync: false, definition };
  const reply = await page.request.post('/api/forms', { data: body });
  expect(reply.ok(), await reply.text()).toBe(true);
  return id;
}

/** Stores one submission to a version of the form. */
export async function answered(page: Page, formId: string, version = 1): Promise<void> {
  const body = {
    id: newId(),
    version,
    answers: { ticked: {}, main: { q1: { value: 'algo' } }, rows: {} },
  };
  const reply = await page.request.post(`/api/forms/${formId}/submissions`, { data: body });
  expect(reply.ok(), await reply.text()).toBe(true);
}

/** Opens an editor and waits until it can be used. */
export async function openEditor(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(titleOf(page)).toBeVisible();
}

export async function definitionOf(page: Page, formId: string): Promise<FormDefinition> {
  return (await (await page.request.get(`/api/forms/${formId}`)).json()).definition;
}

export async function addSection(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: 'Agregar sección', exact: true }).click();
  await expect(page.getByLabel('Sección: título')).toBeFocused();
  await page.keyboard.type(title);
}

/** Opens the menu of kinds on the card of the selected question. */
export async function chooseKind(page: Page, kind: string): Promise<void> {
  await page.getByRole('button', { name: /^Tipo: / }).click();
  await page.getByRole('menuitem', { name: kind, exact: true }).click();
}

export async function addQuestion(
  page: Page,
  owner: string,
  { kind = 'Texto', title }: { readonly kind?: string; readonly title: string },
): Promise<void> {
  await page.getByRole('button', { name: `Agregar pregunta a ${owner}` }).click();
  const written = page.getByLabel('Pregunta: título');
  await expect(written).toBeFocused();
  await chooseKind(page, kind);
  await expect(written).toBeFocused();
  await page.keyboard.type(title);
  await page.keyboard.press('Escape');
}

/** Adds to a form with a title what it needs to be saved. */
export async function completeForm(page: Page): Promise<void> {
  await page.getByLabel('Área municipal').selectOption(AREA);
  await addSection(page, 'Datos');
  await addQuestion(page, 'Datos', { title: 'Una' });
}

/** The title of the form. */
export function titleOf(page: Page): Locator {
  return page.getByLabel('Título', { exact: true });
}

/** The switch of an option of the form. */
export function optionSwitch(page: Page, name: string): Locator {
  return page.getByRole('switch', { name, exact: true });
}

/** The card of a question in the middle column. */
export function questionCard(page: Page, title: string): Locator {
  return page.locator('.ed-question').filter({ has: page.getByRole('button', { name: title }) });
}

export function titlesIn(page: Page): Locator {
  return page.locator('.ed-question bdi');
}

export function toolbar(page: Page, action: string): Locator {
  return page.getByRole('toolbar').getByRole('button', { name: action, exact: true });
}

export async function openOptions(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Configuración' }).click();
  await expect(page.getByRole('group', { name: 'Configuración' })).toBeFocused();
}

export async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Guardar formulario' }).click();
}

/** Saves a form that there is already; returns the definition that is stored then. */
export async function savedDefinition(page: Page, formId: string): Promise<FormDefinition> {
  const stored = page.waitForResponse(
    (reply) => reply.url().includes(`/api/forms/${formId}`) && reply.request().method() === 'PUT',
  );
  await save(page);
  expect((await stored).status()).toBe(200);
  return definitionOf(page, formId);
}
