// Exports of a form's submissions: a place in the queue of the installation, how far it is, and the file itself.
// rules: R2.045, R7.29, W18, X33.20, X33.23
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { entityId, text } from '../shapes.ts';
import { filterCheck, filterFields } from './filter.ts';
import { orderFields } from './order.ts';

/** `zip`: the spreadsheet and the files of the submissions. `geojson`: points on the map with what was answered there. */
export const EXPORT_FORMATS = ['xlsx', 'csv', 'zip', 'geojson'] as const;
export const exportFormat = z.enum(EXPORT_FORMATS);
export type ExportFormat = z.output<typeof exportFormat>;

const formParams = z.object({ formId: entityId });
const exportParams = z.object({ exportId: entityId });

const progress = z.object({
  id: entityId,
  /** `ended`: cancelled, or its reader went away. */
  state: z.enum(['waiting', 'writing', 'done', 'ended', 'failed']),
  /** Exports that have to end before this one begins. */
  ahead: z.number().int().min(0),
  /** How much is written, and of how much. */
  made: z.number().int(),
  total: z.number().int(),
});
export type ExportProgress = z.output<typeof progress>;

const READS = { kind: 'may', action: 'read', subject: 'respuesta' } as const;

export const queueExport = endpoint({
  method: 'POST',
  path: '/api/forms/:formId/exports',
  summary: 'Take a turn for an export of the submissions to a form',
  access: READS,
  often: { rate: 'export', by: 'account' },
  audit: 'nothing',
  params: formParams,
  reply: progress,
  problems: ['form-not-found', 'form-outside-areas', 'exports-busy', 'too-many-requests'],
});

export const readExport = endpoint({
  method: 'GET',
  path: '/api/exports/:exportId',
  summary: 'How far an own export is; one that nobody asks about loses its turn',
  access: READS,
  often: 'unlimited',
  audit: 'nothing',
  params: exportParams,
  reply: progress,
  problems: ['export-not-found'],
});

export const cancelExport = endpoint({
  method: 'DELETE',
  path: '/api/exports/:exportId',
  summary: 'Cancel an own export; what is being downloaded breaks off',
  access: READS,
  often: 'unlimited',
  audit: 'nothing',
  params: exportParams,
  reply: z.object({}),
  problems: ['export-not-found'],
});

export const exportSubmissions = endpoint({
  method: 'GET',
  path: '/api/forms/:formId/submissions.:format',
  summary: 'The submissions to a form that a filter finds, as a spreadsheet or an archive, streamed',
  access: READS,
  often: 'unlimited',
  audit: { exports: 'form' },
  basic: 'taken',
  params: formParams.extend({ format: exportFormat }),
  /** `export`: the turn that was taken before; without it the file is there only when nothing has to wait. */
  query: z
    .strictObject({
      ...filterFields,
      ...orderFields,
      language: text().max(5).default('es'),
      export: entityId.optional(),
    })
    .check(filterCheck),
  file: 'application/octet-stream',
  problems: ['form-not-found', 'form-outside-areas', 'export-not-found', 'exports-busy', 'too-many-to-order'],
});
