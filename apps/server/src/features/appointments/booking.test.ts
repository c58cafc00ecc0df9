// From a citizen's submission to the booking form, and what can prevent it. The municipal platform is a
// separate program that is asked over real HTTP.
import { appointmentDataOf } from '@constancia/domain/appointments/agenda.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { saveForm } from '../../testing/forms.ts';
import { openPlatform, type TestPlatform } from '../../testing/outside/municipal-platform.ts';
import { AGENDAS, saveOutside } from '../../testing/outside/outside.ts';
import {
  ANA,
  cookieOf,
  enterPortal,
  openPortalWorld,
  PORTAL_FORM,
  submitAsCitizen,
} from '../../testing/portal.ts';
import { HOME, testId } from '../../testing/territory.ts';
import { type Caller, caller, type TestWorld } from '../../testing/with-app.ts';

const BOOKING = 'https://turnos.example/formulario';
const APPOINTED = {
  ...PORTAL_FORM,
  options: { ...PORTAL_FORM.options, addAppointment: true },
  appointment: {
    appointmentData: appointmentDataOf(AGENDAS.licences),
    tenantUniqueName: AGENDAS.licences.tenantUniqueName,
  },
};

let platform: TestPlatform;
let world: TestWorld;
const useSystem = (system: 'built-in' | 'platform') =>
  sql`update municipalities set settings = settings || ${JSON.stringify({ bookingSystem: system })}::jsonb,
    platform_id = 70 where id = ${HOME.id}`.execute(world.db);

beforeAll(async () => {
  platform = await openPlatform();
  world = await openPortalWorld({ platformUrl: platform.url, bookingUrl: BOOKING });
  await saveOutside(world.db);
  await saveForm(world.as.admin, { id: 'turno', definition: APPOINTED });
  await saveForm(world.as.admin, { id: 'plain', definition: PORTAL_FORM });
  await useSystem('platform');
});
afterAll(async () => {
  await world.close();
  await platform.stop();
});
beforeEach(() => platform.behave('*', 'well'));

/** The browser of a citizen who has just sent a submission. */
async function answered(
  id: string,
  form = 'turno',
): Promise<{ readonly browser: Caller; readonly code: string }> {
  const reply = await submitAsCitizen(await enterPortal(world, ANA), testId(form), { id });
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  return { browser: caller(world.app, { cookie: cookieOf(reply) }), code: reply.body.code };
}

const read = (browser: Caller) => browser.get('/api/public/appointment');
const open = (browser: Caller, id: string) => browser.post(`/api/public/submissions/${testId(id)}/booking`);

it('R2.104 R2.105 R2.107 E3.18 W4 a person who has just answered is offered the appointment, and nobody else', async () => {
  const { browser, code } = await answered('a1');
  expect((await read(browser)).body).toEqual({
    appointment: {
      submissionId: testId('a1'),
      code,
      agenda: 'Licencias de conducir',
      booking: 'form',
      booked: null,
      address: '',
      timeZone: 'America/Argentina/Cordoba',
    },
  });
  const { browser: plain } = await answered('a2', 'plain');
  expect((await read(plain)).body).toEqual({ appointment: null });
  expect((await open(plain, 'a2')).body.code).toBe('booking-failed');
  expect((await read(world.visitor)).body.code).toBe('receipt-not-found');
  for (const stranger of [plain, world.visitor, world.as.admin])
    expect((await open(stranger, 'a1')).body.code).toBe('receipt-not-found');
});

it('R7.38 R7.39 R7.40 R7.44 W16 X23.07 the URL is the configured form with code, tenant and token', async () => {
  const { browser } = await answered('b1');
  const { body } = await open(browser, 'b1');
  const url = new URL(body.url);
  expect(`${url.origin}${url.pathname}`).toBe(BOOKING);
  expect(Object.fromEntries(url.searchParams)).toEqual({
    code: `enc+${testId('b1')}/=`,
    tenant: 'villa-maria',
    formData: `token-${ANA.id}`,
  });
  const asked = async (call: string) => (await platform.received(call)).at(-1)?.body;
  expect(await asked('getTurneroEncryptCode')).toEqual({ answerId: testId('b1') });
  expect(await asked('getCitizenOAToken')).toEqual({ citizenId: ANA.id });
  expect(await asked('getTurneroGroupProcedure')).toEqual({ municipalityId: 70, typeProcedureId: 2 });
  const audited = await sql<{ action: string; details: unknown }>`
    select action, details from audit_entries where subject_id = ${testId('b1')} order by number desc limit 1`.execute(
    world.db,
  );
  expect(audited.rows).toEqual([{ action: 'export', details: { to: 'booking' } }]);
});

describe('R7.53 R8.13', () => {
  const TEXT =
    'The information could not be loaded. If the problem goes on, please contact the municipality.';
  const failed = { status: 502, body: { code: 'booking-failed', title: TEXT } };

  it.each(['getTurneroEncryptCode', 'getCitizenOAToken', 'getTurneroGroupProcedure'])(
    'R7.53 R8.13 X23.07 without a reply to %s there is no booking, and the next click may succeed',
    async (call) => {
      const { browser } = await answered(`c${call}`);
      for (const how of ['error', 'page', 'empty', 'hang-up', 'huge'] as const) {
        await platform.behave(call, how);
        expect(await open(browser, `c${call}`), how).toMatchObject(failed);
      }
      await platform.behave(call, 'well');
      expect((await open(browser, `c${call}`)).status).toBe(200);
    },
  );

  it('R8.13 X23.07 a silent platform keeps nobody waiting for more than five seconds', async () => {
    const { browser } = await answered('d1');
    await platform.behave('*', 'silent');
    const begun = performance.now();
    expect(await open(browser, 'd1')).toMatchObject(failed);
    expect(performance.now() - begun).toBeLessThan(5_900);
  });
});

it('X34.46 a municipality leads to the booking form that it names; one that is no URL leads nowhere', async () => {
  const name = (bookingUrl: string) =>
    sql`update municipalities set settings = settings || ${JSON.stringify({ bookingUrl })}::jsonb
      where id = ${HOME.id}`.execute(world.db);
  const { browser } = await answered('own');
  await name('https://turnos.cercana.example/alta?paso=1');
  const { url } = (await open(browser, 'own')).body;
  expect(url).toMatch(/^https:\/\/turnos\.cercana\.example\/alta\?paso=1&code=/);
  await name('javascript:alert(1)//');
  expect((await open(browser, 'own')).body.code).toBe('booking-failed');
  await name('');
  expect((await open(browser, 'own')).body.url).toMatch(/^https:\/\/turnos\.example\/formulario\?code=/);
});

it('X23.07 a submission opens its booking ten times in ten minutes', async () => {
  const { browser } = await answered('e1');
  for (let tries = 0; tries < 10; tries++) expect((await open(browser, 'e1')).status).toBe(200);
  expect((await open(browser, 'e1')).body.code).toBe('too-many-requests');
});

it('R2.107 X23.08 where the municipality arranges bookings itself, that is what is said', async () => {
  await useSystem('built-in');
  const { browser } = await answered('f1');
  expect((await read(browser)).body.appointment).toMatchObject({
    agenda: 'Licencias de conducir',
    booking: 'arranged',
  });
  expect((await open(browser, 'f1')).body.code).toBe('booking-failed');
  await useSystem('platform');
});
