// One call: areas of the incident system, for the municipality of an area. rules: E7.10
import type { Reply } from '@constancia/contract/endpoint.ts';
import type { listIncidentAreas as listIncidentAreasEndpoint } from '@constancia/contract/forms-outside.ts';
import { call } from '../../platform/api-client.ts';

export function listIncidentAreas(areaId: string): Promise<Reply<typeof listIncidentAreasEndpoint>> {
  return call<typeof listIncidentAreasEndpoint>({
    method: 'GET',
    path: '/api/areas/:areaId/incident-areas',
    params: { areaId },
  });
}
