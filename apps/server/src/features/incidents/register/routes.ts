// Endpoints of the areas and types of the incident register.
// rules: X34.80-X34.82
import * as areas from '@constancia/contract/administration/incident-areas.ts';
import * as types from '@constancia/contract/administration/incident-types.ts';
import { type Route, route } from '../../../platform/http/endpoint.ts';
import { addArea, listAreas, type RegisterServices, removeArea, saveArea } from './save-area.ts';
import { addType, listTypes, removeType, saveType } from './save-type.ts';

export function incidentRegisterRoutes(services: RegisterServices): readonly Route[] {
  return [
    route(areas.listRegisteredIncidentAreas, ({ params, query }) =>
      listAreas(services, params.municipalityId, query),
    ),
    route(areas.createIncidentArea, async ({ actor, params, body }) => ({
      id: await addArea(services, actor, { ...params, ...body }),
    })),
    route(areas.saveIncidentArea, async ({ actor, params, body }) => ({
      version: await saveArea(services, actor, { ...params, body }),
    })),
    route(areas.deleteIncidentArea, async ({ actor, params, body }) => {
      await removeArea(services, actor, { ...params, ...body });
      return {};
    }),
    route(types.listRegisteredIncidentTypes, ({ params, query }) => listTypes(services, params, query)),
    route(types.createIncidentType, async ({ actor, params, body }) => ({
      id: await addType(services, actor, { ...params, given: body.type }),
    })),
    route(types.saveIncidentType, async ({ actor, params, body }) => ({
      version: await saveType(services, actor, { ...params, body }),
    })),
    route(types.deleteIncidentType, async ({ actor, params, body }) => {
      await removeType(services, actor, { ...params, ...body });
      return {};
    }),
  ];
}
