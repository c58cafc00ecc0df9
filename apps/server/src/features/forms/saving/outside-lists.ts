// The lists from outside systems that the editor offers, for the municipality of an area that the actor works
// in.
// rules: E7.10, E7.11, X9.05
import type { Reply } from '@constancia/contract/endpoint.ts';
import type {
  listAgendas as agendasEndpoint,
  listIncidentAreas as areasEndpoint,
} from '@constancia/contract/forms/outside-lists.ts';
import type { Actor } from '@constancia/domain/access/actor.ts';
import { appointmentDataOf } from '@constancia/domain/appointments/agenda.ts';
import type { Database } from '../../../platform/db/database.ts';
import { listed, type OutsideSystems } from './agree-outside.ts';
import { pickedArea } from './save-form.ts';

interface Services extends OutsideSystems {
  readonly db: Database;
}

export async function listIncidentAreas(
  { db, incidents }: Services,
  actor: Actor,
  areaId: string,
): Promise<Reply<typeof areasEndpoint>> {
  const { municipalityId } = await pickedArea(db, actor, areaId);
  const areas = await listed(() => incidents.areas(db, { municipalityId, username: actor.username }));
  return { areas: [...areas] };
}

export async function listAgendas(
  { db, bookings }: Services,
  actor: Actor,
  areaId: string,
): Promise<Reply<typeof agendasEndpoint>> {
  const { municipalityId } = await pickedArea(db, actor, areaId);
  const agendas = await listed(() => bookings.agendas(db, municipalityId));
  return {
    agendas: agendas.map((agenda) => ({
      id: agenda.id,
      name: agenda.name,
      tenantUniqueName: agenda.tenantUniqueName,
      appointmentData: appointmentDataOf(agenda),
    })),
  };
}
