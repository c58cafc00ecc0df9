// Serves /api/openapi.json and the page that shows it, /api/docs: for staff, and for everybody on this
// machine.
// rules: X5.07, X26.21
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem } from '../http/problem.ts';

export interface ApiDescription {
  readonly document: Readonly<Record<string, unknown>>;
  readonly mayRead: (request: FastifyRequest) => Promise<boolean>;
}

export async function serveApiDescription(
  app: FastifyInstance,
  { document, mayRead }: ApiDescription,
): Promise<void> {
  const text = JSON.stringify(document);
  await app.register(async (pages) => {
    pages.addHook('onRequest', async (request) => {
      if (!(await mayRead(request))) throw new Problem('not-signed-in');
    });
    pages.get('/api/openapi.json', (_request, reply) =>
      reply.type('application/json; charset=utf-8').send(text),
    );
    await pages.register(swagger, { mode: 'static', specification: { document: document as never } });
    await pages.register(swaggerUi, {
      routePrefix: '/api/docs',
      staticCSP: true,
      transformStaticCSP: (csp) => csp,
    });
  });
}
