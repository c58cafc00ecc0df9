// What the staff does with appointments, and what is shown of it.
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  AGENDA,
  answered,
  auditedOf,
  beginAgain,
  booked,
  hoursOf,
  LATER_ON_WEDNESDAY,
  linkOf,
  NOON,
  openAgendaWorld,
  WEDNESDAY,
} from '../../testing/appointments/agenda-world.ts';
import { type MailBox, mailInto, openMailBox } from '../../testing/outside/mail-box.ts';
import { AGENDAS } from '../../testing/outside/outside.ts';
import { ANA, BEA } from '../../testing/portal.ts';
import { testId } from '../../testing/territory.ts';
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
beforeEach(() => beginAgain(world));

const pathOf = (id: string) => `/api/submissions/${testId(id)}/appointment`;
const cancel = (who: Caller, id: string, { seen = 0, reason = 'La oficina cierra ese día.' } = {}) =>
  who.post(`${pathOf(id)}/cancellation`, { seen, reason });
const mark = (who: Caller, id: string, { seen = 0, as }: { seen?: number; as: string | null }) =>
  who.post(`${pathOf(id)}/attendance`, { seen, attendance: as });
const read = async (who: Caller, id: string) => (await who.get(pathOf(id))).body.appointment;
const steps = async (who: Caller, id: string) =>
  (await who.get(`/api/submissions/${testId(id)}/timeline`)).body.events
    .filter(({ kind }: { kind: string }) => kind === 'appointment')
    .map(({ step, by, start, note }: Record<string, string>) => ({ step, by, start, note }));
/** Two hours after noon: nobody is signed out before. */
const TODAY = '2026-03-10T17:00:00.000Z';
const begun = new Date(TODAY);

it('X34.77 the staff cancels with a reason, which the person gets by mail, and the hour is free at once', async () => {
  await booked(world, 'a1', { who: BEA });
  const other = await answered(world, 'a2');
  expect(await read(world.as.supervisor, 'a1')).toMatchObject({ mayCancel: true, mayMark: false });
  expect((await cancel(world.as.supervisor, 'a1')).status).toBe(200);
  expect(await hoursOf(other, '2026-03-11')).toEqual([WEDNESDAY, LATER_ON_WEDNESDAY]);
  expect(await read(world.as.supervisor, 'a1')).toMatchObject({
    cancelledAt: NOON.toISOString(),
    reason: 'La oficina cierra ese día.',
    mayCancel: false,
    mayMark: false,
  });
  await world.runJobs();
  const mail = (await box.mails()).filter(({ to }) => to.includes(BEA.email)).at(-1);
  expect(mail?.subject).toBe('Su turno fue cancelado: Licencias de conducir');
  expect(mail?.text).toContain('La oficina cierra ese día.');
  expect((await auditedOf(world, 'a1')).find(({ action }) => action === 'update')).toEqual({
    action: 'update',
    actor: 'supervisor',
    details: { agenda: AGENDAS.licences.id, cancelled: WEDNESDAY },
  });
});

it('X34.77 from its beginning on it is noted who came and who did not, which is shown and can be taken back', async () => {
  await booked(world, 'b1', { start: TODAY });
  expect((await mark(world.as.admin, 'b1', { as: 'came' })).body.code).toBe('appointment-change-refused');
  world.time.now = begun;
  expect((await cancel(world.as.admin, 'b1')).body.code).toBe('appointment-change-refused');
  expect(await read(world.as.admin, 'b1')).toMatchObject({
    mayCancel: false,
    mayMark: true,
    attendance: null,
  });
  expect((await mark(world.as.admin, 'b1', { as: 'absent' })).status).toBe(200);
  expect((await mark(world.as.admin, 'b1', { as: null, seen: 1 })).status).toBe(200);
  expect((await mark(world.as.admin, 'b1', { as: 'came', seen: 2 })).status).toBe(200);
  expect((await mark(world.as.admin, 'b1', { as: 'came', seen: 3 })).status).toBe(200);
  expect(await read(world.as.admin, 'b1')).toMatchObject({ attendance: 'came', change: 3 });
  const { appointments } = (await world.as.admin.get(`${AGENDA}/appointments?day=2026-03-10`)).body;
  expect(appointments).toEqual([expect.objectContaining({ attendance: 'came', change: 3, mayMark: true })]);
  expect((await auditedOf(world, 'b1')).findLast(({ action }) => action === 'update')?.details).toEqual({
    agenda: AGENDAS.licences.id,
    start: TODAY,
    attendance: 'came',
  });
});

it('X34.77 the timeline has what became of the appointment from its booking on, with who did it', async () => {
  const token = await linkOf(await booked(world, 'c1'), 'c1');
  await world.visitor.post('/api/public/appointment-link/booking', {
    token,
    start: LATER_ON_WEDNESDAY,
    seen: 0,
  });
  world.time.now = new Date(NOON.getTime() + 60_000);
  await cancel(world.as.supervisor, 'c1', { seen: 1, reason: 'Feriado' });
  expect(await steps(world.as.supervisor, 'c1')).toEqual([
    { step: 'cancelled', by: 'supervisor', start: LATER_ON_WEDNESDAY, note: 'Feriado' },
    { step: 'moved', by: '', start: LATER_ON_WEDNESDAY, note: '' },
    { step: 'booked', by: ANA.username, start: WEDNESDAY, note: '' },
  ]);
});

it('X34.77 of two at once the second is told that it changed, and nothing is done twice', async () => {
  await booked(world, 'd1');
  const cancels = await Promise.all([cancel(world.as.admin, 'd1'), cancel(world.as.supervisor, 'd1')]);
  await booked(world, 'd2', { start: TODAY });
  world.time.now = begun;
  const marks = await Promise.all([
    mark(world.as.admin, 'd2', { as: 'came' }),
    mark(world.as.supervisor, 'd2', { as: 'absent' }),
  ]);
  for (const replies of [cancels, marks]) {
    const codes = replies.map(({ status, body }) => (status === 200 ? 'done' : body.code));
    expect(new Set(codes)).toEqual(new Set(['done', 'appointment-changed']));
  }
  expect((await steps(world.as.admin, 'd1')).length).toBe(2);
});

it('X34.77 a reason is needed, who only reads changes nothing, and a submission without an appointment has nothing to change', async () => {
  await booked(world, 'e1');
  for (const reason of ['', '   ', 'x'.repeat(501)]) {
    const reply = await cancel(world.as.admin, 'e1', { reason });
    expect([reply.status, reply.body.code]).toEqual([400, 'request-invalid']);
  }
  expect((await mark(world.as.admin, 'e1', { as: 'late' })).body.code).toBe('request-invalid');
  await answered(world, 'e2');
  expect((await cancel(world.as.admin, 'e2')).body.code).toBe('appointment-changed');
  expect((await cancel(world.visitor, 'e1')).body.code).toBe('not-signed-in');
  expect(await read(world.as.admin, 'e1')).toMatchObject({ change: 0, cancelledAt: null });
});
