// Steps that the journeys about the person share: creating forms that ask for a person, and choosing one.
import type { FormDefinition } from '@constancia/domain/forms/definition/form.ts';
import { type APIRequestContext, request } from '@playwright/test';
import { openedSessions } from '../accounts.ts';
import { expect, type Page, signIn } from '../stack.ts';
import { newId } from './new-id.ts';

/** The area Ambiente y Espacios Verdes of Villa María. */
const AREA = 'FEcpIEPkhrFEJfB6VQDL';

/** A person in the demonstration's register of Villa María. */
export const CITIZEN = { number: '67622595', name: 'Federica Cisterna' } as const;

export function supervisorApi(baseURL: string): Promise<APIRequestContext> {
  return request.newContext({
    baseURL,
    extraHTTPHeaders: { cookie: `session=${openedSessions()['supervisor']}` },
  });
}

/** Creates a form in an area of the inspector of two areas, and returns its id. */
export async function newForm(baseURL: string, definition: FormDefinition): Promise<string> {
  const context = await supervisorApi(baseURL);
  const id = newId();
  const reply = await context.post('/api/forms', { data: { id, areaId: AREA, sync: false, definition } });
  expect(reply.status(), await reply.text()).toBe(200);
  await context.dispose();
  return id;
}

/** Saves the second version of a form that `newForm` created. */
export async function newVersion(baseURL: string, id: string, definition: FormDefinition): Promise<void> {
  const context = await supervisorApi(baseURL);
  const data = { version: 1, areaId: AREA, sync: false, definition };
  const reply = await context.put(`/api/forms/${id}`, { data });
  expect(reply.status(), await reply.text()).toBe(200);
  await context.dispose();
}

/** Stores a submission to a form with one text question `q`, as the supervisor. */
export async function storedSubmission(
  baseURL: string,
  form: string,
): Promise<{ readonly id: string; readonly code: string }> {
  const context = await supervisorApi(baseURL);
  const id = newId();
  const answers = { ticked: {}, main: { q: { value: 'Visto' } }, rows: {} };
  const sent = await context.post(`/api/forms/${form}/submissions`, { data: { id, version: 1, answers } });
  expect(sent.status(), await sent.text()).toBe(200);
  const { code } = await sent.json();
  await context.dispose();
  return { id, code };
}

/** Opens, as the supervisor, the one submission that there is to a form. */
export async function openOnlySubmission(page: Page, form: string): Promise<void> {
  await signIn(page, 'supervisor');
  const list = await (await page.request.get(`/api/forms/${form}/submissions`)).json();
  expect(list.submissions).toHaveLength(1);
  await page.goto(`/ver/${list.submissions[0].id}`);
}

export async function search(page: Page, number: string): Promise<void> {
  await page.getByRole('textbox', { name: /^Número de/ }).fill(number);
  await page.getByRole('button', { name: 'Buscar' }).click();
}

export async function chooseCitizen(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'Persona física' }).check();
  await search(page, CITIZEN.number);
  await expect(chosen(page)).toContainText(CITIZEN.name);
}

export function chosen(page: Page) {
  return page.getByRole('group', { name: /elegido$/ });
}

/** The code of the submission that was just saved, read from the notice on the list. */
export async function savedCode(page: Page): Promise<string> {
  const notice = page.getByText(/^La respuesta se guardó correctamente\. Código: VM\d+$/);
  await expect(notice).toBeVisible();
  await expect(page).toHaveURL(/\/listar$/);
  return /VM\d+/.exec(await notice.innerText())?.[0] ?? '';
}

/** Shows the actions that a page on a phone shows on demand. */
export async function showActions(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Más acciones', exact: true }).press('Enter');
}
