// How often passwords may be guessed. Failures alone count, each before it is known to be one. A device on which the
// account has signed in has a budget of its own; all others share one for the account, and each address has one for the
// account and one for everything, so that neither strangers nor a town hall behind one address lock anybody out.
// rules: X6.03, X26.13, X26.14
import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { clientKey } from '../../platform/http/client-address.ts';
import {
  countFailure,
  type GrowingLimit,
  takeBackFailure,
} from '../../platform/rate-limit/growing-queries.ts';
import type { DeviceCookie } from './device-cookie.ts';

export interface GuessServices {
  readonly db: Database;
  readonly clock: Clock;
  readonly devices: DeviceCookie;
}

/** What costs nothing: of a known device, of one address for one account, of all strangers, of one address in all. */
const FREE = { device: 5, addressAndAccount: 5, strangers: 20, address: 50 } as const;

/** Not the e-mail itself: the table of limits holds nothing of a person. */
function accountKey(account: string): string {
  return createHash('sha256').update(account).digest('hex').slice(0, 24);
}

function limitsOf(
  { devices, clock }: GuessServices,
  request: FastifyRequest,
  account: string,
): readonly GrowingLimit[] {
  const device = devices.deviceOf(request, account, clock());
  if (device !== null) return [{ key: `sign-in:device:${device}`, free: FREE.device }];
  const [address, of] = [clientKey(request), accountKey(account)];
  return [
    { key: `sign-in:address:${address}`, free: FREE.address },
    { key: `sign-in:account:${of}:${address}`, free: FREE.addressAndAccount },
    { key: `sign-in:strangers:${of}`, free: FREE.strangers },
  ];
}

/** What a try was counted as: `takeBack` when it was right; or the seconds until the next may be made. */
export type CountedGuess =
  | { readonly waitSeconds: number }
  | { readonly waitSeconds: null; readonly takeBack: () => Promise<void> };

/** `account`: the e-mail as `lookupName` writes it, whether or not there is such an account. */
export async function countGuess(
  services: GuessServices,
  request: FastifyRequest,
  account: string,
): Promise<CountedGuess> {
  const { db, clock } = services;
  const counted: string[] = [];
  const takeBack = async () => {
    for (const key of counted) await takeBackFailure(db, key);
  };
  for (const limit of limitsOf(services, request, account)) {
    const waitSeconds = await countFailure(db, limit, clock());
    if (waitSeconds !== null) {
      await takeBack();
      return { waitSeconds };
    }
    counted.push(limit.key);
  }
  return { waitSeconds: null, takeBack };
}
