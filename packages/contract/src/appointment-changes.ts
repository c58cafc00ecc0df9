// What the staff does with an appointment: cancelling it, and noting whether the person came.
// rules: X34.77
import { ATTENDANCES } from '@constancia/domain/appointments/course.ts';
import { APPOINTMENT_REASON_MAX } from '@constancia/domain/limits.ts';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { entityId, text } from './shapes.ts';

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
