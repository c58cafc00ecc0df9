// Looking up by code without an account: the record of an answer, the state of a procedure. What is not there, was
// deleted or is not for everybody is answered alike. rules: R2.108-R2.111, R7.25, R7.26, R9.34, R9.35, W1, W2, X18.17, X18.18
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { documentId, text } from './shapes.ts';

const code = text().trim().min(1).max(60);
/** Of a puzzle that the server gave, with the number that solves it. */
const solution = z
  .strictObject({ token: text().max(200), number: z.number().int().min(0) })
  .nullable()
  .default(null);

const asked = z.strictObject({ code, language: text().max(5).default('es'), solution });

export const lookUpRecord = endpoint({
  method: 'POST',
  path: '/api/public/records',
  summary: 'Have the record with this code made; it is followed as any other',
  access: { kind: 'public' },
  body: asked,
  reply: z.object({ id: documentId }),
  problems: ['record-code-unknown', 'challenge-required', 'too-many-requests', 'request-invalid'],
});

export const lookUpState = endpoint({
  method: 'POST',
  path: '/api/public/states',
  summary: 'Title of the form and state of the answer with this code',
  access: { kind: 'public' },
  body: asked,
  reply: z.object({ title: z.string(), state: z.string() }),
  problems: ['state-unknown', 'challenge-required', 'too-many-requests', 'request-invalid'],
});
