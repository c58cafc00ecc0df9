// Endpoints of the staff accounts.
// rules: P2.86-P2.95, X34.60, X34.61
import {
  deleteUser,
  endUserSessions as endUserSessionsEndpoint,
  listUserSessions,
  sendPasswordLink as sendPasswordLinkEndpoint,
  setUserActive as setUserActiveEndpoint,
  takeOffSecondFactor as takeOffSecondFactorEndpoint,
  unbindUser as unbindUserEndpoint,
} from '@constancia/contract/administration/user-life.ts';
import { createUsers, exportUsers } from '@constancia/contract/administration/user-sheets.ts';
import { createUser, listUsers, readUser, updateUser } from '@constancia/contract/administration/users.ts';
import type { Query } from '@constancia/contract/endpoint.ts';
import type { Actor } from '@constancia/domain/access/actor.ts';
import { isRole } from '@constancia/domain/access/role-table.ts';
import { mayCloseUser, mayEditUser, rolesToGive } from '@constancia/domain/access/user-scope.ts';
import { PAGE_SIZES } from '@constancia/domain/page-sizes.ts';
import { userSheetWords } from '@constancia/messages/register-sheet-words.ts';
import type { FastifyRequest } from 'fastify';
import { type Route, route } from '../../../platform/http/endpoint.ts';
import { languageOf, originOf } from '../../../platform/http/origin-of.ts';
import { sendSheet } from '../../../platform/sheet/send-sheet.ts';
import { presentSessions } from '../../session/public.ts';
import { municipalityAsked } from '../areas/routes.ts';
import {
  endUserSessions,
  removeUser,
  sendPasswordLink,
  setUserActive,
  takeOffSecondFactor,
  unbindUser,
} from './close-user.ts';
import { type Invitation, saveNewUser, type UserServices } from './create-user.ts';
import { managed, openUser, saveUserChange } from './edit-user.ts';
import { type Filter, type ListedAccount, listAccounts } from './queries.ts';
import { createMany, userSheet } from './user-sheets.ts';

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
    active: account.active,
    hasPassword: account.hasPassword,
    hasSecondFactor: account.hasSecondFactor,
    isBound: account.isBound,
    may: {
      edit: mayEditUser(actor, { municipalityId, role }),
      close: mayCloseUser(actor, { id, municipalityId, role }),
    },
  };
}

function filterOf(actor: Actor, { text, role, municipality }: Query<typeof exportUsers>): Filter {
  return {
    text: text.trim(),
    role: role ?? null,
    municipalityId: municipalityAsked(actor, municipality),
  };
}

function sheetRoutes(services: UserServices, invitedFrom: (request: FastifyRequest) => Invitation) {
  return [
    route(exportUsers, async ({ actor, query, request, audit, reply }) => {
      const filter = filterOf(actor, query);
      const words = await userSheetWords(languageOf(request));
      const { municipalityId } = actor;
      await audit(
        { municipalityId, id: filter.municipalityId ?? '' },
        { role: filter.role ?? '', filtered: filter.text !== '' },
      );
      return sendSheet(reply, 'usuarios.xlsx', userSheet(services.db, filter, words));
    }),
    route(createUsers, async ({ actor, body, request }) => ({
      outcomes: await createMany(services, actor, { ...body, invitation: invitedFrom(request) }),
    })),
  ];
}

export function userRoutes(services: UserServices): readonly Route[] {
  const invitedFrom = (request: FastifyRequest) => ({
    origin: originOf(services.publicOrigin, request),
    language: languageOf(request),
  });
  return [
    ...sheetRoutes(services, invitedFrom),
    route(listUsers, async ({ actor, query }) => {
      const filter = filterOf(actor, query);
      const page = { page: query.page, size: PAGE_SIZES.administration };
      const { rows, total } = await listAccounts(services.db, filter, page);
      const users = rows.map((account) => present(actor, account));
      return { users, total, rolesToGive: [...rolesToGive(actor)] };
    }),
    route(createUser, async ({ actor, body, request }) => {
      await saveNewUser(services, actor, { given: body, invitation: invitedFrom(request) });
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
    route(setUserActiveEndpoint, async ({ actor, params, body }) => {
      await setUserActive(services, actor, { ...params, ...body });
      return {};
    }),
    route(deleteUser, async ({ actor, params }) => {
      await removeUser(services, actor, params.userId);
      return {};
    }),
    route(sendPasswordLinkEndpoint, ({ actor, params, request }) =>
      sendPasswordLink(services, actor, { ...params, ...invitedFrom(request) }),
    ),
    route(listUserSessions, async ({ actor, params, request, audit }) => {
      const { id, municipalityId } = await managed(services.db, actor, { id: params.userId, lock: false });
      await audit({ municipalityId, id });
      return { sessions: await presentSessions(services, { municipalityId, userId: id }, request) };
    }),
    route(endUserSessionsEndpoint, async ({ actor, params }) => ({
      ended: await endUserSessions(services, actor, params.userId),
    })),
    route(takeOffSecondFactorEndpoint, async ({ actor, params }) => {
      await takeOffSecondFactor(services, actor, params.userId);
      return {};
    }),
    route(unbindUserEndpoint, async ({ actor, params }) => {
      await unbindUser(services, actor, params.userId);
      return {};
    }),
  ];
}
