// Endpoints of a municipality's payment shop.
// rules: X34.40, X34.44
import {
  readPaymentShop,
  replacePaymentShop,
  tryPaymentShop,
} from '@constancia/contract/administration/payment-shop.ts';
import { type Route, route } from '../../../platform/http/endpoint.ts';
import { languageOf, originOf } from '../../../platform/http/origin-of.ts';
import { openShop } from './open-shop.ts';
import { type ReplacingServices, replaceShop } from './replace-shop.ts';
import { tryShop } from './try-shop.ts';

export interface ShopServices extends ReplacingServices {
  /** URL that people use; without it, the one of the request counts. */
  readonly publicOrigin: string | null;
}

export function shopRoutes(services: ShopServices): readonly Route[] {
  return [
    route(readPaymentShop, ({ params }) => openShop(services, params.municipalityId)),
    route(replacePaymentShop, async ({ actor, params, body }) => ({
      version: await replaceShop(services, actor, { id: params.municipalityId, body }),
    })),
    route(tryPaymentShop, ({ actor, params, request }) =>
      tryShop(services, actor, {
        ...params,
        language: languageOf(request),
        origin: originOf(services.publicOrigin, request),
      }),
    ),
  ];
}
