// Endpoints of the programs outside.
// rules: X38.01-X38.03, X40.59
import {
  createProgram,
  listPrograms,
  readProgramOffer,
  revokeProgram,
} from '@constancia/contract/administration/programs.ts';
import { type Route, route } from '../../../platform/http/endpoint.ts';
import type { AdministrationServices } from '../municipalities/save-municipality.ts';
import { endProgram, makeProgram, programsOf, readOffer } from './make-program.ts';

export function programRoutes(services: AdministrationServices): readonly Route[] {
  return [
    route(listPrograms, ({ actor, query }) => programsOf(services, actor, query)),
    route(readProgramOffer, ({ actor, params }) => readOffer(services, actor, params.userId)),
    route(createProgram, async ({ actor, body }) => ({ token: await makeProgram(services, actor, body) })),
    route(revokeProgram, async ({ actor, params }) => {
      await endProgram(services, actor, params.programId);
      return {};
    }),
  ];
}
