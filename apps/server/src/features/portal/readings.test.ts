// A citizen from the portal reads who looked at what they sent, over HTTP.

import { RATES } from '@constancia/domain/limits.ts';
import { DEFAULT_RECORD_OPTIONS } from '@constancia/domain/presentation/record/record-options.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { answersOf, STAFF_FORM, saveForm, submitTo } from '../../testing/forms.ts';
import {
  ANA,
  ANA_AWAY,
  BEA,
  enterPortal,
  openPortalWorld,
  PORTAL_FORM,
  submitAsCitizen,
} from '../../testing/portal.ts';
import { HOME, testId } from '../../testing/territory.ts';
import type { Caller, TestWorld } from '../../testing/with-app.ts';

let world: TestWorld;
let ana: Caller;
let bea: Caller;
let formId: string;

beforeAll(async () => {
  world = await openPortalWorld();
  const options = { ...PORTAL_FORM.options, pdfDownloadCode: true };
  formId = await saveForm(world.as.admin, { id: 'portal', definition: { ...PORTAL_FORM, options } });
  ana = await enterPortal(world, ANA);
  bea = await enterPortal(world, BEA);
});
afterAll(() => world.close());
beforeEach(async () => {
  await sql`delete from rate_limits`.execute(world.db);
  await laterBy(60_000);
});

async function laterBy(milliseconds: number): Promise<void> {
  world.time.now = new Date(world.time.now.getTime() + milliseconds);
}

const readingsOf = async (who: Caller, query = '') =>
  (await who.get(`/api/portal/readings${query}`)).body.readings;
/** What was done with a submission and by whom, newest first. */
const saidOf = async (who: Caller, id: string): Promise<readonly string[]> =>
  (await readingsOf(who))
    .filter(({ submission }: { submission: { id: string } }) => submission.id === testId(id))
    .map(({ by, what }: { by: string; what: string }) => `${by} ${what}`);

it('X34.25 says when the staff opened an answer, once for all that opening it reads, and names nobody', async () => {
  const { body: sent } = await submitAsCitizen(ana, formId, { id: 'opened' });
  expect(await saidOf(ana, 'opened')).toEqual([]);
  const path = `/api/submissions/${testId('opened')}`;
  for (const rest of ['', '/review', '/timeline', '/files'])
    expect((await world.as.admin.get(`${path}${rest}`)).status, rest).toBe(200);
  const reading = {
    at: world.time.now.toISOString(),
    what: 'read',
    by: 'staff',
    submission: { id: testId('opened'), code: sent.code, title: { text: 'Reclamo' } },
    number: expect.any(Number),
  };
  const { body } = await ana.get('/api/portal/readings');
  expect(body).toEqual({ readings: [reading], timeZone: 'America/Argentina/Cordoba', next: null });
  expect(JSON.stringify(body)).not.toContain('admin');
  // Somebody else in the same minute, and the same person later.
  await world.as.supervisor.get(path);
  expect(await saidOf(ana, 'opened')).toEqual(['staff read', 'staff read']);
  await laterBy(60_000);
  await world.as.admin.get(path);
  expect(await saidOf(ana, 'opened')).toEqual(['staff read', 'staff read', 'staff read']);
});

it('X34.25 X7.04 says when the staff began an answer with what the citizen had answered', async () => {
  const starting = await saveForm(world.as.admin, {
    id: 'starting',
    definition: { ...PORTAL_FORM, startsFromLastVisit: true },
  });
  await submitAsCitizen(ana, starting, { id: 'began' });
  const lamp = JSON.stringify({ id: 5, name: 'Farola', type: 'Luminaria', address: '' });
  await sql`update submissions set asset = ${lamp}::jsonb where id = ${testId('began')}`.execute(world.db);
  const { body } = await world.as.admin.get(`/api/forms/${starting}/assets/5/last-visit?version=1`);
  expect(body.visit).toMatchObject({ id: testId('began'), answers: answersOf({ name: 'x' }) });
  expect(await saidOf(ana, 'began')).toEqual(['staff read']);
});

it('X34.25 says who took a record or had one sent: the staff, also in the background, or who had its code', async () => {
  const { body: sent } = await submitAsCitizen(ana, formId, { id: 'taken' });
  const asked = await world.as.admin.post(`/api/submissions/${testId('taken')}/records`, {
    language: 'es',
    options: DEFAULT_RECORD_OPTIONS,
  });
  expect(asked.status, JSON.stringify(asked.body)).toBe(200);
  await laterBy(60_000);
  const found = await world.visitor.post('/api/public/records', {
    code: sent.recordCode,
    date: '10/03/2026',
  });
  expect(found.status, JSON.stringify(found.body)).toBe(200);
  await laterBy(60_000);
  // What a job of somebody's bundle, a letter and a visitor's page after sending write.
  for (const [actor, details] of [
    ['admin', { format: 'pdf', by: 'session' }],
    ['', { format: 'mail' }],
    ['', { to: 'booking' }],
  ] as const)
    await sql`select append_audit(${HOME.id}, ${world.time.now}, ${actor}, 'export', 'submission',
      ${testId('taken')}, ${JSON.stringify(details)}::jsonb, null)`.execute(world.db);
  expect(await saidOf(ana, 'taken')).toEqual([
    'code booking',
    'code mail',
    'staff record',
    'code record',
    'staff record',
  ]);
});

it('X34.25 leaves out what the citizen read and took themselves', async () => {
  await submitAsCitizen(ana, formId, { id: 'herown' });
  expect((await ana.get(`/api/portal/submissions/${testId('herown')}`)).status).toBe(200);
  expect((await ana.post(`/api/portal/submissions/${testId('herown')}/records`, {})).status).toBe(200);
  expect(await saidOf(ana, 'herown')).toEqual([]);
});

it('X34.25 says nothing of the answers of others, of another municipality, of forms outside the portal or deleted', async () => {
  const gone = await saveForm(world.as.admin, { id: 'gone', definition: PORTAL_FORM });
  const staffForm = await saveForm(world.as.admin, { id: 'staff', definition: STAFF_FORM });
  await submitAsCitizen(bea, formId, { id: 'beas' });
  await submitAsCitizen(ana, gone, { id: 'ofgone' });
  await submitTo(world.as.inspector, staffForm, { id: 'about', answers: answersOf({ name: 'x' }) });
  await sql`update submissions s set citizen = o.citizen, citizen_number = o.citizen_number
    from submissions o where s.id = ${testId('about')} and o.id = ${testId('ofgone')}`.execute(world.db);
  for (const id of ['beas', 'ofgone', 'about'])
    expect((await world.as.admin.get(`/api/submissions/${testId(id)}`)).status, id).toBe(200);
  expect(await saidOf(ana, 'ofgone')).toEqual(['staff read']);
  expect((await world.as.admin.delete(`/api/forms/${gone}?version=1`)).status).toBe(200);
  for (const id of ['beas', 'ofgone', 'about']) expect(await saidOf(ana, id), id).toEqual([]);
  expect(await saidOf(bea, 'beas')).toEqual(['staff read']);
  expect(await readingsOf(await enterPortal(world, ANA_AWAY))).toEqual([]);
});

it('X34.25 goes on by pages of fifty, each reading once and newest first, also while new ones are written', async () => {
  await submitAsCitizen(bea, formId, { id: 'often' });
  await sql`
    select append_audit(${HOME.id}, ${world.time.now}::timestamptz + n * interval '1 minute', 'admin', 'read',
      'submission', ${testId('often')}, '{}', '10.0.0.1') from generate_series(1, 120) n`.execute(world.db);
  const seen: { number: number; at: string }[] = [];
  let next: number | null = null;
  const sizes: number[] = [];
  do {
    const { body } = await bea.get(`/api/portal/readings${next === null ? '' : `?before=${next}`}`);
    seen.push(...body.readings);
    sizes.push(body.readings.length);
    next = body.next;
    await world.as.admin.get(`/api/submissions/${testId('often')}`);
  } while (next !== null);
  expect(sizes.slice(0, 2)).toEqual([50, 50]);
  expect(new Set(seen.map(({ number }) => number)).size).toBe(seen.length);
  const times = seen.map(({ at }) => at);
  expect(times.length).toBeGreaterThanOrEqual(120);
  expect(times).toEqual(times.toSorted().toReversed());
  expect((await bea.get('/api/portal/readings?before=0')).body.code).toBe('request-invalid');
});

it('X34.25 an address asks so many times, then waits', async () => {
  const statuses = [];
  for (let asked = 0; asked <= RATES['portal-readings'].tries; asked += 1)
    statuses.push((await ana.get('/api/portal/readings')).status);
  expect(statuses.indexOf(429)).toBe(RATES['portal-readings'].tries);
});
