// Areas and types of the incident register over HTTP: who keeps them, what is refused, and what still uses them.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { raisedBy, saveIncidentForm, sendAna, typesOf } from '../../../testing/incidents.ts';
import { INCIDENT_AREAS, saveOutside } from '../../../testing/outside/outside.ts';
import { AWAY, HOME } from '../../../testing/territory.ts';
import { openTestWorld, type TestReply, type TestWorld } from '../../../testing/with-app.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
  await saveOutside(world.db);
});
afterAll(() => world.close());

const areas = (municipality = HOME.id) => `/api/municipalities/${municipality}/incident-areas`;
const types = (area: number, municipality?: string) => `${areas(municipality)}/${area}/types`;
const list = async (query = '', municipality?: string) =>
  (await world.as.admin.get(`${areas(municipality)}${query}`)).body;
const listTypes = async (area: number, query = '') =>
  (await world.as.admin.get(`${types(area)}${query}`)).body;
const addArea = (name: string, municipality?: string): Promise<TestReply> =>
  world.as.admin.post(areas(municipality), { name });
const addType = (area: number, title: string, isPublic = false): Promise<TestReply> =>
  world.as.admin.post(types(area), { type: { title, public: isPublic } });
const rename = (area: number, name: string, version: number): Promise<TestReply> =>
  world.as.admin.put(`${areas()}/${area}`, { version, name });
const remove = (path: string, version = 1): Promise<TestReply> =>
  world.as.admin.post(`${path}/deletion`, { version });
const issuesOf = ({ body }: TestReply) =>
  body.issues?.map(({ code, at }: { code: string; at: { field: string } }) => `${at.field} ${code}`);
const audited = async (subject: string, id: number) =>
  (
    await sql`select action, details from audit_entries where subject = ${subject} and municipality_id = ${HOME.id}
      and subject_id = ${String(id)} order by number`.execute(world.db)
  ).rows;

it('X34.80 areas are listed by name with how many types they have, and found without accents or by number', async () => {
  const { id } = (await addArea(' Ámbito  rural ')).body;
  await addType(id, 'Alambrado');
  await addType(id, 'Tranquera');
  const all = await list();
  expect(all).toMatchObject({ total: 3, isReadOnly: false });
  expect(all.areas.map(({ name, types: count }: { name: string; types: number }) => [name, count])).toEqual([
    ['Alumbrado', 0],
    ['Ámbito rural', 2],
    ['Arbolado', 0],
  ]);
  for (const text of ['AMBITO', String(id)])
    expect((await list(`?text=${text}`)).areas).toMatchObject([{ id, name: 'Ámbito rural' }]);
  expect((await list('', AWAY.id)).areas).toMatchObject([{ id: INCIDENT_AREAS.away }]);
});

it('X34.80 an area is added and renamed, once by each name; the audit log says from what to what', async () => {
  const { id } = (await addArea('Tránsito')).body;
  expect(issuesOf(await addArea(' '))).toEqual(['name incident-area-name-required']);
  expect(issuesOf(await addArea('tránsito'))).toEqual(['name incident-area-name-taken']);
  expect((await rename(id, 'Tránsito', 1)).body).toEqual({ version: 1 });
  expect((await rename(id, 'Tránsito y transporte', 1)).body).toEqual({ version: 2 });
  expect(issuesOf(await rename(id, 'Arbolado', 2))).toEqual(['name incident-area-name-taken']);
  expect(await audited('incident-area', id)).toEqual([
    { action: 'create', details: { name: 'Tránsito' } },
    { action: 'update', details: { name: { before: 'Tránsito', now: 'Tránsito y transporte' } } },
  ]);
});

it('X34.80 X34.81 of two people who change an area or a type at the same moment one is refused', async () => {
  const { id } = (await addArea('Disputada')).body;
  const { id: typeId } = (await addType(id, 'Disputado')).body;
  const type = (title: string) => ({ version: 1, type: { title, public: true } });
  const pairs = [
    [rename(id, 'Una', 1), rename(id, 'Otra', 1)],
    [
      world.as.admin.put(`${types(id)}/${typeId}`, type('Uno')),
      world.as.admin.put(`${types(id)}/${typeId}`, type('Dos')),
    ],
  ];
  for (const pair of pairs) {
    const both = await Promise.all(pair);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.body.code).toBe('register-entry-changed');
  }
  expect((await remove(`${areas()}/${id}`)).body.code).toBe('register-entry-changed');
  expect((await remove(`${types(id)}/${typeId}`)).body.code).toBe('register-entry-changed');
});

it('X34.81 a type has a name once in its area, and says whether citizens see it', async () => {
  const { id } = (await addArea('Calles')).body;
  const { id: typeId } = (await addType(id, 'Bache', true)).body;
  expect(issuesOf(await addType(id, 'BACHE'))).toEqual(['title incident-type-title-taken']);
  expect(issuesOf(await addType(id, ''))).toEqual(['title incident-type-title-required']);
  expect((await addType(INCIDENT_AREAS.lights, 'Bache')).status).toBe(200);
  const saved = await world.as.admin.put(`${types(id)}/${typeId}`, {
    version: 1,
    type: { title: 'Bache hondo', public: false },
  });
  expect(saved.body).toEqual({ version: 2 });
  expect(await listTypes(id)).toEqual({
    areaName: 'Calles',
    types: [{ id: typeId, title: 'Bache hondo', public: false, version: 2, incidents: 0 }],
    total: 1,
    isReadOnly: false,
  });
  expect((await listTypes(id, '?text=zanja')).total).toBe(0);
  expect((await audited('incident-type', typeId)).at(-1)).toEqual({
    action: 'update',
    details: { title: { before: 'Bache', now: 'Bache hondo' }, public: { before: true, now: false } },
  });
});

it('X34.81 a form keeps raising incidents of its type under the name that the type has now', async () => {
  const formId = await saveIncidentForm(world, 'Cordón roto');
  const { incidentTypeId } = await typesOf(world, formId);
  const path = `${types(INCIDENT_AREAS.trees)}/${incidentTypeId}`;
  const renamed = { version: 1, type: { title: 'Cordón cuneta', public: false } };
  expect((await world.as.admin.put(path, renamed)).status).toBe(200);
  await sendAna(world, formId, 'kerb');
  await world.runJobs();
  expect(await raisedBy(world, 'kerb')).toMatchObject([{ typeId: incidentTypeId }]);
  expect((await listTypes(INCIDENT_AREAS.trees, '?text=cuneta')).types).toMatchObject([
    { id: incidentTypeId, incidents: 1 },
  ]);
});

it('X34.82 an area with types, forms or assets is not deleted, and it is said how many', async () => {
  const { id } = (await addArea('Usada')).body;
  const { id: typeId } = (await addType(id, 'Usado')).body;
  await sql`insert into assets (municipality_id, id, description, type, address, icon, incident_area_id, latitude,
    longitude) values (${HOME.id}, 77, 'Farola', 'Farola', '', '', ${id}, -32.4, -63.2)`.execute(world.db);
  const refused = await remove(`${areas()}/${id}`);
  expect([refused.status, refused.body.code]).toEqual([409, 'incident-area-in-use']);
  expect(refused.body.values).toEqual({ types: 1, forms: 0, assets: 1 });
  expect((await remove(`${types(id)}/${typeId}`)).status).toBe(200);
  await sql`delete from assets where municipality_id = ${HOME.id} and id = 77`.execute(world.db);
  expect((await remove(`${areas()}/${id}`)).status).toBe(200);
  expect((await audited('incident-area', id)).at(-1)).toEqual({
    action: 'delete',
    details: { name: 'Usada' },
  });
  expect((await list('?text=usada')).total).toBe(0);
});

it('X34.82 a type that a form raises, or an incident has, is not deleted, also before the incident is delivered', async () => {
  const formId = await saveIncidentForm(world, 'Poda');
  const { incidentTypeId } = await typesOf(world, formId);
  const path = `${types(INCIDENT_AREAS.trees)}/${incidentTypeId}`;
  const usesOf = async () => (await remove(path)).body.values;
  expect(await usesOf()).toEqual({ forms: 1, incidents: 0 });
  await sendAna(world, formId, 'poda');
  expect(await usesOf()).toEqual({ forms: 1, incidents: 1 });
  await world.runJobs();
  expect(await usesOf()).toEqual({ forms: 1, incidents: 1 });
  // Each form of this file has a type of its own.
  const { total } = await listTypes(INCIDENT_AREAS.trees);
  const uses = (await remove(`${areas()}/${INCIDENT_AREAS.trees}`)).body.values;
  expect(uses).toMatchObject({ types: total, forms: total });
});

it('X34.82 nobody gets the number of an area or a type that was deleted', async () => {
  const { id } = (await addArea('Se va')).body;
  const { id: typeId } = (await addType(id, 'Se va')).body;
  await remove(`${types(id)}/${typeId}`);
  await remove(`${areas()}/${id}`);
  const next = (await addArea('Viene')).body.id;
  expect(next).toBeGreaterThan(id);
  expect((await addType(next, 'Viene')).body.id).toBeGreaterThan(typeId);
  const { incidentTypeId } = await typesOf(world, await saveIncidentForm(world, 'Viene también'));
  expect(incidentTypeId).toBeGreaterThan(typeId);
  expect((await world.as.admin.get(types(id))).body.code).toBe('register-entry-not-found');
});

it('X34.80 X34.81 where the incident system is the platform, areas and types are read and not changed', async () => {
  await sql`insert into incident_types (municipality_id, id, area_id, title, public, created_by)
    values (${AWAY.id}, 5, ${INCIDENT_AREAS.away}, 'De afuera', true, '')`.execute(world.db);
  await sql`update municipalities set settings = '{"incidentSystem": "platform"}' where id = ${AWAY.id}`.execute(
    world.db,
  );
  expect(await list('', AWAY.id)).toMatchObject({ total: 1, isReadOnly: true });
  const area = `${areas(AWAY.id)}/${INCIDENT_AREAS.away}`;
  const type = { title: 'Otro', public: false };
  const refused = [
    await addArea('Nueva', AWAY.id),
    await world.as.admin.put(area, { version: 1, name: 'Otra' }),
    await remove(area),
    await world.as.admin.post(`${area}/types`, { type }),
    await world.as.admin.put(`${area}/types/5`, { version: 1, type }),
    await remove(`${area}/types/5`),
  ];
  expect(refused.map(({ body }) => body.code)).toEqual(Array.from({ length: 6 }, () => 'register-read-only'));
  expect((await world.as.admin.get(`${area}/types`)).body).toMatchObject({ total: 1, isReadOnly: true });
});
