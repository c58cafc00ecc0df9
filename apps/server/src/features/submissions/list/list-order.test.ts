// The orders of a list over HTTP, for readers of different rows, against the same order in plain code.
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { sql } from 'kysely';
import { readSheet } from 'read-excel-file/node';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answersOf, saveForm, submitTo } from '../../../testing/forms.ts';
import { HOME, testId } from '../../../testing/territory.ts';
import { openTestWorld, type TestWorld } from '../../../testing/with-app.ts';

const ROWS = 64;
const FORM = aForm()
  .withStates('Iniciada', 'Vista', 'Cerrada')
  .withSection(
    's',
    aQuestion('name', 'text'),
    aQuestion('note', 'text'),
    aQuestion('count', 'integer'),
    aQuestion('price', 'decimal'),
    aQuestion('day', 'date'),
    aQuestion('hour', 'time'),
    aQuestion('urgent', 'yes-no'),
    aQuestion('damage', 'single-choice', { options: ['Leve', 'Grave', 'Total'] }),
    aQuestion('where', 'multiple-choice', { options: ['Vereda', 'Calle'] }),
  );

/** What rows have, from the first to the last going up; those in `none` have no value and come last both ways. */
const COLUMNS: Readonly<
  Record<string, { readonly up: readonly unknown[]; readonly none?: readonly unknown[] }>
> = {
  code: { up: ['ABC7', 'VM2', 'VM9', 'VM10', 'VM100'] },
  author: { up: ['colleague', 'inspector', 'inspector@villa.example', 'Usuario Anónimo'] },
  state: { up: [null, 0, 1, 2] },
  person: {
    up: [
      { firstName: 'Eva', lastName: 'Acosta', documentNumber: '1' },
      { firstName: 'Ana', lastName: 'Ávila', documentNumber: '1' },
      { firstName: 'Bazar El Sol', lastName: 'Dummy', documentNumber: '1' },
      { firstName: 'Luz', lastName: 'Zárate', documentNumber: '1' },
    ],
    none: [null],
  },
  'q:note': { up: ['calle 2', 'Calle 10', 'nube', 'ñandú', 'oso'], none: ['', '  ', undefined] },
  'q:count': { up: ['-3', '2', '10', '300'], none: ['diez', undefined] },
  'q:price': { up: ['0,5', '1,25', '2,', '12'], none: ['', undefined] },
  'q:day': { up: ['30/12/2025', '01/02/2026', '15/01/2027'], none: ['2026-01-01', undefined] },
  'q:hour': { up: ['07:05', '12:00', '21:30'], none: [undefined] },
  'q:urgent': { up: ['no', 'yes'], none: [undefined] },
  'q:damage': { up: ['damage-1', 'damage-2', 'damage-3'], none: ['damage-9', undefined] },
  'q:where': { up: [['where-1', 'where-2'], ['where-2']], none: [[], undefined] },
};

let seed = 29;
function random(below: number): number {
  seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fffffff;
  return (seed >>> 8) % below;
}

interface Row {
  readonly id: string;
  readonly area: string;
  readonly created: number;
  readonly updated: number;
  readonly values: Readonly<Record<string, unknown>>;
}

const rows: readonly Row[] = Array.from({ length: ROWS }, (_, number) => ({
  id: testId(`o${number}x`),
  area: HOME.areas[random(3) === 0 ? 1 : 0],
  // Few moments, so that several rows are of the same one.
  created: Date.UTC(2026, 1, 1 + random(20), 12),
  updated: Date.UTC(2026, 2, 1 + random(20), 12),
  values: Object.fromEntries(
    Object.entries(COLUMNS).map(([name, { up, none = [] }]) => {
      const all = [...up, ...none];
      return [name, all[random(all.length)]];
    }),
  ),
}));

let world: TestWorld;
let form: string;
beforeAll(async () => {
  world = await openTestWorld();
  form = await saveForm(world.as.supervisor, { id: 'orders', definition: FORM.build() });
  await submitTo(world.as.inspector, form, { id: 'model', answers: answersOf({ name: 'x' }) });
  const stored = rows.map(({ id, area, created, updated, values }) => {
    const main = Object.entries(values).flatMap(([name, value]) =>
      name.startsWith('q:') && value !== undefined ? [[name.slice(2), { value }]] : [],
    );
    return {
      id,
      area_id: area,
      created_at: new Date(created).toISOString(),
      updated_at: new Date(updated).toISOString(),
      code: values['code'],
      created_by: values['author'],
      state: values['state'],
      citizen: values['person'],
      answers: { ticked: {}, rows: {}, main: Object.fromEntries(main) },
    };
  });
  await sql`
    insert into submissions select filled.* from submissions s,
      lateral jsonb_array_elements(${JSON.stringify(stored)}::jsonb) one, lateral jsonb_populate_record(s, one) filled
    where s.id = ${testId('model')}`.execute(world.db);
  await sql`delete from submissions where id = ${testId('model')}`.execute(world.db);
});
afterAll(() => world.close());

const OWN = ['inspector', 'inspector@villa.example'];
const SEES = {
  admin: () => true,
  supervisor: ({ area }: Row) => area === HOME.areas[0],
  inspector: ({ area, values }: Row) => area === HOME.areas[0] && OWN.includes(values['author'] as string),
} as const;
type Who = keyof typeof SEES;

/** Position of the row's value going up; null without one. */
function positionIn(name: string, row: Row): number | null {
  if (name === 'created' || name === 'updated') return row[name];
  const at = COLUMNS[name]!.up.indexOf(row.values[name]);
  return at === -1 ? null : at;
}

function expected(who: Who, name: string, isDown: boolean): readonly string[] {
  const isTime = name === 'created' || name === 'updated';
  const compare = (one: Row, other: Row): number => {
    const [a, b] = [positionIn(name, one), positionIn(name, other)];
    if (a === null || b === null) return a === b ? ties(one, other) : a === null ? 1 : -1;
    return (isDown ? b - a : a - b) || ties(one, other);
  };
  const byId = (one: Row, other: Row) => (one.id < other.id ? -1 : 1);
  // Equal ones are newest first; an order by time turns round as a whole.
  const ties = (one: Row, other: Row): number =>
    isTime ? (isDown ? byId(other, one) : byId(one, other)) : other.created - one.created || byId(other, one);
  return rows
    .filter(SEES[who])
    .toSorted(compare)
    .map(({ id }) => id);
}

interface Listed {
  readonly submissions: readonly { readonly id: string }[];
  readonly next: string | null;
  readonly previous: string | null;
  readonly total: number;
}

async function page(who: Who, query: Readonly<Record<string, string>>): Promise<Listed> {
  const url = `/api/forms/${form}/submissions?${new URLSearchParams(query).toString()}`;
  const { status, body } = await world.as[who].get(url);
  expect(status, `${url} ${JSON.stringify(body)}`).toBe(200);
  return body;
}
const idsOf = ({ submissions }: Listed) => submissions.map(({ id }) => id);

const ORDERS = ['created', 'updated', ...Object.keys(COLUMNS)].flatMap((name) => [
  [name, false] as const,
  [name, true] as const,
]);

it.each(ORDERS)(
  'X33.66 by %s (down: %s) each reader pages through their rows in order, and back',
  async (name, isDown) => {
    const order = `${isDown ? '-' : ''}${name}`;
    for (const who of ['admin', 'supervisor', 'inspector'] as const) {
      const ids = expected(who, name, isDown);
      const about = `${who} ${order}`;
      const found: string[] = [];
      let shown = await page(who, { order });
      for (;;) {
        expect(shown.total, about).toBe(ids.length);
        found.push(...idsOf(shown));
        if (shown.next === null) break;
        const before = idsOf(shown);
        shown = await page(who, { order, cursor: shown.next });
        expect(idsOf(await page(who, { order, cursor: shown.previous ?? '' })), about).toEqual(before);
      }
      expect(found, about).toEqual(ids);
      expect(idsOf(await page(who, { order, cursor: 'last' })), about).toEqual(idsOf(shown));
    }
    const ids = expected('supervisor', name, isDown);
    for (const at of [0, 1, 14, 30]) {
      const url = `/api/submissions/${ids[at]}/neighbours?${new URLSearchParams({ order }).toString()}`;
      const { body } = await world.as.supervisor.get(url);
      expect([body.previous?.id, body.next?.id], `${order} ${at}`).toEqual([ids[at - 1], ids[at + 1]]);
    }
  },
);

it('X33.66 a filter leaves the order as it is: of a state, of one person, of days that the order does not go by', async () => {
  const kept = (ids: readonly string[], fits: (row: Row) => boolean) => {
    const fitting = new Set(rows.filter(fits).map(({ id }) => id));
    return ids.filter((id) => fitting.has(id)).slice(0, 15);
  };
  for (const name of ['code', 'state', 'created', 'q:note'] as const) {
    const ids = expected('admin', name, false);
    for (const [query, fits] of [
      [{ state: '1' }, ({ values }: Row) => values['state'] === 1],
      [{ answerBy: 'colleague' }, ({ values }: Row) => values['author'] === 'colleague'],
      [{ municipalityCodeId: 'VM9' }, ({ values }: Row) => values['code'] === 'VM9'],
      [
        { startDate: '2026-02-05', endDate: '2026-02-12' },
        ({ created }: Row) => new Date(created).getUTCDate() >= 5 && new Date(created).getUTCDate() <= 12,
      ],
    ] as const)
      expect(idsOf(await page('admin', { ...query, order: name })), name).toEqual(kept(ids, fits));
  }
  const updated = expected('admin', 'created', false);
  expect(
    idsOf(await page('admin', { order: 'created', lastUpdateCheck: 'true', endDate: '2026-03-10' })),
  ).toEqual(kept(updated, (row) => new Date(row.updated).getUTCDate() <= 10));
});

it('X33.66 R7.29 the spreadsheet, the separated values and the archive have the order of the list', async () => {
  for (const order of ['-code', 'q:count', 'person', 'state', '-updated']) {
    const ids = expected('supervisor', order.replace('-', ''), order.startsWith('-'));
    const path = (format: string) =>
      `/api/forms/${form}/submissions.${format}?${new URLSearchParams({ order }).toString()}`;
    const [, ...lines] = await readSheet((await world.as.supervisor.get(path('xlsx'))).raw);
    expect(
      lines.map(([id]) => id),
      order,
    ).toEqual(ids);
    const csv = (await world.as.supervisor.get(path('csv'))).raw
      .toString('utf8')
      .trim()
      .split('\r\n')
      .slice(1);
    expect(
      csv.map((line) => line.split(';')[0]),
      order,
    ).toEqual(ids);
    expect((await world.as.supervisor.get(path('zip'))).status).toBe(200);
  }
});

it('X33.66 the reply says the order; one by a question that the form does not ask is the usual one', async () => {
  const asked = async (query: string) =>
    (await world.as.admin.get(`/api/forms/${form}/submissions?${query}`)).body.order;
  expect(await asked('order=-code')).toBe('-code');
  expect(await asked('order=q:note')).toBe('q:note');
  expect(await asked('order=q:gone')).toBeNull();
  expect(await asked('')).toBeNull();
});

it('X33.66 X32.34 what is no order is refused with its field, and so is a cursor of another order or with another value', async () => {
  for (const path of [
    `/api/forms/${form}/submissions`,
    `/api/forms/${form}/submissions.csv`,
    `/api/submissions/${rows[0]?.id}/neighbours`,
  ]) {
    const { status, body } = await world.as.admin.get(`${path}?order=size`);
    expect([status, body.issues?.[0]?.at.field], path).toEqual([400, 'query.order']);
  }
  const { next } = await page('admin', { order: 'q:count' });
  const taken = async (order: string, cursor: string) => {
    const query = new URLSearchParams({ order, cursor });
    const { status, body } = await world.as.admin.get(`/api/forms/${form}/submissions?${query.toString()}`);
    return status === 200 ? 'ok' : body.issues?.[0]?.at.field;
  };
  const whole = next ?? '';
  expect(await taken('q:count', whole)).toBe('ok');
  for (const other of ['-q:count', 'q:price', 'code', 'created'])
    expect(await taken(other, whole), other).toBe('query.cursor');
  const without = whole.split('.').slice(0, 4).join('.');
  for (const value of ['x', '1e9', '\0', '1'.repeat(40)])
    expect(await taken('q:count', `${without}.${Buffer.from(value).toString('base64url')}`), value).toBe(
      'query.cursor',
    );
  expect(await taken('q:count', without)).toBe('query.cursor');
});

it('X33.66 more than ten thousand are ordered by dates and states; any other order is refused with the number', async () => {
  const many = await saveForm(world.as.supervisor, { id: 'many', definition: FORM.build() });
  await submitTo(world.as.inspector, many, { id: 'first', answers: answersOf({ name: 'x' }) });
  await sql`
    insert into submissions select filled.* from submissions s, generate_series(1, 10000) n,
      lateral jsonb_populate_record(s, jsonb_build_object('id', lpad(n::text, 20, 'm'), 'code', 'M' || n, 'state', n % 3,
        'created_at', timestamptz '2026-01-01T00:00Z' + n * interval '1 minute')) filled
    where s.id = ${testId('first')}`.execute(world.db);
  const ask = async (query: string, path = 'submissions') =>
    (await world.as.admin.get(`/api/forms/${many}/${path}?${query}`)).body;
  for (const order of ['code', '-author', 'person', 'q:note'])
    for (const path of ['submissions', 'submissions.csv'])
      expect(await ask(`order=${order}`, path), order).toMatchObject({
        code: 'too-many-to-order',
        values: { max: 10_000 },
      });
  const first = async (order: string) => (await ask(`order=${order}`)).submissions[0];
  expect(await first('created')).toMatchObject({ code: 'M1' });
  expect(await first('state')).toMatchObject({ state: 'Iniciada' });
  expect(await first('-state')).toMatchObject({ state: 'Cerrada' });
  // The filter finds few of them.
  expect((await ask('order=code&state=2')).submissions[0]).toMatchObject({ code: 'M2' });
  await sql`delete from submissions where form_id = ${many} and code = 'M1'`.execute(world.db);
  const codes = (await ask('order=code')).submissions.map(({ code }: { code: string }) => code);
  expect(codes.slice(1, 10)).toEqual(['M2', 'M3', 'M4', 'M5', 'M6', 'M7', 'M8', 'M9', 'M10']);
});
