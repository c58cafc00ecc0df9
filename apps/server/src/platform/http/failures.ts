// Turns every failure into a problem reply: problems as they are, the framework's own refusals by their
// meaning, and anything else into `unexpected` with an id that is also in the log. Never shows a stack.
// rules: X27.01
import { randomUUID } from 'node:crypto';
import type { ProblemCode } from '@constancia/contract/problems.ts';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Log } from '../log.ts';
import { Problem, problemBody } from './problem.ts';

const FRAMEWORK: Readonly<Record<string, ProblemCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'payload-too-large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'media-type-refused',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'request-invalid',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'request-invalid',
  FST_ERR_CTP_INVALID_JSON_BODY: 'request-invalid',
  FST_UNDER_PRESSURE: 'unavailable',
};

/** Codes of PostgreSQL and the network which mean that the database is not available and a retry may help. */
const DATABASE_AWAY = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '08006',
  '08001',
  '08003',
  // Its own limits for statements, transactions and connections: one that was silent meets them when it speaks again.
  '57014',
  '25P03',
  '25P04',
  '57P05',
  // Of two transactions that waited for each other it has failed this one: nothing of it is stored.
  '40P01',
]);

/**
 * Codes of PostgreSQL for a value that it cannot store: U+0000, half a character, a number that is too large.
 */
const NOT_STORABLE = new Set(['22021', '22003', '22P02', '22P05']);
/**
 * Codes of the system and of PostgreSQL which mean that storage is full, and a retry may help once there is
 * room.
 */
const STORAGE_FULL = new Set(['ENOSPC', 'EDQUOT', '53100', '53200', '53400', '58030']);

/** Messages of the driver for errors without a code. */
const AWAY_WORDS =
  /timeout exceeded when trying to connect|Connection terminated|Query read timeout|not queryable/;

function databaseIsAway(error: FastifyError): boolean {
  return DATABASE_AWAY.has(error.code) || AWAY_WORDS.test(error.message);
}

/**
 * Whether it was to be stored for an account that was deleted since the request began. What others do to an account has its lock,
 * so this is the account of the person who asks.
 */
function accountIsGone(error: FastifyError): boolean {
  const { constraint } = error as { readonly constraint?: string };
  return error.code === '23503' && constraint?.endsWith('_user_fk') === true;
}

/** The client went away during its request, so this ECONNRESET does not come from the database. */
function clientLeft({ raw }: FastifyRequest): boolean {
  return raw.destroyed && !raw.complete;
}
const SECONDS_UNTIL_ROOM = 30;

function asProblem(error: FastifyError): Problem | null {
  if (error instanceof Problem) return error;
  const code = FRAMEWORK[error.code];
  if (code) return new Problem(code);
  if (STORAGE_FULL.has(error.code))
    return new Problem('storage-full', { values: { seconds: SECONDS_UNTIL_ROOM } });
  if (databaseIsAway(error)) return new Problem('unavailable');
  if (accountIsGone(error)) return new Problem('not-signed-in');
  if (NOT_STORABLE.has(error.code)) return new Problem('request-invalid');
  if (error instanceof SyntaxError || error.statusCode === 400) return new Problem('request-invalid');
  return null;
}

/** Statuses whose reply says when to try again. */
const TRY_AGAIN = new Set([429, 503, 507]);

/** Programs that read feeds send a password only when they are asked for it. */
function asksForBasic({ request }: FastifyReply): boolean {
  return request.routeOptions.config?.asksForBasic === true;
}

export function sendProblem(reply: FastifyReply, problem: Problem, logId?: string): void {
  if (TRY_AGAIN.has(problem.status)) {
    void reply.header('retry-after', String(problem.particulars.values?.['seconds'] ?? 2));
  }
  if (problem.status === 401 && asksForBasic(reply))
    void reply.header('www-authenticate', 'Basic realm="Constancia", charset="UTF-8"');
  else if (problem.code === 'token-refused')
    void reply.header('www-authenticate', 'Bearer error="invalid_token"');
  void reply
    .code(problem.status)
    .header('cache-control', 'no-store')
    .header('content-type', 'application/problem+json; charset=utf-8')
    .send(JSON.stringify(problemBody(problem, logId)));
}

/** The shortest time between two lines about refusals of an overload, in milliseconds: there may be thousands. */
const OVERLOAD_LINES_MS = 1_000;

export function answerFailures(app: FastifyInstance, log: Log): void {
  let overloadLoggedAt = -OVERLOAD_LINES_MS;
  const isLogged = (problem: Problem, error: FastifyError): boolean => {
    if (problem.code !== 'unavailable' || problem !== error) return problem.status >= 500;
    const now = performance.now();
    if (now - overloadLoggedAt < OVERLOAD_LINES_MS) return false;
    overloadLoggedAt = now;
    return true;
  };
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (clientLeft(request)) {
      log.info({ route: request.routeOptions.url }, 'client left');
      return sendProblem(reply, new Problem('request-invalid'));
    }
    const problem = asProblem(error);
    if (problem) {
      if (isLogged(problem, error)) log.warn({ err: error, route: request.routeOptions.url }, 'unavailable');
      return sendProblem(reply, problem);
    }
    const logId = randomUUID();
    log.error({ err: error, logId, method: request.method, route: request.routeOptions.url }, 'unexpected');
    return sendProblem(reply, new Problem('unexpected'), logId);
  });
}
