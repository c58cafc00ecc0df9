// The page of an asset over HTTP: who sees which visits, in which order, and what changed between two of them.
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { upload } from '../../testing/files/uploads.ts';
import { answersOf, saveForm, submitTo } from '../../testing/forms.ts';
import type { PersonaName } from '../../testing/personas.ts';
import { AWAY, HOME, testId } from '../../testing/territory.ts';
import { openTestWorld, type TestWorld } from '../../testing/with-app.ts';

let world: TestWorld;
let lamps: string;
let poles: string;
let lamp: number;

const DAY = 24 * 60 * 60_000;
const POINT = { latitude: -32.4, longitude: -63.2 };
const LAMP = {
  description: 'Luminaria 10',
  type: 'Luminaria',
  address: 'Mitre 100',
  incidentAreaId: null,
  point: POINT,
};
const form = (title: string) =>
  aForm()
    .with({ title: { text: title } })
    .withStates('Borrador', 'Cerrada')
    .withSection('s', aQuestion('state', 'text'), aQuestion('photo', 'text', { allowsDocument: true }));

const base = (id: number | string = lamp, municipality: string = HOME.id) =>
  `/api/municipalities/${municipality}/assets/${id}`;

interface Sent {
  readonly by?: PersonaName;
  readonly to?: string;
  readonly on?: number;
  readonly state?: string;
  readonly asset?: number;
}

/** A submission about the asset, so many days from today. */
async function visit(
  id: string,
  { by = 'inspector', to = lamps, on = 0, state = 'Anda', asset = lamp }: Sent = {},
) {
  const answers = answersOf({ state });
  expect((await submitTo(world.as[by], to, { id, answers })).status).toBe(200);
  const named = JSON.stringify({ id: asset, name: 'Luminaria 10', type: 'Luminaria', address: 'Mitre 100' });
  await sql`update submissions set asset = ${named}::jsonb, created_at = created_at + ${on} * interval '1 day'
    where id = ${testId(id)}`.execute(world.db);
}

const page = async (who: PersonaName = 'supervisor', id?: number) =>
  (await world.as[who].get(`${base(id)}/page`)).body;
const visits = async (who: PersonaName = 'supervisor', query = '') =>
  (await world.as[who].get(`${base()}/visits${query}`)).body;
const idsOf = ({ visits: rows }: { visits: { id: string }[] }) => rows.map(({ id }) => id);
const changes = (id: string, who: PersonaName = 'supervisor', asset?: number) =>
  world.as[who].get(`${base(asset)}/visits/${testId(id)}/changes`);
const search = async (text: string, who: PersonaName = 'supervisor') =>
  (await world.as[who].get(`/api/municipalities/${HOME.id}/asset-search?text=${encodeURIComponent(text)}`))
    .body;

beforeAll(async () => {
  world = await openTestWorld();
  lamp = (await world.as.admin.post(`/api/municipalities/${HOME.id}/assets`, { asset: LAMP })).body.id;
  lamps = await saveForm(world.as.supervisor, { id: 'lamps', definition: form('Luminarias').build() });
  poles = await saveForm(world.as.supervisor, { id: 'poles', definition: form('Postes').build() });
  await visit('first', { on: -3, state: 'Nueva' });
  await visit('pole', { on: -2, to: poles });
  await visit('second', { on: -1, state: 'Rota', by: 'colleague' });
});
afterAll(() => world.close());

it('X39.01 the page says what the asset is, and its visits are listed newest first with form, state and author', async () => {
  expect(await page()).toMatchObject({
    asset: {
      id: lamp,
      name: 'Luminaria 10',
      type: 'Luminaria',
      address: 'Mitre 100',
      point: POINT,
      isRegistered: true,
    },
    lastVisit: { id: testId('second'), by: 'colleague', form: { id: lamps, title: { text: 'Luminarias' } } },
    incidents: [],
    files: [],
  });
  const all = await visits();
  expect(idsOf(all)).toEqual([testId('second'), testId('pole'), testId('first')]);
  expect(all).toMatchObject({ next: null, previous: null });
  expect(all.visits[0]).toEqual({
    id: testId('second'),
    code: expect.stringMatching(/\d$/),
    at: new Date(world.time.now.getTime() - DAY).toISOString(),
    by: 'colleague',
    form: { id: lamps, title: { text: 'Luminarias' } },
    state: 'Borrador',
    hasEarlier: true,
  });
  expect(all.visits.map(({ hasEarlier }: { hasEarlier: boolean }) => hasEarlier)).toEqual([
    true,
    false,
    false,
  ]);
});

it('X39.01 nobody sees more than the submissions of their list: not another area, author or municipality', async () => {
  expect(idsOf(await visits('inspector'))).toEqual([testId('pole'), testId('first')]);
  expect(idsOf(await visits('colleague'))).toEqual([testId('second')]);
  expect((await visits('colleague')).visits[0].hasEarlier).toBe(false);
  expect((await page('inspector')).lastVisit.id).toBe(testId('pole'));
  expect(idsOf(await visits('neighbour'))).toEqual([]);
  expect((await page('neighbour')).lastVisit).toBeNull();
  expect((await page('generator')).code).toBe('forbidden');
  for (const what of ['/page', '/visits', `/visits/${testId('second')}/changes`])
    expect((await world.as.foreigner.get(`${base()}${what}`)).body.code, what).toBe(
      'register-entry-not-found',
    );
});

it('X39.01 an asset of another municipality with the same number is another one', async () => {
  const theirs = { ...LAMP, description: 'Ajena' };
  await sql`insert into assets (municipality_id, id, description, type, address, icon, latitude, longitude)
    values (${AWAY.id}, ${lamp}, ${theirs.description}, 'Luminaria', '', '', 1, 1)`.execute(world.db);
  const foreign = await world.as.foreigner.get(`${base(lamp, AWAY.id)}/page`);
  expect(foreign.body).toMatchObject({ asset: { name: 'Ajena' }, lastVisit: null });
  expect((await world.as.foreigner.get(`${base(lamp, AWAY.id)}/visits`)).body.visits).toEqual([]);
  expect((await world.as.admin.get(`${base(lamp, AWAY.id)}/page`)).body.asset.name).toBe('Ajena');
  expect((await page()).asset.name).toBe('Luminaria 10');
});

it('X39.01 one that was deleted from the register is shown as its submissions name it, to who sees one of them', async () => {
  await visit('gone', { asset: 700_001 });
  expect((await page('supervisor', 700_001)).asset).toEqual({
    id: 700_001,
    name: 'Luminaria 10',
    type: 'Luminaria',
    address: 'Mitre 100',
    point: null,
    isRegistered: false,
  });
  expect((await page('neighbour', 700_001)).code).toBe('register-entry-not-found');
  expect((await page('supervisor', 700_002)).code).toBe('register-entry-not-found');
});

it('X39.02 visits are paged by key: what comes while one pages neither shifts a page nor is shown twice', async () => {
  const many = 700_010;
  const path = `${base(many)}/visits`;
  for (let at = 0; at < 17; at += 1) await visit(`many${at}`, { asset: many, on: at - 100 });
  const first = (await world.as.supervisor.get(path)).body;
  expect(idsOf(first)).toEqual(Array.from({ length: 15 }, (_, at) => testId(`many${16 - at}`)));
  expect(first.previous).toBeNull();
  await visit('manynew', { asset: many });
  const second = (await world.as.supervisor.get(`${path}?cursor=${first.next}`)).body;
  expect(idsOf(second)).toEqual([testId('many1'), testId('many0')]);
  expect(second.next).toBeNull();
  const back = (await world.as.supervisor.get(`${path}?cursor=${second.previous}`)).body;
  expect(idsOf(back)).toEqual(idsOf(first));
  expect(back.previous).not.toBeNull();
  const elsewhere = await world.as.supervisor.get(`${base()}/visits?cursor=${first.next}`);
  expect([elsewhere.status, elsewhere.body.issues[0].at.field]).toEqual([400, 'query.cursor']);
});

it('X39.03 what changed since the visit before with the same form is said with both answers, and both are audited', async () => {
  const { status, body } = await changes('second');
  expect(status).toBe(200);
  expect(body).toMatchObject({
    before: { id: testId('first') },
    after: { id: testId('second') },
    changes: [
      {
        kind: 'changed',
        questionId: 'state',
        section: 'Sección s',
        question: 'Pregunta state',
        copy: null,
        before: { display: { kind: 'text', text: 'Nueva' }, files: [] },
        after: { display: { kind: 'text', text: 'Rota' }, files: [] },
      },
    ],
  });
  const read = await sql<{ subjectId: string }>`select subject_id from audit_entries
    where action = 'read' and subject = 'submission' order by number desc limit 2`.execute(world.db);
  expect(read.rows.map(({ subjectId }) => subjectId)).toEqual([testId('second'), testId('first')]);
});

it('X39.03 nothing is compared with a visit that one may not see, with one of another asset, or with none', async () => {
  for (const [id, who] of [
    ['first', 'supervisor'],
    ['pole', 'supervisor'],
    ['second', 'colleague'],
    ['second', 'inspector'],
  ] as const)
    expect((await changes(id, who)).body.code, `${id} ${who}`).toBe('submission-not-found');
  expect((await changes('second', 'neighbour')).body.code).toBe('submission-not-found');
  expect((await changes('many3')).body.code).toBe('submission-not-found');
});

it('X39.04 open incidents of the visits are shown with their state, closed ones and those of unseen visits are not', async () => {
  const raise = async (id: string, state: string) => {
    const made = await sql<{ number: number }>`
      select raise_incident(${HOME.id}, gen_random_uuid(), ${testId(id)}, 1, 'Foco', null, null, '', now()) as number`.execute(
      world.db,
    );
    const number = made.rows[0]?.number ?? 0;
    await sql`update incidents set state = ${state} where municipality_id = ${HOME.id} and number = ${number}`.execute(
      world.db,
    );
    return number;
  };
  const open = await raise('first', 'open');
  const going = await raise('second', 'in-progress');
  await raise('second', 'resolved');
  await raise('many1', 'open');
  const { incidents } = await page();
  expect(incidents).toMatchObject([
    { number: going, state: 'in-progress', description: 'Foco', submission: { id: testId('second') } },
    { number: open, state: 'open', submission: { id: testId('first') } },
  ]);
  expect((await page('colleague')).incidents.map(({ number }: { number: number }) => number)).toEqual([
    going,
  ]);
});

/** A submission about the asset, with a file. */
async function visitWithFile(id: string, asset: number) {
  const sent = await upload(world.as.inspector, {
    id: `plan${id}`,
    formId: poles,
    submissionId: id,
    questionId: 'photo',
    kind: 'document',
    name: 'plano.csv',
    content: Buffer.from('a,b\n1,2\n'),
  });
  const answers = { ...answersOf({}), main: { photo: { value: 'x', document: sent.body.key } } };
  expect((await submitTo(world.as.inspector, poles, { id, answers })).status).toBe(200);
  const named = JSON.stringify({ id: asset, name: 'Poste', type: 'Poste', address: '' });
  await sql`update submissions set asset = ${named}::jsonb where id = ${testId(id)}`.execute(world.db);
}

it('X39.04 the files of the last visit are shown by name, and can be opened', async () => {
  await visitWithFile('filed', 700_020);
  const { files } = await page('supervisor', 700_020);
  expect(files).toMatchObject([{ name: 'plano.csv', mediaType: 'text/csv' }]);
  expect((await world.as.supervisor.get(files[0].url)).status).toBe(200);
  expect((await page('supervisor')).files).toEqual([]);
});

it('X7.04 X39.04 the page of an asset is a reading of the files that it shows, and of no submission without any', async () => {
  const read = async () => {
    const { rows } = await sql<{ subject: string; subjectId: string }>`
      select subject, subject_id from audit_entries where action = 'read' and actor = 'correctingsupervisor'
      order by number`.execute(world.db);
    return rows.map(({ subject, subjectId }) => [subject, subjectId]);
  };
  await visitWithFile('opened', 700_021);
  expect((await page('correctingSupervisor', 700_021)).files).toHaveLength(1);
  const opened = [
    ['asset', '700021'],
    ['submission-files', testId('opened')],
  ];
  expect(await read()).toEqual(opened);
  expect((await page('correctingSupervisor')).lastVisit).not.toBeNull();
  expect(await read()).toEqual([...opened, ['asset', String(lamp)]]);
});

it('X39.05 staff find assets without accents or by number, each with the last visit that they may see', async () => {
  await world.as.admin.post(`/api/municipalities/${HOME.id}/assets`, {
    asset: { ...LAMP, description: 'Jacarandá', type: 'Árbol' },
  });
  expect(await search('MITRE lum')).toMatchObject({ assets: [], more: false });
  const found = await search('luminaria');
  expect(found.assets).toMatchObject([
    {
      id: lamp,
      name: 'Luminaria 10',
      lastVisit: { id: testId('second'), form: { title: { text: 'Luminarias' } } },
    },
  ]);
  expect((await search('jacaranda')).assets).toMatchObject([{ name: 'Jacarandá', lastVisit: null }]);
  expect((await search(String(lamp))).assets[0].id).toBe(lamp);
  expect((await search('luminaria', 'inspector')).assets[0].lastVisit.id).toBe(testId('pole'));
  expect((await search('%')).assets).toEqual([]);
  expect((await search(' ')).assets).toEqual([]);
  const untyped = await world.as.supervisor.get(`/api/municipalities/${HOME.id}/asset-search`);
  expect(untyped.body.assets).toEqual([]);
  expect((await search('luminaria', 'foreigner')).code).toBe('forbidden');
});
