// Endpoints of the appointment after a submission: what the confirmation page shows, the way to the booking form,
// booking in an agenda of our own, and what the staff sees of it.
// rules: R2.107, R7.44, X34.72-X34.77

import * as changes from '@constancia/contract/appointment-changes.ts';
import * as links from '@constancia/contract/appointment-links.ts';
import { listAppointments as listEndpoint } from '@constancia/contract/appointment-list.ts';
import * as contract from '@constancia/contract/appointments.ts';
import { mayWorkOnSubmissions } from '@constancia/domain/access/may.ts';
import type { FastifyRequest } from 'fastify';
import { type Route, route } from '../../platform/http/endpoint.ts';
import { originOf } from '../../platform/http/origin-of.ts';
import { Problem } from '../../platform/http/problem.ts';
import { keyOf, openSubmission } from '../submissions/public.ts';
import { appointmentOfLink, linkedReply, makeAppointmentLink } from './appointment-link.ts';
import { type AppointmentServices, appointmentOf, receivedAppointment } from './appointment-of-receipt.ts';
import { bookAppointment, daysLeft, hoursLeft } from './book-appointment.ts';
import { bookAtDesk, bookerAtDesk } from './book-at-desk.ts';
import { cancelByLink, moveByLink } from './change-by-link.ts';
import { cancelAppointment, courseOf, markAttendance } from './change-by-staff.ts';
import { findNote } from './change-queries.ts';
import { listAppointments } from './list-appointments.ts';
import { openBooking } from './open-booking.ts';
import { findAppointment, findBooked, slotOf } from './queries.ts';

function viewRoute(services: AppointmentServices): Route {
  const { db, clock } = services;
  return route(contract.readSubmissionAppointment, async ({ actor, params, audit }) => {
    const { row, form } = await openSubmission(db, actor, params.submissionId);
    const found = await findAppointment(db, row);
    await audit(found && keyOf(row));
    const of = { municipalityId: row.municipalityId, timeZone: form.timeZone };
    const course = found && courseOf(found, actor, clock());
    const offers = mayWorkOnSubmissions(actor) && (await appointmentOf(services, row, form))?.own?.schedule;
    const mayBook = Boolean(offers) && (!found || found.cancelledAt !== null || course?.mayCancel === true);
    if (!found || !course) return { appointment: null, ...of, mayBook };
    const { agendaId, agenda, address, bookedAt, cancelledAt } = found;
    const times = { bookedAt: bookedAt.toISOString(), cancelledAt: cancelledAt?.toISOString() ?? null };
    const reason = cancelledAt ? await findNote(db, row, found.change) : '';
    const appointment = { agendaId, agenda, address, ...slotOf(found), ...times, ...course, reason };
    return { appointment, ...of, mayBook };
  });
}

/** What the staff does with an appointment. */
function staffRoutes(services: AppointmentServices): readonly Route[] {
  return [
    viewRoute(services),
    route(changes.listDaysForSubmission, async ({ actor, params }) => ({
      days: await daysLeft(services, await bookerAtDesk(services, actor, params.submissionId)),
    })),
    route(changes.listHoursForSubmission, async ({ actor, params: { submissionId, day } }) => ({
      slots: [...(await hoursLeft(services, await bookerAtDesk(services, actor, submissionId), day))],
    })),
    route(changes.bookForSubmission, async ({ actor, params, body, request }) => {
      const origin = originOf(services.publicOrigin, request);
      await bookAtDesk(services, actor, { ...params, ...body, origin });
      return {};
    }),
    route(changes.cancelAppointment, async ({ actor, params, body }) => {
      await cancelAppointment(services, actor, { ...params, ...body });
      return {};
    }),
    route(changes.markAttendance, async ({ actor, params, body }) => {
      await markAttendance(services, actor, { ...params, ...body });
      return {};
    }),
    route(listEndpoint, async ({ actor, params, query, audit }) => {
      const listed = await listAppointments(services, actor, { ...params, ...query });
      const { municipalityId, agendaId } = params;
      await audit({ municipalityId, id: String(agendaId) });
      return listed;
    }),
  ];
}

/** What who holds a link sees and does. */
function linkRoutes(services: AppointmentServices): readonly Route[] {
  const { clock, signer } = services;
  const read = async (token: string) =>
    linkedReply(await appointmentOfLink(services, token), { signer, now: clock() });
  return [
    route(links.readAppointmentLink, ({ body }) => read(body.token)),
    route(links.listDaysByLink, async ({ body }) => ({
      days: await daysLeft(services, await appointmentOfLink(services, body.token)),
    })),
    route(links.listHoursByLink, async ({ body }) => ({
      slots: [...(await hoursLeft(services, await appointmentOfLink(services, body.token), body.day))],
    })),
    route(links.bookByLink, async ({ body }) => {
      await moveByLink(services, body);
      return read(body.token);
    }),
    route(links.cancelByLink, async ({ body }) => {
      await cancelByLink(services, body);
      return read(body.token);
    }),
  ];
}

export function appointmentRoutes(services: AppointmentServices): readonly Route[] {
  /** Throws receipt-not-found. */
  const received = async (request: FastifyRequest, submissionId?: string) => {
    const found = await receivedAppointment(services, request);
    if (!found || (submissionId !== undefined && found.row.id !== submissionId))
      throw new Problem('receipt-not-found');
    return found;
  };
  return [
    ...staffRoutes(services),
    route(contract.readAppointment, async ({ request }) => {
      const { row, agenda, form, own, timeZone } = await received(request);
      if (agenda === null) return { appointment: null };
      const booking = form !== null ? 'form' : own?.schedule ? 'agenda' : 'arranged';
      const booked = await findBooked(services.db, row);
      const address = own?.address ?? '';
      const { id: submissionId, code } = row;
      return { appointment: { submissionId, code, agenda, booking, booked, address, timeZone } } as const;
    }),
    route(contract.openBooking, async ({ params, request }) => ({
      url: await openBooking(services, await received(request, params.submissionId)),
    })),
    route(contract.listAppointmentDays, async ({ request }) => ({
      days: await daysLeft(services, await received(request)),
    })),
    route(contract.listAppointmentHours, async ({ params, request }) => ({
      slots: [...(await hoursLeft(services, await received(request), params.day))],
    })),
    route(contract.bookAppointment, async ({ params, body, request }) => ({
      booked: await bookAppointment(services, await received(request, params.submissionId), {
        ...body,
        origin: originOf(services.publicOrigin, request),
      }),
    })),
    route(contract.makeAppointmentLink, async ({ params, request }) => {
      const { row } = await received(request, params.submissionId);
      if (!(await findBooked(services.db, row))) throw new Problem('appointment-link-gone');
      return { path: await makeAppointmentLink(services.db, row) };
    }),
    ...linkRoutes(services),
  ];
}
