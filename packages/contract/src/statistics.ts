// Statistics: what was answered to a form on some days, the words of its texts, and the overview of all municipalities.
// rules: P2.18, P2.56, R2.012, R7.23, R9.20
import { isDay } from '@constancia/domain/statistics/range.ts';
import { WORD_LOADS_MAX } from '@constancia/domain/statistics/words.ts';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { entityId, localized, text, timestamp, versions } from './shapes.ts';

const count = z.number().int();
const day = text().refine(isDay, 'not a day of the calendar, YYYY-MM-DD');

/** Both or none: without them the last seven days in the municipality's time (R9.13). */
export const range = { from: day.optional(), to: day.optional() };
type Range = { readonly from?: string | undefined; readonly to?: string | undefined };

export function checkRange({ from, to }: Range, context: z.RefinementCtx): void {
  const refuse = (field: string, message: string) =>
    context.addIssue({ code: 'custom', path: [field], message });
  if (from === undefined && to !== undefined)
    refuse('from', 'is missing: a range has a first and a last day');
  else if (from !== undefined && to === undefined)
    refuse('to', 'is missing: a range has a first and a last day');
  else if (from !== undefined && to !== undefined && isDay(from) && isDay(to) && to < from)
    refuse('to', 'is before the first day');
}

const choice = z.object({
  /** Id of the option; 'yes' or 'no' for a yes-no question. */
  id: z.string(),
  text: localized,
  count,
});
const unreadable = count;
const figures = z.discriminatedUnion('kind', [
  /** In the order of the form, including choices that nobody selected; removed are those that it has no longer. */
  z.object({ kind: z.literal('choices'), choices: z.array(choice), removedChoices: count }),
  /** Decimals with a point; null when there is no number. */
  z.object({
    kind: z.literal('numbers'),
    min: z.string().nullable(),
    max: z.string().nullable(),
    mean: z.string().nullable(),
    median: z.string().nullable(),
    bins: z.array(z.object({ from: z.number(), below: z.number(), count })),
    unreadable,
  }),
  /** Days as YYYY-MM-DD, times as HH:mm; columns by month or year, or by hour. */
  z.object({
    kind: z.enum(['dates', 'times']),
    first: z.string().nullable(),
    last: z.string().nullable(),
    median: z.string().nullable(),
    columns: z.array(z.object({ time: z.string(), count })),
    unreadable,
  }),
  z.object({ kind: z.literal('texts') }),
]);

const question = z.object({
  id: z.string(),
  title: localized,
  kind: z.enum([
    'text',
    'integer',
    'decimal',
    'date',
    'time',
    'link',
    'single-choice',
    'multiple-choice',
    'yes-no',
  ]),
  /** How often it was shown: once a submission, in a section that repeats once a copy. */
  asked: count,
  answered: count,
  /** Answers from versions that asked in another way. */
  answeredOtherwise: count,
  files: z.object({ image: count, document: count, video: count, audio: count }).nullable(),
  figures,
});
export type QuestionStatistics = z.output<typeof question>;

const section = z.object({
  id: z.string(),
  title: localized,
  /** How many answers were given in it. */
  answers: count,
  /** Further copies; null when it does not repeat. */
  copies: count.nullable(),
  /** How often each condition was ticked; null when it has none. */
  conditions: z.array(z.object({ id: z.string(), text: localized, count })).nullable(),
  questions: z.array(question),
});
export type SectionStatistics = z.output<typeof section>;

const statistics = z.object({
  form: z.object({ id: entityId, title: localized }),
  /** Whether anybody whose submissions the reader sees has ever answered it. */
  answered: z.boolean(),
  range: z.object({ from: z.iso.date(), to: z.iso.date() }),
  /** The day of the newest submission that the reader sees, where the range has none. */
  newestDay: z.iso.date().nullable(),
  /** Whether older submissions still count by the days of the time zone that the municipality had before. */
  countedAgain: z.boolean(),
  /** The current day of the municipality. */
  today: z.iso.date(),
  /** Submissions in the range. */
  total: count,
  /** How many of them one load of the words reads (R9.15). */
  load: count,
  /** Submissions by the hour of the day in which they were taken in, 00 to 23. */
  hours: z.array(count).length(24),
  /** Days of the range that have submissions, oldest first. */
  days: z.array(z.object({ day: z.iso.date(), count })),
  /** By name, states of the newest version first and in its order; `name` is null for submissions without a state. */
  states: z.array(z.object({ name: z.string().nullable(), in: versions, count })),
  /** How long submissions stayed in the states that they have left. */
  stays: z.array(
    z.object({
      name: z.string(),
      in: versions,
      count,
      medianSeconds: z.number(),
      longSeconds: z.number(),
    }),
  ),
  sections: z.array(section),
});
export type FormStatistics = z.output<typeof statistics>;

const READ_STATISTICS = { kind: 'may', action: 'read', subject: 'estadistica_formulario' } as const;

export const readStatistics = endpoint({
  method: 'GET',
  path: '/api/forms/:formId/statistics',
  summary: 'Statistics of a form over the submissions the user may see, on some days',
  access: READ_STATISTICS,
  often: 'unlimited',
  audit: 'nothing',
  params: z.object({ formId: entityId }),
  query: z.strictObject(range).superRefine(checkRange),
  reply: statistics,
  problems: ['form-not-found', 'form-outside-areas', 'request-invalid'],
});

const words = z.object({
  /** Submissions whose texts were read, the newest ones. */
  processed: count,
  /** Submissions in the range. */
  total: count,
  questions: z.array(
    z.object({
      id: z.string(),
      /** In how many texts each word is; of web addresses their host. The most frequent ones first. */
      words: z.array(z.object({ word: z.string(), count })),
    }),
  ),
});
export type StatisticsWords = z.output<typeof words>;

export const readStatisticsWords = endpoint({
  method: 'GET',
  path: '/api/forms/:formId/statistics/words',
  summary: 'The most used words of the texts of a form, in its newest submissions on some days',
  access: READ_STATISTICS,
  often: 'unlimited',
  audit: 'nothing',
  params: z.object({ formId: entityId }),
  query: z
    .strictObject({ ...range, loads: z.coerce.number().int().min(1).max(WORD_LOADS_MAX).default(1) })
    .superRefine(checkRange),
  reply: words,
  problems: ['form-not-found', 'form-outside-areas', 'request-invalid'],
});

/** Months that the overview reaches back, the current one included (P9.35). */
export const OVERVIEW_MONTHS = { usual: 12, max: 36 } as const;

const overview = z.object({
  /** YYYY-MM, oldest first. */
  months: z.array(z.string()),
  municipalities: z.array(
    z.object({
      id: entityId,
      name: z.string(),
      /** Forms that are not deleted, and those of them that have submissions. */
      forms: count,
      answeredForms: count,
      submissions: count,
      /** Submissions of each of the months. */
      byMonth: z.array(count),
      /** When a form was saved or a submission stored last; null for never. */
      updatedAt: timestamp.nullable(),
      timeZone: z.string(),
    }),
  ),
});
export type StatisticsOverview = z.output<typeof overview>;

export const readOverview = endpoint({
  method: 'GET',
  path: '/api/statistics',
  summary: 'Forms, submissions by month and last change of each municipality',
  access: { kind: 'may', action: 'manage', subject: 'usuario' },
  often: 'unlimited',
  audit: 'nothing',
  query: z.strictObject({
    months: z.coerce.number().int().min(1).max(OVERVIEW_MONTHS.max).default(OVERVIEW_MONTHS.usual),
  }),
  reply: overview,
  problems: ['request-invalid'],
});
