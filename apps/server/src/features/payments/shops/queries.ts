// Payment shops of municipalities. Rows are only added, and marked as replaced.
import type { ShopGateway } from '@constancia/domain/payments/shop.ts';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/database.ts';

export interface ShopRow {
  readonly municipalityId: string;
  readonly number: number;
  readonly gateway: ShopGateway;
  readonly merchantCode: string;
  readonly terminal: string;
  /** The key, encrypted; bound to municipality and number. */
  readonly sealedSecret: string;
  readonly createdAt: Date;
  readonly createdBy: string;
}

const COLUMNS = sql.raw(
  'municipality_id, number, gateway, merchant_code, terminal, sealed_secret, created_at, created_by',
);

/** The shop that sells now; null when the municipality has none of its own. */
export async function findSellingShop(db: Queryable, municipalityId: string): Promise<ShopRow | null> {
  const found = await sql<ShopRow>`
    select ${COLUMNS} from payment_shops where municipality_id = ${municipalityId} and replaced_at is null`.execute(
    db,
  );
  return found.rows[0] ?? null;
}

/** Also one that was replaced. */
export async function findShop(
  db: Queryable,
  { municipalityId, number }: Pick<ShopRow, 'municipalityId' | 'number'>,
): Promise<ShopRow | null> {
  const found = await sql<ShopRow>`
    select ${COLUMNS} from payment_shops where municipality_id = ${municipalityId} and number = ${number}`.execute(
    db,
  );
  return found.rows[0] ?? null;
}

/** Gateways of all shops that sell, or that orders are still to be paid at. */
export async function listGatewaysInUse(db: Queryable): Promise<readonly ShopGateway[]> {
  const found = await sql<{ gateway: ShopGateway }>`
    select distinct s.gateway from payment_shops s
    where s.replaced_at is null or exists (
      select from pay_orders o
      where o.municipality_id = s.municipality_id and o.shop_number = s.number and o.state = 'pending')
    order by s.gateway`.execute(db);
  return found.rows.map(({ gateway }) => gateway);
}

export interface ShopOwner {
  readonly name: string;
  readonly timeZone: string;
  /** Grows whenever the shop is replaced or taken away. */
  readonly version: number;
}

/** `lock`: nobody else replaces the shop before the transaction ends; submissions are stored on. */
export async function findShopOwner(
  db: Queryable,
  municipalityId: string,
  { lock }: { readonly lock: boolean },
): Promise<ShopOwner | null> {
  const found = await sql<ShopOwner>`
    select name, time_zone, payment_shop_version as version
    from municipalities where id = ${municipalityId} ${lock ? sql`for no key update` : sql``}`.execute(db);
  return found.rows[0] ?? null;
}

/** Orders that are still to be paid at another shop than the one with this number; null is the installation's. */
export async function countOrdersElsewhere(
  db: Queryable,
  municipalityId: string,
  number: number | null,
): Promise<number> {
  const counted = await sql<{ count: number }>`
    select count(*)::integer as count from pay_orders
    where municipality_id = ${municipalityId} and state = 'pending'
      and shop_number is distinct from ${number}`.execute(db);
  return counted.rows[0]?.count ?? 0;
}

/** The number of the municipality's next shop. */
export async function nextShopNumber(tx: Queryable, municipalityId: string): Promise<number> {
  const found = await sql<{ next: number }>`
    select coalesce(max(number), 0) + 1 as next from payment_shops where municipality_id = ${municipalityId}`.execute(
    tx,
  );
  return found.rows[0]?.next ?? 1;
}

/** Ends the shop that sells, if there is one. Returns the new version. */
export async function endSellingShop(
  tx: Queryable,
  { municipalityId, at }: { readonly municipalityId: string; readonly at: Date },
): Promise<number> {
  await sql`
    update payment_shops set replaced_at = ${at}
    where municipality_id = ${municipalityId} and replaced_at is null`.execute(tx);
  const changed = await sql<{ version: number }>`
    update municipalities set payment_shop_version = payment_shop_version + 1
    where id = ${municipalityId} returning payment_shop_version as version`.execute(tx);
  return changed.rows[0]?.version ?? 0;
}

export async function insertShop(tx: Queryable, shop: ShopRow): Promise<void> {
  await sql`
    insert into payment_shops (municipality_id, number, gateway, merchant_code, terminal, sealed_secret, created_at,
      created_by)
    values (${shop.municipalityId}, ${shop.number}, ${shop.gateway}, ${shop.merchantCode}, ${shop.terminal},
      ${shop.sealedSecret}, ${shop.createdAt}, ${shop.createdBy})`.execute(tx);
}
