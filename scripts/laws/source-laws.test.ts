// Tries each law that reads sources on offending code, which it must refuse, and on similar code, which must pass.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { holds } from '../testing/law-examples.ts';
import { ALL_LAWS } from './all-laws.ts';

const submit = 'apps/server/src/features/submissions/intake/submit.ts';
const screen = 'apps/web/src/features/forms/form-screen.tsx';

describe('each law refuses its offending examples and accepts their clean twins', () => {
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

  it('X3.25 no text is run: no eval, no shell, no regular expression made of text', () => {
    holds('text-is-not-run', {
      refused: [
        [submit, 'eval(body.name);'],
        [submit, 'const run = new Function(body.name);'],
        [submit, 'Function(body.name)();'],
        [submit, "import { runInNewContext } from 'node:vm';"],
        [submit, "import { exec } from 'node:child_process';"],
        [submit, "import { exec as start } from 'node:child_process';"],
        [submit, "import * as programs from 'node:child_process';"],
        [submit, 'execSync(`convert ${name}`);'],
        [submit, "spawn('convert', [name], { shell: true });"],
        [submit, "spawn('convert', [name], { shell });"],
        [submit, 'const found = new RegExp(name).test(text);'],
        [screen, "new RegExp(query, 'i');"],
      ],
      clean: [
        [submit, "import { execFile, spawn } from 'node:child_process'; spawn('convert', [name]);"],
        [submit, "spawn('convert', [name], { shell: false });"],
        [submit, 'const found = /^a+$/.exec(text);'],
        ['packages/domain/src/mail/mail-address.ts', 'const ADDRESS = new RegExp(`^${LOCAL}$`);'],
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

  it('X3.21 values are compared, not their JSON', () => {
    holds('same-values', {
      refused: [
        [submit, 'const same = JSON.stringify(before) === JSON.stringify(now);'],
        [submit, 'if (JSON.stringify(a ?? null) !== JSON.stringify(b ?? null)) throw new Error();'],
      ],
      clean: [
        [submit, 'const same = sameValue(before, now);'],
        [submit, 'const same = checksum(JSON.stringify(manifest)) === read.checksum;'],
      ],
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

  it('X36.54 an effect that replaces the page is a layout effect', () => {
    holds('replace-in-layout-effects', {
      refused: [
        [screen, 'useEffect(() => { if (wrong) go(path, { replace: true }); }, [wrong]);'],
        [screen, "useEffect(() => void navigate('/', { replace: true, state: null }), []);"],
      ],
      clean: [
        [screen, 'useLayoutEffect(() => go(path, { replace: true }), [path]);'],
        [screen, 'useEffect(() => listen(() => go(path, { replace: true })), [path]);'],
        [screen, 'useEffect(() => { text.replace(a, b); history.replaceState(null, x); });'],
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
