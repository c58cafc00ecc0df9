// Shapes that several features share.
import type { FormDefinition } from '@constancia/domain/forms/form.ts';
import { z } from 'zod';

/** Id of a form, submission or user: 20 characters of 0-9A-Za-z. */
export const documentId = z.string().regex(/^[0-9A-Za-z]{20}$/);

/** ISO 8601 in UTC. */
export const timestamp = z.iso.datetime();

/**
 * A form definition. Only its being an object is checked here: domain/forms/form-shape.ts checks the rest and
 * names the place of what is wrong.
 */
export const formDefinition = z.custom<FormDefinition>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
);

const answer = z.strictObject({
  value: z.union([z.string(), z.array(z.string())]).optional(),
  image: z.string().optional(),
  document: z.string().optional(),
  video: z.string().optional(),
});

const answersByQuestion = z.record(z.string(), answer);

export const answerSet = z.strictObject({
  ticked: z.record(z.string(), z.array(z.string())),
  main: answersByQuestion,
  rows: z.record(z.string(), z.array(z.strictObject({ id: z.string(), answers: answersByQuestion }))),
});
