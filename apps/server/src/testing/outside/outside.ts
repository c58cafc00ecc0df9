// Data of the outside systems in server tests: HOME has two incident areas and two agendas, AWAY one of each.
import type { Agenda } from '@constancia/domain/appointments/agenda.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { saveAgenda } from '../../ports/appointments/queries.ts';
import { saveIncidentArea } from '../../ports/incidents/queries.ts';
import { AWAY, HOME } from '../territory.ts';

export const INCIDENT_AREAS = { trees: 702, lights: 701, away: 901 } as const;

const tenantOf = (municipality: 'home' | 'away') => ({
  typeId: 2,
  tenantId: municipality === 'home' ? 41 : 57,
  tenantUniqueName: municipality,
});

export const AGENDAS = {
  licences: { id: 318, name: 'Licencias de conducir', ...tenantOf('home') },
  pets: { id: 322, name: 'Castración de mascotas', ...tenantOf('home') },
  away: { id: 905, name: 'Licencias lejanas', ...tenantOf('away') },
} as const satisfies Readonly<Record<string, Agenda>>;

export async function saveOutside(db: Queryable): Promise<void> {
  await saveIncidentArea(db, HOME.id, { id: INCIDENT_AREAS.trees, description: 'Arbolado' });
  await saveIncidentArea(db, HOME.id, { id: INCIDENT_AREAS.lights, description: 'Alumbrado' });
  await saveIncidentArea(db, AWAY.id, { id: INCIDENT_AREAS.away, description: 'Alumbrado lejano' });
  await saveAgenda(db, HOME.id, AGENDAS.licences);
  await saveAgenda(db, HOME.id, AGENDAS.pets);
  await saveAgenda(db, AWAY.id, AGENDAS.away);
}
