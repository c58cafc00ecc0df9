// The requests of the screen of programs.
import type {
  createProgram as createEndpoint,
  ListedProgram,
  listPrograms as listEndpoint,
  readProgramOffer as offerEndpoint,
  revokeProgram as revokeEndpoint,
} from '@constancia/contract/administration/programs.ts';
import type { BodyIn, QueryIn, Reply } from '@constancia/contract/endpoint.ts';
import { call } from '../../../platform/api-client.ts';

export type { ListedProgram };
export type ProgramBody = BodyIn<typeof createEndpoint>;
export type ProgramOffer = Reply<typeof offerEndpoint>;

export function listPrograms(query: QueryIn<typeof listEndpoint>, signal: AbortSignal) {
  return call<typeof listEndpoint>({ method: 'GET', path: '/api/programs', query, signal });
}

export function readOffer(userId: string, signal: AbortSignal) {
  return call<typeof offerEndpoint>({
    method: 'GET',
    path: '/api/users/:userId/program-offer',
    params: { userId },
    signal,
  });
}

export function createProgram(body: ProgramBody) {
  return call<typeof createEndpoint>({ method: 'POST', path: '/api/programs', body });
}

export function revokeProgram(programId: string) {
  return call<typeof revokeEndpoint>({
    method: 'POST',
    path: '/api/programs/:programId/revocation',
    params: { programId },
  });
}
