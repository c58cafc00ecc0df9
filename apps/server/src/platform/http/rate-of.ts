// Which rate a call counts towards, and for whom, as its endpoint declares.
// rules: X26.05, X30.16, X38.10
import type { Endpoint } from '@constancia/contract/endpoint.ts';
import type { Actor } from '@constancia/domain/access/actor.ts';
import type { Answerer } from '@constancia/domain/access/answerer.ts';
import { PROGRAM_RATES, RATES, type Rate } from '@constancia/domain/limits.ts';
import type { FastifyRequest } from 'fastify';
import { clientKey } from './client-address.ts';

/** A limit of so many tries in a window, for one key. */
export interface CountedRate {
  readonly key: string;
  readonly tries: number;
  readonly windowSeconds: number;
}

interface Caller {
  readonly actor: Actor | null;
  readonly answerer: Answerer | null;
}

/** The key under which the calls of an account are counted; a program does not use up what its owner may. */
export const countedAccount = ({ userId, program }: Pick<Actor, 'userId' | 'program'>): string =>
  program ? `program:${program.id}` : `user:${userId}`;
/** The key under which the calls from a network address are counted. */
const countedAddress = (request: FastifyRequest): string => `address:${clientKey(request)}`;

/** Staff are counted by their account, visitors by their network address. */
export function countedAnswerer(answerer: Answerer, request: FastifyRequest): string {
  return answerer.kind === 'staff' ? countedAccount(answerer.actor) : countedAddress(request);
}

/** The limit of one counter for one caller. */
export function rateFor(rate: Rate | keyof typeof PROGRAM_RATES, caller: string): CountedRate {
  const { tries, seconds } = { ...RATES, ...PROGRAM_RATES }[rate];
  return { key: `${rate}:${caller}`, tries, windowSeconds: seconds };
}

/** Null for an endpoint that is not counted here, or not for this caller. */
export function rateOf({ often }: Endpoint, caller: Caller, request: FastifyRequest): CountedRate | null {
  if (often === 'unlimited' || 'handler' in often) return null;
  const key = keyOf(often.by, caller, request);
  return key === null ? null : rateFor(often.rate, key);
}

function keyOf(
  by: 'account' | 'address' | 'answerer' | 'visitor',
  { actor, answerer }: Caller,
  request: FastifyRequest,
): string | null {
  if (by === 'answerer' && answerer) return countedAnswerer(answerer, request);
  if (by === 'visitor' && answerer?.kind === 'staff') return null;
  // Nobody is left out for want of an account: a caller without one is counted by the address.
  return by === 'account' && actor ? countedAccount(actor) : countedAddress(request);
}
