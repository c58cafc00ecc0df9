// Reminders of appointments: to whom, when, and only once, as a mail server receives them.
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  AGENDA,
  beginAgain,
  booked as bookedIn,
  giveSchedule,
  LATER_ON_WEDNESDAY,
  linkOf,
  NOON,
  openAgendaWorld,
  SCHEDULE,
  WEDNESDAY,
} from '../../testing/appointments/agenda-world.ts';
import { type MailBox, mailInto, openMailBox } from '../../testing/outside/mail-box.ts';
import { ANA } from '../../testing/portal.ts';
import { testId } from '../../testing/territory.ts';
import type { TestWorld } from '../../testing/with-app.ts';
import { postReminders } from './post-reminders.ts';

let world: TestWorld;
let box: MailBox;
beforeAll(async () => {
  box = await openMailBox();
  world = await openAgendaWorld({ mail: mailInto(box) });
});
afterAll(async () => {
  await world.close();
  await box.stop();
});
beforeEach(async () => {
  await beginAgain(world);
  await giveSchedule(world, { ...SCHEDULE, capacity: 5, reminderHours: 12 });
});

const HOUR_MS = 3_600_000;
const hoursBefore = (start: string, hours: number) => new Date(Date.parse(start) - hours * HOUR_MS);

/** Two processes look for what is due at this moment, and the mails go. */
async function remindAt(now: Date): Promise<void> {
  world.time.now = now;
  const services = { db: world.db, clock: () => world.time.now };
  await Promise.all([postReminders(services), postReminders(services), postReminders(services)]);
  await world.runJobs();
}

const reminders = async () =>
  (await box.mails()).filter(
    ({ to, subject }) =>
      to.includes(ANA.email) && /^(Recuerde su turno|Remember your appointment)/.test(subject),
  );
/** What a test adds to the reminders of the tests before it. */
async function countOf(act: () => Promise<void>): Promise<number> {
  const before = (await reminders()).length;
  await act();
  return (await reminders()).length - before;
}

const byLink = (rest: string, body: object) =>
  world.visitor.post(`/api/public/appointment-link/${rest}`, body);

it('X34.78 who has an appointment is reminded once, as many hours before as the agenda says, in their language and with a link', async () => {
  await bookedIn(world, 'a1', { language: 'en' });
  const count = await countOf(async () => {
    await remindAt(new Date(hoursBefore(WEDNESDAY, 12).getTime() - 1));
  });
  expect(count).toBe(0);
  const once = await countOf(async () => {
    await remindAt(hoursBefore(WEDNESDAY, 12));
    await remindAt(hoursBefore(WEDNESDAY, 11));
  });
  expect(once).toBe(1);
  const mail = (await reminders()).at(-1);
  expect(mail?.subject).toBe('Remember your appointment: Licencias de conducir');
  for (const text of ['Wednesday, March 11, 2026', '08:00', 'Mitre 100', '/publico/turno#'])
    expect(mail?.text).toContain(text);
  expect(mail?.attachments).toHaveLength(1);
});

it('X34.78 a reminder that no server sent in time is sent while the appointment is to come, and not once it has begun', async () => {
  await bookedIn(world, 'b1');
  expect(await countOf(() => remindAt(hoursBefore(WEDNESDAY, 0.1)))).toBe(1);
  await bookedAgain('b2');
  expect(await countOf(() => remindAt(new Date(WEDNESDAY)))).toBe(0);
});

/** A booking of Tuesday noon. */
async function bookedAgain(id: string): Promise<string> {
  world.time.now = NOON;
  return linkOf(await bookedIn(world, id), id);
}

it('X34.78 an appointment that was moved is reminded of for its new hour, and one that was cancelled is not', async () => {
  const token = await bookedAgain('c1');
  expect(await countOf(() => remindAt(hoursBefore(WEDNESDAY, 12)))).toBe(1);
  const NEXT = '2026-03-17T13:00:00.000Z';
  await byLink('booking', { token, start: NEXT, seen: 0 });
  expect(await countOf(() => remindAt(hoursBefore(WEDNESDAY, 1)))).toBe(0);
  expect(await countOf(() => remindAt(hoursBefore(NEXT, 12)))).toBe(1);
  expect((await reminders()).at(-1)?.text).toContain('17 de marzo de 2026');
  const cancelled = await bookedAgain('c2');
  await byLink('cancellation', { token: cancelled, seen: 0 });
  expect(await countOf(() => remindAt(hoursBefore(WEDNESDAY, 12)))).toBe(0);
});

it('X34.78 what is cancelled between the reminder and its delivery, or begins before it, sends nothing', async () => {
  const services = { db: world.db, clock: () => world.time.now };
  const count = await countOf(async () => {
    const token = await bookedAgain('d1');
    world.time.now = hoursBefore(WEDNESDAY, 12);
    await postReminders(services);
    await byLink('cancellation', { token, seen: 0 });
    await world.runJobs();
    await bookedAgain('d2');
    world.time.now = hoursBefore(WEDNESDAY, 12);
    await postReminders(services);
    world.time.now = new Date(WEDNESDAY);
    await world.runJobs();
  });
  expect(count).toBe(0);
  const found = await sql<{ state: string; lastProblem: string }>`
    select state, last_problem from outbox_entries
    where submission_id in (${testId('d1')}, ${testId('d2')}) and payload ->> 'about' = 'reminder'`.execute(
    world.db,
  );
  expect(found.rows).toEqual([1, 2].map(() => ({ state: 'failed', lastProblem: 'gone' })));
});

it('X34.78 an agenda with 0 reminds nobody, and who books or moves later than the reminder gets none', async () => {
  world.time.now = hoursBefore(WEDNESDAY, 5);
  await bookedIn(world, 'e1');
  const token = await bookedAgain('e2');
  world.time.now = hoursBefore(WEDNESDAY, 6);
  await byLink('booking', { token, start: LATER_ON_WEDNESDAY, seen: 0 });
  expect(await countOf(() => remindAt(hoursBefore(WEDNESDAY, 4)))).toBe(0);
  await bookedAgain('e3');
  await giveSchedule(world, { ...SCHEDULE, capacity: 5, reminderHours: 0 });
  expect(await countOf(() => remindAt(hoursBefore(WEDNESDAY, 1)))).toBe(0);
});

it('X34.78 an agenda reminds at most fourteen days before', async () => {
  const { version, agenda } = (await world.as.admin.get(AGENDA)).body;
  for (const reminderHours of [-1, 337]) {
    const schedule = { ...agenda.schedule, reminderHours };
    const reply = await world.as.admin.put(AGENDA, { version, agenda: { ...agenda, schedule } });
    expect(reply.body).toMatchObject({
      code: 'agenda-invalid',
      issues: [{ code: 'agenda-number-invalid', at: { field: 'reminderHours' } }],
    });
  }
});

it('X40.25 a reminder of an appointment that is too near to be cancelled does not ask for it', async () => {
  await giveSchedule(world, { ...SCHEDULE, capacity: 5, noticeHours: 12, reminderHours: 6 });
  await bookedIn(world, 'f1');
  expect(await countOf(() => remindAt(hoursBefore(WEDNESDAY, 6)))).toBe(1);
  const text = (await reminders()).at(-1)?.text;
  expect(text).toContain('Lo esperamos el día y a la hora de su turno.');
  expect(text).not.toContain('cancélelo');
  expect(text).toContain('comuníquese con el municipio');
});

it('X40.26 while the country of a municipality is disabled nobody is reminded; afterwards they are, while the appointment is to come', async () => {
  await bookedIn(world, 'g1');
  const disable = (disabled: boolean) => sql`update countries set disabled = ${disabled}`.execute(world.db);
  await disable(true);
  expect(await countOf(() => remindAt(hoursBefore(WEDNESDAY, 12)))).toBe(0);
  await disable(false);
  expect(await countOf(() => remindAt(hoursBefore(WEDNESDAY, 2)))).toBe(1);
});
