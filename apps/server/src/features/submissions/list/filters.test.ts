// Every mix of filters over HTTP, for every kind of reader, against the same filter in plain code.
// FILTER_MIXES=5000 tries more, FILTER_SEED others.
import { type FilterQuery, filterOf } from '@constancia/domain/submissions/filter/submission-filter.ts';
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { sql } from 'kysely';
import { readSheet } from 'read-excel-file/node';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answersOf, saveForm, submitTo } from '../../../testing/forms.ts';
import { AWAY, HOME, testId } from '../../../testing/territory.ts';
import { openTestWorld, type TestReply, type TestWorld } from '../../../testing/with-app.ts';

const MIXES = Number(process.env['FILTER_MIXES'] ?? 150);
const SEED = Number(process.env['FILTER_SEED'] ?? 13);
const ROWS = 90;
const FORM = aForm()
  .withOptions({ geolocation: true })
  .withStates('Iniciada', 'Vista', 'Cerrada')
  .withSection('s', aQuestion('name', 'text'));

function randomOf(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return (state >>> 8) % below;
  };
}
const random = randomOf(SEED);
const oneOf = <T>(...values: readonly [T, ...T[]]): T => values[random(values.length)] ?? values[0];

interface Row {
  readonly id: string;
  readonly code: string;
  readonly area_id: string;
  readonly created_by: string;
  readonly state: number | null;
  readonly created_at: string;
  readonly updated_at: string;
  readonly citizen_number: string | null;
  readonly badge: 'in-review' | 'to-correct' | 'approved' | null;
  readonly payment: 'to-validate' | 'paid' | 'rejected' | 'none' | null;
}

/** Around midnight in Argentina, 03:00 in UTC, and in India, 18:30, and in the middle of the day. */
function timeAt(): string {
  const [hour, minute] = oneOf([2, 59], [3, 0], [18, 29], [18, 30], [15, 12], [0, 0]);
  return new Date(Date.UTC(2026, 1, 1 + random(5), hour, minute, random(2))).toISOString();
}

const rows: readonly Row[] = Array.from({ length: ROWS }, (_, number) => ({
  id: testId(`f${number}x`),
  code: `VM${random(30)}`,
  area_id: oneOf(HOME.areas[0], HOME.areas[0], HOME.areas[1]),
  created_by: oneOf('inspector', 'inspector@villa.example', 'colleague', 'Usuario Anónimo'),
  state: oneOf(0, 1, 1, 2, null),
  created_at: timeAt(),
  updated_at: timeAt(),
  citizen_number: oneOf('30111222', '30111223', null),
  badge: oneOf('in-review', 'to-correct', 'approved', 'approved', null),
  payment: oneOf('to-validate', 'paid', 'paid', 'rejected', 'none', null),
}));

let world: TestWorld;
let form: string;
beforeAll(async () => {
  world = await openTestWorld();
  form = await saveForm(world.as.supervisor, { id: 'filters', definition: FORM.build() });
  await submitTo(world.as.inspector, form, { id: 'model', answers: answersOf({ name: 'x' }) });
  await sql`
    insert into submissions select filled.* from submissions s,
      lateral jsonb_array_elements(${JSON.stringify(rows)}::jsonb) one,
      lateral jsonb_populate_record(s, one || '{"latitude": -32450000, "longitude": -63270000}') filled
    where s.id = ${testId('model')}`.execute(world.db);
  await sql`delete from submissions where id = ${testId('model')}`.execute(world.db);
});
afterAll(() => world.close());

const WHO = { supervisor: null, admin: null, inspector: ['inspector', 'inspector@villa.example'] } as const;
type Who = keyof typeof WHO;
const AREAS = { supervisor: [HOME.areas[0]], admin: HOME.areas, inspector: [HOME.areas[0]] } as const;

/** Minutes after UTC; half an hour beside whole ones in India. */
const ZONES = { 'America/Argentina/Cordoba': -180, 'Asia/Kolkata': 330 } as const;
let ahead: number = ZONES['America/Argentina/Cordoba'];

const localDay = (time: string) => new Date(Date.parse(time) + ahead * 60_000).toISOString().slice(0, 10);

async function moveTo(zone: keyof typeof ZONES): Promise<void> {
  ahead = ZONES[zone];
  await sql`update municipalities set time_zone = ${zone} where id = ${HOME.id}`.execute(world.db);
}

/** What the list has to show, in its order. */
function expected(who: Who, query: FilterQuery): readonly string[] {
  const filter = filterOf(query);
  const timeOf = (row: Row) => (filter.byLastUpdate ? row.updated_at : row.created_at);
  const own = WHO[who];
  const fits = (row: Row) =>
    (AREAS[who] as readonly string[]).includes(row.area_id) &&
    (own === null || (own as readonly string[]).includes(row.created_by)) &&
    (filter.answeredBy === null || row.created_by === filter.answeredBy) &&
    (filter.code === null || row.code === filter.code) &&
    (filter.documentNumber === null || row.citizen_number === filter.documentNumber) &&
    (filter.state === null || row.state === filter.state) &&
    (filter.badge === null || row.badge === filter.badge) &&
    (filter.payment === null || row.payment === filter.payment) &&
    (filter.from === null || localDay(timeOf(row)) >= filter.from) &&
    (filter.to === null || localDay(timeOf(row)) <= filter.to);
  const newerFirst = (one: Row, other: Row) =>
    Date.parse(timeOf(other)) - Date.parse(timeOf(one)) || (one.id < other.id ? 1 : -1);
  return rows
    .filter(fits)
    .toSorted(newerFirst)
    .map(({ id }) => id);
}

function randomQuery(): FilterQuery {
  const day = () => `2026-02-0${1 + random(5)}`;
  const [first = '', last = ''] = [day(), day()].toSorted();
  const maybe = (percent: number, fields: FilterQuery): FilterQuery => (random(100) < percent ? fields : {});
  return {
    ...maybe(30, { answerBy: oneOf('inspector', 'colleague', 'Usuario Anónimo', 'nobody') }),
    ...maybe(15, { municipalityCodeId: ` VM${random(30)} ` }),
    ...maybe(20, { citizenDni: oneOf('30111222', '30111223', '1') }),
    ...maybe(40, { state: oneOf(-1, 0, 1, 2, 7) }),
    ...maybe(20, { badge: oneOf('in-review', 'to-correct', 'approved') }),
    ...maybe(20, { payment: oneOf('to-validate', 'paid', 'rejected', 'none') }),
    ...oneOf(
      {},
      { startDate: first, endDate: last },
      { singleDate: first },
      { startDate: first },
      { endDate: last },
    ),
    ...maybe(40, { lastUpdateCheck: oneOf('true', 'false') }),
  };
}

const urlOf = (query: object) => {
  const fields = Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]);
  return `/api/forms/${form}/submissions?${new URLSearchParams(fields).toString()}`;
};

const idsOf = (reply: TestReply): readonly string[] =>
  reply.body.submissions.map(({ id }: { readonly id: string }) => id);

async function page(who: Who, query: object): Promise<TestReply> {
  const reply = await world.as[who].get(urlOf(query));
  expect(reply.status, urlOf(query)).toBe(200);
  return reply;
}

it.each([
  ['Asia/Kolkata', Math.ceil(MIXES / 3)],
  ['America/Argentina/Cordoba', MIXES],
] as const)(
  'R3.25 R7.03 R7.04 R7.05 R7.06 R7.07 R7.08 R7.10 in %s %i mixes of filters find what they say, in order, with their total',
  async (zone, mixes) => {
    await moveTo(zone);
    const seen = { empty: 0, pages: 0 };
    for (let mix = 0; mix < mixes; mix++) {
      const query = randomQuery();
      for (const who of ['supervisor', 'admin', 'inspector'] as const) {
        const ids = expected(who, query);
        const about = `mix ${mix} of seed ${SEED}: ${who} ${JSON.stringify(query)}`;
        const found: string[] = [];
        let reply = await page(who, query);
        for (;;) {
          expect(reply.body.total, about).toBe(ids.length);
          found.push(...idsOf(reply));
          if (reply.body.next === null) break;
          const before = idsOf(reply);
          reply = await page(who, { ...query, cursor: reply.body.next });
          const back = await page(who, { ...query, cursor: reply.body.previous });
          expect(idsOf(back), about).toEqual(before);
          seen.pages++;
        }
        expect(found, about).toEqual(ids);
        const last = await page(who, { ...query, cursor: 'last' });
        expect([idsOf(last), last.body.next], about).toEqual([idsOf(reply), null]);
        if (ids.length === 0) seen.empty++;
      }
    }
    // Both came up, so that the comparison means something.
    expect(Math.min(seen.empty, seen.pages)).toBeGreaterThan(10);
  },
  600_000,
);

it('R7.29 W18 R9.36 the spreadsheet has what the filter of the list finds, in its order, and the audit log which and how many', async () => {
  const audited: object[] = [];
  for (const query of [
    { answerBy: 'inspector', state: 1 },
    { startDate: '2026-02-02', endDate: '2026-02-03', lastUpdateCheck: 'true' },
    { citizenDni: '30111222' },
    { badge: 'to-correct' },
    { payment: 'paid', state: 1 },
    {},
  ] as const) {
    const ids = expected('supervisor', query);
    expect(ids.length).toBeGreaterThan(0);
    const path = urlOf(query).replace('/submissions?', '/submissions.xlsx?');
    const [, ...lines] = await readSheet((await world.as.supervisor.get(path)).raw);
    expect(lines.map(([id]) => id)).toEqual(ids);
    const shown = 'citizenDni' in query ? { citizenDni: '…' } : query;
    const filter = Object.keys(query).length > 0 && { filter: shown };
    audited.push({ format: 'xlsx', rows: ids.length, ...filter });
  }
  const { rows: logged } = await sql<{ details: object }>`
    select details from audit_entries where action = 'export' order by number`.execute(world.db);
  expect(logged.map(({ details }) => details)).toEqual(audited);
});

it('X32.32 list, total, map and spreadsheet find the same under one query, whatever is mixed, and no reader more than theirs', async () => {
  const town = { south: -32.6, west: -63.4, north: -32.3, east: -63.1, zoom: 12 };
  const seen = new Set<number>();
  for (let mix = 0; mix < 25; mix++) {
    const query = randomQuery();
    for (const who of ['supervisor', 'admin', 'inspector'] as const) {
      const ids = expected(who, query);
      const about = `mix ${mix} of seed ${SEED}: ${who} ${JSON.stringify(query)}`;
      const list = await page(who, query);
      expect([list.body.total, idsOf(list)], about).toEqual([ids.length, ids.slice(0, idsOf(list).length)]);
      const mapUrl = urlOf({ ...query, ...town }).replace('/submissions?', '/submission-map?');
      const map = await world.as[who].get(mapUrl);
      expect(map.body.located, about).toBe(ids.length);
      if (who !== 'inspector') {
        const sheet = await world.as[who].get(urlOf(query).replace('/submissions?', '/submissions.xlsx?'));
        const [, ...lines] = await readSheet(sheet.raw);
        const found = lines.map(([id]) => id);
        expect(found, about).toEqual(ids);
      }
      seen.add(ids.length);
    }
  }
  expect(seen.size).toBeGreaterThan(5);
});

it('X32.33 what no filter can be is refused with the name of its field', async () => {
  for (const [query, field] of [
    ['state=abc', 'state'],
    ['state=-2', 'state'],
    ['state=99999999999', 'state'],
    ['startDate=2026-02-30', 'startDate'],
    ['endDate=ayer', 'endDate'],
    ['singleDate=0000-01-01', 'singleDate'],
    ['startDate=2026-03-02&endDate=2026-03-01', 'endDate'],
    ['singleDate=2026-03-02&startDate=2026-03-01', 'singleDate'],
    ['lastUpdateCheck=yes', 'lastUpdateCheck'],
    ['citizenDni=30a', 'citizenDni'],
    ['badge=seen', 'badge'],
    ['badge=', 'badge'],
    ['payment=late', 'payment'],
    ['answerBy=%00', 'answerBy'],
    [`answerBy=${'x'.repeat(300)}`, 'answerBy'],
    ['cursor=n.1.zz', 'cursor'],
  ] as const)
    for (const path of ['submissions', 'own-submissions', 'submissions.xlsx']) {
      if (field === 'cursor' && path.endsWith('xlsx')) continue;
      const { status, body } = await world.as.supervisor.get(`/api/forms/${form}/${path}?${query}`);
      expect([status, body.code, body.issues?.[0]?.at.field], `${path} ${query}`).toEqual([
        400,
        'request-invalid',
        `query.${field}`,
      ]);
    }
  for (const extreme of [
    'startDate=0001-01-01&endDate=9999-12-31',
    'state=2147483647',
    'endDate=9999-12-31&answerBy=a',
  ])
    expect((await world.as.supervisor.get(`/api/forms/${form}/submissions?${extreme}`)).status, extreme).toBe(
      200,
    );
});

it('X36.67 R7.04 the filter ID finds a submission by its code, in capitals or not, and by its id', async () => {
  const [{ id, code } = { id: '', code: '' }] = rows.filter(({ area_id }) => area_id === HOME.areas[0]);
  const found = async (name: string) => idsOf(await page('admin', { municipalityCodeId: name }));
  const ofCode = await found(code);
  expect(ofCode).toContain(id);
  expect(await found(code.toLowerCase())).toEqual(ofCode);
  expect(await found(` ${id} `)).toEqual([id]);
  expect(await found(id.toUpperCase())).toEqual([]);
  expect(await found(`${code}0000`)).toEqual([]);
  const sheet = await world.as.admin.get(`/api/forms/${form}/submissions.csv?municipalityCodeId=${id}`);
  expect(sheet.status).toBe(200);
  // An id opens nothing that the list does not show.
  const [away = { id: '' }] = rows.filter(({ area_id }) => area_id === HOME.areas[1]);
  expect(idsOf(await page('supervisor', { municipalityCodeId: away.id }))).toEqual([]);
});

it('X32.34 a cursor of another list, or of another filter, is refused', async () => {
  const { next } = (await page('admin', {})).body;
  const other = await saveForm(world.as.supervisor, { id: 'other', definition: FORM.build() });
  const taken = async (path: string) => (await world.as.admin.get(`${path}cursor=${next}`)).status;
  expect(await taken(`/api/forms/${form}/submissions?`)).toBe(200);
  expect(await taken(`/api/forms/${form}/submissions?state=-1&answerBy=+&`)).toBe(200);
  for (const path of [
    `/api/forms/${form}/submissions?state=1&`,
    `/api/forms/${form}/submissions?lastUpdateCheck=true&`,
    `/api/forms/${form}/own-submissions?`,
    `/api/forms/${other}/submissions?`,
  ])
    expect(await taken(path), path).toBe(400);
});

it('R6.08 R6.10 W19 a filter shows nobody more than their list: not another area, author or municipality', async () => {
  const asInspector = await page('inspector', { answerBy: 'colleague' });
  expect(asInspector.body).toMatchObject({ total: 0, submissions: [] });
  const anonymous = await page('inspector', { answerBy: 'Usuario Anónimo' });
  expect(anonymous.body.total).toBe(0);
  const away = await saveForm(world.as.foreigner, {
    id: 'away',
    definition: FORM.build(),
    areaId: AWAY.areas[0],
  });
  expect((await world.as.supervisor.get(`/api/forms/${away}/submissions?state=0`)).body.code).toBe(
    'form-outside-areas',
  );
});
