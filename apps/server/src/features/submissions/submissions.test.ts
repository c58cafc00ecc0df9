import { aCondition, aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answersOf, PUBLIC_FORM, STAFF_FORM, saveForm, submitTo } from '../../testing/forms.ts';
import { AWAY, HOME, testId } from '../../testing/territory.ts';
import { openTestWorld, type TestWorld } from '../../testing/with-app.ts';
import { tokenOf } from '../../testing/personas.ts';

let world: TestWorld;
let staffForm: string;
let publicForm: string;
beforeAll(async () => {
  world = await openTestWorld();
  staffForm = await saveForm(world.as.supervisor, { id: 'staff', definition: STAFF_FORM });
  publicForm = await saveForm(world.as.supervisor, { id: 'public', definition: PUBLIC_FORM });
});
afterAll(() => world.close());

const numberOf = (code: string) => Number(code.replace(/^\D+/, ''));

it('A7.06 A7.08 A4.34 A4.05 R7.11 stores a submission by staff with author, code, time and the initial state', async () => {
  const reply = await submitTo(world.as.inspector, staffForm, {
    id: 'first',
    answers: answersOf({ name: 'Ana', count: '12' }),
  });
  expect(reply.status).toBe(200);
  expect(reply.body.code).toMatch(/^HM\d+$/);
  const view = (await world.as.inspector.get(`/api/submissions/${testId('first')}`)).body;
  expect(view).toMatchObject({
    code: reply.body.code,
    recordCode: '',
    createdBy: 'inspector',
    createdAt: world.time.now.toISOString(),
    state: 0,
    answers: { main: { name: { value: 'Ana' }, count: { value: '12' } } },
  });
});

it('A6.05 P6.30 A1.03 stores a visitor’s submission under Usuario Anónimo, with the record code of A7.09', async () => {
  const reply = await submitTo(world.visitor, publicForm, {
    id: 'visit',
    answers: answersOf({ name: 'Beto' }),
    public: 'yes',
  });
  expect(reply.body.recordCode).toBe(`vis${reply.body.code}`);
  const view = (await world.as.supervisor.get(`/api/submissions/${testId('visit')}`)).body;
  expect(view.createdBy).toBe('Usuario Anónimo');
});

it('A7.09 E3.31 gives a record code only where the form offers it: first three characters of the id and the code', async () => {
  const reply = await submitTo(world.as.inspector, staffForm, {
    id: 'norecord',
    answers: answersOf({ name: 'x' }),
  });
  expect(reply.body.recordCode).toBe('');
});

it('A7.07 A9.17 gives DESC in a municipality without keyword and leaves the counter alone', async () => {
  const far = await saveForm(world.as.foreigner, {
    id: 'desc',
    areaId: AWAY.areas[0],
    definition: STAFF_FORM,
  });
  await sql`update municipalities set keyword = '' where id = ${AWAY.id}`.execute(world.db);
  const replies = [
    await submitTo(world.as.foreigner, far, { id: 'desc1', answers: answersOf({ name: 'x' }) }),
    await submitTo(world.as.foreigner, far, { id: 'desc2', answers: answersOf({ name: 'x' }) }),
  ];
  expect(replies.map((reply) => reply.body.code)).toEqual(['DESC', 'DESC']);
  const counter = await sql<{
    lastNumber: number;
  }>`select last_number from submission_counters where municipality_id = ${AWAY.id}`.execute(world.db);
  expect(counter.rows[0]?.lastNumber).toBe(0);
});

it('X7.01 sending the same submission again, even at the same time, stores it once and gives the same code', async () => {
  const body = { id: 'twice', answers: answersOf({ name: 'Ana' }) };
  const replies = await Promise.all(
    Array.from({ length: 8 }, () => submitTo(world.as.inspector, staffForm, body)),
  );
  expect(new Set(replies.map((reply) => reply.body.code)).size).toBe(1);
  expect(replies.every((reply) => reply.status === 200)).toBe(true);
  const other = await submitTo(world.as.inspector, staffForm, {
    ...body,
    answers: answersOf({ name: 'Otra' }),
  });
  expect(other.body.code).toBe('id-taken');
  const stranger = await submitTo(world.as.supervisor, staffForm, body);
  expect(stranger.body.code).toBe('id-taken');
});

it('A7.06 P3.13 W8 gives two hundred submissions sent at the same time codes without gap or double', async () => {
  const before = await sql<{
    lastNumber: number;
  }>`select last_number from submission_counters where municipality_id = ${HOME.id}`.execute(world.db);
  const start = before.rows[0]?.lastNumber ?? 0;
  const replies = await Promise.all(
    Array.from({ length: 200 }, (_, index) =>
      submitTo(index % 2 ? world.as.inspector : world.as.supervisor, index % 3 ? staffForm : publicForm, {
        id: `many${index}`,
        answers: answersOf({ name: `n${index}` }),
      }),
    ),
  );
  const numbers = replies.map((reply) => numberOf(reply.body.code)).sort((a, b) => a - b);
  expect(numbers).toEqual(Array.from({ length: 200 }, (_, index) => start + index + 1));
});

it('A4.50 A7.03 W8 takes no more submissions than the limit, however many come at the same time', async () => {
  const definition = {
    ...PUBLIC_FORM,
    responseLimit: 5,
    options: { ...PUBLIC_FORM.options, limitResponses: true },
  };
  const id = await saveForm(world.as.supervisor, { id: 'limited', definition });
  const replies = await Promise.all(
    Array.from({ length: 30 }, (_, index) =>
      submitTo(world.visitor, id, { id: `lim${index}`, answers: answersOf({ name: 'x' }), public: 'yes' }),
    ),
  );
  expect(replies.filter((reply) => reply.status === 200)).toHaveLength(5);
  expect(replies.filter((reply) => reply.body.code === 'limit-reached')).toHaveLength(25);
  expect((await world.visitor.get(`/api/public/forms/${id}/to-answer`)).body.limitReached).toBe(true);
  const numbers = replies
    .filter((reply) => reply.status === 200)
    .map((reply) => numberOf(reply.body.code))
    .sort((a, b) => a - b);
  expect(numbers.at(-1)! - numbers[0]!).toBe(4);
});

it('A5.01 A5.06 A4.32 W10 refuses missing and malformed answers with the field of each, and stores nothing', async () => {
  const reply = await submitTo(world.as.inspector, staffForm, {
    id: 'wrong',
    answers: answersOf({ count: '1.5' }),
  });
  expect(reply.status).toBe(422);
  expect(reply.body.issues).toMatchObject([
    { code: 'answer-required', at: { questionId: 'name', sectionId: 's' } },
    { code: 'integer-invalid', at: { questionId: 'count' } },
  ]);
  expect((await world.as.supervisor.get(`/api/submissions/${testId('wrong')}`)).status).toBe(404);
});

it('A4.19 W10 a hidden question holds no answer, whatever the browser sends', async () => {
  const definition = aForm()
    .with({ title: { text: 'Condicional' } })
    .withConditionalSection(
      'c',
      {},
      aCondition('yes', aQuestion('shown', 'text')),
      aCondition('no', aQuestion('hidden', 'text', { required: true })),
    )
    .build();
  const id = await saveForm(world.as.supervisor, { id: 'conditional', definition });
  const answers = {
    ticked: { c: ['yes'] },
    main: { shown: { value: 'a' }, hidden: { value: 'b' } },
    rows: {},
  };
  expect((await submitTo(world.as.inspector, id, { id: 'hid', answers })).status).toBe(200);
  const view = (await world.as.inspector.get(`/api/submissions/${testId('hid')}`)).body;
  expect(view.answers).toEqual({ ticked: { c: ['yes'] }, main: { shown: { value: 'a' } }, rows: {} });
});

it('W12 refuses storage keys of files that were not uploaded for the submission', async () => {
  const definition = aForm()
    .withSection('s', aQuestion('name', 'text', { allowsImage: true }))
    .build();
  const id = await saveForm(world.as.supervisor, { id: 'pictured', definition });
  const answers = {
    ticked: {},
    main: { name: { value: 'x', image: 'imagenes/other/secret.png' } },
    rows: {},
  };
  const reply = await submitTo(world.as.inspector, id, { id: 'stolen', answers });
  expect([reply.status, reply.body.issues]).toEqual([
    422,
    [{ code: 'file-unknown', at: { questionId: 'name' } }],
  ]);
});

it('W10 keys that try to reach the prototype are refused', async () => {
  const raw = `{"id":"${testId('proto')}","version":1,"answers":{"ticked":{},"main":{"__proto__":{"value":"x"}},"rows":{}}}`;
  const reply = await world.app.inject({
    method: 'POST',
    url: `/api/forms/${staffForm}/submissions`,
    headers: { cookie: `session=${tokenOf('inspector')}`, 'content-type': 'application/json' },
    payload: raw,
  });
  expect(reply.statusCode).toBe(400);
});

it('A6.02 A6.03 A6.04 X25.07 staff outside the form’s area may not answer it, but a public one of their municipality', async () => {
  const refused = await submitTo(world.as.neighbour, staffForm, {
    id: 'far',
    answers: answersOf({ name: 'x' }),
  });
  expect(refused.body.code).toBe('form-outside-areas');
  const body = { id: 'farPublic', answers: answersOf({ name: 'x' }) };
  expect((await submitTo(world.as.foreigner, publicForm, body)).body.code).toBe('form-outside-areas');
  expect((await submitTo(world.as.neighbour, publicForm, body)).status).toBe(200);
});

it('R7.02 R7.08 R7.09 R7.10 lists newest first, fifteen a page, forward and back, with the total', async () => {
  const id = await saveForm(world.as.supervisor, { id: 'pages', definition: STAFF_FORM });
  for (let index = 0; index < 40; index++) {
    // Two submissions share each time, so that a page ends between equal ones.
    world.time.now = new Date(Date.UTC(2026, 2, 10, 15, Math.floor(index / 2)));
    await submitTo(world.as.inspector, id, {
      id: `page${String(index).padStart(2, '0')}`,
      answers: answersOf({ name: `n${index}` }),
    });
  }
  const read = async (cursor: string | null) =>
    (await world.as.supervisor.get(`/api/forms/${id}/submissions${cursor ? `?cursor=${cursor}` : ''}`)).body;
  const ids = (page: { submissions: { id: string }[] }) => page.submissions.map((row) => row.id);
  const first = await read(null);
  const second = await read(first.next);
  const third = await read(second.next);
  expect([first.total, ids(first).length, ids(second).length, ids(third).length]).toEqual([40, 15, 15, 10]);
  expect(first.previous).toBeNull();
  expect(third.next).toBeNull();
  const all = [...ids(first), ...ids(second), ...ids(third)];
  expect(new Set(all).size).toBe(40);
  expect(all[0]).toBe(testId('page39'));
  expect(ids(await read(third.previous))).toEqual(ids(second));
  expect(ids(await read((await read(third.previous)).previous))).toEqual(ids(first));
  expect((await world.as.supervisor.get(`/api/forms/${id}/submissions?cursor=broken`)).status).toBe(400);
  world.time.now = new Date('2026-03-10T15:00:00.000Z');
});

it('P6.26 R6.08 R6.22 R9.37 R7.11 an inspector lists, counts and opens their own submissions only', async () => {
  const id = await saveForm(world.as.supervisor, { id: 'own', definition: STAFF_FORM });
  await submitTo(world.as.inspector, id, { id: 'mine', answers: answersOf({ name: 'Mine' }) });
  await submitTo(world.as.colleague, id, { id: 'theirs', answers: answersOf({ name: 'Theirs' }) });
  const list = (await world.as.inspector.get(`/api/forms/${id}/submissions`)).body;
  expect([list.total, list.submissions.map((row: { id: string }) => row.id)]).toEqual([1, [testId('mine')]]);
  expect((await world.as.inspector.get(`/api/submissions/${testId('theirs')}`)).body.code).toBe(
    'submission-not-found',
  );
  expect((await world.as.supervisor.get(`/api/forms/${id}/submissions`)).body.total).toBe(2);
  expect((await world.as.actasInspector.get(`/api/forms/${id}/submissions`)).body.total).toBe(2);
});

it('R5.27 R5.29 a submission outside the person’s areas is refused with the message of the areas', async () => {
  await submitTo(world.as.inspector, staffForm, { id: 'ofArea', answers: answersOf({ name: 'x' }) });
  expect((await world.as.supervisor.get(`/api/submissions/${testId('ofArea')}`)).status).toBe(200);
  for (const stranger of [world.as.neighbour, world.as.foreigner])
    expect((await stranger.get(`/api/submissions/${testId('ofArea')}`)).body.code).toBe('form-outside-areas');
  expect((await world.as.foreigner.get(`/api/forms/${staffForm}/submissions`)).body.code).toBe(
    'form-outside-areas',
  );
  expect((await world.as.foreigner.get(`/api/forms/${staffForm}/submissions.xlsx`)).body.code).toBe(
    'form-outside-areas',
  );
});

it('X7.04 every stored submission and every read of one is in the audit chain, which verifies', async () => {
  await submitTo(world.as.inspector, staffForm, { id: 'traced', answers: answersOf({ name: 'x' }) });
  await world.as.supervisor.get(`/api/submissions/${testId('traced')}`);
  const broken = await sql<{ number: number }>`
    select number from (
      select e.number, e.hash = audit_hash(coalesce(lag(e.hash) over (order by e.number), '\\x'::bytea), e) as fits
      from audit_entries e where municipality_id = ${HOME.id}) checked
    where not fits`.execute(world.db);
  expect(broken.rows).toEqual([]);
  const entries = await sql<{ action: string; actor: string }>`
    select action, actor from audit_entries where subject_id = ${testId('traced')} order by number`.execute(
    world.db,
  );
  expect(entries.rows).toEqual([
    { action: 'create', actor: 'inspector' },
    { action: 'read', actor: 'supervisor' },
  ]);
  await expect(sql`delete from audit_entries`.execute(world.db)).rejects.toThrow(/append-only/);
});
