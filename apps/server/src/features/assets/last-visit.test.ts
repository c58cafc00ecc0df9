// Answering for an asset from its last answers: what is offered to whom, and what the stored submission remembers.
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answersOf } from '../../testing/forms.ts';
import { INCIDENT_AREAS, saveOutside } from '../../testing/outside/outside.ts';
import type { PersonaName } from '../../testing/personas.ts';
import { AWAY, HOME, testId } from '../../testing/territory.ts';
import { openTestWorld, type TestReply, type TestWorld } from '../../testing/with-app.ts';

let world: TestWorld;
let lamp: number;
let pole: number;
let starting: string;
let plain: string;

const POINT = { latitude: -32.4, longitude: -63.2 };
const definition = (title: string, starts: boolean) => {
  const form = aForm()
    .with({ title: { text: title } })
    .withOptions({ incidents: true, geolocation: true })
    .withSection('s', aQuestion('state', 'text'), aQuestion('gone', 'text'))
    .build();
  const incidents = { ...form.incidents, areaId: INCIDENT_AREAS.lights };
  return { ...form, incidents, ...(starts && { startsFromLastVisit: true as const }) };
};

async function save(id: string, starts: boolean): Promise<string> {
  const body = { id: testId(id), areaId: HOME.areas[0], sync: true, definition: definition(id, starts) };
  const { status, body: said } = await world.as.supervisor.post('/api/forms', body);
  expect([status, said.code]).toEqual([200, undefined]);
  return testId(id);
}

const addAsset = async (description: string) => {
  const asset = { description, type: 'Luminaria', address: '', incidentAreaId: null, point: POINT };
  return (await world.as.admin.post(`/api/municipalities/${HOME.id}/assets`, { asset })).body.id as number;
};

interface Sent {
  readonly by?: PersonaName;
  readonly form?: string;
  readonly asset?: number;
  readonly state?: string;
  readonly startedFrom?: string;
}

const send = (
  id: string,
  { by = 'inspector', form = starting, asset = lamp, state = 'Anda', ...rest }: Sent = {},
) =>
  world.as[by].post(`/api/forms/${form}/submissions`, {
    id: testId(id),
    version: 1,
    answers: answersOf({ state, gone: 'x' }),
    particulars: {
      citizen: null,
      location: { address: 'Ahí', ...POINT },
      asset: { id: asset, name: '', type: '', address: '' },
      signatures: [],
    },
    ...(rest.startedFrom !== undefined && { startedFrom: testId(rest.startedFrom) }),
  });
const offered = async (
  who: PersonaName = 'inspector',
  asset = lamp,
  { form = starting, version = 1 }: { readonly form?: string; readonly version?: number } = {},
) => (await world.as[who].get(`/api/forms/${form}/assets/${asset}/last-visit?version=${version}`)).body;
const view = async (id: string, who: PersonaName = 'supervisor') =>
  (await world.as[who].get(`/api/submissions/${testId(id)}`)).body;
const storedStart = async (id: string) =>
  (
    await sql<{
      startedFrom: string | null;
    }>`select started_from from submissions where id = ${testId(id)}`.execute(world.db)
  ).rows[0]?.startedFrom;

/** Throws when the submission was refused. */
async function stored(sending: Promise<TestReply>): Promise<void> {
  const { status, body } = await sending;
  if (status !== 200) throw new Error(JSON.stringify(body));
}

beforeAll(async () => {
  world = await openTestWorld();
  await saveOutside(world.db);
  lamp = await addAsset('Luminaria 1');
  pole = await addAsset('Poste 2');
  starting = await save('starting', true);
  plain = await save('plain', false);
  for (const [id, state, by] of [
    ['old', 'Nueva', 'inspector'],
    ['own', 'Rota', 'inspector'],
    ['colleagues', 'Ajena', 'colleague'],
  ] as const) {
    await stored(send(id, { state, by }));
    world.time.now = new Date(world.time.now.getTime() + 60_000);
  }
  await stored(send('ofPlain', { form: plain }));
});
afterAll(() => world.close());

it('X39.10 the answers of the last visit that a person may see are offered: an inspector gets own ones, a supervisor any', async () => {
  const { code } = await view('own');
  expect((await offered()).visit).toEqual({
    id: testId('own'),
    code,
    at: expect.stringMatching(/Z$/),
    answers: answersOf({ state: 'Rota', gone: 'x' }),
    dropped: [],
  });
  expect((await offered('supervisor')).visit.id).toBe(testId('colleagues'));
  expect((await offered('elevatedInspector')).visit).toBeNull();
});

it('X7.04 X39.10 answers that are offered are a reading of their submission in the audit log, and without any there is none', async () => {
  const readings = async () => {
    const { rows } = await sql<{ actor: string; subject: string; subjectId: string }>`
      select actor, subject, subject_id from audit_entries where action = 'read' order by number desc`.execute(
      world.db,
    );
    return rows;
  };
  const before = (await readings()).length;
  expect((await offered('inspector', pole)).visit).toBeNull();
  expect((await offered('elevatedInspector')).visit).toBeNull();
  expect(await readings()).toHaveLength(before);
  expect((await offered('supervisor')).visit.id).toBe(testId('colleagues'));
  const [last, ...rest] = await readings();
  expect(last).toEqual({ actor: 'supervisor', subject: 'submission', subjectId: testId('colleagues') });
  expect(rest).toHaveLength(before);
});

it('X39.10 nothing is offered for another asset, on a form without the option, to another area, or for another town’s asset of that number', async () => {
  expect((await offered('inspector', pole)).visit).toBeNull();
  expect((await offered('inspector', lamp, { form: plain })).visit).toBeNull();
  expect((await offered('neighbour')).code).toBe('form-outside-areas');
  expect((await offered('foreigner')).code).toBe('form-outside-areas');
  expect((await offered('generator')).code).toBe('forbidden');
  await sql`insert into assets (municipality_id, id, description, type, address, icon, latitude, longitude)
    values (${AWAY.id}, ${lamp}, 'Ajena', '', '', '', 1, 1)`.execute(world.db);
  const away = definition('away', true);
  const incidents = { ...away.incidents, areaId: INCIDENT_AREAS.away };
  const body = { id: testId('away'), areaId: AWAY.areas[0], sync: true, definition: { ...away, incidents } };
  expect((await world.as.foreigner.post('/api/forms', body)).status).toBe(200);
  expect((await offered('foreigner', lamp, { form: testId('away') })).visit).toBeNull();
});

it('X39.13 a submission remembers which one it began from; the view and the timeline say so', async () => {
  expect((await send('began', { startedFrom: 'own' })).status).toBe(200);
  const { code } = await view('own');
  expect((await view('began')).startedFrom).toEqual({ id: testId('own'), code });
  const { events } = (await world.as.supervisor.get(`/api/submissions/${testId('began')}/timeline`)).body;
  expect(events.at(-1)).toMatchObject({ kind: 'sent', startedFrom: code });
  expect((await view('own')).startedFrom).toBeNull();
});

it('X39.13 sent again it is the same one, and with another beginning it is another submission', async () => {
  expect((await send('again', { startedFrom: 'own' })).status).toBe(200);
  expect((await send('again', { startedFrom: 'own' })).status).toBe(200);
  expect((await send('again')).body.code).toBe('id-taken');
});

it('X39.13 one that the person may not see, of another asset or form, or gone since, is not remembered, and the submission is stored', async () => {
  for (const [id, sent] of [
    ['fromUnseen', { startedFrom: 'colleagues' }],
    ['fromOther', { startedFrom: 'own', asset: pole }],
    ['fromForm', { startedFrom: 'ofPlain' }],
    ['fromNothing', { startedFrom: 'nothing' }],
    ['ofPlain2', { startedFrom: 'ofPlain', form: plain }],
  ] as const) {
    expect((await send(id, sent)).status, id).toBe(200);
    expect(await storedStart(id), id).toBeNull();
  }
});

it('X39.13 who may not see the earlier submission, or reads after it was deleted, gets no way to it', async () => {
  expect((await send('bySupervisor', { by: 'supervisor', startedFrom: 'colleagues' })).status).toBe(200);
  await sql`update submissions set created_by = 'inspector' where id = ${testId('bySupervisor')}`.execute(
    world.db,
  );
  expect((await view('bySupervisor')).startedFrom).toMatchObject({ id: testId('colleagues') });
  expect((await view('bySupervisor', 'inspector')).startedFrom).toBeNull();
  expect((await send('soonGone')).status).toBe(200);
  expect((await send('after', { startedFrom: 'soonGone' })).status).toBe(200);
  expect((await world.as.supervisor.delete(`/api/submissions/${testId('soonGone')}?version=1`)).status).toBe(
    200,
  );
  expect((await view('after')).startedFrom).toBeNull();
  const { events } = (await world.as.supervisor.get(`/api/submissions/${testId('after')}/timeline`)).body;
  expect(events.at(-1)).toMatchObject({ kind: 'sent', startedFrom: '' });
});

it('X39.12 over a newer version of the form, what it no longer asks is said', async () => {
  // A form with submissions loses no question; one of an import, or from before the rule, has.
  await sql`insert into form_versions (municipality_id, form_id, version, definition, saved_at, saved_by)
    select municipality_id, form_id, 2, jsonb_set(definition::jsonb, '{sections,0,questions}',
      definition::jsonb #> '{sections,0,questions}' #- '{1}'), saved_at, saved_by
    from form_versions where form_id = ${starting} and version = 1`.execute(world.db);
  await sql`update forms set version = 2 where id = ${starting}`.execute(world.db);
  expect((await offered('inspector', lamp, { version: 2 })).visit).toMatchObject({
    answers: answersOf({ state: 'Anda' }),
    dropped: [{ question: 'Pregunta gone', display: { kind: 'text', text: 'x' } }],
  });
  expect((await offered('inspector', lamp, { version: 9 })).code).toBe('answers-invalid');
});
