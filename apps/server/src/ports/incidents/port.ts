// The incident system as forms and answers need it: its areas, a new type of incident for the form, an incident for an
// answer, a message about one. `db` is the caller's transaction where the register is in our own database, so that a save
// that fails leaves no type behind. Everything may throw OutsideFailure.
// rules: A4.09, E3.59, E7.06, E7.09, E7.10, P7.30, R7.33
import type { Asset, Location } from '@constancia/domain/submissions/submission.ts';
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

export interface NewIncident {
  /** The same for every try: an incident is raised once. */
  readonly key: string;
  readonly typeId: number;
  readonly submissionId: string;
  readonly description: string;
  readonly location: Location | null;
  readonly asset: Asset | null;
  /** Where the answer can be read; '' when this installation does not know its own address. */
  readonly url: string;
  readonly at: Date;
}

export interface IncidentMessage {
  readonly key: string;
  readonly text: string;
  /** '' for an answer without one. */
  readonly incidentNumber: string;
  readonly url: string;
}

export interface IncidentSystem {
  readonly areas: (db: Queryable, caller: IncidentCaller) => Promise<readonly IncidentArea[]>;
  readonly createType: (db: Queryable, caller: IncidentCaller, type: NewIncidentType) => Promise<CreatedType>;
  /** The number of the incident; of the first one where the key was used before. */
  readonly raise: (db: Queryable, caller: IncidentCaller, incident: NewIncident) => Promise<string>;
  readonly notify: (db: Queryable, caller: IncidentCaller, message: IncidentMessage) => Promise<void>;
}
