// The appointment of an own submission, for the citizen of the portal who booked it.
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  beginAgain,
  booked,
  LATER_ON_WEDNESDAY,
  openAgendaWorld,
  WEDNESDAY,
} from '../../testing/appointments/agenda-world.ts';
import { ANA, BEA, enterPortal } from '../../testing/portal.ts';
import { testId } from '../../testing/territory.ts';
import type { Caller, TestWorld } from '../../testing/with-app.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openAgendaWorld();
});
afterAll(() => world.close());
beforeEach(() => beginAgain(world));

const DAY_MS = 24 * 60 * 60_000;
const own = (id: string, rest = '') => `/api/portal/submissions/${testId(id)}${rest}`;
const shown = async (who: Caller, id: string) => (await who.get(own(id))).body.appointment;
const makeLink = (who: Caller, id: string) => who.post(own(id, '/appointment-link'));
const tokenOf = async (who: Caller, id: string) =>
  String((await makeLink(who, id)).body.path).split('#')[1] ?? '';

async function listed(who: Caller, id: string): Promise<string | null> {
  const { submissions } = (await who.get('/api/portal/submissions')).body;
  const found = submissions.find((submission: { id: string }) => submission.id === testId(id));
  return found.isAppointmentCancelled ? `${found.appointment} cancelled` : found.appointment;
}

it('X34.79 a citizen reads the appointment of an own submission, and gets a link that moves it', async () => {
  await booked(world, 'p1');
  const ana = await enterPortal(world, ANA);
  expect(await listed(ana, 'p1')).toBe(WEDNESDAY);
  expect(await shown(ana, 'p1')).toEqual({
    start: WEDNESDAY,
    end: LATER_ON_WEDNESDAY,
    agenda: 'Licencias de conducir',
    address: 'Mitre 100',
    change: 0,
    isCancelled: false,
    isLinkable: true,
  });
  const token = await tokenOf(ana, 'p1');
  const move = { token, start: LATER_ON_WEDNESDAY, seen: 0 };
  expect((await world.visitor.post('/api/public/appointment-link/booking', move)).status).toBe(200);
  expect(await listed(ana, 'p1')).toBe(LATER_ON_WEDNESDAY);
  expect(await shown(ana, 'p1')).toMatchObject({ start: LATER_ON_WEDNESDAY, change: 1 });
});

it('X34.79 a cancelled one is shown as such, and leads on for thirty days', async () => {
  await booked(world, 'p2');
  const ana = await enterPortal(world, ANA);
  const token = await tokenOf(ana, 'p2');
  const cancelled = await world.visitor.post('/api/public/appointment-link/cancellation', { token, seen: 0 });
  expect(cancelled.status).toBe(200);
  expect(await listed(ana, 'p2')).toBe(`${WEDNESDAY} cancelled`);
  expect(await shown(ana, 'p2')).toMatchObject({ isCancelled: true, isLinkable: true });
  world.time.now = new Date(world.time.now.getTime() + 31 * DAY_MS);
  const later = await enterPortal(world, ANA);
  expect(await shown(later, 'p2')).toMatchObject({ isCancelled: true, isLinkable: false });
  expect((await makeLink(later, 'p2')).body.code).toBe('appointment-link-gone');
});

it('X34.79 nobody else gets a link', async () => {
  await booked(world, 'p3');
  const bea = await enterPortal(world, BEA);
  expect((await makeLink(bea, 'p3')).body.code).toBe('submission-not-found');
  expect((await makeLink(world.visitor, 'p3')).body.code).toBe('portal-entry-failed');
  await booked(world, 'p4', { who: BEA, start: LATER_ON_WEDNESDAY });
  expect(await shown(bea, 'p4')).toMatchObject({ start: LATER_ON_WEDNESDAY });
});
