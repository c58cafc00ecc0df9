// Shapes that several features share.
import type { FormDefinition } from '@constancia/domain/forms/definition/form.ts';
import type { AnswerSet } from '@constancia/domain/submissions/answers/answers.ts';
import { misplacedAnswer } from '@constancia/domain/submissions/answers/answers-shape.ts';
import type { NoPositionReason } from '@constancia/domain/submissions/evidence/evidence.ts';
import { z } from 'zod';

/** Id of a form, submission or user: 20 characters of 0-9A-Za-z. */
export const entityId = z.string().regex(/^[0-9A-Za-z]{20}$/);

/** Text that can be stored: the database accepts neither U+0000 nor a lone surrogate (half a character). */
export const text = () =>
  z.string().refine((value) => !value.includes('\0') && value.isWellFormed(), 'text that cannot be stored');

/** A day of the calendar, YYYY-MM-DD: the database knows no year 0000. */
export const calendarDay = () =>
  z.iso.date().refine((value) => !value.startsWith('0000'), 'not a day of the calendar');

const INT4_MAX = 2_147_483_647;

/** A whole number that fits the database type `integer`. */
export const int4 = () =>
  z
    .number()
    .int()
    .min(-INT4_MAX - 1)
    .max(INT4_MAX);

/** The same in a URL, where every value is text. */
export const int4InUrl = () =>
  z.coerce
    .number()
    .int()
    .min(-INT4_MAX - 1)
    .max(INT4_MAX);

/** The token of a puzzle that the server gave, with the number that solves it. */
export const puzzleSolution = z
  .strictObject({ token: text().max(200), number: z.number().int().min(0) })
  .nullable()
  .default(null);

/** The translations of a name, which stays what programs know it by; absent where it has none. */
export const versions = z.record(z.string(), z.string()).optional();

/** A text of a form with its translations: the domain's `Localized`. */
export const localized = z.object({
  text: z.string(),
  in: versions,
});

/** ISO 8601 in UTC. */
export const timestamp = z.iso.datetime();

/**
 * A form definition. Checks only that it is an object: domain/forms/shape/form-shape.ts checks the rest and
 * says what is wrong.
 */
export const formDefinition = z.custom<FormDefinition>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
);

/**
 * The domain walks through the answers once and stops at the first error; a schema would visit each of a
 * million values.
 */
export const answerSet = z
  .custom<AnswerSet>()
  .check((context) => {
    const wrong = misplacedAnswer(context.value);
    if (!wrong) return;
    context.issues.push({
      code: 'custom',
      path: [...wrong],
      input: undefined,
      message: 'not the shape of answers',
    });
  })
  .meta({
    description:
      'ticked: section id -> ids of its ticked conditions; main: question id -> {value, image, document, video, audio}; ' +
      'rows: section id -> its further copies {id, answers}',
  });

/**
 * What stands beside the name of the municipality on citizens' pages: '' for nothing, 'product' for the product's own
 * mark, otherwise the URL of a logo, valid for five minutes.
 */
export const brand = z.string();

/** A list whose length is checked before any of its items. */
export function listOf<T extends z.ZodType>(
  schema: T,
  most: number,
): z.ZodType<readonly z.output<T>[], readonly z.input<T>[]> {
  const any = z.array(z.unknown()).max(most) as unknown as z.ZodType<unknown, readonly z.input<T>[]>;
  return any.pipe(z.array(schema));
}

/** Where a device was, or why that is not known. */
const measured = {
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  /** Metres. */
  accuracy: z.number().min(0).max(10_000_000),
};

export const trackPoint = z.strictObject({ at: timestamp, ...measured });

export const position = z.union([
  z.strictObject(measured),
  z.strictObject({ refused: z.enum(['denied', 'unavailable', 'timeout'] satisfies NoPositionReason[]) }),
]);
