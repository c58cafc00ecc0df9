// Filters on answers over HTTP: a filter finds the rows whose cells say so, whatever versions and imports left in them.
import { aCondition, aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { sql } from 'kysely';
import buildQuery from 'odata-query';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLog } from '../../../platform/log.ts';
import { answersOf, saveForm, submitTo } from '../../../testing/forms.ts';
import { makeProgram } from '../../../testing/sign-in/program-tokens.ts';
import { HOME, testId } from '../../../testing/territory.ts';
import { type Caller, openTestWorld, type TestWorld } from '../../../testing/with-app.ts';
import { formVersions } from '../../forms/public.ts';
import { sheetExporter } from '../thread/sheet-exporter.ts';
import { countFeed, openFeed, readFeedPage } from './read-feed.ts';

const titled = (text: string) => ({ title: { text } });
const OPTIONS = ['Bueno', 'Malo'];
const first = aForm()
  .withSection(
    's',
    aQuestion('tree', 'text', titled('Arbol')),
    aQuestion('height', 'decimal', titled('Altura')),
    aQuestion('trunks', 'integer', titled('Troncos')),
    aQuestion('day', 'date', titled('Plantado')),
    aQuestion('hour', 'time', titled('Hora')),
    aQuestion('sick', 'yes-no', titled('Enfermo')),
    aQuestion('state', 'single-choice', { ...titled('Estado'), options: OPTIONS }),
    aQuestion('needs', 'multiple-choice', { ...titled('Trabajos'), options: ['Poda', 'Riego'] }),
    aQuestion('mixed', 'integer', titled('Mixta')),
  )
  .withConditionalSection('c', {}, aCondition('risk', aQuestion('why', 'text', titled('Motivo'))));
/** Another text of an option, and text where a number was asked for. */
const second = aForm()
  .withSection(
    's',
    ...first.build().sections[0]!.questions.map((question) => {
      if (question.id === 'mixed') return aQuestion('mixed', 'text', titled('Mixta'));
      if (question.id !== 'state') return question;
      return aQuestion('state', 'single-choice', { ...titled('Estado'), options: ['Muy bueno', 'Malo'] });
    }),
  )
  .withConditionalSection('c', {}, aCondition('risk', aQuestion('why', 'text', titled('Motivo'))));

interface TreeRow {
  readonly __id: string;
  readonly Arbol: string | null;
  readonly Altura: number | null;
  readonly Troncos: number | null;
  readonly Plantado: string | null;
  readonly Hora: string | null;
  readonly Enfermo: string | null;
  readonly Estado: string | null;
  readonly Mixta: string | null;
  readonly Motivo: string | null;
}

let world: TestWorld;
let form: string;
let program: Caller;
let rows: readonly TreeRow[];

const root = () => `/api/odata/forms/${form}`;
const ask = (filter: string, more = '') =>
  program.get(`${root()}/Submissions?$filter=${encodeURIComponent(filter)}${more}`);

async function send(number: number, values: Parameters<typeof answersOf>[0], ticked = {}): Promise<void> {
  const id = `tree${number}f`;
  const version = number <= 3 ? 1 : 2;
  const reply = await submitTo(world.as.inspector, form, {
    id,
    version,
    answers: { ...answersOf(values), ticked },
  });
  if (reply.status !== 200) throw new Error(JSON.stringify(reply.body));
}

/** What only an import can leave. */
async function leave(number: number, values: Readonly<Record<string, unknown>>): Promise<void> {
  const main = JSON.stringify(
    Object.fromEntries(Object.entries(values).map(([id, value]) => [id, { value }])),
  );
  await sql`update submissions set answers = jsonb_set(answers, '{main}', answers->'main' || ${main}::jsonb)
    where id = ${testId(`tree${number}f`)}`.execute(world.db);
}

beforeAll(async () => {
  world = await openTestWorld();
  const areaId = HOME.areas[0];
  form = await saveForm(world.as.supervisor, { id: 'filtered', definition: first.build() });
  const saved = await world.as.supervisor.put(`/api/forms/${form}`, {
    version: 1,
    areaId,
    sync: false,
    definition: second.build(),
  });
  if (saved.status !== 200) throw new Error(JSON.stringify(saved.body));
  const day = { day: '05/06/2025', hour: '09:30' };
  await send(1, {
    tree: 'Jacarandá',
    height: '1,5',
    trunks: '007',
    sick: 'yes',
    state: 'state-1',
    mixed: '12',
    ...day,
  });
  await send(2, {
    tree: "Olmo d'Italia",
    height: '12',
    trunks: '2',
    sick: 'no',
    state: 'state-2',
    needs: ['needs-1'],
  });
  await send(3, { tree: 'jacarandá 100%_', why: 'ramas' }, { c: ['risk'] });
  await send(4, {
    tree: 'Tilo',
    height: '0,10',
    day: '29/02/2024',
    hour: '23:59',
    state: 'state-1',
    mixed: '12 m',
  });
  await send(5, { tree: 'Fresno', trunks: '2', day: '31/12/2024', sick: 'yes' });
  await send(6, {});
  await leave(5, { height: 'alto', tree: 'Fres\u007fno\r\nalto', state: 'gone' });
  await leave(6, {
    tree: '  \u00a0',
    day: '31/06/2025',
    hour: '25:00',
    trunks: ['x'],
    height: '9,',
    why: 'hidden',
  });
  program = (await makeProgram(world, { rights: ['read respuesta'] })).as;
  rows = (await program.get(`${root()}/Submissions`)).body.value;
});
afterAll(() => world.close());

const isText = (value: string | null): value is string => value !== null;

it.each<readonly [string, (row: TreeRow) => boolean, number]>([
  ['Altura gt 1.5', ({ Altura }) => Altura !== null && Altura > 1.5, 2],
  ['Altura ge 1.50', ({ Altura }) => Altura !== null && Altura >= 1.5, 3],
  ['Altura eq 0.1', ({ Altura }) => Altura === 0.1, 1],
  ['Altura ne 12', ({ Altura }) => Altura !== 12, 5],
  ['Altura eq null', ({ Altura }) => Altura === null, 2],
  ['not (Altura gt 1.5)', ({ Altura }) => !(Altura !== null && Altura > 1.5), 4],
  ['Troncos in (7, 9)', ({ Troncos }) => Troncos === 7, 1],
  ['Troncos lt 7', ({ Troncos }) => Troncos !== null && Troncos < 7, 2],
  ['Plantado ge 2024-12-31', ({ Plantado }) => isText(Plantado) && Plantado >= '2024-12-31', 2],
  ['Plantado eq 2024-02-29', ({ Plantado }) => Plantado === '2024-02-29', 1],
  ['Plantado eq null', ({ Plantado }) => Plantado === null, 3],
  ['Hora gt 09:30:00', ({ Hora }) => isText(Hora) && Hora > '09:30:00', 1],
  ['Hora le 09:30', ({ Hora }) => isText(Hora) && Hora <= '09:30:00', 1],
  ["Arbol eq 'Tilo'", ({ Arbol }) => Arbol === 'Tilo', 1],
  ["Arbol ne 'Tilo'", ({ Arbol }) => Arbol !== 'Tilo', 5],
  ["Arbol eq 'Olmo d''Italia'", ({ Arbol }) => Arbol === "Olmo d'Italia", 1],
  ['Arbol eq null', ({ Arbol }) => Arbol === null, 1],
  ["contains(Arbol,'acarandá')", ({ Arbol }) => Arbol?.includes('acarandá') === true, 2],
  ["contains(Arbol,'0%_')", ({ Arbol }) => Arbol?.includes('0%_') === true, 1],
  ["contains(Arbol,'resno')", ({ Arbol }) => Arbol?.includes('resno') === true, 1],
  ["startswith(Arbol,'J')", ({ Arbol }) => Arbol?.startsWith('J') === true, 1],
  ["endswith(Arbol,'lo')", ({ Arbol }) => Arbol?.endsWith('lo') === true, 1],
  ["not contains(Arbol,'acarandá')", ({ Arbol }) => isText(Arbol) && !Arbol.includes('acarandá'), 3],
  ["Enfermo eq 'Sí'", ({ Enfermo }) => Enfermo === 'Sí', 2],
  ["Estado eq 'Bueno'", ({ Estado }) => Estado === 'Bueno', 1],
  ["endswith(Estado,'ueno')", ({ Estado }) => Estado?.endsWith('ueno') === true, 2],
  ["Estado eq 'gone'", ({ Estado }) => Estado === 'gone', 1],
  ["startswith(Mixta,'12')", ({ Mixta }) => Mixta?.startsWith('12') === true, 2],
  ['Motivo ne null', ({ Motivo }) => Motivo !== null, 1],
  [
    "Altura gt 1 and (contains(Arbol,'Olmo') or Enfermo eq 'Sí')",
    ({ __id }) => [testId('tree1f'), testId('tree2f')].includes(__id),
    2,
  ],
  ["contains(createdBy,'spec') and startswith(code,'HM') and endswith(area,'Green')", () => true, 6],
  ["contains(state,'x')", () => false, 0],
])('X38.102 %s finds the rows whose cells say so', async (filter, fits, count) => {
  const { status, body } = await ask(filter, '&$count=true');
  const expected = rows.filter(fits).map(({ __id }) => __id);
  expect([status, body.value?.map(({ __id }: TreeRow) => __id)]).toEqual([200, expected]);
  expect([expected.length, body['@odata.count']]).toEqual([count, count]);
});

it('X38.102 a query that a client library builds is read', async () => {
  const query = buildQuery({ filter: { Arbol: { contains: 'o' }, Altura: { ge: 1 } }, select: ['Arbol'] });
  const { body } = await program.get(`${root()}/Submissions${query}`);
  expect(body.value).toEqual([{ Arbol: "Olmo d'Italia" }]);
});

it.each([
  ["Trabajos eq 'Poda'", 'Trabajos', 1],
  ["contains(Trabajos,'Poda')", 'Trabajos', 10],
  ["Arbol gt 'A'", 'Arbol gt', 7],
  ["indexof(Arbol,'A') eq 1", 'indexof', 1],
  ['contains(Arbol,Estado)', 'Estado', 16],
  ['Altura add 1 eq 2', 'add', 8],
])('X38.102 what cannot be compared exactly is 501: %s', async (filter, what, column) => {
  const { status, body } = await ask(filter);
  expect([status, body.code, body.values]).toEqual([
    501,
    'feed-unsupported',
    { option: '$filter', what, column },
  ]);
});

it.each([
  ["Altura eq '1'", "'1' in column 11"],
  ['Altura gt null', "'null' in column 11"],
  ['Plantado eq 2024-02-30', "'2024-02-30' in column 13"],
  ['Plantado eq 2024-02-29T10:00:00Z', "'2024-02-29T10:00:00Z' in column 13"],
  ['Hora eq 25:00:00', "'25:00:00' in column 9"],
  ["contains(Altura,'1')", "'Altura' in column 10"],
  ["Arbol eq 'x' or 1=1", "'=1' in column 18"],
])('X38.102 what is wrong is 400 and says where: %s', async (filter, reason) => {
  const { status, body } = await ask(filter);
  expect([status, body.issues]).toEqual([
    400,
    [{ code: 'request-field', at: { field: 'query.$filter' }, values: { reason } }],
  ]);
});

it('X38.102 text of a filter is a value and never SQL', async () => {
  for (const text of ["''; drop table submissions; --", '$1', '\\', "%''||''%"]) {
    const { status, body } = await ask(`Arbol eq '${text}' or contains(Arbol,'${text}')`);
    expect([status, body.value], text).toEqual([200, []]);
  }
});

it('X38.102 shows nobody more than without a filter, and the audit log keeps no text that was looked for', async () => {
  const filter = encodeURIComponent("contains(Arbol,'acarandá') and Altura gt 1");
  const own = await world.as.colleague.get(`${root()}/Submissions?$filter=${filter}`);
  expect([own.status, own.body.value ?? own.body.code]).toEqual([200, []]);
  expect((await world.as.neighbour.get(`${root()}/Submissions?$filter=${filter}`)).body.code).toBe(
    'form-outside-areas',
  );
  await program.get(`${root()}/Submissions?$filter=${filter}`);
  const { body } = await world.as.admin.get(`/api/municipalities/${HOME.id}/audit`);
  const [entry] = body.entries.filter(({ action }: { action: string }) => action === 'export');
  expect(entry.details).toMatchObject({
    table: 'Submissions',
    rows: 1,
    filter: "contains(Arbol,'…') and Altura gt 1",
  });
});

it('X38.102 the description says which columns are not filtered and which functions there are', async () => {
  const text = (await program.get(`${root()}/$metadata`)).raw.toString();
  const [, unfiltered = ''] = /NonFilterableProperties"><Collection>(.*?)<\/Collection>/.exec(text) ?? [];
  expect([...unfiltered.matchAll(/<PropertyPath>(\w+)</g)].map(([, name]) => name)).toEqual(['Trabajos']);
  const [, functions = ''] = /FilterFunctions"><Collection>(.*?)<\/Collection>/.exec(text) ?? [];
  expect([...functions.matchAll(/<String>(\w+)</g)].map(([, name]) => name)).toEqual([
    'contains',
    'startswith',
    'endswith',
  ]);
});

it('X38.102 a filter that takes the database too long is ended and says so', async () => {
  const log = createLog('error', { write: () => undefined });
  const sheets = sheetExporter({ databaseUrl: () => world.url, log });
  const versions = formVersions(world.db);
  const services = { db: world.db, versions, sheets, filterMs: 200 };
  const role = 'ROLE_SUPERVISOR' as const;
  const home = { municipalityId: HOME.id, areaIds: [HOME.areas[0]] };
  const actor = { ...home, role, userId: 'u', username: 'supervisor', email: 's@villa.example' };
  const opened = await openFeed(services, actor, form);
  const query = { $filter: "contains(Arbol,'o')" };
  const page = () => readFeedPage(services, opened, { actor, root: '', table: 'Submissions', query });
  const count = () => countFeed(services, opened, { actor, table: 'Submissions', query });
  const held = world.db.transaction().execute(async (tx) => {
    // What waits for the table takes as long as what searches it.
    await sql`lock table areas, submissions in access exclusive mode`.execute(tx);
    return [await page().catch(String), await count().catch(String)];
  });
  expect(await held).toEqual(['Error: feed-filter-too-slow', 'Error: feed-filter-too-slow']);
  expect(await count()).toBe(3);
  await sheets.close();
});
