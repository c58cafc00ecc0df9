// People from a spreadsheet over HTTP, and the file of the register.
import { CITIZEN_SHEET } from '@constancia/domain/citizens/citizen-sheet.ts';
import { columnsByTitle, sheetLines } from '@constancia/domain/sheets/sheet-lines.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { citizensPath, LEGAL, registerOf, savePerson } from '../../../testing/citizens.ts';
import { outcomesIn, tableIn } from '../../../testing/files/sheets.ts';
import { AWAY, HOME, testId } from '../../../testing/territory.ts';
import { openTestWorld, type TestReply, type TestWorld } from '../../../testing/with-app.ts';

let world: TestWorld;
let home: ReturnType<typeof registerOf>;
beforeAll(async () => {
  world = await openTestWorld();
  home = registerOf(world);
  await savePerson(world, { id: 1, email: 'carla@correo.example', phone: '353 412' });
  await savePerson(world, { id: 2, ...LEGAL });
});
afterAll(() => world.close());

let lines = 0;
const line = (documentNumber: string, change: object = {}) => ({
  id: testId(`line${lines++}`),
  person: {
    personType: 'fisica',
    documentNumber,
    firstName: 'Ana',
    lastName: 'Paz',
    email: '',
    phone: '',
    street: '',
    ...change,
  },
});
const sendTo = (
  municipality: string,
  citizens: readonly object[],
  how: { correct?: boolean; onlyCheck?: boolean } = {},
): Promise<TestReply> =>
  world.as.admin.post(`${citizensPath(municipality)}/many`, {
    citizens,
    correct: false,
    onlyCheck: false,
    ...how,
  });
const send = async (citizens: readonly object[], how?: Parameters<typeof sendTo>[2]) =>
  outcomesIn(await sendTo(HOME.id, citizens, how));
const found = async (text: string) => (await home.search({ text })).citizens;
const audited = async () =>
  (
    await sql<{ action: string; subjectId: string; details: object }>`
      select action, subject_id, details from audit_entries
      where subject = 'citizen' and action <> 'read' order by number`.execute(world.db)
  ).rows;

it('X34.64 each person is registered as a single one is; what is refused says why and stops no other, and nobody is registered twice', async () => {
  const people = [
    line('40.111.222'),
    line('40111223', { firstName: '', lastName: '' }),
    line('40111224', { email: 'x', phone: '12' }),
    line('30-70000001-5', { personType: 'juridica', firstName: 'Kiosco', lastName: '' }),
    line('12', { personType: 'juridica', firstName: 'Kiosco', lastName: '' }),
    line(''),
  ];
  expect(await send(people)).toEqual([
    'new',
    ['refused', 'person-invalid', 'person-fields-required', 'person-fields-required'],
    ['refused', 'person-invalid', 'person-email-invalid', 'person-phone-invalid'],
    'new',
    ['refused', 'person-invalid', 'cuit-invalid'],
    ['refused', 'person-invalid', 'person-fields-required'],
  ]);
  const [ana] = await found('40111222');
  expect(ana).toMatchObject({ documentNumber: '40111222', firstName: 'Ana' });
  expect(await found('30700000015')).toMatchObject([{ firstName: 'Kiosco', personType: 'juridica' }]);
  // The same file again, and the same person in two requests at once.
  expect(await send(people.slice(0, 1))).toEqual(['there']);
  const both = await Promise.all([
    sendTo(HOME.id, [line('40111300')]),
    sendTo(HOME.id, [line('40.111.300')]),
  ]);
  expect(new Set(both.flatMap(outcomesIn))).toEqual(new Set(['new', 'there']));
  expect(await found('40111300')).toHaveLength(1);
  const entries = await audited();
  expect(entries[0]).toEqual({ action: 'create', subjectId: String(ana.id), details: { purpose: 'sheet' } });
  expect(entries).toHaveLength(3);
});

it('X34.64 a check says the same and stores nothing, no correction either', async () => {
  const before = await audited();
  expect(
    await send([line('41000001'), line('33444555', { firstName: 'Otra' })], { onlyCheck: true }),
  ).toEqual(['new', 'there']);
  const how = { correct: true, onlyCheck: true };
  expect(await send([line('33444555', { firstName: 'Otra' })], how)).toEqual(['corrected']);
  expect(await found('41000001')).toEqual([]);
  expect((await home.read(1)).body).toMatchObject({ citizen: { firstName: 'Carla' }, version: 1 });
  expect(await audited()).toEqual(before);
});

it('X34.64 X34.52 who is there is corrected only when that was chosen, with the history; an empty cell leaves what is there', async () => {
  const other = line('33.444.555', { firstName: 'Carla María', lastName: '', street: 'Mitre 100' });
  expect(await send([other])).toEqual(['there']);
  expect((await home.read(1)).body.version).toBe(1);
  expect(await send([other, line('33444555', { phone: '12' })], { correct: true })).toEqual([
    'corrected',
    ['refused', 'person-invalid', 'person-phone-invalid'],
  ]);
  const { body } = await home.read(1);
  expect(body).toMatchObject({
    version: 2,
    citizen: {
      firstName: 'Carla María',
      lastName: 'Núñez',
      documentNumber: '33444555',
      email: 'carla@correo.example',
      phone: '353 412',
      street: 'Mitre 100',
    },
    changes: [
      {
        by: 'admin',
        fields: [
          { field: 'firstName', before: 'Carla', now: 'Carla María' },
          { field: 'street', before: '', now: 'Mitre 100' },
        ],
      },
    ],
  });
  expect((await audited()).at(-1)).toEqual({
    action: 'update',
    subjectId: '1',
    details: { fields: ['firstName', 'street'] },
  });
  expect(await send([other], { correct: true })).toEqual(['there']);
  expect((await home.read(1)).body.version).toBe(2);
});

it('X34.64 X34.53 the number of a record that was merged is that of who stays', async () => {
  expect(await send([line('42000001'), line('42000002')])).toEqual(['new', 'new']);
  const [[kept], [gone]] = [await found('42000001'), await found('42000002')];
  expect((await home.merge(kept.id, gone.id)).status).toBe(200);
  expect(await send([line('42000002', { firstName: 'Otra' })], { correct: true })).toEqual(['there']);
  expect((await home.read(kept.id)).body.citizen).toMatchObject({
    firstName: 'Ana',
    documentNumber: '42000001',
  });
});

it('X34.64 who has the number in another municipality is not there, and is not corrected', async () => {
  await savePerson(world, { id: 9, documentNumber: '43000001' }, AWAY.id);
  expect(await send([line('43000001')], { correct: true })).toEqual(['new']);
  expect((await registerOf(world, AWAY.id).read(9)).body.citizen.firstName).toBe('Carla');
});

it('X34.64 the register is a spreadsheet that is read again; the audit log says so, and nothing of a person', async () => {
  const file = await world.as.admin.get(`${citizensPath()}.xlsx`);
  expect(file.headers['content-disposition']).toBe('attachment; filename="ciudadanos.xlsx"');
  const table = await tableIn(file);
  expect(table[0]).toEqual([
    'Tipo',
    'Documento',
    'Nombre o razón social',
    'Apellido',
    'Correo electrónico',
    'Teléfono',
    'Calle',
  ]);
  expect(table.slice(1, 3)).toEqual([
    ['Persona física', '33444555', 'Carla María', 'Núñez', 'carla@correo.example', '353 412', 'Mitre 100'],
    ['Persona jurídica', '30-71234567-8', 'Panadería El Sol', '', '', '', ''],
  ]);
  expect(table).toHaveLength(1 + (await home.search({})).total);
  const legal = await tableIn(await world.as.admin.get(`${citizensPath()}.xlsx?personType=juridica`));
  expect(new Set(legal.slice(1).map(([type]) => type))).toEqual(new Set(['Persona jurídica']));
  expect((await audited()).at(-1)).toEqual({
    action: 'export',
    subjectId: '',
    details: { personType: 'juridica' },
  });
  const titles = {
    personType: 'Tipo',
    documentNumber: 'Documento',
    firstName: 'Nombre o razón social',
    lastName: 'Apellido',
    email: 'Correo electrónico',
    phone: 'Teléfono',
    street: 'Calle',
  };
  const known = {
    personTypes: [
      { id: 'fisica', name: 'Persona física' },
      { id: 'juridica', name: 'Persona jurídica' },
    ],
  } as const;
  const read = sheetLines(CITIZEN_SHEET, { table, columns: columnsByTitle(table[0] ?? [], titles) }, known);
  const again = read.map(({ line: number, issues: _issues, ...person }) => ({
    id: testId(`again${number}`),
    person,
  }));
  expect(new Set(await send(again, { correct: true, onlyCheck: true }))).toEqual(new Set(['there']));
});

it('X34.64 people of a register of the platform are not registered from a file, and not checked', async () => {
  await sql`update municipalities set settings = '{"citizenRegister": "platform"}' where id = ${AWAY.id}`.execute(
    world.db,
  );
  const replies = [
    await sendTo(AWAY.id, [line('44000001')]),
    await sendTo(AWAY.id, [line('44000001')], { onlyCheck: true }),
  ];
  expect(replies.map(({ status, body }) => [status, body.code])).toEqual([
    [409, 'register-read-only'],
    [409, 'register-read-only'],
  ]);
});
