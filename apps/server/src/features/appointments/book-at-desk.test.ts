// The staff books and moves appointments at the desk.
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  answered,
  auditedOf,
  beginAgain,
  book,
  booked,
  giveSchedule,
  LATER_ON_WEDNESDAY,
  NOON,
  openAgendaWorld,
  WEDNESDAY,
} from '../../testing/appointments/agenda-world.ts';
import { AGENDAS } from '../../testing/outside/outside.ts';
import { testId } from '../../testing/territory.ts';
import type { Caller, TestWorld } from '../../testing/with-app.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openAgendaWorld();
});
afterAll(() => world.close());
beforeEach(() => beginAgain(world));

const pathOf = (id: string) => `/api/submissions/${testId(id)}/appointment`;
const give = (who: Caller, id: string, wanted: { start: string; seen?: number }) =>
  who.post(pathOf(id), { seen: null, ...wanted });
const read = async (who: Caller, id: string) => (await who.get(pathOf(id))).body;
/** An hour of the same day that people cannot book themselves any more. */
const NEAR = '2026-03-10T16:00:00.000Z';

it('X34.77 the staff gives an appointment to a submission that has none, also at an hour that is too near for the person', async () => {
  const browser = await answered(world, 'a1');
  expect(await read(world.as.supervisor, 'a1')).toMatchObject({ appointment: null, mayBook: true });
  const { days } = (await world.as.supervisor.get(`${pathOf('a1')}/days`)).body;
  expect(days[0]).toEqual({ day: '2026-03-10', free: 8 });
  const { slots } = (await world.as.supervisor.get(`${pathOf('a1')}/days/2026-03-10`)).body;
  expect(slots[0].start).toBe(NOON.toISOString());
  expect((await book(browser, 'a1', NEAR)).body.code).toBe('appointment-taken');
  expect((await give(world.as.supervisor, 'a1', { start: NEAR })).status).toBe(200);
  expect(await read(world.as.supervisor, 'a1')).toMatchObject({
    appointment: { start: NEAR, change: 0, mayCancel: true },
    mayBook: true,
  });
  expect((await auditedOf(world, 'a1')).find(({ action }) => action === 'create')).toEqual({
    action: 'create',
    actor: 'supervisor',
    details: { agenda: AGENDAS.licences.id, start: NEAR },
  });
});

it('X34.77 the staff moves an appointment until it begins, gives another after a cancellation, and never above what the agenda receives', async () => {
  await booked(world, 'b1');
  await booked(world, 'b2', { start: LATER_ON_WEDNESDAY });
  expect((await give(world.as.admin, 'b1', { start: LATER_ON_WEDNESDAY, seen: 0 })).body.code).toBe(
    'appointment-taken',
  );
  expect((await give(world.as.admin, 'b1', { start: NEAR, seen: 0 })).status).toBe(200);
  expect((await read(world.as.admin, 'b1')).appointment).toMatchObject({ start: NEAR, change: 1 });
  await world.as.admin.post(`${pathOf('b1')}/cancellation`, { seen: 1, reason: 'Feriado' });
  expect((await give(world.as.admin, 'b1', { start: WEDNESDAY, seen: 2 })).status).toBe(200);
  expect((await give(world.as.admin, 'b2', { start: NEAR, seen: 0 })).status).toBe(200);
  world.time.now = new Date(NEAR);
  expect((await give(world.as.admin, 'b2', { start: LATER_ON_WEDNESDAY, seen: 1 })).body.code).toBe(
    'appointment-change-refused',
  );
  expect((await read(world.as.admin, 'b2')).mayBook).toBe(false);
});

it('X34.77 of many at the desk who want the last hour one gets it, and of two for the same submission the second is told', async () => {
  const ids = ['c1', 'c2', 'c3', 'c4', 'c5', 'c6'];
  for (const id of ids) await answered(world, id);
  const replies = await Promise.all(ids.map((id) => give(world.as.admin, id, { start: WEDNESDAY })));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(replies.filter(({ body }) => body.code === 'appointment-taken')).toHaveLength(5);
  await answered(world, 'd1');
  const both = await Promise.all([
    give(world.as.admin, 'd1', { start: NEAR }),
    give(world.as.supervisor, 'd1', { start: LATER_ON_WEDNESDAY }),
  ]);
  const codes = both.map(({ status, body }) => (status === 200 ? 'done' : body.code));
  expect(new Set(codes)).toEqual(new Set(['done', 'appointment-changed']));
  const stored = await sql`select submission_id from appointments`.execute(world.db);
  expect(stored.rows).toHaveLength(2);
});

it('X34.77 an agenda that gives no appointments itself is not booked in at the desk', async () => {
  await answered(world, 'e1');
  await giveSchedule(world, null);
  expect(await read(world.as.admin, 'e1')).toMatchObject({ appointment: null, mayBook: false });
  expect((await give(world.as.admin, 'e1', { start: WEDNESDAY })).body.code).toBe('appointment-taken');
});
