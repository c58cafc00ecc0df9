// What happens to submissions, as programs and people read it from the feed.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '../../platform/db/database.ts';
import type { Notice } from '../../testing/events/webhook-receiver.ts';
import {
  later,
  moveOn,
  openWebhookWorld,
  sendOne,
  type WebhookWorld,
} from '../../testing/events/webhook-world.ts';
import { answersOf, STAFF_FORM, saveForm, submitTo } from '../../testing/forms.ts';
import { saveIncidentForm } from '../../testing/incidents.ts';
import { saveOutside } from '../../testing/outside/outside.ts';
import { openPaymentGateway } from '../../testing/outside/payment-gateway.ts';
import { buy, notify, said } from '../../testing/purchases.ts';
import { sellingForm } from '../../testing/selling/selling-form.ts';
import { answeredForm, correct, withAnswers } from '../../testing/review/submissions-to-review.ts';
import { makeProgram } from '../../testing/sign-in/program-tokens.ts';
import { AWAY, HOME, testId } from '../../testing/territory.ts';
import type { Caller } from '../../testing/with-app.ts';
import { deleteOldEvents } from './delete-events.ts';
import { publishEvents } from './delivery/publish-events.ts';

let at: WebhookWorld;
let gateway: Awaited<ReturnType<typeof openPaymentGateway>>;
beforeAll(async () => {
  gateway = await openPaymentGateway();
  at = await openWebhookWorld({ payments: gateway.settings });
  await saveOutside(at.world.db);
});
afterAll(async () => {
  await at.close();
  await gateway.stop();
});

const feed = async (who: Caller, query = '') => {
  await publishEvents(at.world.services);
  return (await who.get(`/api/events${query}`)).body;
};
const allOf = async (who: Caller, after = 0): Promise<readonly Notice[]> => {
  const { events, next, more } = await feed(who, `?after=${after}&limit=500`);
  return more ? [...events, ...(await allOf(who, next))] : events;
};
const typesOf = async (id: string, who: Caller = at.world.as.admin) =>
  (await allOf(who)).filter(({ data }) => data.submission.id === id).map(({ type }) => type);

it('X38.60 what happens to a submission is an event: sent, corrected, moved, deleted, in that order', async () => {
  const { world } = at;
  const { id } = await answeredForm(world, 'Whole');
  await correct(world.as.admin, id, { answers: withAnswers({ name: 'Eva' }) });
  await world.as.admin.post(`/api/submissions/${id}/state`, { from: 0, to: 1 });
  await world.as.admin.delete(`/api/submissions/${id}?version=2`);
  expect(await typesOf(id)).toEqual([
    'submission.sent',
    'submission.corrected',
    'submission.state-changed',
    'submission.deleted',
  ]);
});

it('X38.60 an incident that was raised and money that came are events', async () => {
  const { world } = at;
  const form = await saveIncidentForm(world, 'Bache');
  await submitTo(world.as.inspector, form, { id: 'pothole', answers: answersOf({ name: 'x' }) });
  await world.runJobs();
  expect(await typesOf(testId('pothole'))).toEqual(['submission.sent', 'submission.incident-raised']);
  const selling = await saveForm(world.as.admin, { id: 'selling', definition: sellingForm(3) });
  const bought = await buy(world.visitor, selling, { id: 'bought' });
  expect(bought.status).toBe(200);
  const { rows } = await sql<{ orderId: string }>`select order_id from pay_orders`.execute(world.db);
  expect(await notify(world, await said(gateway, rows[0]?.orderId ?? ''))).toBe(200);
  expect(await typesOf(testId('bought'))).toEqual(['submission.sent', 'submission.paid']);
});

it('X38.60 what was refused is no event, and what is sent again neither', async () => {
  await sendOne(at, 'refused');
  expect((await moveOn(at, 'refused', { from: 1, to: 0 })).status).toBe(409);
  await submitTo(at.world.as.inspector, at.form, { id: 'refused', answers: answersOf({ name: 'Secreta' }) });
  expect(await typesOf(testId('refused'))).toEqual(['submission.sent']);
});

it('X38.61 an event says what happened to which submission, of which form and area and in which state, and nothing that was answered', async () => {
  const { world } = at;
  const { body } = await sendOne(at, 'content');
  await moveOn(at, 'content');
  const events = (await allOf(world.as.admin)).filter(({ data }) => data.submission.id === testId('content'));
  const data = {
    submission: { id: testId('content'), code: body.code },
    form: { id: at.form, title: 'Inspección' },
    area: { id: HOME.areas[0] },
  };
  const timestamp = world.time.now.toISOString();
  const id = expect.stringMatching(/^evt_\d+$/);
  expect(events).toEqual([
    { id, type: 'submission.sent', timestamp, data: { ...data, state: { id: 0, name: 'Borrador' } } },
    {
      id,
      type: 'submission.state-changed',
      timestamp,
      data: { ...data, state: { id: 1, name: 'Notificada' } },
    },
  ]);
  expect(JSON.stringify(events)).not.toContain('Secreta');
});

it('X38.60 a change that is committed late comes after those that were read, and none is missed', async () => {
  const { world } = at;
  const { next } = await feed(world.as.admin, '?limit=500&after=0');
  const slow = openDatabase({ url: () => world.url, connections: 1 });
  const write = (tx: typeof slow, id: string) =>
    sql`insert into submission_events (municipality_id, kind, submission_id, code, form_id, area_id, at)
      values (${HOME.id}, 'sent', ${id}, 'VM1', ${at.form}, ${HOME.areas[0]}, ${world.time.now})`.execute(tx);
  const seen: string[] = [];
  let from = next;
  const readOn = async () => {
    const reply = await feed(world.as.admin, `?after=${from}&limit=500`);
    seen.push(...reply.events.map(({ data }: Notice) => data.submission.id));
    from = reply.next;
  };
  await slow.transaction().execute(async (tx) => {
    await write(tx, testId('late'));
    await write(world.db, testId('early'));
    await readOn();
  });
  expect(seen).toContain(testId('early'));
  expect(seen).not.toContain(testId('late'));
  await readOn();
  await slow.destroy();
  expect(seen.filter((id) => id === testId('late'))).toHaveLength(1);
  expect(seen.filter((id) => id === testId('early'))).toHaveLength(1);
});

it('X38.60 a reader who reads on while many write and several publish gets each event once', async () => {
  const { world } = at;
  const { next } = await feed(world.as.admin, '?limit=500&after=0');
  const ids = Array.from({ length: 60 }, (_, number) => `busy${number}x`);
  const seen: string[] = [];
  const [written, done] = [new AbortController(), new AbortController()];
  const read = async () => {
    let from = next;
    for (let last = false; ; ) {
      const reply = (await world.as.admin.get(`/api/events?after=${from}&limit=7`)).body;
      seen.push(...reply.events.map(({ data }: Notice) => data.submission.id));
      from = reply.next;
      if (last && !reply.more) return;
      last = done.signal.aborted;
    }
  };
  const publish = async () => {
    while (!written.signal.aborted) await publishEvents(world.services);
  };
  const write = async () => {
    await Promise.all(ids.map((id) => sendOne(at, id)));
    written.abort();
  };
  const reading = read();
  await Promise.all([publish(), publish(), write()]);
  // Who published at the same moment may have left the last ones.
  await publishEvents(world.services);
  done.abort();
  await reading;
  const rest = (await world.as.admin.get('/api/events?after=0&limit=500')).body.events as Notice[];
  expect(rest.length).toBeGreaterThanOrEqual(60);
  expect([...seen].sort()).toEqual(ids.map(testId).sort());
});

it('X38.72 the feed is read page by page from a position, to an end that is asked again', async () => {
  const { world } = at;
  const { next } = await feed(world.as.admin, '?limit=500&after=0');
  for (const id of ['page1', 'page2', 'page3']) await sendOne(at, id);
  const first = await feed(world.as.admin, `?after=${next}&limit=2`);
  expect(first.events.map(({ data }: Notice) => data.submission.id)).toEqual(['page1', 'page2'].map(testId));
  expect(first.more).toBe(true);
  const second = await feed(world.as.admin, `?after=${first.next}&limit=2`);
  expect(second.events.map(({ data }: Notice) => data.submission.id)).toEqual([testId('page3')]);
  expect(second.more).toBe(false);
  const end = await feed(world.as.admin, `?after=${second.next}`);
  expect(end).toEqual({ events: [], next: second.next, more: false });
});

it('X38.72 a program gets the events of its areas, a person who sees only their own those, and nobody another town’s', async () => {
  const { world } = at;
  const other = await saveForm(world.as.admin, {
    id: 'second',
    definition: STAFF_FORM,
    areaId: HOME.areas[1],
  });
  const away = await saveForm(world.as.admin, {
    id: 'elsewhere',
    definition: STAFF_FORM,
    areaId: AWAY.areas[0],
  });
  const answers = answersOf({ name: 'x' });
  await submitTo(world.as.admin, at.form, { id: 'ofAdmin', answers });
  await submitTo(world.as.inspector, at.form, { id: 'ofInspector', answers });
  await submitTo(world.as.admin, other, { id: 'ofSecond', answers });
  await submitTo(world.as.admin, away, { id: 'ofAway', answers });
  const all = ['ofAdmin', 'ofInspector', 'ofSecond', 'ofAway'];
  const seenBy = async (who: Caller) => {
    const ids = (await allOf(who)).map(({ data }) => data.submission.id);
    return all.filter((id) => ids.includes(testId(id)));
  };
  expect(await seenBy(world.as.admin)).toEqual(['ofAdmin', 'ofInspector', 'ofSecond']);
  expect(await seenBy(world.as.inspector)).toEqual(['ofInspector']);
  expect(await seenBy(world.as.foreigner)).toEqual(['ofAway']);
  const program = await makeProgram(world, { owner: 'admin', areaIds: [HOME.areas[1]] });
  expect(await seenBy(program.as)).toEqual(['ofSecond']);
  const without = await makeProgram(world, { rights: ['read formulario'] });
  expect((await without.as.get('/api/events')).body.code).toBe('forbidden');
});

it.each([
  ['?after=-1', 'query.after'],
  ['?after=x', 'query.after'],
  ['?limit=0', 'query.limit'],
  ['?limit=501', 'query.limit'],
])('X38.72 %s is refused by its field', async (query, field) => {
  const { status, body } = await at.world.as.admin.get(`/api/events${query}`);
  expect([status, body.issues[0].at.field]).toEqual([400, field]);
});

it('X38.71 an event is kept for thirty days', async () => {
  const { world } = at;
  await sendOne(at, 'kept');
  const before = world.time.now;
  const DAY_S = 86_400;
  later(world, 30 * DAY_S - 1);
  await feed(world.as.admin);
  await deleteOldEvents(world.services);
  expect(
    await sql`select from submission_events where submission_id = ${testId('kept')}`.execute(world.db),
  ).toMatchObject({
    rows: { length: 1 },
  });
  later(world, 2);
  await deleteOldEvents(world.services);
  expect(
    await sql`select from submission_events where submission_id = ${testId('kept')}`.execute(world.db),
  ).toMatchObject({
    rows: { length: 0 },
  });
  world.time.now = before;
});
