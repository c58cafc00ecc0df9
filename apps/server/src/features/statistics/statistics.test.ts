// Statistics over HTTP: what is counted, in which time zone, and for whom.

import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { saveForm, submitTo } from '../../testing/forms.ts';
import { AWAY, HOME, testId } from '../../testing/territory.ts';
import { openTestWorld, type TestReply, type TestWorld } from '../../testing/with-app.ts';
import { countAnswers, sortNumbers } from './count-answers.ts';

const FORM = aForm()
  .with({ title: { text: 'Relevamiento' } })
  .withOptions({ editableForm: true })
  .withStates('Borrador', 'Notificada')
  .withSection(
    's',
    aQuestion('name', 'text'),
    aQuestion('kind', 'single-choice', { options: ['Árbol', 'Arbusto', 'Otro'] }),
    aQuestion('damage', 'multiple-choice', { options: ['Raíz', 'Rama'] }),
    aQuestion('urgent', 'yes-no'),
  )
  .withRepeatableSection('r', aQuestion('again', 'single-choice', { options: ['A', 'B'] }))
  .build();

let world: TestWorld;
let form: string;
beforeAll(async () => {
  world = await openTestWorld();
  form = await saveForm(world.as.supervisor, { id: 'stats', definition: FORM });
  const given = [
    { kind: 'kind-1', damage: ['damage-1', 'damage-2'], urgent: 'yes', again: ['again-1', 'again-2'] },
    { kind: 'kind-1', damage: ['damage-2'], urgent: 'no', again: ['again-2'] },
    { kind: 'kind-3', urgent: 'yes' },
  ];
  for (const [number, { again = [], ...values }] of given.entries()) {
    const [first, ...more] = again;
    const main = { ...values, ...(first !== undefined && { again: first }) };
    const rows = more.map((value, row) => ({ id: `row${row}`, answers: { again: { value } } }));
    const stored = await submitTo(number === 2 ? world.as.censusTaker : world.as.inspector, form, {
      id: `stats${number}`,
      answers: {
        ticked: {},
        main: Object.fromEntries(Object.entries(main).map(([id, value]) => [id, { value }])),
        rows: rows.length > 0 ? { r: rows } : {},
      },
    });
    if (stored.status !== 200) throw new Error(JSON.stringify(stored.body));
  }
});
afterAll(() => world.close());

const ALL_DAYS = '?from=2000-01-01&to=2099-12-31';
const read = (who: keyof TestWorld['as'] = 'supervisor', id = form, query = ALL_DAYS): Promise<TestReply> =>
  world.as[who].get(`/api/forms/${id}/statistics${query}`);

interface Question {
  readonly id: string;
  readonly answered: number;
  readonly figures: {
    readonly choices: readonly { readonly count: number }[];
    readonly removedChoices: number;
  };
}
const questionsOf = (reply: TestReply): readonly Question[] =>
  reply.body.sections.flatMap(({ questions }: { questions: Question[] }) => questions);

const countsOf = (reply: TestReply) =>
  Object.fromEntries(
    questionsOf(reply)
      .filter(({ figures }) => figures.choices)
      .map(({ id, answered, figures }) => [id, [answered, figures.choices.map(({ count }) => count)]]),
  );

it('P2.18 R2.012 X10.14 counts every choice in the order of the form, those nobody took and those in copies too', async () => {
  const reply = await read();
  expect(reply.body).toMatchObject({ form: { id: form, title: { text: 'Relevamiento' } }, total: 3 });
  expect(countsOf(reply)).toEqual({
    kind: [3, [2, 0, 1]],
    damage: [2, [1, 2]],
    urgent: [3, [2, 1]],
    again: [3, [1, 2]],
  });
  expect(reply.body.sections.map(({ title, copies }: Record<string, unknown>) => [title, copies])).toEqual([
    [{ text: 'Sección s' }, null],
    [{ text: 'Sección r' }, 1],
  ]);
});

it('R2.012 X10.11 P6.26 counts exactly the submissions that the list shows', async () => {
  for (const who of ['supervisor', 'censusTaker', 'admin'] as const) {
    const [statistics, list] = [await read(who), await world.as[who].get(`/api/forms/${form}/submissions`)];
    expect([who, statistics.body.total]).toEqual([who, list.body.total]);
    expect(statistics.body.days.at(-1).count).toBe(list.body.total);
  }
  const own = await read('censusTaker');
  expect(own.body.total).toBe(1);
  expect(countsOf(own)).toMatchObject({ kind: [1, [0, 0, 1]], damage: [0, [0, 0]], again: [0, [0, 0]] });
});

it('P2.18 P6.20 is for people who may read statistics, within their areas', async () => {
  for (const who of ['inspector', 'generator', 'answerer'] as const)
    expect([who, (await read(who)).body.code]).toEqual([who, 'forbidden']);
  for (const who of ['neighbour', 'foreigner'] as const)
    expect([who, (await read(who)).body.code]).toEqual([who, 'form-outside-areas']);
});

it('X10.12 R9.13 R9.14 R9.17 counts days and hours in the municipality’s time, from the start of the first day to the end of the last', async () => {
  const id = await saveForm(world.as.foreigner, {
    id: 'days',
    areaId: AWAY.areas[0],
    definition: FORM,
  });
  await sql`update municipalities set time_zone = 'America/Argentina/Cordoba' where id = ${AWAY.id}`.execute(
    world.db,
  );
  const moments = [
    // 23:59:59.999 on 2 March, the day before the first of the usual ones, and the first moment of 3 March.
    '2026-03-03T02:59:59.999Z',
    '2026-03-03T03:00:00.000Z',
    // The last moment of 9 March and the first of 10 March, which is the current day.
    '2026-03-10T02:59:59.999Z',
    '2026-03-10T03:00:00.000Z',
  ];
  for (const [number, moment] of moments.entries()) {
    const body = { id: `day${number}`, answers: { ticked: {}, main: {}, rows: {} } };
    await submitTo(world.as.foreigner, id, body);
    await sql`update submissions set created_at = ${moment} where id = ${testId(body.id)}`.execute(world.db);
  }
  const usual = (await read('foreigner', id, '')).body;
  expect([usual.range, usual.today, usual.total]).toEqual([
    { from: '2026-03-03', to: '2026-03-10' },
    '2026-03-10',
    3,
  ]);
  expect(usual.days).toEqual([
    { day: '2026-03-03', count: 1 },
    { day: '2026-03-09', count: 1 },
    { day: '2026-03-10', count: 1 },
  ]);
  expect(usual.hours).toEqual([2, ...Array.from({ length: 22 }, () => 0), 1]);
  const one = (await read('foreigner', id, '?from=2026-03-02&to=2026-03-02')).body;
  expect([one.total, one.answered, one.newestDay, one.hours[23]]).toEqual([1, true, null, 1]);
  const none = (await read('foreigner', id, '?from=2026-03-04&to=2026-03-05')).body;
  expect([none.total, none.answered, none.newestDay]).toEqual([0, true, '2026-03-10']);
});

it.each([
  ['?from=2026-03-10&to=2026-03-09', 'query.to', 'is before the first day'],
  ['?from=2026-02-30&to=2026-03-09', 'query.from', 'not a day of the calendar'],
  ['?from=ayer&to=2026-03-09', 'query.from', 'not a day of the calendar'],
  ['?from=2026-03-09', 'query.to', 'is missing'],
  ['?to=2026-03-09', 'query.from', 'is missing'],
  ['?desde=2026-03-09', 'query', 'desde'],
  ['/words?loads=51', 'query.loads', '50'],
  ['/words?from=2026-03-10&to=2026-03-09', 'query.to', 'is before the first day'],
] as const)('X32.51 %s is refused with the field that is wrong', async (query, field, reason) => {
  const reply = await read('supervisor', form, query);
  expect([reply.status, reply.body.code]).toEqual([400, 'request-invalid']);
  expect(reply.body.issues).toHaveLength(1);
  expect(reply.body.issues[0].at).toEqual({ field });
  expect(reply.body.issues[0].values.reason).toContain(reason);
});

it('R8.11 R8.34 an unknown form is not found, and one without submissions says so', async () => {
  expect((await read('supervisor', testId('nowhere'))).body.code).toBe('form-not-found');
  const empty = await saveForm(world.as.supervisor, { id: 'empty', definition: FORM });
  const { body } = await read('supervisor', empty);
  expect([body.answered, body.newestDay, body.total, body.days, body.stays]).toEqual([
    false,
    null,
    0,
    [],
    [],
  ]);
  expect(countsOf({ body } as TestReply)['kind']).toEqual([0, [0, 0, 0]]);
});

it('R9.15 R9.16 X32.55 words are read from the newest answers, a hundred at a load or what the municipality sets', async () => {
  const id = await saveForm(world.as.supervisor, { id: 'words', definition: FORM });
  for (const number of Array.from({ length: 6 }).keys())
    await submitTo(world.as.inspector, id, {
      id: `word${number}`,
      answers: {
        ticked: {},
        main: { name: { value: `La RAMA rota, otra rama: número${number}` } },
        rows: {},
      },
    });
  const words = async (query = '') =>
    (await world.as.supervisor.get(`/api/forms/${id}/statistics/words${ALL_DAYS}${query}`)).body;
  expect((await read('supervisor', id)).body.load).toBe(100);
  const all = await words();
  expect([all.processed, all.total]).toEqual([6, 6]);
  expect(all.questions.map((question: { id: string }) => question.id)).toEqual(['name']);
  expect(all.questions[0].words.slice(0, 3)).toEqual([
    { word: 'rama', count: 6 },
    { word: 'rota', count: 6 },
    { word: 'número0', count: 1 },
  ]);
  await sql`update municipalities set settings = settings || '{"statisticsLimit": 2}' where id = ${HOME.id}`.execute(
    world.db,
  );
  const [two, four] = [await words(), await words('&loads=2')];
  expect([two.processed, two.total, two.questions[0].words[0]]).toEqual([2, 6, { word: 'rama', count: 2 }]);
  expect([four.processed, four.questions[0].words[0]]).toEqual([4, { word: 'rama', count: 4 }]);
  expect(two.questions[0].words.map(({ word }: { word: string }) => word)).toContain('número5');
});

it('X32.52 the least and the greatest number are right at once when an answer is corrected or deleted, and after merging', async () => {
  const definition = aForm().withSection('s', aQuestion('size', 'decimal')).build();
  const id = await saveForm(world.as.supervisor, { id: 'sizes', definition });
  for (const [number, value] of ['101,5', '102', '103', '104'].entries())
    await submitTo(world.as.inspector, id, {
      id: `size${number}`,
      answers: { ticked: {}, main: { size: { value } }, rows: {} },
    });
  const ends = async () => {
    const { figures } = questionsOf(await read('supervisor', id))[0] as unknown as {
      figures: Record<string, unknown>;
    };
    return [figures['min'], figures['max'], figures['median']];
  };
  await countAnswers(world.db);
  await sortNumbers(world.db);
  expect(await ends()).toEqual(['101.5', '104', '102.5']);
  await sql`update submissions set answers = jsonb_set(answers, '{main,size,value}', '"103,5"') where id = ${testId('size0')}`.execute(
    world.db,
  );
  await sql`delete from submissions where id = ${testId('size3')}`.execute(world.db);
  expect(await ends()).toEqual(['102', '103.5', '103']);
  await countAnswers(world.db);
  expect(await ends()).toEqual(['102', '103.5', '103']);
  await sortNumbers(world.db);
  expect(await ends()).toEqual(['102', '103.5', '103']);
});

it('P2.56 P9.35 R9.20 X32.58 the overview has forms, submissions by month and the last change of each municipality', async () => {
  const { body } = await world.as.admin.get('/api/statistics?months=3');
  expect(body.months).toEqual(['2026-01', '2026-02', '2026-03']);
  const away = body.municipalities.find((one: { id: string }) => one.id === AWAY.id);
  expect(away).toMatchObject({ forms: 1, answeredForms: 1, submissions: 4, byMonth: [0, 0, 4] });
  expect(away.updatedAt).toBe('2026-03-10T15:00:00.000Z');
  expect((await world.as.admin.get('/api/statistics')).body.months).toHaveLength(12);
  for (const months of ['0', '37', 'x'])
    expect((await world.as.admin.get(`/api/statistics?months=${months}`)).body.issues[0].at).toEqual({
      field: 'query.months',
    });
  expect((await world.as.supervisor.get('/api/statistics')).body.code).toBe('forbidden');
});

it('X32.58 R9.20 the last month of the overview is that of the municipality whose day began first, and holds what it was sent', async () => {
  const { now } = world.time;
  const lastMonth = async (at: string) => {
    world.time.now = new Date(at);
    return (await world.as.admin.get('/api/statistics?months=2')).body.months;
  };
  // Still February in Córdoba, where all of them are.
  expect(await lastMonth('2026-03-01T01:00:00Z')).toEqual(['2026-01', '2026-02']);
  await sql`update municipalities set time_zone = 'Europe/Madrid' where id = ${AWAY.id}`.execute(world.db);
  expect(await lastMonth('2026-02-28T23:30:00Z')).toEqual(['2026-02', '2026-03']);
  expect(await lastMonth('2026-02-28T22:30:00Z')).toEqual(['2026-01', '2026-02']);
  await sql`update municipalities set time_zone = 'America/Argentina/Cordoba' where id = ${AWAY.id}`.execute(
    world.db,
  );
  world.time.now = now;
});

it('X10.13 X10.14 P3.18 speaks the newest version: states by name, choices it no longer offers apart', async () => {
  await sql`update submissions set state = 1 where id = ${testId('stats1')}`.execute(world.db);
  await sql`update submissions set state = null where id = ${testId('stats2')}`.execute(world.db);
  // A later version without one choice and one state, as an import can bring it.
  const { sections, states } = FORM;
  const [first, ...rest] = sections;
  const questions = first!.questions.map((question) =>
    question.id === 'kind' ? { ...question, options: question.options.slice(1) } : question,
  );
  const piece = {
    states: [{ ...states[0]!, id: 0, name: 'Notificada', transitions: [] }],
    initialState: 0,
    sections: [{ ...first, questions }, ...rest],
  };
  await sql`insert into form_versions (municipality_id, form_id, version, definition, saved_at, saved_by)
    select municipality_id, form_id, 2, definition || ${JSON.stringify(piece)}::jsonb, saved_at, saved_by
    from form_versions where form_id = ${form} and version = 1`.execute(world.db);
  await sql`update forms set version = 2 where municipality_id = ${HOME.id} and id = ${form}`.execute(
    world.db,
  );
  const { body } = await read();
  expect(body.states).toEqual([
    { name: 'Notificada', count: 1 },
    { name: 'Borrador', count: 1 },
    { name: null, count: 1 },
  ]);
  const kind = questionsOf({ body } as TestReply).find(({ id }) => id === 'kind')!;
  expect([
    kind.answered,
    kind.figures.choices.map(({ count }) => count),
    kind.figures.removedChoices,
  ]).toEqual([3, [0, 1], 2]);
});
