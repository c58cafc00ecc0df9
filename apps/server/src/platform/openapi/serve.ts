// Serves /api/openapi.json and the page that shows it, /api/docs: for staff, and for everybody on this
// machine. The description is made when it is first asked for, because most processes never show it.
// rules: X5.07, X26.21
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem } from '../http/problem.ts';

export interface ApiDescription {
  readonly describe: () => Readonly<Record<string, unknown>>;
  readonly mayRead: (request: FastifyRequest) => Promise<boolean>;
}

export async function serveApiDescription(
  app: FastifyInstance,
  { describe, mayRead }: ApiDescription,
): Promise<void> {
  let text: string | undefined;
  await app.register(async (pages) => {
    pages.addHook('onRequest', async (request) => {
      if (!(await mayRead(request))) throw new Problem('not-signed-in');
    });
    pages.get('/api/openapi.json', (_request, reply) => {
      text ??= JSON.stringify(pages.swagger());
      return reply.type('application/json; charset=utf-8').send(text);
    });
    await pages.register(swagger, { openapi: {}, transformObject: () => describe() });
    await pages.register(swaggerUi, {
      routePrefix: '/api/docs',
      staticCSP: true,
      transformStaticCSP: (csp) => csp,
    });
  });
}
