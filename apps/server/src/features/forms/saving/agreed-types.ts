// Creates an incident type once for a form, even if several saves want it at the same time. A later save with the
// same title and area uses it again, because the incident system refuses a second type with the same name.
// rules: X30.03, X31.64
import { setTimeout as wait } from 'node:timers/promises';
import type { Database, Queryable } from '../../../platform/db/database.ts';
import type { CreatedType } from '../../../ports/incidents/port.ts';
import { OutsideFailure } from '../../../ports/outside-call/outside-failure.ts';
import {
  type AgreedTypeKey,
  claimType,
  findAgreedType,
  insertAgreedTypes,
  releaseClaim,
  setAgreedType,
} from './queries.ts';

/** 'failed': the incident system did not reply, or not as expected. */
export type AgreedType = CreatedType | 'failed';

/** The platform answers within five seconds (X23.01), so an older claim was left by a server that stopped. */
const ABANDONED_MS = 30_000;
const POLL_MS = 100;
/** Longer than the platform may take. */
const WAIT_MS = 6_000;

/** For a platform, which is asked outside the transaction of the save. */
export async function createdOnce(
  db: Database,
  { key, at }: { readonly key: AgreedTypeKey; readonly at: Date },
  create: () => Promise<CreatedType>,
): Promise<AgreedType> {
  const abandonedBefore = new Date(at.getTime() - ABANDONED_MS);
  for (let waited = 0; waited < WAIT_MS; waited += POLL_MS) {
    const claim = await claimType(db, key, { at, abandonedBefore });
    if (claim === 'claimed') return createClaimed(db, key, create);
    if (claim !== 'claimed-by-another-save') return { id: claim };
    await wait(POLL_MS);
  }
  return 'failed';
}

/** For the built-in register, which is asked inside the transaction. */
export async function createdWithin(
  tx: Queryable,
  { key, at }: { readonly key: AgreedTypeKey; readonly at: Date },
  create: () => Promise<CreatedType>,
): Promise<AgreedType> {
  const known = await findAgreedType(tx, key);
  if (known !== null) return { id: known };
  const created = await orFailed(create);
  if (typeof created === 'object')
    await insertAgreedTypes(tx, key, { types: [{ ...key, id: created.id }], at });
  return created;
}

async function createClaimed(
  db: Database,
  key: AgreedTypeKey,
  create: () => Promise<CreatedType>,
): Promise<AgreedType> {
  const created = await orFailed(create);
  if (typeof created === 'string') await releaseClaim(db, key);
  else await setAgreedType(db, key, created.id);
  return created;
}

async function orFailed(create: () => Promise<CreatedType>): Promise<AgreedType> {
  try {
    return await create();
  } catch (error) {
    if (error instanceof OutsideFailure) return 'failed';
    throw error;
  }
}
