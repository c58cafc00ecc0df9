// What a new form cannot take along to another municipality: an area of the incident system and an agenda are numbered in
// each municipality, so the same number would mean another area or agenda there.
// rules: E3.10, E3.59
import type { FormDefinition } from '../definition/form.ts';
import { NO_INCIDENT_AREA } from '../definition/form-limits.ts';

/** Returns the same form when it names neither. */
export function withoutOutsideNumbers(definition: FormDefinition): FormDefinition {
  const { incidents, appointment } = definition;
  if (incidents.areaId === NO_INCIDENT_AREA && appointment === null) return definition;
  return { ...definition, incidents: { ...incidents, areaId: NO_INCIDENT_AREA }, appointment: null };
}
