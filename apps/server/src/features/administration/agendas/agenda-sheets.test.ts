// Agendas from a spreadsheet over HTTP, and their file.
import { AGENDA_SHEET } from '@constancia/domain/appointments/agenda-sheet.ts';
import { AGENDAS_AT_ONCE } from '@constancia/domain/limits.ts';
import { columnsByTitle, sheetLines } from '@constancia/domain/sheets/sheet-lines.ts';
import { agendaSheetWords } from '@constancia/messages/register-sheet-words.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { outcomesIn, tableIn } from '../../../testing/files/sheets.ts';
import { AWAY, HOME, testId } from '../../../testing/territory.ts';
import { openTestWorld, type TestReply, type TestWorld } from '../../../testing/with-app.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());

const SCHEDULE = {
  minutes: 20,
  capacity: 2,
  openings: [{ weekday: 1, from: '08:00', to: '12:00' }],
  firstDay: '2027-03-01',
  lastDay: '',
  closedDays: [{ day: '2027-05-01', note: 'Feriado' }],
  aheadDays: 60,
  noticeHours: 2,
  reminderHours: 24,
};
let lines = 0;
const line = (name: string, change: object = {}) => ({
  id: testId(`line${lines++}`),
  agenda: { name, address: 'Mitre 100', schedule: SCHEDULE, ...change },
});
const path = (municipality = HOME.id) => `/api/municipalities/${municipality}/agendas`;
const sendTo = (municipality: string, agendas: readonly object[], onlyCheck = false): Promise<TestReply> =>
  world.as.admin.post(`${path(municipality)}/many`, { agendas, onlyCheck });
const send = async (agendas: readonly object[], onlyCheck?: boolean) =>
  outcomesIn(await sendTo(HOME.id, agendas, onlyCheck));
const names = async (municipality?: string) =>
  (await world.as.admin.get(path(municipality))).body.agendas.map(({ name }: { name: string }) => name);
const audited = async () =>
  (
    await sql<{ action: string; details: object }>`
      select action, details from audit_entries where subject = 'agenda' order by number`.execute(world.db)
  ).rows;

it('X34.66 each agenda is added with its hours as a single one is; what is refused says why and stops no other', async () => {
  expect(
    await send([
      line(' Licencias '),
      line('', { schedule: null }),
      line('Sin horas', { schedule: { ...SCHEDULE, openings: [] } }),
      line('Mal', { schedule: { ...SCHEDULE, minutes: -1, firstDay: 'mañana' } }),
      line('Obras', { schedule: null }),
    ]),
  ).toEqual([
    'new',
    ['refused', 'agenda-invalid', 'agenda-name-required'],
    ['refused', 'agenda-invalid', 'agenda-hours-required'],
    ['refused', 'agenda-invalid', 'agenda-number-invalid', 'agenda-day-invalid'],
    'new',
  ]);
  const { agendas } = (await world.as.admin.get(path())).body;
  expect(agendas).toMatchObject([
    { name: 'Licencias', givesAppointments: true },
    { name: 'Obras', givesAppointments: false },
  ]);
  const stored = (await world.as.admin.get(`${path()}/${agendas[0].id}`)).body;
  expect([stored.agenda, stored.version]).toEqual([
    { name: 'Licencias', address: 'Mitre 100', schedule: SCHEDULE },
    1,
  ]);
  expect(await audited()).toEqual([
    { action: 'create', details: { name: 'Licencias', address: 'Mitre 100', ...SCHEDULE } },
    { action: 'create', details: { name: 'Obras', address: 'Mitre 100' } },
  ]);
});

it('X34.66 an agenda with the name is there already and stays; sent twice at once it is one, and another municipality has its own', async () => {
  const both = await Promise.all([sendTo(HOME.id, [line('Tránsito')]), sendTo(HOME.id, [line('TRANSITO')])]);
  expect(new Set(both.flatMap(outcomesIn))).toEqual(new Set(['new', 'there']));
  expect(await send([line('licencias', { address: 'Otra' })])).toEqual(['there']);
  expect(await names()).toHaveLength(3);
  expect(outcomesIn(await sendTo(AWAY.id, [line('Licencias')]))).toEqual(['new']);
  expect(await names(AWAY.id)).toEqual(['Licencias']);
});

it('X34.66 a check says the same and stores nothing, no entry of the audit log either; ten at a time', async () => {
  const before = [await names(), await audited()];
  expect(await send([line('Otra'), line('')], true)).toEqual([
    'new',
    ['refused', 'agenda-invalid', 'agenda-name-required'],
  ]);
  expect([await names(), await audited()]).toEqual(before);
  const many = Array.from({ length: AGENDAS_AT_ONCE + 1 }, (_, n) => line(`Lista ${n}`));
  const { status, body } = await sendTo(HOME.id, many, true);
  expect([status, body.issues[0].at.field]).toEqual([400, 'body.agendas']);
});

it('X34.66 the agendas are a spreadsheet that is read again; the audit log says so', async () => {
  const file = await world.as.admin.get(`${path()}.xlsx`);
  expect(file.headers['content-disposition']).toBe('attachment; filename="agendas.xlsx"');
  const table = await tableIn(file);
  expect(table[0]?.slice(0, 4)).toEqual(['Nombre', 'Dónde se atiende', 'Lunes', 'Martes']);
  expect(table[1]?.slice(0, 4)).toEqual(['Licencias', 'Mitre 100', '08:00-12:00', '']);
  expect(table[1]?.slice(-3)).toEqual(['01/03/2027', '', '01/05/2027 Feriado']);
  expect((await audited()).at(-1)).toEqual({ action: 'export', details: {} });
  const { columns } = await agendaSheetWords('es');
  const read = sheetLines(AGENDA_SHEET, { table, columns: columnsByTitle(table[0] ?? [], columns) }, {});
  expect(read[0]).toMatchObject({ name: 'Licencias', schedule: SCHEDULE });
  const again = read.map(({ line: _line, issues: _issues, ...agenda }, n) => ({
    id: testId(`again${n}`),
    agenda,
  }));
  expect(new Set(await send(again, true))).toEqual(new Set(['there']));
});

it('X34.66 where bookings are the platform’s no agenda is added from a file or checked, and there is no file', async () => {
  await sql`update municipalities set settings = '{"bookingSystem": "platform"}' where id = ${AWAY.id}`.execute(
    world.db,
  );
  const replies = [
    await sendTo(AWAY.id, [line('Ocho')]),
    await sendTo(AWAY.id, [line('Ocho')], true),
    await world.as.admin.get(`${path(AWAY.id)}.xlsx`),
  ];
  expect(replies.map(({ status, body }) => [status, body.code])).toEqual(
    Array.from({ length: 3 }, () => [409, 'register-read-only']),
  );
});
