// Tries each law that reads sources on offending code, which it must refuse, and on similar code, which must pass.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { holds } from '../testing/law-examples.ts';
import { ALL_LAWS } from './all-laws.ts';

const submit = 'apps/server/src/features/submissions/intake/submit.ts';
const queries = 'apps/server/src/features/forms/queries.ts';
const intake = 'apps/server/database/functions/intake_submissions.sql';
const unit = 'packages/domain/src/forms/form.test.ts';
const journey = 'e2e/forms.spec.ts';
const screen = 'apps/web/src/features/forms/form-screen.tsx';

describe('each law refuses its offending examples and accepts their clean twins', () => {
  it('X3.08 SQL stands in queries.ts and apps/server/database only', () => {
    holds('sql-in-queries', {
      refused: [
        [submit, 'await sql`update answer set x = 1`.execute(db);'],
        [submit, "await client.query('SELECT id FROM answer');"],
        [submit, 'await client.query(`insert into answer (id) values (${id})`);'],
        [submit, "await client.query('begin');"],
        ['apps/server/src/platform/db/wait.ts', "await client.query('LISTEN jobs');"],
        ['apps/server/src/features/forms/form.sql', 'select 1;'],
      ],
      clean: [
        [
          'apps/server/src/features/submissions/queries.ts',
          'await sql`update answer set x = 1`.execute(db);',
        ],
        ['apps/server/src/features/submissions/list-queries.ts', "query('select id from answer');"],
        ['apps/server/database/baseline/0001-territory.sql', 'create table country (id text);'],
        [
          submit,
          "say('Select a form and begin'); const from = 'update'; import { open } from './queries.ts';",
        ],
      ],
    });
  });

  it('X3.23 X25.09 a row of a municipality is found with its municipality', () => {
    holds('municipality-in-queries', {
      refused: [
        [
          queries,
          'export function read(db) { return sql`select * from submissions where id = ${id}`.execute(db); }',
        ],
        [queries, 'async function drop(db) { await sql`delete from files where key = ${key}`.execute(db); }'],
        [
          queries,
          'function join(db) { return sql`select 1 from submissions s join forms f on f.municipality_id = s.municipality_id where s.id = ${id}`; }',
        ],
      ],
      clean: [
        [
          queries,
          'function read(db) { return sql`select 1 from submissions where municipality_id = ${m} and id = ${id}`; }',
        ],
        [
          queries,
          'function list(db) { return sql`select 1 from submissions s where ${ofForm(form, scope)}`; }',
        ],
        [queries, 'function province(db) { return sql`select name from provinces where id = ${id}`; }'],
        [queries, 'export function findForm(db) { return sql`select 1 from forms where id = ${id}`; }'],
      ],
    });
  });

  it('X29.01 X29.02 a test can fail, always runs, and names eight rules at most', () => {
    const ids = (count: number) => Array.from({ length: count }, (_, at) => `P1.${10 + at}`).join(' ');
    const test = (body: string, title = 'P1.01 adds') => `it('${title}', () => { ${body} });`;
    holds('tests-assert', {
      refused: [
        [unit, test('expect(1 + 1).toBe(2);', ids(9))],
        [unit, "describe('P5.05 one day', () => {});"],
        [unit, test('add(1, 1);')],
        [journey, "test('P1.01 opens', async ({ page }) => { await page.goto('/'); });"],
        [unit, test('if (found) expect(found).toBe(2);')],
        [unit, test('for (const one of found) expect(one).toBe(2);')],
        [unit, test('found.forEach((one) => expect(one).toBe(2));')],
        [unit, test('try { add(); } catch (error) { expect(error).toBe(2); }')],
        [unit, test('found && expect(found).toBe(2);')],
        [unit, "it.skipIf(true)('P1.01 adds', () => { expect(1 + 1).toBe(2); });"],
        [unit, "it.each(TABLE)('P1.01 %s', (one) => { if (one) expect(one).toBe(2); });"],
        [journey, "test.fixme('P1.01 opens', async () => { expect(1 + 1).toBe(2); });"],
        [unit, test('expect(true).toBe(true);')],
        [unit, test('expect(sum).toBe(sum);')],
      ],
      clean: [
        [unit, test('expect(1 + 1).toBe(2);', ids(8))],
        [unit, `describe('adding', () => { ${test('expect(add()).toBe(2);')} });`],
        [unit, test('expect(found).toHaveLength(3); for (const one of found) expect(one).toBe(2);')],
        [unit, test('for (const one of [1, 2] as const) expect(add(one)).toBe(2);')],
        [unit, test('for (const one of SUMS) expect(add(one)).toBe(2);')],
        [unit, test('for (let index = 0; index < 3; index++) expect(add(index)).toBe(2);')],
        [unit, test('fc.assert(fc.property(sums, (sum) => { expect(add(sum)).toBe(2); }));')],
        [journey, "test('P1.01 opens', async ({ page }) => { await expectAccessible(page, 'home'); });"],
      ],
    });
  });

  it('X29.09 a journey makes up no refusal of the server', () => {
    const answers = (reply: string) => `await page.route('**/x', (route) => route.fulfill(${reply}));`;
    holds('journeys-ask-the-server', {
      refused: [
        [journey, answers("{ status: 410, json: { code: 'form-deleted' } }")],
        [journey, answers('{ status, body: JSON.stringify({ code: problem }) }')],
        [journey, answers('{ status: 403, json: blocked }')],
        [journey, answers("problem(409, 'already-answered')")],
        [journey, answers('gone')],
      ],
      clean: [
        [journey, answers("refusal('already-answered')")],
        [journey, answers('{ status: 500, json: {} }')],
        [journey, answers('{ status: 404 }')],
        [journey, answers('{ response, json: { ...form, map: null } }')],
      ],
    });
  });

  it('X29.05 a conflict on which nothing is done is any conflict', () => {
    holds('nothing-on-any-conflict', {
      refused: [
        [queries, 'sql`insert into forms (id) values (1) on conflict (id) do nothing`.execute(db);'],
        [
          queries,
          'sql`insert into forms (id) values (1)\n on conflict (municipality_id, id)\n do nothing`.execute(db);',
        ],
        [
          queries,
          'sql`insert into forms (id) values (1) on conflict on constraint forms_pk do nothing`.execute(db);',
        ],
        [intake, 'INSERT INTO form_counters (form_id) VALUES (f) ON CONFLICT (form_id) DO NOTHING;'],
      ],
      clean: [
        [queries, 'sql`insert into forms (id) values (1) on conflict do nothing returning id`.execute(db);'],
        [
          queries,
          'sql`insert into forms (id) values (1) on conflict (id) do update set title = $1`.execute(db);',
        ],
        [intake, 'INSERT INTO form_counters (form_id) VALUES (f) ON CONFLICT DO NOTHING;'],
      ],
    });
  });

  it('X3.09 a query that is built is executed', () => {
    holds('sql-is-executed', {
      refused: [
        [queries, 'sql`delete from form`;'],
        [queries, 'async function f() { await sql`delete from form`; }'],
        [queries, 'async function f() { const x = await sql`select 1`; }'],
      ],
      clean: [
        [queries, 'await sql`delete from form`.execute(db);'],
        [queries, 'const where = sql`id = 1`; list(sql`name`);'],
      ],
    });
  });

  it('X3.10 the environment is read in config.ts only', () => {
    holds('environment-in-config', {
      refused: [
        [submit, "if (process.env.DEBUG) say('x');"],
        [submit, "const port = process.env['PORT'];"],
        [submit, 'const { env } = process;'],
        ['apps/web/src/platform/language.ts', "import { env } from 'node:process';"],
      ],
      clean: [
        ['apps/server/src/config/config.ts', 'export const port = process.env.PORT;'],
        [submit, "process.exitCode = 1; config.env = 'test';"],
      ],
    });
  });

  it('X3.11 only ports and the api client talk to the network', () => {
    holds('fetch-in-ports', {
      refused: [
        [submit, "await fetch('http://127.0.0.1');"],
        [submit, "await globalThis.fetch('http://127.0.0.1');"],
        [submit, 'const call = fetch; send(fetch);'],
        ['apps/web/src/features/forms/api.ts', 'new XMLHttpRequest();'],
        ['apps/server/src/ports/mail/local.ts', "import { request } from 'undici';"],
      ],
      clean: [
        ['apps/server/src/ports/mail/http.ts', "await fetch('http://127.0.0.1');"],
        ['apps/web/src/platform/api-client.ts', "await fetch('/api/forms');"],
        ['apps/web/src/service-worker/service-worker.ts', 'await fetch(request);'],
        [submit, 'await cursor.fetch(100); const fetch1 = { fetch: 1 };'],
      ],
    });
  });

  it('X3.24 everything that is signed goes through one module', () => {
    holds('hmac-in-one-module', {
      refused: [
        [submit, "import { createHmac } from 'node:crypto';"],
        [submit, "import { createHmac as sign } from 'node:crypto';"],
        [submit, "import crypto from 'node:crypto'; crypto.createHmac('sha256', secret);"],
        ['apps/server/src/platform/files/signed-url.ts', "import { timingSafeEqual } from 'node:crypto';"],
      ],
      clean: [
        ['apps/server/src/platform/crypto/signed-values.ts', "import { createHmac } from 'node:crypto';"],
        [submit, "import { createHash, randomUUID } from 'node:crypto';"],
      ],
    });
  });

  it('X3.12 only clock.ts asks the machine for the time', () => {
    holds('clock-is-a-parameter', {
      refused: [
        ['packages/domain/src/forms/definition/form.ts', 'export const now = Date.now();'],
        [submit, 'const at = new Date();'],
        [submit, 'const at = Date();'],
        [screen, 'const [at] = useState(Date.now);'],
      ],
      clean: [
        ['apps/server/src/platform/clock.ts', 'export const clock = () => new Date();'],
        ['apps/web/src/platform/clock.ts', 'export const now = () => Date.now();'],
        [submit, 'const at = new Date(clock()); const took = performance.now();'],
      ],
    });
  });

  it('X3.13 roles are named in domain/access only', () => {
    holds('role-names', {
      refused: [
        [submit, "if (actor.role === 'ROLE_ADMIN') {}"],
        [screen, 'const names = { ROLE_SUPERVISOR_ELEVADO: 1 };'],
        ['apps/server/database/baseline/0002-users.sql', "\n check (role in ('ROLE_ADMIN'))"],
      ],
      clean: [
        ['packages/domain/src/access/role-table.ts', "export const roles = ['ROLE_ADMIN'];"],
        [submit, '// what ROLE_ADMIN may do\nif (may(actor, action)) {}'],
        ['apps/server/src/demonstration/people.ts', "export const role = 'ROLE_ADMIN';"],
      ],
    });
  });

  it('X3.14 no code asks which municipality it is', () => {
    holds('municipality-ids', {
      refused: [
        [submit, 'if (municipality.idMuniCore === 70) {}'],
        [submit, "if ('x1' !== form.municipalityId) {}"],
        [screen, 'switch (municipality?.idMuniCore) { case 70: }'],
        [screen, 'if ([70, 512].includes(municipality.idMuniCore)) {}'],
        [screen, "const villaMaria = 'AVfAngYAtw9lrSokhkuO';"],
        [
          'apps/server/database/migrations/0103-settings.sql',
          "update municipality set x = 1 where id = 'R0I7diTzYNC1I43Wp4AP';",
        ],
      ],
      clean: [
        ['apps/server/src/demonstration/territory.ts', "export const id = 'AVfAngYAtw9lrSokhkuO';"],
        [submit, 'if (form.municipalityId === actor.municipalityId && settings.hidesSignature) {}'],
        [submit, 'const idMuniCore = row.idMuniCore ?? null; if (idMuniCore === undefined) {}'],
      ],
    });
  });

  it('X3.17 no file only re-exports, but for front doors', () => {
    holds('no-barrel-files', {
      refused: [
        ['apps/web/src/ui/index.ts', "export * from './button.tsx';\nexport { Row } from './row.tsx';"],
        ['packages/domain/src/forms/all.ts', "export type { Form } from './form.ts';"],
      ],
      clean: [
        ['packages/domain/src/index.ts', "export * from './forms/form.ts';"],
        ['apps/server/src/features/forms/public.ts', "export { openForm } from './open-form.ts';"],
        ['apps/web/src/ui/rows.ts', "export { Row } from './row.tsx';\nexport const HEIGHT = 40;"],
      ],
    });
  });

  it('X3.18 no enums', () => {
    holds('no-enums', {
      refused: [
        [submit, 'enum Kind { Text }'],
        [submit, 'export const enum Kind { Text = "text" }'],
      ],
      clean: [[submit, "export type Kind = 'text' | 'date';"]],
    });
  });

  it('X3.22 no route slips past the declared endpoints', () => {
    holds('routes-are-endpoints', {
      refused: [
        ['apps/server/src/features/forms/routes.ts', "app.get('/api/secret', () => everything);"],
        ['apps/server/src/app.ts', "server.route({ method: 'GET', url: '/api/secret', handler });"],
      ],
      clean: [
        ['apps/server/src/features/forms/routes.ts', 'export const routes = [handle(listForms, list)];'],
        ['apps/server/src/platform/http/serve.ts', "app.get('/health', () => 'ok');"],
        ['apps/server/src/features/forms/routes.ts', "cache.get('forms'); list.delete(id);"],
      ],
    });
  });

  it('X26.05 where a request comes from is read in one file', () => {
    holds('client-address', {
      refused: [
        [submit, 'const key = `try:${request.ip}`;'],
        [submit, "const key = request['ip'];"],
        [submit, 'const all = request.ips; const at = request.raw.socket.remoteAddress;'],
        [submit, 'const { ip } = request;'],
        [submit, 'function limit({ ip: address }: FastifyRequest) { return address; }'],
      ],
      clean: [
        ['apps/server/src/platform/http/client-address.ts', 'export const key = (r) => r.ip;'],
        [submit, 'const key = `try:${clientKey(request)}`; const ip = { ip: key };'],
      ],
    });
  });
});

it('every law has examples', () => {
  const folder = import.meta.dirname;
  const tests = readdirSync(folder).filter((name) => name.endsWith('.test.ts'));
  const tried = tests.flatMap((name) =>
    [...readFileSync(join(folder, name), 'utf8').matchAll(/holds\('([a-z-]+)'/g)].map(([, law]) => law),
  );
  expect(new Set(tried)).toEqual(new Set(ALL_LAWS.map(({ name }) => name)));
});
