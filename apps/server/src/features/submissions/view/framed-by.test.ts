// Which of our pages may be shown in a frame of which other sites: the headers of each page.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answersOf, PUBLIC_FORM, STAFF_FORM, saveForm, submitTo } from '../../../testing/forms.ts';
import { HOME, testId } from '../../../testing/territory.ts';
import { openTestWorld, type TestWorld } from '../../../testing/with-app.ts';

const PARENT = 'https://intranet.villa.example';

let world: TestWorld;
let webDir: string;
beforeAll(async () => {
  webDir = await mkdtemp(join(tmpdir(), 'constancia-web-'));
  await writeFile(join(webDir, 'index.html'), '<!doctype html><title>Constancia</title>');
  world = await openTestWorld({ webDir });
  await saveForm(world.as.admin, { id: 'staff', definition: STAFF_FORM });
  await saveForm(world.as.admin, { id: 'open', definition: PUBLIC_FORM });
  await submitTo(world.as.inspector, testId('staff'), { id: 'answer', answers: answersOf({ name: 'x' }) });
});
afterAll(async () => {
  await world.close();
  await rm(webDir, { recursive: true, force: true });
});

const listing = (origins: readonly string[]) =>
  sql`update municipalities set settings = ${JSON.stringify({ frameOrigins: origins })}::jsonb
    where id = ${HOME.id}`.execute(world.db);

async function ancestors(url: string): Promise<{ allowed: string; old: unknown }> {
  const { status, headers } = await world.visitor.get(url);
  expect(status).toBe(200);
  const policy = String(headers['content-security-policy']);
  return {
    allowed: /frame-ancestors ([^;]*)/.exec(policy)?.[1]?.trim() ?? '',
    old: headers['x-frame-options'],
  };
}

const SHOWN = [
  `/cis/contestar/${testId('staff')}`,
  `/cis/contestar?id=${testId('staff')}`,
  `/publico/contestar/${testId('open')}?x=1`,
  `/publico/guardado/${testId('open')}/HM1`,
  `/cis/ver/${testId('answer')}`,
  `/respuesta/enviada/${testId('answer')}/HM1`,
];

it.each(SHOWN)('A2.08 W15 %s may be shown by the pages that its municipality lists', async (url) => {
  await listing([PARENT]);
  expect(await ancestors(url)).toEqual({ allowed: `'self' ${PARENT}`, old: undefined });
});

it.each([
  ...SHOWN,
  '/listar',
  '/login',
  `/contestar/${testId('staff')}`,
  `/cis/contestar/${testId('nobody')}`,
  '/cis/contestar/x',
])('W15 %s may be shown by our own pages only where nothing is listed', async (url) => {
  await listing([]);
  expect(await ancestors(url)).toEqual({ allowed: "'self'", old: 'SAMEORIGIN' });
});

it('W15 a page that is not of the list’s forms stays closed', async () => {
  await listing([PARENT]);
  for (const url of ['/listar', '/login', `/contestar/${testId('staff')}`, `/editar/${testId('staff')}`])
    expect((await ancestors(url)).allowed).toBe("'self'");
});

it('W15 what is no origin never gets into the header', async () => {
  await listing([
    '*',
    "'unsafe-inline'",
    `${PARENT}/path`,
    `${PARENT}; script-src *`,
    'javascript:x',
    PARENT,
  ]);
  expect((await ancestors(SHOWN[0] ?? '')).allowed).toBe(`'self' ${PARENT}`);
});
