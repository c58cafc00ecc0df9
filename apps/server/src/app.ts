// All wiring, no logic: which features the server has and what they share. Knows everything; nobody knows it.
import { CONTRACT } from '@constancia/contract/contract.ts';
import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import { formVersions } from './features/forms/public.ts';
import { formRoutes } from './features/forms/routes.ts';
import { sessionRoutes } from './features/session/routes.ts';
import { authenticator, sessionCookie } from './features/session/public.ts';
import { intakeQueue } from './features/submissions/intake-queue.ts';
import { submissionRoutes } from './features/submissions/routes.ts';
import { territoryRoutes } from './features/territory/routes.ts';
import type { Clock } from './platform/clock.ts';
import type { Database } from './platform/db/database.ts';
import { addRoutes } from './platform/http/endpoint.ts';
import { addHealth } from './platform/http/health.ts';
import { createServer } from './platform/http/server.ts';
import { serveWebApp } from './platform/http/web-app.ts';
import type { Log } from './platform/log.ts';
import { describeApi } from './platform/openapi/describe.ts';
import { serveApiDescription } from './platform/openapi/serve.ts';

export interface AppServices {
  readonly config: Pick<Config, 'publicOrigin' | 'trustedProxies' | 'webDir' | 'checkReplies'>;
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Log;
}

export async function createApp({ config, db, clock, log }: AppServices): Promise<FastifyInstance> {
  const app = await createServer({ log, ...config });
  const cookie = sessionCookie(config.publicOrigin);
  const sessions = { db, clock, cookie };
  const versions = formVersions(db);
  const routes = [
    ...territoryRoutes({ db }),
    ...sessionRoutes(sessions),
    ...formRoutes({ db, clock, versions }),
    ...submissionRoutes({ db, clock, versions, intake: intakeQueue(db, clock) }),
  ];
  addRoutes(app, routes, { authenticate: authenticator(sessions), checkReplies: config.checkReplies });
  addHealth(app, db);
  await serveApiDescription(app, describeApi(CONTRACT));
  await serveWebApp(app, config.webDir);
  return app;
}
