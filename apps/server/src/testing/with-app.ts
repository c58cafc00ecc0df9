// A server on a database of its own, with people to send requests as: over HTTP semantics, real PostgreSQL.
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { inject as provided } from 'vitest';
import { createApp, createJobs } from '../app.ts';
import { type Database, openDatabase } from '../platform/db/database.ts';
import type { FileStore } from '../platform/files/file-store.ts';
import { localFileStore } from '../platform/files/local-file-store.ts';
import { runDueJobs } from '../platform/jobs/worker.ts';
import { createLog, type Log } from '../platform/log.ts';
import { hashToken } from '../features/session/cookie.ts';
import { startSession } from '../features/session/queries.ts';
import { PERSONAS, type PersonaName, savePersonas } from './personas.ts';
import { savePlaces, testId } from './places.ts';
import { createDatabase, databaseUrl, dropDatabase } from './queries.ts';

export interface TestReply {
  readonly status: number;
  /** Parsed JSON, read freely as a caller does; text otherwise. */
  readonly body: ReturnType<typeof JSON.parse>;
  readonly headers: LightMyRequestResponse['headers'];
  readonly raw: Buffer;
}

type Send = (path: string, body?: unknown) => Promise<TestReply>;

export interface Caller {
  /** Cookies and the like that go with each request. */
  readonly headers: Readonly<Record<string, string>>;
  readonly get: Send;
  readonly post: Send;
  readonly put: Send;
  readonly delete: Send;
  readonly send: (
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    body?: unknown,
  ) => Promise<TestReply>;
}

export interface TestWorld {
  readonly app: FastifyInstance;
  readonly store: FileStore;
  readonly db: Database;
  readonly url: string;
  /** Each persona, signed in. */
  readonly as: Readonly<Record<PersonaName, Caller>>;
  readonly visitor: Caller;
  /** What the clock of the server says; tests may move it. */
  readonly time: { now: Date };
  /** Does what the worker would do now. */
  readonly runJobs: () => Promise<void>;
  readonly close: () => Promise<void>;
}

function replyOf(response: LightMyRequestResponse): TestReply {
  const json = /json/.test(response.headers['content-type'] ?? '');
  return {
    status: response.statusCode,
    body: json ? response.json() : response.body,
    headers: response.headers,
    raw: response.rawPayload,
  };
}

export function caller(app: FastifyInstance, headers: Readonly<Record<string, string>> = {}): Caller {
  const send: Caller['send'] = async (method, url, body) => {
    const options: InjectOptions = { method, url, headers };
    if (body === undefined) return replyOf(await app.inject(options));
    // Bytes are an upload.
    const type = Buffer.isBuffer(body) ? { 'content-type': 'application/octet-stream' } : {};
    return replyOf(
      await app.inject({ ...options, headers: { ...headers, ...type }, payload: body as object }),
    );
  };
  return {
    headers,
    send,
    get: (path) => send('GET', path),
    post: (path, body) => send('POST', path, body ?? {}),
    put: (path, body) => send('PUT', path, body ?? {}),
    delete: (path) => send('DELETE', path),
  };
}

async function openSessions(db: Database, now: Date): Promise<Record<PersonaName, string>> {
  const tokens = {} as Record<PersonaName, string>;
  for (const name of Object.keys(PERSONAS) as PersonaName[]) {
    const token = `token-of-${name}`;
    tokens[name] = token;
    await startSession(db, {
      id: randomUUID(),
      municipalityId: PERSONAS[name].municipalityId,
      userId: testId(`user${name}`),
      tokenHash: hashToken(token),
      at: now,
      browser: 'test',
    });
  }
  return tokens;
}

/** What one test file sets otherwise than the rest, e.g. an outside service of its own. */
type TestSettings = Partial<Parameters<typeof createApp>[0]['config']> & { readonly log?: Log };

export async function openTestWorld({
  log = createLog('silent'),
  ...settings
}: TestSettings = {}): Promise<TestWorld> {
  const serverUrl = provided('serverUrl');
  const name = `constancia_test_${randomUUID().replaceAll('-', '')}`;
  await createDatabase(serverUrl, name, provided('template'));
  const url = databaseUrl(serverUrl, name);
  const db = openDatabase({ url, connections: 4 });
  const time = { now: new Date('2026-03-10T15:00:00.000Z') };
  const folder = await mkdtemp(join(tmpdir(), 'constancia-files-'));
  const config = {
    host: '127.0.0.1',
    publicOrigin: null,
    demonstrationSignIn: 'this-machine' as const,
    trustedProxies: 0,
    webDir: null,
    checkReplies: true,
    challengeBits: 8,
    brandlessHosts: [],
    mapLayers: { street: null, satellite: null },
    mail: {
      smtp: null,
      from: 'Constancia <no-responder@villa.example>',
      folder: join(folder, 'letters'),
      timeoutMs: 2_000,
    },
    citizenRegisterUrl: null,
    platformUrl: null,
    bookingUrl: null,
    citizenPortalUrl: null,
    geocoderUrl: null,
    geocoderTimeoutMs: 4_000,
    payments: null,
    ...settings,
  };
  const store = localFileStore(folder);
  const services = { config, db, clock: () => time.now, log, store };
  const app = await createApp(services);
  const handlers = createJobs(services);
  await savePlaces(db);
  await savePersonas(db);
  const tokens = await openSessions(db, time.now);
  const host: Record<string, string> =
    config.publicOrigin === null ? {} : { host: new URL(config.publicOrigin).host };
  const as = Object.fromEntries(
    Object.entries(tokens).map(([persona, token]) => [
      persona,
      caller(app, { ...host, cookie: `session=${token}` }),
    ]),
  ) as Record<PersonaName, Caller>;
  return {
    app,
    store,
    db,
    url,
    as,
    time,
    visitor: caller(app, host),
    runJobs: () => runDueJobs({ databaseUrl: url, handlers, log: services.log }),
    close: async () => {
      await app.close();
      await db.destroy();
      await dropDatabase(serverUrl, name);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
