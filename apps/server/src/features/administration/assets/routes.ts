// Endpoints of the register of assets.
// rules: X34.57-X34.59
import * as contract from '@constancia/contract/administration/assets.ts';
import { type Route, route } from '../../../platform/http/endpoint.ts';
import { type AssetServices, addAsset, listAssets, readAsset, removeAsset, saveAsset } from './save-asset.ts';

export function assetRoutes(services: AssetServices): readonly Route[] {
  return [
    route(contract.listRegisteredAssets, ({ params, query }) =>
      listAssets(services, params.municipalityId, query),
    ),
    route(contract.readRegisteredAsset, ({ params }) => readAsset(services, params)),
    route(contract.createRegisteredAsset, async ({ actor, params, body }) => ({
      id: await addAsset(services, actor, { ...params, body }),
    })),
    route(contract.saveRegisteredAsset, async ({ actor, params, body }) => ({
      version: await saveAsset(services, actor, { ...params, body }),
    })),
    route(contract.deleteRegisteredAsset, async ({ actor, params, body }) => ({
      submissions: await removeAsset(services, actor, { ...params, ...body }),
    })),
  ];
}
