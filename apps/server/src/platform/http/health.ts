// /healthz: the process lives. /readyz: it can serve, which needs the database. For load balancers and people.
// rules: X5.08, X27.04
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/database.ts';
import { ping } from '../db/queries.ts';

/** Longest wait for the database before it counts as unreachable, milliseconds. */
const PATIENCE_MS = 2_000;

export function addHealth(app: FastifyInstance, db: Database): void {
  // One question at a time: a database that is silent does not get one more connection for each time it is asked.
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
