// The requests with which the staff changes an appointment.
// rules: X34.77
import type {
  bookForSubmission as bookEndpoint,
  cancelAppointment as cancelEndpoint,
  listDaysForSubmission as daysEndpoint,
  listHoursForSubmission as hoursEndpoint,
  markAttendance as markEndpoint,
} from '@constancia/contract/appointment-changes.ts';
import type { BodyIn } from '@constancia/contract/endpoint.ts';
import { call } from '../../platform/api-client.ts';

export const cancelAppointment = (submissionId: string, body: BodyIn<typeof cancelEndpoint>) =>
  call<typeof cancelEndpoint>({
    method: 'POST',
    path: '/api/submissions/:submissionId/appointment/cancellation',
    params: { submissionId },
    body,
  });

export const markAttendance = (submissionId: string, body: BodyIn<typeof markEndpoint>) =>
  call<typeof markEndpoint>({
    method: 'POST',
    path: '/api/submissions/:submissionId/appointment/attendance',
    params: { submissionId },
    body,
  });

export const bookForSubmission = (submissionId: string, body: BodyIn<typeof bookEndpoint>) =>
  call<typeof bookEndpoint>({
    method: 'POST',
    path: '/api/submissions/:submissionId/appointment',
    params: { submissionId },
    body,
  });

export const listDaysForSubmission = (submissionId: string, signal: AbortSignal) =>
  call<typeof daysEndpoint>({
    method: 'GET',
    path: '/api/submissions/:submissionId/appointment/days',
    params: { submissionId },
    signal,
  });

export const listHoursForSubmission = (submissionId: string, day: string, signal: AbortSignal) =>
  call<typeof hoursEndpoint>({
    method: 'GET',
    path: '/api/submissions/:submissionId/appointment/days/:day',
    params: { submissionId, day },
    signal,
  });
