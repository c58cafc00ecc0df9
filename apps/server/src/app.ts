// All wiring, no logic: which features the server has and what they share. Knows everything; nobody knows it.
import { CONTRACT } from '@constancia/contract/contract.ts';
import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import { findPerson } from './features/citizens/public.ts';
import { fileRoutes } from './features/files/public.ts';
import { formVersions, headerImageRight } from './features/forms/public.ts';
import { formRoutes } from './features/forms/routes.ts';
import { workflowRoutes } from './features/forms/workflows/routes.ts';
import { sessionRoutes } from './features/session/routes.ts';
import { authenticator, sessionCookie } from './features/session/public.ts';
import { statisticsRoutes } from './features/statistics/routes.ts';
import { intakeQueue } from './features/submissions/intake-queue.ts';
import { submissionRoutes } from './features/submissions/routes.ts';
import { territoryRoutes } from './features/territory/routes.ts';
import type { Clock } from './platform/clock.ts';
import type { Database } from './platform/db/database.ts';
import { installationSecret } from './platform/db/queries.ts';
import type { FileStore } from './platform/files/file-store.ts';
import { fileSigner } from './platform/files/signed-address.ts';
import { addRoutes } from './platform/http/endpoint.ts';
import { addHealth } from './platform/http/health.ts';
import { createServer } from './platform/http/server.ts';
import { serveWebApp } from './platform/http/web-app.ts';
import { newSecretToken } from './platform/ids.ts';
import type { Log } from './platform/log.ts';
import { localBookings } from './ports/appointments/local.ts';
import { localIncidents } from './ports/incidents/local.ts';
import { describeApi } from './platform/openapi/describe.ts';
import { serveApiDescription } from './platform/openapi/serve.ts';

/** The registers of our own database play every outside system of a form. */
const OUTSIDE = { incidents: localIncidents, bookings: localBookings };

export interface AppServices {
  readonly config: Pick<Config, 'publicOrigin' | 'trustedProxies' | 'webDir' | 'checkReplies'>;
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Log;
  /** Where uploaded files lie. */
  readonly store: FileStore;
}

export async function createApp({ config, db, clock, log, store }: AppServices): Promise<FastifyInstance> {
  const app = await createServer({ log, ...config });
  const cookie = sessionCookie(config.publicOrigin);
  const sessions = { db, clock, cookie };
  const versions = formVersions(db);
  const signer = fileSigner(await installationSecret(db, 'file-signing-secret', newSecretToken()));
  const routes = [
    ...territoryRoutes({ db }),
    ...sessionRoutes(sessions),
    ...fileRoutes({ db, clock, store, signer, rights: { 'header-image': headerImageRight(db) } }),
    ...formRoutes({ db, clock, versions, store, signer, ...OUTSIDE }),
    ...workflowRoutes({ db, clock }),
    ...submissionRoutes({
      db,
      clock,
      versions,
      intake: intakeQueue(db, clock),
      findPerson: (asked) => findPerson(db, asked),
    }),
    ...statisticsRoutes({ db, clock, versions }),
  ];
  addRoutes(app, routes, { authenticate: authenticator(sessions), checkReplies: config.checkReplies });
  addHealth(app, db);
  await serveApiDescription(app, describeApi(CONTRACT));
  await serveWebApp(app, config.webDir);
  return app;
}
