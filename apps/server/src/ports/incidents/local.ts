// The built-in register of incident areas, types and incidents.
// rules: A4.09, E7.06, E8.06, X9.04, X23.03
import type { IncidentSystem } from './port.ts';
import { insertIncident, insertIncidentType, listIncidentAreas } from './queries.ts';

export const localIncidents: IncidentSystem = {
  areas: (db, { municipalityId }) => listIncidentAreas(db, municipalityId),
  createType: async (db, { municipalityId, username }, type) => {
    const id = await insertIncidentType(db, municipalityId, { ...type, createdBy: username });
    return id === null ? 'refused' : { id };
  },
  raise: async (db, { municipalityId, username }, incident) =>
    String(await insertIncident(db, municipalityId, { ...incident, createdBy: username })),
  // There is no outside system to inform; the request to the citizen is stored with the submission.
  notify: () => Promise.resolve(),
};
