// Every client of the server against servers whose certificate is of an unknown authority, out of date or for another name,
// and against one that is right. To a server that nobody trusts nothing is said, no password either.
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import pg from 'pg';
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest';
import { s3FileStore } from '../../platform/files/s3-file-store.ts';
import { createLog } from '../../platform/log.ts';
import { startTraces } from '../../platform/traces/start-traces.ts';
import { tracedFromStart } from '../../platform/traces/traced.ts';
import {
  AUTHORITY,
  type EncryptedServer,
  openEncryptedServer,
  type Spoken,
} from '../../testing/outside/encrypted-servers.ts';
import { runCommand } from '../../testing/backup/run-command.ts';
import { oidcProvider } from '../identity/http.ts';
import { greetMailServer } from '../mail/smtp.ts';
import { sendWebhook } from '../webhooks/http.ts';
import { answersAt, callOutside } from './http.ts';

const before = getCACertificates();
const trust = (isTrusted: boolean) =>
  setDefaultCACertificates(isTrusted ? [...before, AUTHORITY.pem] : [...before]);
beforeEach(() => trust(true));
afterAll(() => trust(false));

let server: EncryptedServer | null = null;
afterEach(async () => {
  await server?.close();
  server = null;
});

const MAIL = { tls: 'required', timeoutMs: 3_000 } as const;

async function askDatabase(at: string): Promise<void> {
  const connectionString = `postgres://ana:secret@${at}/town?sslmode=verify-full`;
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 3_000 });
  client.on('error', () => undefined);
  await client.connect();
}

async function sendTrace(at: string): Promise<void> {
  const stop = await startTraces({ url: `https://${at}/v1/traces`, share: 1 }, createLog('silent'));
  await tracedFromStart({ name: 'job', kind: 'job' }, () => Promise.resolve());
  await stop();
}

const identity = (at: string) => ({
  issuer: `https://${at}`,
  clientId: 'constancia',
  clientSecret: 'a-secret-of-thirty-two-characters',
  name: '',
  by: 'redirect' as const,
  usernameClaim: null,
  trustedAmr: [],
});

const bucket = (at: string) => ({
  bucket: 'files',
  region: 'us-east-1',
  endpoint: `https://${at}`,
  credentials: { accessKeyId: 'key', secretAccessKey: 'secret' },
});

const webhook = (at: string) => ({
  url: `https://${at}/events`,
  onlyPublic: false,
  headers: {},
  body: '{}',
  timeoutMs: 3_000,
});

/** Who asks, in which language, and how. */
const CLIENTS: readonly (readonly [string, Spoken, (at: string) => Promise<unknown>])[] = [
  ['platform, registers, geocoder and gateway', 'https', (at) => callOutside({ url: `https://${at}/areas` })],
  ['the look at systems outside', 'https', (at) => answersAt(`https://${at}`)],
  ['webhooks and systems of a municipality', 'https', (at) => sendWebhook(webhook(at))],
  ['single sign-on', 'https', (at) => oidcProvider(identity(at)).check()],
  ['files in a bucket', 'https', (at) => s3FileStore(bucket(at)).put('1/a', Buffer.from('text'))],
  ['traces', 'https', sendTrace],
  ['mail over TLS', 'smtps', (at) => greetMailServer({ ...MAIL, url: `smtps://ana:secret@${at}` })],
  ['mail with STARTTLS', 'starttls', (at) => greetMailServer({ ...MAIL, url: `smtp://ana:secret@${at}` })],
  ['the database', 'postgres', askDatabase],
];

/** How often a server with this certificate was asked anything. */
async function askedAt(
  [, spoken, ask]: (typeof CLIENTS)[number],
  { host = 'localhost', certificate = 'valid' }: { host?: string; certificate?: 'valid' | 'expired' } = {},
): Promise<number> {
  const opened = await openEncryptedServer(spoken, certificate);
  server = opened;
  // Whether it was asked is what counts: what these servers reply is of no use to anybody.
  await ask(`${host}:${opened.port}`).catch(() => undefined);
  await opened.close();
  return opened.asked();
}

it.each(CLIENTS)(
  'X37.78 %s: a certificate of a known authority for this name is trusted',
  async (...client) => {
    expect(await askedAt(client)).toBeGreaterThan(0);
  },
);

it.each(CLIENTS)(
  'X37.78 %s: one of an unknown authority, out of date or for another name is not',
  async (...client) => {
    expect(await askedAt(client, { certificate: 'expired' })).toBe(0);
    expect(await askedAt(client, { host: '127.0.0.1' })).toBe(0);
    trust(false);
    expect(await askedAt(client)).toBe(0);
  },
);

it('X37.78 an authority of one’s own is known by NODE_EXTRA_CA_CERTS', async () => {
  const opened = await openEncryptedServer('https');
  server = opened;
  const env = {
    GEOCODER_URL: `https://localhost:${opened.port}`,
    DATA_DIR: '/nowhere',
    DATABASE_URL: 'postgres://a@127.0.0.1:1/b',
  };
  const strange = await runCommand(['check'], env);
  expect(strange.said).toMatch(/WRONG +geocoder +localhost:\d+ does not answer/);
  expect(opened.asked()).toBe(0);
  const known = await runCommand(['check'], { ...env, NODE_EXTRA_CA_CERTS: AUTHORITY.file });
  expect(known.said).toMatch(/ok +geocoder +localhost:\d+ answers/);
  expect(opened.asked()).toBe(1);
});
