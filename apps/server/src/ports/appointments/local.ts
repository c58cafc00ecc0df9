// The built-in register of agendas, without online booking.
// rules: E7.11, E9.14, X9.02
import { APPOINTMENT_TYPE } from '@constancia/domain/appointments/agenda.ts';
import type { BookingSystem } from './port.ts';
import { listAgendas } from './queries.ts';

export const localBookings: BookingSystem = {
  agendas: (db, municipalityId) => listAgendas(db, municipalityId, APPOINTMENT_TYPE),
  openBooking: () => Promise.resolve(null),
};
