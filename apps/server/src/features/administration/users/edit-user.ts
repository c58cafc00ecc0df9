// Changes role, names, file number and areas of an account.
// rules: P2.93-P2.95, P5.13-P5.16, P7.18
import type { readUser, updateUser } from '@constancia/contract/administration/users.ts';
import type { Body, Reply } from '@constancia/contract/endpoint.ts';
import type { Actor } from '@constancia/domain/access/actor.ts';
import { isRole, ROLE_WITH_FILE_NUMBER } from '@constancia/domain/access/role-table.ts';
import { mayEditUser, rolesToGive } from '@constancia/domain/access/user-scope.ts';
import { checkEditedUser, mayEditAreas } from '@constancia/domain/users/new-user.ts';
import { appendAudit } from '../../../platform/audit/queries.ts';
import { inTransaction, type Queryable } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { AdministrationServices } from '../municipalities/save-municipality.ts';
import { checkAreas, checkRole, refuse } from './create-user.ts';
import { lockAdministrators } from './life-queries.ts';
import { type Account, areasOf, findAccount, replaceAreas, updateAccount } from './queries.ts';

/** An account that the person does not manage counts as not found. */
export async function managed(
  db: Queryable,
  actor: Actor,
  { id, lock }: { readonly id: string; readonly lock: boolean },
): Promise<Account> {
  const account = await findAccount(db, id, { lock });
  const edits = account && mayEditUser(actor, { ...account, role: account.roles[0] });
  if (!edits) throw new Problem('user-not-found');
  return account;
}

export async function openUser(
  { db }: AdministrationServices,
  actor: Actor,
  id: string,
): Promise<Reply<typeof readUser>> {
  const account = await managed(db, actor, { id, lock: false });
  const { username, email, firstName, lastName, inspectorNumber, municipalityId, updatedAt } = account;
  const [role] = account.roles;
  return {
    id,
    username,
    email,
    firstName,
    lastName,
    inspectorNumber,
    role: isRole(role) ? role : null,
    municipality: { id: municipalityId, name: account.municipalityName },
    areaIds: account.areas.map((area) => area.id),
    mayEditAreas: mayEditAreas(account.areas),
    areas: [...(await areasOf(db, municipalityId))],
    rolesToGive: [...rolesToGive(actor)],
    mayEditRole: id !== actor.userId,
    updatedAt: updatedAt?.toISOString() ?? null,
  };
}

/** Returns when it was changed. */
export async function saveUserChange(
  { db, clock }: AdministrationServices,
  actor: Actor,
  { id, body }: { readonly id: string; readonly body: Body<typeof updateUser> },
): Promise<Date> {
  const at = clock();
  await inTransaction(db, async (tx) => {
    // Before the account: who closes one takes the locks in this order too.
    const administrators = await lockAdministrators(tx);
    const account = await managed(tx, actor, { id, lock: true });
    if ((account.updatedAt?.toISOString() ?? null) !== body.readAt) throw new Problem('user-changed');
    await judge(tx, actor, { account, body });
    const [role = ''] = body.roles;
    if (role !== account.roles[0] && administrators.length === 1 && administrators[0] === id)
      throw new Problem('last-administrator');
    await updateAccount(tx, {
      municipalityId: account.municipalityId,
      id,
      roles: [role],
      firstName: body.firstName.trim(),
      lastName: body.lastName.trim(),
      inspectorNumber: role === ROLE_WITH_FILE_NUMBER ? body.inspectorNumber.trim() : account.inspectorNumber,
      updatedAt: at,
      updatedBy: actor.username,
    });
    if (body.areaIds) await replaceAreas(tx, account, [...new Set(body.areaIds)]);
    await appendAudit(tx, {
      municipalityId: account.municipalityId,
      at,
      actor: actor.username,
      action: 'update',
      subject: 'user',
      subjectId: id,
      details: { role, roleBefore: account.roles[0] ?? '', ...(body.areaIds && { areas: body.areaIds }) },
    });
  });
  return at;
}

interface JudgedChange {
  readonly account: Account;
  readonly body: Body<typeof updateUser>;
}

async function judge(tx: Queryable, actor: Actor, { account, body }: JudgedChange): Promise<void> {
  refuse(checkEditedUser({ username: account.username, ...body }));
  const keepsRole = body.roles[0] === account.roles[0];
  // Nobody raises or lowers themselves.
  if (account.id === actor.userId && !keepsRole) throw new Problem('forbidden');
  if (!keepsRole) refuse(checkRole(actor, body.roles));
  if (body.areaIds === null) return;
  if (!mayEditAreas(account.areas)) throw new Problem('forbidden');
  refuse(checkAreas(body.areaIds, await areasOf(tx, account.municipalityId)));
}
