// Creates an incident type at the platform once, even if several saves of the form want it at the same time.
// A type whose save was not stored is used by the next save. The platform itself refuses a second type with
// the same name.
// rules: X30.03
import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '../../../platform/db/database.ts';
import type { CreatedType } from '../../../ports/incidents/port.ts';
import { OutsideFailure } from '../../../ports/outside-call/outside-failure.ts';
import { type AgreedTypeKey, claimType, releaseClaim, setAgreedType } from './queries.ts';

/** The platform answers within five seconds (X23.01), so an older claim was left by a server that stopped. */
const ABANDONED_MS = 30_000;
const POLL_MS = 100;
/** Longer than the platform may take. */
const WAIT_MS = 6_000;

/** `create` asks the platform; a failed request counts as refused (E7.09). */
export async function createdOnce(
  db: Database,
  { key, at }: { readonly key: AgreedTypeKey; readonly at: Date },
  create: () => Promise<CreatedType>,
): Promise<CreatedType> {
  const abandonedBefore = new Date(at.getTime() - ABANDONED_MS);
  for (let waited = 0; waited < WAIT_MS; waited += POLL_MS) {
    const claim = await claimType(db, key, { at, abandonedBefore });
    if (claim === 'claimed') return createClaimed(db, key, create);
    if (claim !== 'claimed-by-another-save') return { id: claim };
    await wait(POLL_MS);
  }
  return 'refused';
}

async function createClaimed(
  db: Database,
  key: AgreedTypeKey,
  create: () => Promise<CreatedType>,
): Promise<CreatedType> {
  const created = await orRefused(create);
  if (created === 'refused') await releaseClaim(db, key);
  else await setAgreedType(db, key, created.id);
  return created;
}

export async function orRefused(create: () => Promise<CreatedType>): Promise<CreatedType> {
  try {
    return await create();
  } catch (error) {
    if (error instanceof OutsideFailure) return 'refused';
    throw error;
  }
}
