import { execFile } from 'node:child_process';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, expect, it, vi } from 'vitest';
import { askForAdvisories } from './ask-for-advisories.mjs';

const SCRIPT = resolve(import.meta.dirname, 'advisories.mjs');

/** A registry that speaks npm's protocol for advisories: `holes` by package; null: it is in trouble. */
let holes: object | null = {};
const received: { readonly url: string; readonly body: Record<string, readonly string[]> }[] = [];
async function answer(request: IncomingMessage, reply: ServerResponse): Promise<void> {
  received.push({ url: request.url ?? '', body: JSON.parse(await text(request)) });
  reply.writeHead(holes === null ? 503 : 200, { 'content-type': 'application/json' });
  reply.end(JSON.stringify(holes ?? {}));
}
const server = createServer((request, reply) => void answer(request, reply));
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});
afterEach(() => new Promise<void>((closed) => void server.close(() => closed())));

async function registry(): Promise<string> {
  if (!server.listening) await new Promise<void>((ready) => void server.listen(0, '127.0.0.1', ready));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

interface Outcome {
  readonly code: number;
  readonly said: string;
}

/** The command, for all packages that the product runs with. */
async function run(): Promise<Outcome> {
  const env = { ...process.env, npm_config_registry: await registry() };
  return new Promise((done) => {
    execFile(process.execPath, [SCRIPT], { env }, (error, stdout, stderr) =>
      done({ code: error === null ? 0 : Number(error.code), said: stdout + stderr }),
    );
  });
}

/** The same for one package, without listing all first. */
async function runForPino(): Promise<Outcome> {
  vi.stubEnv('npm_config_registry', await registry());
  let said = '';
  const note = (line: string) => void (said += `${line}\n`);
  vi.spyOn(console, 'log').mockImplementation(note);
  vi.spyOn(console, 'error').mockImplementation(note);
  return { code: await askForAdvisories({ pino: ['9.0.0'] }), said };
}

const hole = (severity: string) => ({
  severity,
  title: 'Reads too much',
  url: 'https://advisories.example/1',
  vulnerable_versions: '<99.0.0',
});

it('X27.19 the registry is asked for every package that runs, and what is urgent fails with by when', async () => {
  holes = { fastify: [hole('critical')], pino: [hole('high'), hole('moderate')] };
  const { code, said } = await run();
  expect(received[0]?.url).toBe('/-/npm/v1/security/advisories/bulk');
  expect(received[0]?.body).toMatchObject({
    fastify: [expect.stringMatching(/^\d+\./)],
    '@node-rs/argon2': [expect.any(String)],
  });
  expect(Object.keys(received[0]?.body ?? {})).not.toContain('vitest');
  expect(said).toMatch(
    /^critical {2}fastify \d\S* \(<99\.0\.0\): Reads too much\. within 7 days\. https:\/\/advisories\.example\/1$/m,
  );
  expect(said).toMatch(/^high {6}pino .*within 30 days/m);
  expect(said).toMatch(/^moderate {2}pino .*with the next version/m);
  expect(said).toMatch(/^\d{2,} packages, 3 advisories\.$/m);
  expect(code).toBe(1);
  holes = { pino: [hole('low')] };
  expect((await runForPino()).code).toBe(0);
  holes = null;
  expect(await runForPino()).toEqual({
    code: 2,
    said: 'The registry does not answer: nobody knows whether packages have known holes.\n',
  });
});
