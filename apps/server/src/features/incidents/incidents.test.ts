// Incidents of the built-in register over HTTP: who sees them, how they are found, and how their states change.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { raisedBy, saveIncidentForm, sendAna, typesOf, viewOf } from '../../testing/incidents.ts';
import { INCIDENT_AREAS, saveOutside } from '../../testing/outside/outside.ts';
import type { PersonaName } from '../../testing/personas.ts';
import { AWAY, HOME, testId } from '../../testing/territory.ts';
import { openTestWorld, type TestReply, type TestWorld } from '../../testing/with-app.ts';

const DAY = 24 * 60 * 60_000;

let world: TestWorld;
let pothole: string;
const numberOf: Record<string, number> = {};

/** Raises an incident at the address, so many days from today. */
async function raise(form: string, id: string, { on = 0, address = '' } = {}): Promise<void> {
  expect((await sendAna(world, form, id)).status).toBe(200);
  await world.runJobs();
  const number = (await raisedBy(world, id))[0]?.number ?? 0;
  numberOf[id] = number;
  const location = address === '' ? null : JSON.stringify({ address, latitude: -32.4, longitude: -63.2 });
  await sql`update incidents set location = ${location}::jsonb, created_at = created_at + ${on} * interval '1 day'
    where municipality_id = ${HOME.id} and number = ${number}`.execute(world.db);
}

beforeAll(async () => {
  world = await openTestWorld();
  await saveOutside(world.db);
  pothole = await saveIncidentForm(world, 'Bache');
  await raise(pothole, 'mitre', { address: 'Mitre 100' });
  await raise(pothole, 'martin', { on: 1, address: 'San Martín 20' });
  await raise(await saveIncidentForm(world, 'Zanja'), 'ditch', { on: 2 });
  await raise(pothole, 'nextArea', { on: 3 });
  await sql`update submissions set area_id = ${HOME.areas[1]} where id = ${testId('nextArea')}`.execute(
    world.db,
  );
  const asset = JSON.stringify({ id: 9, name: 'Alcantarilla 9', type: 'Alcantarilla', address: '' });
  await sql`update submissions set asset = ${asset}::jsonb where id = ${testId('ditch')}`.execute(world.db);
  await sql`update incidents set asset_id = 9 where submission_id = ${testId('ditch')}`.execute(world.db);
});
afterAll(() => world.close());

const base = (municipality = HOME.id) => `/api/municipalities/${municipality}/incidents`;
const list = async (query = '', who: PersonaName = 'admin', municipality?: string) =>
  (await world.as[who].get(`${base(municipality)}${query}`)).body;
const numbersOf = ({ incidents }: { incidents: { number: number }[] }) =>
  incidents.map(({ number }) => number);
const found = async (query: string, who?: PersonaName) => numbersOf(await list(query, who));
const numbers = (...ids: string[]) => ids.map((id) => numberOf[id]);
const read = (id: string, who: PersonaName = 'supervisor') => world.as[who].get(`${base()}/${numberOf[id]}`);
const change = (
  id: string,
  body: { changes: number; state: string; note?: string },
  who: PersonaName = 'supervisor',
): Promise<TestReply> => world.as[who].post(`${base()}/${numberOf[id]}/state`, { note: '', ...body });

it('X34.83 incidents are listed newest first with type, area, address and submission, and how many are in each state', async () => {
  const all = await list();
  expect(numbersOf(all)).toEqual(numbers('nextArea', 'ditch', 'martin', 'mitre'));
  expect(all).toMatchObject({
    total: 4,
    states: { open: 4, 'in-progress': 0, resolved: 0, rejected: 0 },
    areas: [
      { id: INCIDENT_AREAS.lights, name: 'Alumbrado' },
      { id: INCIDENT_AREAS.trees, name: 'Arbolado' },
    ],
    types: [],
    isReadOnly: false,
  });
  expect(all.incidents[1].asset).toEqual({ id: 9, name: 'Alcantarilla 9' });
  const { incidentTypeId } = await typesOf(world, pothole);
  const { code } = await viewOf(world, 'mitre');
  expect(all.incidents[3]).toEqual({
    number: numberOf.mitre,
    at: world.time.now.toISOString(),
    state: 'open',
    description: `Bache ${code}`,
    type: { id: incidentTypeId, name: 'Bache' },
    area: { id: INCIDENT_AREAS.trees, name: 'Arbolado' },
    address: 'Mitre 100',
    point: { latitude: -32.4, longitude: -63.2 },
    asset: null,
    submission: { id: testId('mitre'), code, opens: true },
  });
});

it('X34.83 they are found by words without accents, by number, area, type, state and days', async () => {
  const { incidentTypeId } = await typesOf(world, pothole);
  expect(await found('?text=san%20martin')).toEqual(numbers('martin'));
  expect(await found('?text=ZANJA')).toEqual(numbers('ditch'));
  expect(await found(`?text=${numberOf.mitre}`)).toContain(numberOf.mitre);
  expect(await found('?text=%25')).toEqual([]);
  expect(await found(`?area=${INCIDENT_AREAS.lights}`)).toEqual([]);
  expect(await found(`?type=${incidentTypeId}`)).toEqual(numbers('nextArea', 'martin', 'mitre'));
  expect(await found('?state=resolved')).toEqual([]);
  const day = (on: number) => new Date(world.time.now.getTime() + on * DAY).toISOString().slice(0, 10);
  expect(await found(`?from=${day(1)}&to=${day(2)}`)).toEqual(numbers('ditch', 'martin'));
  const { status, body } = await world.as.admin.get(`${base()}?from=${day(2)}&to=${day(1)}`);
  expect([status, body.issues[0].at.field]).toEqual([400, 'query.to']);
  expect((await list(`?area=${INCIDENT_AREAS.trees}`)).types).toHaveLength(2);
});

it('X34.83 nobody sees more than the submissions of their list: not another area, author or municipality', async () => {
  expect(await found('', 'supervisor')).toEqual(numbers('ditch', 'martin', 'mitre'));
  expect(await found('', 'neighbour')).toEqual(numbers('nextArea'));
  expect(await found('', 'actasInspector')).toEqual(numbers('ditch', 'martin', 'mitre'));
  expect(await found('', 'colleague')).toEqual([]);
  expect((await list('', 'supervisor')).states.open).toBe(3);
  expect((await list('', 'foreigner')).code).toBe('forbidden');
  expect((await list('', 'foreigner', AWAY.id)).total).toBe(0);
  for (const who of ['neighbour', 'colleague', 'foreigner'] as const)
    expect((await read('mitre', who)).body.code, who).toBe('register-entry-not-found');
  expect((await read('mitre')).body.incident.number).toBe(numberOf.mitre);
  expect((await world.as.admin.get(`${base(AWAY.id)}/${numberOf.mitre}`)).status).toBe(404);
});

const TOWN = { south: '-33', west: '-64', north: '-32', east: '-63', zoom: '9' };
const map = async (asked: Record<string, string> = {}, who: PersonaName = 'admin', municipality = HOME.id) =>
  (
    await world.as[who].get(
      `/api/municipalities/${municipality}/incident-map?${new URLSearchParams({ ...TOWN, ...asked }).toString()}`,
    )
  ).body;

it('X34.86 X40.40 the map has every incident of the filter that has a point, many as one, and names those that it can', async () => {
  expect(await map()).toEqual({
    located: 2,
    clusters: [{ latitude: -32.4, longitude: -63.2, count: 2, incidents: [] }],
    bounds: { south: -32.4, west: -63.2, north: -32.4, east: -63.2 },
  });
  const named = (id: string) => ({ number: numberOf[id], state: 'open', type: 'Bache' });
  expect((await map({ zoom: '18' })).clusters).toMatchObject([
    { count: 2, incidents: [named('martin'), named('mitre')] },
  ]);
  expect((await map({ text: 'mitre' })).clusters).toMatchObject([{ count: 1, incidents: [named('mitre')] }]);
  expect((await map({ state: 'resolved' })).located).toBe(0);
  expect((await map({ north: '-32.5' })).located).toBe(0);
  for (const field of ['north', 'east', 'to'])
    expect(
      (await map({ from: '2026-01-01', to: '2026-01-02', [field]: field === 'to' ? '2025-01-01' : '-80' }))
        .issues[0].at.field,
    ).toBe(`query.${field}`);
});

it('X34.86 the map shows nobody more than their list', async () => {
  expect((await map({}, 'supervisor')).located).toBe(2);
  for (const who of ['neighbour', 'colleague'] as const) expect((await map({}, who)).located, who).toBe(0);
  expect((await map({}, 'foreigner')).code).toBe('forbidden');
  expect((await map({}, 'foreigner', AWAY.id)).located).toBe(0);
});

it('X34.84 a state is changed with a note, and the history says who did it and when; the audit log too', async () => {
  expect(
    (await change('mitre', { changes: 0, state: 'in-progress', note: ' Va la cuadrilla ' })).body,
  ).toEqual({
    changes: 1,
  });
  expect((await change('mitre', { changes: 1, state: 'resolved' }, 'admin')).status).toBe(200);
  const { body } = await read('mitre');
  const at = world.time.now.toISOString();
  expect(body).toMatchObject({
    incident: { state: 'resolved' },
    createdBy: 'inspector',
    changes: [
      { state: 'in-progress', at, by: 'supervisor', note: 'Va la cuadrilla' },
      { state: 'resolved', at, by: 'admin', note: '' },
    ],
    mayChange: true,
  });
  expect(await found('?state=resolved')).toEqual(numbers('mitre'));
  expect((await list()).states).toMatchObject({ open: 3, resolved: 1 });
  const entries = await sql`select actor, action, details from audit_entries where subject = 'incident'
    and subject_id = ${String(numberOf.mitre)} order by number desc limit 3`.execute(world.db);
  expect(entries.rows.toReversed()).toEqual([
    { actor: 'supervisor', action: 'update', details: { from: 'open', to: 'in-progress' } },
    { actor: 'admin', action: 'update', details: { from: 'in-progress', to: 'resolved' } },
    { actor: 'supervisor', action: 'read', details: {} },
  ]);
});

it('X34.84 the timeline of the submission has the changes of its incident', async () => {
  const { events } = (await world.as.supervisor.get(`/api/submissions/${testId('mitre')}/timeline`)).body;
  const number = String(numberOf.mitre);
  const ofIncident = events.filter(({ kind }: { kind: string }) => kind.startsWith('incident'));
  expect(ofIncident).toMatchObject([
    { kind: 'incident-state', number, state: 'resolved', by: 'admin', note: '' },
    { kind: 'incident-state', number, state: 'in-progress', by: 'supervisor', note: 'Va la cuadrilla' },
    { kind: 'incident', number },
  ]);
});

it('X34.84 the second of two who change an incident at the same moment is told, and changes nothing', async () => {
  const both = await Promise.all([
    change('ditch', { changes: 0, state: 'resolved' }),
    change('ditch', { changes: 0, state: 'in-progress' }, 'admin'),
  ]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(both.find(({ status }) => status === 409)?.body.code).toBe('register-entry-changed');
  expect((await read('ditch')).body.changes).toHaveLength(1);
});

it('X34.84 a rejection without a reason, and a state that it has already, are refused with their field', async () => {
  const issuesOf = ({ body }: TestReply) =>
    body.issues.map(({ code, at }: { code: string; at: { field: string } }) => `${at.field} ${code}`);
  const rejected = await change('martin', { changes: 0, state: 'rejected', note: ' ' });
  expect([rejected.status, rejected.body.code]).toEqual([422, 'incident-change-invalid']);
  expect(issuesOf(rejected)).toEqual(['note incident-note-required']);
  expect(issuesOf(await change('martin', { changes: 0, state: 'open' }))).toEqual([
    'state incident-state-same',
  ]);
  expect((await read('martin')).body.changes).toEqual([]);
});

it('X34.84 who only reads submissions changes no state, and nobody one that they do not see', async () => {
  const wanted = { changes: 0, state: 'resolved' };
  expect((await read('martin', 'actasInspector')).body.mayChange).toBe(false);
  expect((await change('martin', wanted, 'actasInspector')).body.code).toBe('forbidden');
  for (const who of ['neighbour', 'foreigner'] as const)
    expect((await change('martin', wanted, who)).body.code, who).toBe('register-entry-not-found');
  expect((await read('martin')).body.incident.state).toBe('open');
});

it('X34.83 X34.84 where the incident system is the platform, incidents from before are read and not changed', async () => {
  const use = (system: string) =>
    sql`update municipalities set settings = ${JSON.stringify({ incidentSystem: system })}::jsonb
      where id = ${HOME.id}`.execute(world.db);
  await use('platform');
  expect(await list()).toMatchObject({ total: 4, isReadOnly: true });
  expect((await read('martin')).body.mayChange).toBe(false);
  expect((await change('martin', { changes: 0, state: 'resolved' })).body.code).toBe('register-read-only');
  await use('built-in');
});

it('X34.85 the incident of a submission that is deleted goes with its history, and nobody gets its number', async () => {
  await raise(pothole, 'gone', { address: 'Belgrano 3' });
  await change('gone', { changes: 0, state: 'in-progress', note: 'Llamó Ana' });
  expect((await world.as.admin.delete(`/api/submissions/${testId('gone')}?version=1`)).status).toBe(200);
  expect((await read('gone', 'admin')).body.code).toBe('register-entry-not-found');
  const left = await sql`
    select number from incidents where number = ${numberOf.gone} union all
    select number from incident_changes where number = ${numberOf.gone}`.execute(world.db);
  expect(left.rows).toEqual([]);
  await raise(pothole, 'next');
  expect(numberOf.next).toBeGreaterThan(numberOf.gone ?? 0);
});

it('X34.83 incidents of a deleted form are listed for administrators, who no longer open the submission', async () => {
  const form = await saveIncidentForm(world, 'Se borra');
  await raise(form, 'orphan');
  expect((await world.as.admin.delete(`/api/forms/${form}?version=1`)).status).toBe(200);
  expect((await list('?text=se%20borra')).incidents).toMatchObject([{ submission: { opens: false } }]);
  expect(await found('?text=se%20borra', 'supervisor')).toEqual([]);
});
