// A submission to correct, and how its corrections are sent.

import type { AnswerSet } from '@constancia/domain/submissions/answers/answers.ts';
import { aCondition, aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { answersOf, saveForm, submitTo } from '../forms.ts';
import { testId } from '../territory.ts';
import type { Caller, TestReply, TestWorld } from '../with-app.ts';

/**
 * Everything that can be corrected: questions, a fixed date, a repeatable and a conditional section, a
 * location.
 */
export const REVIEWED_FORM = aForm()
  .with({ title: { text: 'Inspección' } })
  .withOptions({ geolocation: true })
  .withStates('Recibido', 'Resuelto', 'Archivado')
  .withSection(
    's',
    aQuestion('name', 'text', { required: true }),
    aQuestion('count', 'integer'),
    aQuestion('day', 'date'),
    aQuestion('kind', 'single-choice', { options: ['Casa', 'Comercio'] }),
  )
  .withRepeatableSection('people', aQuestion('born', 'date'), aQuestion('who', 'text'))
  .withConditionalSection('more', {}, aCondition('yes', aQuestion('why', 'text')));

export const GIVEN: AnswerSet = answersOf({
  name: 'Ana',
  count: '3',
  day: '01/02/2026',
  kind: 'kind-1',
});

/** A form with one submission by the inspector; returns the id of the submission. */
export async function answeredForm(
  world: TestWorld,
  name: string,
  form = REVIEWED_FORM.build(),
): Promise<{ readonly formId: string; readonly id: string }> {
  const formId = await saveForm(world.as.admin, { id: `form${name}`, definition: form });
  const sent = await submitTo(world.as.inspector, formId, { id: `answer${name}`, answers: GIVEN });
  if (sent.status !== 200) throw new Error(`answer was not stored: ${JSON.stringify(sent.body)}`);
  return { formId, id: testId(`answer${name}`) };
}

export function withAnswers(change: Readonly<Record<string, string>>): AnswerSet {
  return { ...GIVEN, main: { ...GIVEN.main, ...answersOf(change).main } };
}

export function correct(
  who: Caller,
  id: string,
  edit: {
    readonly version?: number;
    readonly answers: AnswerSet;
    readonly particulars?: object;
    readonly reason?: string;
  },
): Promise<TestReply> {
  const { version = 1, ...rest } = edit;
  return who.post(`/api/submissions/${id}/corrections`, { version, ...rest });
}
