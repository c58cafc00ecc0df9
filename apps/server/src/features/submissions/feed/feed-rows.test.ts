// The number of rows of a feed's table, and single rows by their keys, over HTTP.
import type { AnswerSet } from '@constancia/domain/submissions/answers/answers.ts';
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answersOf, saveForm, submitTo } from '../../../testing/forms.ts';
import { makeProgram } from '../../../testing/sign-in/program-tokens.ts';
import { HOME, testId } from '../../../testing/territory.ts';
import { type Caller, caller, openTestWorld, type TestWorld } from '../../../testing/with-app.ts';

const FORM = aForm()
  .withStates('Iniciada', 'Vista')
  .withSection('s', aQuestion('name', 'text', { title: { text: 'Nombre' } }))
  .withRepeatableSection('r', aQuestion('more', 'text', { title: { text: 'Resto' } }));

let world: TestWorld;
let form: string;
let program: Caller;
let token: string;

beforeAll(async () => {
  world = await openTestWorld();
  form = await saveForm(world.as.supervisor, { id: 'rows', definition: FORM.build() });
  const other = await saveForm(world.as.supervisor, { id: 'otherRows', definition: FORM.build() });
  for (const [id, of] of [
    ['one', form],
    ['two', form],
    ['three', form],
    ['elsewhere', other],
  ] as const) {
    const answers = answersOf({ name: id, more: 'first' });
    const copies: AnswerSet['rows'] =
      id === 'two' ? { r: [{ id: 'c1', answers: { more: { value: 'second' } } }] } : {};
    const who = id === 'three' ? world.as.supervisor : world.as.inspector;
    const reply = await submitTo(who, of, { id, answers: { ...answers, rows: copies } });
    if (reply.status !== 200) throw new Error(JSON.stringify(reply.body));
  }
  ({ as: program, token } = await makeProgram(world, { rights: ['read respuesta'] }));
});
afterAll(() => world.close());

const root = () => `/api/odata/forms/${form}`;
const count = (path: string, who = program) => who.get(`${root()}/${path}/$count`);

it('X38.100 /$count is a plain number of the rows of a table, as $count says it', async () => {
  const reply = await count('Submissions');
  expect([reply.status, reply.raw.toString()]).toEqual([200, '3']);
  expect([reply.headers['content-type'], reply.headers['odata-version']]).toEqual([
    'text/plain; charset=utf-8',
    '4.0',
  ]);
  expect((await count('Submissions.Seccion_r')).raw.toString()).toBe('4');
  expect((await program.get(`${root()}/Submissions.Seccion_r?$count=true`)).body['@odata.count']).toBe(4);
});

it('X38.100 it counts what a filter finds, within what the caller sees', async () => {
  const filtered = (filter: string) =>
    program.get(`${root()}/Submissions/$count?$filter=${encodeURIComponent(filter)}`);
  expect((await filtered("createdBy eq 'inspector'")).raw.toString()).toBe('2');
  expect((await filtered("contains(Nombre,'o')")).raw.toString()).toBe('2');
  expect((await count('Submissions', world.as.inspector)).raw.toString()).toBe('2');
  expect((await count('Submissions', world.as.neighbour)).body.code).toBe('form-outside-areas');
  const elsewhere = await makeProgram(world, { areaIds: [HOME.areas[1]] });
  expect((await count('Submissions', elsewhere.as)).body.code).toBe('form-outside-areas');
});

it('X38.100 what it cannot count is refused as the table refuses it', async () => {
  expect((await count('Nada')).body.code).toBe('feed-table-not-found');
  for (const [path, option] of [
    ['Submissions.Seccion_r/$count?$filter=number eq 1', '$filter'],
    ['Submissions/$count?$search=x', '$search'],
  ]) {
    const { status, body } = await program.get(`${root()}/${path}`);
    expect([status, body.values.option], path).toEqual([501, option]);
  }
  expect((await program.get(`${root()}/Submissions/$count?$filter=Nada eq 1`)).body.issues[0].at).toEqual({
    field: 'query.$filter',
  });
});

it('X38.100 X38.101 a spreadsheet reads both with the token as a password', async () => {
  const excel = caller(world.app, {
    authorization: `Basic ${Buffer.from(`excel:${token}`).toString('base64')}`,
  });
  for (const path of ['Submissions/$count', `Submissions('${testId('one')}')`])
    expect((await excel.get(`${root()}/${path}`)).status, path).toBe(200);
  const nobody = caller(world.app, {});
  expect((await nobody.get(`${root()}/Submissions/$count`)).headers['www-authenticate']).toMatch(/^Basic /);
});

it('X38.101 a key in parentheses gives one row, as the table has it', async () => {
  const id = testId('two');
  const page = await program.get(`${root()}/Submissions?$filter=${encodeURIComponent(`__id eq '${id}'`)}`);
  for (const key of [`'${id}'`, id, `__id='${id}'`]) {
    const { status, body, headers } = await program.get(`${root()}/Submissions(${key})`);
    const { '@odata.context': context, ...row } = body;
    expect([status, row], key).toEqual([200, page.body.value[0]]);
    expect(context).toBe(`http://localhost:80${root()}/$metadata#Submissions/$entity`);
    expect(headers['content-type']).toBe('application/json; odata.metadata=minimal; charset=utf-8');
  }
  const chosen = await program.get(`${root()}/Submissions('${id}')?$select=code,Nombre`);
  expect(chosen.body).toEqual({
    '@odata.context': `http://localhost:80${root()}/$metadata#Submissions(code,Nombre)/$entity`,
    code: page.body.value[0].code,
    Nombre: 'two',
  });
});

it('X38.101 a row of a section has the key that its table shows', async () => {
  const { body } = await program.get(`${root()}/Submissions.Seccion_r`);
  const single = async ({ __id }: { readonly __id: string }) =>
    (await program.get(`${root()}/Submissions.Seccion_r('${__id}')`)).body;
  const context = `http://localhost:80${root()}/$metadata#Submissions.Seccion_r/$entity`;
  const expected = body.value.map((row: object) => ({ '@odata.context': context, ...row }));
  expect(await Promise.all(body.value.map(single))).toEqual(expected);
  expect(expected).toHaveLength(4);
});

it('X38.101 what is not there and what somebody may not see are the same 404', async () => {
  for (const [path, who] of [
    [`Submissions('${testId('nobody')}')`, program],
    ["Submissions('')", program],
    [`Submissions('${testId('elsewhere')}')`, program],
    [`Submissions('${testId('three')}')`, world.as.inspector],
    [`Submissions.Seccion_r('${testId('one')}-2')`, program],
    [`Submissions.Seccion_r('${testId('one')}')`, program],
  ] as const) {
    const { status, body } = await who.get(`${root()}/${path}`);
    expect([status, body.code], path).toEqual([404, 'feed-row-not-found']);
  }
  expect((await program.get(`${root()}/Nada('x')`)).body.code).toBe('feed-table-not-found');
});

it('X38.101 options of tables are refused at a single row, and it is in the audit log with its key', async () => {
  const path = `${root()}/Submissions('${testId('one')}')`;
  const { status, body } = await program.get(`${path}?$top=1`);
  expect([status, body.issues]).toEqual([
    400,
    [{ code: 'request-field', at: { field: 'query.$top' }, values: { reason: 'not of a single row' } }],
  ]);
  expect((await program.get(`${path}?$expand=x`)).status).toBe(501);
  await program.get(path);
  const log = await world.as.admin.get(`/api/municipalities/${HOME.id}/audit`);
  const [entry] = log.body.entries.filter(({ action }: { action: string }) => action === 'export');
  expect(entry.details).toMatchObject({ format: 'odata', table: 'Submissions', rows: 1, row: testId('one') });
});
