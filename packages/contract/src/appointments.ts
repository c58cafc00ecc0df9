// The appointment that a submission leads to: what the confirmation page shows to the browser with the
// receipt cookie, and how to reach the booking form.
// rules: E3.18, R2.107, R7.44, W4, W16
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { entityId } from './shapes.ts';

const appointment = z.object({
  submissionId: entityId,
  code: z.string(),
  /** Name of the agenda. */
  agenda: z.string(),
  /** How the appointment is booked: in the booking form, or as the municipality arranges it. */
  booking: z.enum(['form', 'arranged']),
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
