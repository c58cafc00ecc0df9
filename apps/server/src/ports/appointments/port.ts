// The booking system as a form needs it: the agendas it can attach. rules: E7.11, E9.14, R7.40
import type { Agenda } from '@constancia/domain/appointments/agenda.ts';
import type { Queryable } from '../../platform/db/database.ts';

export interface BookingSystem {
  /** Agendas of the kind of procedure that forms use, by name. */
  readonly agendas: (db: Queryable, municipalityId: string) => Promise<readonly Agenda[]>;
}
