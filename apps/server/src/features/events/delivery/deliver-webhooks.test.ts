// Deliveries to a system that is in order, wrong, silent, gone for a day, or at an address that nobody may ask.
import timers from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { noticeIn, verified } from '../../../testing/events/webhook-receiver.ts';
import {
  later,
  type MadeWebhook,
  makeWebhook,
  moveOn,
  openWebhookWorld,
  sendOne,
  type WebhookWorld,
} from '../../../testing/events/webhook-world.ts';
import { deliverDue as deliverMails } from '../../../testing/mails.ts';
import { type MailBox, mailInto, openMailBox } from '../../../testing/outside/mail-box.ts';
import { HOME, testId } from '../../../testing/territory.ts';
import { sendWebhook } from '../../../ports/webhooks/http.ts';
import { deleteOldEvents } from '../delete-events.ts';
import { publishEvents } from './publish-events.ts';
import { deliverTo } from './deliver-webhooks.ts';

let box: MailBox;
let at: WebhookWorld;
beforeAll(async () => {
  box = await openMailBox();
  at = await openWebhookWorld({ mail: mailInto(box) });
});
afterAll(async () => {
  await at.close();
  await box.stop();
});

const HOUR_S = 3_600;
const DAY_S = 24 * HOUR_S;

beforeEach(async () => {
  const { world, receiver } = at;
  await sql`delete from rate_limits`.execute(world.db);
  await sql`delete from webhooks`.execute(world.db);
  await sql`delete from submission_events`.execute(world.db);
  await sql`delete from outbox_entries`.execute(world.db);
  receiver.received.length = 0;
  receiver.reply = { status: 200 };
  receiver.onRequest = async () => undefined;
});

let count = 0;
const names = (amount: number) => Array.from({ length: amount }, () => `sent${count++}x`);
const logOf = async ({ path }: MadeWebhook, query = '') =>
  (await at.world.as.admin.get(`${path}/deliveries${query}`)).body.deliveries;
const listed = async () => (await at.world.as.admin.get('/api/webhooks')).body.webhooks[0];
const seen = () => at.receiver.received.map((one) => noticeIn(one));
const codesSeen = () => seen().map(({ type, data }) => `${data.submission.id} ${type}`);

it('X38.65 X38.66 what arrives is verified by the library of the standard, and is the same event as in the feed', async () => {
  const { secret } = await makeWebhook(at);
  const [id = ''] = names(1);
  await sendOne(at, id);
  await at.deliver();
  const [first] = at.receiver.received;
  expect(at.receiver.received).toHaveLength(1);
  const notice = verified(first!, secret, at.world.time.now);
  const { events } = (await at.world.as.admin.get('/api/events')).body;
  expect(events).toEqual([notice]);
  expect(first?.headers['webhook-id']).toBe(notice.id);
  expect(first?.headers['content-type']).toBe('application/json');
  expect(() => verified({ ...first!, body: `${first?.body} ` }, secret, at.world.time.now)).toThrow(
    'No matching signature',
  );
});

it('X38.66 for a day after it was replaced the former secret signs as well, and then no longer', async () => {
  const made = await makeWebhook(at);
  const { body } = await at.world.as.admin.post(`${made.path}/secret`);
  expect(body.secret).not.toBe(made.secret);
  const [one = '', two = ''] = names(2);
  later(at.world, DAY_S - 1);
  await sendOne(at, one);
  await at.deliver();
  const [during] = at.receiver.received;
  expect(verified(during!, made.secret, at.world.time.now).data.submission.id).toBe(testId(one));
  expect(verified(during!, body.secret, at.world.time.now).data.submission.id).toBe(testId(one));
  later(at.world, 1);
  await sendOne(at, two);
  await at.deliver();
  const [, after] = at.receiver.received;
  expect(verified(after!, body.secret, at.world.time.now).data.submission.id).toBe(testId(two));
  expect(() => verified(after!, made.secret, at.world.time.now)).toThrow('No matching signature');
});

it('X38.63 the events of a submission arrive one after the other, also by several workers, and others are not held up', async () => {
  await makeWebhook(at);
  const ids = names(12);
  for (const id of ids) await sendOne(at, id);
  for (const id of ids) await moveOn(at, id);
  const open = new Set<string>();
  const doubled: string[] = [];
  let most = 0;
  at.receiver.onRequest = async (one) => {
    const { id } = noticeIn(one).data.submission;
    if (open.has(id)) doubled.push(id);
    open.add(id);
    most = Math.max(most, open.size);
    // A system that takes a while: what is sent at the same time meets here.
    await timers.setTimeout(40);
    open.delete(id);
  };
  await Promise.all([at.deliver(), at.deliver(), at.deliver()]);
  await at.deliver();
  expect(doubled).toEqual([]);
  expect(most).toBeGreaterThan(1);
  const expected = ['submission.sent', 'submission.state-changed'];
  for (const id of ids) {
    const ofOne = seen().filter(({ data }) => data.submission.id === testId(id));
    expect(ofOne.map(({ type }) => type)).toEqual(expected);
  }
});

it('X38.63 X38.64 a failure holds up the later events of its submission and no others, until it arrives', async () => {
  const made = await makeWebhook(at);
  const [held = '', free = ''] = names(2);
  await sendOne(at, held);
  at.receiver.reply = { status: 500, body: 'roto' };
  await at.deliver();
  await moveOn(at, held);
  at.receiver.reply = { status: 200 };
  await sendOne(at, free);
  await at.deliver();
  expect(codesSeen()).toEqual([`${testId(held)} submission.sent`, `${testId(free)} submission.sent`]);
  const [last, , first] = await logOf(made);
  expect([first.state, first.problem, first.status, first.reply, first.attempts]).toEqual([
    'waiting',
    'bad-status',
    500,
    'roto',
    1,
  ]);
  expect(last.submissionId).toBe(testId(free));
  later(at.world, 29);
  await at.deliver();
  expect(seen()).toHaveLength(2);
  later(at.world, 1);
  await at.deliver();
  expect(codesSeen().slice(2)).toEqual([
    `${testId(held)} submission.sent`,
    `${testId(held)} submission.state-changed`,
  ]);
  const [, , again] = at.receiver.received;
  expect(again?.headers['webhook-id']).toBe(at.receiver.received[0]?.headers['webhook-id']);
});

it('X38.64 it is tried again for three days, then given up, and what comes after it is sent', async () => {
  const made = await makeWebhook(at);
  const [id = ''] = names(1);
  await sendOne(at, id);
  await moveOn(at, id);
  at.receiver.reply = { status: 503 };
  const begun = at.world.time.now.getTime();
  const waits: number[] = [];
  for (let attempt = 0; attempt < 8; attempt += 1) {
    await at.deliver();
    const [, first] = await logOf(made);
    const due = Date.parse(first.dueAt);
    waits.push((due - at.world.time.now.getTime()) / 1000);
    at.world.time.now = new Date(due);
  }
  expect(waits).toEqual([30, 120, 600, 3_600, 21_600, 43_200, 86_400, 103_650]);
  expect(at.world.time.now.getTime() - begun).toBe(3 * DAY_S * 1000);
  expect(new Set(codesSeen())).toEqual(new Set([`${testId(id)} submission.sent`]));
  await at.deliver();
  const [next, first] = await logOf(made);
  expect([first.state, first.attempts]).toEqual(['failed', 9]);
  later(at.world, HOUR_S);
  at.receiver.reply = { status: 200 };
  await at.deliver();
  expect(codesSeen().at(-1)).toBe(`${testId(id)} submission.state-changed`);
  expect(next.submissionId).toBe(testId(id));
});

it('X38.65 a system that is silent, redirects or replies at length is a failure after its time, not followed, and cut off', async () => {
  const made = await makeWebhook(at);
  const [silent = '', moved = '', long = ''] = names(3);
  at.receiver.reply = 'silent';
  await sendOne(at, silent);
  await at.deliver();
  expect(await logOf(made)).toMatchObject([{ state: 'waiting', problem: 'no-answer', status: null }]);
  at.receiver.reply = { status: 302, location: `${at.receiver.url}/other` };
  await sendOne(at, moved);
  await at.deliver();
  expect((await logOf(made))[0]).toMatchObject({ state: 'waiting', problem: 'bad-status', status: 302 });
  expect(at.receiver.received).toHaveLength(2);
  at.receiver.reply = { status: 200, body: 'ñ'.repeat(5_000) };
  await sendOne(at, long);
  await at.deliver();
  const [cut] = await logOf(made);
  expect([cut.state, cut.reply]).toEqual(['delivered', 'ñ'.repeat(500)]);
});

it('X38.65 W16 a name that leads to this machine, and its number, are not asked unless the installation lists them', async () => {
  const { receiver } = at;
  const port = new URL(receiver.url).port;
  const ask = (url: string) =>
    sendWebhook({ url, onlyPublic: true, headers: {}, body: '{}', timeoutMs: 2_000 });
  for (const url of [
    `https://localhost:${port}/`,
    `https://127.0.0.1:${port}/`,
    `https://[::1]:${port}/`,
    receiver.url,
  ])
    expect(await ask(url), url).toMatchObject({ problem: 'not-public', status: null });
  expect(receiver.received).toHaveLength(0);
  // The name resolves to a private address: it is stored, and refused when it is asked.
  const made = await makeWebhook(at, { url: 'https://localhost.villa.example/x' });
  await sql`update webhooks set url = 'https://localhost:1/x' where id = ${made.id}`.execute(at.world.db);
  const [id = ''] = names(1);
  await sendOne(at, id);
  await at.deliver();
  expect(await logOf(made)).toMatchObject([{ state: 'waiting', problem: 'not-public' }]);
});

it('X38.63 X38.67 gone for a day: it rests in between, is paused after twenty failures, resumed by hand, and everything arrives in order', async () => {
  const made = await makeWebhook(at);
  const ids = names(6);
  await at.receiver.leave();
  const begun = at.world.time.now.getTime();
  for (const id of ids) await sendOne(at, id);
  await at.deliver();
  for (const id of ids) await moveOn(at, id);
  expect(await listed()).toMatchObject({ failures: 6, pausedBecause: null, waiting: 6 });
  let hours = 0;
  for (; hours < 60 && (await listed()).pausedBecause === null; hours += 1) {
    later(at.world, HOUR_S);
    await at.deliver();
  }
  const paused = await listed();
  expect([paused.pausedBecause, paused.waiting]).toEqual(['failures', 12]);
  expect(paused.failures).toBeGreaterThanOrEqual(20);
  expect(at.world.time.now.getTime() - begun).toBeGreaterThanOrEqual(DAY_S * 1000);
  await at.receiver.comeBack();
  later(at.world, DAY_S);
  await at.deliver();
  expect(at.receiver.received).toHaveLength(0);
  expect((await at.world.as.admin.put(`${made.path}/active`, { active: true })).status).toBe(200);
  await at.deliver();
  expect(await listed()).toMatchObject({ failures: 0, failingSince: null, pausedBecause: null, waiting: 0 });
  for (const id of ids) {
    const ofOne = seen().filter(({ data }) => data.submission.id === testId(id));
    expect(ofOne.map(({ type }) => type)).toEqual(['submission.sent', 'submission.state-changed']);
  }
  at.world.time.now = new Date(begun);
});

it('X38.67 after five failures in a row one delivery at a time tries, ever more seldom, and one that arrives ends the rest', async () => {
  await makeWebhook(at);
  const ids = names(8);
  at.receiver.reply = { status: 500 };
  for (const id of ids) await sendOne(at, id);
  await at.deliver();
  expect(at.receiver.received).toHaveLength(8);
  later(at.world, 30);
  await at.deliver();
  expect(at.receiver.received).toHaveLength(8);
  later(at.world, 50);
  await at.deliver();
  expect(at.receiver.received).toHaveLength(9);
  later(at.world, 1_000);
  at.receiver.reply = { status: 200 };
  await at.deliver();
  expect(await listed()).toMatchObject({ failures: 0, waiting: 0 });
});

it('X38.67 a system that says that its URL is gone is paused at once, and who made the webhook gets one mail', async () => {
  const made = await makeWebhook(at);
  at.receiver.reply = { status: 410 };
  for (const id of names(3)) await sendOne(at, id);
  await at.deliver();
  expect((await listed()).pausedBecause).toBe('gone');
  await deliverMails(at.world);
  const mails = (await box.mails()).filter(({ subject }) => subject.includes('Expedientes'));
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain('/administracion/webhooks');
  expect(await logOf(made)).toMatchObject([{ state: 'waiting' }, { state: 'waiting' }, { state: 'waiting' }]);
});

it('X38.68 X38.69 the log has what was sent and replied, page by page; a delivery that arrived is sent again by hand', async () => {
  const made = await makeWebhook(at);
  for (const id of names(27)) await sendOne(at, id);
  at.receiver.reply = { status: 202, body: 'anotado' };
  await at.deliver();
  const page = (await at.world.as.admin.get(`${made.path}/deliveries?state=delivered`)).body;
  expect(page.deliveries).toHaveLength(25);
  const [newest] = page.deliveries;
  expect(newest).toMatchObject({ status: 202, reply: 'anotado', problem: '', attempts: 1 });
  expect(newest.body).toBe(at.receiver.received.find(({ body }) => body === newest.body)?.body);
  const rest = (await at.world.as.admin.get(`${made.path}/deliveries?cursor=${page.next}`)).body;
  expect([rest.deliveries.length, rest.next]).toEqual([2, null]);
  expect(await logOf(made, '?state=failed')).toEqual([]);
  const again = `${made.path}/deliveries/${newest.position}/retry`;
  expect((await at.world.as.admin.post(again)).status).toBe(200);
  await at.deliver();
  expect(at.receiver.received).toHaveLength(28);
  expect(at.receiver.received.at(-1)?.body).toBe(newest.body);
  const { rows } = await sql<{ details: object }>`select details from audit_entries
    where subject = 'webhook' and subject_id = ${made.id} and action = 'update'`.execute(at.world.db);
  expect(rows).toEqual([{ details: { sentAgain: newest.position } }]);
  const none = await at.world.as.admin.post(`${made.path}/deliveries/1/retry`);
  expect([none.status, none.body.code]).toEqual([404, 'delivery-not-found']);
});

it('X38.68 the button sends a signed sample at once, also while it is paused, and says what came back', async () => {
  const made = await makeWebhook(at);
  await at.world.as.admin.put(`${made.path}/active`, { active: false });
  at.receiver.reply = { status: 500, body: 'no\u0000 sé' };
  const { body } = await at.world.as.admin.post(`${made.path}/test`);
  expect(body).toMatchObject({ problem: 'bad-status', status: 500, reply: 'no sé' });
  const [sample] = at.receiver.received;
  expect(verified(sample!, made.secret, at.world.time.now)).toMatchObject({
    type: 'submission.sent',
    test: true,
  });
  expect(body.body).toBe(sample?.body);
  expect(await logOf(made)).toEqual([]);
});

it('X38.67 what happens while a webhook is paused by hand waits and is sent when it goes on', async () => {
  const made = await makeWebhook(at);
  await at.world.as.admin.put(`${made.path}/active`, { active: false });
  const ids = names(2);
  for (const id of ids) await sendOne(at, id);
  await at.deliver();
  expect(at.receiver.received).toHaveLength(0);
  expect(await listed()).toMatchObject({ pausedBecause: 'person', waiting: 2 });
  await at.world.as.admin.put(`${made.path}/active`, { active: true });
  await at.deliver();
  expect(codesSeen()).toEqual(ids.map((id) => `${testId(id)} submission.sent`));
});

it('X38.63 a worker that dies while it sends leaves the delivery to another one, a minute later', async () => {
  const made = await makeWebhook(at);
  const [id = ''] = names(1);
  await sendOne(at, id);
  await publishEvents(at.world.services);
  const { rows } = await sql<{ municipalityId: string }>`select municipality_id from webhooks`.execute(
    at.world.db,
  );
  const name = { municipalityId: rows[0]?.municipalityId ?? '', id: made.id };
  // As a worker leaves it that took it and said nothing any more.
  await sql`update webhook_deliveries set leased_until = ${new Date(at.world.time.now.getTime() + 60_000)}`.execute(
    at.world.db,
  );
  await deliverTo(at.world.services, name);
  expect(at.receiver.received).toHaveLength(0);
  later(at.world, 60);
  await deliverTo(at.world.services, name);
  expect(at.receiver.received).toHaveLength(1);
});

it('X38.71 the log is kept for thirty days', async () => {
  const made = await makeWebhook(at);
  const [id = ''] = names(1);
  await sendOne(at, id);
  await at.deliver();
  const before = at.world.time.now;
  later(at.world, 30 * DAY_S);
  await deleteOldEvents(at.world.services);
  expect(await logOf(made)).toHaveLength(1);
  later(at.world, 1);
  await deleteOldEvents(at.world.services);
  expect(await logOf(made)).toEqual([]);
  at.world.time.now = before;
});

it('X40.26 while the country is disabled no system is notified, and what waited arrives once it is enabled again', async () => {
  const made = await makeWebhook(at);
  const [id = ''] = names(1);
  await sendOne(at, id);
  await publishEvents(at.world.services);
  const disable = (disabled: boolean) =>
    sql`update countries set disabled = ${disabled}`.execute(at.world.db);
  await disable(true);
  await at.deliver();
  // A worker that had found the webhook just before.
  await deliverTo(at.world.services, { municipalityId: HOME.id, id: made.id });
  expect(at.receiver.received).toEqual([]);
  await disable(false);
  await at.deliver();
  expect(codesSeen()).toEqual([`${testId(id)} submission.sent`]);
});
