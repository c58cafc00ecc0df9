// The calls about the appointment of the answer just sent. rules: R2.107, R7.44
import type {
  Appointment,
  openBooking as openBookingEndpoint,
  readAppointment as readAppointmentEndpoint,
} from '@constancia/contract/appointments.ts';
import { call } from '../../platform/api-client.ts';

/** Null where the form of the answer has none. */
export async function readAppointment(signal: AbortSignal): Promise<Appointment | null> {
  const { appointment } = await call<typeof readAppointmentEndpoint>({
    method: 'GET',
    path: '/api/public/appointment',
    signal,
  });
  return appointment;
}

/** The address of the booking form. */
export async function openBooking(submissionId: string): Promise<string> {
  const { address } = await call<typeof openBookingEndpoint>({
    method: 'POST',
    path: '/api/public/submissions/:submissionId/booking',
    params: { submissionId },
  });
  return address;
}
