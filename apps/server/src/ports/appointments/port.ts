// The booking system as forms and submissions need it: the agendas that a form can use, and what opens the
// booking form for a submission. Every method may throw OutsideFailure.
// rules: E7.11, E9.14, R7.38-R7.40, R7.44
import type { Agenda } from '@constancia/domain/appointments/agenda.ts';
import type { BookingKeys } from '@constancia/domain/appointments/booking-url.ts';
import type { Queryable } from '../../platform/db/database.ts';

export interface BookingAsked {
  readonly municipalityId: string;
  readonly submissionId: string;
  /** Id in the register of citizens. */
  readonly citizenId: number;
}

export interface BookingSystem {
  /** Agendas of the procedure that forms use, by name. */
  readonly agendas: (db: Queryable, municipalityId: string) => Promise<readonly Agenda[]>;
  /** Null when the municipality makes bookings in another way. */
  readonly openBooking: (db: Queryable, asked: BookingAsked) => Promise<BookingKeys | null>;
}
