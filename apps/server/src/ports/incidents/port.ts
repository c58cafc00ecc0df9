// The incident system as forms and submissions need it: its areas, a new incident type for a form, an
// incident for a submission, a message about an incident. `db` is the caller's transaction when the register
// is in our own database, so that a failed save leaves no type behind. Every method may throw OutsideFailure.
// rules: A4.09, E7.06, E7.09, E7.10, R7.33
import type { Asset, Location } from '@constancia/domain/submissions/submission.ts';
import type { Queryable } from '../../platform/db/database.ts';

export interface IncidentArea {
  readonly id: number;
  readonly description: string;
}

/** The person on whose behalf we ask, and their municipality. */
export interface IncidentCaller {
  readonly municipalityId: string;
  /** Username in the incident system. */
  readonly username: string;
}

export interface NewIncidentType {
  readonly areaId: number;
  readonly title: string;
  readonly public: boolean;
  readonly at: Date;
}

/** `refused`: the system replied but created nothing, for example because the name exists already. */
export type CreatedType = { readonly id: number } | 'refused';

export interface NewIncident {
  /** The same for every attempt, so that an incident is raised once. */
  readonly key: string;
  readonly typeId: number;
  readonly submissionId: string;
  readonly description: string;
  readonly location: Location | null;
  readonly asset: Asset | null;
  /** URL at which the submission can be read; '' when this installation does not know its own URL. */
  readonly url: string;
  readonly at: Date;
}

export interface IncidentMessage {
  readonly key: string;
  readonly text: string;
  /** '' for a submission without an incident. */
  readonly incidentNumber: string;
  readonly url: string;
}

export interface IncidentSystem {
  readonly areas: (db: Queryable, caller: IncidentCaller) => Promise<readonly IncidentArea[]>;
  readonly createType: (db: Queryable, caller: IncidentCaller, type: NewIncidentType) => Promise<CreatedType>;
  /** Returns the number of the incident; when the key was used before, that of the first one. */
  readonly raise: (db: Queryable, caller: IncidentCaller, incident: NewIncident) => Promise<string>;
  readonly notify: (db: Queryable, caller: IncidentCaller, message: IncidentMessage) => Promise<void>;
}
