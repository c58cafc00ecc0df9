// Endpoints of the incident register and of the incidents that submissions raised.
// rules: X34.83, X34.84, X34.86
import * as contract from '@constancia/contract/incidents/incidents.ts';
import { type Route, route } from '../../platform/http/endpoint.ts';
import { changeIncidentState } from './change-incident.ts';
import { type IncidentServices, listIncidents, readIncident, readIncidentMap } from './read-incidents.ts';
import { incidentRegisterRoutes } from './register/routes.ts';

export function incidentRoutes(services: IncidentServices): readonly Route[] {
  return [
    ...incidentRegisterRoutes(services),
    route(contract.listIncidents, ({ actor, params, query }) =>
      listIncidents(services, actor, { ...params, query }),
    ),
    route(contract.readIncidentMap, ({ actor, params, query }) =>
      readIncidentMap(services, actor, { ...params, query }),
    ),
    route(contract.readIncident, async ({ actor, params, audit }) => {
      const read = await readIncident(services, actor, params);
      await audit({ municipalityId: params.municipalityId, id: String(params.number) });
      return read;
    }),
    route(contract.changeIncidentState, async ({ actor, params, body }) => ({
      changes: await changeIncidentState(services, actor, { ...params, body }),
    })),
  ];
}
