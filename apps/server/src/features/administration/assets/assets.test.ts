// The register of assets over HTTP: who keeps it, what is refused, and what becomes of submissions that name one.
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { saveAsset } from '../../../ports/assets/queries.ts';
import { answersOf, saveForm, submitTo } from '../../../testing/forms.ts';
import { AWAY, HOME, testId } from '../../../testing/territory.ts';
import { openTestWorld, type TestReply, type TestWorld } from '../../../testing/with-app.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
  await sql`insert into incident_areas (municipality_id, id, description)
    values (${HOME.id}, 7, 'Alumbrado'), (${HOME.id}, 8, 'Arbolado'), (${AWAY.id}, 9, 'Otra')`.execute(
    world.db,
  );
});
afterAll(() => world.close());

const LAMP = {
  description: 'Luminaria 10',
  type: 'Luminaria',
  address: 'Mitre 100',
  incidentAreaId: 7,
  point: { latitude: -32.4, longitude: -63.2 },
};
const path = (id: number | '' = '', municipality = HOME.id) =>
  `/api/municipalities/${municipality}/assets${id === '' ? '' : `/${id}`}`;
const list = async (query = '', municipality?: string) =>
  (await world.as.admin.get(`${path('', municipality)}${query}`)).body;
const namesOf = ({ assets }: { assets: { description: string }[] }) =>
  assets.map(({ description }) => description);
const add = (change: object = {}, municipality?: string): Promise<TestReply> =>
  world.as.admin.post(path('', municipality), { asset: { ...LAMP, ...change } });
const read = async (id: number) => (await world.as.admin.get(path(id))).body;
const save = (id: number, change: object, version: number): Promise<TestReply> =>
  world.as.admin.put(path(id), { version, asset: { ...LAMP, ...change } });
const remove = (id: number, version: number): Promise<TestReply> =>
  world.as.admin.post(`${path(id)}/deletion`, { version });
const issuesOf = ({ body }: TestReply) =>
  body.issues?.map(({ code, at }: { code: string; at: { field: string } }) => `${at.field} ${code}`);
const audited = async (id: number) =>
  (
    await sql`select action, details from audit_entries where subject = 'asset' and municipality_id = ${HOME.id}
      and subject_id = ${String(id)} order by number`.execute(world.db)
  ).rows;

/** A submission that names the asset. */
async function name(asset: { id: number; description: string }, submission: string): Promise<void> {
  const definition = aForm().withSection('s', aQuestion('q', 'text')).build();
  const form = await saveForm(world.as.admin, { id: `form${submission}`, definition });
  await submitTo(world.as.admin, form, { id: submission, answers: answersOf({ q: 'x' }) });
  const stored = { id: asset.id, name: asset.description, type: 'Luminaria', address: '' };
  await sql`update submissions set asset = ${JSON.stringify(stored)}::jsonb where id = ${testId(submission)}`.execute(
    world.db,
  );
}

it('X34.57 assets are listed by type and name, found without accents, and filtered by type and area', async () => {
  for (const change of [
    {},
    { description: 'Luminaria 9', address: 'San Martín 20' },
    { description: 'Jacarandá', type: 'Árbol', incidentAreaId: 8 },
    { description: 'Parada 3', type: 'Parada', incidentAreaId: null },
  ])
    expect((await add(change)).status).toBe(200);
  const all = await list();
  expect(namesOf(all)).toEqual(['Jacarandá', 'Luminaria 9', 'Luminaria 10', 'Parada 3']);
  expect(all).toMatchObject({
    total: 4,
    types: ['Árbol', 'Luminaria', 'Parada'],
    incidentAreas: [
      { id: 7, name: 'Alumbrado' },
      { id: 8, name: 'Arbolado' },
    ],
    isReadOnly: false,
    centre: { latitude: null, longitude: null },
  });
  expect(all.assets[1]).toMatchObject({ address: 'San Martín 20', incidentAreaId: 7, latitude: -32.4 });
  expect(namesOf(await list('?text=san%20martin'))).toEqual(['Luminaria 9']);
  expect(namesOf(await list('?text=JACARANDA'))).toEqual(['Jacarandá']);
  expect(namesOf(await list(`?text=${all.assets[0].id}`))).toContain('Jacarandá');
  expect(namesOf(await list('?text=%25'))).toEqual([]);
  expect(namesOf(await list('?type=Luminaria&text=9'))).toEqual(['Luminaria 9']);
  expect(namesOf(await list('?area=8'))).toEqual(['Jacarandá']);
  expect((await list('', AWAY.id)).total).toBe(0);
});

it('X34.58 an asset is added, changed and read again; the audit log says who changed what from what to what', async () => {
  const { id } = (await add({ description: ' Banco  de plaza ', type: 'Banco' })).body;
  expect(await read(id)).toEqual({
    asset: {
      id,
      description: 'Banco de plaza',
      type: 'Banco',
      address: 'Mitre 100',
      incidentAreaId: 7,
      latitude: -32.4,
      longitude: -63.2,
    },
    version: 1,
    submissions: 0,
  });
  const same = { description: 'Banco de plaza', type: 'Banco' };
  expect((await save(id, same, 1)).body).toEqual({ version: 1 });
  const point = { latitude: -32.5, longitude: -63.3 };
  expect((await save(id, { ...same, incidentAreaId: null, point }, 1)).body).toEqual({ version: 2 });
  expect((await read(id)).asset).toMatchObject({ incidentAreaId: null, latitude: -32.5 });
  expect(await audited(id)).toEqual([
    { action: 'create', details: { description: 'Banco de plaza', type: 'Banco' } },
    {
      action: 'update',
      details: { incidentAreaId: { before: 7, now: null }, point: { before: LAMP.point, now: point } },
    },
  ]);
});

it('X34.58 what is wrong is refused with its field, and an area of another municipality too', async () => {
  const before = (await list()).total;
  const wrong = await add({ description: ' ', type: '', incidentAreaId: 9, point: null });
  expect([wrong.status, wrong.body.code]).toEqual([422, 'asset-invalid']);
  expect(issuesOf(wrong)).toEqual([
    'description asset-description-required',
    'type asset-type-required',
    'incidentAreaId asset-area-unknown',
    'point asset-point-required',
  ]);
  expect((await add({ point: { latitude: 91, longitude: 0 } })).body.code).toBe('request-invalid');
  expect((await list()).total).toBe(before);
});

it('X34.58 of two people who change an asset at the same moment one is refused', async () => {
  const { id } = (await add({ description: 'Disputada' })).body;
  const both = await Promise.all([save(id, { address: 'Uno' }, 1), save(id, { address: 'Dos' }, 1)]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(both.find(({ status }) => status === 409)?.body.code).toBe('register-entry-changed');
  expect((await remove(id, 1)).body.code).toBe('register-entry-changed');
  const numbers = await Promise.all(Array.from({ length: 5 }, () => add({ description: 'Juntas' })));
  expect(new Set(numbers.map(({ body }) => body.id)).size).toBe(5);
});

it('X34.59 deleting one says how many submissions name it; they keep their copy, and no other gets its number', async () => {
  const { id } = (await add({ description: 'Se va' })).body;
  await name({ id, description: 'Se va' }, 'naming');
  expect((await read(id)).submissions).toBe(1);
  const gone = await remove(id, 1);
  expect([gone.status, gone.body]).toEqual([200, { submissions: 1 }]);
  expect((await world.as.admin.get(path(id))).body.code).toBe('register-entry-not-found');
  expect((await world.as.admin.get(`/api/submissions/${testId('naming')}`)).body.asset).toMatchObject({
    id,
    name: 'Se va',
  });
  expect((await add()).body.id).toBeGreaterThan(id);
  expect((await audited(id)).at(-1)).toEqual({
    action: 'delete',
    details: { description: 'Se va', type: 'Luminaria', submissions: 1 },
  });
});

it('X34.57 assets of the platform are read, and nobody changes them here', async () => {
  const icon = { icon: '', latitude: -32.4, longitude: -63.2, incidentAreaId: null };
  await saveAsset(world.db, AWAY.id, {
    id: 5,
    description: 'De afuera',
    type: 'Luminaria',
    address: '',
    ...icon,
  });
  await sql`update municipalities set settings = '{"incidentSystem": "platform"}' where id = ${AWAY.id}`.execute(
    world.db,
  );
  expect(await list('', AWAY.id)).toMatchObject({ total: 1, isReadOnly: true });
  const refused = [
    await add({ incidentAreaId: null }, AWAY.id),
    await world.as.admin.put(path(5, AWAY.id), { version: 1, asset: LAMP }),
    await world.as.admin.post(`${path(5, AWAY.id)}/deletion`, { version: 1 }),
  ];
  expect(refused.map(({ body }) => body.code)).toEqual(Array.from({ length: 3 }, () => 'register-read-only'));
  expect((await list('', AWAY.id)).total).toBe(1);
});

it('X39.06 the list shows when an asset was visited last and with which form, and goes by it in both directions', async () => {
  const ids: number[] = [];
  for (const description of ['Visitada antes', 'Nunca visitada', 'Visitada después'])
    ids.push((await add({ description, type: 'Semáforo' })).body.id);
  const [before, never, after] = ids;
  const visited = async (id: number | undefined, submission: string, days: number) => {
    await name({ id: id ?? 0, description: 'x' }, submission);
    await sql`update submissions set created_at = created_at + ${days} * interval '1 day'
      where id = ${testId(submission)}`.execute(world.db);
  };
  await visited(before, 'older', -9);
  await visited(before, 'old', -5);
  await visited(after, 'young', -1);
  await visited(never, 'ofDeleted', 0);
  await sql`update forms set deleted_at = now() where id = ${testId('formofDeleted')}`.execute(world.db);
  const listed = async (order: string) => (await list(`?type=Sem%C3%A1foro${order}`)).assets;
  const idsIn = async (order: string) => (await listed(order)).map(({ id }: { id: number }) => id);
  expect(await idsIn('')).toEqual([never, before, after]);
  expect(await idsIn('&order=newest-visit')).toEqual([after, before, never]);
  expect(await idsIn('&order=oldest-visit')).toEqual([never, before, after]);
  const at = new Date(world.time.now.getTime() - 5 * 24 * 60 * 60_000).toISOString();
  expect((await listed('')).map(({ lastVisit }: { lastVisit: unknown }) => lastVisit)).toEqual([
    null,
    { at, form: { text: 'Formulario de prueba' } },
    expect.objectContaining({ form: { text: 'Formulario de prueba' } }),
  ]);
  expect((await world.as.admin.get(`${path()}?order=elsewhere`)).status).toBe(400);
});

it('X39.06 visits of an asset of another municipality with the same number are not those of this one', async () => {
  const { id } = (await add({ description: 'Doble', type: 'Reloj' })).body;
  await sql`insert into assets (municipality_id, id, description, type, address, icon, latitude, longitude)
    values (${AWAY.id}, ${id}, 'Doble ajena', 'Reloj', '', '', 1, 1) on conflict do nothing`.execute(
    world.db,
  );
  await name({ id, description: 'Doble' }, 'ofHome');
  const lastOf = async (municipality: string) =>
    (await list('?type=Reloj', municipality)).assets[0].lastVisit;
  expect(await lastOf(HOME.id)).not.toBeNull();
  expect(await lastOf(AWAY.id)).toBeNull();
});
