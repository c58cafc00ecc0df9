// The requests of the screens of the register of agendas.
import type {
  createRegisteredAgenda as createEndpoint,
  deleteRegisteredAgenda as deleteEndpoint,
  listRegisteredAgendas as listEndpoint,
  RegisterAgenda,
  readRegisteredAgenda as readEndpoint,
  saveRegisteredAgenda as saveEndpoint,
} from '@constancia/contract/administration/agendas.ts';
import type { createRegisteredAgendas as createManyEndpoint } from '@constancia/contract/administration/register-sheets.ts';
import type { BodyIn, QueryIn, Reply } from '@constancia/contract/endpoint.ts';
import { call, urlOf } from '../../../platform/api-client.ts';

export type { RegisterAgenda };
export type AgendaRead = Reply<typeof readEndpoint>;
export type AgendaBody = BodyIn<typeof saveEndpoint>['agenda'];

/** An agenda of the register of a municipality. */
export interface AgendaKey {
  readonly municipalityId: string;
  readonly agendaId: number;
}

const paramsOf = ({ municipalityId, agendaId }: AgendaKey) => ({
  municipalityId,
  agendaId: String(agendaId),
});

export function listAgendas(
  municipalityId: string,
  query: QueryIn<typeof listEndpoint>,
  signal: AbortSignal,
) {
  return call<typeof listEndpoint>({
    method: 'GET',
    path: '/api/municipalities/:municipalityId/agendas',
    params: { municipalityId },
    query,
    signal,
  });
}

export function createAgendas(municipalityId: string, body: BodyIn<typeof createManyEndpoint>) {
  return call<typeof createManyEndpoint>({
    method: 'POST',
    path: '/api/municipalities/:municipalityId/agendas/many',
    params: { municipalityId },
    body,
  });
}

export function agendaFileUrl(municipalityId: string): string {
  return urlOf({ path: '/api/municipalities/:municipalityId/agendas.xlsx', params: { municipalityId } });
}

export function readAgenda(key: AgendaKey, signal: AbortSignal) {
  return call<typeof readEndpoint>({
    method: 'GET',
    path: '/api/municipalities/:municipalityId/agendas/:agendaId',
    params: paramsOf(key),
    signal,
  });
}

export function createAgenda(municipalityId: string, name: string) {
  return call<typeof createEndpoint>({
    method: 'POST',
    path: '/api/municipalities/:municipalityId/agendas',
    params: { municipalityId },
    body: { agenda: { name } },
  });
}

export function saveAgenda(key: AgendaKey, body: BodyIn<typeof saveEndpoint>) {
  return call<typeof saveEndpoint>({
    method: 'PUT',
    path: '/api/municipalities/:municipalityId/agendas/:agendaId',
    params: paramsOf(key),
    body,
  });
}

export function deleteAgenda(key: AgendaKey, version: number) {
  return call<typeof deleteEndpoint>({
    method: 'POST',
    path: '/api/municipalities/:municipalityId/agendas/:agendaId/deletion',
    params: paramsOf(key),
    body: { version },
  });
}
