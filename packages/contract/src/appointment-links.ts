// An appointment by the link of its mails: who booked it sees, moves and cancels it. By POST, so that the token is in no
// URL. A link that never was and one whose appointment is over get the same reply.
// rules: X34.76
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { brand, calendarDay, text, timestamp } from './shapes.ts';

const access = { kind: 'public' } as const;
const often = { rate: 'appointment', by: 'address' } as const;
const token = text().min(1).max(100);
const slot = z.object({ start: timestamp, end: timestamp });
/** `change` of the appointment as it was read. */
const seen = z.number().int().min(0).max(1_000_000);

const linked = slot.extend({
  /** Of the submission that it belongs to. */
  submissionId: z.string(),
  code: z.string(),
  /** Name of the agenda; '' when it was deleted. */
  agenda: z.string(),
  address: z.string(),
  timeZone: z.string(),
  /** How often it was changed. */
  change: z.number().int(),
  isCancelled: z.boolean(),
  /** It is not too late to move or cancel it. */
  isChangeable: z.boolean(),
  /** How many hours before it that is possible at the latest. */
  noticeHours: z.number().int(),
  municipality: z.object({ name: z.string(), brand }),
});
export type LinkedAppointment = z.output<typeof linked>;

export const readAppointmentLink = endpoint({
  method: 'POST',
  path: '/api/public/appointment-link',
  summary: 'The appointment that a link is for, while it is to come or was cancelled a short time ago',
  access,
  often,
  audit: 'nothing',
  body: z.strictObject({ token }),
  reply: linked,
  problems: ['appointment-link-gone', 'municipality-blocked', 'too-many-requests'],
});

export const listDaysByLink = endpoint({
  method: 'POST',
  path: '/api/public/appointment-link/days',
  summary: 'Days on which the agenda of the appointment has hours left',
  access,
  often,
  audit: 'nothing',
  body: z.strictObject({ token }),
  reply: z.object({ days: z.array(z.object({ day: z.iso.date(), free: z.number().int() })) }),
  problems: ['appointment-link-gone', 'municipality-blocked', 'too-many-requests'],
});

export const listHoursByLink = endpoint({
  method: 'POST',
  path: '/api/public/appointment-link/hours',
  summary: 'Hours that are left on a day, by time',
  access,
  often,
  audit: 'nothing',
  body: z.strictObject({ token, day: calendarDay() }),
  reply: z.object({ slots: z.array(slot) }),
  problems: ['appointment-link-gone', 'municipality-blocked', 'too-many-requests'],
});

export const bookByLink = endpoint({
  method: 'POST',
  path: '/api/public/appointment-link/booking',
  summary: 'Moves the appointment to another hour, or books it again after it was cancelled',
  access,
  often,
  audit: { writes: ['create appointment', 'update appointment'] },
  body: z.strictObject({ token, start: timestamp, seen }),
  reply: linked,
  problems: [
    'appointment-link-gone',
    'municipality-blocked',
    'appointment-taken',
    'appointment-too-late',
    'appointment-changed',
    'too-many-requests',
  ],
});

export const cancelByLink = endpoint({
  method: 'POST',
  path: '/api/public/appointment-link/cancellation',
  summary: 'Cancels the appointment, which frees its hour at once',
  access,
  often,
  audit: { writes: ['update appointment'] },
  body: z.strictObject({ token, seen }),
  reply: linked,
  problems: [
    'appointment-link-gone',
    'municipality-blocked',
    'appointment-too-late',
    'appointment-changed',
    'too-many-requests',
  ],
});
