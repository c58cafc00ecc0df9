// Looking up by code without an account: the record of a submission, the state of a procedure. The reply is
// the same whether the submission does not exist, was deleted or is not public.
// rules: R2.108-R2.111, W1, W2, X28.04
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { entityId, puzzleSolution, text } from '../shapes.ts';

const code = text().trim().min(1).max(60);
const asked = z.strictObject({ code, language: text().max(5).default('es'), solution: puzzleSolution });

export const lookUpRecord = endpoint({
  method: 'POST',
  path: '/api/public/records',
  summary: 'Have the record with this code made; it is followed as any other',
  access: { kind: 'public' },
  often: { handler: 'wrong codes of a network address and against a municipality' },
  audit: { writes: ['export submission', 'read look-up-alarm'] },
  /**
   * `date`: the submission's date in the municipality's time, required for codes that begin with three
   * characters.
   */
  body: asked.extend({
    date: z
      .string()
      .regex(/^\d{2}\/\d{2}\/\d{4}$/)
      .nullable()
      .default(null),
  }),
  reply: z.object({ id: entityId }),
  problems: [
    'record-code-unknown',
    'code-date-required',
    'challenge-required',
    'too-many-requests',
    'request-invalid',
  ],
});

export const lookUpState = endpoint({
  method: 'POST',
  path: '/api/public/states',
  summary: 'Title of the form and state of the submission with this code',
  access: { kind: 'public' },
  often: { handler: 'wrong codes of a network address and against a municipality' },
  audit: { writes: ['read look-up-alarm'] },
  body: asked,
  reply: z.object({ title: z.string(), state: z.string() }),
  problems: ['state-unknown', 'challenge-required', 'too-many-requests', 'request-invalid'],
});
