// Random groups of submissions, stored by intake_submissions and, from the same state, one after the other by plain
// statements: every outcome and every table has to be the same. INTAKE_GROUPS=5000 runs longer, INTAKE_SEED others.

import { NO_PARTICULARS } from '@constancia/domain/submissions/particulars/particulars.ts';
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listHeads } from '../../../platform/audit/queries.ts';
import { verifyChain } from '../../../platform/audit/verify-chain.ts';
import { type Database, inTransaction, type Queryable } from '../../../platform/db/database.ts';
import { STAFF_FORM, saveForm } from '../../../testing/forms.ts';
import { intakeOneByOne } from '../../../testing/intake-one-by-one.ts';
import { AWAY, HOME, testId } from '../../../testing/territory.ts';
import { openTestWorld, type TestWorld } from '../../../testing/with-app.ts';
import { type IntakeItem, type IntakeOutcome, intakeSubmissions } from './queries.ts';

const GROUPS = Number(process.env['INTAKE_GROUPS'] ?? 200);
const SEED = Number(process.env['INTAKE_SEED'] ?? 13);

const LIMIT = 30;
const LIMITED = aForm().withOptions({ limitResponses: true }).with({ responseLimit: LIMIT });
const OPEN = aForm().withOptions({ publicAccess: true }).withSection('s', aQuestion('name', 'text'));
const FORMS = { staff: STAFF_FORM, open: OPEN.build(), hidden: STAFF_FORM, single: STAFF_FORM } as const;

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
  const limited = LIMITED.withSection('s', aQuestion('name', 'text')).build();
  for (const [id, definition] of Object.entries({ ...FORMS, limited }))
    await saveForm(world.as.supervisor, { id, definition });
  await saveForm(world.as.foreigner, { id: 'away', definition: STAFF_FORM, areaId: AWAY.areas[0] });
  await sql`update forms set deleted_at = ${world.time.now} where id = ${testId('hidden')}`.execute(world.db);
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
const chance = (percent: number) => random(100) < percent;
const oneOf = <T>(...values: readonly [T, ...T[]]): T => values[random(values.length)] ?? values[0];

const citizen = (id: number): NonNullable<IntakeItem['particulars']['citizen']> => ({
  id,
  firstName: 'Ana',
  lastName: 'Paz',
  documentNumber: String(30_000_000 + (id % 7)),
  email: '',
  phone: '',
  street: '',
  personType: 'fisica',
  documentType: 1,
  taxNumber: '',
  source: '',
});

let made = 0;

/** Now and then an id of before, of any municipality, stored or deleted. */
const idOf = () => testId(`r${chance(15) ? random(made + 1) : made++}x`);

function imported(): NonNullable<IntakeItem['imported']> {
  const createdAt = '2020-01-02T03:04:05.000Z';
  const residue = chance(50) ? { former: { document: made } } : null;
  return {
    code: `OLD${made}`,
    recordCode: '',
    createdAt,
    updatedAt: createdAt,
    residue,
    incidentNumber: oneOf('', '7'),
  };
}

function incident(): NonNullable<IntakeItem['incident']> {
  const id = `00000000-0000-4000-8000-${String(made).padStart(12, '0')}`;
  return { id, kind: 'incident', label: 'Inspección', payload: { type: 3 }, createdBy: 'inspector' };
}

function randomItem(municipality: typeof HOME): IntakeItem {
  const id = idOf();
  const home = municipality === HOME;
  const name = home
    ? oneOf('staff', 'staff', 'open', 'open', 'single', 'limited', 'hidden', 'absent')
    : 'away';
  const isImported = name !== 'hidden' && name !== 'absent' && chance(5);
  const answersText = JSON.stringify({ ticked: {}, main: { name: { value: `ñ"\\${random(3)}` } }, rows: {} });
  return {
    id,
    formId: testId(name),
    formVersion: 1,
    newestVersion: isImported ? null : chance(3) ? 2 : 1,
    areaId: chance(3) ? HOME.areas[1] : municipality.areas[0],
    responseLimit: name === 'limited' ? LIMIT : chance(2) ? 1 : null,
    public: (name === 'open') !== chance(2),
    portal: chance(2),
    keyword: chance(2) ? '' : municipality.keyword,
    recordCodeLength: oneOf(null, 3, 8),
    networkAddress: made % 2 === 0 ? null : '192.0.2.7',
    language: made % 3 === 0 ? 'pt' : '',
    createdBy: oneOf('inspector', 'inspector', 'colleague'),
    firstName: 'Inés',
    lastName: '',
    inspectorNumber: '12',
    answersText,
    words: ['', 'b a', 'a b a'][made % 3] ?? '',
    copies: chance(20) ? { s: random(5), t: random(3) } : {},
    ...(name === 'open'
      ? { state: null, stateHistory: [] }
      : {
          state: 0,
          stateHistory: [{ at: null, username: 'inés', stateId: 0, stateName: 'Borrador', initial: true }],
        }),
    contentHash: `${random(3)}`.padStart(64, 'ab'),
    particulars: {
      ...NO_PARTICULARS,
      ...(chance(60) && { citizen: citizen(random(60)) }),
      ...(chance(20) && { location: { address: 'Calle 1', latitude: -31.5, longitude: -60.5 } }),
    },
    files: chance(20) ? [`${id}/1`, `${id}/2`, ...(isImported ? ['of-nobody'] : [])] : [],
    singleAnswer: name === 'single',
    incident: name === 'staff' && chance(20) ? incident() : null,
    badge: oneOf(null, 'approved'),
    payment: oneOf(null, 'none', 'to-validate'),
    imported: isImported ? imported() : null,
  };
}

const TABLES = {
  submissions: 'municipality_id, id',
  state_changes: 'municipality_id, submission_id, position',
  form_counters: 'form_id',
  version_counters: 'form_id, version, area_id, state',
  hour_counters: 'form_id, updated, hour, area_id, state',
  day_counters: 'form_id, updated, day, area_id, state',
  author_counters: 'form_id, created_by, updated, day, area_id, state',
  cell_counters: 'form_id, latitude, longitude, area_id, state',
  copy_counts: 'form_id, section_id',
  submission_counters: 'municipality_id',
  audit_entries: 'municipality_id, number',
  audit_heads: 'municipality_id',
  files: 'key',
  outbox_entries: 'id',
} as const;

/** The rows of the tables as text; of jobs, what they are to do. */
async function snapshot(tx: Queryable): Promise<Readonly<Record<string, string>>> {
  const lists = Object.entries(TABLES).map(
    ([
      name,
      key,
    ]) => sql`(select string_agg(t::text, chr(10) order by ${sql.raw(key)}) from ${sql.table(name)} t)
      as ${sql.id(name)}`,
  );
  const jobs = sql`(select count(*)::text from graphile_worker._private_jobs) as jobs`;
  const { rows } = await sql<Record<string, string>>`select ${sql.join([...lists, jobs])}`.execute(tx);
  return rows[0] ?? {};
}

type Store = (tx: Queryable, items: readonly IntakeItem[]) => Promise<readonly IntakeOutcome[]>;

class Undone extends Error {}

/** What storing leaves behind; `undo` takes it back. */
async function tried(db: Database, store: (tx: Queryable) => ReturnType<Store>, undo: boolean) {
  let left: { outcomes: readonly IntakeOutcome[]; tables: Readonly<Record<string, string>> } | undefined;
  const work = inTransaction(db, async (tx) => {
    left = { outcomes: await store(tx), tables: await snapshot(tx) };
    if (undo) throw new Undone();
  });
  await work.catch((error: unknown) => {
    if (!(error instanceof Undone)) throw error;
  });
  return left;
}

async function saveFiles(items: readonly IntakeItem[], municipalityId: string): Promise<void> {
  const keys = items.flatMap(({ files }) => files);
  await sql`
    insert into files (municipality_id, key, kind, form_id, media_type, bytes, uploaded_by, uploaded_at, submission_id)
    select ${municipalityId}, key, 'answer-image', 'f', 'image/png', 1, '', now(), split_part(key, '/', 1)
    from (select distinct key from unnest(${keys}::text[]) as key) as k
    on conflict (key) do update set municipality_id = excluded.municipality_id where files.used_at is null`.execute(
    world.db,
  );
}

async function deleteSome(municipalityId: string): Promise<void> {
  await sql`
    select delete_submission(municipality_id, id, ${world.time.now}, 'ana') from submissions
    where municipality_id = ${municipalityId} order by hashtext(id || ${made}) limit 1`.execute(world.db);
}

it(`X32.04 A4.48 A4.50 A7.06 X7.01 X7.04 X30.06 ${GROUPS} random groups leave what one answer after the other leaves`, async () => {
  const seen: Record<string, number> = {};
  for (let group = 0; group < GROUPS; group++) {
    const municipality = chance(80) ? HOME : AWAY;
    const items = Array.from({ length: 1 + random(10) }, () => randomItem(municipality));
    await saveFiles(items, municipality.id);
    const of = { municipalityId: municipality.id, at: new Date(world.time.now.getTime() + group * 1_001) };
    const grouped = await tried(world.db, (tx) => intakeSubmissions(tx, of, items), true);
    const oneByOne = await tried(world.db, (tx) => intakeOneByOne(tx, of, items), false);
    expect(grouped, `group ${group} of seed ${SEED}`).toEqual(oneByOne);
    for (const { outcome } of grouped?.outcomes ?? []) seen[outcome] = (seen[outcome] ?? 0) + 1;
    if (chance(20)) await deleteSome(municipality.id);
  }
  // Every outcome came up, so that the comparison means something.
  expect(Object.keys(seen).toSorted()).toEqual([
    'already-answered',
    'form-changed',
    'form-deleted',
    'id-taken',
    'limit-reached',
    'repeated',
    'stored',
    'was-deleted',
  ]);
  for (const head of await listHeads(world.db))
    expect((await verifyChain(world.db, head, [])).broken).toBeNull();
}, 600_000);
