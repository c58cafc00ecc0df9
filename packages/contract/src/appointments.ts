// The appointment that a submission leads to: what the confirmation page shows to the browser with the
// receipt cookie, and how to reach the booking form.
// rules: E3.18, R2.107, R7.44, W4, W16
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { documentId } from './shapes.ts';

const appointment = z.object({
  submissionId: documentId,
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
  summary: 'The appointment that the answer just sent leads to; null where its form has none',
  access: { kind: 'public' },
  often: 'unlimited',
  audit: 'nothing',
  reply: z.object({ appointment: appointment.nullable() }),
  problems: ['receipt-not-found'],
});

export const openBooking = endpoint({
  method: 'POST',
  path: '/api/public/submissions/:submissionId/booking',
  summary: 'The address of the booking form for the answer just sent, with what opens it',
  access: { kind: 'public' },
  often: { handler: 'ten tries in ten minutes for one submission' },
  audit: { writes: ['export submission'] },
  params: z.object({ submissionId: documentId }),
  reply: z.object({ address: z.string() }),
  problems: ['receipt-not-found', 'booking-failed', 'too-many-requests'],
});
