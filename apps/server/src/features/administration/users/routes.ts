// Endpoints of the staff accounts.
// rules: P2.86-P2.95, P7.16-P7.18
import { createUser, listUsers, readUser, updateUser } from '@constancia/contract/administration/users.ts';
import type { Actor } from '@constancia/domain/access/actor.ts';
import { isRole } from '@constancia/domain/access/role-table.ts';
import { mayEditUser, rolesToGive } from '@constancia/domain/access/user-scope.ts';
import { PAGE_SIZES } from '@constancia/domain/limits.ts';
import { type Route, route } from '../../../platform/http/endpoint.ts';
import { municipalityAsked } from '../areas/routes.ts';
import { saveNewUser, type UserServices } from './create-user.ts';
import { openUser, saveUserChange } from './edit-user.ts';
import { type ListedAccount, listAccounts } from './queries.ts';

function present(actor: Actor, account: ListedAccount) {
  const { id, username, email, firstName, lastName, municipalityId, municipalityName } = account;
  const [role] = account.roles;
  return {
    id,
    username,
    email,
    firstName,
    lastName,
    role: isRole(role) ? role : null,
    municipality: { id: municipalityId, name: municipalityName },
    areas: [...account.areas],
    may: { edit: mayEditUser(actor, { municipalityId, role }) },
  };
}

export function userRoutes(services: UserServices): readonly Route[] {
  return [
    route(listUsers, async ({ actor, query }) => {
      const { rows, total } = await listAccounts(
        services.db,
        {
          text: query.text.trim(),
          role: query.role ?? null,
          municipalityId: municipalityAsked(actor, query.municipality),
        },
        { page: query.page, size: PAGE_SIZES.administration },
      );
      const users = rows.map((account) => present(actor, account));
      return { users, total, rolesToGive: [...rolesToGive(actor)] };
    }),
    route(createUser, async ({ actor, body }) => {
      await saveNewUser(services, actor, body);
      return { id: body.id };
    }),
    route(readUser, async ({ actor, params, audit }) => {
      const user = await openUser(services, actor, params.userId);
      await audit({ municipalityId: user.municipality.id, id: user.id });
      return user;
    }),
    route(updateUser, async ({ actor, params, body }) => {
      const at = await saveUserChange(services, actor, { id: params.userId, body });
      return { updatedAt: at.toISOString() };
    }),
  ];
}
