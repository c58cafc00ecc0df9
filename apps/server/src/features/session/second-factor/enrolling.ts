// Who sets up a second factor: a person who is signed in, or one who must have one and has given only the password.
// rules: X34.01, X34.05, X34.16, X34.18
import type { Account } from '@constancia/contract/session.ts';
import type { Actor } from '@constancia/domain/access/actor.ts';
import type { FastifyRequest } from 'fastify';
import { countedAccount, rateFor } from '../../../platform/http/rate-of.ts';
import { refuseAbove } from '../../../platform/rate-limit/refuse-above.ts';
import type { SessionServices } from '../authenticate.ts';
import { type Exchange, type OpeningServices, openSession } from '../open-session.ts';
import { presentAccount } from '../present.ts';
import { findRequiredRoles } from '../queries.ts';
import { type HalfSession, halfSession } from './half-session.ts';
import type { Enrolling } from './set-up.ts';

const sessionOf = ({ cookie }: SessionServices, request: FastifyRequest) =>
  cookie.hashOf(request) ?? Buffer.alloc(0);

export async function isRequired({ db }: SessionServices, { role }: Pick<Actor, 'role'>): Promise<boolean> {
  return role !== null && (await findRequiredRoles(db)).includes(role);
}

export const enrollingActor = (
  services: SessionServices,
  actor: Actor,
  request: FastifyRequest,
): Enrolling => ({ ...actor, session: sessionOf(services, request) });

export async function enrollingHalf(
  services: SessionServices,
  request: FastifyRequest,
): Promise<HalfSession & Enrolling> {
  const half = await halfSession(services, request, 'enrolment');
  await refuseAbove(services.db, rateFor('second-factor', countedAccount(half)), services.clock());
  return { ...half, session: sessionOf(services, request) };
}

/** Signs in who has set one up. */
export async function enterEnrolled(
  services: OpeningServices,
  enrolling: HalfSession,
  exchange: Exchange,
): Promise<Account> {
  const details = { secondFactor: 'set-up' };
  const opening = { ...exchange, awaits: null, isSecondStep: true, details };
  return presentAccount(await openSession(services, { ...enrolling, id: enrolling.userId }, opening));
}
