// One PostgreSQL for the whole test run (DATABASE_URL, or an embedded one in a temporary folder), with two migrated template
// databases, an empty one and one with the world that every test file copies, and the program's login.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { appLogin } from '../platform/db/app-login.ts';
import { inTransaction, openDatabase } from '../platform/db/database.ts';
import { grantTo, migrate } from '../platform/db/migrate.ts';
import { saveLogin } from '../platform/db/queries.ts';
import { openEmbeddedPostgres } from '../platform/embedded-postgres/open-embedded-postgres.ts';
import { prepareJobs } from '../platform/jobs/worker.ts';
import { saveWorld, WORLD_BEGINS } from './personas.ts';
import { createDatabase, databaseUrl, dropDatabase, leaveServer } from './queries.ts';

async function openServer(): Promise<{ readonly url: string; readonly stop: () => Promise<void> }> {
  const given = process.env['DATABASE_URL'];
  if (given) return { url: given, stop: async () => {} };
  const folder = await mkdtemp(join(tmpdir(), 'constancia-test-'));
  const embedded = await openEmbeddedPostgres({ dataDir: folder, log: () => {}, durable: false });
  return {
    url: embedded.url,
    stop: async () => {
      await embedded.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** What every world of the tests begins with, which takes as long as all else that opens one. */
async function fillWorld(url: string): Promise<void> {
  const db = openDatabase({ url: () => url, connections: 1 });
  await saveWorld(db, new Date(WORLD_BEGINS));
  await db.destroy();
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await openServer();
  const template = `constancia_template_${process.pid}`;
  await createDatabase(server.url, template);
  const url = databaseUrl(server.url, template);
  const db = openDatabase({ url: () => url, connections: 1 });
  await migrate(db);
  await prepareJobs(url);
  const login = appLogin(server.url);
  await inTransaction(db, (tx) => saveLogin(tx, login));
  await grantTo(db, login.name);
  await db.destroy();
  const worldTemplate = `${template}_world`;
  await createDatabase(server.url, worldTemplate, template);
  await fillWorld(databaseUrl(server.url, worldTemplate));
  project.provide('serverUrl', server.url);
  project.provide('template', template);
  project.provide('worldTemplate', worldTemplate);
  return async () => {
    for (const name of [worldTemplate, template]) await dropDatabase(server.url, name);
    await leaveServer(server.url);
    await server.stop();
  };
}
