// Pages of a feed over HTTP: what arrives or goes while somebody reads, who reads what, and what the audit log says.
import { FEED_PAGE } from '@constancia/domain/limits.ts';
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answersOf, saveForm, submitTo } from '../../../testing/forms.ts';
import { makeProgram } from '../../../testing/sign-in/program-tokens.ts';
import { HOME, testId } from '../../../testing/territory.ts';
import { type Caller, caller, openTestWorld, type TestWorld } from '../../../testing/with-app.ts';

const FORM = aForm()
  .withStates('Iniciada', 'Vista')
  .withSection('s', aQuestion('name', 'text'))
  .withRepeatableSection('r', aQuestion('more', 'text'));
const COUNT = FEED_PAGE.rows + 300;

let world: TestWorld;
let form: string;
/** Another one, which changes while it is read. */
let busy: string;
let program: Caller;
let token: string;

/** Copies of one submission, a minute after each other; every third is of a colleague. */
async function fill(filled: string, letter: string): Promise<void> {
  await submitTo(world.as.inspector, filled, { id: 'model', answers: answersOf({ name: 'x', more: 'y' }) });
  await sql`
    insert into submissions select filled.* from submissions s, generate_series(0, ${COUNT - 1}::integer) n,
      lateral jsonb_populate_record(s, jsonb_build_object('id', lpad(n::text, 20, ${letter}), 'code', 'M' || n, 'state', n % 2,
        'created_by', case when n % 3 = 0 then 'colleague' else 'inspector' end,
        'created_at', timestamptz '2026-02-01T15:00Z' + n * interval '1 minute')) filled
    where s.id = ${testId('model')}`.execute(world.db);
  await sql`delete from submissions where id = ${testId('model')}`.execute(world.db);
}

beforeAll(async () => {
  world = await openTestWorld();
  form = await saveForm(world.as.supervisor, { id: 'paged', definition: FORM.build() });
  busy = await saveForm(world.as.supervisor, { id: 'busy', definition: FORM.build() });
  await fill(form, 'f');
  await fill(busy, 'b');
  ({ as: program, token } = await makeProgram(world, { rights: ['read respuesta'], name: 'Tablero' }));
});
afterAll(() => world.close());

const root = (of = form) => `/api/odata/forms/${of}`;
const pathOf = (link: string) => link.replace('http://localhost:80', '');
const lettered = (number: number, letter = 'f') => String(number).padStart(20, letter);

interface Read {
  readonly ids: readonly string[];
  readonly sizes: readonly number[];
}

/** Follows the links to the last page. */
async function readAll(path: string, between: () => Promise<unknown> = async () => undefined): Promise<Read> {
  const ids: string[] = [];
  const sizes: number[] = [];
  for (let next: string | undefined = path; next !== undefined; ) {
    const { body } = await program.get(next);
    ids.push(...body.value.map((row: { __id: string }) => row.__id));
    sizes.push(body.value.length);
    const link: string | undefined = body['@odata.nextLink'];
    next = link && pathOf(link);
    if (next) await between();
  }
  return { ids, sizes };
}

it('X38.83 pages hold every submission once, also while others arrive and are deleted', async () => {
  const gone = lettered(3, 'b');
  const between = async () => {
    await submitTo(world.as.inspector, busy, { id: 'arrived', answers: answersOf({ name: 'z' }) });
    await sql`delete from submissions where id = ${gone}`.execute(world.db);
  };
  const { ids, sizes } = await readAll(`${root(busy)}/Submissions`, between);
  expect(sizes).toEqual([FEED_PAGE.rows, 301]);
  expect(ids).toEqual([
    ...Array.from({ length: COUNT }, (_, number) => lettered(number, 'b')),
    testId('arrived'),
  ]);
  expect((await readAll(`${root(busy)}/Submissions?$select=__id`)).ids).not.toContain(gone);
});

it('X38.83 $top and $skip count rows over pages, $count all of them', async () => {
  const last = await readAll(`${root()}/Submissions?$top=${COUNT - 100}&$select=__id`);
  expect(last.sizes).toEqual([FEED_PAGE.rows, 200]);
  const skipped = await program.get(`${root()}/Submissions?$skip=500&$top=2&$select=__id&$count=true`);
  expect(skipped.body['@odata.count']).toBe(COUNT);
  expect(skipped.body.value).toEqual([{ __id: lettered(500) }, { __id: lettered(501) }]);
  expect(skipped.body['@odata.nextLink']).toBeUndefined();
  const none = await program.get(`${root()}/Submissions?$top=0&$count=true`);
  expect([none.body.value, none.body['@odata.count']]).toEqual([[], COUNT]);
  const filtered = `${root()}/Submissions?$filter=${encodeURIComponent("state eq 'Vista'")}&$count=true&$top=1`;
  expect((await program.get(filtered)).body['@odata.count']).toBe(COUNT / 2);
});

it('X38.83 pages of a section that repeats hold each row once', async () => {
  const { ids, sizes } = await readAll(`${root()}/Submissions.Seccion_r`);
  expect(sizes).toEqual([FEED_PAGE.rows, 300]);
  expect(new Set(ids).size).toBe(COUNT);
});

it('X38.83 the link of one feed is refused by another', async () => {
  const { body } = await program.get(`${root()}/Submissions?$select=__id`);
  const token = new URL(body['@odata.nextLink']).searchParams.get('$skiptoken') ?? '';
  const filter = encodeURIComponent('stateId eq 0');
  for (const path of [
    `Submissions?$filter=${filter}&$skiptoken=${token}`,
    `Submissions.Seccion_r?$skiptoken=${token}`,
    `Submissions?$orderby=updatedAt&$skiptoken=${token}`,
  ])
    expect((await program.get(`${root()}/${path}`)).body.issues?.[0]?.at, path).toEqual({
      field: 'query.$skiptoken',
    });
});

it('X38.84 shows nobody more than their list: other areas, other municipalities, and what others sent', async () => {
  const counted = async (who: Caller) => (await who.get(`${root()}/Submissions?$count=true&$top=1`)).body;
  expect((await counted(world.as.supervisor))['@odata.count']).toBe(COUNT);
  const own = await counted(world.as.inspector);
  const sent = Array.from({ length: COUNT }, (_, number) => number).filter((number) => number % 3 !== 0);
  expect(own['@odata.count']).toBe(sent.length);
  expect(own.value[0].createdBy).toBe('inspector');
  const elsewhere = await makeProgram(world, { areaIds: [HOME.areas[1]] });
  for (const who of [world.as.neighbour, world.as.foreigner, elsewhere.as])
    for (const path of ['', '/$metadata', '/Submissions'])
      expect((await who.get(`${root()}${path}`)).body.code, path).toBe('form-outside-areas');
  const blind = await makeProgram(world, { rights: ['read formulario'] });
  expect((await blind.as.get(`${root()}/Submissions`)).body.code).toBe('forbidden');
});

it('X38.84 W18 each page is in the audit log with the program, the table, the rows and the filter', async () => {
  const filter = "state eq 'Vista'";
  await program.get(`${root()}/Submissions?$filter=${encodeURIComponent(filter)}&$top=7`);
  const { body } = await world.as.admin.get(`/api/municipalities/${HOME.id}/audit`);
  const [entry] = body.entries.filter(({ action }: { action: string }) => action === 'export');
  expect(entry).toMatchObject({
    subject: 'form',
    details: { format: 'odata', table: 'Submissions', rows: 7, filter, program: 'Tablero' },
  });
});

const basic = (password: string, path: string, cookie?: string) =>
  caller(world.app, {
    authorization: `Basic ${Buffer.from(`excel:${password}`).toString('base64')}`,
    ...(cookie !== undefined && { cookie }),
  }).get(path);

it('X38.85 a spreadsheet sends the token as a password, which only feeds and files take', async () => {
  for (const path of [
    root(),
    `${root()}/$metadata`,
    `${root()}/Submissions?$top=1`,
    `/api/forms/${form}/submissions.csv?state=0`,
    `/api/forms/${form}/submissions.geojson?state=0`,
  ])
    expect((await basic(token, path)).status, path).toBe(200);
  const list = await basic(token, `/api/forms/${form}/submissions`);
  expect([list.status, list.body.code]).toEqual([401, 'not-signed-in']);
  const inUrl = await caller(world.app, {}).get(`${root()}?token=${token}&access_token=${token}`);
  expect([inUrl.status, inUrl.body.code]).toEqual([401, 'not-signed-in']);
});

it('X38.85 a feed without a right password asks for one, a file for people does not', async () => {
  const asked = 'Basic realm="Constancia", charset="UTF-8"';
  const nobody = caller(world.app, {});
  for (const path of [root(), `${root()}/$metadata`, `${root()}/Submissions`]) {
    expect((await nobody.get(path)).headers['www-authenticate'], path).toBe(asked);
    const wrong = await basic(`${token}x`, path);
    expect([wrong.status, wrong.body.code, wrong.headers['www-authenticate']]).toEqual([
      401,
      'token-refused',
      asked,
    ]);
  }
  const file = await nobody.get(`/api/forms/${form}/submissions.csv`);
  expect([file.status, file.headers['www-authenticate']]).toEqual([401, undefined]);
});
