// Answers that ODK or Kobo collected, as the tables of their files, for a form of ours.
// rules: X38.35-X38.37, X38.103
import type { CollectedLine } from '@constancia/domain/interchange/collected/report.ts';
import { COLLECTED_ARCHIVE_MAX, COLLECTED_MAX } from '@constancia/domain/limits.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { SCAN_PROBLEMS } from '../problems.ts';
import { entityId, listOf, text } from '../shapes.ts';

const { files, lines, cells, cellLength, bytes } = COLLECTED_MAX;

/** Cells of a line of a file; the first line has the headings. */
const line = listOf(text().max(cellLength), cells);

const outcome = z.object({
  /** Submissions that were stored, or would be. 0 when anything is refused. */
  stored: z.number().int(),
  /** Those that were stored by an earlier import. */
  there: z.number().int(),
  lines: z.array(z.custom<CollectedLine>()),
  /** Lines that were left out of the report. */
  more: z.number().int(),
});

export const importCollected = endpoint({
  method: 'POST',
  path: '/api/forms/:formId/collected-answers',
  summary:
    'Stores the answers of tables that ODK or Kobo wrote, all or none, with a report line by line; or only reports what would be stored',
  access: { kind: 'may', action: 'update', subject: 'formulario' },
  often: { rate: 'collected', by: 'account' },
  audit: { writes: ['import submission'] },
  bodyLimit: bytes,
  valuesLimit: cells,
  params: z.object({ formId: entityId }),
  body: z.strictObject({
    /** Nothing is stored, and the reply is the same. */
    dryRun: z.boolean(),
    files: listOf(z.strictObject({ name: text().min(1).max(200), lines: listOf(line, lines) }), files),
  }),
  reply: outcome,
  problems: ['form-not-found', 'form-outside-areas', 'payload-too-large', 'too-many-requests'],
});

export const importCollectedArchive = endpoint({
  method: 'POST',
  path: '/api/forms/:formId/collected-archives',
  summary:
    'The same for the archive that ODK Central exports: its tables, and the files that the answers name from its folder media',
  access: { kind: 'may', action: 'update', subject: 'formulario' },
  often: { rate: 'collected', by: 'account' },
  audit: { writes: ['import submission', 'refuse file'] },
  upload: ['application/zip', 'application/octet-stream'],
  bodyLimit: COLLECTED_ARCHIVE_MAX.bytes,
  params: z.object({ formId: entityId }),
  query: z.strictObject({
    /** Nothing is stored, and the reply is the same. */
    dryRun: z.enum(['true', 'false']).default('false'),
  }),
  reply: outcome,
  problems: [
    'form-not-found',
    'form-outside-areas',
    'collected-archive-unreadable',
    ...SCAN_PROBLEMS,
    'storage-full',
    'payload-too-large',
    'media-type-refused',
    'too-many-requests',
  ],
});
