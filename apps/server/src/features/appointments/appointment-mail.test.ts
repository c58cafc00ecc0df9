// The e-mail that confirms an appointment, as a mail server receives it.
import { appointmentDataOf } from '@constancia/domain/appointments/agenda.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { saveForm } from '../../testing/forms.ts';
import { deliverDue } from '../../testing/mails.ts';
import { type MailBox, mailInto, openMailBox } from '../../testing/outside/mail-box.ts';
import { AGENDAS, saveOutside } from '../../testing/outside/outside.ts';
import {
  ANA,
  BEA,
  cookieOf,
  enterPortal,
  openPortalWorld,
  PORTAL_FORM,
  submitAsCitizen,
  type TestCitizen,
} from '../../testing/portal.ts';
import { HOME, testId } from '../../testing/territory.ts';
import { caller, type TestWorld } from '../../testing/with-app.ts';

let world: TestWorld;
let box: MailBox;
beforeAll(async () => {
  box = await openMailBox();
  world = await openPortalWorld({ mail: mailInto(box) });
  await saveOutside(world.db);
  const path = `/api/municipalities/${HOME.id}/agendas/${AGENDAS.licences.id}`;
  const openings = [{ weekday: 3, from: '08:00', to: '12:00' }];
  const schedule = {
    minutes: 30,
    capacity: 5,
    openings,
    firstDay: '',
    lastDay: '',
    closedDays: [],
    aheadDays: 30,
    noticeHours: 2,
  };
  const agenda = { name: AGENDAS.licences.name, address: 'Mitre 100', schedule };
  await world.as.admin.put(path, { version: 1, agenda });
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
});
afterAll(async () => {
  await world.close();
  await box.stop();
});

/** Answers the form and books Wednesday, the eleventh of March 2026, at eight. Returns the code. */
async function booked(who: TestCitizen, id: string, language?: string): Promise<string> {
  const sent = await submitAsCitizen(await enterPortal(world, who), testId('turno'), { id });
  const browser = caller(world.app, { cookie: cookieOf(sent) });
  const body = { start: '2026-03-11T11:00:00.000Z', ...(language !== undefined && { language }) };
  const reply = await browser.post(`/api/public/submissions/${testId(id)}/appointment`, body);
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  expect((await browser.post(`/api/public/submissions/${testId(id)}/appointment`, body)).status).toBe(200);
  return sent.body.code;
}

const mailsTo = async ({ email }: TestCitizen) => (await box.mails()).filter(({ to }) => to.includes(email));

it('X34.75 who books gets one mail with day, hour, address and a file for calendars, in their language', async () => {
  const code = await booked(ANA, 'a1');
  await booked(BEA, 'b1', 'en');
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
  const code = await booked(ANA, 'c1');
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
