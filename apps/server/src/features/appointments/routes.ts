// Endpoints of the appointment after a submission: what the confirmation page shows, and the way to the
// booking form.
// rules: E3.18, R2.107, R7.44, W4, W16
import { openBooking as openBookingEndpoint, readAppointment } from '@constancia/contract/appointments.ts';
import { type Route, route } from '../../platform/http/endpoint.ts';
import { Problem } from '../../platform/http/problem.ts';
import { type AppointmentServices, receivedAppointment } from './appointment-of-receipt.ts';
import { openBooking } from './open-booking.ts';

export function appointmentRoutes(services: AppointmentServices): readonly Route[] {
  return [
    route(readAppointment, async ({ request }) => {
      const received = await receivedAppointment(services, request);
      if (!received) throw new Problem('receipt-not-found');
      const { row, agenda, form } = received;
      if (agenda === null) return { appointment: null };
      const booking = form === null ? ('arranged' as const) : ('form' as const);
      return { appointment: { submissionId: row.id, code: row.code, agenda, booking } };
    }),
    route(openBookingEndpoint, async ({ params, request }) => {
      const received = await receivedAppointment(services, request);
      if (received?.row.id !== params.submissionId) throw new Problem('receipt-not-found');
      return { url: await openBooking(services, received) };
    }),
  ];
}
