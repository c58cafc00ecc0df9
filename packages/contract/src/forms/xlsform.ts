// Forms from and to XLSForm, the spreadsheet in which other programs keep theirs.
// rules: X38.47-X38.49
import { XLSFORM_BYTES_MAX } from '@constancia/domain/limits.ts';
import type { ReportLine } from '@constancia/domain/interchange/xlsform/report/report.ts';
import { z } from 'zod';
import { SHEET_FILE } from '../administration/sheet-outcome.ts';
import { endpoint } from '../endpoint.ts';
import { SCAN_PROBLEMS } from '../problems.ts';
import { entityId, formDefinition, text } from '../shapes.ts';

/** Of the few words of ours that stand in a form or in a file. */
const language = text().max(5).default('es');

export const readXlsForm = endpoint({
  method: 'POST',
  path: '/api/xlsforms',
  summary: 'The form that a spreadsheet in XLSForm makes, and a report line by line; nothing is stored',
  access: { kind: 'may', action: 'create', subject: 'formulario' },
  often: { rate: 'xlsform', by: 'account' },
  audit: { writes: ['refuse file'] },
  upload: [SHEET_FILE, 'application/octet-stream'],
  bodyLimit: XLSFORM_BYTES_MAX,
  /** Name of the file: the title of a form that has none. */
  query: z.strictObject({ name: text().max(1_000).default(''), language }),
  reply: z.object({
    /** Null when anything was refused. */
    definition: formDefinition.nullable(),
    lines: z.array(z.custom<ReportLine>()),
    /** Lines that were left out of the report. */
    more: z.number().int(),
  }),
  problems: [
    'sheet-unreadable',
    ...SCAN_PROBLEMS,
    'payload-too-large',
    'media-type-refused',
    'too-many-requests',
  ],
});

export const writeXlsForm = endpoint({
  method: 'GET',
  path: '/api/forms/:formId/xlsform',
  summary: 'The newest version of a form as a spreadsheet in XLSForm',
  access: { kind: 'may', action: 'update', subject: 'formulario' },
  often: { rate: 'export', by: 'account' },
  audit: 'nothing',
  params: z.object({ formId: entityId }),
  query: z.strictObject({ language }),
  file: SHEET_FILE,
  problems: ['form-not-found', 'form-outside-areas', 'too-many-requests'],
});
