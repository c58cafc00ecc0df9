// The feed of a form over HTTP, asked as a program that reads OData asks: with queries that a client library builds.
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { sql } from 'kysely';
import buildQuery from 'odata-query';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answersOf, saveForm, submitTo } from '../../../testing/forms.ts';
import { makeProgram } from '../../../testing/sign-in/program-tokens.ts';
import { testId } from '../../../testing/territory.ts';
import { type Caller, openTestWorld, type TestReply, type TestWorld } from '../../../testing/with-app.ts';

const FORM = aForm()
  .with({ title: { text: 'Arbolado' } })
  .withStates('Iniciada', 'Vista')
  .withSection(
    's',
    aQuestion('name', 'text', { title: { text: '¿Qué árbol es?' } }),
    aQuestion('height', 'decimal', { title: { text: 'Altura' } }),
    aQuestion('day', 'date', { title: { text: 'Plantado el' } }),
    aQuestion('hour', 'time', { title: { text: '2.ª visita' } }),
  )
  .withRepeatableSection(
    'plaga',
    aQuestion('insect', 'text', { title: { text: 'Insecto' } }),
    aQuestion('count', 'integer', { title: { text: 'Cantidad' } }),
  );
const COUNT = 5;

let world: TestWorld;
let form: string;
let program: Caller;

const id = (number: number) => testId(`tree${number}x`);

async function sendTree(number: number, rows: readonly (readonly [string, string])[] = []): Promise<void> {
  world.time.now = new Date(Date.UTC(2026, 2, 1 + number, 15));
  const main = answersOf({
    name: `Árbol ${number}`,
    height: `${number},50`,
    day: '05/06/2025',
    hour: '09:30',
  });
  const answers = {
    ...main,
    main: { ...main.main, insect: { value: `first ${number}` }, count: { value: '007' } },
    rows: {
      plaga: rows.map(([insect, count], at) => ({
        id: `copy${at}`,
        answers: { insect: { value: insect }, count: { value: count } },
      })),
    },
  };
  const reply = await submitTo(world.as.inspector, form, { id: `tree${number}x`, answers });
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
}

beforeAll(async () => {
  world = await openTestWorld();
  form = await saveForm(world.as.supervisor, { id: 'trees', definition: FORM.build() });
  for (let number = 1; number <= COUNT; number++)
    await sendTree(
      number,
      number === 2
        ? [
            ['hormiga', '12'],
            ['pulgón', '3'],
          ]
        : [],
    );
  await sql`update submissions set state = 1 where id in (${id(2)}, ${id(4)})`.execute(world.db);
  world.time.now = new Date('2026-03-10T15:00:00.000Z');
  program = (await makeProgram(world, { rights: ['read respuesta'] })).as;
});
afterAll(() => world.close());

const root = () => `/api/odata/forms/${form}`;
const ask = (query: Parameters<typeof buildQuery>[0] = {}, table = 'Submissions', who = program) =>
  who.get(`${root()}/${table}${buildQuery(query)}`);
const numbersOf = ({ body }: TestReply): readonly number[] =>
  body.value.map((row: { __id: string }) =>
    Array.from({ length: 30 }, (_, number) => number).find((number) => id(number) === row.__id),
  );

it('X38.80 names the tables of a form: its submissions and each section that repeats, also with a slash behind the URL', async () => {
  const url = `http://localhost:80${root()}`;
  const tables = {
    '@odata.context': `${url}/$metadata`,
    value: ['Submissions', 'Submissions.Seccion_plaga'].map((name) => ({
      name,
      kind: 'EntitySet',
      url: `${url}/${name}`,
    })),
  };
  for (const path of [root(), `${root()}/`]) {
    const reply = await program.get(path);
    expect([reply.status, reply.headers['odata-version'], reply.body]).toEqual([200, '4.0', tables]);
  }
  expect((await ask({}, 'Submissions.Nada')).body.code).toBe('feed-table-not-found');
});

it('X38.81 describes its columns in CSDL: a name of letters, a type of the question, and the title as it was written', async () => {
  const reply = await program.get(`${root()}/$metadata`);
  expect(reply.headers['content-type']).toBe('application/xml; charset=utf-8');
  const text = reply.raw.toString();
  const columns = [...text.matchAll(/<Property Name="(\w+)" Type="Edm\.(\w+)"[^>]*>/g)].map(
    ([, name, type]) => `${name} ${type}`,
  );
  expect(columns).toEqual([
    '__id String',
    'code String',
    'submissionDate DateTimeOffset',
    'updatedAt DateTimeOffset',
    'createdBy String',
    'state String',
    'stateId Int32',
    'area String',
    'areaId String',
    'formVersion Int32',
    'Que_arbol_es String',
    'Altura Decimal',
    'Plantado_el Date',
    'n2_visita TimeOfDay',
    '__id String',
    'number Int32',
    'Insecto String',
    'Cantidad Decimal',
  ]);
  expect(text).toContain('String="¿Qué árbol es?"');
  expect(text).toContain('<EntitySet Name="Submissions" EntityType="Constancia.Submissions">');
});

it('X38.80 X38.81 has a row for each submission, with values of their types', async () => {
  const { body, headers } = await ask({ top: 1 });
  expect(headers['content-type']).toBe('application/json; odata.metadata=minimal; charset=utf-8');
  expect(body).toEqual({
    '@odata.context': `http://localhost:80${root()}/$metadata#Submissions`,
    value: [
      {
        __id: id(1),
        code: 'HM1',
        submissionDate: '2026-03-02T15:00:00.000Z',
        updatedAt: '2026-03-02T15:00:00.000Z',
        createdBy: 'inspector',
        state: 'Iniciada',
        stateId: 0,
        area: 'homeGreen',
        areaId: testId('homeGreen'),
        formVersion: 1,
        Que_arbol_es: 'Árbol 1',
        Altura: 1.5,
        Plantado_el: '2025-06-05',
        n2_visita: '09:30:00',
      },
    ],
  });
});

it('X38.80 X38.81 has a row for each time that a section was filled in, which names its submission; codes are numbers', async () => {
  const { body } = await ask({ top: 3, skip: 1, count: true }, 'Submissions.Seccion_plaga');
  expect(body['@odata.count']).toBe(COUNT + 2);
  const row = (number: number, Insecto: string, Cantidad: number) => ({
    __id: `${id(2)}-${number}`,
    '__Submissions-id': id(2),
    number,
    Insecto,
    Cantidad,
  });
  expect(body.value).toEqual([row(1, 'first 2', 7), row(2, 'hormiga', 12), row(3, 'pulgón', 3)]);
});

it('X38.81 what does not fit its column is null, and so is what was not asked', async () => {
  const odd = {
    name: { value: '' },
    height: { value: 'alto' },
    day: { value: '31/06/2025' },
    hour: { value: '25:00' },
  };
  await sql`update submissions set answers = jsonb_set(answers, '{main}', ${JSON.stringify(odd)}) where id = ${id(5)}`.execute(
    world.db,
  );
  const { body } = await ask({
    filter: { __id: id(5) },
    select: ['Que_arbol_es', 'Altura', 'Plantado_el', 'n2_visita'],
  });
  expect(body.value).toEqual([{ Que_arbol_es: null, Altura: null, Plantado_el: null, n2_visita: null }]);
});

const from = (day: string) => new Date(`2026-03-${day}T00:00:00Z`);

it.each([
  [{ state: 'Vista' }, [2, 4]],
  [{ state: { ne: 'Vista' } }, [1, 3, 5]],
  [{ not: [{ state: 'Vista' }] }, [1, 3, 5]],
  [{ state: null }, []],
  [{ state: 'Nunca' }, []],
  [{ stateId: { ge: 1 } }, [2, 4]],
  [{ submissionDate: { ge: from('03'), lt: from('05') } }, [2, 3]],
  [{ updatedAt: { gt: from('06') } }, [5]],
  [{ area: 'homeGreen' }, [1, 2, 3, 4, 5]],
  [{ area: { ne: 'homeGreen' } }, []],
  [{ areaId: 'other' }, []],
  [{ createdBy: 'inspector', formVersion: 1 }, [1, 2, 3, 4, 5]],
  [{ code: { in: ['HM2', 'HM3'] } }, [2, 3]],
  [{ or: [{ code: 'HM1' }, { state: 'Vista', submissionDate: { gt: from('04') } }] }, [1, 4]],
  ["code eq 'O''Brien' or not (code ne 'HM5')", [5]],
  [["code in ('HM4','HM1')"], [1, 4]],
])('X38.82 the filter %j finds the submissions %j, and counts them', async (filter, found) => {
  const reply = await ask({ filter: filter as object, count: true });
  expect([reply.status, numbersOf(reply)]).toEqual([200, found]);
  expect(reply.body['@odata.count']).toBe(found.length);
});

it('X38.82 gives them by either time, up or down, and only the columns that were asked for', async () => {
  expect(numbersOf(await ask({ orderBy: 'submissionDate desc' }))).toEqual([5, 4, 3, 2, 1]);
  expect(numbersOf(await ask({ orderBy: 'updatedAt', top: 2 }))).toEqual([1, 2]);
  const { body } = await ask({ select: ['code', 'Altura'], top: 1 });
  expect(body).toMatchObject({ value: [{ code: 'HM1', Altura: 1.5 }] });
  expect(Object.keys(body.value[0])).toEqual(['code', 'Altura']);
  expect(body['@odata.context']).toMatch(/#Submissions\(code,Altura\)$/);
});

it.each([
  ["$filter=tolower(code) eq 'hm1'", { option: '$filter', what: 'tolower', column: 1 }],
  [
    "$filter=stateId eq 1 and Que_arbol_es gt 'P'",
    { option: '$filter', what: 'Que_arbol_es gt', column: 31 },
  ],
  ["$filter=code gt 'HM1'", { option: '$filter', what: 'code gt', column: 6 }],
  ['$filter=stateId add 1 eq 2', { option: '$filter', what: 'add', column: 9 }],
  ['$orderby=Altura', { option: '$orderby', what: 'Altura', column: 1 }],
  ['$orderby=submissionDate desc,code', { option: '$orderby', what: 'code', column: 21 }],
  ['$expand=x', { option: '$expand', what: '$expand', column: 1 }],
  ['$search=x', { option: '$search', what: '$search', column: 1 }],
  ['$apply=x', { option: '$apply', what: '$apply', column: 1 }],
])(
  'X38.82 what OData has and the feed does not is 501 and says where it stands: %s',
  async (query, values) => {
    const { status, body } = await program.get(`${root()}/Submissions?${query}`);
    expect([status, body.code, body.values]).toEqual([501, 'feed-unsupported', values]);
  },
);

it.each([
  ['$filter=state eq', '$filter', 'ends in column 9'],
  ["$filter=state eq 'x", '$filter', "''x' in column 10"],
  ['$filter=Nada eq 1', '$filter', "'Nada' in column 1"],
  ['$filter=state is 1', '$filter', "'is' in column 7"],
  ["$filter=stateId eq '1'", '$filter', "'1' in column 12"],
  ['$filter=submissionDate gt 2026-02-30', '$filter', "'2026-02-30' in column 19"],
  ['$filter=(stateId eq 1', '$filter', 'ends in column 14'],
  ['$filter=stateId eq 1)', '$filter', "')' in column 13"],
  ['$select=code,Nada', '$select', "'Nada' in column 6"],
  ['$orderby=updatedAt up', '$orderby', "'up' in column 11"],
  ['$skiptoken=abc', '$skiptoken', 'not of this feed'],
])('X38.82 X38.83 what is wrong is 400 and names the option: %s', async (query, option, reason) => {
  const { status, body } = await program.get(`${root()}/Submissions?${query}`);
  expect([status, body.issues]).toEqual([
    400,
    [{ code: 'request-field', at: { field: `query.${option}` }, values: { reason } }],
  ]);
});

it('X38.82 a section that repeats is neither filtered nor ordered', async () => {
  for (const option of ['$filter', '$orderby'] as const) {
    const { status, body } = await program.get(`${root()}/Submissions.Seccion_plaga?${option}=number`);
    expect([status, body.values.option]).toEqual([501, option]);
  }
});
