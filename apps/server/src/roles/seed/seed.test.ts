import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ADMINISTRATOR_ROLE } from '@constancia/domain/access/role-table.ts';
import type { FormDefinition } from '@constancia/domain/forms/definition/form.ts';
import { questionsOf } from '@constancia/domain/forms/definition/form.ts';
import { OPTION_RULES, type OptionName } from '@constancia/domain/forms/definition/options.ts';
import { QUESTION_KINDS } from '@constancia/domain/forms/definition/question-kinds.ts';
import { checkProduct } from '@constancia/domain/payments/check-product.ts';
import { readProduct } from '@constancia/domain/payments/product.ts';
import { indexForm } from '@constancia/domain/submissions/answers/form-index.ts';
import { checkAnswers } from '@constancia/domain/submissions/checks/check-answers.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest';
import { createApp } from '../../app.ts';
import { readConfig } from '../../config/config.ts';
import { systemClock } from '../../platform/clock.ts';
import { openStores } from '../../platform/files/open-file-store.ts';
import { noScanner } from '../../platform/file-checks/file-scanner.ts';
import { createLog } from '../../platform/log.ts';
import { copyDemonstration, SUBMISSIONS_AND_PICTURES } from '../../testing/moving/demonstration-folder.ts';
import { createDatabase, databaseUrl, dropDatabase } from '../../testing/queries.ts';
import { type Caller, caller } from '../../testing/with-app.ts';
import { openDemonstration } from '../demonstration.ts';
import { type ImportServices, importFolder } from '../import/import-folder.ts';
import { type OpenedDatabase, openMigratedDatabase } from '../open-database.ts';
import { markDemonstrationAccounts } from '../queries.ts';
import { fillForm, randomFrom } from './fill-form.ts';
import { runSeed } from './seed.ts';

const database = `constancia_test_${randomUUID().replaceAll('-', '')}`;
const log = createLog('silent');
const DAY_MS = 86_400_000;
let env: NodeJS.ProcessEnv;
let opened: OpenedDatabase;
let administrator: Caller;
let visitor: Caller;
let onEmptyDatabase: unknown;
let close: () => Promise<void>;

beforeAll(async () => {
  await createDatabase(inject('serverUrl'), database, inject('template'));
  const folder = await mkdtemp(join(tmpdir(), 'constancia-seed-'));
  env = { DATABASE_URL: databaseUrl(inject('serverUrl'), database), DATA_DIR: folder };
  const config = { ...readConfig(env), webDir: null };
  opened = await openMigratedDatabase(config, log);
  const { db, url } = opened;
  const stores = await openStores(config);
  onEmptyDatabase = await runSeed(config, ['everything']).catch(String);
  await importPeople({ db, store: stores.store }, join(folder, 'demonstration'));
  const app = await createApp({ config, db, databaseUrl: url, clock: systemClock, log, ...stores });
  visitor = caller(app);
  const { accounts, password } = await openDemonstration(db, folder);
  const account = accounts.find(({ role }) => role === ADMINISTRATOR_ROLE);
  const entered = await visitor.post('/api/session', { email: account?.email, password });
  const [cookie = ''] = [entered.headers['set-cookie']].flat();
  administrator = caller(app, { cookie: cookie.split(';')[0] ?? '' });
  close = async () => {
    await app.close();
    await opened.close();
    await dropDatabase(inject('serverUrl'), database);
    await rm(folder, { recursive: true, force: true });
  };
});
afterAll(() => close());

/** The demonstration without its submissions, which no seed needs. */
async function importPeople(services: Pick<ImportServices, 'db' | 'store'>, folder: string): Promise<void> {
  await copyDemonstration(folder, SUBMISSIONS_AND_PICTURES);
  await importFolder({ ...services, scanner: noScanner }, folder, null);
  await markDemonstrationAccounts(services.db);
}

/** Returns what the command prints. */
async function seed(...args: readonly string[]): Promise<string> {
  const printed: string[] = [];
  const spy = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    printed.push(String(text));
    return true;
  });
  await runSeed(readConfig(env), args).finally(() => spy.mockRestore());
  return printed.join('');
}

async function definitionOf(form: string): Promise<FormDefinition> {
  return (await administrator.get(`/api/forms/${form}`)).body.definition;
}

it('X30.08 everything: three forms hold every kind of question and section, and every option that is offered', async () => {
  expect(await seed('everything')).toContain('/publico/contestar/seedEverything000002');
  const ids = ['seedEverything000001', 'seedEverything000002', 'seedEverything000003'];
  const forms = await Promise.all(ids.map(definitionOf));
  for (const form of forms) {
    const kinds = form.sections.flatMap(questionsOf).map(({ kind }) => kind);
    expect(new Set(kinds)).toEqual(new Set(QUESTION_KINDS));
    expect(
      form.sections.map(({ repeatable, conditional, single }) => ({ repeatable, conditional, single })),
    ).toEqual([
      { repeatable: false, conditional: false, single: false },
      { repeatable: true, conditional: false, single: false },
      { repeatable: false, conditional: true, single: false },
      { repeatable: false, conditional: true, single: true },
    ]);
    expect(form.states).toHaveLength(4);
    expect(Object.keys(form.title.in ?? {})).toEqual(['en', 'pt']);
    const of = { words: { names: ['Ana'], streets: ['Plaza'] }, now: { date: '05/01/2026', time: '09:30' } };
    const answers = fillForm(form, { ...of, random: randomFrom(1) });
    expect(checkAnswers(indexForm(form), answers).issues).toEqual([]);
  }
  const offered = (Object.keys(OPTION_RULES) as OptionName[]).filter(
    (name) => OPTION_RULES[name].offered !== false,
  );
  const missing = offered.filter((name) => !forms.some(({ options }) => options[name]));
  // These options need a picture, a required person and an incident system.
  expect(new Set(missing)).toEqual(
    new Set(['citizenRequired', 'showHeaderImage', 'incidents', 'incidentPerState']),
  );
  expect(forms[0]?.signatures).toHaveLength(3);
  expect(checkProduct(readProduct(forms[1]?.payments ?? null))).toEqual([]);
});

it('X30.08 submissions: over the last days, people and states, the same on every machine, and nothing more the second time', async () => {
  const list = '/api/forms/seedThousand00000001/submissions';
  expect(await seed('answers', '30')).toContain('30 submissions over 90 days');
  const first = (await administrator.get(list)).body;
  expect(first.total).toBe(30);
  const shown = first.submissions as { state: string; createdAt: string; createdBy: string }[];
  expect(new Set(shown.map(({ createdAt }) => createdAt.slice(0, 10))).size).toBe(15);
  expect(new Set(shown.map(({ state }) => state))).toEqual(
    new Set(['Recibido', 'En curso', 'Resuelto', 'Descartado']),
  );
  expect(shown.some(({ createdBy }) => createdBy === 'Usuario Anónimo')).toBe(true);
  expect(shown.some(({ createdBy }) => createdBy !== 'Usuario Anónimo')).toBe(true);
  // Thirty over ninety days: the newest is of three days before its end, and none is of the future.
  const newest = Date.parse(shown[0]?.createdAt ?? '');
  expect((Date.now() - newest) / DAY_MS).toBeGreaterThan(0);
  expect((Date.now() - newest) / DAY_MS).toBeLessThan(4);
  await seed('answers', '30');
  // readAt is the moment of reading.
  expect((await administrator.get(list)).body).toEqual({ ...first, readAt: expect.any(String) });
  // Nor on a later day, where the first of them was deleted since.
  const oldest = await sql<{ id: string }>`
    select id from submissions where form_id = 'seedThousand00000001' order by created_at limit 1`.execute(
    opened.db,
  );
  await administrator.delete(`/api/submissions/${oldest.rows[0]?.id}?version=1`);
  const rest = (await administrator.get(list)).body;
  expect(rest.total).toBe(29);
  vi.useFakeTimers({ now: Date.now() + 8 * DAY_MS, toFake: ['Date'] });
  await seed('answers', '30').finally(() => vi.useRealTimers());
  expect((await administrator.get(list)).body).toEqual({ ...rest, readAt: expect.any(String) });
});

it('X30.08 errors: each form and page is refused as its line says, again after a second run', async () => {
  await seed('errors');
  expect(await seed('errors')).toContain('/ver/seedErrorsAnswer0003  the submission was deleted');
  const open = async (form: string) => (await visitor.get(`/api/public/forms/${form}/to-answer`)).body;
  expect(await open('seedErrors0000000001')).toMatchObject({ limitReached: true });
  expect(await open('seedErrors0000000002')).toMatchObject({ code: 'form-deleted' });
  expect(await open('seedErrors0000000003')).toMatchObject({ code: 'form-not-found' });
  expect(await open('seedErrors0000000006')).toMatchObject({ code: 'municipality-blocked' });
  expect((await visitor.get('/api/public/forms/seedErrors0000000005/sale')).body.state).toBe('closed');
  const deleted = await administrator.get('/api/submissions/seedErrorsAnswer0003');
  expect(deleted.body.code).toBe('submission-not-found');
});

it('X30.08 refuses what is not a development database, and seeds that nobody knows', async () => {
  const refused = async (settings: NodeJS.ProcessEnv, ...args: readonly string[]) =>
    runSeed(readConfig({ ...env, ...settings }), args);
  expect(onEmptyDatabase).toContain('this one holds no demonstration');
  const only = 'Seeds go into a development database only';
  await expect(refused({ PUBLIC_ORIGIN: 'https://formularios.example' }, 'errors')).rejects.toThrow(only);
  await expect(refused({ HOST: '10.1.2.3' }, 'errors')).rejects.toThrow(only);
  await expect(
    refused({ DATABASE_URL: 'postgres://a@db.example/b?sslmode=verify-full' }, 'errors'),
  ).rejects.toThrow(only);
  await expect(refused({}, 'all')).rejects.toThrow(/^Usage: npm run seed/);
  await expect(refused({}, 'answers', 'many')).rejects.toThrow(/^Usage: npm run seed/);
});
