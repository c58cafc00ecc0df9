// The incident system as a form needs it: its areas, and a new type of incident for the form. `db` is the caller's
// transaction, which a register in our own database joins, so that a save that fails leaves no type behind.
// rules: E3.59, E7.06, E7.09, E7.10, P7.30
import type { Queryable } from '../../platform/db/database.ts';

export interface IncidentArea {
  readonly id: number;
  readonly description: string;
}

/** Who asks, and in which municipality. */
export interface IncidentCaller {
  readonly municipalityId: string;
  /** In the incident system. */
  readonly username: string;
}

export interface NewIncidentType {
  readonly areaId: number;
  readonly title: string;
  readonly public: boolean;
  readonly at: Date;
}

/** `refused`: the system took the call and created nothing, as it does when the name exists already. */
export type CreatedType = { readonly id: number } | 'refused';

export interface IncidentSystem {
  readonly areas: (db: Queryable, caller: IncidentCaller) => Promise<readonly IncidentArea[]>;
  readonly createType: (db: Queryable, caller: IncidentCaller, type: NewIncidentType) => Promise<CreatedType>;
}
