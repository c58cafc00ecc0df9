// Payment shops of municipalities in tests: the stand-in gateway knows one of HOME and one of AWAY.

import { HOME } from '../territory.ts';
import type { Caller, TestReply } from '../with-app.ts';
import { OTHER_SHOPS } from './payment-gateway.ts';

type Entered = Readonly<Record<'gateway' | 'merchantCode' | 'terminal' | 'secret', string>>;

export const HOME_SHOP: Entered = { gateway: 'installation', ...OTHER_SHOPS.home };
export const AWAY_SHOP: Entered = { gateway: 'installation', ...OTHER_SHOPS.away };

export const shopPath = (municipalityId: string = HOME.id) =>
  `/api/municipalities/${municipalityId}/payment-shop`;

/** Over what stands there now. Null: the installation's shop. */
export async function enterShop(
  caller: Caller,
  shop: Entered | null,
  municipalityId: string = HOME.id,
): Promise<TestReply> {
  const { version } = (await caller.get(shopPath(municipalityId))).body;
  return caller.put(shopPath(municipalityId), { version, shop });
}
