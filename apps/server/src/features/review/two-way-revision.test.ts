// Both sides of a revision see what is asked and where it stands: words about each question, a due date, the citizen's
// message, what was answered beside what it was, and a request that was recalled.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answersOf } from '../../testing/forms.ts';
import { ANA, enter } from '../../testing/portal.ts';
import { openRevisionWorld, type RevisionWorld } from '../../testing/review/revision-world.ts';
import type { Caller, TestWorld } from '../../testing/with-app.ts';

const DAY_MS = 24 * 60 * 60_000;

let opened: RevisionWorld;
let world: TestWorld;
let ana: Caller;
beforeAll(async () => {
  opened = await openRevisionWorld();
  ({ world, ana } = opened);
});
afterAll(() => opened.close());

const path = (id: string) => `/api/portal/submissions/${id}/revision`;
const recall = (id: string, who: Caller = world.as.admin) =>
  who.post(`/api/submissions/${id}/revision-recall`);
const inDays = (days: number) =>
  new Date(world.time.now.getTime() + days * DAY_MS).toISOString().slice(0, 10);
const ownOf = async (id: string) => (await ana.get(`/api/portal/submissions/${id}`)).body;
const listedOf = async (id: string) =>
  (await ana.get('/api/portal/submissions')).body.submissions.find((one: { id: string }) => one.id === id);

it('X33.71 the official writes about single questions, and the citizen reads it with each; words about others are ignored', async () => {
  const id = await opened.sent('remarks');
  const remarks = [
    { questionId: 'count', text: 'Cuente también el patio' },
    { questionId: 'name', text: 'No se pidió' },
  ];
  expect((await opened.ask(id, ['count', 'day'], { remarks })).status).toBe(200);
  const asked = [
    { questionId: 'count', remark: 'Cuente también el patio', former: { value: '3' } },
    { questionId: 'day', former: { value: '01/02/2026' } },
  ];
  const { body } = await ana.get(path(id));
  expect(body.requested).toMatchObject(asked);
  expect(body.requested[1]).not.toHaveProperty('remark');
  expect((await opened.reviewOf(id)).asked).toMatchObject(asked.map((item) => ({ ...item, replied: null })));
  const long = { remarks: [{ questionId: 'count', text: 'x'.repeat(501) }] };
  expect((await opened.ask(id, ['count'], long)).body.code).toBe('request-invalid');
});

it('X33.72 a due date is a day from today to thirty days on; both sides see it, the letter says it, and after it the answer is taken', async () => {
  const id = await opened.sent('due');
  for (const dueOn of [inDays(-1), inDays(31), '2026-02-30', 'mañana'])
    expect((await opened.ask(id, ['count'], { dueOn })).body).toMatchObject({
      code: 'request-invalid',
      issues: [{ at: { field: 'body.dueOn' } }],
    });
  const dueOn = inDays(30);
  expect((await opened.ask(id, ['count'], { dueOn })).status).toBe(200);
  expect((await opened.reviewOf(id)).requests).toMatchObject([{ dueOn }]);
  expect((await ana.get(path(id))).body.dueOn).toBe(dueOn);
  expect([(await listedOf(id)).dueOn, (await ownOf(id)).revisions[0].dueOn]).toEqual([dueOn, dueOn]);
  const [letter] = await opened.mailsFor(id);
  const day = new Intl.DateTimeFormat('es', { dateStyle: 'long', timeZone: 'UTC' }).format(Date.parse(dueOn));
  expect(letter?.text).toContain(`Conteste hasta el: ${day}`);
  // A further request without a date keeps it.
  await opened.ask(id, ['day']);
  expect((await ana.get(path(id))).body.dueOn).toBe(dueOn);
  const before = world.time.now;
  world.time.now = new Date(Date.parse(dueOn) + 20 * 60 * 60_000);
  const token = decodeURIComponent(/revision\/[^/\s]+\/(\S+)/.exec(letter?.text ?? '')?.[1] ?? '');
  const came = await enter(world.visitor, { token, submissionId: id });
  expect(came.status).toBe(200);
  world.time.now = before;
  expect((await opened.revise(id, { day: '02/02/2026', count: '4' })).status).toBe(200);
});

it('X33.73 an official recalls what was asked: it cannot be answered any more, the badge is as before, and a letter says so', async () => {
  const id = await opened.sent('recalled');
  expect((await recall(id)).body.code).toBe('revision-not-waiting');
  await opened.ask(id, ['count']);
  await opened.ask(id, ['day']);
  const [letter] = await opened.mailsFor(id);
  expect((await opened.reviewOf(id)).may).toMatchObject({ recallRequest: true, acceptRevision: false });
  expect((await recall(id, world.as.supervisor)).body.code).toBe('forbidden');
  const replies = await Promise.all([recall(id), recall(id)]);
  expect(replies.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
  expect(await opened.reviewOf(id)).toMatchObject({
    badge: 'approved',
    asked: [],
    requests: [{ recalledBy: 'admin' }, { recalledBy: 'admin', needsCompletion: false }],
    may: { recallRequest: false, acceptRevision: false },
  });
  expect((await ana.get(path(id))).body.code).toBe('revision-recalled');
  expect((await opened.revise(id, { count: '9' })).body.code).toBe('revision-recalled');
  expect((await listedOf(id)).revision).toBe(false);
  const token = decodeURIComponent(/revision\/[^/\s]+\/(\S+)/.exec(letter?.text ?? '')?.[1] ?? '');
  expect((await enter(world.visitor, { token, submissionId: id })).body.code).toBe('portal-entry-failed');
  const own = await ownOf(id);
  expect(own).toMatchObject({
    revision: false,
    revisions: [{ standing: 'recalled' }, { standing: 'recalled' }],
  });
  expect(JSON.stringify(own.revisions)).not.toContain('admin');
  const subjects = (await opened.mailsFor(id)).map(({ subject }) => subject.split(':')[0]);
  expect(subjects.filter((subject) => subject === 'Ya no hace falta que revise una respuesta')).toHaveLength(
    1,
  );
  const entries = await sql<{ details: object }>`
    select details from audit_entries where subject = 'change-request' and action = 'update'
      and subject_id = ${id}`.execute(world.db);
  expect(entries.rows).toEqual([{ details: { recalled: true } }]);
});

it('X33.73 what was asked again after a recall is asked of its own, and a letter about what is over is not sent', async () => {
  const id = await opened.sent('again');
  await opened.ask(id, ['count'], { remarks: [{ questionId: 'count', text: 'Mal' }], dueOn: inDays(3) });
  await recall(id);
  await opened.ask(id, ['day']);
  const { body } = await ana.get(path(id));
  expect(body).toMatchObject({ comment: 'Revise', dueOn: null, requested: [{ questionId: 'day' }] });
  const subjects = (await opened.mailsFor(id)).map(({ subject }) => subject.split(':')[0]);
  expect(new Set(subjects)).toEqual(new Set(['Le piden revisar una respuesta']));
  expect((await listedOf(id)).revision).toBe(true);
});

it('X33.74 the citizen writes back, and the official sees the new answers beside the former ones, whatever is corrected later', async () => {
  const id = await opened.sent('written');
  await opened.ask(id, ['count', 'day', 'name']);
  const long = await opened.revise(id, { name: 'Ana', count: '4' }, { message: 'x'.repeat(2001) });
  expect(long.body.code).toBe('request-invalid');
  const reply = await opened.revise(
    id,
    { name: 'Ana', count: '4', day: '' },
    { message: ' Conté dos veces ' },
  );
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  const { version } = await opened.reviewOf(id);
  const answers = answersOf({ name: 'Ana', count: '5' });
  const corrected = await world.as.admin.post(`/api/submissions/${id}/corrections`, { version, answers });
  expect(corrected.status, JSON.stringify(corrected.body)).toBe(200);
  expect(await opened.reviewOf(id)).toMatchObject({
    requests: [{ message: 'Conté dos veces' }],
    asked: [
      { questionId: 'count', former: { value: '3' }, replied: { value: '4' } },
      { questionId: 'day', former: { value: '01/02/2026' } },
      { questionId: 'name', former: { value: 'Ana' }, replied: { value: 'Ana' } },
    ],
  });
  expect((await ownOf(id)).revisions).toMatchObject([{ standing: 'answered', message: 'Conté dos veces' }]);
  await world.as.admin.post(`/api/submissions/${id}/revision-acceptance`);
  expect((await ownOf(id)).revisions).toMatchObject([{ standing: 'accepted' }]);
  const subjects = (await opened.mailsFor(id)).map(({ subject }) => subject.split(':')[0]);
  expect(subjects).toContain('Aceptaron lo que corrigió');
  const { events } = (await world.as.admin.get(`/api/submissions/${id}/timeline`)).body;
  expect(events.find(({ kind }: { kind: string }) => kind === 'reply')).toMatchObject({
    by: ANA.username,
    message: 'Conté dos veces',
  });
});
