// Serves /api/openapi.json and the page that shows it, /api/docs: for staff, and for everybody on this
// machine. Both are made when they are first asked for, because most processes never show them.
// rules: X5.07, X26.21
import { type FastifyInstance, type FastifyRequest, fastify } from 'fastify';
import { Problem } from '../http/problem.ts';

export interface ApiDescription {
  readonly describe: () => Readonly<Record<string, unknown>>;
  readonly mayRead: (request: FastifyRequest) => Promise<boolean>;
}

const PAGE = '/api/docs';

/** What belongs to one connection is said anew by the server that has it. */
const OF_A_CONNECTION = ['connection', 'content-length', 'date', 'keep-alive', 'transfer-encoding'];

export async function serveApiDescription(
  app: FastifyInstance,
  { describe, mayRead }: ApiDescription,
): Promise<void> {
  let text: string | undefined;
  let page: Promise<FastifyInstance> | undefined;
  await app.register(async (pages) => {
    pages.addHook('onRequest', async (request) => {
      if (!(await mayRead(request))) throw new Problem('not-signed-in');
    });
    pages.get('/api/openapi.json', (_request, reply) => {
      text ??= JSON.stringify(describe());
      return reply.type('application/json; charset=utf-8').send(text);
    });
    for (const path of [PAGE, `${PAGE}/*`])
      pages.get(path, async ({ url, headers }, reply) => {
        page ??= openPage(describe);
        const shown = await (await page).inject({ url, headers });
        const kept = Object.entries(shown.headers).filter(([name]) => !OF_A_CONNECTION.includes(name));
        return reply.code(shown.statusCode).headers(Object.fromEntries(kept)).send(shown.rawPayload);
      });
  });
}

/** A server without a port, since routes cannot be added to one that listens: its packages take 4 MB. */
async function openPage(describe: ApiDescription['describe']): Promise<FastifyInstance> {
  const { default: swagger } = await import('@fastify/swagger');
  const { default: swaggerUi } = await import('@fastify/swagger-ui');
  const page = fastify();
  await page.register(swagger, { openapi: {}, transformObject: () => describe() });
  await page.register(swaggerUi, { routePrefix: PAGE, staticCSP: true, transformStaticCSP: (csp) => csp });
  return page;
}
