// Creates an area and adds it to the chosen accounts of its municipality.
// rules: P5.27, P5.28, P6.23, P7.20, P7.21
import type { createArea } from '@constancia/contract/administration/areas.ts';
import type { Body } from '@constancia/contract/endpoint.ts';
import type { Actor } from '@constancia/domain/access/actor.ts';
import { userScope } from '@constancia/domain/access/user-scope.ts';
import { checkNewArea } from '@constancia/domain/territory/new-area.ts';
import { appendAudit } from '../../../platform/audit/queries.ts';
import { inTransaction, type Queryable } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { lockAdministrators } from '../users/life-queries.ts';
import { findArea, municipalityExists } from '../../territory/public.ts';
import type { AdministrationServices } from '../municipalities/save-municipality.ts';
import { addAreaToUsers, haveArea, insertArea } from './queries.ts';

type NewAreaBody = Body<typeof createArea>;

export async function saveNewArea(
  { db, clock }: AdministrationServices,
  actor: Actor,
  body: NewAreaBody,
): Promise<void> {
  const issues = checkNewArea(body);
  if (issues.length > 0) throw new Problem('area-invalid', { issues });
  const area = { id: body.id, municipalityId: body.municipalityId, name: body.name.trim() };
  const scope = userScope(actor);
  if (scope !== null && scope !== area.municipalityId) throw new Problem('forbidden');
  const at = clock();
  await inTransaction(db, async (tx) => {
    if (!(await municipalityExists(tx, area.municipalityId))) {
      const at = { field: 'municipalityId' };
      throw new Problem('area-invalid', { issues: [{ code: 'area-municipality-required', at }] });
    }
    if ((await insertArea(tx, area)) === 'id-taken') {
      const stored = await findArea(tx, area.id);
      // The same request sent twice gets the same reply.
      const isSame = stored?.municipalityId === area.municipalityId && stored.name === area.name;
      if (isSame && (await haveArea(tx, area, body.userIds))) return;
      throw new Problem('id-taken');
    }
    // Before the audit log: who changes an account has its lock and then waits for that log.
    const given = await usersGiven(tx, area, { userIds: body.userIds, at, by: actor.username });
    const entry = { municipalityId: area.municipalityId, at, actor: actor.username };
    await appendAudit(tx, {
      ...entry,
      action: 'create',
      subject: 'area',
      subjectId: area.id,
      details: { name: area.name },
    });
    for (const userId of given)
      await appendAudit(tx, {
        ...entry,
        action: 'update',
        subject: 'user',
        subjectId: userId,
        details: { areaAdded: area.id },
      });
  });
}

/** Refuses all of it when one of the accounts does not belong to the municipality. */
async function usersGiven(
  tx: Queryable,
  area: { readonly id: string; readonly municipalityId: string },
  { userIds, ...change }: Pick<NewAreaBody, 'userIds'> & { readonly at: Date; readonly by: string },
): Promise<readonly string[]> {
  const asked = [...new Set(userIds)];
  if (asked.length === 0) return [];
  // In the order in which who closes or changes an account takes its locks.
  await lockAdministrators(tx);
  const given = await addAreaToUsers(tx, area, { userIds: asked, ...change });
  if (given.length !== asked.length)
    throw new Problem('area-invalid', { issues: [{ code: 'user-unknown', at: { field: 'userIds' } }] });
  return given;
}
