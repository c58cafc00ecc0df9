// Every figure of the statistics against a recount in TypeScript, over thousands of varied answers that were taken in,
// moved, corrected and deleted. STATISTICS_ANSWERS=100000 takes in more, STATISTICS_SEED others.

import { countedValues } from '@constancia/domain/statistics/counted-values.ts';
import type { Answer, AnswerSet } from '@constancia/domain/submissions/answers/answers.ts';
import { indexForm } from '@constancia/domain/submissions/answers/form-index.ts';
import { NO_PARTICULARS } from '@constancia/domain/submissions/particulars/particulars.ts';
import { aCondition, aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { moveToState, storeContent } from '../features/review/queries.ts';
import { countAnswers, recountDays, sortNumbers } from '../features/statistics/count-answers.ts';
import { recountForm } from '../features/statistics/upkeep-queries.ts';
import { VALUE_COUNTERS } from '../features/statistics/value-counter-queries.ts';
import { type IntakeItem, intakeSubmissions } from '../features/submissions/intake/queries.ts';
import { deleteSubmissionRow } from '../features/submissions/queries.ts';
import { compareCounters } from '../platform/counters/recount.ts';
import { inTransaction, openDatabase } from '../platform/db/database.ts';
import { saveForm } from '../testing/forms.ts';
import {
  recountedStatistics,
  type StoredSubmission,
  saidStatistics,
} from '../testing/recounted-statistics.ts';
import { holdingSaves, waitingFor } from '../testing/queries.ts';
import { HOME, testId } from '../testing/territory.ts';
import { openTestWorld, type TestWorld } from '../testing/with-app.ts';

const ANSWERS = Number(process.env['STATISTICS_ANSWERS'] ?? 2_000);
const SEED = Number(process.env['STATISTICS_SEED'] ?? 7);
const TIME_ZONE = 'America/Argentina/Cordoba';
const GROUP = 40;

const FORM = aForm()
  .withStates('Iniciada', 'Vista', 'Cerrada')
  .withSection(
    'simple',
    aQuestion('text', 'text', { allowsImage: true, allowsDocument: true }),
    aQuestion('whole', 'integer'),
    aQuestion('money', 'decimal'),
    aQuestion('day', 'date'),
    aQuestion('time', 'time'),
    aQuestion('link', 'link'),
    aQuestion('one', 'single-choice', { options: ['A', 'B', 'C'] }),
    aQuestion('many', 'multiple-choice', { options: ['D', 'E', 'F', 'G'], allowsVideo: true }),
    aQuestion('sure', 'yes-no', { allowsAudio: true }),
  )
  .withRepeatableSection(
    'copied',
    aQuestion('amount', 'decimal'),
    aQuestion('sort', 'single-choice', { options: ['H', 'I'] }),
  )
  .withConditionalSection(
    'asked',
    {},
    aCondition('x', aQuestion('ifx', 'integer')),
    aCondition('y', aQuestion('ify', 'text')),
  )
  .build();
const INDEX = indexForm(FORM);

let state = SEED;
const random = (below: number): number => {
  state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
  return (state >>> 8) % below;
};
const two = (number: number) => String(number).padStart(2, '0');

const VALUES: Readonly<Record<string, () => string | readonly string[]>> = {
  text: () => `Se observa la vereda rota ${random(50)}`,
  link: () => `https://ejemplo${random(3)}.org/${random(9)}`,
  // Small and large ones, with leading zeros, and some that nobody counts with.
  integer: () =>
    [String(random(100)), String(random(10 ** random(9))), `00${random(40)}`, '9'.repeat(15 + random(3))][
      random(4)
    ]!,
  decimal: () =>
    [`${random(1_000)},${two(random(100))}`, `${random(12)},`, `0,${random(10)}`, String(random(5_000))][
      random(4)
    ]!,
  // Some of them are in no calendar, as a document can bring them.
  date: () => `${two(1 + random(31))}/${two(1 + random(12))}/${1990 + random(40)}`,
  time: () => `${two(random(24))}:${two(random(60))}`,
  'yes-no': () => ['yes', 'no'][random(2)]!,
};

function answersFor(questionIds: readonly string[]): Record<string, Answer> {
  const answers: Record<string, Answer> = {};
  for (const id of questionIds) {
    const { kind, options, allowsImage, allowsVideo, allowsAudio } = INDEX.questionById.get(id)!.question;
    const ids = options.map((option) => option.id);
    const first = random(ids.length || 1);
    const value =
      kind === 'multiple-choice'
        ? ids.slice(first, first + 1 + random(3))
        : kind === 'single-choice'
          ? ids[first]!
          : VALUES[kind]!();
    const answer = {
      ...(random(5) > 0 && { value }),
      ...(allowsImage && random(3) === 0 && { image: 'a', document: 'b' }),
      ...(allowsVideo && random(4) === 0 && { video: 'c' }),
      ...(allowsAudio && random(4) === 0 && { audio: 'd' }),
    };
    if (Object.keys(answer).length > 0) answers[id] = answer;
  }
  return answers;
}

function answerSet(): AnswerSet {
  const ticked = ['x', 'y'].filter(() => random(2) === 0);
  const copies = random(3);
  const row = (id: number) => ({ id: `row${id}`, answers: answersFor(['amount', 'sort']) });
  return {
    ticked: ticked.length > 0 ? { asked: ticked } : {},
    main: answersFor([
      ...FORM.sections[0]!.questions.map(({ id }) => id),
      'amount',
      'sort',
      ...ticked.map((one) => `if${one}`),
    ]),
    rows: copies > 0 ? { copied: Array.from({ length: copies }, (_, id) => row(id)) } : {},
  };
}

let world: TestWorld;
let form: string;
let now = new Date('2026-01-01T02:30:00Z');

function itemOf(number: number): IntakeItem {
  const answers = answerSet();
  const first = random(3);
  return {
    id: testId(`x${number}x`),
    formId: form,
    formVersion: 1,
    newestVersion: 1,
    areaId: HOME.areas[0],
    responseLimit: null,
    public: false,
    portal: false,
    keyword: HOME.keyword,
    recordCodeLength: null,
    networkAddress: null,
    language: '',
    createdBy: number % 3 === 0 ? 'censusTaker' : 'inspector',
    firstName: '',
    lastName: '',
    inspectorNumber: '',
    answersText: JSON.stringify(answers),
    copies: {},
    counted: countedValues(INDEX, answers),
    words: '',
    state: first,
    stateHistory: [
      { at: null, username: 'a', stateId: first, stateName: FORM.states[first]!.name, initial: true },
    ],
    contentHash: String(number).padStart(64, '0'),
    particulars: NO_PARTICULARS,
    files: [],
    singleAnswer: false,
    incident: null,
    badge: null,
    payment: null,
    imported: null,
  };
}

const keyOf = (id: string) => ({ municipalityId: HOME.id, id });
const later = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1_000);
};

const intake = (items: readonly IntakeItem[]) =>
  intakeSubmissions(world.db, { municipalityId: HOME.id, at: now }, items);
const group = (from: number) => Array.from({ length: GROUP }, (_, at) => itemOf(from + at));
/** Without what is counted the database reads the answers, as it does for imports. */
const uncounted = (items: readonly IntakeItem[]) => items.map(({ counted: _counted, ...item }) => item);

/** Takes in a group, then moves, corrects and deletes some of what is there. */
async function takeIn(from: number): Promise<void> {
  const items = group(from);
  const sent = random(3) === 0 ? uncounted(items) : items;
  for (const { outcome } of await intake(sent)) expect(outcome).toBe('stored');
  later(random(20_000));
  for (const { id } of items.filter(() => random(8) === 0)) {
    const next = random(3);
    await inTransaction(world.db, (tx) =>
      moveToState(tx, keyOf(id), { at: now, username: 'a', state: next, name: FORM.states[next]!.name }),
    );
    later(random(50_000));
  }
  for (const { id } of items.filter(() => random(10) === 0)) {
    if (random(3) === 0) await deleteSubmissionRow(world.db, keyOf(id), { at: now, by: 'a' });
    else
      await storeContent(world.db, keyOf(id), {
        content: { answers: answerSet(), particulars: NO_PARTICULARS },
        words: '',
        at: now,
      });
  }
}

async function stored(author?: string): Promise<readonly StoredSubmission[]> {
  const rows = await sql<StoredSubmission & { readonly history: readonly { at: string; name: string }[] }>`
    select created_at, form_version as version, state, answers, (
      select jsonb_agg(jsonb_build_object('at', c.at, 'name', c.state_name) order by position)
      from state_changes c where c.submission_id = s.id) as history
    from submissions s where form_id = ${form} and (${author ?? null}::text is null or created_by = ${author ?? null})`.execute(
    world.db,
  );
  return rows.rows.map((row) => ({
    ...row,
    history: row.history.map(({ at, name }) => ({ at: new Date(at), name })),
  }));
}

beforeAll(async () => {
  world = await openTestWorld();
  await sql`update municipalities set time_zone = ${TIME_ZONE} where id = ${HOME.id}`.execute(world.db);
  form = await saveForm(world.as.supervisor, { id: 'exact', definition: FORM });
  for (let number = 0; number < ANSWERS; number += GROUP) {
    await takeIn(number);
    // Some answers are counted, some are not; the same for numbers and sorting.
    if (number % (GROUP * 3) === 0) await countAnswers(world.db);
    if (number % (GROUP * 7) === 0) await sortNumbers(world.db);
  }
}, 3_600_000);
afterAll(() => world.close());

const RANGES = () => {
  const end = now.toISOString().slice(0, 10);
  const middle = new Date((Date.parse('2026-01-01') + now.getTime()) / 2).toISOString().slice(0, 10);
  return [
    ['2025-12-31', end],
    ['2026-01-01', '2026-01-01'],
    ['2026-01-03', middle],
    [middle, middle],
    ['1999-12-28', '2026-01-04'],
    ['2031-01-01', '2031-01-02'],
  ] as const;
};

it('R1.06 R2.087-R2.090 R7.23 X32.50 X32.52 X32.53 every figure of any range is what a recount of the stored answers says', async () => {
  const all = await stored();
  expect(all.length).toBeGreaterThan(ANSWERS * 0.9);
  for (const [from, to] of RANGES()) {
    const { body } = await world.as.supervisor.get(`/api/forms/${form}/statistics?from=${from}&to=${to}`);
    const expected = recountedStatistics(FORM, all, { from, to, timeZone: TIME_ZONE });
    expect(saidStatistics(body), `${from} to ${to}`).toEqual(expected);
  }
});

it('R6.09 R6.11 X10.11 the figures of somebody who sees only their own are those of their own rows', async () => {
  const { username } = (await world.as.censusTaker.get('/api/session')).body.account;
  await sql`update submissions set created_by = ${username} where created_by = 'censusTaker'`.execute(
    world.db,
  );
  const own = await stored(username);
  expect(own.length).toBeGreaterThan(ANSWERS / 4);
  for (const [from, to] of RANGES()) {
    const { body } = await world.as.censusTaker.get(`/api/forms/${form}/statistics?from=${from}&to=${to}`);
    expect(saidStatistics(body), `${from} to ${to}`).toEqual(
      recountedStatistics(FORM, own, { from, to, timeZone: TIME_ZONE }),
    );
  }
});

it('X32.31 X32.50 the kept counters are what the database counts again, also after the rest was counted and the numbers sorted', async () => {
  expect(await compareCounters(world.db, VALUE_COUNTERS)).toEqual([]);
  await countAnswers(world.db);
  expect(await compareCounters(world.db, VALUE_COUNTERS)).toEqual([]);
  await sortNumbers(world.db);
  expect(await compareCounters(world.db, VALUE_COUNTERS)).toEqual([]);
});

const moved = (zone: string) =>
  sql`update municipalities set time_zone = ${zone} where id = ${HOME.id}`.execute(world.db);
const OTHER_ZONE = 'Asia/Kolkata';

/** Until everything is counted by the days of the time zone that the municipality has. */
async function recountAll(): Promise<void> {
  const left = async () =>
    (await sql`select from zone_recounts where municipality_id = ${HOME.id}`.execute(world.db)).rows.length;
  while ((await left()) > 0) await recountDays(world.db);
}

it('X10.12 X32.50 submissions that waited to be stored while the time zone changed count by its days', async () => {
  for (const [from, sent] of [
    [1, group(ANSWERS + 10 * GROUP)],
    [2, uncounted(group(ANSWERS + 11 * GROUP))],
  ] as const) {
    const [storing] = await holdingSaves(world.db, HOME.id, async () => {
      const waiting = [intake(sent)];
      await waitingFor(world.db, 1);
      await moved(from === 1 ? OTHER_ZONE : TIME_ZONE);
      return waiting;
    });
    await storing;
    expect(await compareCounters(world.db, VALUE_COUNTERS)).toEqual([]);
  }
});

it('X10.12 X32.50 X32.52 submissions, a correction and a state that are stored while a new time zone counts everything again count once', async () => {
  await moved(TIME_ZONE);
  const [corrected, moving] = group(ANSWERS + 12 * GROUP);
  if (!corrected || !moving) throw new Error('no items');
  await intake([corrected, moving]);
  const content = { answers: answerSet(), particulars: NO_PARTICULARS };
  const changes = () => [
    intake(group(ANSWERS + 13 * GROUP)),
    inTransaction(world.db, async (tx) => {
      // As in the product, which takes this lock before it moves counters.
      await sql`select append_audit(${HOME.id}, ${now}, 'a', 'update', 'submission', '', '{}', null)`.execute(
        tx,
      );
      await storeContent(tx, keyOf(corrected.id), { content, words: '', at: now });
      await moveToState(tx, keyOf(moving.id), { at: now, username: 'a', state: 1, name: 'Vista' });
    }),
  ];
  await countAnswers(world.db);
  await moved(OTHER_ZONE);
  // Connections of its own, because the requests need those of the server.
  const holder = openDatabase({ url: () => world.url, connections: 2 });
  const all = await holder.transaction().execute(async (tx) => {
    // Stops it half-way: after some were taken out of the counters, before they are counted by the new days.
    await sql`select from zone_recounts where municipality_id = ${HOME.id} for update`.execute(tx);
    const counting = recountDays(world.db);
    await waitingFor(holder, 1);
    const sent = changes();
    await Promise.race([Promise.all(sent), waitingFor(holder, 1 + sent.length)]);
    return [counting, ...sent];
  });
  await Promise.all(all);
  await holder.destroy();
  expect(await compareCounters(world.db, VALUE_COUNTERS)).toEqual([]);
  await recountAll();
  expect(await compareCounters(world.db, VALUE_COUNTERS)).toEqual([]);
  await moved(TIME_ZONE);
});

it('X10.12 X32.50 X32.52 two processes that count and sort while the time zone changes, and changes back, count nothing twice', async () => {
  for (let more = 0; more < 3; more++) await takeIn(ANSWERS + more * GROUP);
  const upkeep = () => [
    countAnswers(world.db),
    countAnswers(world.db),
    sortNumbers(world.db),
    recountDays(world.db),
  ];
  await Promise.all([...upkeep(), moved('Asia/Kolkata'), ...upkeep()]);
  await takeIn(ANSWERS + 3 * GROUP);
  await Promise.all([moved(TIME_ZONE), ...upkeep()]);
  expect(await compareCounters(world.db, VALUE_COUNTERS)).toEqual([]);
  await recountAll();
  expect(await compareCounters(world.db, VALUE_COUNTERS)).toEqual([]);
});

it('X10.12 X32.50 another time zone is there at once; what is stored, moved and deleted while the rest is counted by its days counts once, also when the zone changes again', async () => {
  await moved(TIME_ZONE);
  await recountAll();
  await countAnswers(world.db);
  await moved(OTHER_ZONE);
  // Nothing was counted in the transaction that changes it.
  expect(
    (await sql`select from answer_packs where municipality_id = ${HOME.id}`.execute(world.db)).rows,
  ).toEqual([]);
  const piece = { municipalityId: HOME.id, formId: form };
  expect([await recountForm(world.db, piece), await recountForm(world.db, piece)]).toEqual([true, true]);
  const recounted = await sql<{ submissions: number }>`
    select count(*)::integer as submissions from submissions s join zone_recounts r using (municipality_id, form_id)
    where s.created_at >= r.recounted_from`.execute(world.db);
  // Two pieces of two hundred, and those that were stored in the same moment as the last of each.
  expect(recounted.rows[0]?.submissions).toBeGreaterThanOrEqual(400);
  expect(recounted.rows[0]?.submissions).toBeLessThan(ANSWERS / 2);
  expect(await compareCounters(world.db, VALUE_COUNTERS)).toEqual([]);
  await takeIn(ANSWERS + 14 * GROUP);
  for (const end of [sql`asc`, sql`desc`])
    await sql`with ends as (select municipality_id, id from submissions where form_id = ${form} order by created_at ${end}, id limit 3)
      update submissions s set state = 1 - state from ends
      where s.municipality_id = ends.municipality_id and s.id = ends.id`.execute(world.db);
  await sql`delete from submissions where form_id = ${form} and created_at = (
    select min(created_at) from submissions where form_id = ${form})`.execute(world.db);
  expect(await compareCounters(world.db, VALUE_COUNTERS)).toEqual([]);
  await moved('America/New_York');
  expect(await compareCounters(world.db, VALUE_COUNTERS)).toEqual([]);
  await recountAll();
  expect(await compareCounters(world.db, VALUE_COUNTERS)).toEqual([]);
});

it('X40.37 while answers are counted again by the days of another time zone the statistics say so, to who reads the counters', async () => {
  const said = async (who: 'supervisor' | 'censusTaker') =>
    (await world.as[who].get(`/api/forms/${form}/statistics`)).body.countedAgain;
  await recountAll();
  expect(await said('supervisor')).toBe(false);
  await moved('Europe/Madrid');
  await recountForm(world.db, { municipalityId: HOME.id, formId: form });
  expect([await said('supervisor'), await said('censusTaker')]).toEqual([true, false]);
  await recountAll();
  expect(await said('supervisor')).toBe(false);
});

it('X10.12 X32.50 another time zone of the municipality counts everything by its days', async () => {
  // Not counted yet when the zone changes.
  await takeIn(ANSWERS + 4 * GROUP);
  await moved('Asia/Kolkata');
  await recountAll();
  const [[from, to]] = RANGES();
  const { body } = await world.as.supervisor.get(`/api/forms/${form}/statistics?from=${from}&to=${to}`);
  expect(saidStatistics(body)).toEqual(
    recountedStatistics(FORM, await stored(), { from, to, timeZone: 'Asia/Kolkata' }),
  );
  expect(await compareCounters(world.db, VALUE_COUNTERS)).toEqual([]);
});
