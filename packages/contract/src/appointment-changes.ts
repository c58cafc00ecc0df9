// What the staff does with an appointment: cancelling it, booking and moving it at the desk, and noting whether the person
// came.
// rules: X34.77
import { WORKING_RIGHTS } from '@constancia/domain/access/program.ts';
import { ATTENDANCES } from '@constancia/domain/appointments/course.ts';
import { APPOINTMENT_REASON_MAX } from '@constancia/domain/limits.ts';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { calendarDay, entityId, text, timestamp } from './shapes.ts';

/** What a person sees of the course of an appointment, and what they may do now. */
export const courseSeen = z.object({
  /** How often it was changed; who changes it names the number that they saw. */
  change: z.number().int(),
  /** Null when nobody has noted it. */
  attendance: z.enum(ATTENDANCES).nullable(),
  mayCancel: z.boolean(),
  mayMark: z.boolean(),
});
export type CourseSeen = z.output<typeof courseSeen>;

const params = z.object({ submissionId: entityId });
const seen = z.number().int().min(0).max(1_000_000);
const problems = [
  'submission-not-found',
  'form-outside-areas',
  'forbidden',
  'appointment-changed',
  'appointment-change-refused',
] as const;

export const cancelAppointment = endpoint({
  method: 'POST',
  path: '/api/submissions/:submissionId/appointment/cancellation',
  summary: 'Cancels the appointment of a submission until it begins; needs update, complete or correct',
  access: { kind: 'signed-in' },
  programs: WORKING_RIGHTS,
  often: 'unlimited',
  audit: { writes: ['update appointment'] },
  params,
  body: z.strictObject({ seen, reason: text().trim().min(1).max(APPOINTMENT_REASON_MAX) }),
  reply: z.object({}),
  problems: [...problems],
});

export const markAttendance = endpoint({
  method: 'POST',
  path: '/api/submissions/:submissionId/appointment/attendance',
  summary: 'Notes whether the person came, once the appointment has begun; needs update, complete or correct',
  access: { kind: 'signed-in' },
  programs: WORKING_RIGHTS,
  often: 'unlimited',
  audit: { writes: ['update appointment'] },
  params,
  body: z.strictObject({
    seen,
    /** Null takes back what was noted. */
    attendance: z.enum(ATTENDANCES).nullable(),
  }),
  reply: z.object({}),
  problems: [...problems],
});

const slots = z.object({ slots: z.array(z.object({ start: timestamp, end: timestamp })) });

export const listDaysForSubmission = endpoint({
  method: 'GET',
  path: '/api/submissions/:submissionId/appointment/days',
  summary: 'Days on which the agenda of a submission has hours left; needs update, complete or correct',
  access: { kind: 'signed-in' },
  programs: WORKING_RIGHTS,
  often: 'unlimited',
  audit: 'nothing',
  params,
  reply: z.object({ days: z.array(z.object({ day: z.iso.date(), free: z.number().int() })) }),
  problems: ['submission-not-found', 'form-outside-areas', 'forbidden'],
});

export const listHoursForSubmission = endpoint({
  method: 'GET',
  path: '/api/submissions/:submissionId/appointment/days/:day',
  summary: 'Hours that are left on a day for a submission, by time; needs update, complete or correct',
  access: { kind: 'signed-in' },
  programs: WORKING_RIGHTS,
  often: 'unlimited',
  audit: 'nothing',
  params: params.extend({ day: calendarDay() }),
  reply: slots,
  problems: ['submission-not-found', 'form-outside-areas', 'forbidden'],
});

export const bookForSubmission = endpoint({
  method: 'POST',
  path: '/api/submissions/:submissionId/appointment',
  summary:
    'Books an appointment for a submission, or moves the one that it has; needs update, complete or correct',
  access: { kind: 'signed-in' },
  programs: WORKING_RIGHTS,
  often: 'unlimited',
  audit: { writes: ['create appointment', 'update appointment'] },
  params,
  body: z.strictObject({
    start: timestamp,
    /** Null where the person saw that nothing was ever booked. */
    seen: seen.nullable(),
  }),
  reply: z.object({}),
  problems: [...problems, 'appointment-taken'],
});
