// A server on its own database, with people to send requests as: HTTP semantics, a real PostgreSQL, and the
// program's rights in it.
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isAuditDetail } from '@constancia/domain/audit/audit-details.ts';
import { VISITOR_LIMITS } from '@constancia/domain/limits.ts';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { inject as provided } from 'vitest';
import { createApp } from '../app.ts';
import { createJobs } from '../jobs.ts';
import { appLogin, urlFor } from '../platform/db/app-login.ts';
import { type Database, openDatabase } from '../platform/db/database.ts';
import type { DiskRoom, FileStore } from '../platform/files/file-store.ts';
import type { FileScanner } from '../platform/file-checks/file-scanner.ts';
import { localFileStore } from '../platform/files/local-file-store.ts';
import type { JobLane } from '../platform/jobs/worker.ts';
import { createLog, type Log } from '../platform/log.ts';
import { virusScanner } from '../ports/virus-scanner/port.ts';
import { PERSONAS, type PersonaName, tokenOf, WORLD_BEGINS } from './personas.ts';
import { createDatabase, databaseUrl, dropDatabase, listDetailNames } from './queries.ts';
import { runDueJobs } from './run-due-jobs.ts';

declare module 'vitest' {
  interface ProvidedContext {
    readonly serverUrl: string;
    /** Migrated and empty. */
    readonly template: string;
    /** With the territory and the people of the tests (global-setup.ts). */
    readonly worldTemplate: string;
  }
}

export interface TestReply {
  readonly status: number;
  /** Parsed JSON, untyped as for any caller; text otherwise. */
  readonly body: ReturnType<typeof JSON.parse>;
  readonly headers: LightMyRequestResponse['headers'];
  readonly raw: Buffer;
}

type Send = (path: string, body?: unknown) => Promise<TestReply>;

export interface Caller {
  /** Cookies and other headers of each request. */
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
  /** For a second process on the same database. */
  readonly services: Parameters<typeof createApp>[0];
  readonly store: FileStore;
  readonly scanner: FileScanner;
  /** The owner's connection, for what a test prepares and looks up. */
  readonly db: Database;
  readonly url: string;
  /** URL of the database with the program's own login. */
  readonly appUrl: string;
  /** The lanes of the worker. */
  readonly lanes: readonly JobLane[];
  /** Each persona, signed in. */
  readonly as: Readonly<Record<PersonaName, Caller>>;
  readonly visitor: Caller;
  /** The server's current time; tests may move it. */
  readonly time: { now: Date };
  /** Runs what the worker would do now. */
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

/** `address`: network address of the requests. */
export function caller(
  app: FastifyInstance,
  headers: Readonly<Record<string, string>> = {},
  address = '127.0.0.1',
): Caller {
  const send: Caller['send'] = async (method, url, body) => {
    const options: InjectOptions = { method, url, headers, remoteAddress: address };
    if (body === undefined) return replyOf(await app.inject(options));
    // A body of bytes is an upload.
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

/** Far above what tests send; tests of the limits set their own. */
const UNLIMITED = {
  ...VISITOR_LIMITS,
  submissionsPerMinute: 1_000_000,
  formSubmissionsPerHour: 1_000_000,
  submissionsPerHour: 1_000_000,
  openOrders: 1_000_000,
};

/** Settings that one test file changes, e.g. an outside service of its own. */
export interface TestSettings extends Partial<Parameters<typeof createApp>[0]['config']> {
  /** Free space on the disk, as the file storage reports it; large when absent. */
  readonly room?: () => DiskRoom;
  /** Nothing is logged when absent. */
  readonly log?: Log;
}

const LARGE_DISK: DiskRoom = { free: 2 ** 40, total: 2 ** 40 };

export async function openTestWorld({
  room,
  log = createLog('silent'),
  ...settings
}: TestSettings = {}): Promise<TestWorld> {
  const serverUrl = provided('serverUrl');
  const name = `constancia_test_${randomUUID().replaceAll('-', '')}`;
  await createDatabase(serverUrl, name, provided('worldTemplate'));
  const url = databaseUrl(serverUrl, name);
  const appUrl = urlFor(url, appLogin(serverUrl));
  const db = openDatabase({ url: () => url, connections: 4 });
  const appDb = openDatabase({ url: () => appUrl, connections: 4 });
  const time = { now: new Date(WORLD_BEGINS) };
  const folder = await mkdtemp(join(tmpdir(), 'constancia-files-'));
  const config = {
    dataDir: folder,
    host: '127.0.0.1',
    publicOrigin: null,
    demonstrationSignIn: 'this-machine' as const,
    trustedProxies: 0,
    webDir: null,
    checkReplies: true,
    puzzleMemoryKib: 8,
    // Longer than by default: tests move the clock by hours.
    sessionLife: { idleMs: 12 * 3_600_000, longestMs: 7 * 24 * 3_600_000 },
    secretKeys: [{ id: 'test', key: Buffer.alloc(32, 7) }],
    identity: null,
    visitorLimits: UNLIMITED,
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
    outsideHosts: [],
    citizenPortalUrl: null,
    geocoderUrl: null,
    geocoderTimeoutMs: 4_000,
    payments: null,
    clamd: null,
    leakedPasswords: null,
    backupFolder: null,
    // Test and server are one process: when it lags, the machine is busy with something else.
    busyAfterMs: 60_000,
    ...settings,
  };
  const store: FileStore = { ...localFileStore(folder), room: async () => room?.() ?? LARGE_DISK };
  const services = {
    config,
    db: appDb,
    databaseUrl: () => appUrl,
    clock: () => time.now,
    log,
    store,
    headStore: localFileStore(folder),
  };
  const app = await createApp(services);
  const lanes = await createJobs(services);
  const host: Record<string, string> =
    config.publicOrigin === null ? {} : { host: new URL(config.publicOrigin).host };
  const as = Object.fromEntries(
    (Object.keys(PERSONAS) as PersonaName[]).map((persona) => [
      persona,
      caller(app, { ...host, cookie: `session=${tokenOf(persona)}` }),
    ]),
  ) as Record<PersonaName, Caller>;
  return {
    app,
    services,
    store,
    scanner: virusScanner(config.clamd),
    db,
    url,
    appUrl,
    lanes,
    as,
    time,
    visitor: caller(app, host),
    runJobs: () => runDueJobs({ db: appDb, databaseUrl: () => appUrl, lanes, log: services.log }),
    close: async () => {
      await app.close();
      await appDb.destroy();
      const unread = (await listDetailNames(db)).filter((detail) => !isAuditDetail(detail));
      await db.destroy();
      await dropDatabase(serverUrl, name);
      await rm(folder, { recursive: true, force: true });
      // Whatever the test was about: officials could not read such an entry.
      if (unread.length > 0) throw new Error(`details of audit entries without a word: ${unread.join(', ')}`);
    },
  };
}
