// The state of the installation for administrators.
// rules: X37.46-X37.49
import { FINDING_CODES, STATUS_SUBJECTS } from '@constancia/domain/status/findings.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { timestamp } from '../shapes.ts';

const line = z.object({
  subject: z.enum(STATUS_SUBJECTS),
  code: z.enum(FINDING_CODES),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
  /** When it last went well, and when it last did not; null where that is not known. */
  lastSuccess: timestamp.nullable(),
  lastFailure: timestamp.nullable(),
});
export type StatusLine = z.output<typeof line>;

export const readStatus = endpoint({
  method: 'GET',
  path: '/api/status',
  summary:
    'Whether each part of the installation and each system outside is all right; those outside are asked once a minute',
  // Administrators, who look after the whole installation.
  access: { kind: 'may', action: 'manage', subject: 'usuario' },
  often: 'unlimited',
  audit: 'nothing',
  reply: z.object({ at: timestamp, timeZone: z.string(), lines: z.array(line) }),
  problems: [],
});
