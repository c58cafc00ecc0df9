// Links that open a form with some answers filled in: who makes, sees and takes them back, and what they open.
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { saveForm } from '../../../testing/forms.ts';
import { HOME } from '../../../testing/territory.ts';
import { openTestWorld, type TestWorld } from '../../../testing/with-app.ts';

let world: TestWorld;
let open: string;
let inside: string;

const DAY_MS = 24 * 60 * 60_000;
const inDays = (days: number) => new Date(world.time.now.getTime() + days * DAY_MS).toISOString();
const FORM = aForm().withSection('s', aQuestion('name', 'text'), aQuestion('age', 'integer'));
const links = (form: string) => `/api/forms/${form}/prefilled-links`;
const make = (body: object = {}, form = open) =>
  world.as.supervisor.post(links(form), {
    label: 'Comercio 12',
    values: { name: 'Ana', age: '7' },
    expiresAt: inDays(30),
    ...body,
  });
const openAs = (token: string, form = open) =>
  world.visitor.post(`/api/public/forms/${form}/prefilled-answers`, { token });
const listed = async (form = open) => (await world.as.supervisor.get(links(form))).body.links;

beforeAll(async () => {
  world = await openTestWorld();
  const isPublic = { ...FORM.withOptions({ publicAccess: true }).build() };
  open = await saveForm(world.as.admin, { id: 'open', definition: isPublic });
  inside = await saveForm(world.as.admin, { id: 'inside', definition: FORM.withOptions({}).build() });
});
afterAll(() => world.close());

it('X38.30 who edits the form makes a link with answers, and it opens them for a visitor without an account', async () => {
  const { status, body } = await make();
  expect(status).toBe(200);
  expect(body.path).toBe(`/publico/contestar/${open}#c=${body.token}`);
  expect(body.token).toMatch(/^[\w-]{43}$/);
  const opened = await openAs(body.token);
  expect(opened.status).toBe(200);
  expect(opened.body).toEqual({
    answers: { name: { value: 'Ana' }, age: { value: '7' } },
    dropped: [],
    asset: null,
    assetDropped: false,
    person: null,
  });
  expect(await listed()).toMatchObject([
    { id: body.id, label: 'Comercio 12', questions: expect.arrayContaining(['name', 'age']), openings: 1 },
  ]);
});

it('X38.30 what is wrong is named by question and field, and nothing is stored', async () => {
  const before = await listed();
  const { status, body } = await make({ values: { age: 'x', other: 'x' }, expiresAt: inDays(-1) });
  expect([status, body.code]).toEqual([422, 'prefilled-link-invalid']);
  expect(body.issues).toMatchObject([
    { code: 'integer-invalid', at: { questionId: 'age' } },
    { code: 'question-unknown', at: { questionId: 'other' } },
    { code: 'prefilled-expiry-wrong', at: { field: 'expiresAt' } },
  ]);
  expect((await make({ expiresAt: inDays(367) })).body.code).toBe('prefilled-link-invalid');
  expect((await make({ values: {} })).body.code).toBe('request-invalid');
  expect((await make({ label: ' ' })).body.code).toBe('request-invalid');
  expect(await listed()).toEqual(before);
});

it('X38.31 the database has a hash only, and neither list nor audit log has token, label or answers', async () => {
  const { body } = await make({ label: 'Ana Secreta', values: { name: 'Respuesta Secreta' } });
  const rows = await sql<{ all: string }>`select to_jsonb(l)::text as all from prefilled_links l`.execute(
    world.db,
  );
  expect(rows.rows.map((row) => row.all).join()).not.toContain(body.token);
  expect(JSON.stringify(await listed())).not.toMatch(new RegExp(`${body.token}|Respuesta Secreta`));
  const logged = await sql<{ action: string; all: string }>`
    select action, to_jsonb(e)::text as all from audit_entries e
    where subject = 'prefilled-link' and subject_id = ${body.id}`.execute(world.db);
  expect(logged.rows.map(({ action }) => action)).toEqual(['create']);
  expect(logged.rows[0]?.all).not.toMatch(new RegExp(`${body.token}|Secreta`));
});

it('X38.31 a token of another form, one that never was, one taken back and one out of date open nothing, by one problem', async () => {
  const { token, id } = (await make()).body;
  const gone = async (asked: string, form = open) => {
    const { status, body } = await openAs(asked, form);
    return [status, body.code];
  };
  expect(await gone('never')).toEqual([404, 'prefilled-link-gone']);
  const other = (await make({}, inside)).body;
  expect(other.path).toBe(`/contestar/${inside}#c=${other.token}`);
  expect(await gone(other.token)).toEqual([404, 'prefilled-link-gone']);
  expect(await gone(other.token, inside)).toEqual([404, 'form-not-found']);
  const asStaff = await world.as.inspector.post(`/api/forms/${inside}/prefilled-answers`, other);
  expect(asStaff.body.code).toBe('request-invalid');
  const { token: ofInside } = other;
  const staff = await world.as.inspector.post(`/api/forms/${inside}/prefilled-answers`, { token: ofInside });
  expect(staff.body.answers).toMatchObject({ name: { value: 'Ana' } });
  expect((await world.as.supervisor.delete(`${links(open)}/${id}`)).status).toBe(200);
  expect(await gone(token)).toEqual([404, 'prefilled-link-gone']);
  expect((await world.as.supervisor.delete(`${links(open)}/${id}`)).body.code).toBe('prefilled-link-gone');
  const late = (await make({ expiresAt: inDays(1 / 24 / 60) })).body.token;
  world.time.now = new Date(world.time.now.getTime() + 60_000);
  expect(await gone(late)).toEqual([404, 'prefilled-link-gone']);
});

it('X38.32 what a newer version of the form does not ask is left out and named', async () => {
  const { token } = (await make()).body;
  const definition = aForm().withOptions({ publicAccess: true }).withSection('s', aQuestion('name', 'text'));
  const changed = { version: 1, areaId: HOME.areas[0], sync: false, definition: definition.build() };
  const saved = await world.as.admin.put(`/api/forms/${open}`, changed);
  expect([saved.status, saved.body.code]).toEqual([200, undefined]);
  const { body } = await openAs(token);
  expect(body.answers).toEqual({ name: { value: 'Ana' } });
  expect(body.dropped).toEqual([aQuestion('age', 'integer').title]);
});

it('X38.33 a form has a thousand links at most; those out of date do not count', async () => {
  await sql`delete from prefilled_links where form_id = ${inside}`.execute(world.db);
  await sql`
    insert into prefilled_links (municipality_id, id, form_id, version, token_hash, label, answers, created_at, created_by,
      expires_at)
    select ${HOME.id}, 'link' || lpad(n::text, 16, '0'), ${inside}, 1, sha256(n::text::bytea), 'x', '{}'::jsonb, ${world.time.now}, 'x',
      ${world.time.now}::timestamptz + case when n = 0 then interval '-1 day' else interval '1 day' end
    from generate_series(0, 999) n`.execute(world.db);
  const both = await Promise.all([make({}, inside), make({}, inside)]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(both.map(({ body }) => body.code)).toContain('prefilled-links-full');
  expect((await world.as.supervisor.get(links(inside))).body.total).toBe(1_000);
});

it('X40.57 links are read fifteen at a time, the newest first, and found by their name or who made them; those out of date are not counted', async () => {
  await sql`delete from prefilled_links where form_id = ${inside}`.execute(world.db);
  await sql`
    insert into prefilled_links (municipality_id, id, form_id, version, token_hash, label, answers, created_at, created_by,
      expires_at)
    select ${HOME.id}, 'page' || lpad(n::text, 16, '0'), ${inside}, 1, sha256(('page' || n)::bytea), 'Almacén ' || n, '{}'::jsonb,
      ${world.time.now}::timestamptz + n * interval '1 minute', case when n = 3 then 'ana' else 'eva' end,
      ${world.time.now}::timestamptz + case when n = 0 then interval '-1 day' else interval '1 day' end
    from generate_series(0, 40) n`.execute(world.db);
  const find = async (query: Readonly<Record<string, string>>) => {
    const { body } = await world.as.supervisor.get(
      `${links(inside)}?${new URLSearchParams(query).toString()}`,
    );
    return [body.links.map(({ label }: { label: string }) => label), body.total];
  };
  const named = (from: number, to: number) =>
    Array.from({ length: from - to + 1 }, (_, n) => `Almacén ${from - n}`);
  expect(await find({})).toEqual([named(40, 26), 40]);
  expect(await find({ page: '2' })).toEqual([named(10, 1), 40]);
  expect(await find({ page: '3' })).toEqual([[], 40]);
  expect(await find({ text: ' ALMACEN 3' })).toEqual([[...named(39, 30), 'Almacén 3'], 11]);
  expect(await find({ text: 'ana' })).toEqual([['Almacén 3'], 1]);
  expect(await find({ text: '_' })).toEqual([[], 0]);
});

it('X38.33 nobody makes, lists or takes back links of a form that they do not edit', async () => {
  const { id } = (await make({ values: { name: 'Ana' } })).body;
  for (const { body } of [
    await world.as.inspector.get(links(open)),
    await world.as.inspector.post(links(open), { label: 'x', values: { name: 'x' }, expiresAt: inDays(1) }),
    await world.as.inspector.delete(`${links(open)}/${id}`),
  ])
    expect(body.code).toBe('forbidden');
  expect((await world.as.supervisor.delete(`${links(inside)}/${id}`)).body.code).toBe('prefilled-link-gone');
  expect((await listed()).map((link: { readonly id: string }) => link.id)).toContain(id);
});
