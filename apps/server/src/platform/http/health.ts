// /healthz: the process lives. /readyz: it can serve, which needs the database. For load balancers and people.
import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/database.ts';
import { ping } from '../db/queries.ts';

export function addHealth(app: FastifyInstance, db: Database): void {
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    try {
      await ping(db);
      return { status: 'ready' };
    } catch {
      return reply.code(503).header('retry-after', '2').send({ status: 'database unreachable' });
    }
  });
}
