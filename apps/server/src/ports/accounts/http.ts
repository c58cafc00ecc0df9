// The accounts of the municipal platform. It replies with a boolean, or with one of its errors.
// rules: P7.26-P7.28, W16
import { z } from 'zod';
import { askOutside } from '../outside-call/http.ts';
import { callAt, type MunicipalPlatform } from '../outside-call/platform.ts';
import type { AccountDirectory, VerifiedUsername } from './port.ts';

const reply = z.union([
  z.object({ result: z.boolean() }),
  z.object({ error: z.object({ message: z.string() }) }),
]);

const ERRORS: ReadonlyMap<string, VerifiedUsername> = new Map([
  ['muni username exists', 'taken'],
  ['municore backend error', 'failed'],
]);

export function httpAccounts(platform: MunicipalPlatform): AccountDirectory {
  return {
    verify: async (_db, { username, platformId, usesAws }) => {
      const body = { userMuniCore: username, idMunicipioMuniCore: platformId, useAWS: usesAws };
      const found = await askOutside({ ...callAt(platform, 'verifyMuniCoreUser'), body }, reply);
      if ('result' in found) return found.result ? 'known' : 'unknown';
      return ERRORS.get(found.error.message) ?? 'unknown';
    },
  };
}
