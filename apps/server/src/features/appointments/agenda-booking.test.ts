// Appointments in an agenda of our own: what is offered to whom has just answered, and how an hour becomes theirs.
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  AGENDA,
  answered as answeredIn,
  auditedOf,
  beginAgain,
  book,
  giveSchedule,
  hoursOf as hours,
  NOON,
  openAgendaWorld,
  SCHEDULE,
  WEDNESDAY,
} from '../../testing/appointments/agenda-world.ts';
import { AGENDAS } from '../../testing/outside/outside.ts';
import { ANA } from '../../testing/portal.ts';
import { HOME, testId } from '../../testing/territory.ts';
import type { Caller, TestWorld } from '../../testing/with-app.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openAgendaWorld();
});
afterAll(() => world.close());
beforeEach(() => beginAgain(world));

const answered = (id: string, address?: string) =>
  answeredIn(world, id, { ...(address !== undefined && { address }) });
const give = (schedule: object | null) => giveSchedule(world, schedule);
const audited = (id: string) => auditedOf(world, id);

const read = async (browser: Caller) => (await browser.get('/api/public/appointment')).body.appointment;
const days = async (browser: Caller) => (await browser.get('/api/public/appointment/days')).body.days;

it('X34.72 days and hours that are left are offered, and one is booked, shown and audited', async () => {
  const browser = await answered('a1');
  expect(await read(browser)).toMatchObject({
    agenda: 'Licencias de conducir',
    booking: 'agenda',
    booked: null,
    address: 'Mitre 100',
    timeZone: 'America/Argentina/Cordoba',
  });
  expect(await days(browser)).toEqual([
    { day: '2026-03-10', free: 4 },
    { day: '2026-03-11', free: 2 },
    { day: '2026-03-17', free: 12 },
  ]);
  expect(await hours(browser, '2026-03-10')).toEqual([
    '2026-03-10T17:00:00.000Z',
    '2026-03-10T17:30:00.000Z',
    '2026-03-10T18:00:00.000Z',
    '2026-03-10T18:30:00.000Z',
  ]);
  const booked = { start: WEDNESDAY, end: '2026-03-11T11:30:00.000Z', change: 0 };
  const reply = await book(browser, 'a1', WEDNESDAY);
  expect([reply.status, reply.body]).toEqual([200, { booked }]);
  expect((await read(browser)).booked).toEqual(booked);
  expect(await hours(await answered('a2'), '2026-03-11')).toEqual(['2026-03-11T11:30:00.000Z']);
  expect(await audited('a1')).toEqual([
    {
      action: 'create',
      actor: ANA.username,
      details: { agenda: AGENDAS.licences.id, start: WEDNESDAY },
    },
  ]);
});

it('X34.72 what is no appointment of the agenda is refused: another hour, too late, too far ahead, taken', async () => {
  const browser = await answered('b1');
  await book(await answered('b0'), 'b0', WEDNESDAY);
  for (const start of [
    '2026-03-11T11:10:00.000Z',
    '2026-03-10T16:30:00.000Z',
    '2026-03-24T13:00:00.000Z',
    '2026-03-12T11:00:00.000Z',
    WEDNESDAY,
  ]) {
    const refused = await book(browser, 'b1', start);
    expect([start, refused.status, refused.body.code]).toEqual([start, 409, 'appointment-taken']);
  }
  expect((await book(browser, 'b1', 'mañana')).body.code).toBe('request-invalid');
  expect((await read(browser)).booked).toBeNull();
  expect(await audited('b1')).toEqual([]);
});

it('X34.72 a submission has one appointment: the same hour again is no second one, another one is refused', async () => {
  const browser = await answered('c1');
  const both = await Promise.all([
    book(browser, 'c1', WEDNESDAY),
    book(browser, 'c1', '2026-03-11T11:30:00.000Z'),
  ]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(both.find(({ status }) => status === 409)?.body.code).toBe('appointment-exists');
  const { booked } = await read(browser);
  expect((await book(browser, 'c1', booked.start)).body).toEqual({ booked });
  expect(await audited('c1')).toHaveLength(1);
});

it('X34.72 nobody books for somebody else, and nobody without a receipt', async () => {
  const browser = await answered('d1');
  await answered('d2');
  for (const stranger of [world.visitor, world.as.admin])
    expect((await book(stranger, 'd1', WEDNESDAY)).body.code).toBe('receipt-not-found');
  expect((await book(browser, 'd2', WEDNESDAY)).body.code).toBe('receipt-not-found');
  expect((await world.visitor.get('/api/public/appointment/days')).body.code).toBe('receipt-not-found');
  const stored = await sql`select submission_id from appointments`.execute(world.db);
  expect(stored.rows).toEqual([]);
});

it('X34.72 of fifty people who want the last appointment at once one gets it', async () => {
  const people: { readonly id: string; readonly browser: Caller }[] = [];
  for (let person = 0; person < 50; person++) {
    // Visitors of one address send thirty answers a minute at most.
    world.time.now = new Date(NOON.getTime() + person * 3_000);
    const id = `e${person}`;
    people.push({ id, browser: await answered(id, `10.0.0.${person}`) });
  }
  const replies = await Promise.all(people.map(({ id, browser }) => book(browser, id, WEDNESDAY)));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(new Set(replies.filter(({ status }) => status !== 200).map(({ body }) => body.code))).toEqual(
    new Set(['appointment-taken']),
  );
  const stored = await sql`select starts_at from appointments`.execute(world.db);
  expect(stored.rows).toHaveLength(1);
});

it('X34.72 an appointment stays when the hours change and counts against the new ones; without hours none are given', async () => {
  const browser = await answered('f1');
  await book(browser, 'f1', WEDNESDAY);
  await give({ ...SCHEDULE, minutes: 20 });
  const other = await answered('f2');
  expect(await hours(other, '2026-03-11')).toEqual(['2026-03-11T11:40:00.000Z']);
  await give(null);
  expect((await read(browser)).booked).toMatchObject({ start: WEDNESDAY });
  expect(await read(other)).toMatchObject({ booking: 'arranged', booked: null });
  expect(await days(other)).toEqual([]);
  expect((await book(other, 'f2', '2026-03-11T11:40:00.000Z')).body.code).toBe('appointment-taken');
});

it('X34.72 an agenda with an appointment to come is not deleted; an appointment goes with its submission', async () => {
  const { id } = (
    await world.as.admin.post(`/api/municipalities/${HOME.id}/agendas`, { agenda: { name: 'Con turno' } })
  ).body;
  const browser = await answered('g1');
  await book(browser, 'g1', WEDNESDAY);
  await sql`update appointments set agenda_id = ${id}`.execute(world.db);
  const remove = () =>
    world.as.admin.post(`/api/municipalities/${HOME.id}/agendas/${id}/deletion`, { version: 1 });
  expect((await remove()).body.code).toBe('agenda-in-use');
  await sql`delete from submissions where id = ${testId('g1')}`.execute(world.db);
  expect((await sql`select from appointments`.execute(world.db)).rows).toEqual([]);
  expect((await remove()).status).toBe(200);
});

it('X34.73 who reads a submission sees its appointment, which is audited; nobody else does', async () => {
  const browser = await answered('h1');
  const path = `/api/submissions/${testId('h1')}/appointment`;
  const of = { municipalityId: HOME.id, timeZone: 'America/Argentina/Cordoba', mayBook: true };
  expect((await world.as.supervisor.get(path)).body).toEqual({ appointment: null, ...of });
  await book(browser, 'h1', WEDNESDAY);
  expect((await world.as.supervisor.get(path)).body).toEqual({
    appointment: {
      agendaId: AGENDAS.licences.id,
      agenda: 'Licencias de conducir',
      address: 'Mitre 100',
      start: WEDNESDAY,
      end: '2026-03-11T11:30:00.000Z',
      bookedAt: NOON.toISOString(),
      cancelledAt: null,
      reason: '',
      change: 0,
      attendance: null,
      mayCancel: true,
      mayMark: false,
    },
    ...of,
  });
  expect((await audited('h1')).map(({ action }) => action)).toEqual(['create', 'read']);
  for (const stranger of [browser, world.visitor])
    expect((await stranger.get(path)).body.code).toBe('not-signed-in');
});

it('X34.74 the appointments of a day are listed by time, today when no day is asked, only of submissions that one may read', async () => {
  const path = `${AGENDA}/appointments`;
  const later = '2026-03-11T11:30:00.000Z';
  const today = '2026-03-10T18:00:00.000Z';
  await book(await answered('i1'), 'i1', later);
  await book(await answered('i2'), 'i2', WEDNESDAY);
  await book(await answered('i3'), 'i3', today);
  const listed = async (who: Caller, query = '') =>
    (await who.get(`${path}${query}`)).body.appointments.map(({ start }: { start: string }) => start);
  const reply = (await world.as.admin.get(`${path}?day=2026-03-11`)).body;
  expect(reply).toMatchObject({
    agenda: 'Licencias de conducir',
    day: '2026-03-11',
    timeZone: 'America/Argentina/Cordoba',
  });
  expect(reply.appointments[0]).toEqual({
    submissionId: testId('i2'),
    code: expect.stringMatching(/^HM\d+$/),
    person: 'Ana Paz',
    documentNumber: ANA.documentNumber,
    start: WEDNESDAY,
    end: later,
    change: 0,
    attendance: null,
    mayCancel: true,
    mayMark: false,
  });
  expect(await listed(world.as.admin, '?day=2026-03-11')).toEqual([WEDNESDAY, later]);
  expect(await listed(world.as.supervisor, '?day=2026-03-11')).toEqual([WEDNESDAY, later]);
  expect(await listed(world.as.admin)).toEqual([today]);
  await sql`update submissions set area_id = ${HOME.areas[1]} where id = ${testId('i1')}`.execute(world.db);
  expect(await listed(world.as.supervisor, '?day=2026-03-11')).toEqual([WEDNESDAY]);
  const read = await sql`select actor from audit_entries where subject = 'agenda' and action = 'read'
    and subject_id = ${String(AGENDAS.licences.id)}`.execute(world.db);
  expect(read.rows.length).toBeGreaterThan(0);
});

it('X40.36 hours that leave appointments to come outside of them say how many, are refused where more are than was accepted, and list them', async () => {
  const tuesday = '2026-03-10T18:00:00.000Z';
  await book(await answered('j1'), 'j1', WEDNESDAY);
  await book(await answered('j2'), 'j2', tuesday);
  const save = async (schedule: object | null, beyondHours?: number) => {
    const { version } = (await world.as.admin.get(AGENDA)).body;
    const agenda = { name: AGENDAS.licences.name, address: 'Mitre 100', schedule };
    return world.as.admin.put(AGENDA, { version, agenda, ...(beyondHours !== undefined && { beyondHours }) });
  };
  const closed = { ...SCHEDULE, closedDays: [{ day: '2026-03-11', note: 'Feriado' }] };
  const refused = await save(closed, 0);
  expect([refused.status, refused.body.code, refused.body.values]).toEqual([
    409,
    'agenda-leaves-appointments',
    { count: 1 },
  ]);
  expect((await world.as.admin.get(AGENDA)).body).toMatchObject({
    agenda: { schedule: SCHEDULE },
    beyondHours: 0,
  });
  expect((await save(closed, 1)).body.beyondHours).toBe(1);
  expect((await world.as.admin.get(AGENDA)).body.beyondHours).toBe(1);
  const listed = (await world.as.supervisor.get(`${AGENDA}/appointments?beyondHours=true`)).body;
  expect(listed).toMatchObject({
    day: null,
    appointments: [{ submissionId: testId('j1'), start: WEDNESDAY }],
  });
  expect(listed.appointments).toHaveLength(1);
  // Another length of the appointments leaves nobody outside; an agenda that gives none leaves all.
  expect((await save({ ...SCHEDULE, minutes: 20 }, 0)).body.beyondHours).toBe(0);
  expect((await save(null)).body.beyondHours).toBe(2);
  world.time.now = new Date(tuesday);
  expect((await world.as.admin.get(AGENDA)).body.beyondHours).toBe(2);
  world.time.now = new Date(Date.parse(tuesday) + 1);
  expect((await world.as.admin.get(AGENDA)).body.beyondHours).toBe(1);
});
