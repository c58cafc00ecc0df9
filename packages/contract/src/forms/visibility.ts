// Whether a form is public, as the switch of the list sets it: what going private clears, the switch, and its undoing.
// rules: P4.14-P4.16, P6.19, X31.72
import { CLEARED_WHEN_PRIVATE } from '@constancia/domain/forms/edit/visibility.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { entityId, int4 } from '../shapes.ts';

const formParams = z.object({ formId: entityId });
const visibility = z.object({ id: entityId, version: z.number().int(), public: z.boolean() });

export const readFormVisibility = endpoint({
  method: 'GET',
  path: '/api/forms/:formId/visibility',
  summary: 'What making a form private would clear, for the confirmation',
  access: { kind: 'may', action: 'update', subject: 'formulario' },
  often: 'unlimited',
  audit: 'nothing',
  params: formParams,
  reply: z.object({ cleared: z.array(z.enum(CLEARED_WHEN_PRIVATE)) }),
  problems: ['form-not-found', 'form-outside-areas', 'forbidden'],
});

export const setFormVisibility = endpoint({
  method: 'PUT',
  path: '/api/forms/:formId/visibility',
  summary: 'Make a form public or private immediately',
  access: { kind: 'may', action: 'update', subject: 'formulario' },
  often: 'unlimited',
  audit: { writes: ['update form'] },
  params: formParams,
  body: z.strictObject({ version: int4().min(1), public: z.boolean() }),
  reply: visibility,
  problems: ['form-not-found', 'form-outside-areas', 'form-invalid', 'stale-version', 'forbidden'],
});

export const undoFormVisibility = endpoint({
  method: 'POST',
  path: '/api/forms/:formId/visibility/undo',
  summary: 'Undo the last switch between public and private, with all that it cleared',
  access: { kind: 'may', action: 'update', subject: 'formulario' },
  often: 'unlimited',
  audit: { writes: ['update form'] },
  params: formParams,
  /** `version`: the one that the switch made; it must still be the newest. */
  body: z.strictObject({ version: int4().min(2) }),
  reply: visibility,
  problems: ['form-not-found', 'form-outside-areas', 'stale-version', 'forbidden'],
});
