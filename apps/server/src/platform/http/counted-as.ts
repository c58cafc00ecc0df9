// Under which key the limits count a person who answers a form: staff by their account, visitors by where they are.
// rules: X26.05
import type { Answerer } from '@constancia/domain/access/answerer.ts';
import type { FastifyRequest } from 'fastify';
import { clientKey } from './client-address.ts';

export function countedAs(answerer: Answerer, request: FastifyRequest): string {
  return answerer.kind === 'staff' ? `user:${answerer.actor.userId}` : `address:${clientKey(request)}`;
}
