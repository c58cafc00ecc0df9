// The appointment of a submission that stays although its person was erased: it holds, and nobody is written to about it.
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { postReminders } from '../../features/appointments/public.ts';
import {
  beginAgain,
  booked,
  giveSchedule,
  linkOf,
  openAgendaWorld,
  SCHEDULE,
  WEDNESDAY,
} from '../../testing/appointments/agenda-world.ts';
import { ANA, BEA } from '../../testing/portal.ts';
import { testId } from '../../testing/territory.ts';
import type { TestWorld } from '../../testing/with-app.ts';
import { erasePersonEverywhere } from './run-erase-person.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openAgendaWorld();
});
afterAll(() => world.close());
beforeEach(() => beginAgain(world));

it('X37.15 the appointment of a submission that stays is neither reminded of nor opened by its link any more', async () => {
  await giveSchedule(world, { ...SCHEDULE, capacity: 5, reminderHours: 12 });
  const token = await linkOf(await booked(world, 'ofAna'), 'ofAna');
  await booked(world, 'ofBea', { who: BEA });
  const read = () => world.visitor.post('/api/public/appointment-link', { token });
  expect((await read()).status).toBe(200);
  const services = { ...world.services, mailFolder: world.services.config.mail.folder };
  expect(await erasePersonEverywhere(services, [ANA.documentNumber])).toContain('Stays: ');
  const held = await world.as.supervisor.get(`/api/submissions/${testId('ofAna')}/appointment`);
  expect(held.body.appointment).toMatchObject({ start: WEDNESDAY });
  world.time.now = new Date(Date.parse(WEDNESDAY) - 3_600_000);
  await postReminders({ db: world.db, clock: () => world.time.now });
  const waiting = await sql<{ submissionId: string }>`
    select submission_id from outbox_entries where payload ->> 'about' = 'reminder'`.execute(world.db);
  expect(waiting.rows).toEqual([{ submissionId: testId('ofBea') }]);
  expect((await read()).status).toBe(404);
});
