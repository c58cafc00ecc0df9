// What a save agrees with the incident system and the booking system: the chosen area and agenda exist there,
// and the incident types that the form needs are created.
//
// Built-in registers agree inside the transaction of the save. A platform is asked before it, because it may
// take seconds and intake would have to wait. The types that were created for a form are noted: a save that was not
// stored, or a return to an earlier title, uses them again.
// rules: E4.32, E7.06, X9.04, X30.03, X31.64
import { truncate } from '@constancia/domain/text/truncate.ts';
import type { Actor } from '@constancia/domain/access/actor.ts';
import { agendaIdOf, appointmentDataOf } from '@constancia/domain/appointments/agenda.ts';
import { freeTitle, typeKey } from '@constancia/domain/forms/checks/free-title.ts';
import {
  planIncidentTypes,
  syncUsername,
  typesInUse,
  type WantedType,
  withIncidentTypes,
} from '@constancia/domain/forms/checks/incident-types.ts';
import type { AppointmentSettings, FormDefinition } from '@constancia/domain/forms/definition/form.ts';
import { syncOf } from '@constancia/domain/forms/edit/set-option.ts';
import type { Issue } from '@constancia/domain/issue.ts';
import { sameValue } from '@constancia/domain/reading/same-value.ts';
import type { Database, Queryable } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { BookingSystem } from '../../../ports/appointments/port.ts';
import type { IncidentSystem } from '../../../ports/incidents/port.ts';
import { OutsideFailure } from '../../../ports/outside-call/outside-failure.ts';
import type { FormToSave } from '../queries.ts';
import { createdOnce, createdWithin } from './agreed-types.ts';
import { insertAgreedTypes, typeTitlesFrom } from './queries.ts';

export interface OutsideSystems {
  readonly incidents: IncidentSystem;
  readonly bookings: BookingSystem;
  /** Which of the municipality's systems are registers in our own database. */
  readonly builtIn: (
    db: Queryable,
    municipalityId: string,
  ) => Promise<{ readonly incidents: boolean; readonly bookings: boolean }>;
}

/** One save: who, when, and the form as it is stored (null for a new one). */
export interface OutsideSave {
  readonly actor: Actor;
  readonly at: Date;
  readonly stored: FormDefinition | null;
}

type SavedForm = Pick<FormToSave, 'municipalityId' | 'id' | 'definition'>;

/** A save with the database to ask in: `db` is the save's transaction for systems that are built in. */
interface Agreement extends OutsideSave {
  readonly db: Queryable;
  readonly municipalityId: string;
  readonly formId: string;
  /** Where types that the platform creates are noted; null for systems that are built in. */
  readonly outside: Database | null;
}

export interface Agreed {
  /** The form with what the platform agreed to. */
  readonly definition: FormDefinition;
  /** Agrees the rest with the built-in registers and returns the form to be stored. */
  readonly within: (tx: Queryable) => Promise<FormDefinition>;
}

/**
 * Runs before the transaction. Throws form-invalid for what the systems do not have, and
 * incident-type-failed.
 */
export async function agreeOutside(
  systems: OutsideSystems & { readonly db: Database },
  { municipalityId, id, definition }: SavedForm,
  save: OutsideSave,
): Promise<Agreed> {
  const { db, incidents, bookings } = systems;
  const builtIn = await systems.builtIn(db, municipalityId);
  const agree = async (given: FormDefinition, where: Pick<Agreement, 'db' | 'outside'>) => {
    const agreement = { ...save, ...where, municipalityId, formId: id };
    const isBuiltIn = where.outside === null;
    const appointment =
      builtIn.bookings === isBuiltIn
        ? await agreedAppointment(bookings, given, agreement)
        : given.appointment;
    const agreed = { ...given, appointment };
    return builtIn.incidents === isBuiltIn ? agreedIncidents(incidents, agreed, agreement) : agreed;
  };
  const outside = await agree(definition, { db, outside: db });
  return { definition: outside, within: (tx) => agree(outside, { db: tx, outside: null }) };
}

/** Reads a list of an outside system. Throws outside-unavailable. */
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

/**
 * The chosen agenda as the booking system describes it. An agenda that is already stored stays, even if it is
 * gone there.
 */
async function agreedAppointment(
  bookings: BookingSystem,
  { appointment }: FormDefinition,
  { db, municipalityId, stored }: Agreement,
): Promise<AppointmentSettings | null> {
  if (!appointment?.appointmentData) return appointment;
  const before = stored?.appointment;
  if (before && isSameAgenda(before, appointment)) return appointment;
  const id = agendaIdOf(appointment.appointmentData);
  const agendas = await listed(() => bookings.agendas(db, municipalityId));
  const agenda = agendas.find((known) => known.id === id);
  if (!agenda) return refuse({ code: 'agenda-unknown', at: { field: 'appointment' } });
  return { appointmentData: appointmentDataOf(agenda), tenantUniqueName: agenda.tenantUniqueName };
}

function isSameAgenda(one: AppointmentSettings, other: AppointmentSettings): boolean {
  return (
    one.tenantUniqueName === other.tenantUniqueName && sameValue(one.appointmentData, other.appointmentData)
  );
}

async function agreedIncidents(
  incidents: IncidentSystem,
  definition: FormDefinition,
  save: Agreement,
): Promise<FormDefinition> {
  const { actor, stored } = save;
  const isOn = syncOf(definition) === 'on';
  const username = syncUsername(definition, stored, actor.username);
  const wasOn = stored !== null && syncOf(stored) === 'on';
  if (isOn && !wasOn && username === '') refuse({ code: 'sync-username-required', at: { field: 'sync' } });
  // With incidents switched off, the last known value stays (E7.07).
  const isPublic = definition.options.incidents
    ? definition.options.publicAccess
    : (stored?.incidents.public ?? false);
  const agreed = {
    ...definition,
    incidents: { ...definition.incidents, username, public: isOn && isPublic },
  };
  const plan = planIncidentTypes(definition, stored);
  const isNewArea = stored?.incidents.areaId !== definition.incidents.areaId;
  if (definition.options.incidents && (isNewArea || plan.wanted.length > 0)) {
    await refuseUnknownArea(incidents, agreed, save);
  }
  await noteTypesInUse(save);
  const ids: number[] = [];
  for (const wanted of plan.wanted) ids.push(await agreedType(incidents, { agreed, wanted }, save));
  return withIncidentTypes(agreed, plan, ids);
}

/**
 * The person who saves, as the incident system knows them; without a username, the person who switched the
 * synchronisation on.
 */
function callerOf(definition: FormDefinition, { actor, municipalityId }: Agreement) {
  return { municipalityId, username: actor.username || definition.incidents.username };
}

async function refuseUnknownArea(
  incidents: IncidentSystem,
  definition: FormDefinition,
  save: Agreement,
): Promise<void> {
  const areas = await listed(() => incidents.areas(save.db, callerOf(definition, save)));
  if (!areas.some(({ id }) => id === definition.incidents.areaId))
    refuse({ code: 'incident-area-unknown', at: { field: 'incidentArea' } });
}

/** So that the form finds them again after it had another title, also those that came with an import. */
async function noteTypesInUse({ db, municipalityId, formId, stored, at }: Agreement): Promise<void> {
  const types = stored ? typesInUse(stored).map((type) => ({ ...type, title: typeKey(type.title) })) : [];
  await insertAgreedTypes(db, { municipalityId, formId }, { types, at });
}

/** Returns the type that the form had before under this title, otherwise a new one. */
async function agreedType(
  incidents: IncidentSystem,
  { agreed, wanted }: { readonly agreed: FormDefinition; readonly wanted: WantedType },
  save: Agreement,
): Promise<number> {
  const { db, municipalityId, formId, at } = save;
  const { areaId } = agreed.incidents;
  const type = { areaId, title: wanted.title, public: agreed.incidents.public, at };
  const create = () => incidents.createType(db, callerOf(agreed, save), type);
  const key = { municipalityId, formId, areaId, title: typeKey(wanted.title) };
  const created =
    save.outside === null
      ? await createdWithin(db, { key, at }, create)
      : await createdOnce(save.outside, { key, at }, create);
  if (typeof created === 'object') return created.id;
  const issues = created === 'refused' ? [await titleTaken(agreed, save)] : [];
  throw wanted.state
    ? new Problem('incident-type-of-state-failed', { values: { state: wanted.state.name }, issues })
    : new Problem('incident-type-failed', { issues });
}

/** The issue of a title that another form has in the area, with one that is free as far as we know. */
async function titleTaken(definition: FormDefinition, { db, municipalityId }: Agreement): Promise<Issue> {
  const { areaId } = definition.incidents;
  const start = truncate(typeKey(definition.title.text).replace(/ \(\d{1,4}\)$/, ''), 40);
  const taken = new Set(await typeTitlesFrom(db, { municipalityId, areaId, start }));
  return {
    code: 'incident-title-taken',
    at: { field: 'title' },
    values: { title: freeTitle(definition, taken) },
  };
}
