// Which gateways a municipality's shop may be of, and where they are. Nobody types an address: the server posts only to
// Redsys' own two gateways and to the one that the installation is configured with.
// rules: X34.40, X34.43
import type { ShopGateway } from '@constancia/domain/payments/shop.ts';
import type { PaymentSettings } from './port.ts';

type Installation = Pick<PaymentSettings, 'url' | 'isTrial'> | null;

export interface GatewayAddress {
  /** URL to which the browser posts the form. */
  readonly url: string;
  /** No money is moved. */
  readonly isTrial: boolean;
}

const REDSYS = {
  real: { url: 'https://sis.redsys.es/sis/realizarPago', isTrial: false },
  test: { url: 'https://sis-t.redsys.es:25443/sis/realizarPago', isTrial: true },
} as const;

/** Null for a gateway that the installation no longer has. */
export function addressOf(gateway: ShopGateway, installation: Installation): GatewayAddress | null {
  if (gateway !== 'installation') return REDSYS[gateway];
  if (!installation || isRedsys(installation.url)) return null;
  return { url: installation.url, isTrial: installation.isTrial };
}

/** The installation's own is no third choice when it is one of Redsys'. */
export function gatewaysOf(installation: Installation): readonly ShopGateway[] {
  const known = ['real', 'test'] as const;
  return addressOf('installation', installation) ? [...known, 'installation'] : known;
}

const isRedsys = (url: string) =>
  Object.values(REDSYS).some((known) => new URL(known.url).hostname === new URL(url).hostname);
