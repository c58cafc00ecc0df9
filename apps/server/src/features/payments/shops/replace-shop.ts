// Replaces a municipality's payment shop, or takes it away. It sells from the next request on, since every request reads
// it. A secret that is kept is encrypted again for the new shop, because it is bound to one shop.
// rules: X34.40-X34.42
import type { replacePaymentShop } from '@constancia/contract/administration/payment-shop.ts';
import type { Body } from '@constancia/contract/endpoint.ts';
import type { Actor } from '@constancia/domain/access/actor.ts';
import { checkShop, type EnteredShop, tidiedShop } from '@constancia/domain/payments/shop.ts';
import { appendAudit } from '../../../platform/audit/queries.ts';
import type { Clock } from '../../../platform/clock.ts';
import { type Database, inTransaction, type Queryable } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { gatewaysOf } from '../../../ports/payments/redsys-gateways.ts';
import { type ShopSettings, secretOf, shopSecrets } from './payment-shops.ts';
import {
  endSellingShop,
  findSellingShop,
  findShopOwner,
  insertShop,
  nextShopNumber,
  type ShopRow,
} from './queries.ts';
import { sameValue } from '@constancia/domain/reading/same-value.ts';

export interface ReplacingServices extends ShopSettings {
  readonly db: Database;
  readonly clock: Clock;
}

interface Replacement {
  readonly id: string;
  readonly body: Body<typeof replacePaymentShop>;
}

/** Returns the new version; the same one when nothing changed. */
export async function replaceShop(
  services: ReplacingServices,
  actor: Actor,
  { id, body }: Replacement,
): Promise<number> {
  const entered = body.shop && tidiedShop(body.shop);
  const at = services.clock();
  return inTransaction(services.db, async (tx) => {
    const owner = await findShopOwner(tx, id, { lock: true });
    if (!owner) throw new Problem('municipality-not-found');
    if (owner.version !== body.version) throw new Problem('settings-changed');
    const before = await findSellingShop(tx, id);
    const secret = entered && secretFor(services, entered, before);
    if (isSame(before, entered)) return owner.version;
    const version = await endSellingShop(tx, { municipalityId: id, at });
    if (entered && secret !== null)
      await storeShop(tx, services, { entered: { ...entered, secret }, id, actor, at });
    await appendAudit(tx, {
      municipalityId: id,
      at,
      actor: actor.username,
      action: 'update',
      subject: 'payment-shop',
      subjectId: id,
      details: {
        before: before && audited(before),
        now: entered && audited(entered),
        newSecret: entered !== null && entered.secret !== '',
      },
    });
    return version;
  });
}

interface NewShop {
  readonly entered: EnteredShop;
  readonly id: string;
  readonly actor: Actor;
  readonly at: Date;
}

async function storeShop(tx: Queryable, services: ShopSettings, { entered, id, actor, at }: NewShop) {
  const number = await nextShopNumber(tx, id);
  const { secret, ...shop } = entered;
  await insertShop(tx, {
    ...shop,
    municipalityId: id,
    number,
    sealedSecret: shopSecrets(services).seal(secret, id, String(number)),
    createdAt: at,
    createdBy: actor.username,
  });
}

/** Everything but the secret. */
const audited = ({ gateway, merchantCode, terminal }: Omit<EnteredShop, 'secret'>) => ({
  gateway,
  merchantCode,
  terminal,
});

function isSame(before: ShopRow | null, entered: EnteredShop | null): boolean {
  if (!before || !entered) return before === entered;
  return entered.secret === '' && sameValue(audited(before), audited(entered));
}

/** The secret of the new shop: the one that was entered, or the one of the shop that sells. */
function secretFor(services: ShopSettings, entered: EnteredShop, before: ShopRow | null): string {
  if (services.secretKeys.length === 0) throw new Problem('secret-keys-missing');
  const kept = before && secretOf(services, before);
  const gateways = gatewaysOf(services.payments);
  const issues = checkShop(entered, { gateways, hasSecret: kept !== null });
  if (issues.length > 0) throw new Problem('municipality-invalid', { issues });
  return entered.secret === '' ? (kept ?? '') : entered.secret;
}
