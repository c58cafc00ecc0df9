// The requests with the link of an appointment.
// rules: X34.76
import type {
  bookByLink as bookEndpoint,
  cancelByLink as cancelEndpoint,
  listDaysByLink as daysEndpoint,
  listHoursByLink as hoursEndpoint,
  LinkedAppointment,
  readAppointmentLink as readEndpoint,
} from '@constancia/contract/appointment-links.ts';
import { asCallError, call } from '../../platform/api-client.ts';
import type { DayLeft, SlotLeft } from './appointment-api.ts';

export type { LinkedAppointment } from '@constancia/contract/appointment-links.ts';

export const readLink = (token: string, signal: AbortSignal): Promise<LinkedAppointment> =>
  call<typeof readEndpoint>({
    method: 'POST',
    path: '/api/public/appointment-link',
    body: { token },
    signal,
  });

export async function listDaysOf(token: string, signal: AbortSignal): Promise<readonly DayLeft[]> {
  const { days } = await call<typeof daysEndpoint>({
    method: 'POST',
    path: '/api/public/appointment-link/days',
    body: { token },
    signal,
  });
  return days;
}

export async function listHoursOf(
  token: string,
  day: string,
  signal: AbortSignal,
): Promise<readonly SlotLeft[]> {
  if (day === '') return [];
  const { slots } = await call<typeof hoursEndpoint>({
    method: 'POST',
    path: '/api/public/appointment-link/hours',
    body: { token, day },
    signal,
  });
  return slots;
}

/** An appointment as the page shows it. */
export interface SeenAppointment {
  readonly token: string;
  readonly seen: number;
}

export const moveByLink = ({ token, seen }: SeenAppointment, start: string): Promise<LinkedAppointment> =>
  call<typeof bookEndpoint>({
    method: 'POST',
    path: '/api/public/appointment-link/booking',
    body: { token, seen, start },
  });

export const cancelByLink = ({ token, seen }: SeenAppointment): Promise<LinkedAppointment> =>
  call<typeof cancelEndpoint>({
    method: 'POST',
    path: '/api/public/appointment-link/cancellation',
    body: { token, seen },
  });

/** Refusals after which the appointment has to be read again. */
export const isOutdated = (error: unknown): boolean =>
  ['appointment-changed', 'appointment-too-late', 'appointment-link-gone'].includes(asCallError(error).code);
