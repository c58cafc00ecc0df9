// The appointments of an agenda on a day, or those outside of its hours, for the staff who may read the submissions that they belong to.
// rules: X34.74, X40.36
import { z } from 'zod';
import { courseSeen } from './appointment-changes.ts';
import { endpoint } from './endpoint.ts';
import { calendarDay, entityId, int4InUrl, timestamp } from './shapes.ts';

const listed = courseSeen.extend({
  submissionId: entityId,
  code: z.string(),
  /** Name of the citizen. */
  person: z.string(),
  documentNumber: z.string(),
  start: timestamp,
  end: timestamp,
});
export type ListedAppointment = z.output<typeof listed>;

export const listAppointments = endpoint({
  method: 'GET',
  path: '/api/municipalities/:municipalityId/agendas/:agendaId/appointments',
  summary:
    'Appointments of an agenda on a day, or outside of its hours, by time, of submissions that one may read',
  access: { kind: 'may', action: 'read', subject: 'respuesta' },
  often: 'unlimited',
  audit: { reads: 'agenda' },
  params: z.object({ municipalityId: entityId, agendaId: int4InUrl().min(1) }),
  query: z.strictObject({
    /** Today in the municipality when absent. */
    day: calendarDay().optional(),
    /** Those to come that the hours of the agenda do not give any more, of all days. */
    beyondHours: z.literal('true').optional(),
  }),
  reply: z.object({
    /** Name of the agenda. */
    agenda: z.string(),
    /** Null when those outside of the hours were asked for. */
    day: z.iso.date().nullable(),
    timeZone: z.string(),
    appointments: z.array(listed),
  }),
  problems: ['register-entry-not-found'],
});
