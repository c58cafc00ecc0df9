// Kept counters against a recount, after random operations. COUNTER_OPERATIONS=100000 runs longer, COUNTER_SEED others.

import { NO_PARTICULARS } from '@constancia/domain/submissions/particulars/particulars.ts';
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { moveToState, storeContent } from '../features/review/queries.ts';
import { type IntakeItem, intakeSubmissions } from '../features/submissions/intake/queries.ts';
import { deleteSubmissionRow } from '../features/submissions/queries.ts';
import { compareCounters } from '../platform/counters/recount.ts';
import { inTransaction } from '../platform/db/database.ts';
import { KEPT_COUNTERS, recount } from '../roles/recount.ts';
import { answersOf, STAFF_FORM, saveForm, submitTo } from '../testing/forms.ts';
import { AWAY, HOME, testId } from '../testing/territory.ts';
import { openTestWorld, type TestWorld } from '../testing/with-app.ts';

const OPERATIONS = Number(process.env['COUNTER_OPERATIONS'] ?? 1_000);
const SEED = Number(process.env['COUNTER_SEED'] ?? 13);

const FORM = aForm().withStates('Iniciada', 'Vista', 'Cerrada').withSection('s', aQuestion('name', 'text'));

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
  for (const id of ['plain', 'states'])
    await saveForm(world.as.supervisor, { id, definition: id === 'plain' ? STAFF_FORM : FORM.build() });
  await saveForm(world.as.foreigner, { id: 'away', definition: FORM.build(), areaId: AWAY.areas[0] });
});
afterAll(() => world.close());

/** Whole numbers from 0 up to, but without, `below`; the same for the same seed. */
function randomOf(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return (state >>> 8) % below;
  };
}
const random = randomOf(SEED);
const oneOf = <T>(...values: readonly [T, ...T[]]): T => values[random(values.length)] ?? values[0];

let made = 0;
/** Apart from the server's clock, so that nobody's session ends. */
let now = new Date('2026-03-10T12:00:00Z');

/** Some without a location; the others in few cells of the map, on both sides of a cell's edge. */
function particulars(): IntakeItem['particulars'] {
  const location = { address: '', latitude: -32.4 - random(4) / 1_500, longitude: -63.2 - random(4) / 1_500 };
  return { ...NO_PARTICULARS, location: random(3) === 0 ? null : location };
}

/** Some of the imported ones are from the hour around midnight, in UTC and in the municipality's time. */
function itemOf(municipality: typeof HOME): IntakeItem {
  const name = municipality === HOME ? oneOf('plain', 'states', 'states') : 'away';
  const imported = random(4) === 0;
  const createdAt = new Date(Date.UTC(2025, random(12), 1 + random(28), oneOf(0, 2, 3, 23), random(60)));
  const state = name === 'plain' ? null : random(3);
  return {
    id: testId(`c${made++}x`),
    formId: testId(name),
    formVersion: 1,
    newestVersion: imported ? null : 1,
    areaId: imported ? oneOf(...municipality.areas) : municipality.areas[0],
    responseLimit: null,
    public: false,
    portal: false,
    keyword: municipality.keyword,
    recordCodeLength: null,
    networkAddress: null,
    language: '',
    createdBy: oneOf('inspector', 'colleague', 'Usuario Anónimo'),
    firstName: '',
    lastName: '',
    inspectorNumber: '',
    answersText: JSON.stringify(answersOf({ name: `${made}` })),
    copies: {},
    words: '',
    state,
    stateHistory: [],
    contentHash: `${made}`.padStart(64, '0'),
    particulars: particulars(),
    files: [],
    singleAnswer: false,
    incident: null,
    badge: null,
    payment: null,
    imported: imported
      ? {
          code: `OLD${made}`,
          recordCode: '',
          createdAt: createdAt.toISOString(),
          updatedAt: createdAt.toISOString(),
          residue: null,
          incidentNumber: '',
        }
      : null,
  };
}

interface Stored {
  readonly municipalityId: string;
  readonly id: string;
  readonly hasStates: boolean;
}
const stored: Stored[] = [];

async function takeIn(): Promise<void> {
  const municipality = oneOf(HOME, HOME, AWAY);
  const items = Array.from({ length: 1 + random(6) }, () => itemOf(municipality));
  const of = { municipalityId: municipality.id, at: now };
  const outcomes = await intakeSubmissions(world.db, of, items);
  for (const [index, { outcome, id }] of outcomes.entries()) {
    if (outcome !== 'stored') throw new Error(outcome);
    stored.push({ municipalityId: municipality.id, id, hasStates: items[index]?.state !== null });
  }
}

const CHANGES = {
  state: async (key: Stored) => {
    const at = { at: now, username: 'ana', state: random(3), name: 'x' };
    if (key.hasStates) await inTransaction(world.db, (tx) => moveToState(tx, key, at));
  },
  correction: async (key: Stored) => {
    const content = { answers: answersOf({ name: 'corregido' }), particulars: particulars() };
    await storeContent(world.db, key, { content, words: '', at: now });
  },
  deletion: async (key: Stored) => {
    await deleteSubmissionRow(world.db, key, { at: now, by: 'ana' });
    stored.splice(stored.indexOf(key), 1);
  },
} as const;

async function operate(): Promise<string> {
  now = new Date(now.getTime() + random(7_200) * 1_000);
  const key = stored[random(stored.length || 1)];
  const kind = key && oneOf('intake', 'intake', 'state', 'state', 'correction', 'deletion');
  if (key === undefined || kind === undefined || kind === 'intake') {
    await takeIn();
    return 'intake';
  }
  await CHANGES[kind](key);
  return kind;
}

it(`X32.30 X32.31 after ${OPERATIONS} random operations every kept counter is what a recount says`, async () => {
  const done: Record<string, number> = {};
  for (let number = 1; number <= OPERATIONS; number++) {
    const kind = await operate();
    done[kind] = (done[kind] ?? 0) + 1;
    if (number % 250 === 0)
      expect(await compareCounters(world.db, KEPT_COUNTERS), `operation ${number} of seed ${SEED}`).toEqual(
        [],
      );
  }
  expect(Object.keys(done).toSorted()).toEqual(['correction', 'deletion', 'intake', 'state']);
  // The recount itself, against sums that are written down here.
  const { rows } = await sql<{
    form: string;
    total: number;
    hours: number;
    days: number;
    authors: number;
    versions: number;
  }>`
    select s.form_id as form, count(*) as total,
      (select sum(submissions)::bigint from hour_counters n where n.form_id = s.form_id) as hours,
      (select sum(submissions)::bigint from day_counters n where n.form_id = s.form_id) as days,
      (select sum(submissions)::bigint from author_counters n where n.form_id = s.form_id) as authors,
      (select sum(submissions)::bigint from version_counters n where n.form_id = s.form_id) as versions
    from submissions s group by 1`.execute(world.db);
  expect(rows).toHaveLength(3);
  for (const { total, hours, days, authors, versions } of rows)
    expect([hours, days, authors, versions]).toEqual([2 * total, 2 * total, 2 * total, total]);
}, 600_000);

it('X32.30 a change of the municipality’s time zone moves no counter, and no total of a day is lost', async () => {
  await sql`update municipalities set time_zone = 'Asia/Kolkata' where id = ${AWAY.id}`.execute(world.db);
  expect(await compareCounters(world.db, KEPT_COUNTERS)).toEqual([]);
});

it('X32.31 recount names what differs, repairs it, and writes it to the audit log', async () => {
  expect(await recount(world.db, world.time.now)).toBe('All counters are right.');
  const form = await saveForm(world.as.supervisor, { id: 'broken', definition: FORM.build() });
  await submitTo(world.as.inspector, form, { id: 'one', answers: answersOf({ name: 'x' }) });
  await sql`update version_counters set submissions = 7 where form_id = ${form}`.execute(world.db);
  await sql`delete from hour_counters where form_id = ${form}`.execute(world.db);
  await sql`insert into author_counters select municipality_id, form_id, 'nobody', updated, day, area_id, state, 3
    from author_counters where form_id = ${form}`.execute(world.db);
  const said = await recount(world.db, world.time.now);
  expect(said).toContain(`${HOME.id}: version_counters differed in 1 rows, repaired\n`);
  expect(said).toContain(`form_id ${form}, version 1, area_id ${HOME.areas[0]}, state 0: kept 7, counted 1`);
  expect(said).toContain('hour_counters differed in 2 rows');
  expect(said).toMatch(/author_counters differed in 2 rows.*\n.*created_by nobody.*kept 3, counted 0/);
  expect(await compareCounters(world.db, KEPT_COUNTERS)).toEqual([]);
  expect(await recount(world.db, world.time.now)).toBe('All counters are right.');
  const { rows } = await sql<{ subjectId: string }>`
    select subject_id from audit_entries where subject = 'counters' order by number`.execute(world.db);
  expect(rows.map(({ subjectId }) => subjectId)).toEqual([
    'version_counters',
    'hour_counters',
    'author_counters',
  ]);
});

it('X32.31 every table of counters is recounted, but for those that give numbers or hold seats', async () => {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class where relkind in ('r', 'v') and relname like '%\\_counters' order by 1`.execute(
    world.db,
  );
  const others = ['incident_counters', 'place_counters', 'submission_counters'];
  // The view answer_counters has what is in value_counters and what is not counted yet.
  const inViews = ['value_counters'];
  const recounted = KEPT_COUNTERS.map(({ table }) => table);
  expect(rows.map(({ name }) => name)).toEqual([...recounted, ...inViews, ...others].toSorted());
});

it('X32.30 changes of state, submissions and deletions at the same time wait for each other and leave right counters', async () => {
  const form = await saveForm(world.as.supervisor, { id: 'busy', definition: FORM.build() });
  const ids = Array.from({ length: 24 }, (_, index) => `busy${index}`);
  for (const id of ids.slice(0, 12))
    await submitTo(world.as.inspector, form, { id, answers: answersOf({ name: id }) });
  const state = (id: string) =>
    world.as.supervisor.post(`/api/submissions/${testId(id)}/state`, { from: 0, to: 1 });
  const replies = await Promise.all([
    ...ids
      .slice(0, 12)
      .map((id, index) =>
        index % 3 === 0 ? world.as.supervisor.delete(`/api/submissions/${testId(id)}?version=1`) : state(id),
      ),
    ...ids
      .slice(12)
      .map((id) => submitTo(world.as.inspector, form, { id, answers: answersOf({ name: id }) })),
  ]);
  expect([...new Set(replies.map(({ status }) => status))]).toEqual([200]);
  expect(await compareCounters(world.db, KEPT_COUNTERS)).toEqual([]);
});
