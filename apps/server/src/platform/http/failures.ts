// Turns every failure into a problem reply: problems as they are, the framework's own refusals by their meaning,
// anything else into `unexpected` with an id that names the log entry. Never a stack.
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

/** Codes of PostgreSQL and the network that mean: the database is away, try again. */
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
]);

/** Codes of PostgreSQL for a value that it cannot keep: U+0000, half a character, a number that is too large. */
const NOT_STORABLE = new Set(['22021', '22003', '22P02', '22P05']);

function databaseIsAway(error: FastifyError): boolean {
  return (
    DATABASE_AWAY.has(error.code) ||
    /timeout exceeded when trying to connect|Connection terminated/.test(error.message)
  );
}

/** The other end went away in the middle of its request: its ECONNRESET is not the database's. */
function clientLeft({ raw }: FastifyRequest): boolean {
  return raw.destroyed && !raw.complete;
}

function asProblem(error: FastifyError): Problem | null {
  if (error instanceof Problem) return error;
  const code = FRAMEWORK[error.code];
  if (code) return new Problem(code);
  if (databaseIsAway(error)) return new Problem('unavailable');
  if (NOT_STORABLE.has(error.code)) return new Problem('request-invalid');
  if (error instanceof SyntaxError || error.statusCode === 400) return new Problem('request-invalid');
  return null;
}

export function sendProblem(reply: FastifyReply, problem: Problem, logId?: string): void {
  if (problem.status === 429 || problem.status === 503) {
    void reply.header('retry-after', String(problem.particulars.values?.['seconds'] ?? 2));
  }
  void reply
    .code(problem.status)
    .header('cache-control', 'no-store')
    .header('content-type', 'application/problem+json; charset=utf-8')
    .send(JSON.stringify(problemBody(problem, logId)));
}

export function answerFailures(app: FastifyInstance, log: Log): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (clientLeft(request)) {
      log.info({ route: request.routeOptions.url }, 'client left');
      return sendProblem(reply, new Problem('request-invalid'));
    }
    const problem = asProblem(error);
    if (problem) {
      if (problem.status >= 500) log.warn({ err: error, route: request.routeOptions.url }, 'unavailable');
      return sendProblem(reply, problem);
    }
    const logId = randomUUID();
    log.error({ err: error, logId, method: request.method, route: request.routeOptions.url }, 'unexpected');
    return sendProblem(reply, new Problem('unexpected'), logId);
  });
}
