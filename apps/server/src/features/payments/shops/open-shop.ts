// What an administrator sees of a municipality's payment shop. Its secret is not among it.
// rules: X34.40, X34.42, X34.45
import type { readPaymentShop } from '@constancia/contract/administration/payment-shop.ts';
import type { Reply } from '@constancia/contract/endpoint.ts';
import type { Database } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { addressOf, gatewaysOf } from '../../../ports/payments/redsys-gateways.ts';
import { type ShopSettings, settingsOfShop } from './payment-shops.ts';
import { countOrdersElsewhere, findSellingShop, findShopOwner, type ShopRow } from './queries.ts';

type Shown = Reply<typeof readPaymentShop>;

export async function openShop(
  { db, payments, secretKeys }: ShopSettings & { readonly db: Database },
  municipalityId: string,
): Promise<Shown> {
  const owner = await findShopOwner(db, municipalityId, { lock: false });
  if (!owner) throw new Problem('municipality-not-found');
  const shop = await findSellingShop(db, municipalityId);
  return {
    ...owner,
    shop: shop && presentShop({ payments, secretKeys }, shop),
    ordersElsewhere: await countOrdersElsewhere(db, municipalityId, shop?.number ?? null),
    gateways: [...gatewaysOf(payments)],
    hasInstallation: payments !== null,
    hasKeys: secretKeys.length > 0,
  };
}

function presentShop(settings: ShopSettings, shop: ShopRow): Shown['shop'] {
  return {
    gateway: shop.gateway,
    merchantCode: shop.merchantCode,
    terminal: shop.terminal,
    since: shop.createdAt.toISOString(),
    createdBy: shop.createdBy,
    isTrial: addressOf(shop.gateway, settings.payments)?.isTrial ?? false,
    isUsable: settingsOfShop(settings, shop) !== null,
  };
}
