// Endpoints of the register of agendas.
// rules: X34.70
import * as contract from '@constancia/contract/administration/agendas.ts';
import { type Route, route } from '../../../platform/http/endpoint.ts';
import type { AdministrationServices } from '../municipalities/save-municipality.ts';
import { addAgenda, listAgendas, readAgenda, removeAgenda, saveAgenda } from './save-agenda.ts';

export function agendaRoutes(services: AdministrationServices): readonly Route[] {
  return [
    route(contract.listRegisteredAgendas, ({ params }) => listAgendas(services, params.municipalityId)),
    route(contract.readRegisteredAgenda, ({ params }) => readAgenda(services, params)),
    route(contract.createRegisteredAgenda, async ({ actor, params, body }) => ({
      id: await addAgenda(services, actor, { ...params, body }),
    })),
    route(contract.saveRegisteredAgenda, async ({ actor, params, body }) => ({
      version: await saveAgenda(services, actor, { ...params, body }),
    })),
    route(contract.deleteRegisteredAgenda, async ({ actor, params, body }) => {
      await removeAgenda(services, actor, { ...params, ...body });
      return {};
    }),
  ];
}
