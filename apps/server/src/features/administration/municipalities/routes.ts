// Endpoints of the municipalities.
// rules: P2.98, P2.99, P7.22-P7.24
import {
  createMunicipality,
  listMunicipalities as listMunicipalitiesEndpoint,
  readMunicipality,
  updateMunicipality,
} from '@constancia/contract/administration/municipalities.ts';
import { PAGE_SIZES } from '@constancia/domain/page-sizes.ts';
import { type Route, route } from '../../../platform/http/endpoint.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { findMunicipality, listMunicipalities } from './queries.ts';
import { type AdministrationServices, saveNewMunicipality, savePlatformId } from './save-municipality.ts';

export function municipalityRoutes(services: AdministrationServices): readonly Route[] {
  return [
    route(listMunicipalitiesEndpoint, async ({ query }) => {
      const { rows, total } = await listMunicipalities(services.db, {
        name: query.name.trim(),
        page: query.page,
        size: PAGE_SIZES.administration,
      });
      return { municipalities: [...rows], total };
    }),
    route(createMunicipality, async ({ actor, body }) => {
      await saveNewMunicipality(services, actor, body);
      return { id: body.id };
    }),
    route(readMunicipality, async ({ params: { municipalityId: id } }) => {
      const found = await findMunicipality(services.db, id);
      if (!found) throw new Problem('municipality-not-found');
      const { name, keyword, platformId, usesAws } = found;
      return { id, name, keyword, platformId, usesAws };
    }),
    route(updateMunicipality, async ({ actor, params, body }) => {
      const platformId = await savePlatformId(services, actor, { id: params.municipalityId, ...body });
      return { platformId };
    }),
  ];
}
