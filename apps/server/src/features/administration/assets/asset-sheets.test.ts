// Assets from a spreadsheet over HTTP, and the file of assets.
import { ASSET_SHEET } from '@constancia/domain/assets/asset-sheet.ts';
import { ENTRIES_AT_ONCE } from '@constancia/domain/limits.ts';
import { columnsByTitle, sheetLines } from '@constancia/domain/sheets/sheet-lines.ts';
import { assetSheetWords } from '@constancia/messages/register-sheet-words.ts';
import { sql } from 'kysely';
import { readSheet } from 'read-excel-file/node';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { deletingAfter } from '../../../testing/data/deleting-database.ts';
import { outcomesIn, tableIn } from '../../../testing/files/sheets.ts';
import { AWAY, HOME, testId } from '../../../testing/territory.ts';
import { caller, openTestWorld, type TestReply, type TestWorld } from '../../../testing/with-app.ts';
import { assetSheet } from './asset-sheets.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
  await sql`insert into incident_areas (municipality_id, id, description)
    values (${HOME.id}, 7, 'Alumbrado'), (${AWAY.id}, 9, 'Otra')`.execute(world.db);
});
afterAll(() => world.close());

const path = (municipality = HOME.id) => `/api/municipalities/${municipality}/assets`;
const line = (name: string, change: object = {}, number: number | null = null) => ({
  id: testId(`line${name}`),
  number,
  asset: {
    description: name,
    type: 'Luminaria',
    address: 'Mitre 100',
    incidentAreaId: 7,
    point: { latitude: -32.4075, longitude: -63.2402 },
    ...change,
  },
});
const sendTo = (municipality: string, assets: readonly object[], onlyCheck = false): Promise<TestReply> =>
  world.as.admin.post(`${path(municipality)}/many`, { assets, onlyCheck });
const send = async (assets: readonly object[], onlyCheck = false) =>
  outcomesIn(await sendTo(HOME.id, assets, onlyCheck));
const names = async (query = '') =>
  (await world.as.admin.get(`${path()}${query}`)).body.assets.map(
    ({ description }: { description: string }) => description,
  );
const audited = async () =>
  (
    await sql<{ action: string; details: object }>`
      select action, details from audit_entries where subject = 'asset' order by number`.execute(world.db)
  ).rows;

it('X34.63 each asset is added as a single one is; what is refused says why and stops no other', async () => {
  expect(
    await send([
      line('Una'),
      line(' ', { type: '' }),
      line('Ajena', { incidentAreaId: 9 }),
      line('Sin punto', { point: null }),
      line('Dos', { incidentAreaId: null }),
    ]),
  ).toEqual([
    'new',
    ['refused', 'asset-invalid', 'asset-description-required', 'asset-type-required'],
    ['refused', 'asset-invalid', 'asset-area-unknown'],
    ['refused', 'asset-invalid', 'asset-point-required'],
    'new',
  ]);
  expect(await names()).toEqual(['Dos', 'Una']);
  expect(await audited()).toEqual(
    ['Una', 'Dos'].map((description) => ({ action: 'create', details: { description, type: 'Luminaria' } })),
  );
});

it('X34.63 a check says the same and stores nothing, no entry of the audit log either', async () => {
  const before = [await names(), await audited()];
  expect(await send([line('Tres'), line('Cuatro', { point: null })], true)).toEqual([
    'new',
    ['refused', 'asset-invalid', 'asset-point-required'],
  ]);
  expect([await names(), await audited()]).toEqual(before);
});

it('X34.63 what the register has, by number or by every value, is there already and stays; sent twice at once it is one', async () => {
  const [both, again] = await Promise.all([
    sendTo(HOME.id, [line('Cinco')]),
    sendTo(HOME.id, [line(' Cinco ')]),
  ]);
  expect(new Set([...outcomesIn(both), ...outcomesIn(again)])).toEqual(new Set(['new', 'there']));
  expect(await names('?text=cinco')).toEqual(['Cinco']);
  const [{ id }] = (await world.as.admin.get(`${path()}?text=cinco`)).body.assets;
  expect(await send([line('Otro nombre', {}, id), line('Cinco', { address: 'Otra' })])).toEqual([
    'there',
    'new',
  ]);
  expect(await names('?text=otro')).toEqual([]);
});

it('X34.63 the number and the values of an asset of another municipality are not there', async () => {
  expect(outcomesIn(await sendTo(AWAY.id, [line('Lejos', { incidentAreaId: null })]))).toEqual(['new']);
  expect(await send([line('Lejos', { incidentAreaId: null })])).toEqual(['new']);
  await sql`update assets set id = 4000 where municipality_id = ${AWAY.id}`.execute(world.db);
  expect(await send([line('Con número', {}, 4000)])).toEqual([
    ['refused', 'asset-invalid', 'sheet-number-unknown'],
  ]);
  expect(await names('?text=con')).toEqual([]);
});

it('X34.63 assets of the platform are not added from a file, and not checked', async () => {
  await sql`update municipalities set settings = '{"incidentSystem": "platform"}' where id = ${AWAY.id}`.execute(
    world.db,
  );
  const replies = [await sendTo(AWAY.id, [line('Ocho')]), await sendTo(AWAY.id, [line('Ocho')], true)];
  expect(replies.map(({ status, body }) => [status, body.code])).toEqual([
    [409, 'register-read-only'],
    [409, 'register-read-only'],
  ]);
});

it('X34.63 X34.61 fifty at a time', async () => {
  const many = Array.from({ length: ENTRIES_AT_ONCE + 1 }, (_, n) => line(`Lista ${n}`));
  const { status, body } = await sendTo(HOME.id, many, true);
  expect([status, body.issues[0].at.field]).toEqual([400, 'body.assets']);
});

it('X34.63 X34.60 the assets of a filter are a spreadsheet in the reader’s language, which is read again; the audit log says so', async () => {
  await send([line('=1+1', { type: 'Árbol', incidentAreaId: null })]);
  const file = await world.as.admin.get(`${path()}.xlsx?text=MITRE`);
  expect(file.headers['content-disposition']).toBe('attachment; filename="activos.xlsx"');
  const sheet = await readSheet(file.raw, { trim: false });
  const { columns } = await assetSheetWords('es');
  expect(sheet.slice(0, 2)).toEqual([
    ['Nombre', 'Tipo', 'Dirección', 'Área de incidentes', 'Latitud', 'Longitud', 'Número'],
    ['=1+1', 'Árbol', 'Mitre 100', null, -32.4075, -63.2402, expect.any(Number)],
  ]);
  expect(sheet.slice(1).map(([name]) => name)).toEqual(await names('?text=mitre'));
  expect((await audited()).at(-1)).toEqual({
    action: 'export',
    details: { type: '', area: '', filtered: true },
  });
  const english = caller(world.app, { ...world.as.admin.headers, 'accept-language': 'en' });
  expect((await readSheet((await english.get(`${path()}.xlsx`)).raw))[0]).toContain('Latitude');

  const table = await tableIn(file);
  const known = { incidentAreas: [{ id: '7', name: 'Alumbrado' }] };
  const lines = sheetLines(ASSET_SHEET, { table, columns: columnsByTitle(table[0] ?? [], columns) }, known);
  const withoutNumbers = lines.map(({ asset, issues }, n) => {
    expect(issues).toEqual([]);
    return { id: testId(`again${n}`), number: null, asset };
  });
  expect(new Set(await send(withoutNumbers, true))).toEqual(new Set(['there']));
});

it('X34.63 an asset that is deleted while the file is written takes no other one with it', async () => {
  await sql`insert into assets (municipality_id, id, description, type, address, icon, latitude, longitude)
    select ${HOME.id}, 5000 + n, 'Banco ' || n, 'Banco', '', '', 0, 0 from generate_series(1, 700) n`.execute(
    world.db,
  );
  const remove = () => sql`delete from assets where description = 'Banco 7'`.execute(world.db);
  const filter = { text: 'banco', type: '', area: null };
  const words = await assetSheetWords('es');
  const file = await assetSheet(deletingAfter(world.db, 500, remove), HOME.id, { filter, words });
  const listed = (await readSheet(await buffer(file))).slice(1).map(([name]) => name);
  expect(listed).toHaveLength(700);
  expect(new Set(listed)).toEqual(new Set(Array.from({ length: 700 }, (_, n) => `Banco ${n + 1}`)));
  expect((await sql`select from assets where description = 'Banco 7'`.execute(world.db)).rows).toEqual([]);
});
