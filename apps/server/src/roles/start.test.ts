import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { requirePublicOrigin } from '../config/config.ts';
import { freePort, SERVER_PROGRAM } from '../testing/server-process.ts';
import { openTestWorld, type TestWorld } from '../testing/with-app.ts';

let world: TestWorld;
let dataDir: string;
beforeAll(async () => {
  world = await openTestWorld();
  dataDir = await mkdtemp(join(tmpdir(), 'constancia-start-'));
});
afterAll(async () => {
  await world.close();
  await rm(dataDir, { recursive: true, force: true });
});

interface Ended {
  readonly code: number | null;
  readonly message: string;
  readonly output: string;
}

function run(
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): { readonly child: ChildProcess; readonly ended: Promise<Ended> } {
  const child = spawn(process.execPath, [SERVER_PROGRAM, ...args], {
    env: { ...process.env, LOG_LEVEL: 'warn', DATABASE_URL: world.url, DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let message = '';
  let output = '';
  child.stderr.on('data', (chunk: Buffer) => {
    message += chunk.toString();
  });
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  const ended = new Promise<Ended>((done) => child.once('close', (code) => done({ code, message, output })));
  return { child, ended };
}

function expectOneLine(ended: Ended, words: RegExp): void {
  expect(ended.code).toBe(1);
  expect(ended.message.trimEnd().split('\n')).toHaveLength(1);
  expect(ended.message).toMatch(words);
}

function listen(port: number): Promise<Server> {
  return new Promise((ready) => {
    const server = createServer();
    server.listen(port, '127.0.0.1', () => ready(server));
  });
}

it('X2.06 a taken port gives one clear line and exit code 1', async () => {
  const port = await freePort();
  const other = await listen(port);
  expectOneLine(
    await run(['start', '--empty'], { PORT: String(port) }).ended,
    new RegExp(`^Port ${port} is taken`),
  );
  other.close();
});

it('X2.06 a database that cannot be reached gives one clear line without its password', async () => {
  const port = await freePort();
  const url = `postgres://someone:secret@127.0.0.1:${port}/none`;
  const ended = await run(['start'], { DATABASE_URL: url }).ended;
  expectOneLine(ended, /^PostgreSQL at postgres:\/\/127\.0\.0\.1:\d+\/none cannot be reached/);
  expect(ended.message).not.toContain('secret');
});

it('X2.06 a setting or option nobody knows gives one clear line', async () => {
  const wrong: readonly (readonly [Parameters<typeof run>, RegExp])[] = [
    [[['start'], { PORT: 'many' }], /^PORT must be a whole number, not 'many'/],
    [[['start', '--full'], {}], /^Unknown option '--full'/],
    [
      [['start'], { TRUSTED_PROXIES: 'everybody' }],
      /^TRUSTED_PROXIES must be a number of proxies or a list of addresses and networks, not 'everybody'/,
    ],
    [[['start'], { DEMONSTRATION_SIGN_IN: 'yes' }], /^DEMONSTRATION_SIGN_IN must be/],
    [[['dance'], {}], /^Unknown role 'dance'/],
    [[['import', '/no/such/folder'], {}], /is not a folder/],
    [[['admin', 'create', 'nobody'], {}], /is not an e-mail address/],
  ];
  await Promise.all(wrong.map(async ([asked, words]) => expectOneLine(await run(...asked).ended, words)));
});

it('X34.09 the command that takes a second factor off says when there is no such account', async () => {
  const unknown = ['admin', 'take-off-second-factor', 'nobody@villa.example'];
  expectOneLine(await run(unknown, {}).ended, /There is no account for nobody@villa.example/);
});

it('X26.07 a server that others can reach does not start without its public URL', async () => {
  const tried = async (HOST: string) =>
    expectOneLine(
      await run(['start'], { HOST, PUBLIC_ORIGIN: '' }).ended,
      /can be reached from other machines: set PUBLIC_ORIGIN/,
    );
  await Promise.all(['0.0.0.0', '::', '10.20.30.40', 'villa.example'].map(tried));
});

it('X37.75 a server does not start with a public address without encryption, but for one of this machine', async () => {
  for (const PUBLIC_ORIGIN of ['http://formularios.villa.example', 'http://10.20.30.40:8080'])
    expectOneLine(
      await run(['start'], { PUBLIC_ORIGIN }).ended,
      /would send passwords and answers unencrypted: put TLS in front/,
    );
  for (const publicOrigin of [
    'http://localhost:3000',
    'http://127.0.0.1:3000',
    'https://villa.example',
    null,
  ])
    expect(() => requirePublicOrigin({ host: '127.0.0.1', publicOrigin })).not.toThrow();
});

it('X2.07 makes an administrator once, with a password that is shown once and works', async () => {
  const made = await run(['admin', 'create', 'primera@villa.example'], {}).ended;
  expect(made.code).toBe(0);
  const password = /shown once\): (\S+)/.exec(made.output)?.[1] ?? '';
  const reply = await world.visitor.post('/api/session', { email: 'primera@villa.example', password });
  expect(reply.body.account.role).toBe('ROLE_ADMIN');
  const again = await run(['admin', 'create', 'primera@villa.example'], {}).ended;
  expectOneLine(again, /There is an account/);
});

it('X2.08 starts, prints URL, data and how to stop, and stops gracefully on a signal', async () => {
  const port = await freePort();
  const { child, ended } = run(['start', '--empty'], { PORT: String(port) });
  await new Promise<void>((ready) => {
    child.stdout?.on('data', (chunk: Buffer) => chunk.toString().includes('is running at') && ready());
  });
  const reply = await fetch(`http://127.0.0.1:${port}/readyz`);
  expect(await reply.json()).toEqual({ status: 'ready' });
  child.kill('SIGTERM');
  const { code, output } = await ended;
  expect(code).toBe(0);
  expect(output).toContain(`http://localhost:${port}`);
  expect(output).toMatch(/Data: postgres:\/\/127\.0\.0\.1/);
  expect(output).toContain('Stop: Ctrl+C');
  expect(output).toContain('npm run admin -- create <e-mail>');
});
