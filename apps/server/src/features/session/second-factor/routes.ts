// Endpoints of the second factor: for the owner of an account, for the second step of signing in, and for administrators.
// rules: X34.01-X34.06, X34.16
import {
  beginEnrolment,
  beginSecondFactor,
  confirmEnrolment,
  confirmSecondFactor,
  giveSecondFactor,
  readRequiredRoles,
  readSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
  setRequiredRoles,
} from '@constancia/contract/second-factor.ts';
import type { Actor } from '@constancia/domain/access/actor.ts';
import { hasFactor } from '@constancia/domain/users/second-factor.ts';
import type { FastifyRequest } from 'fastify';
import { appendAudit } from '../../../platform/audit/queries.ts';
import { inTransaction } from '../../../platform/db/database.ts';
import { type Route, route } from '../../../platform/http/endpoint.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { presentAccount } from '../present.ts';
import { findRequiredRoles, hasSecondFactor, storeRequiredRoles } from '../queries.ts';
import { type PasswordAgain, proveAgain, type SignInServices } from '../sign-in.ts';
import { enrollingActor, enrollingHalf, enterEnrolled, isRequired } from './enrolling.ts';
import { giveCode } from './give-code.ts';
import { listPasskeys } from './passkey-queries.ts';
import { findFactorState } from './queries.ts';
import { beginEnrolling, confirmEnrolling, type FactorServices, renewCodes, takeOff } from './set-up.ts';

export interface SecondFactorServices extends FactorServices, SignInServices {}

export function secondFactorRoutes(services: SecondFactorServices): readonly Route[] {
  return [...ownRoutes(services), ...signInRoutes(services), ...roleRoutes(services)];
}

/** Which second factors the account has, and what is left of its recovery codes. */
async function readState({ db, secretKeys }: SecondFactorServices, actor: Actor) {
  const { hasApplication, ...state } = await findFactorState(db, actor);
  const passkeys = (await listPasskeys(db, actor)).map(({ id, name, addedAt, lastUsedAt }) => ({
    id,
    name,
    addedAt: addedAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  }));
  const isActive = hasFactor({ application: hasApplication, passkey: passkeys.length > 0 });
  return { ...state, isOffered: secretKeys.length > 0, isActive, hasApplication, passkeys };
}

function ownRoutes(services: SecondFactorServices): readonly Route[] {
  const { db, clock } = services;
  const proveAndHave = async (actor: Actor, body: PasswordAgain, request: FastifyRequest) => {
    await proveAgain(services, actor, { ...body, request });
    if (!(await hasSecondFactor(db, actor))) throw new Problem('second-factor-missing');
  };
  return [
    route(readSecondFactor, async ({ actor }) => ({
      ...(await readState(services, actor)),
      isRequired: await isRequired(services, actor),
    })),
    route(beginSecondFactor, async ({ actor, body, request }) => {
      await proveAgain(services, actor, { ...body, request });
      return beginEnrolling(services, enrollingActor(services, actor, request));
    }),
    route(confirmSecondFactor, async ({ actor, body, request }) => {
      const enrolling = enrollingActor(services, actor, request);
      return { recoveryCodes: [...(await confirmEnrolling(services, enrolling, body))] };
    }),
    route(renewRecoveryCodes, async ({ actor, body, request }) => {
      await proveAndHave(actor, body, request);
      return { recoveryCodes: [...(await renewCodes(services, actor))] };
    }),
    route(removeSecondFactor, async ({ actor, body, request }) => {
      await proveAndHave(actor, body, request);
      if (await isRequired(services, actor)) throw new Problem('second-factor-required');
      await inTransaction(db, (tx) => takeOff(tx, actor, { at: clock(), by: actor.username }));
      return {};
    }),
  ];
}

function signInRoutes(services: SecondFactorServices): readonly Route[] {
  return [
    route(giveSecondFactor, async ({ body, request, reply }) => ({
      account: presentAccount(await giveCode(services, body.code, { request, reply })),
    })),
    route(beginEnrolment, async ({ request }) =>
      beginEnrolling(services, await enrollingHalf(services, request)),
    ),
    route(confirmEnrolment, async ({ body, request, reply }) => {
      const enrolling = await enrollingHalf(services, request);
      const recoveryCodes = [...(await confirmEnrolling(services, enrolling, body))];
      return { account: await enterEnrolled(services, enrolling, { request, reply }), recoveryCodes };
    }),
  ];
}

function roleRoutes({ db, clock, secretKeys }: SecondFactorServices): readonly Route[] {
  return [
    route(readRequiredRoles, async () => ({ roles: [...(await findRequiredRoles(db))] })),
    route(setRequiredRoles, async ({ actor, body }) => {
      if (secretKeys.length === 0 && body.roles.length > 0) throw new Problem('second-factor-unavailable');
      const roles = [...new Set(body.roles)];
      await inTransaction(db, async (tx) => {
        await storeRequiredRoles(tx, roles);
        await appendAudit(tx, {
          municipalityId: actor.municipalityId,
          at: clock(),
          actor: actor.username,
          action: 'update',
          subject: 'second-factor-roles',
          subjectId: '',
          details: { roles },
        });
      });
      return {};
    }),
  ];
}
