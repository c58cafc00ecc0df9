// Endpoints of the register of agendas.
// rules: X34.66, X34.70
import * as contract from '@constancia/contract/administration/agendas.ts';
import {
  createRegisteredAgendas,
  exportRegisteredAgendas,
} from '@constancia/contract/administration/register-sheets.ts';
import { agendaSheetWords } from '@constancia/messages/register-sheet-words.ts';
import { type Route, route } from '../../../platform/http/endpoint.ts';
import { languageOf } from '../../../platform/http/origin-of.ts';
import { sendSheet } from '../../../platform/sheet/send-sheet.ts';
import { requireRegister } from '../../territory/public.ts';
import type { AdministrationServices } from '../municipalities/save-municipality.ts';
import { addAgendas, agendaSheet } from './agenda-sheets.ts';
import { addAgenda, listAgendas, REGISTER, readAgenda, removeAgenda, saveAgenda } from './save-agenda.ts';

function sheetRoutes(services: AdministrationServices): readonly Route[] {
  const { db } = services;
  return [
    route(exportRegisteredAgendas, async ({ params: { municipalityId }, request, audit, reply }) => {
      await requireRegister(db, municipalityId, REGISTER);
      const words = await agendaSheetWords(languageOf(request));
      await audit({ municipalityId, id: '' });
      return sendSheet(reply, 'agendas.xlsx', await agendaSheet(db, municipalityId, words));
    }),
    route(createRegisteredAgendas, async ({ actor, params, body }) => ({
      outcomes: await addAgendas(services, actor, { ...params, ...body }),
    })),
  ];
}

export function agendaRoutes(services: AdministrationServices): readonly Route[] {
  return [
    ...sheetRoutes(services),
    route(contract.listRegisteredAgendas, ({ params, query }) =>
      listAgendas(services, { ...params, ...query }),
    ),
    route(contract.readRegisteredAgenda, ({ params }) => readAgenda(services, params)),
    route(contract.createRegisteredAgenda, async ({ actor, params, body }) => ({
      id: await addAgenda(services, actor, { ...params, body }),
    })),
    route(contract.saveRegisteredAgenda, ({ actor, params, body }) =>
      saveAgenda(services, actor, { ...params, body }),
    ),
    route(contract.deleteRegisteredAgenda, async ({ actor, params, body }) => {
      await removeAgenda(services, actor, { ...params, ...body });
      return {};
    }),
  ];
}
