// Who read what a citizen of the portal sent, for the citizen.
// rules: X34.25
import { PAGE_SIZES } from '@constancia/domain/page-sizes.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { entityId, localized, timestamp } from '../shapes.ts';

const reading = z.object({
  at: timestamp,
  /** Read on a screen, made a record of, sent by e-mail, or passed on to the booking of appointments. */
  what: z.enum(['read', 'record', 'mail', 'booking']),
  /** Somebody of the staff, or who had the code of the record. Nobody is named. */
  by: z.enum(['staff', 'code']),
  submission: z.object({ id: entityId, code: z.string(), title: localized }),
  /** Number of the entry in the audit log; the next page begins below the last one. */
  number: z.number().int(),
});
export type PortalReading = z.output<typeof reading>;

const readings = z.object({
  readings: z.array(reading),
  timeZone: z.string(),
  /** What the next page is asked with; null when there is none. */
  next: z.number().int().nullable(),
});
export type PortalReadingPage = z.output<typeof readings>;

export const listPortalReadings = endpoint({
  method: 'GET',
  path: '/api/portal/readings',
  summary: 'Who read answers of the citizen, newest first, fifty a page',
  access: { kind: 'portal-citizen' },
  often: { rate: 'portal-readings', by: 'address' },
  audit: 'nothing',
  page: { list: 'readings', size: PAGE_SIZES.portalReadings },
  query: z.strictObject({
    /** `next` of a page that was read before. */
    before: z.coerce.number().int().positive().optional(),
  }),
  reply: readings,
  problems: ['portal-entry-failed', 'municipality-blocked', 'request-invalid', 'too-many-requests'],
});
