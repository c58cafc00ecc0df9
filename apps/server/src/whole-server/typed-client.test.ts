// A client that is generated from docs/openapi.json: it compiles, and it works with the server.
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answersOf, saveForm, STAFF_FORM, submitTo } from '../testing/forms.ts';
import { makeProgram } from '../testing/sign-in/program-tokens.ts';
import { testId } from '../testing/territory.ts';
import { openTestWorld, type TestWorld } from '../testing/with-app.ts';

const ROOT = resolve(import.meta.dirname, '../../../..');
const GENERATOR = join(ROOT, 'apps/stand-ins/node_modules/openapi-typescript/bin/cli.js');
const COMPILER = join(ROOT, 'node_modules/typescript/bin/tsc');
/** The generator and the compiler read a description of two megabytes. */
const SLOW = 180_000;

/** What a program would be: every submission since a day, one that is sent, a refusal. Lines with a fault say so. */
const PROGRAM = `
import createClient from 'openapi-fetch';
import type { paths } from './schema.ts';

const [baseUrl = '', token = '', formId = '', id = ''] = process.argv.slice(2);
const client = createClient<paths>({ baseUrl, headers: { authorization: 'Bearer ' + token } });

async function pageAfter(cursor: string | null) {
  const query = { startDate: '2026-03-09', ...(cursor !== null && { cursor }) };
  const { data, error } = await client.GET('/api/forms/{formId}/submissions', {
    params: { path: { formId }, query },
  });
  if (error) throw new Error(error.code);
  return data;
}

const ids: string[] = [];
let cursor: string | null = null;
do {
  const page = await pageAfter(cursor);
  ids.push(...page.submissions.map((submission) => submission.id));
  cursor = page.next;
} while (cursor !== null);

const answers = { ticked: {}, main: { name: { value: 'Sensor 7' } }, rows: {} };
const sent = await client.POST('/api/forms/{formId}/submissions', {
  params: { path: { formId } },
  body: { id, version: 1, answers },
});
const refused = await client.GET('/api/submissions/{submissionId}', {
  params: { path: { submissionId: formId } },
});
const { headers } = refused.response;
console.log(
  JSON.stringify({ ids, sent: sent.data?.id, refused: refused.error?.code, limit: headers.get('ratelimit-limit') }),
);

export async function neverCalled() {
  // @ts-expect-error -- there is no such endpoint
  await client.GET('/api/nothing');
  // @ts-expect-error -- a submission has answers
  await client.POST('/api/forms/{formId}/submissions', { params: { path: { formId } }, body: { id, version: 1 } });
}
`;

const SETTINGS = {
  compilerOptions: {
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    noEmit: true,
    allowImportingTsExtensions: true,
    target: 'esnext',
    module: 'nodenext',
    types: ['node'],
  },
  files: ['program.ts'],
};

const run = promisify(execFile);
const node = async (...args: readonly string[]): Promise<string> =>
  // What a tool has found wrong stands in its output.
  (await run(process.execPath, args, { cwd: folder, maxBuffer: 2 ** 26 }).catch((failed) => failed)).stdout;

let world: TestWorld;
let folder: string;
beforeAll(async () => {
  world = await openTestWorld();
  mkdirSync(join(ROOT, 'test-results'), { recursive: true });
  folder = mkdtempSync(join(ROOT, 'test-results/typed-client-'));
  writeFileSync(join(folder, 'program.ts'), PROGRAM);
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(SETTINGS));
  await node(GENERATOR, join(ROOT, 'docs/openapi.json'), '-o', join(folder, 'schema.ts'));
}, SLOW);
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await world.close();
});

it(
  'X38.18 a client generated from openapi.json compiles with strict types, which know what is missing',
  async () => {
    expect(await node(COMPILER, '-p', join(folder, 'tsconfig.json'))).toBe('');
  },
  SLOW,
);

it(
  'X38.18 the client reads all submissions since a day, sends one, and knows the code of a refusal',
  async () => {
    const form = await saveForm(world.as.admin, { id: 'typed', definition: STAFF_FORM });
    const names = Array.from({ length: 17 }, (_, number) => testId(`typed${number}x`));
    for (const id of names)
      await submitTo(world.as.inspector, form, { id, answers: answersOf({ name: 'x' }) });
    const { token } = await makeProgram(world, { rights: ['read respuesta', 'create respuesta'] });
    const url = await world.app.listen({ port: 0, host: '127.0.0.1' });
    const said = JSON.parse(await node(join(folder, 'program.ts'), url, token, form, testId('bySensor')));
    expect(new Set(said.ids)).toEqual(new Set(names));
    expect(said).toMatchObject({ sent: testId('bySensor'), refused: 'submission-not-found', limit: '300' });
  },
  SLOW,
);
