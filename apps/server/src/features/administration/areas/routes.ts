// Endpoints of the municipal areas.
// rules: P2.96, P2.97, P7.19-P7.21
import { createArea, listAreas as listAreasEndpoint } from '@constancia/contract/administration/areas.ts';
import type { Actor } from '@constancia/domain/access/actor.ts';
import { userScope } from '@constancia/domain/access/user-scope.ts';
import { PAGE_SIZES } from '@constancia/domain/page-sizes.ts';
import { type Route, route } from '../../../platform/http/endpoint.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { AdministrationServices } from '../municipalities/save-municipality.ts';
import { listAreas } from './queries.ts';
import { saveNewArea } from './save-area.ts';

/** The municipality that a list is limited to; null for all of them. Throws forbidden. */
export function municipalityAsked(actor: Actor, asked: string | undefined): string | null {
  const scope = userScope(actor);
  if (scope === null) return asked ?? null;
  if (asked !== undefined && asked !== scope) throw new Problem('forbidden');
  return scope;
}

export function areaRoutes(services: AdministrationServices): readonly Route[] {
  return [
    route(listAreasEndpoint, async ({ actor, query }) => {
      const municipalityId = municipalityAsked(actor, query.municipality);
      const { rows, total } = await listAreas(
        services.db,
        { name: query.name.trim(), municipalityId },
        { page: query.page, size: PAGE_SIZES.administration },
      );
      const areas = rows.map((row) => ({
        id: row.id,
        name: row.name,
        municipality: { id: row.municipalityId, name: row.municipalityName },
      }));
      return { areas, total };
    }),
    route(createArea, async ({ actor, body }) => {
      await saveNewArea(services, actor, body);
      return { id: body.id };
    }),
  ];
}
