// The requests about the appointment of the submission that was just sent.
// rules: R2.107, R7.44, X34.72, X34.76
import type {
  Appointment,
  bookAppointment as bookEndpoint,
  listAppointmentDays as daysEndpoint,
  listAppointmentHours as hoursEndpoint,
  makeAppointmentLink as linkEndpoint,
  openBooking as openBookingEndpoint,
  readAppointment as readAppointmentEndpoint,
} from '@constancia/contract/appointments.ts';
import type { Reply } from '@constancia/contract/endpoint.ts';
import { call } from '../../platform/api-client.ts';
import { language } from '../../platform/language.ts';

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

export type DayLeft = Reply<typeof daysEndpoint>['days'][number];
export type SlotLeft = Reply<typeof hoursEndpoint>['slots'][number];

export async function listDays(_key: string, signal: AbortSignal): Promise<readonly DayLeft[]> {
  const { days } = await call<typeof daysEndpoint>({
    method: 'GET',
    path: '/api/public/appointment/days',
    signal,
  });
  return days;
}

export async function listHours(day: string, signal: AbortSignal): Promise<readonly SlotLeft[]> {
  if (day === '') return [];
  const { slots } = await call<typeof hoursEndpoint>({
    method: 'GET',
    path: '/api/public/appointment/days/:day',
    params: { day },
    signal,
  });
  return slots;
}

export async function bookAppointment(
  submissionId: string,
  start: string,
): Promise<Reply<typeof bookEndpoint>['booked']> {
  const { booked } = await call<typeof bookEndpoint>({
    method: 'POST',
    path: '/api/public/submissions/:submissionId/appointment',
    params: { submissionId },
    body: { start, language },
  });
  return booked;
}

/** Path of the page on which the appointment is moved or cancelled. */
export async function makeAppointmentLink(submissionId: string): Promise<string> {
  const { path } = await call<typeof linkEndpoint>({
    method: 'POST',
    path: '/api/public/submissions/:submissionId/appointment-link',
    params: { submissionId },
  });
  return path;
}
