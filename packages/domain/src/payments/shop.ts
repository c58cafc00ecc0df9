// The payment shop of a municipality as an administrator enters it, and what is checked before it is stored.
// rules: X34.40, X34.42
import type { Issue } from '../issue.ts';

/** Redsys' own gateways, with and without money, and the one that the installation is configured with. */
export const SHOP_GATEWAYS = ['real', 'test', 'installation'] as const;
export type ShopGateway = (typeof SHOP_GATEWAYS)[number];

export interface EnteredShop {
  readonly gateway: ShopGateway;
  readonly merchantCode: string;
  readonly terminal: string;
  /** '' keeps the one that is stored. */
  readonly secret: string;
}

interface ShopWorld {
  /** Which gateways there are to choose from. */
  readonly gateways: readonly ShopGateway[];
  /** Whether a secret is stored that can be kept. */
  readonly hasSecret: boolean;
}

/** As it is stored: without spaces around the texts. */
export function tidiedShop({ gateway, merchantCode, terminal, secret }: EnteredShop): EnteredShop {
  return {
    gateway,
    merchantCode: merchantCode.trim(),
    terminal: terminal.trim(),
    secret: secret.trim(),
  };
}

/** In the order of the screen. */
export function checkShop(
  { gateway, merchantCode, terminal, secret }: EnteredShop,
  { gateways, hasSecret }: ShopWorld,
): readonly Issue[] {
  const issues: Issue[] = [];
  if (!gateways.includes(gateway)) issues.push({ code: 'shop-gateway-unknown', at: { field: 'gateway' } });
  if (!/^\d{1,9}$/.test(merchantCode))
    issues.push({ code: 'shop-merchant-invalid', at: { field: 'merchantCode' } });
  if (!/^\d{1,3}$/.test(terminal) || Number(terminal) === 0)
    issues.push({ code: 'shop-terminal-invalid', at: { field: 'terminal' } });
  if (secret === '' && !hasSecret) issues.push({ code: 'shop-secret-required', at: { field: 'secret' } });
  if (secret !== '' && !SECRET.test(secret))
    issues.push({ code: 'shop-secret-invalid', at: { field: 'secret' } });
  return issues;
}

/** 24 bytes in base64, as Redsys gives keys out. */
const SECRET = /^[0-9A-Za-z+/]{32}$/;
