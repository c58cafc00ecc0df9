// What a save agrees with the outside systems, inside its transaction: the area and agenda that were picked exist
// there, and the incident types that the form needs are created. The form comes back as it is stored.
// rules: E3.10, E4.30-E4.32, E6.05, E7.06-E7.11, E8.05-E8.07, E9.29, X9.05, X9.06
import type { Actor } from '@constancia/domain/access/actor.ts';
import { agendaIdOf, appointmentDataOf } from '@constancia/domain/appointments/agenda.ts';
import {
  planIncidentTypes,
  syncUsername,
  type WantedType,
  withIncidentTypes,
} from '@constancia/domain/forms/checks/incident-types.ts';
import type { AppointmentSettings, FormDefinition } from '@constancia/domain/forms/definition/form.ts';
import { syncOf } from '@constancia/domain/forms/edit/set-option.ts';
import type { Issue } from '@constancia/domain/issue.ts';
import { sameValue } from '@constancia/domain/reading/same-value.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { BookingSystem } from '../../../ports/appointments/port.ts';
import type { IncidentSystem } from '../../../ports/incidents/port.ts';
import { OutsideFailure } from '../../../ports/outside-call/outside-failure.ts';

export interface OutsideSystems {
  readonly incidents: IncidentSystem;
  readonly bookings: BookingSystem;
}

/** One save: who, when, where, over which stored form (null for a new one). */
export interface OutsideSave {
  readonly tx: Queryable;
  readonly actor: Actor;
  readonly at: Date;
  readonly municipalityId: string;
  readonly stored: FormDefinition | null;
}

/** Throws form-invalid for what the registers do not have, and incident-type-failed; nothing is stored then. */
export async function settleOutside(
  systems: OutsideSystems,
  definition: FormDefinition,
  save: OutsideSave,
): Promise<FormDefinition> {
  const appointment = await settledAppointment(systems.bookings, definition, save);
  return settledIncidents(systems.incidents, { ...definition, appointment }, save);
}

/** A list of a system outside. Throws outside-unavailable. */
export async function listed<T>(list: () => Promise<T>): Promise<T> {
  try {
    return await list();
  } catch (error) {
    if (error instanceof OutsideFailure) throw new Problem('outside-unavailable');
    throw error;
  }
}

function refuse(issue: Issue): never {
  throw new Problem('form-invalid', { issues: [issue] });
}

/** The picked agenda as the booking system has it; a stored one stays although it is gone there. */
async function settledAppointment(
  bookings: BookingSystem,
  { appointment }: FormDefinition,
  { tx, municipalityId, stored }: OutsideSave,
): Promise<AppointmentSettings | null> {
  if (!appointment?.appointmentData) return appointment;
  const before = stored?.appointment;
  if (before && isSameAgenda(before, appointment)) return appointment;
  const id = agendaIdOf(appointment.appointmentData);
  const agendas = await listed(() => bookings.agendas(tx, municipalityId));
  const agenda = agendas.find((known) => known.id === id);
  if (!agenda) return refuse({ code: 'agenda-unknown', at: { field: 'appointment' } });
  return { appointmentData: appointmentDataOf(agenda), tenantUniqueName: agenda.tenantUniqueName };
}

function isSameAgenda(one: AppointmentSettings, other: AppointmentSettings): boolean {
  return (
    one.tenantUniqueName === other.tenantUniqueName && sameValue(one.appointmentData, other.appointmentData)
  );
}

async function settledIncidents(
  incidents: IncidentSystem,
  definition: FormDefinition,
  save: OutsideSave,
): Promise<FormDefinition> {
  const { actor, stored } = save;
  const isOn = syncOf(definition) === 'on';
  const username = syncUsername(definition, stored, actor.username);
  const wasOn = stored !== null && syncOf(stored) === 'on';
  if (isOn && !wasOn && username === '') refuse({ code: 'sync-username-required', at: { field: 'sync' } });
  // Without incidents nothing was told about being public: what was told last stays (E7.07).
  const told = definition.options.incidentes
    ? definition.options.publico
    : (stored?.incidents.public ?? false);
  const settled = {
    ...definition,
    incidents: { ...definition.incidents, username, public: isOn && told },
  };
  const plan = planIncidentTypes(definition, stored);
  const isNewArea = stored?.incidents.areaId !== definition.incidents.areaId;
  if (definition.options.incidentes && (isNewArea || plan.wanted.length > 0)) {
    await refuseUnknownArea(incidents, settled, save);
  }
  const ids: number[] = [];
  for (const wanted of plan.wanted) ids.push(await createdType(incidents, { settled, wanted }, save));
  return withIncidentTypes(settled, plan, ids);
}

/** The incident system knows the person who saves; on their behalf the one who switched the synchronisation on. */
function callerOf(definition: FormDefinition, { actor, municipalityId }: OutsideSave) {
  return { municipalityId, username: actor.username || definition.incidents.username };
}

async function refuseUnknownArea(
  incidents: IncidentSystem,
  definition: FormDefinition,
  save: OutsideSave,
): Promise<void> {
  const areas = await listed(() => incidents.areas(save.tx, callerOf(definition, save)));
  if (!areas.some(({ id }) => id === definition.incidents.areaId))
    refuse({ code: 'incident-area-unknown', at: { field: 'incidentArea' } });
}

async function createdType(
  incidents: IncidentSystem,
  { settled, wanted }: { readonly settled: FormDefinition; readonly wanted: WantedType },
  save: OutsideSave,
): Promise<number> {
  const type = {
    areaId: settled.incidents.areaId,
    title: wanted.title,
    public: settled.incidents.public,
    at: save.at,
  };
  // A call that errors is as one that creates nothing (E7.09).
  const created = await incidents
    .createType(save.tx, callerOf(settled, save), type)
    .catch((error: unknown) => {
      if (error instanceof OutsideFailure) return 'refused' as const;
      throw error;
    });
  if (created !== 'refused') return created.id;
  throw wanted.state
    ? new Problem('incident-type-of-state-failed', { values: { state: wanted.state.name } })
    : new Problem('incident-type-failed');
}
