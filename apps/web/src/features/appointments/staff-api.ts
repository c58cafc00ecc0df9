// The requests with which the staff changes an appointment.
// rules: X34.77
import type {
  cancelAppointment as cancelEndpoint,
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
