// Endpoints of the register of assets.
// rules: X34.57-X34.59, X34.63
import * as contract from '@constancia/contract/administration/assets.ts';
import {
  createRegisteredAssets,
  exportRegisteredAssets,
} from '@constancia/contract/administration/register-sheets.ts';
import { assetSheetWords } from '@constancia/messages/register-sheet-words.ts';
import { type Route, route } from '../../../platform/http/endpoint.ts';
import { languageOf } from '../../../platform/http/origin-of.ts';
import { sendSheet } from '../../../platform/sheet/send-sheet.ts';
import { addAssets, assetSheet } from './asset-sheets.ts';
import {
  type AssetServices,
  addAsset,
  listAssets,
  openedRegister,
  readAsset,
  removeAsset,
  saveAsset,
} from './save-asset.ts';

function sheetRoutes(services: AssetServices): readonly Route[] {
  return [
    route(exportRegisteredAssets, async ({ params: { municipalityId }, query, request, audit, reply }) => {
      await openedRegister(services, municipalityId);
      const filter = { text: query.text.trim(), type: query.type, area: query.area ?? null };
      const words = await assetSheetWords(languageOf(request));
      const details = { type: filter.type, area: filter.area ?? '', filtered: filter.text !== '' };
      await audit({ municipalityId, id: '' }, details);
      return sendSheet(
        reply,
        'activos.xlsx',
        await assetSheet(services.db, municipalityId, { filter, words }),
      );
    }),
    route(createRegisteredAssets, async ({ actor, params, body }) => ({
      outcomes: await addAssets(services, actor, { ...params, ...body }),
    })),
  ];
}

export function assetRoutes(services: AssetServices): readonly Route[] {
  return [
    ...sheetRoutes(services),
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
