import { ALL_OPTIONS_OFF } from '@constancia/domain/forms/definition/options.ts';
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answersOf, PUBLIC_FORM, SOLD_PRODUCT, STAFF_FORM, saveForm, submitTo } from '../../testing/forms.ts';
import { AWAY, HOME, testId } from '../../testing/territory.ts';
import { openTestWorld, type TestWorld } from '../../testing/with-app.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld({ brandlessHosts: ['sinmarca.example'] });
});
afterAll(() => world.close());

const codesOf = (reply: { body: { issues?: { code: string }[] } }) =>
  reply.body.issues?.map(({ code }) => code);

it('E7.03 E7.01 E7.05 E4.27 E1.02 R7.41 P7.29 R7.13 saves a new form and reads it back unchanged', async () => {
  const id = await saveForm(world.as.supervisor, { id: 'roundtrip', definition: STAFF_FORM });
  const reply = await world.as.supervisor.get(`/api/forms/${id}`);
  expect(reply.body).toMatchObject({ id, version: 1, areaId: HOME.areas[0], submissionCount: 0 });
  expect(reply.body.definition).toEqual(STAFF_FORM);
  expect(reply.body.createdAt).toBe(world.time.now.toISOString());
});

it('X5.01 E7.03 creating the same form twice makes one; another one under the same id is refused', async () => {
  const body = { id: testId('createdTwice'), areaId: HOME.areas[0], sync: false, definition: STAFF_FORM };
  const replies = await Promise.all([
    world.as.supervisor.post('/api/forms', body),
    world.as.supervisor.post('/api/forms', body),
  ]);
  expect(replies.map((reply) => reply.body)).toEqual([
    { id: body.id, version: 1 },
    { id: body.id, version: 1 },
  ]);
  const changed = { ...STAFF_FORM, description: { text: 'Otra' } };
  const other = await world.as.supervisor.post('/api/forms', { ...body, definition: changed });
  expect(other.body.code).toBe('id-taken');
  // In another area it would seem to be stored there.
  const elsewhere = { ...body, areaId: HOME.areas[1] };
  expect((await world.as.elevatedSupervisor.post('/api/forms', elsewhere)).body.code).toBe('id-taken');
  // A repetition that comes late, after the form was moved, is still the same request.
  const moved = { version: 1, areaId: HOME.areas[1], sync: false, definition: STAFF_FORM };
  expect((await world.as.elevatedSupervisor.put(`/api/forms/${body.id}`, moved)).status).toBe(200);
  expect((await world.as.elevatedSupervisor.post('/api/forms', body)).status).toBe(200);
});

it('E4.28 E4.29 E7.04 every save is a new version with who and when; earlier versions stay', async () => {
  const id = await saveForm(world.as.supervisor, { id: 'versions', definition: STAFF_FORM });
  const changed = { ...STAFF_FORM, title: { text: 'Inspección nueva' } };
  const saved = await world.as.supervisor.put(`/api/forms/${id}`, {
    version: 1,
    areaId: HOME.areas[0],
    sync: false,
    definition: changed,
  });
  expect(saved.body).toEqual({ id, version: 2 });
  const versions = await sql<{ version: number; savedBy: string; edit: boolean }>`
    select version, saved_by, edit from form_versions where form_id = ${id} order by version`.execute(
    world.db,
  );
  expect(versions.rows).toEqual([
    { version: 1, savedBy: 'supervisor', edit: false },
    { version: 2, savedBy: 'supervisor', edit: true },
  ]);
  await expect(
    sql`update form_versions set saved_by = 'x' where form_id = ${id}`.execute(world.db),
  ).rejects.toThrow(/append-only/);
});

it('X5.01 refuses a save over a version that is no longer the newest, and says which is', async () => {
  const id = await saveForm(world.as.supervisor, { id: 'stale', definition: STAFF_FORM });
  const save = (title: string) =>
    world.as.supervisor.put(`/api/forms/${id}`, {
      version: 1,
      areaId: HOME.areas[0],
      sync: false,
      definition: { ...STAFF_FORM, title: { text: title } },
    });
  const [first, second] = await Promise.all([save('uno'), save('dos')]);
  expect([first.status, second.status].toSorted((a, b) => a - b)).toEqual([200, 409]);
  const refused = first.status === 409 ? first : second;
  expect(refused.body).toMatchObject({ code: 'stale-version', values: { version: 2 } });
});

it('E9.29 E5.01 E5.03 E5.04 E5.11 refuses on the server what the save checks refuse, in their order', async () => {
  const empty = aForm()
    .with({ title: { text: '  ' } })
    .build();
  const reply = await world.as.supervisor.post('/api/forms', {
    id: testId('bad'),
    areaId: '',
    sync: false,
    definition: empty,
  });
  expect(reply.status).toBe(422);
  expect(codesOf(reply)).toEqual([
    'title-required',
    'area-required',
    'form-section-required',
    'form-question-required',
  ]);
  expect((await world.as.supervisor.get(`/api/forms/${testId('bad')}`)).status).toBe(404);
});

it('E9.29 names the field of a definition that is not a form', async () => {
  const broken = { ...STAFF_FORM, sections: [{ ...STAFF_FORM.sections[0], surprise: 1 }] };
  const reply = await world.as.supervisor.post('/api/forms', {
    id: testId('bad'),
    areaId: HOME.areas[0],
    sync: false,
    definition: broken,
  });
  expect(reply.status).toBe(422);
  expect(JSON.stringify(reply.body.issues)).toContain('surprise');
});

it('E4.55 E4.56 E9.29 refuses option combinations that the editor does not let a person make', async () => {
  const definition = { ...STAFF_FORM, options: { ...ALL_OPTIONS_OFF, publicAccess: true, citizen: true } };
  const reply = await world.as.supervisor.post('/api/forms', {
    id: testId('bad'),
    areaId: HOME.areas[0],
    sync: true,
    definition,
  });
  expect(reply.status).toBe(422);
  expect(codesOf(reply)).toContain('excluded-by-citizen');
});

it('E6.04 P6.20 keeps a form to its area: others get the message of their areas, in lists it does not appear', async () => {
  const id = await saveForm(world.as.supervisor, { id: 'area', definition: STAFF_FORM });
  for (const stranger of [world.as.neighbour, world.as.foreigner]) {
    expect((await stranger.get(`/api/forms/${id}`)).body.code).toBe('form-outside-areas');
    const list = await stranger.get('/api/forms');
    expect(list.body.forms.map((form: { id: string }) => form.id)).not.toContain(id);
  }
  expect((await world.as.admin.get(`/api/forms/${id}`)).status).toBe(200);
  const elsewhere = { id: testId('x'), areaId: AWAY.areas[0], sync: false, definition: STAFF_FORM };
  expect((await world.as.supervisor.post('/api/forms', elsewhere)).body.code).toBe('form-outside-areas');
});

it('E4.18 E6.06 refuses to change a form with submissions while editable form is off', async () => {
  const id = await saveForm(world.as.supervisor, { id: 'locked', definition: STAFF_FORM });
  await submitTo(world.as.inspector, id, { id: 'lockedAnswer', answers: answersOf({ name: 'Ana' }) });
  const reply = await world.as.supervisor.put(`/api/forms/${id}`, {
    version: 1,
    areaId: HOME.areas[0],
    sync: false,
    definition: { ...STAFF_FORM, title: { text: 'Otro' } },
  });
  expect(reply.body.code).toBe('form-read-only');
});

it('E3.25 E4.19 E4.22 E4.23 with editable form on, content changes and structure does not', async () => {
  const editable = { ...STAFF_FORM, options: { ...STAFF_FORM.options, editableForm: true } };
  const id = await saveForm(world.as.supervisor, { id: 'editable', definition: editable });
  await submitTo(world.as.inspector, id, { id: 'editableAnswer', answers: answersOf({ name: 'Ana' }) });
  const save = (version: number, definition: unknown) =>
    world.as.supervisor.put(`/api/forms/${id}`, { version, areaId: HOME.areas[0], sync: false, definition });
  const section = editable.sections[0]!;
  const withQuestion = {
    ...editable,
    sections: [{ ...section, questions: [...section.questions, aQuestion('more', 'text')] }],
  };
  expect(codesOf(await save(1, withQuestion))).toEqual(['structure-locked']);
  expect((await save(1, { ...editable, title: { text: 'Otro título' } })).status).toBe(200);
});

it('P4.14 P7.12 P6.19 the switch publishes immediately, for the roles that have it, within their areas', async () => {
  const id = await saveForm(world.as.supervisor, { id: 'switch', definition: STAFF_FORM });
  const turn = (on: boolean, version: number, who = world.as.generator) =>
    who.put(`/api/forms/${id}/visibility`, { public: on, version });
  expect((await world.visitor.get(`/api/public/forms/${id}/to-answer`)).status).toBe(404);
  expect((await turn(true, 1, world.as.supervisor)).status).toBe(403);
  expect((await turn(true, 1)).body).toEqual({ id, version: 2, public: true });
  expect((await world.visitor.get(`/api/public/forms/${id}/to-answer`)).body.version).toBe(2);
  expect((await turn(false, 1)).body.code).toBe('stale-version');
  expect((await turn(false, 2)).body.public).toBe(false);
  expect((await world.visitor.get(`/api/public/forms/${id}/to-answer`)).status).toBe(404);
});

it('P4.15 P4.16 the switch stays off on a form that takes a citizen', async () => {
  const definition = { ...STAFF_FORM, options: { ...STAFF_FORM.options, citizen: true } };
  const reply = await world.as.supervisor.post('/api/forms', {
    id: testId('citizen'),
    areaId: HOME.areas[0],
    sync: true,
    definition,
  });
  expect(reply.status).toBe(200);
  const turned = await world.as.generator.put(`/api/forms/${testId('citizen')}/visibility`, {
    public: true,
    version: 1,
  });
  expect(turned.status).toBe(422);
});

it('P2.58 P5.02 P2.66 P7.09 P9.02 P9.05 E9.07 filters by what the name contains, any letter case, leading spaces aside; seven a page by title', async () => {
  for (const letter of ['h', 'c', 'a', 'e', 'g', 'b', 'd', 'f']) {
    await saveForm(world.as.neighbour, {
      id: `list${letter}`,
      areaId: HOME.areas[1],
      definition: { ...STAFF_FORM, title: { text: `Lista ${letter} 100%` } },
    });
  }
  const titles = (reply: { body: { forms: { title: { text: string } }[] } }) =>
    reply.body.forms.map(({ title }) => title.text.slice(6, 7));
  const first = await world.as.neighbour.get('/api/forms?text=%20%20LISTA');
  expect(titles(first)).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g']);
  expect(first.body.total).toBe(8);
  expect(titles(await world.as.neighbour.get('/api/forms?text=LISTA&page=1'))).toEqual(['h']);
  expect((await world.as.neighbour.get('/api/forms?text=100%25')).body.total).toBe(8);
  expect((await world.as.neighbour.get('/api/forms?text=1_0')).body.total).toBe(0);
});

it('P2.61 an administrator filters by municipality; an area filter never reaches outside the own areas', async () => {
  await saveForm(world.as.foreigner, { id: 'faraway', areaId: AWAY.areas[0], definition: STAFF_FORM });
  const far = await world.as.admin.get(`/api/forms?municipality=${AWAY.id}`);
  expect(far.body.forms.map((form: { id: string }) => form.id)).toEqual([testId('faraway')]);
  expect((await world.as.supervisor.get(`/api/forms?area=${AWAY.areas[0]}`)).body.total).toBe(0);
});

it('A7.01 A6.03 P1.05 a public form is open to everybody and to the staff of its municipality, a private one to nobody outside', async () => {
  const id = await saveForm(world.as.supervisor, { id: 'open', definition: PUBLIC_FORM });
  const reply = await world.visitor.get(`/api/public/forms/${id}/to-answer`);
  expect(reply.status).toBe(200);
  expect(reply.body.definition.title.text).toBe('Pedido');
  expect((await world.as.neighbour.get(`/api/forms/${id}/to-answer`)).status).toBe(200);
  const closed = await saveForm(world.as.supervisor, { id: 'closed', definition: STAFF_FORM });
  expect((await world.visitor.get(`/api/public/forms/${closed}/to-answer`)).body.code).toBe('form-not-found');
  for (const who of ['neighbour', 'foreigner'] as const)
    expect((await world.as[who].get(`/api/forms/${closed}/to-answer`)).body.code).toBe('form-outside-areas');
});

it('A1.08 A9.21 the buttons of answering have the colour of the municipality, or of the form', async () => {
  const id = await saveForm(world.as.supervisor, { id: 'coloured', definition: PUBLIC_FORM });
  const colors = async () =>
    (await world.visitor.get(`/api/public/forms/${id}/to-answer`)).body.municipality.buttonColors;
  const settings = async (value: object) =>
    void (await sql`update municipalities set settings = ${JSON.stringify(value)}::jsonb
      where id = ${HOME.id}`.execute(world.db));
  expect(await colors()).toBeNull();
  await settings({ buttonColor: '#8a1538' });
  expect(await colors()).toEqual({ background: '#8a1538', text: '#ffffff' });
  await settings({ buttonColor: '#8a1538', buttonColorByForm: { [id]: '#ffd100' } });
  expect(await colors()).toEqual({ background: '#ffd100', text: '#000000' });
  await settings({});
});

it('A2.19 P2.35 the brand stays away where the municipality or the URL of the product says so', async () => {
  const id = await saveForm(world.as.supervisor, { id: 'brandless', definition: PUBLIC_FORM });
  const brand = async (host: string) => {
    const reply = await world.app.inject({ url: `/api/public/forms/${id}/to-answer`, headers: { host } });
    return reply.json().municipality.brand;
  };
  expect(await brand('localhost:3000')).toBe('product');
  expect(await brand('sinmarca.example:3000')).toBe('');
  await sql`update municipalities set settings = '{"hidesBrandOnPublicPages": true}'::jsonb
    where id = ${HOME.id}`.execute(world.db);
  expect(await brand('localhost:3000')).toBe('');
  await sql`update municipalities set settings = '{}'::jsonb where id = ${HOME.id}`.execute(world.db);
});

it('P4.13 A7.20 a form of a disabled country is blocked', async () => {
  const id = await saveForm(world.as.supervisor, { id: 'blocked', definition: PUBLIC_FORM });
  await sql`update countries set disabled = true`.execute(world.db);
  expect((await world.visitor.get(`/api/public/forms/${id}/to-answer`)).body.code).toBe(
    'municipality-blocked',
  );
  await sql`update countries set disabled = false`.execute(world.db);
});

it('X5.02 what an answerer gets holds nothing of the incident system, the payments or the bookings', async () => {
  const definition = {
    ...PUBLIC_FORM,
    payments: { ...SOLD_PRODUCT, secret: 1 },
    options: { ...PUBLIC_FORM.options, addPaymentGateway: true },
  };
  const id = await saveForm(world.as.supervisor, { id: 'leak', definition });
  const reply = await world.visitor.get(`/api/public/forms/${id}/to-answer`);
  expect(reply.body.definition.payments).toBeNull();
  expect(JSON.stringify(reply.body)).not.toContain('secret');
});
