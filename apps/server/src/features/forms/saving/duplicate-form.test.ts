// Copying a form over HTTP: what the copy holds, who may make it and for which area, and sending it twice.

import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { STAFF_FORM, saveForm } from '../../../testing/forms.ts';
import { AWAY, HOME, testId } from '../../../testing/territory.ts';
import { openTestWorld, type TestReply, type TestWorld } from '../../../testing/with-app.ts';

let world: TestWorld;
let source: string;
beforeAll(async () => {
  world = await openTestWorld();
  source = await saveForm(world.as.supervisor, { id: 'source', definition: STAFF_FORM });
});
afterAll(() => world.close());

const copy = (who: keyof TestWorld['as'], id: string, areaId: string = HOME.areas[0]): Promise<TestReply> =>
  world.as[who].post(`/api/forms/${source}/duplicates`, { id: testId(id), areaId });

/** Changes the stored text directly, to what no save through the editor would store. */
async function changeText(id: string, over: Readonly<Record<string, unknown>>): Promise<void> {
  await sql`delete from form_versions where form_id = ${id} and version > 1`.execute(world.db);
  await sql`insert into form_versions (municipality_id, form_id, version, definition, saved_at, saved_by)
    select municipality_id, form_id, 2, definition || ${JSON.stringify(over)}::jsonb, saved_at, saved_by
    from form_versions where form_id = ${id} and version = 1`.execute(world.db);
  await sql`update forms set version = 2 where id = ${id}`.execute(world.db);
}

it('P4.23 P4.25 P4.28 P4.30 P4.31 P7.11 makes a form of its own in the chosen area, listed immediately in its order', async () => {
  world.time.now = new Date('2026-03-10T17:30:00.000Z');
  const reply = await copy('elevatedSupervisor', 'copy1', HOME.areas[1]);
  expect(reply.body).toEqual({ id: testId('copy1'), version: 1, headerImageDropped: false });
  const { body } = await world.as.elevatedSupervisor.get(`/api/forms/${testId('copy1')}`);
  expect(body).toMatchObject({
    id: testId('copy1'),
    version: 1,
    areaId: HOME.areas[1],
    createdAt: '2026-03-10T17:30:00.000Z',
    submissionCount: 0,
  });
  const original = (await world.as.elevatedSupervisor.get(`/api/forms/${source}`)).body;
  expect(body.definition).toEqual(original.definition);
  const list = (await world.as.elevatedSupervisor.get('/api/forms')).body.forms as {
    title: { text: string };
  }[];
  expect(list.map(({ title }) => title.text)).toEqual(['Inspección', 'Inspección']);
});

it('X35.47 the copy has the title that was chosen, with the texts of the source in other languages', async () => {
  const areaId = HOME.areas[0];
  const body = { id: testId('copyTitled'), areaId, title: '  Copia de Inspección ' };
  expect((await world.as.duplicatingSupervisor.post(`/api/forms/${source}/duplicates`, body)).status).toBe(
    200,
  );
  const { definition } = (await world.as.supervisor.get(`/api/forms/${body.id}`)).body;
  expect(definition.title).toEqual({ ...STAFF_FORM.title, text: 'Copia de Inspección' });
  expect(definition.sections).toEqual(STAFF_FORM.sections);
  const blank = { id: testId('copyBlank'), areaId, title: ' ' };
  await world.as.duplicatingSupervisor.post(`/api/forms/${source}/duplicates`, blank);
  expect((await world.as.supervisor.get(`/api/forms/${blank.id}`)).body.definition.title).toEqual(
    STAFF_FORM.title,
  );
  // Sent again after a lost reply it is the same copy; with another title it is not.
  const again = async (title: string) =>
    world.as.duplicatingSupervisor.post(`/api/forms/${source}/duplicates`, { ...body, title });
  expect((await again('Copia de Inspección')).status).toBe(200);
  expect((await again('Otra copia')).body.code).toBe('id-taken');
});

it('P4.24 P3.19 remembers who copied which form and when', async () => {
  const { body } = await copy('duplicatingSupervisor', 'copy2');
  const found = await sql<{ duplicated: unknown }>`
    select duplicated from forms where id = ${body.id}`.execute(world.db);
  expect(found.rows[0]?.duplicated).toEqual({
    username: 'duplicatingsupervisor',
    at: world.time.now.toISOString(),
    formId: source,
  });
});

it('P2.75 a copy is marked in the list where the municipality marks such forms, and only the copy', async () => {
  await copy('duplicatingSupervisor', 'marked');
  const marked = async () => {
    const { body } = await world.as.supervisor.get('/api/forms');
    return body.forms.map((form: { id: string; marked: boolean }) => [form.id, form.marked]);
  };
  expect((await marked()).every(([, mark]: [string, boolean]) => !mark)).toBe(true);
  await sql`update municipalities set settings = '{"marksDuplicatedForms": true}' where id = ${HOME.id}`.execute(
    world.db,
  );
  const after = Object.fromEntries(await marked());
  expect(after[testId('marked')]).toBe(true);
  expect(after[source]).toBe(false);
});

it('P4.26 P4.27 P2.84 leaves the incident system behind, and says so before', async () => {
  const id = await saveForm(world.as.supervisor, { id: 'incidents', definition: STAFF_FORM });
  await changeText(id, {
    options: { ...STAFF_FORM.options, incidents: true, incidentPerState: true },
    incidents: {
      username: 'ana',
      areaId: 703,
      incidentTypeId: 5,
      incidentTypeByState: [{ id: 1 }],
      public: true,
    },
  });
  const before = await world.as.duplicatingSupervisor.get(`/api/forms/${id}/duplication`);
  expect(before.body).toMatchObject({ title: { text: 'Inspección' }, losesIncidents: true });
  await world.as.duplicatingSupervisor.post(`/api/forms/${id}/duplicates`, {
    id: testId('noincidents'),
    areaId: HOME.areas[0],
  });
  const { definition } = (await world.as.supervisor.get(`/api/forms/${testId('noincidents')}`)).body;
  expect(definition.options).toMatchObject({ incidents: false, incidentPerState: false });
  expect(definition.incidents).toEqual({
    username: '',
    areaId: -1,
    incidentTypeId: null,
    incidentTypeByState: [],
    public: false,
  });
});

it('P5.01 asks for an area', async () => {
  const reply = await copy('duplicatingSupervisor', 'noarea', '');
  expect(reply.status).toBe(422);
  expect(reply.body.issues).toEqual([{ code: 'copy-area-required', at: { field: 'area' } }]);
});

it('P4.29 X10.01 an administrator copies into another municipality, without the file that belongs to this one', async () => {
  const definition = aForm()
    .with({ title: { text: 'Con imagen' } })
    .withSection('s', aQuestion('name', 'text'))
    .build();
  const id = await saveForm(world.as.supervisor, { id: 'image', definition });
  await changeText(id, {
    options: {
      ...definition.options,
      showHeaderImage: true,
      digitalSignature: true,
      addPaymentGateway: true,
    },
    headerImage: 'imagenes/home/header.png',
    signatures: [{ title: 'Firma', type: 'both', signatory: 'citizen', required: false }],
    payments: { price: 10 },
  });
  const before = (await world.as.admin.get(`/api/forms/${id}/duplication`)).body;
  expect(before).toMatchObject({ losesHeaderImageElsewhere: true, municipality: { id: HOME.id } });
  const body = { id: testId('imageaway'), areaId: AWAY.areas[0] };
  const reply = await world.as.admin.post(`/api/forms/${id}/duplicates`, body);
  expect(reply.body.headerImageDropped).toBe(true);
  const away = (await world.as.foreigner.get(`/api/forms/${testId('imageaway')}`)).body;
  expect(away.municipality.id).toBe(AWAY.id);
  expect(away.definition).toMatchObject({
    headerImage: '',
    options: { showHeaderImage: false, digitalSignature: true, addPaymentGateway: true },
    payments: { price: 10 },
  });
  expect(away.definition.signatures).toHaveLength(1);
  const here = { id: testId('imagehome'), areaId: HOME.areas[1] };
  expect((await world.as.admin.post(`/api/forms/${id}/duplicates`, here)).body.headerImageDropped).toBe(
    false,
  );
  const kept = (await world.as.neighbour.get(`/api/forms/${testId('imagehome')}`)).body;
  expect(kept.definition).toMatchObject({
    headerImage: 'imagenes/home/header.png',
    options: { showHeaderImage: true },
  });
});

it('X10.03 P6.20 copies only from and into the own areas, and not into another municipality', async () => {
  expect((await copy('duplicatingSupervisor', 'x1', HOME.areas[1])).body.code).toBe('form-outside-areas');
  expect((await copy('duplicatingSupervisor', 'x2', AWAY.areas[0])).body.code).toBe('form-outside-areas');
  expect((await copy('admin', 'x3', testId('nowhere'))).body.code).toBe('form-outside-areas');
  // An area of another municipality among a user's areas does not allow copying there.
  await sql`insert into user_areas (municipality_id, user_id, position, area_municipality_id, area_id)
    values (${HOME.id}, ${testId('userelevatedSupervisor')}, 9, ${AWAY.id}, ${AWAY.areas[0]})`.execute(
    world.db,
  );
  expect((await copy('elevatedSupervisor', 'x4', AWAY.areas[0])).body.code).toBe('form-outside-areas');
  const foreign = await saveForm(world.as.foreigner, {
    id: 'theirs',
    areaId: AWAY.areas[0],
    definition: STAFF_FORM,
  });
  const reply = await world.as.duplicatingSupervisor.post(`/api/forms/${foreign}/duplicates`, {
    id: testId('x5'),
    areaId: HOME.areas[0],
  });
  expect(reply.body.code).toBe('form-outside-areas');
});

it('X10.02 sending a copy again, even at the same time, makes one; the id is not for anything else', async () => {
  const replies = await Promise.all(Array.from({ length: 6 }, () => copy('duplicatingSupervisor', 'twice')));
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
  const entries = await sql<{ count: number }>`
    select count(*) as count from audit_entries where subject_id = ${testId('twice')}`.execute(world.db);
  expect(entries.rows[0]?.count).toBe(1);
  expect((await copy('correctingDuplicatingSupervisor', 'twice')).body.code).toBe('id-taken');
  expect((await copy('admin', 'twice', HOME.areas[1])).body.code).toBe('id-taken');
  const other = await saveForm(world.as.supervisor, { id: 'othersource', definition: STAFF_FORM });
  const reply = await world.as.duplicatingSupervisor.post(`/api/forms/${other}/duplicates`, {
    id: testId('twice'),
    areaId: HOME.areas[0],
  });
  expect(reply.body.code).toBe('id-taken');
});

it('X10.10 P8.10 a source that is gone is reported as such', async () => {
  const gone = await saveForm(world.as.supervisor, { id: 'gone', definition: STAFF_FORM });
  await world.as.supervisor.delete(`/api/forms/${gone}?version=1`);
  const body = { id: testId('ofgone'), areaId: HOME.areas[0] };
  expect((await world.as.admin.get(`/api/forms/${gone}/duplication`)).body.code).toBe('form-not-found');
  expect((await world.as.admin.post(`/api/forms/${gone}/duplicates`, body)).body.code).toBe('form-not-found');
});
