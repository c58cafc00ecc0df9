// The header image of a form: uploaded in the editor, read through a signed URL.
// rules: E3.08, E5.19-E5.21, E9.13, W12
import { HEADER_IMAGE_BYTES_MAX } from '@constancia/domain/forms/definition/form-limits.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { SCAN_PROBLEMS } from '../problems.ts';
import { entityId, text } from '../shapes.ts';

export const uploadHeaderImage = endpoint({
  method: 'POST',
  path: '/api/forms/:formId/header-images',
  summary: 'Upload a picture for the top of a form; it counts once the form is saved with its key',
  access: { kind: 'may', action: 'update', subject: 'formulario' },
  often: { rate: 'upload', by: 'account' },
  audit: { writes: ['refuse file'] },
  params: z.object({ formId: entityId }),
  upload: ['image/png', 'image/jpeg', 'application/octet-stream'],
  bodyLimit: HEADER_IMAGE_BYTES_MAX,
  /** `key`: the storage key that the form keeps. */
  reply: z.object({ key: z.string() }),
  problems: [
    'form-not-found',
    'form-outside-areas',
    'image-refused',
    ...SCAN_PROBLEMS,
    'payload-too-large',
    'too-many-requests',
  ],
});

export const readHeaderImage = endpoint({
  method: 'GET',
  path: '/api/forms/:formId/header-image',
  summary: 'A URL of a header image, for people who edit forms and may see it',
  access: { kind: 'may', action: 'update', subject: 'formulario' },
  often: 'unlimited',
  audit: 'nothing',
  params: z.object({ formId: entityId }),
  query: z.strictObject({ key: text().max(200) }),
  reply: z.object({ url: z.string() }),
  problems: ['file-not-found'],
});
