// What somebody sees who fills the demonstration in years after its documents were written.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestWorld, type TestWorld } from '../testing/with-app.ts';
import { importDemonstration } from './demonstration.ts';
import { movedTo } from './demonstration-dates.ts';

const CONCERT = 'EAXcgabJn2JkbPD9PPg8';
const INSPECTION = 'FJ4vpNvcYCSOKQPKux1d';
/** A Wednesday of summer in Spain. */
const NOW = new Date('2031-07-09T15:00:00.000Z');

let world: TestWorld;
let folder: string;
beforeAll(async () => {
  world = await openTestWorld();
  folder = await mkdtemp(join(tmpdir(), 'constancia-demonstration-'));
  await importDemonstration({ ...world, clock: () => NOW }, folder);
});
afterAll(async () => {
  await world.close();
  await rm(folder, { recursive: true, force: true });
});

it('X40.21 its concert is sold, on a Saturday of the next winter', async () => {
  const { body } = await world.visitor.get(`/api/public/forms/${CONCERT}/sale`);
  expect(body).toMatchObject({ date: '20/12/2031 - 19:30', ended: '' });
});

it('X40.21 its newest submissions are of the last days, and none is of a day to come', async () => {
  const { body } = await world.as.admin.get(`/api/forms/${INSPECTION}/submissions`);
  const dates = (body.submissions as { createdAt: string }[]).map(({ createdAt }) => createdAt).sort();
  expect(dates.at(-1)).toMatch(/^2031-06-/);
  expect(Date.parse(dates.at(-1) ?? '')).toBeLessThan(NOW.getTime());
});

it('X40.21 dates move by whole weeks, with those that people wrote; birthdays and other texts stay', () => {
  const moved = movedTo(new Date('2025-12-02T09:00:00.000Z'));
  const document = {
    fechaCreacion: '2025-11-14T10:58:25.539Z',
    respuestas: ['31/12/2024', '14/03/1985', 'Salta 1450', '1985-03-14T00:00:00.000Z', 3, null, true],
  };
  expect(moved(document)).toEqual({
    fechaCreacion: '2025-11-28T10:58:25.539Z',
    respuestas: ['14/01/2025', '14/03/1985', 'Salta 1450', '1985-03-14T00:00:00.000Z', 3, null, true],
  });
});

it.each([
  ['2025-11-29T12:00:00.000Z', '2025-12-20T18:30:00.000Z'],
  ['2026-11-29T12:00:00.000Z', '2026-12-19T18:30:00.000Z'],
  ['2026-12-18T12:00:00.000Z', '2027-12-18T18:30:00.000Z'],
])('X40.21 who fills it in on %s finds tickets on sale for the concert of %s', (now, date) => {
  expect(movedTo(new Date(now))({ payments: { dateTime: '2025-12-20T18:30:00.000Z' } })).toEqual({
    payments: { dateTime: date },
  });
});
