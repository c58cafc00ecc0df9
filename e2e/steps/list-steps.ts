// Steps that the journeys about lists of submissions share: filling a form, the rows, what the keyboard is on.
import { expect, type Locator, type Page } from '../stack.ts';
import { newId } from './new-id.ts';

export interface Stored {
  readonly id: string;
  readonly code: string;
}

interface Sent {
  readonly value?: string;
  readonly particulars?: object;
  readonly state?: number;
}

/** Stores a submission to a form with one text question `q`, as the signed-in person. */
export async function sendAnswer(
  page: Page,
  form: string,
  { value = 'Visto', ...more }: Sent = {},
): Promise<Stored> {
  const id = newId();
  const answers = { ticked: {}, main: { q: { value } }, rows: {} };
  const sent = await page.request.post(`/api/forms/${form}/submissions`, {
    data: { id, version: 1, answers, ...more },
  });
  expect(sent.status(), await sent.text()).toBe(200);
  return { id, code: (await sent.json()).code };
}

export async function sendAnswers(page: Page, form: string, count: number): Promise<readonly Stored[]> {
  const stored: Stored[] = [];
  for (let number = 0; number < count; number++) stored.push(await sendAnswer(page, form));
  return stored;
}

export const listOf = (form: string) => `/respuestas/listado/${form}`;
export const viewLink = (page: Page, { code }: Pick<Stored, 'code'>) =>
  page.getByRole('link', { name: `Ver la respuesta ${code}`, exact: true });
export const viewLinks = (page: Page) => page.getByRole('link', { name: /^Ver la respuesta/ });
export const pageButton = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Páginas' }).getByRole('button', { name, exact: true });

/** The row or card that holds this text: lists are tables on a desk and cards on a phone. */
export const listed = (page: Page, name: string): Locator =>
  page
    .getByRole('row')
    .filter({ hasText: name })
    .or(page.getByRole('listitem').filter({ hasText: name }));

export async function expectNoWiderThan(page: Page, width: number): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
}
