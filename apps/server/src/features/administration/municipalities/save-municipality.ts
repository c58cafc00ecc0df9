// Creates a municipality, and changes its number in the municipal platform.
// Its name is compared with its neighbours', as where it is renamed.
// rules: P7.22, P5.17-P5.26, X33.88, X40.38

import type { createMunicipality } from '@constancia/contract/administration/municipalities.ts';
import type { Body } from '@constancia/contract/endpoint.ts';
import type { Actor } from '@constancia/domain/access/actor.ts';
import type { Issue } from '@constancia/domain/issue.ts';
import { checkTerritoryName, tidiedTerritoryName } from '@constancia/domain/territory/edited-territory.ts';
import { sameValue } from '@constancia/domain/reading/same-value.ts';
import {
  checkNewMunicipality,
  checkPlatformId,
  DEFAULT_CENTRE,
  trimmedMunicipality,
} from '@constancia/domain/territory/new-municipality.ts';
import { appendAudit } from '../../../platform/audit/queries.ts';
import type { Clock } from '../../../platform/clock.ts';
import { type Database, inTransaction, type Queryable } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { DEFAULT_TIME_ZONE } from '../../territory/public.ts';
import {
  findMunicipality,
  insertMunicipality,
  listNamesIn,
  lockNames,
  provinceExists,
  setPlatformId,
} from './queries.ts';

export interface AdministrationServices {
  readonly db: Database;
  readonly clock: Clock;
}

/** Throws municipality-invalid when there is an issue. */
export function refuse(issues: readonly Issue[]): void {
  if (issues.length > 0) throw new Problem('municipality-invalid', { issues });
}

export async function saveNewMunicipality(
  { db, clock }: AdministrationServices,
  actor: Actor,
  { id, centre, usesAws, ...typed }: Body<typeof createMunicipality>,
): Promise<void> {
  refuse(checkNewMunicipality(typed));
  const { keyword, platformId, provinceId } = trimmedMunicipality(typed);
  const name = tidiedTerritoryName(typed.name);
  const at = clock();
  await inTransaction(db, async (tx) => {
    await lockNames(tx);
    const { latitude, longitude } = centre ?? DEFAULT_CENTRE;
    const given = { provinceId, name, keyword, platformId: Number(platformId), latitude, longitude, usesAws };
    if (await isStored(tx, id, given)) return;
    if (!(await provinceExists(tx, provinceId)))
      refuse([{ code: 'province-unknown', at: { field: 'provinceId' } }]);
    refuse(checkTerritoryName(name, await listNamesIn(tx, provinceId)));
    const against = await insertMunicipality(tx, { ...given, id, timeZone: DEFAULT_TIME_ZONE });
    if (against === 'keyword-taken') refuse([{ code: 'keyword-taken', at: { field: 'keyword' } }]);
    if (against === 'id-taken') throw new Problem('id-taken');
    await appendAudit(tx, {
      municipalityId: id,
      at,
      actor: actor.username,
      action: 'create',
      subject: 'municipality',
      subjectId: id,
      details: { name, keyword, platformId: Number(platformId) },
    });
  });
}

/** The same request sent twice gets the same reply. Throws id-taken. */
async function isStored(
  tx: Queryable,
  id: string,
  given: NonNullable<Awaited<ReturnType<typeof findMunicipality>>>,
): Promise<boolean> {
  const stored = await findMunicipality(tx, id);
  if (stored && !sameValue(stored, given)) throw new Problem('id-taken');
  return stored !== null;
}

/** Returns the number as it is stored. */
export async function savePlatformId(
  { db, clock }: AdministrationServices,
  actor: Actor,
  { id, platformId }: { readonly id: string; readonly platformId: string },
): Promise<number> {
  refuse(checkPlatformId(platformId));
  const number = Number(platformId.trim());
  await inTransaction(db, async (tx) => {
    const before = await findMunicipality(tx, id);
    if (!before || !(await setPlatformId(tx, id, number))) throw new Problem('municipality-not-found');
    await appendAudit(tx, {
      municipalityId: id,
      at: clock(),
      actor: actor.username,
      action: 'update',
      subject: 'municipality',
      subjectId: id,
      details: { platformId: number, before: before.platformId },
    });
  });
  return number;
}
