// Endpoints of the second factor: for the owner of an account, for the second step of signing in, and for administrators.
// rules: X34.01-X34.06
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
import type { FastifyRequest } from 'fastify';
import { appendAudit } from '../../../platform/audit/queries.ts';
import { inTransaction } from '../../../platform/db/database.ts';
import { type Route, route } from '../../../platform/http/endpoint.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { countedAccount, rateFor } from '../../../platform/http/rate-of.ts';
import { refuseAbove } from '../../../platform/rate-limit/refuse-above.ts';
import { openSession } from '../open-session.ts';
import { presentAccount } from '../present.ts';
import { findRequiredRoles, hasSecondFactor, storeRequiredRoles } from '../queries.ts';
import { type PasswordAgain, proveAgain, type SignInServices } from '../sign-in.ts';
import { giveCode } from './give-code.ts';
import { type HalfSession, halfSession } from './half-session.ts';
import { findFactorState } from './queries.ts';
import {
  beginEnrolling,
  confirmEnrolling,
  type Enrolling,
  type FactorServices,
  renewCodes,
  takeOff,
} from './set-up.ts';

export interface SecondFactorServices extends FactorServices, SignInServices {}

export function secondFactorRoutes(services: SecondFactorServices): readonly Route[] {
  return [...ownRoutes(services), ...signInRoutes(services), ...roleRoutes(services)];
}

async function isRequired({ db }: SecondFactorServices, { role }: Pick<Actor, 'role'>): Promise<boolean> {
  return role !== null && (await findRequiredRoles(db)).includes(role);
}

function ownRoutes(services: SecondFactorServices): readonly Route[] {
  const { db, clock, secretKeys } = services;
  const enrolling = (actor: Actor, request: FastifyRequest): Enrolling => ({
    ...actor,
    session: services.cookie.hashOf(request) ?? Buffer.alloc(0),
  });
  const proveAndHave = async (actor: Actor, body: PasswordAgain, request: FastifyRequest) => {
    await proveAgain(services, actor, { ...body, request });
    if (!(await hasSecondFactor(db, actor))) throw new Problem('second-factor-missing');
  };
  return [
    route(readSecondFactor, async ({ actor }) => ({
      ...(await findFactorState(db, actor)),
      isOffered: secretKeys.length > 0,
      isRequired: await isRequired(services, actor),
    })),
    route(beginSecondFactor, async ({ actor, body, request }) => {
      await proveAgain(services, actor, { ...body, request });
      return beginEnrolling(services, enrolling(actor, request));
    }),
    route(confirmSecondFactor, async ({ actor, body, request }) => ({
      recoveryCodes: [...(await confirmEnrolling(services, enrolling(actor, request), body))],
    })),
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
  const { db, clock, cookie } = services;
  const enrollingOf = async (request: FastifyRequest): Promise<HalfSession & Enrolling> => {
    const half = await halfSession(services, request, 'enrolment');
    await refuseAbove(db, rateFor('second-factor', countedAccount(half)), clock());
    return { ...half, session: cookie.hashOf(request) ?? Buffer.alloc(0) };
  };
  return [
    route(giveSecondFactor, async ({ body, request, reply }) => ({
      account: presentAccount(await giveCode(services, body.code, { request, reply })),
    })),
    route(beginEnrolment, async ({ request }) => beginEnrolling(services, await enrollingOf(request))),
    route(confirmEnrolment, async ({ body, request, reply }) => {
      const enrolling = await enrollingOf(request);
      const recoveryCodes = [...(await confirmEnrolling(services, enrolling, body))];
      const details = { secondFactor: 'set-up' };
      const opening = { request, reply, awaits: null, isSecondStep: true, details };
      const session = await openSession(services, { ...enrolling, id: enrolling.userId }, opening);
      return { account: presentAccount(session), recoveryCodes };
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
