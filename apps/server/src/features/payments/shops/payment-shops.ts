// The payment shop of a form, as its row names it at each request, or of an order, which stays with the shop that it was
// ordered at: the municipality's own or the installation's. A shop of a municipality that cannot be used closes its sales: the installation's never
// steps in, because its money would go to somebody else.
// rules: X34.40-X34.43
import type { Database } from '../../../platform/db/database.ts';
import type { Log } from '../../../platform/log.ts';
import { type SecretKey, secretBox } from '../../../platform/secrets/secret-box.ts';
import type { PaymentGateway, PaymentSettings } from '../../../ports/payments/port.ts';
import { addressOf } from '../../../ports/payments/redsys-gateways.ts';
import { findShop, listGatewaysInUse, type ShopRow } from './queries.ts';

/** Of a form: the shop that sells now. Of an order: the one that it is paid at, also after it was replaced. */
interface Shop {
  readonly municipalityId: string;
  /** Null for the installation's. */
  readonly shopNumber: number | null;
}

export interface PaymentShops {
  /** Null when it cannot be used: then nothing is sold or paid there. */
  readonly gatewayOf: (shop: Shop) => Promise<PaymentGateway | null>;
  /** Whether it is at a test gateway, where no money is moved. */
  readonly isTrial: (shop: Shop) => Promise<boolean>;
  /** Scheme and host of the gateways of municipalities' shops that are in use. */
  readonly origins: () => Promise<readonly string[]>;
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
  /** Shops are never changed, so buyers need not read theirs again. */
  const known = new Map<string, ShopRow>();
  const shopOf = async ({ municipalityId, shopNumber: number }: Shop) => {
    if (number === null) return null;
    const name = `${municipalityId} ${number}`;
    const shop = known.get(name) ?? (await findShop(db, { municipalityId, number }));
    if (shop) known.set(name, shop);
    return shop;
  };
  return {
    gatewayOf: async (named) => {
      if (named.shopNumber === null) return gatewayAt(payments);
      const shop = await shopOf(named);
      return shop && gatewayOfShop(shop);
    },
    isTrial: async (named) => {
      const shop = await shopOf(named);
      const address = shop ? addressOf(shop.gateway, payments) : payments;
      return address?.isTrial ?? false;
    },
    origins: async () => {
      const addresses = (await listGatewaysInUse(db)).map((gateway) => addressOf(gateway, payments));
      return addresses.flatMap((address) => (address ? [new URL(address.url).origin] : []));
    },
  };
}
