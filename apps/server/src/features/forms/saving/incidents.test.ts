import type { FormDefinition } from '@constancia/domain/forms/definition/form.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answersOf, STAFF_FORM, saveForm, submitTo } from '../../../testing/forms.ts';
import { INCIDENT_AREAS, saveOutside } from '../../../testing/outside/outside.ts';
import { AWAY, HOME, testId } from '../../../testing/territory.ts';
import { type Caller, openTestWorld, type TestReply, type TestWorld } from '../../../testing/with-app.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
  await saveOutside(world.db);
});
afterAll(() => world.close());

const NONE = { username: '', areaId: -1, incidentTypeId: null, incidentTypeByState: [], public: false };

/** A synchronised form that creates incidents. */
function withIncidents(
  title: string,
  over: Partial<FormDefinition['incidents']> = {},
  flags: Partial<FormDefinition['options']> = {},
): FormDefinition {
  return {
    ...STAFF_FORM,
    title: { text: title },
    options: { ...STAFF_FORM.options, editableForm: true, incidents: true, ...flags },
    incidents: { ...NONE, areaId: INCIDENT_AREAS.trees, ...over },
  };
}

const create = (id: string, definition: FormDefinition, who = world.as.supervisor) =>
  who.post('/api/forms', { id: testId(id), areaId: HOME.areas[0], sync: true, definition });
/** Saves over a version, as the given person. */
const updateAs = (who: Caller) => (id: string, version: number, definition: FormDefinition) =>
  who.put(`/api/forms/${testId(id)}`, { version, areaId: HOME.areas[0], sync: true, definition });
const update = (id: string, version: number, definition: FormDefinition) =>
  updateAs(world.as.supervisor)(id, version, definition);
const incidentsOf = async (id: string): Promise<FormDefinition['incidents']> =>
  (await world.as.admin.get(`/api/forms/${testId(id)}`)).body.definition.incidents;
const codeOf = (reply: TestReply) => reply.body.issues?.[0]?.code ?? reply.body.code;

async function typesNamed(title: string) {
  const found = await sql<{ id: number; areaId: number; public: boolean; createdBy: string }>`
    select id, area_id, public, created_by from incident_types where title like ${`${title}%`} order by id`.execute(
    world.db,
  );
  return found.rows;
}

it('E7.10 E3.59 lists the areas of the municipality by description, and of no other', async () => {
  const reply = await world.as.supervisor.get(`/api/areas/${HOME.areas[0]}/incident-areas`);
  expect(reply.body.areas).toEqual([
    { id: INCIDENT_AREAS.lights, description: 'Alumbrado' },
    { id: INCIDENT_AREAS.trees, description: 'Arbolado' },
  ]);
  const foreign = await world.as.supervisor.get(`/api/areas/${AWAY.areas[0]}/incident-areas`);
  expect(foreign.body.code).toBe('form-outside-areas');
  const unknown = await world.as.supervisor.get(`/api/areas/${testId('nowhere')}/incident-areas`);
  expect(unknown.body.code).toBe('form-outside-areas');
  const away = await world.as.admin.get(`/api/areas/${AWAY.areas[0]}/incident-areas`);
  expect(away.body.areas).toHaveLength(1);
});

it('E4.30 E4.32 E7.06 E7.07 E7.08 E6.05 P1.08 a form with incidents creates its type and keeps its id', async () => {
  expect((await create('reclamo', withIncidents('Reclamo', {}, { publicAccess: true }))).status).toBe(200);
  const [type] = await typesNamed('Reclamo');
  expect(type).toMatchObject({ areaId: INCIDENT_AREAS.trees, public: true, createdBy: 'supervisor' });
  expect(await incidentsOf('reclamo')).toEqual({
    username: 'supervisor',
    areaId: INCIDENT_AREAS.trees,
    incidentTypeId: type?.id,
    incidentTypeByState: [],
    public: true,
  });
});

it('E4.32 a save creates another type only when title or area changed', async () => {
  await create('poda', withIncidents('Poda'));
  const first = (await incidentsOf('poda')).incidentTypeId;
  await update('poda', 1, { ...withIncidents('Poda'), description: { text: 'Otra' } });
  expect((await incidentsOf('poda')).incidentTypeId).toBe(first);
  await update('poda', 2, withIncidents('Poda', { areaId: INCIDENT_AREAS.lights }));
  const second = (await incidentsOf('poda')).incidentTypeId;
  expect(second).not.toBe(first);
  await update('poda', 3, withIncidents('Poda urgente', { areaId: INCIDENT_AREAS.lights }));
  expect((await incidentsOf('poda')).incidentTypeId).not.toBe(second);
  expect(await typesNamed('Poda')).toHaveLength(3);
});

it('E7.08 E5.24 E3.36 one type per state, named by title and state', async () => {
  await create('porEstado', withIncidents('Bache', {}, { incidentPerState: true }));
  const titles = await sql<{ title: string }>`
    select title from incident_types where title like 'Bache%' order by id`.execute(world.db);
  expect(titles.rows.map(({ title }) => title)).toEqual(['Bache - Borrador', 'Bache - Notificada']);
  const { incidentTypeId, incidentTypeByState } = await incidentsOf('porEstado');
  expect(incidentTypeId).toBeNull();
  expect(incidentTypeByState).toEqual((await typesNamed('Bache')).map(({ id }) => id));
});

it('E4.31 E7.09 E8.05 E8.06 X9.04 a name that the area has already stores nothing, neither form nor type', async () => {
  await create('primero', withIncidents('Repetido'));
  const refused = await create('segundo', withIncidents(' REPETIDO '));
  expect(refused.status).toBe(422);
  expect(refused.body.code).toBe('incident-type-failed');
  expect(refused.body.title).toBe(
    'Error while creating incident. An incident type of the same name may exist already.',
  );
  expect((await world.as.supervisor.get(`/api/forms/${testId('segundo')}`)).status).toBe(404);
  expect(await typesNamed('Repetido')).toHaveLength(1);
  const elsewhere = withIncidents('Repetido', { areaId: INCIDENT_AREAS.lights });
  expect((await create('segundo', elsewhere)).status).toBe(200);
});

it('X31.64 E4.32 a form returns to an earlier title, and to synchronisation, by the type it had', async () => {
  await create('vuelta', withIncidents('Vuelta'));
  const first = (await incidentsOf('vuelta')).incidentTypeId;
  await update('vuelta', 1, withIncidents('Vuelta cambiada'));
  expect((await update('vuelta', 2, withIncidents(' vuelta '))).status).toBe(200);
  expect((await incidentsOf('vuelta')).incidentTypeId).toBe(first);
  const off = { ...STAFF_FORM, title: { text: 'Vuelta' } };
  await world.as.supervisor.put(`/api/forms/${testId('vuelta')}`, {
    version: 3,
    areaId: HOME.areas[0],
    sync: false,
    definition: { ...off, options: { ...off.options, editableForm: true } },
  });
  expect((await incidentsOf('vuelta')).incidentTypeId).toBeNull();
  expect((await update('vuelta', 4, withIncidents('Vuelta'))).status).toBe(200);
  expect((await incidentsOf('vuelta')).incidentTypeId).toBe(first);
  expect(await typesNamed('Vuelta')).toHaveLength(2);
});

it('X31.64 types of a form that was stored before they were noted are found again', async () => {
  await create('antigua', withIncidents('Antigua', {}, { incidentPerState: true }));
  await sql`delete from agreed_incident_types where form_id = ${testId('antigua')}`.execute(world.db);
  const first = (await incidentsOf('antigua')).incidentTypeByState;
  await update('antigua', 1, withIncidents('Otra antigua', {}, { incidentPerState: true }));
  await update('antigua', 2, withIncidents('Antigua', {}, { incidentPerState: true }));
  expect((await incidentsOf('antigua')).incidentTypeByState).toEqual(first);
});

it('X31.65 the free title is free in the register too, where types have names in any letter case', async () => {
  await create('ocupada', withIncidents('Ocupada ñ'));
  // Types that no form has: somebody made them in the register.
  const types = `/api/municipalities/${HOME.id}/incident-areas/${INCIDENT_AREAS.trees}/types`;
  for (const title of ['OCUPADA Ñ (2)', 'Ocupada Ñ (3)'])
    expect((await world.as.admin.post(types, { type: { title, public: false } })).status).toBe(200);
  const refused = await create('ocupadaotra', withIncidents('Ocupada ñ'));
  expect(refused.body.issues).toEqual([
    { code: 'incident-title-taken', at: { field: 'title' }, values: { title: 'Ocupada ñ (4)' } },
  ]);
});

it('X31.65 E8.05 a title that another form has is refused at the title, with a free one', async () => {
  await create('ocupa', withIncidents('Ocupado'));
  await create('ocupa2', withIncidents('Ocupado (2)'));
  const refused = await create('llega', withIncidents('Ocupado'));
  expect(refused.body.code).toBe('incident-type-failed');
  expect(refused.body.issues).toEqual([
    { code: 'incident-title-taken', at: { field: 'title' }, values: { title: 'Ocupado (3)' } },
  ]);
  expect((await create('llega', withIncidents('Ocupado (3)'))).status).toBe(200);
});

it('E8.07 X9.04 names the state whose type failed, and takes the types of the other states back', async () => {
  await create('estorbo', withIncidents('Zanja - Notificada'));
  const refused = await create('zanja', withIncidents('Zanja', {}, { incidentPerState: true }));
  expect(refused.body).toMatchObject({
    code: 'incident-type-of-state-failed',
    values: { state: 'Notificada' },
  });
  expect(await typesNamed('Zanja')).toHaveLength(1);
});

it('X9.04 X5.01 a save over an older version creates no type', async () => {
  await create('viejo', withIncidents('Viejo'));
  await update('viejo', 1, { ...withIncidents('Viejo'), description: { text: 'Nueva' } });
  const stale = await update('viejo', 1, withIncidents('Viejo cambiado'));
  expect(stale.body.code).toBe('stale-version');
  expect(await typesNamed('Viejo')).toHaveLength(1);
});

it('E4.31 E9.29 a save that a check refuses creates no type', async () => {
  const refused = await create('sinSecciones', { ...withIncidents('Incompleto'), sections: [] });
  expect(codeOf(refused)).toBe('form-section-required');
  const locked = await create('bloqueado', withIncidents('Bloqueado', {}, { editableForm: false }));
  expect(locked.status).toBe(200);
  await submitTo(world.as.inspector, testId('bloqueado'), {
    id: 'bloqueadoAnswer',
    answers: answersOf({ name: 'Ana' }),
  });
  const readOnly = await update('bloqueado', 1, withIncidents('Bloqueado distinto'));
  expect(readOnly.body.code).toBe('form-read-only');
  expect(await typesNamed('Incompleto')).toEqual([]);
  expect(await typesNamed('Bloqueado')).toHaveLength(1);
});

it('X9.04 E7.03 a create sent twice at the same time makes one form and one type', async () => {
  const replies = await Promise.all([
    create('doble', withIncidents('Doble')),
    create('doble', withIncidents('Doble')),
  ]);
  expect(replies.map(({ status }) => status)).toEqual([200, 200]);
  expect((await create('doble', withIncidents('Doble'))).status).toBe(200);
  expect(await typesNamed('Doble')).toHaveLength(1);
});

it('X9.04 many forms saved at the same time get types with numbers of their own', async () => {
  const replies = await Promise.all(
    ['a', 'b', 'c', 'd', 'e', 'f'].map((letter) => create(`vez${letter}`, withIncidents(`Vez ${letter}`))),
  );
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
  expect(new Set((await typesNamed('Vez')).map(({ id }) => id)).size).toBe(6);
});

it('E9.29 X9.06 ids and username that a browser made up count for nothing', async () => {
  const invented = { username: 'otra', incidentTypeId: 1, incidentTypeByState: [1, 2], public: true };
  await create('inventado', withIncidents('Inventado', invented));
  const [type] = await typesNamed('Inventado');
  const expected = {
    username: 'supervisor',
    areaId: INCIDENT_AREAS.trees,
    incidentTypeId: type?.id,
    incidentTypeByState: [],
    public: false,
  };
  expect(await incidentsOf('inventado')).toEqual(expected);
  await update('inventado', 1, withIncidents('Inventado', { ...invented, incidentTypeId: 99 }));
  expect(await incidentsOf('inventado')).toEqual(expected);
});

it('E6.05 E4.50 the username stays that of who switched the synchronisation on; off clears everything', async () => {
  await create('cambio', withIncidents('Cambio'));
  const { username } = await incidentsOf('cambio');
  await updateAs(world.as.elevatedSupervisor)('cambio', 1, withIncidents('Cambio', { username }));
  expect((await incidentsOf('cambio')).username).toBe('supervisor');
  const off = {
    ...STAFF_FORM,
    title: { text: 'Cambio' },
    incidents: { ...NONE, username: 'otra', incidentTypeId: 5 },
  };
  const saved = await world.as.elevatedSupervisor.put(`/api/forms/${testId('cambio')}`, {
    version: 2,
    areaId: HOME.areas[0],
    sync: false,
    definition: off,
  });
  expect(saved.status).toBe(200);
  expect(await incidentsOf('cambio')).toEqual(NONE);
});

it('E6.05 E9.29 a person without a username in the incident system cannot switch the synchronisation on', async () => {
  const withUsername = (name: string) =>
    sql`update users set username = ${name} where id = ${testId('useradmin')}`.execute(world.db);
  await withUsername('');
  const refused = await create('anonimo', withIncidents('Anónimo'), world.as.admin);
  await withUsername('admin');
  expect(refused.body.issues).toEqual([{ code: 'sync-username-required', at: { field: 'sync' } }]);
});

it.each([INCIDENT_AREAS.away, 999_999, 0, 1.5, 1e300])(
  'E9.29 X9.05 refuses the incident area %s, which the municipality does not have',
  async (areaId) => {
    const refused = await create('ajena', withIncidents('Ajena', { areaId }));
    expect(refused.body.issues).toEqual([{ code: 'incident-area-unknown', at: { field: 'incidentArea' } }]);
    expect(await typesNamed('Ajena')).toEqual([]);
  },
);

it('X9.05 a stored area that the register no longer has stays until it is needed', async () => {
  await create('perdida', withIncidents('Perdida'));
  const gone = { ...(await incidentsOf('perdida')), areaId: 777 };
  await sql`
    update forms set version = 2 where id = ${testId('perdida')}`.execute(world.db);
  await sql`
    insert into form_versions (municipality_id, form_id, version, definition, saved_at, saved_by)
    select municipality_id, form_id, 2, jsonb_set(definition, '{incidents}', ${JSON.stringify(gone)}::jsonb), saved_at, saved_by
    from form_versions where form_id = ${testId('perdida')}`.execute(world.db);
  const same = withIncidents('Perdida', { areaId: 777 });
  expect((await update('perdida', 2, { ...same, description: { text: 'Otra' } })).status).toBe(200);
  expect(codeOf(await update('perdida', 3, { ...same, title: { text: 'Perdida y hallada' } }))).toBe(
    'incident-area-unknown',
  );
});

it('E4.51 E9.06 incidents off under a citizen keeps the type and asks for no area', async () => {
  await create('citizen', withIncidents('Con ciudadano', {}, { citizen: true }));
  const before = await incidentsOf('citizen');
  const off = withIncidents('Con ciudadano', { areaId: -1 }, { incidents: false, citizen: true });
  expect((await update('citizen', 1, off)).status).toBe(200);
  expect(await incidentsOf('citizen')).toEqual({ ...before, areaId: -1 });
});

it('X5.02 what an answerer gets reveals nothing of the incident system', async () => {
  await create('publicAccess', withIncidents('Abierto', {}, { publicAccess: true }));
  const reply = await world.visitor.get(`/api/public/forms/${testId('publicAccess')}/to-answer`);
  expect(reply.body.definition.incidents).toEqual(NONE);
});

it('E4.32 a form without incidents asks the outside systems for nothing', async () => {
  await saveForm(world.as.supervisor, { id: 'sinIncidentes', definition: STAFF_FORM });
  expect(await incidentsOf('sinIncidentes')).toEqual(NONE);
});
