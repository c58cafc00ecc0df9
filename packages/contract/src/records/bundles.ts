// Records of several submissions at once: asked for together, followed, and fetched as one archive.
// rules: X33.68
import { RECORDS_OF_BUNDLE } from '@constancia/domain/limits.ts';
import { BUNDLE_REFUSALS } from '@constancia/domain/presentation/record/record-bundle.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { entityId, text } from '../shapes.ts';

const READS = { kind: 'may', action: 'read', subject: 'respuesta' } as const;
const ofBundle = z.object({ bundleId: entityId });

const progress = z.object({
  id: entityId,
  /** `ready`: each record is made or left out. */
  state: z.enum(['waiting', 'ready', 'cancelled']),
  made: z.number().int(),
  total: z.number().int(),
  /** What the archive leaves out; `code` is '' when the person may not see the submission. */
  refused: z.array(z.object({ submissionId: entityId, code: z.string(), why: z.enum(BUNDLE_REFUSALS) })),
});
export type RecordBundleProgress = z.output<typeof progress>;

export const requestRecordBundle = endpoint({
  method: 'POST',
  path: '/api/forms/:formId/record-bundles',
  summary: 'Have the records of several submissions to a form made, two hundred at most',
  access: READS,
  programs: false,
  often: { rate: 'record-bundle', by: 'account' },
  audit: { writes: ['export submission'] },
  params: z.object({ formId: entityId }),
  body: z.strictObject({
    submissions: z
      .array(entityId)
      .min(1)
      .max(RECORDS_OF_BUNDLE)
      .refine((ids) => new Set(ids).size === ids.length, 'one twice'),
    language: text().max(5).default('es'),
  }),
  reply: progress,
  problems: ['form-not-found', 'form-outside-areas', 'request-invalid', 'too-many-requests'],
});

export const readRecordBundle = endpoint({
  method: 'GET',
  path: '/api/record-bundles/:bundleId',
  summary: 'How far an own bundle of records is, and what it leaves out',
  access: READS,
  programs: false,
  often: 'unlimited',
  audit: 'nothing',
  params: ofBundle,
  reply: progress,
  problems: ['record-not-found', 'form-not-found', 'form-outside-areas'],
});

export const cancelRecordBundle = endpoint({
  method: 'DELETE',
  path: '/api/record-bundles/:bundleId',
  summary: 'Cancel an own bundle; records that wait are not made',
  access: READS,
  programs: false,
  often: 'unlimited',
  audit: 'nothing',
  params: ofBundle,
  reply: z.object({}),
  problems: ['record-not-found', 'form-not-found', 'form-outside-areas'],
});

export const fetchRecordBundle = endpoint({
  method: 'GET',
  path: '/api/record-bundles/:bundleId/records.zip',
  summary: 'The records of an own bundle that is ready, of what the person may see now, streamed',
  access: READS,
  programs: false,
  often: 'unlimited',
  audit: { exports: 'form' },
  params: ofBundle,
  file: 'application/zip',
  problems: ['record-not-found', 'form-not-found', 'form-outside-areas'],
});
