// The built-in register of incident areas and types. rules: E7.06, E7.10, E8.06, X9.01, X9.04
import type { IncidentSystem } from './port.ts';
import { insertIncidentType, listIncidentAreas } from './queries.ts';

export const localIncidents: IncidentSystem = {
  areas: (db, { municipalityId }) => listIncidentAreas(db, municipalityId),
  createType: async (db, { municipalityId, username }, type) => {
    const id = await insertIncidentType(db, municipalityId, { ...type, createdBy: username });
    return id === null ? 'refused' : { id };
  },
};
