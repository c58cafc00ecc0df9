// The link of an appointment: what it shows, until when it moves and cancels, and what happens when many do at once.
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  AGENDA,
  answered,
  auditedOf,
  beginAgain,
  book,
  booked,
  giveSchedule,
  hoursOf,
  LATER_ON_WEDNESDAY,
  linkOf,
  NOON,
  openAgendaWorld,
  SCHEDULE,
  WEDNESDAY,
} from '../../testing/appointments/agenda-world.ts';
import { AGENDAS } from '../../testing/outside/outside.ts';
import { BEA } from '../../testing/portal.ts';
import { testId } from '../../testing/territory.ts';
import type { TestReply, TestWorld } from '../../testing/with-app.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openAgendaWorld();
});
afterAll(() => world.close());
beforeEach(() => beginAgain(world));

const ask = (rest: string, body: object): Promise<TestReply> =>
  world.visitor.post(`/api/public/appointment-link${rest}`, body);
const read = (token: string) => ask('', { token });
const move = (token: string, start: string, seen = 0) => ask('/booking', { token, start, seen });
const cancel = (token: string, seen = 0) => ask('/cancellation', { token, seen });

/** Books Wednesday at eight. Returns a link. */
async function linked(id: string): Promise<string> {
  return linkOf(await booked(world, id), id);
}

/** Hours that are booked in the agenda. */
async function taken(): Promise<readonly string[]> {
  const found = await sql<{ startsAt: Date }>`
    select starts_at from appointments where cancelled_at is null order by starts_at`.execute(world.db);
  return found.rows.map(({ startsAt }) => startsAt.toISOString());
}

it('X34.76 who holds the link sees the appointment, and moves it to another free hour, which the audit log says', async () => {
  const token = await linked('a1');
  expect((await read(token)).body).toMatchObject({
    submissionId: testId('a1'),
    agenda: 'Licencias de conducir',
    address: 'Mitre 100',
    timeZone: 'America/Argentina/Cordoba',
    start: WEDNESDAY,
    change: 0,
    isCancelled: false,
    isChangeable: true,
    noticeHours: 2,
    municipality: { name: 'Villa Cercana', brand: 'product' },
  });
  expect((await ask('/days', { token })).body.days).toEqual([
    { day: '2026-03-10', free: 4 },
    { day: '2026-03-11', free: 1 },
    { day: '2026-03-17', free: 12 },
  ]);
  const { slots } = (await ask('/hours', { token, day: '2026-03-11' })).body;
  expect(slots.map(({ start }: { start: string }) => start)).toEqual([LATER_ON_WEDNESDAY]);
  const moved = await move(token, LATER_ON_WEDNESDAY);
  expect([moved.status, moved.body.start, moved.body.change]).toEqual([200, LATER_ON_WEDNESDAY, 1]);
  expect(await taken()).toEqual([LATER_ON_WEDNESDAY]);
  expect((await auditedOf(world, 'a1')).at(-1)).toEqual({
    action: 'update',
    actor: '',
    details: {
      by: 'link',
      agenda: AGENDAS.licences.id,
      start: { before: WEDNESDAY, now: LATER_ON_WEDNESDAY },
    },
  });
});

it('X34.76 a cancellation frees the hour at once, the link says so, and books again; the page after sending offers it too', async () => {
  const browser = await booked(world, 'b1');
  const token = await linkOf(browser, 'b1');
  const other = await answered(world, 'b2');
  expect(await hoursOf(other, '2026-03-11')).toEqual([LATER_ON_WEDNESDAY]);
  expect((await cancel(token)).body).toMatchObject({ isCancelled: true, isChangeable: false, change: 1 });
  expect(await hoursOf(other, '2026-03-11')).toEqual([WEDNESDAY, LATER_ON_WEDNESDAY]);
  expect((await read(token)).body).toMatchObject({ isCancelled: true, start: WEDNESDAY });
  expect((await browser.get('/api/public/appointment')).body.appointment.booked).toBeNull();
  expect((await cancel(token)).status).toBe(200);
  const again = await move(token, LATER_ON_WEDNESDAY, 1);
  expect(again.body).toMatchObject({ start: LATER_ON_WEDNESDAY, isCancelled: false, change: 2 });
  expect((await auditedOf(world, 'b1')).map(({ action, details }) => ({ action, details }))).toEqual([
    { action: 'create', details: { agenda: AGENDAS.licences.id, start: WEDNESDAY } },
    { action: 'update', details: { by: 'link', agenda: AGENDAS.licences.id, cancelled: WEDNESDAY } },
    { action: 'create', details: { by: 'link', agenda: AGENDAS.licences.id, start: LATER_ON_WEDNESDAY } },
  ]);
  await cancel(token, 2);
  expect((await book(browser, 'b1', WEDNESDAY)).body.booked).toMatchObject({ start: WEDNESDAY, change: 4 });
});

it('X34.76 it is moved and cancelled as late as the agenda lets people book, and the reply says why not later', async () => {
  const token = await linked('c1');
  const latest = new Date(WEDNESDAY).getTime() - 2 * 3_600_000;
  world.time.now = new Date(latest + 1);
  expect((await read(token)).body).toMatchObject({ isChangeable: false });
  for (const late of [await cancel(token), await move(token, LATER_ON_WEDNESDAY)])
    expect([late.status, late.body.code]).toEqual([409, 'appointment-too-late']);
  expect(await taken()).toEqual([WEDNESDAY]);
  world.time.now = new Date(latest);
  expect((await read(token)).body).toMatchObject({ isChangeable: true });
  expect((await cancel(token)).status).toBe(200);
});

it('X34.76 a link that never was, one whose appointment is over and one of a deleted submission are the same to who tries', async () => {
  const token = await linked('d1');
  const gone = async (one: string) => {
    const replies = [
      await read(one),
      await ask('/days', { token: one }),
      await ask('/hours', { token: one, day: '2026-03-11' }),
      await move(one, LATER_ON_WEDNESDAY),
      await cancel(one),
    ];
    return replies.map(({ status, body }) => [status, body.code]);
  };
  const GONE = [1, 2, 3, 4, 5].map(() => [404, 'appointment-link-gone']);
  expect(await gone(`${token}x`)).toEqual(GONE);
  expect(await gone(testId('d1'))).toEqual(GONE);
  world.time.now = new Date('2026-03-11T11:30:00.000Z');
  expect(await gone(token)).toEqual(GONE);
  world.time.now = NOON;
  await cancel(token);
  world.time.now = new Date(NOON.getTime() + 30 * 24 * 3_600_000);
  expect(await gone(token)).toEqual(GONE);
  world.time.now = NOON;
  expect((await read(token)).status).toBe(200);
  await sql`delete from submissions where id = ${testId('d1')}`.execute(world.db);
  expect(await gone(token)).toEqual(GONE);
});

it('X34.76 a link changes its own appointment only, and only who has just sent the submission gets one', async () => {
  const token = await linked('e1');
  const other = await booked(world, 'e2', { start: LATER_ON_WEDNESDAY, who: BEA });
  await cancel(token);
  expect(await taken()).toEqual([LATER_ON_WEDNESDAY]);
  for (const stranger of [world.visitor, world.as.admin, other]) {
    const reply = await stranger.post(`/api/public/submissions/${testId('e1')}/appointment-link`);
    expect(reply.body.code).toBe('receipt-not-found');
  }
});

it('X34.76 what is not free is refused and the old hour stays; so does what changed since it was seen', async () => {
  const token = await linked('f1');
  await booked(world, 'f2', { start: LATER_ON_WEDNESDAY, who: BEA });
  for (const start of [LATER_ON_WEDNESDAY, '2026-03-11T11:10:00.000Z', '2026-03-12T11:00:00.000Z'])
    expect((await move(token, start)).body.code).toBe('appointment-taken');
  expect(await taken()).toEqual([WEDNESDAY, LATER_ON_WEDNESDAY]);
  const TODAY = '2026-03-10T18:00:00.000Z';
  expect((await move(token, TODAY)).status).toBe(200);
  expect((await move(token, TODAY)).body).toMatchObject({ start: TODAY, change: 1 });
  for (const late of [await move(token, WEDNESDAY), await cancel(token)])
    expect([late.status, late.body.code]).toEqual([409, 'appointment-changed']);
  expect(await taken()).toEqual([TODAY, LATER_ON_WEDNESDAY]);
});

it('X34.76 of many who move to the last hour at once one gets it, and each of the others keeps their own', async () => {
  const people: string[] = [];
  const tuesday = Date.parse('2026-03-17T13:00:00.000Z');
  for (let person = 0; person < 12; person++) {
    world.time.now = new Date(NOON.getTime() + person * 3_000);
    const start = new Date(tuesday + person * 30 * 60_000).toISOString();
    const id = `g${person}`;
    people.push(await linkOf(await booked(world, id, { start, address: `10.0.0.${person}` }), id));
  }
  const replies = await Promise.all(people.map((token) => move(token, WEDNESDAY)));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(replies.filter(({ body }) => body.code === 'appointment-taken')).toHaveLength(11);
  const hours = await taken();
  expect(hours).toHaveLength(12);
  expect(hours.filter((start) => start === WEDNESDAY)).toHaveLength(1);
});

it('X34.76 moving and cancelling at once leave one of them, and the second is said so', async () => {
  const token = await linked('h1');
  const replies = await Promise.all([move(token, LATER_ON_WEDNESDAY), cancel(token)]);
  const codes = replies.map(({ status, body }) => (status === 200 ? 'done' : body.code));
  expect(new Set(codes)).toEqual(new Set(['appointment-changed', 'done']));
  expect((await read(token)).body.change).toBe(1);
});

it('X34.76 an agenda that gives no appointments any more moves none; what was booked in it can be cancelled', async () => {
  const token = await linked('i1');
  await giveSchedule(world, null);
  expect((await ask('/days', { token })).body.days).toEqual([]);
  expect((await move(token, LATER_ON_WEDNESDAY)).body.code).toBe('appointment-taken');
  expect((await cancel(token)).status).toBe(200);
  await giveSchedule(world, { ...SCHEDULE, noticeHours: 0 });
  const { appointments } = (await world.as.admin.get(`${AGENDA}/appointments?day=2026-03-11`)).body;
  expect(appointments).toEqual([]);
});

it('X33.89 who holds the link, or has just answered, is kept out while the country is disabled, and not any more afterwards', async () => {
  const token = await linked('out1');
  const browser = await answered(world, 'out2');
  await sql`update countries set disabled = true`.execute(world.db);
  const replies = [await read(token), await ask('/days', { token }), await cancel(token)];
  replies.push(await ask('/hours', { token, day: '2026-03-11' }), await move(token, LATER_ON_WEDNESDAY));
  expect(replies.map(({ status, body }) => `${status} ${body.code}`)).toEqual(
    replies.map(() => '403 municipality-blocked'),
  );
  expect((await book(browser, 'out2', LATER_ON_WEDNESDAY)).body.code).toBe('receipt-not-found');
  expect(await taken()).toEqual([WEDNESDAY]);
  await sql`update countries set disabled = false`.execute(world.db);
  expect((await move(token, LATER_ON_WEDNESDAY)).status).toBe(200);
});
