// /healthz: the process runs. /readyz: it can serve requests, which needs the database. For load balancers
// and people.
// rules: X5.08, X27.04
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/database.ts';
import { ping } from '../db/queries.ts';

/** Milliseconds after which the database counts as unreachable. */
const PATIENCE_MS = 2_000;

export function addHealth(app: FastifyInstance, db: Database): void {
  // One check at a time, so that a silent database does not get a further connection with every request.
  let asked: Promise<boolean> | null = null;
  const isThere = () =>
    (asked ??= ping(db)
      .then(() => true)
      .catch(() => false)
      .finally(() => {
        asked = null;
      }));
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    if (await Promise.race([isThere(), wait(PATIENCE_MS, false, { ref: false })])) return { status: 'ready' };
    return reply.code(503).header('retry-after', '2').send({ status: 'database unreachable' });
  });
}
