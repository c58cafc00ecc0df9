// Statistics over HTTP: what is counted, in which time zone, and for whom.

import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { saveForm, submitTo } from '../../testing/forms.ts';
import { AWAY, HOME, testId } from '../../testing/territory.ts';
import { openTestWorld, type TestReply, type TestWorld } from '../../testing/with-app.ts';

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

const read = (who: keyof TestWorld['as'] = 'supervisor', id = form): Promise<TestReply> =>
  world.as[who].get(`/api/forms/${id}/statistics`);

const countsOf = (reply: TestReply) =>
  Object.fromEntries(
    reply.body.questions.map(
      (question: { id: string; answered: number; choices: { id: string; count: number }[] }) => [
        question.id,
        [question.answered, question.choices.map(({ count }) => count)],
      ],
    ),
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
  expect(reply.body.questions.map(({ section }: { section: { text: string } }) => section.text)).toEqual([
    'Sección s',
    'Sección s',
    'Sección s',
    'Sección r',
  ]);
});

it('R2.012 X10.11 P6.26 counts exactly the submissions that the list shows', async () => {
  for (const who of ['supervisor', 'censusTaker', 'admin'] as const) {
    const [statistics, list] = [await read(who), await world.as[who].get(`/api/forms/${form}/submissions`)];
    expect([who, statistics.body.total]).toEqual([who, list.body.total]);
    const last = statistics.body.days.at(-1);
    expect(last.count).toBe(list.body.total);
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

it('X10.12 counts days in the municipality’s time, thirty of them, those without submissions too', async () => {
  const id = await saveForm(world.as.foreigner, {
    id: 'days',
    areaId: AWAY.areas[0],
    definition: FORM,
  });
  await sql`update municipalities set time_zone = 'America/Argentina/Cordoba' where id = ${AWAY.id}`.execute(
    world.db,
  );
  const moments = [
    // 23:59:59.999 on 8 February, the day before the first of the thirty, and the first moment of that day.
    '2026-02-09T02:59:59.999Z',
    '2026-02-09T03:00:00.000Z',
    // The last moment of 9 March and the first of 10 March, which is the current day.
    '2026-03-10T02:59:59.999Z',
    '2026-03-10T03:00:00.000Z',
  ];
  for (const [number, moment] of moments.entries()) {
    const body = { id: `day${number}`, answers: { ticked: {}, main: {}, rows: {} } };
    await submitTo(world.as.foreigner, id, body);
    await sql`update submissions set created_at = ${moment} where id = ${testId(body.id)}`.execute(world.db);
  }
  const { days, total } = (await read('foreigner', id)).body;
  expect(total).toBe(4);
  expect(days).toHaveLength(30);
  expect(days[0]).toEqual({ day: '2026-02-09', count: 1 });
  expect(days.slice(-3)).toEqual([
    { day: '2026-03-08', count: 0 },
    { day: '2026-03-09', count: 1 },
    { day: '2026-03-10', count: 1 },
  ]);
  expect(days.reduce((sum: number, { count }: { count: number }) => sum + count, 0)).toBe(3);
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
  const kind = body.questions.find(({ id }: { id: string }) => id === 'kind');
  expect([
    kind.answered,
    kind.choices.map(({ count }: { count: number }) => count),
    kind.removedChoices,
  ]).toEqual([3, [0, 1], 2]);
});
