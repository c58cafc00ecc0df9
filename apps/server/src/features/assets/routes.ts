// Endpoints of the page of an asset.
// rules: X39.01-X39.05, X39.10, X39.31
import * as contract from '@constancia/contract/assets/asset-page.ts';
import { type Route, route } from '../../platform/http/endpoint.ts';
import { languageOf } from '../../platform/http/origin-of.ts';
import { listFieldAssets } from './field-assets.ts';
import { readLastVisit } from './last-visit.ts';
import {
  type AssetPageServices,
  listAssetVisits,
  readAssetPage,
  readVisitChanges,
  searchAssets,
} from './read-asset.ts';

export function assetPageRoutes(services: AssetPageServices): readonly Route[] {
  return [
    route(contract.searchAssets, ({ actor, params, query }) =>
      searchAssets(services, actor, { ...params, ...query }),
    ),
    route(contract.readLastVisit, async ({ actor, params, query, request, audit }) => {
      const asked = { ...params, ...query, language: languageOf(request) };
      const { municipalityId, ...read } = await readLastVisit(services, actor, asked);
      await audit(read.visit && { municipalityId, id: read.visit.id });
      return read;
    }),
    route(contract.listFieldAssets, async ({ actor, params, query, request, audit }) => {
      const asked = { ...params, ...query, language: languageOf(request) };
      const { municipalityId, ...read } = await listFieldAssets(services, actor, asked);
      await audit(null);
      for (const { lastVisit } of read.assets)
        if (lastVisit) await audit({ municipalityId, id: lastVisit.id });
      return read;
    }),
    route(contract.readAssetPage, ({ actor, params }) => readAssetPage(services, actor, params)),
    route(contract.listAssetVisits, ({ actor, params, query: { cursor } }) =>
      listAssetVisits(services, actor, { ...params, cursor }),
    ),
    route(contract.readVisitChanges, async ({ actor, params, request, audit }) => {
      const read = await readVisitChanges(services, actor, { ...params, language: languageOf(request) });
      for (const { id } of [read.before, read.after])
        await audit({ municipalityId: params.municipalityId, id });
      return read;
    }),
  ];
}
