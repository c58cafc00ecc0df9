// Statistics of a form: how many submissions, when, in which state, and how its choices were answered.
// rules: P2.18, R2.012
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { entityId, localized } from './shapes.ts';

/** Days shown in the chart, including the current one. */
export const STATISTICS_DAYS = 30;

const choiceCount = z.object({
  /** Id of the option; 'yes' or 'no' for a yes-no question. */
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
  /** How often the question was answered; in a repeatable section each copy counts. */
  answered: z.number().int(),
  /** In the order of the form, including choices that nobody selected. */
  choices: z.array(choiceCount),
  /** How often people selected options that the newest version no longer has. */
  removedChoices: z.number().int(),
});
export type QuestionCount = z.output<typeof questionCount>;

const statistics = z.object({
  form: z.object({ id: entityId, title: localized }),
  total: z.number().int(),
  /**
   * The last days in the municipality's time, oldest first, including days without submissions. `day`:
   * YYYY-MM-DD.
   */
  days: z.array(z.object({ day: z.iso.date(), count: z.number().int() })),
  /**
   * By name, states of the newest version first and in its order; `name` is null for submissions without a
   * state.
   */
  states: z.array(z.object({ name: z.string().nullable(), count: z.number().int() })),
  questions: z.array(questionCount),
});
export type FormStatistics = z.output<typeof statistics>;

export const readStatistics = endpoint({
  method: 'GET',
  path: '/api/forms/:formId/statistics',
  summary: 'Statistics of a form over the submissions the user may see',
  access: { kind: 'may', action: 'read', subject: 'estadistica_formulario' },
  often: 'unlimited',
  audit: 'nothing',
  params: z.object({ formId: entityId }),
  reply: statistics,
  problems: ['form-not-found', 'form-outside-areas'],
});
