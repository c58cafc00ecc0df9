// A municipality with an agenda of its own, a form that gives appointments of it, and citizens who book them.
import { appointmentDataOf } from '@constancia/domain/appointments/agenda.ts';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { saveForm } from '../forms.ts';
import { AGENDAS, saveOutside } from '../outside/outside.ts';
import {
  ANA,
  cookieOf,
  enterPortal,
  openPortalWorld,
  PORTAL_FORM,
  submitAsCitizen,
  type TestCitizen,
} from '../portal.ts';
import { HOME, testId } from '../territory.ts';
import { type Caller, caller, type TestReply, type TestWorld } from '../with-app.ts';

/** A Tuesday in March, noon in the municipality. */
export const NOON = new Date('2026-03-10T15:00:00.000Z');
/** The two hours that the agenda gives on Wednesday. */
export const WEDNESDAY = '2026-03-11T11:00:00.000Z';
export const LATER_ON_WEDNESDAY = '2026-03-11T11:30:00.000Z';

/** Half hours for one person at a time, on Tuesday from ten to four and on Wednesday from eight to nine. */
export const SCHEDULE = {
  minutes: 30,
  capacity: 1,
  openings: [
    { weekday: 2, from: '10:00', to: '16:00' },
    { weekday: 3, from: '08:00', to: '09:00' },
  ],
  firstDay: '',
  lastDay: '2026-03-17',
  closedDays: [],
  aheadDays: 30,
  noticeHours: 2,
  reminderHours: 0,
};

export const AGENDA = `/api/municipalities/${HOME.id}/agendas/${AGENDAS.licences.id}`;

export async function openAgendaWorld(
  settings: Parameters<typeof openPortalWorld>[0] = {},
): Promise<TestWorld> {
  const world = await openPortalWorld(settings);
  await saveOutside(world.db);
  await saveForm(world.as.admin, {
    id: 'turno',
    definition: {
      ...PORTAL_FORM,
      options: { ...PORTAL_FORM.options, addAppointment: true },
      appointment: {
        appointmentData: appointmentDataOf(AGENDAS.licences),
        tenantUniqueName: AGENDAS.licences.tenantUniqueName,
      },
    },
  });
  return world;
}

/** Noon of that Tuesday, with the schedule and nothing booked. */
export async function beginAgain(world: TestWorld): Promise<void> {
  world.time.now = NOON;
  await sql`delete from appointments`.execute(world.db);
  await giveSchedule(world, SCHEDULE);
}

/** Gives the agenda this schedule. */
export async function giveSchedule(world: TestWorld, schedule: object | null): Promise<void> {
  const { version } = (await world.as.admin.get(AGENDA)).body;
  const agenda = { name: AGENDAS.licences.name, address: 'Mitre 100', schedule };
  const reply = await world.as.admin.put(AGENDA, { version, agenda });
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
}

interface Answerer {
  readonly who?: TestCitizen;
  /** Each has a network address of their own where many answer. */
  readonly address?: string;
}

/** The browser of somebody who has just answered. */
export async function answered(
  world: TestWorld,
  id: string,
  { who = ANA, address = '127.0.0.1' }: Answerer = {},
): Promise<Caller> {
  const reply = await submitAsCitizen(await enterPortal(world, who), testId('turno'), { id });
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  return caller(world.app, { cookie: cookieOf(reply) }, address);
}

/** `wanted`: the hour, with the language of the mails where it is not Spanish. */
export const book = (
  browser: Caller,
  id: string,
  wanted: string | { readonly start: string; readonly language: string },
): Promise<TestReply> =>
  browser.post(
    `/api/public/submissions/${testId(id)}/appointment`,
    typeof wanted === 'string' ? { start: wanted } : wanted,
  );

/** Answers and books. Returns the browser. */
export async function booked(
  world: TestWorld,
  id: string,
  {
    start = WEDNESDAY,
    language = 'es',
    ...answerer
  }: Answerer & { readonly start?: string; readonly language?: string } = {},
): Promise<Caller> {
  const browser = await answered(world, id, answerer);
  const reply = await book(browser, id, { start, language });
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  return browser;
}

/** The token of a link that the page after sending gives. */
export async function linkOf(browser: Caller, id: string): Promise<string> {
  const { path } = (await browser.post(`/api/public/submissions/${testId(id)}/appointment-link`)).body;
  return String(path).split('#')[1] ?? '';
}

export const hoursOf = async (browser: Caller, day: string): Promise<readonly string[]> =>
  (await browser.get(`/api/public/appointment/days/${day}`)).body.slots.map(
    ({ start }: { start: string }) => start,
  );

/** What the audit log says of the appointment of a submission, by time. */
export async function auditedOf(
  world: TestWorld,
  id: string,
): Promise<readonly { action: string; actor: string; details: unknown }[]> {
  const found = await sql<{ action: string; actor: string; details: unknown }>`
    select action, actor, details from audit_entries
    where subject = 'appointment' and subject_id = ${testId(id)} order by number`.execute(world.db);
  return found.rows;
}
