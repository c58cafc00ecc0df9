// Endpoints of countries, provinces and the names of municipalities.
// rules: X33.88, X33.89
import * as contract from '@constancia/contract/administration/territory-register.ts';
import { type Route, route } from '../../../platform/http/endpoint.ts';
import type { AdministrationServices } from '../municipalities/save-municipality.ts';
import { presentRegister } from './present-register.ts';
import { listRegister } from './queries.ts';
import * as territory from './save-territory.ts';

export function territoryRegisterRoutes(services: AdministrationServices): readonly Route[] {
  return [
    route(contract.readTerritoryRegister, async () => ({
      countries: presentRegister(await listRegister(services.db)),
    })),
    route(contract.createCountry, async ({ actor, body }) => {
      await territory.addCountry(services, actor, body);
      return { id: body.id };
    }),
    route(contract.renameCountry, async ({ actor, params: { countryId: id }, body }) => ({
      name: await territory.saveCountryName(services, actor, { id, ...body }),
    })),
    route(contract.setCountryDisabled, async ({ actor, params: { countryId: id }, body }) => {
      await territory.saveCountryDisabled(services, actor, { id, ...body });
      return body;
    }),
    route(contract.deleteCountry, async ({ actor, params }) => {
      await territory.removeCountry(services, actor, params.countryId);
      return {};
    }),
    route(contract.createProvince, async ({ actor, params, body }) => {
      await territory.addProvince(services, actor, { ...params, ...body });
      return { id: body.id };
    }),
    route(contract.renameProvince, async ({ actor, params: { provinceId: id }, body }) => ({
      name: await territory.saveProvinceName(services, actor, { id, ...body }),
    })),
    route(contract.deleteProvince, async ({ actor, params }) => {
      await territory.removeProvince(services, actor, params.provinceId);
      return {};
    }),
    route(contract.nameMunicipality, async ({ actor, params, body }) =>
      territory.saveMunicipalityName(services, actor, { ...params, ...body }),
    ),
  ];
}
