// The booking system as forms and answers need it: the agendas a form can attach, and what opens the booking of an
// answer. Everything may throw OutsideFailure. rules: E7.11, E9.14, R7.38-R7.40, R7.44
import type { Agenda } from '@constancia/domain/appointments/agenda.ts';
import type { BookingKeys } from '@constancia/domain/appointments/booking-address.ts';
import type { Queryable } from '../../platform/db/database.ts';

export interface BookingAsked {
  readonly municipalityId: string;
  readonly submissionId: string;
  /** In the register of people. */
  readonly citizenId: number;
}

export interface BookingSystem {
  /** Agendas of the kind of procedure that forms use, by name. */
  readonly agendas: (db: Queryable, municipalityId: string) => Promise<readonly Agenda[]>;
  /** Null: the municipality books by other means. */
  readonly openBooking: (db: Queryable, asked: BookingAsked) => Promise<BookingKeys | null>;
}
