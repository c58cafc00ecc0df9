// The e-mail that confirms an appointment, as a mail server receives it.
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  answered,
  beginAgain,
  book,
  giveSchedule,
  LATER_ON_WEDNESDAY,
  linkOf,
  openAgendaWorld,
  SCHEDULE,
  WEDNESDAY,
} from '../../testing/appointments/agenda-world.ts';
import { deliverDue } from '../../testing/mails.ts';
import { type MailBox, mailInto, openMailBox } from '../../testing/outside/mail-box.ts';
import { ANA, BEA, type TestCitizen } from '../../testing/portal.ts';
import { HOME, testId } from '../../testing/territory.ts';
import type { Caller, TestWorld } from '../../testing/with-app.ts';

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
  await giveSchedule(world, { ...SCHEDULE, capacity: 5 });
});

/** Answers the form and books Wednesday, the eleventh of March 2026, at eight, twice. Returns browser and code. */
async function bookedBy(who: TestCitizen, id: string, language = 'es') {
  const browser = await answered(world, id, { who });
  for (const _time of [1, 2]) {
    const reply = await book(browser, id, { start: WEDNESDAY, language });
    expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  }
  const { code } = (await browser.get('/api/public/appointment')).body.appointment;
  return { browser, code };
}

const mailsTo = async ({ email }: TestCitizen) => (await box.mails()).filter(({ to }) => to.includes(email));

it('X34.75 who books gets one mail with day, hour, address and a file for calendars, in their language', async () => {
  const { code } = await bookedBy(ANA, 'a1');
  await bookedBy(BEA, 'b1', 'en');
  await deliverDue(world);
  await deliverDue(world);
  const mails = await mailsTo(ANA);
  expect(mails.map(({ subject }) => subject)).toEqual(['Su turno está confirmado: Licencias de conducir']);
  for (const text of [mails[0]?.text, mails[0]?.html]) {
    expect(text).toContain('miércoles, 11 de marzo de 2026');
    expect(text).toContain('08:00');
    expect(text).toContain('Mitre 100');
    expect(text).toContain(code);
  }
  const [calendar] = mails[0]?.attachments ?? [];
  expect(calendar).toMatchObject({ filename: 'turno.ics', mimeType: 'text/calendar' });
  expect(Buffer.from(calendar?.content ?? '', 'base64').toString()).toContain('DTSTART:20260311T110000Z');
  const [english] = await mailsTo(BEA);
  expect(english?.subject).toBe('Your appointment is confirmed: Licencias de conducir');
  expect(english?.text).toContain('Wednesday, March 11, 2026');
});

it('X34.75 an appointment that is not there any more when the mail would go sends nothing', async () => {
  const before = (await mailsTo(ANA)).length;
  const { code } = await bookedBy(ANA, 'c1');
  await sql`delete from appointments where submission_id = ${testId('c1')}`.execute(world.db);
  await deliverDue(world);
  expect((await mailsTo(ANA)).length).toBe(before);
  const entries =
    await sql`select state, last_problem, label from outbox_entries where submission_id = ${testId('c1')}`.execute(
      world.db,
    );
  expect(entries.rows).toEqual([
    { state: 'failed', lastProblem: 'gone', label: `Licencias de conducir ${code}` },
  ]);
});

/** The token of the link in a mail. */
const tokenIn = (text = '') => /\/publico\/turno#([\w-]+)/.exec(text)?.[1] ?? '';
const change = (browser: Caller, rest: string, body: object) =>
  browser.post(`/api/public/appointment-link/${rest}`, body);
const calendarOf = (mail: Awaited<ReturnType<MailBox['mails']>>[number] | undefined) =>
  Buffer.from(mail?.attachments[0]?.content ?? '', 'base64')
    .toString()
    .replaceAll('\r\n', '\n');

it('X34.76 the mail leads to the page of the appointment; a move and a cancellation are mailed once each, in the language of the booking', async () => {
  await bookedBy(BEA, 'd1', 'en');
  await deliverDue(world);
  const token = tokenIn((await mailsTo(BEA)).at(-1)?.text);
  await change(world.visitor, 'booking', { token, start: LATER_ON_WEDNESDAY, seen: 0 });
  await change(world.visitor, 'booking', { token, start: LATER_ON_WEDNESDAY, seen: 0 });
  await deliverDue(world);
  const moved = (await mailsTo(BEA)).at(-1);
  expect(moved?.subject).toBe('Your appointment has changed: Licencias de conducir');
  expect(moved?.text).toContain('08:30');
  expect(calendarOf(moved)).toContain(`UID:${testId('d1')}@constancia\nSEQUENCE:1\nSTATUS:CONFIRMED`);
  const before = (await mailsTo(BEA)).length;
  const later = tokenIn(moved?.text);
  await change(world.visitor, 'cancellation', { token: later, seen: 1 });
  await change(world.visitor, 'cancellation', { token, seen: 1 });
  await deliverDue(world);
  const mails = await mailsTo(BEA);
  expect(mails.length).toBe(before + 1);
  expect(mails.at(-1)?.subject).toBe('Your appointment was cancelled: Licencias de conducir');
  expect(calendarOf(mails.at(-1))).toContain('SEQUENCE:2\nSTATUS:CANCELLED');
  expect(tokenIn(mails.at(-1)?.text)).not.toBe('');
});

it('X34.76 what was changed again before its mail went sends nothing; the tokens of links are nowhere in the database', async () => {
  const { browser } = await bookedBy(ANA, 'e1');
  const token = await linkOf(browser, 'e1');
  await change(world.visitor, 'booking', { token, start: LATER_ON_WEDNESDAY, seen: 0 });
  await change(world.visitor, 'booking', { token, start: WEDNESDAY, seen: 1 });
  const before = (await mailsTo(ANA)).length;
  await deliverDue(world);
  const mails = await mailsTo(ANA);
  expect(mails.slice(before).map(({ subject }) => subject)).toEqual([
    'Su turno cambió: Licencias de conducir',
  ]);
  expect(mails.at(-1)?.text).toContain('08:00');
  const kept = await sql<{ kept: string }>`
    select (select coalesce(json_agg(l), '[]') from appointment_links l)::text
      || (select coalesce(json_agg(o), '[]') from outbox_entries o)::text as kept`.execute(world.db);
  for (const one of [token, tokenIn(mails.at(-1)?.text)]) {
    expect(one.length).toBeGreaterThan(40);
    expect(kept.rows[0]?.kept).not.toContain(one);
  }
});

it('X34.32 X34.75 a mail in Japanese has its day and its language in Japanese too', async () => {
  await bookedBy(ANA, 'f1', 'ja');
  await deliverDue(world);
  const mail = (await mailsTo(ANA)).at(-1);
  expect(mail?.text).toContain('2026年3月11日水曜日');
  expect(mail?.html).toContain('<html lang="ja">');
});

it('X34.34 a municipality that words them itself does so for people whose language is Other', async () => {
  const own = { 'mail-message.appointment-booked': 'Ya tenés turno' };
  await sql`update municipalities set own_texts = ${JSON.stringify(own)}::jsonb where id = ${HOME.id}`.execute(
    world.db,
  );
  await bookedBy(ANA, 'g1', 'ot');
  await bookedBy(BEA, 'g2', 'es');
  await deliverDue(world);
  expect((await mailsTo(ANA)).at(-1)?.subject).toBe('Ya tenés turno: Licencias de conducir');
  expect((await mailsTo(BEA)).at(-1)?.subject).toBe('Su turno está confirmado: Licencias de conducir');
});

it('X40.25 a mail about an appointment that is too near to be changed by its link says so, and its link only shows it', async () => {
  await giveSchedule(world, { ...SCHEDULE, noticeHours: 4 });
  await bookedBy(ANA, 'h1', 'es');
  world.time.now = new Date(Date.parse(WEDNESDAY) - 3 * 3_600_000);
  await world.runJobs();
  const mail = (await mailsTo(ANA)).at(-1);
  expect(mail?.subject).toBe('Su turno está confirmado: Licencias de conducir');
  expect(mail?.text).toContain('Ya no se puede cambiar ni cancelar con el enlace');
  expect(mail?.text).toMatch(/Ver el turno: \S+\/publico\/turno#/);
  expect(mail?.text).not.toContain('puede cambiar o cancelar');
});
