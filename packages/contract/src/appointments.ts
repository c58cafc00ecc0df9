// The appointment that a submission leads to: what the confirmation page shows to the browser with the receipt cookie,
// how to reach the booking form or book in an agenda of our own, and what the staff sees of it.
// rules: E3.18, R2.107, X34.72, X34.73, X34.76
import { z } from 'zod';
import { courseSeen } from './appointment-changes.ts';
import { endpoint } from './endpoint.ts';
import { calendarDay, entityId, text, timestamp } from './shapes.ts';

const slot = z.object({ start: timestamp, end: timestamp });
const bookedSlot = slot.extend({
  /** How often it was changed. */
  change: z.number().int(),
});

const appointment = z.object({
  submissionId: entityId,
  code: z.string(),
  /** Name of the agenda. */
  agenda: z.string(),
  /** How it is booked: in the booking form of the platform, in an agenda of our own, or as the municipality arranges it. */
  booking: z.enum(['form', 'agenda', 'arranged']),
  /** What was booked in an agenda of our own. */
  booked: bookedSlot.nullable(),
  /** Where people come to; '' when nothing is said. */
  address: z.string(),
  /** IANA name: its hours are shown in it. */
  timeZone: z.string(),
});
export type Appointment = z.output<typeof appointment>;

export const readAppointment = endpoint({
  method: 'GET',
  path: '/api/public/appointment',
  summary: 'The appointment that the submission just sent leads to; null when its form offers none',
  access: { kind: 'public' },
  often: 'unlimited',
  audit: 'nothing',
  reply: z.object({ appointment: appointment.nullable() }),
  problems: ['receipt-not-found'],
});

export const openBooking = endpoint({
  method: 'POST',
  path: '/api/public/submissions/:submissionId/booking',
  summary: 'The URL of the booking form for the submission just sent, with what opens it',
  access: { kind: 'public' },
  often: { handler: 'ten tries in ten minutes for one submission' },
  audit: { writes: ['export submission'] },
  params: z.object({ submissionId: entityId }),
  reply: z.object({ url: z.string() }),
  problems: ['receipt-not-found', 'booking-failed', 'too-many-requests'],
});

const day = calendarDay();

export const listAppointmentDays = endpoint({
  method: 'GET',
  path: '/api/public/appointment/days',
  summary: 'Days on which the agenda of the submission just sent has appointments left',
  access: { kind: 'public' },
  often: { rate: 'appointment', by: 'visitor' },
  audit: 'nothing',
  reply: z.object({ days: z.array(z.object({ day, free: z.number().int() })) }),
  problems: ['receipt-not-found', 'too-many-requests'],
});

export const listAppointmentHours = endpoint({
  method: 'GET',
  path: '/api/public/appointment/days/:day',
  summary: 'Appointments that are left on a day, by time',
  access: { kind: 'public' },
  often: { rate: 'appointment', by: 'visitor' },
  audit: 'nothing',
  params: z.object({ day }),
  reply: z.object({ slots: z.array(slot) }),
  problems: ['receipt-not-found', 'too-many-requests'],
});

export const bookAppointment = endpoint({
  method: 'POST',
  path: '/api/public/submissions/:submissionId/appointment',
  summary: 'Books an appointment for the submission just sent; it has one at most',
  access: { kind: 'public' },
  often: { rate: 'appointment', by: 'visitor' },
  audit: { writes: ['create appointment'] },
  params: z.object({ submissionId: entityId }),
  body: z.strictObject({
    start: timestamp,
    /** In which the confirmation is written. */
    language: text().max(5).default('es'),
  }),
  reply: z.object({ booked: bookedSlot }),
  problems: ['receipt-not-found', 'appointment-taken', 'appointment-exists', 'too-many-requests'],
});

export const makeAppointmentLink = endpoint({
  method: 'POST',
  path: '/api/public/submissions/:submissionId/appointment-link',
  summary: 'A link with which the appointment of the submission just sent is moved or cancelled',
  access: { kind: 'public' },
  often: { rate: 'receipt', by: 'visitor' },
  audit: 'nothing',
  params: z.object({ submissionId: entityId }),
  /** Path of the page, with the token behind its `#`. */
  reply: z.object({ path: z.string() }),
  problems: ['receipt-not-found', 'appointment-link-gone', 'too-many-requests'],
});

export const readSubmissionAppointment = endpoint({
  method: 'GET',
  path: '/api/submissions/:submissionId/appointment',
  summary:
    'The appointment that was booked with a submission in an agenda of our own; null when there is none',
  access: { kind: 'may', action: 'read', subject: 'respuesta' },
  often: 'unlimited',
  audit: { reads: 'appointment' },
  params: z.object({ submissionId: entityId }),
  reply: z.object({
    appointment: slot
      .extend(courseSeen.shape)
      .extend({
        agendaId: z.number().int(),
        /** '' when the agenda was deleted. */
        agenda: z.string(),
        address: z.string(),
        bookedAt: timestamp,
        /** Null while it holds. */
        cancelledAt: timestamp.nullable(),
        /** Why the staff cancelled it; '' for nothing. */
        reason: z.string(),
      })
      .nullable(),
    municipalityId: entityId,
    timeZone: z.string(),
    /** This person may book one, or move the one that there is. */
    mayBook: z.boolean(),
  }),
  problems: ['submission-not-found', 'form-outside-areas'],
});
