// Steps that the journeys through the form list share: its controls, forms of their own, staged failures.
import type { AnswersByQuestion } from '@constancia/domain/submissions/answers/answers.ts';
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { expect, type Page } from '../stack.ts';
import { newId } from './new-id.ts';

export const search = (page: Page) => page.getByRole('searchbox', { name: 'Nombre del formulario' });
export const more = (page: Page, title: string) =>
  page.getByRole('button', { name: `Más acciones: ${title}` });
export const CONCERT = 'Concierto de invierno del Valle: inscripción y entradas';
export const SURVEY = 'Relevamiento de arbolado público urbano';

export const FORM = aForm()
  .withStates('Recibido')
  .withOptions({ editableForm: true })
  .withSection('s', aQuestion('kind', 'single-choice', { options: ['Nido', 'Hueco'] }))
  .build();

interface Made {
  readonly id: string;
  readonly areaId: string;
  readonly title: string;
}

/** Stores a form as the signed-in user, in their first area. */
export async function makeForm(page: Page, title: string, form = FORM): Promise<Made> {
  const id = `e2e${title.replace(/[^0-9A-Za-z]/g, '')}`.slice(-20).padEnd(20, 'x');
  const { account } = await (await page.request.get('/api/session')).json();
  const areaId = account.areas[0].id;
  const definition = { ...form, title: { text: title } };
  const reply = await page.request.post('/api/forms', { data: { id, areaId, sync: false, definition } });
  expect(reply.status(), await reply.text()).toBe(200);
  return { id, areaId, title };
}

/** Stores a submission of the signed-in user to a form that `makeForm` created. */
export async function answerForm(page: Page, formId: string, main: AnswersByQuestion = {}): Promise<void> {
  const answers = { ticked: {}, main, rows: {} };
  const reply = await page.request.post(`/api/forms/${formId}/submissions`, {
    data: { id: newId(), version: 1, answers },
  });
  expect(reply.status(), await reply.text()).toBe(200);
}
