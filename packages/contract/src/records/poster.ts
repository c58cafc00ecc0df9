// The poster of a form: a page for a wall or a counter that leads people to the form.
// rules: X38.22
import { endpoint } from '../endpoint.ts';
import { z } from 'zod';
import { entityId } from '../shapes.ts';

export const fetchPoster = endpoint({
  method: 'GET',
  path: '/api/forms/:formId/poster',
  summary: 'A page to print with the QR code and the short URL of a public form',
  access: { kind: 'may', action: 'update', subject: 'formulario' },
  often: { rate: 'export', by: 'account' },
  audit: 'nothing',
  params: z.object({ formId: entityId }),
  file: 'application/pdf',
  problems: ['form-not-found', 'form-outside-areas', 'form-not-public', 'too-many-requests'],
});
