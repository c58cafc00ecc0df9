// What a stranger could gain by sending an id that is already stored elsewhere, or was deleted. These attacks
// come from the security review; they run over HTTP with a real PostgreSQL.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answersOf, PUBLIC_FORM, STAFF_FORM, saveForm, submitTo } from '../../../testing/forms.ts';
import { AWAY, HOME, testId } from '../../../testing/territory.ts';
import { caller, openTestWorld, type TestReply, type TestWorld } from '../../../testing/with-app.ts';

let world: TestWorld;
let homeForm: string;
let awayForm: string;
let staffForm: string;
beforeAll(async () => {
  world = await openTestWorld();
  const definition = PUBLIC_FORM;
  homeForm = await saveForm(world.as.admin, { id: 'homeForm', definition });
  awayForm = await saveForm(world.as.admin, { id: 'awayForm', definition, areaId: AWAY.areas[0] });
  staffForm = await saveForm(world.as.admin, { id: 'staffForm', definition: STAFF_FORM });
});
afterAll(() => world.close());

const send = (formId: string, id: string, name = 'x') =>
  submitTo(world.visitor, formId, { id, answers: answersOf({ name }), public: 'yes' });
const browserOf = ({ headers }: TestReply) =>
  caller(world.app, { cookie: String(headers['set-cookie']).split(';')[0] ?? '' });
const remove = (id: string) => world.as.supervisor.delete(`/api/submissions/${testId(id)}?version=1`);

it('X25.01 X25.03 W4 W5 the id of somebody’s answer, sent to a form of another municipality, opens nothing', async () => {
  const victim = await send(homeForm, 'victim', 'Federica de la calle Salta');
  expect(victim.status).toBe(200);
  const stranger = await send(awayForm, 'victim', 'stranger');
  expect([stranger.status, stranger.body.code]).toEqual([409, 'id-taken']);
  expect(stranger.headers['set-cookie']).toBeUndefined();
  const stored = await sql<{ municipalityId: string }>`
    select municipality_id from submissions where id = ${testId('victim')}`.execute(world.db);
  expect(stored.rows).toEqual([{ municipalityId: HOME.id }]);
});

it('X25.03 W4 a receipt names its municipality: moved to another one it is none', async () => {
  const reply = await send(homeForm, 'receipted');
  const [name, value] = (String(reply.headers['set-cookie']).split(';')[0] ?? '').split('=');
  const moved = caller(world.app, { cookie: `${name}=${value?.replace(HOME.id, AWAY.id)}` });
  expect((await moved.get('/api/public/receipt')).body.code).toBe('receipt-not-found');
  expect((await browserOf(reply).get('/api/public/receipt')).body.submissionId).toBe(testId('receipted'));
});

it('X25.01 one id sent to two municipalities at the same moment is stored in one of them', async () => {
  for (let round = 0; round < 20; round++) {
    const id = `race${round}`;
    const replies = await Promise.all([send(homeForm, id), send(awayForm, id)]);
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(replies.find(({ status }) => status === 409)?.body.code).toBe('id-taken');
  }
  const twice = await sql`select id from submissions group by id having count(*) > 1`.execute(world.db);
  expect(twice.rows).toEqual([]);
});

it('X25.01 X7.01 of different answers under one id at the same moment one is stored, the others are told', async () => {
  const names = ['a', 'b', 'c', 'd', 'e', 'f'];
  const replies = await Promise.all(names.map((name) => send(homeForm, 'contested', name)));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(replies.filter(({ body }) => body.code === 'id-taken')).toHaveLength(names.length - 1);
});

it('X25.08 W11 an answer that was deleted does not come back when its page sends it again', async () => {
  const first = await submitTo(world.as.inspector, staffForm, {
    id: 'gone',
    answers: answersOf({ name: 'x' }),
  });
  expect(first.status).toBe(200);
  expect((await remove('gone')).status).toBe(200);
  for (let times = 0; times < 2; times++) {
    const again = await submitTo(world.as.inspector, staffForm, {
      id: 'gone',
      answers: answersOf({ name: 'x' }),
    });
    expect([again.status, again.body.code]).toEqual([410, 'submission-deleted']);
  }
  const list = (await world.as.supervisor.get(`/api/forms/${staffForm}/submissions`)).body;
  expect(list.total).toBe(0);
});

it('X25.01 X25.08 what another answer was stored under before it was deleted is taken for everybody', async () => {
  await submitTo(world.as.inspector, staffForm, { id: 'buried', answers: answersOf({ name: 'x' }) });
  await remove('buried');
  const other = await submitTo(world.as.inspector, staffForm, {
    id: 'buried',
    answers: answersOf({ name: 'y' }),
  });
  expect(other.body.code).toBe('id-taken');
  expect((await send(awayForm, 'buried')).body.code).toBe('id-taken');
});

it('X25.08 R7.16 deleting and sending again at the same moment leave one deletion and no answer', async () => {
  for (let round = 0; round < 15; round++) {
    const id = `both${round}`;
    const submission = { id, answers: answersOf({ name: 'x' }) };
    await submitTo(world.as.inspector, staffForm, submission);
    const [deleted, ...sent] = await Promise.all([
      remove(id),
      submitTo(world.as.inspector, staffForm, submission),
      submitTo(world.as.inspector, staffForm, submission),
    ]);
    expect(deleted.status).toBe(200);
    for (const { status } of sent) expect([200, 410]).toContain(status);
    expect((await remove(id)).body.code).toBe('submission-not-found');
    expect((await submitTo(world.as.inspector, staffForm, submission)).body.code).toBe('submission-deleted');
  }
  const left = await sql<{ submissions: number; counted: number }>`
    select (select count(*) from submissions where form_id = ${staffForm}) as submissions,
      (select submissions from form_counters where form_id = ${staffForm}) as counted`.execute(world.db);
  expect(left.rows[0]).toEqual({ submissions: 0, counted: 0 });
});

it('X25.08 an answer that lies there although it was deleted once can be deleted', async () => {
  await submitTo(world.as.inspector, staffForm, { id: 'twice', answers: answersOf({ name: 'x' }) });
  await sql`
    insert into submission_tombstones (municipality_id, id, form_id, code, deleted_at, deleted_by, content_hash)
    values (${HOME.id}, ${testId('twice')}, ${staffForm}, 'HM1', '2026-01-01', 'first', '\\x00')`.execute(
    world.db,
  );
  expect((await remove('twice')).status).toBe(200);
  const kept = await sql<{ deletedBy: string }>`
    select deleted_by from submission_tombstones where id = ${testId('twice')}`.execute(world.db);
  expect(kept.rows).toEqual([{ deletedBy: 'first' }]);
});

it('X25.01 files that a stranger uploads elsewhere for an id are not among those of the answer', async () => {
  await send(homeForm, 'withfiles');
  await sql`
    insert into files (municipality_id, key, kind, form_id, media_type, bytes, uploaded_by, uploaded_at, used_at,
      submission_id, name)
    values (${AWAY.id}, 'documentos/x/planted.csv', 'answer-document', ${awayForm}, 'text/csv', 1, '', now(), now(),
      ${testId('withfiles')}, 'Resolución firmada.csv')`.execute(world.db);
  const { files } = (await world.as.supervisor.get(`/api/submissions/${testId('withfiles')}/files`)).body;
  expect(files).toEqual([]);
});
