// Endpoints of the areas and types of the incident register.
// rules: X34.65, X34.80-X34.82
import * as areas from '@constancia/contract/administration/incident-areas.ts';
import * as types from '@constancia/contract/administration/incident-types.ts';
import {
  createIncidentEntries,
  exportIncidentEntries,
} from '@constancia/contract/administration/register-sheets.ts';
import { incidentSheetWords } from '@constancia/messages/register-sheet-words.ts';
import { type Route, route } from '../../../platform/http/endpoint.ts';
import { languageOf } from '../../../platform/http/origin-of.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { sendSheet } from '../../../platform/sheet/send-sheet.ts';
import { openRegister } from '../../territory/public.ts';
import { addEntries, incidentSheet } from './incident-sheets.ts';
import { addArea, listAreas, REGISTER, type RegisterServices, removeArea, saveArea } from './save-area.ts';
import { addType, listTypes, removeType, saveType } from './save-type.ts';

function sheetRoutes(services: RegisterServices): readonly Route[] {
  const { db } = services;
  return [
    route(exportIncidentEntries, async ({ params: { municipalityId }, request, audit, reply }) => {
      if (!(await openRegister(db, municipalityId, REGISTER))) throw new Problem('municipality-not-found');
      const words = await incidentSheetWords(languageOf(request));
      await audit({ municipalityId, id: '' });
      return sendSheet(reply, 'areas-de-incidentes.xlsx', incidentSheet(db, municipalityId, words));
    }),
    route(createIncidentEntries, async ({ actor, params, body }) => ({
      outcomes: await addEntries(services, actor, { ...params, ...body }),
    })),
  ];
}

export function incidentRegisterRoutes(services: RegisterServices): readonly Route[] {
  return [
    ...sheetRoutes(services),
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
