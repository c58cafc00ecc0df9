// Statistics of a form: how many answers, when, in which state, and how its choices were answered.
// rules: P2.18, R2.012
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { documentId, localized } from './shapes.ts';

/** Days of the chart, the current one included. */
export const STATISTICS_DAYS = 30;

const choiceCount = z.object({
  /** Of the option; 'yes' and 'no' on a question of that kind. */
  id: z.string(),
  text: localized,
  count: z.number().int(),
});
export type ChoiceCount = z.output<typeof choiceCount>;

const questionCount = z.object({
  id: z.string(),
  title: localized,
  section: localized,
  kind: z.enum(['single-choice', 'multiple-choice', 'yes-no']),
  /** Every time the question was answered: in a repeatable section each copy counts. */
  answered: z.number().int(),
  /** In the order of the form, those that nobody chose included. */
  choices: z.array(choiceCount),
  /** Times that options were chosen which the newest version does not have any more. */
  removedChoices: z.number().int(),
});
export type QuestionCount = z.output<typeof questionCount>;

const statistics = z.object({
  form: z.object({ id: documentId, title: localized }),
  total: z.number().int(),
  /** The last days in the municipality's time, oldest first, those without answers included. `day`: YYYY-MM-DD. */
  days: z.array(z.object({ day: z.iso.date(), count: z.number().int() })),
  /** By name, states of the newest version first and in its order; `name` null: without a state. */
  states: z.array(z.object({ name: z.string().nullable(), count: z.number().int() })),
  questions: z.array(questionCount),
});
export type FormStatistics = z.output<typeof statistics>;

export const readStatistics = endpoint({
  method: 'GET',
  path: '/api/forms/:formId/statistics',
  summary: 'Statistics of a form over the answers the user may see',
  access: { kind: 'may', action: 'read', subject: 'estadistica_formulario' },
  params: z.object({ formId: documentId }),
  reply: statistics,
  problems: ['form-not-found', 'form-outside-areas'],
});
