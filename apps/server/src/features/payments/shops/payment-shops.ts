// Chooses the payment shop: the municipality's own or the installation's, read at each request. An order stays with the
// shop that it was ordered at. A shop of a municipality that cannot be used closes its sales: the installation's never
// steps in, because its money would go to somebody else.
// rules: X34.40-X34.43
import type { Database } from '../../../platform/db/database.ts';
import type { Log } from '../../../platform/log.ts';
import { type SecretKey, secretBox } from '../../../platform/secrets/secret-box.ts';
import type { PaymentGateway, PaymentSettings } from '../../../ports/payments/port.ts';
import { addressOf } from '../../../ports/payments/redsys-gateways.ts';
import { findSellingShop, findShop, listGatewaysInUse, type ShopRow } from './queries.ts';

interface ShopOfOrder {
  readonly municipalityId: string;
  /** Null for the installation's. */
  readonly shopNumber: number | null;
}

export interface PaymentShops {
  /** The shop that sells in a municipality now; null when nothing can be sold there. */
  readonly selling: (municipalityId: string) => Promise<SellingShop | null>;
  /** The gateway of the shop that an order is paid at, also after it was replaced; null when it cannot be used. */
  readonly gatewayOf: (order: ShopOfOrder) => Promise<PaymentGateway | null>;
  /** Whether an order is paid at a test gateway, where no money is moved. */
  readonly isTrial: (order: ShopOfOrder) => Promise<boolean>;
  /** Scheme and host of the gateways of municipalities' shops that are in use. */
  readonly origins: () => Promise<readonly string[]>;
}

export interface SellingShop {
  /** Null for the installation's. */
  readonly number: number | null;
  readonly gateway: PaymentGateway;
}

export interface ShopSettings {
  /** The installation's shop. */
  readonly payments: PaymentSettings | null;
  readonly secretKeys: readonly SecretKey[];
}

/** Encrypts the secrets of shops; each is bound to its municipality and number. */
export const shopSecrets = ({ secretKeys }: Pick<ShopSettings, 'secretKeys'>) =>
  secretBox(secretKeys, 'payment-shop');

/** Null when it cannot be decrypted. */
export function secretOf(
  settings: Pick<ShopSettings, 'secretKeys'>,
  { municipalityId, number, sealedSecret }: ShopRow,
): string | null {
  return shopSecrets(settings).open(sealedSecret, municipalityId, String(number));
}

/** What signs and judges for a municipality's shop; null when its secret cannot be decrypted or its gateway is gone. */
export function settingsOfShop(settings: ShopSettings, shop: ShopRow): PaymentSettings | null {
  const { gateway, merchantCode, terminal } = shop;
  const address = addressOf(gateway, settings.payments);
  const secret = secretOf(settings, shop);
  return address && secret !== null ? { ...address, merchantCode, terminal, secret } : null;
}

/** The gateway's client is loaded only when it is needed. */
async function gatewayAt(settings: PaymentSettings | null): Promise<PaymentGateway | null> {
  if (!settings) return null;
  const { redsysGateway } = await import('../../../ports/payments/redsys.ts');
  return redsysGateway(settings);
}

export function paymentShops({
  db,
  log,
  ...settings
}: ShopSettings & { readonly db: Database; readonly log: Log }): PaymentShops {
  const { payments } = settings;
  /** Shops that were logged, so that a busy form does not fill the log. */
  const logged = new Set<string>();
  const gatewayOfShop = async (shop: ShopRow) => {
    const opened = settingsOfShop(settings, shop);
    const { municipalityId, number } = shop;
    const name = `${municipalityId} ${number}`;
    if (!opened && !logged.has(name)) {
      logged.add(name);
      log.error(
        { municipality: municipalityId, shop: number },
        'payment shop cannot be used: nothing is sold',
      );
    }
    return gatewayAt(opened);
  };
  const shopOf = ({ municipalityId, shopNumber: number }: ShopOfOrder) =>
    number === null ? null : findShop(db, { municipalityId, number });
  return {
    selling: async (municipalityId) => {
      const own = await findSellingShop(db, municipalityId);
      const gateway = await (own ? gatewayOfShop(own) : gatewayAt(payments));
      return gateway && { number: own?.number ?? null, gateway };
    },
    gatewayOf: async (order) => {
      if (order.shopNumber === null) return gatewayAt(payments);
      const shop = await shopOf(order);
      return shop && gatewayOfShop(shop);
    },
    isTrial: async (order) => {
      const shop = await shopOf(order);
      const address = shop ? addressOf(shop.gateway, payments) : payments;
      return address?.isTrial ?? false;
    },
    origins: async () => {
      const addresses = (await listGatewaysInUse(db)).map((gateway) => addressOf(gateway, payments));
      return addresses.flatMap((address) => (address ? [new URL(address.url).origin] : []));
    },
  };
}
