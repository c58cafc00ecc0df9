// Incident areas and types from a spreadsheet over HTTP, and their file.
import { incidentSheetWords } from '@constancia/messages/register-sheet-words.ts';
import { sql } from 'kysely';
import { buffer } from 'node:stream/consumers';
import { readSheet } from 'read-excel-file/node';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { deletingAfter } from '../../../testing/data/deleting-database.ts';
import { outcomesIn, tableIn } from '../../../testing/files/sheets.ts';
import { AWAY, HOME, testId } from '../../../testing/territory.ts';
import { openTestWorld, type TestReply, type TestWorld } from '../../../testing/with-app.ts';
import { incidentSheet } from './incident-sheets.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
  await sql`insert into incident_areas (municipality_id, id, description)
    values (${HOME.id}, 7, 'Alumbrado'), (${AWAY.id}, 9, 'Poda')`.execute(world.db);
});
afterAll(() => world.close());

let lines = 0;
const line = (area: string, title = '', isPublic = false) => ({
  id: testId(`line${lines++}`),
  area,
  type: { title, public: isPublic },
});
const path = (municipality = HOME.id) => `/api/municipalities/${municipality}/incident-areas`;
const sendTo = (municipality: string, entries: readonly object[], onlyCheck = false): Promise<TestReply> =>
  world.as.admin.post(`${path(municipality)}/many`, { entries, onlyCheck });
const send = async (entries: readonly object[], onlyCheck?: boolean) =>
  outcomesIn(await sendTo(HOME.id, entries, onlyCheck));
const file = (): Promise<TestReply> => world.as.admin.get(`${path()}.xlsx`);
const audited = async () =>
  (
    await sql<{ subject: string; details: object }>`
      select subject, details from audit_entries
      where subject in ('incident-area', 'incident-type') and action = 'create' order by number`.execute(
      world.db,
    )
  ).rows;

it('X34.65 areas and types are added as single ones are, a new area with its first type; what is refused says why and stores nothing of its line', async () => {
  expect(
    await send([
      line('alumbrado', 'Lámpara rota', true),
      line('Arbolado', 'Rama caída'),
      line('Arbolado', 'Raíz'),
      line('Nueva', 'x'.repeat(300)),
      line(' '),
      line('Tránsito'),
    ]),
  ).toEqual([
    'new',
    'new',
    'new',
    ['refused', 'incident-type-invalid', 'incident-text-too-long'],
    ['refused', 'incident-area-invalid', 'incident-area-name-required'],
    'new',
  ]);
  expect(await tableIn(await file())).toEqual([
    ['Área', 'Tipo', 'Lo ven los ciudadanos'],
    ['Alumbrado', 'Lámpara rota', 'Sí'],
    ['Arbolado', 'Raíz', 'No'],
    ['Arbolado', 'Rama caída', 'No'],
    ['Tránsito', '', ''],
  ]);
  expect((await audited()).map(({ subject }) => subject)).toEqual([
    'incident-type',
    'incident-area',
    'incident-type',
    'incident-type',
    'incident-area',
  ]);
});

it('X34.65 what the register has is there already and stays; sent twice at once it is one', async () => {
  const both = await Promise.all([
    sendTo(HOME.id, [line('Ruidos', 'De noche')]),
    sendTo(HOME.id, [line('RUIDOS', 'de noche', true)]),
  ]);
  expect(new Set(both.flatMap(outcomesIn))).toEqual(new Set(['new', 'there']));
  const before = await tableIn(await file());
  expect(await send([line('Alumbrado', 'lámpara rota'), line('TRÁNSITO')])).toEqual(['there', 'there']);
  expect(await tableIn(await file())).toEqual(before);
});

it('X34.65 an area of another municipality is not there, and gets no types', async () => {
  expect(await send([line('Poda', 'Fuera de época')])).toEqual(['new']);
  const { areas } = (await world.as.admin.get(path(AWAY.id))).body;
  expect(areas).toMatchObject([{ id: 9, types: 0 }]);
  expect((await tableIn(await file())).filter(([area]) => area === 'Poda')).toHaveLength(1);
});

it('X34.65 a check says the same and stores nothing, no entry of the audit log either', async () => {
  const before = [await tableIn(await file()), await audited()];
  expect(await send([line('Otra', 'Más'), line('Alumbrado', 'x'.repeat(300))], true)).toEqual([
    'new',
    ['refused', 'incident-type-invalid', 'incident-text-too-long'],
  ]);
  expect([await tableIn(await file()), await audited()]).toEqual(before);
});

it('X34.65 areas and types of the platform are not added from a file, and not checked', async () => {
  await sql`update municipalities set settings = '{"incidentSystem": "platform"}' where id = ${AWAY.id}`.execute(
    world.db,
  );
  const replies = [await sendTo(AWAY.id, [line('Ocho')]), await sendTo(AWAY.id, [line('Ocho')], true)];
  expect(replies.map(({ status, body }) => [status, body.code])).toEqual([
    [409, 'register-read-only'],
    [409, 'register-read-only'],
  ]);
});

it('X34.65 a type that is deleted while the file is written takes no other one with it', async () => {
  await sql`insert into incident_areas (municipality_id, id, description) values
    (${AWAY.id}, 20, 'Calles'), (${AWAY.id}, 21, 'Plazas'), (${AWAY.id}, 22, 'Vacía')`.execute(world.db);
  await sql`insert into incident_types (municipality_id, id, area_id, title, public, created_by)
    select ${AWAY.id}, 100 + n, 20 + n % 2, 'Tipo ' || n, true, '' from generate_series(1, 700) n`.execute(
    world.db,
  );
  const remove = () => sql`delete from incident_types where title = 'Tipo 8'`.execute(world.db);
  const words = await incidentSheetWords('es');
  const sheet = incidentSheet(deletingAfter(world.db, 500, remove), AWAY.id, words);
  const listed = (await readSheet(await buffer(sheet))).slice(1);
  const titles = listed.map(([, title]) => title).filter((title) => title !== null);
  expect(titles).toHaveLength(700);
  expect(new Set(titles)).toEqual(new Set(Array.from({ length: 700 }, (_, n) => `Tipo ${n + 1}`)));
  expect(listed.at(-1)?.[0]).toBe('Vacía');
  expect((await sql`select from incident_types where title = 'Tipo 8'`.execute(world.db)).rows).toEqual([]);
});
