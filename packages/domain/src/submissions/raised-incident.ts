// Which incident a submission creates in the incident system.
//
//   `incidents`  `incidentPerState`   when it is saved            when it moves to another state
//   off           off                   none                        none
//   on            off                   one of the form's type      none: it has one
//   any           on                    of the type of its state    of the type of its new state
//
// A state without an incident type creates none.
// rules: A1.14, A4.09, E3.29, E3.36
import type { FormDefinition } from '../forms/definition/form.ts';

type Raising = Pick<FormDefinition, 'options' | 'incidents'>;

/** The id of the incident type; null when no incident is created. */
export function incidentOnSaving({ options, incidents }: Raising, state: number | null): number | null {
  if (options.incidentPerState) return typeOfState(incidents.incidentTypeByState, state);
  return options.incidents ? incidents.incidentTypeId : null;
}

export function incidentOnMoving({ options, incidents }: Raising, state: number): number | null {
  return options.incidentPerState ? typeOfState(incidents.incidentTypeByState, state) : null;
}

function typeOfState(types: readonly unknown[], state: number | null): number | null {
  const type = state === null ? null : types[state];
  return typeof type === 'number' && Number.isSafeInteger(type) && type > 0 ? type : null;
}
