// The session of a person who gave the password and not yet the second step. It opens nothing but that step.
// rules: X34.02
import type { SecondStep } from '@constancia/domain/users/second-factor.ts';
import type { FastifyRequest } from 'fastify';
import { Problem } from '../../../platform/http/problem.ts';
import { anySession, type SessionServices } from '../authenticate.ts';
import type { SessionRow } from '../queries.ts';

export interface HalfSession extends SessionRow {
  readonly userId: string;
}

export async function halfSession(
  services: SessionServices,
  request: FastifyRequest,
  awaits: SecondStep,
): Promise<HalfSession> {
  const session = await anySession(services, request);
  if (session?.awaits !== awaits || session.userId === null) throw new Problem('not-signed-in');
  return { ...session, userId: session.userId };
}
