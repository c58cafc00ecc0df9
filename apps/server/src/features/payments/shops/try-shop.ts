// Tries the stored shop of a municipality at its test gateway, and says in one word what came back. A shop that moves
// money is never tried.
// rules: X34.44
import type { tryPaymentShop } from '@constancia/contract/administration/payment-shop.ts';
import type { Reply } from '@constancia/contract/endpoint.ts';
import type { Actor } from '@constancia/domain/access/actor.ts';
import { orderNumberOf } from '@constancia/domain/payments/order-number.ts';
import { appendAudit } from '../../../platform/audit/queries.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { newEntityId } from '../../../platform/ids.ts';
import { settingsOfShop } from './payment-shops.ts';
import { findSellingShop, findShopOwner } from './queries.ts';
import type { ReplacingServices } from './replace-shop.ts';

/** Cents. */
const TEST_AMOUNT = 1;

interface Asked {
  readonly municipalityId: string;
  readonly language: string;
  /** Scheme and host of our pages. */
  readonly origin: string;
}

/** Throws municipality-not-found, payment-shop-not-tried, payments-closed. */
export async function tryShop(
  services: ReplacingServices,
  { username }: Actor,
  { municipalityId, language, origin }: Asked,
): Promise<Reply<typeof tryPaymentShop>> {
  const { db, clock } = services;
  const owner = await findShopOwner(db, municipalityId, { lock: false });
  if (!owner) throw new Problem('municipality-not-found');
  const shop = await findSellingShop(db, municipalityId);
  if (!shop) throw new Problem('payment-shop-not-tried');
  const settings = settingsOfShop(services, shop);
  if (!settings) throw new Problem('payments-closed');
  if (!settings.isTrial) throw new Problem('payment-shop-not-tried');
  const { tryRedsys } = await import('../../../ports/payments/http.ts');
  const tried = await tryRedsys(settings, {
    orderNumber: orderNumberOf(newEntityId()),
    amount: TEST_AMOUNT,
    description: owner.name,
    language,
    notifyUrl: `${origin}/api/public/payments/notifications`,
    paidUrl: origin,
    deniedUrl: origin,
  });
  await appendAudit(db, {
    municipalityId,
    at: clock(),
    actor: username,
    action: 'create',
    subject: 'test-payment',
    subjectId: municipalityId,
    details: { ...tried, shop: shop.number },
  });
  return tried;
}
