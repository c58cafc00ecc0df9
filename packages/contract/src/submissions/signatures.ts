// Uploading the drawing of a signature while the form is being answered.
// rules: A3.32, A5.42, A5.43, A7.26, A9.06
import { SIGNATURE_BYTES_MAX } from '@constancia/domain/limits.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { SCAN_PROBLEMS } from '../problems.ts';
import { entityId } from '../shapes.ts';

const upload = {
  method: 'POST',
  params: z.object({
    formId: entityId,
    /** The submission that will have the signature; the browser makes the id. */
    submissionId: entityId,
    /** Index of the slot in the form's `signatures`. */
    slot: z.coerce.number().int().min(0).max(1_000),
  }),
  upload: ['image/png', 'application/octet-stream'],
  bodyLimit: SIGNATURE_BYTES_MAX,
  /** What the submission refers to. */
  reply: z.object({ image: z.string(), imageId: z.string() }),
} as const;

export const uploadSignature = endpoint({
  ...upload,
  path: '/api/forms/:formId/submissions/:submissionId/signatures/:slot',
  summary: 'Upload the drawing of a signature, while a form is answered',
  access: { kind: 'answerer' },
  often: { handler: 'uploads and megabytes an hour of an answerer' },
  audit: { writes: ['refuse file'] },
  problems: [
    'form-not-found',
    'form-deleted',
    'form-outside-areas',
    'municipality-blocked',
    'image-refused',
    ...SCAN_PROBLEMS,
    'payload-too-large',
    'too-many-requests',
    'storage-full',
  ],
});
