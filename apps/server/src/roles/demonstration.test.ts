// What a start does with the demonstration: real processes, on the embedded database and on a database
// server.
import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openDatabase } from '../platform/db/database.ts';
import { askPort } from '../testing/outside/proxy.ts';
import { createDatabase, databaseUrl, dropDatabase } from '../testing/queries.ts';
import { freePort, SERVER_PROGRAM, type ServerProcess, startServer } from '../testing/server-process.ts';
import { isFilledUnasked } from './demonstration.ts';
import { demonstrationPasswordFile } from './demonstration-password.ts';

const ADMINISTRATOR = 'azucena.pedrera.lujan@villamaria.example';
/** The password of earlier versions. */
const PUBLISHED = 'constancia-demo-2026';
const ORIGIN = 'https://formularios.villa.example';
/** Public forms of the demonstration. */
const PRUNING = 'bESyhZbQHSF7GLBl45Va';
const CONCERT = 'EAXcgabJn2JkbPD9PPg8';

let folder: string;
let web: string;
const database = `constancia_test_${randomUUID().replaceAll('-', '')}`;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'constancia-demonstration-'));
  web = await mkdtemp(join(tmpdir(), 'constancia-web-'));
  await writeFile(join(web, 'index.html'), '<!doctype html><html><head></head><body></body></html>');
  await createDatabase(inject('serverUrl'), database, inject('template'));
});
afterAll(async () => {
  await dropDatabase(inject('serverUrl'), database);
  for (const made of [folder, web]) await rm(made, { recursive: true, force: true });
});

interface Started {
  readonly server: ServerProcess;
  readonly port: number;
}

type Env = Readonly<Record<string, string>>;

/** Starts on the embedded database of the folder and collects the log. */
async function start(env: Env = {}, ...options: readonly string[]): Promise<Started> {
  const port = await freePort();
  const settings = { DATABASE_URL: '', DATA_DIR: folder, WEB_DIR: web, LOG_LEVEL: 'debug', ...env };
  return { server: await startServer({ port, options, env: settings }), port };
}

/** Starts, acts, and stops; returns what was printed. */
async function during(started: Started, act: (port: number) => Promise<void>): Promise<string> {
  try {
    await act(started.port);
  } finally {
    await started.server.stop();
  }
  return started.server.output();
}

async function admin(env: Env, ...args: readonly string[]): Promise<string> {
  const settings = { ...process.env, DATABASE_URL: '', DATA_DIR: folder, LOG_LEVEL: 'warn', ...env };
  const { stdout } = await promisify(execFile)(process.execPath, [SERVER_PROGRAM, 'admin', ...args], {
    env: settings,
  });
  return stdout;
}

async function signIn(
  port: number,
  password: string,
  host = `localhost:${port}`,
): Promise<readonly unknown[]> {
  const { status, text } = await askPort({
    port,
    path: '/api/session',
    method: 'POST',
    headers: { host },
    body: { email: ADMINISTRATOR, password },
  });
  return [status, (JSON.parse(text) as { code?: string }).code];
}

async function isMarked(port: number, host = `localhost:${port}`): Promise<boolean> {
  const pages = [];
  for (const path of ['/', '/publico/contestar/bESyhZbQHSF7GLBl45Va'])
    pages.push((await askPort({ port, path, headers: { host } })).text.includes('name="demonstration"'));
  expect(pages[0]).toBe(pages[1]);
  return pages[0] ?? false;
}

const keptPassword = async () => (await readFile(demonstrationPasswordFile(folder), 'utf8')).trim();

it('X26.08 X26.09 X26.12 on this machine alone an empty start fills the demonstration, with a password of its own', async () => {
  let password = '';
  const printed = await during(await start(), async (port) => {
    password = await keptPassword();
    expect(await signIn(port, password)).toEqual([200, undefined]);
    expect(await signIn(port, PUBLISHED)).toEqual([401, 'sign-in-failed']);
    expect(await isMarked(port)).toBe(true);
  });
  expect(password).toMatch(/^[\w-]{20}$/);
  expect((await stat(demonstrationPasswordFile(folder))).mode & 0o777).toBe(0o600);
  const lines = printed.split('\n').filter((line) => line.includes(password));
  expect(lines.length).toBeGreaterThan(10);
  expect(lines.filter((line) => line.startsWith('{'))).toEqual([]);
});

it('X26.09 X26.10 under a public URL the start prints no password and the accounts cannot sign in', async () => {
  const password = await keptPassword();
  const printed = await during(await start({ PUBLIC_ORIGIN: ORIGIN }, '--empty'), async (port) => {
    const host = new URL(ORIGIN).host;
    expect(await signIn(port, password, host)).toEqual([403, 'demonstration-account']);
    expect(await isMarked(port, host)).toBe(true);
  });
  expect(printed).not.toContain(password);
  expect(printed).toContain('THIS DATABASE HOLDS A DEMONSTRATION: 17 accounts');
  expect(printed).toContain('from this machine only');
});

/** An administrator closes a public form of the demonstration and opens it again. */
async function saveAgain(port: number): Promise<void> {
  const url = `http://localhost:${port}`;
  const json = { 'content-type': 'application/json' };
  const body = JSON.stringify({ email: ADMINISTRATOR, password: await keptPassword() });
  const entered = await fetch(`${url}/api/session`, { method: 'POST', headers: json, body });
  const cookie = entered.headers
    .getSetCookie()
    .map((set) => set.split(';')[0])
    .join('; ');
  const path = `${url}/api/forms/${PRUNING}`;
  const { version } = (await (await fetch(path, { headers: { cookie } })).json()) as { version: number };
  for (const [saved, isPublic] of [false, true].entries()) {
    const change = JSON.stringify({ version: version + saved, public: isPublic });
    const headers = { ...json, cookie };
    const reply = await fetch(`${path}/visibility`, { method: 'PUT', headers, body: change });
    expect(reply.status, await reply.text()).toBe(200);
  }
}

it('X26.11 the accounts go with one command, and the forms that nobody changed are closed; what people made stays', async () => {
  await during(await start(), async (port) => {
    const [made] = await Promise.all([admin({}, 'create', 'propia@villa.example'), saveAgain(port)]);
    expect(made).toContain('was made');
  });
  const said = await admin({}, 'remove-demonstration');
  expect(said).toContain('Removed: 17 demonstration accounts');
  expect(said).toContain('Closed: 6 forms of the demonstration');
  expect(said).toContain('Villa María: 1 forms');
  await expect(keptPassword()).rejects.toThrow('ENOENT');
  const printed = await during(await start(), async (port) => {
    expect(await admin({}, 'remove-demonstration')).toContain('There are no demonstration accounts');
    expect(await isMarked(port)).toBe(false);
    expect((await signIn(port, 'any password'))[0]).toBe(401);
    expect((await fetch(`http://localhost:${port}/api/public/forms/${CONCERT}/to-answer`)).status).toBe(410);
    expect((await fetch(`http://localhost:${port}/api/public/forms/${PRUNING}/to-answer`)).status).toBe(200);
    await expect(admin({}, 'create', 'propia@villa.example')).rejects.toThrow('There is an account');
  });
  expect(printed).toContain('No demonstration data');
});

it('X26.08 a database of one’s own stays empty until the demonstration is asked for, and the start says what it holds', async () => {
  const env = { DATABASE_URL: databaseUrl(inject('serverUrl'), database) };
  const empty = await during(await start(env), async (port) => {
    expect(await isMarked(port)).toBe(false);
  });
  expect(empty).toContain('No demonstration data');
  expect(empty).toContain('npm start -- --demonstration');
  const filled = await during(
    await start({ ...env, PUBLIC_ORIGIN: ORIGIN }, '--demonstration'),
    async () => {},
  );
  expect(filled).toContain('THIS DATABASE HOLDS A DEMONSTRATION');
  expect(filled).not.toContain(await keptPassword());
});

it('X26.09 accounts of an older installation lose the published password and get a new one', async () => {
  const url = databaseUrl(inject('serverUrl'), database);
  const db = openDatabase({ url: () => url, connections: 1 });
  await sql`update users set password_hash = null where demonstration`.execute(db);
  await db.destroy();
  const before = await keptPassword();
  await during(await start({ DATABASE_URL: url }), async (port) => {
    const password = await keptPassword();
    expect(password).not.toBe(before);
    expect(await signIn(port, password)).toEqual([200, undefined]);
    expect(await signIn(port, before)).toEqual([401, 'sign-in-failed']);
  });
});

it.each([
  [{ host: '127.0.0.1', publicOrigin: null, databaseUrl: null }, true],
  [{ host: 'localhost', publicOrigin: 'http://localhost:8080', databaseUrl: null }, true],
  [{ host: '::1', publicOrigin: null, databaseUrl: null }, true],
  [{ host: '127.0.0.1', publicOrigin: null, databaseUrl: 'postgres://db/constancia' }, false],
  [{ host: '127.0.0.1', publicOrigin: ORIGIN, databaseUrl: null }, false],
  [{ host: '0.0.0.0', publicOrigin: 'http://localhost:8080', databaseUrl: null }, false],
  [{ host: '10.0.0.5', publicOrigin: ORIGIN, databaseUrl: null }, false],
])('X26.08 with %j it is filled unasked: %s', (config, expected) => {
  expect(isFilledUnasked(config)).toBe(expected);
});
