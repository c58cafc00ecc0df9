// One call: agendas of the booking system, for the municipality of an area. rules: E7.11, E9.14
import type { Reply } from '@constancia/contract/endpoint.ts';
import type { listAgendas as listAgendasEndpoint } from '@constancia/contract/forms-outside.ts';
import { call } from '../../platform/api-client.ts';

export function listAgendas(areaId: string): Promise<Reply<typeof listAgendasEndpoint>> {
  return call<typeof listAgendasEndpoint>({
    method: 'GET',
    path: '/api/areas/:areaId/agendas',
    params: { areaId },
  });
}
