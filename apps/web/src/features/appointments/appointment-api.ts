// The requests about the appointment of the submission that was just sent.
// rules: R2.107, R7.44
import type {
  Appointment,
  openBooking as openBookingEndpoint,
  readAppointment as readAppointmentEndpoint,
} from '@constancia/contract/appointments.ts';
import { call } from '../../platform/api-client.ts';

/** Null when the form has no appointments. */
export async function readAppointment(signal: AbortSignal): Promise<Appointment | null> {
  const { appointment } = await call<typeof readAppointmentEndpoint>({
    method: 'GET',
    path: '/api/public/appointment',
    signal,
  });
  return appointment;
}

/** Returns the URL of the booking form. */
export async function openBooking(submissionId: string): Promise<string> {
  const { url } = await call<typeof openBookingEndpoint>({
    method: 'POST',
    path: '/api/public/submissions/:submissionId/booking',
    params: { submissionId },
  });
  return url;
}
