// Submissions that arrive together are stored together. Every rule holds within a group as it does for one
// after the other.
import { createHash } from 'node:crypto';
import { NO_PARTICULARS } from '@constancia/domain/submissions/particulars/particulars.ts';
import type { Citizen } from '@constancia/domain/submissions/submission.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { STAFF_FORM, saveForm } from '../../../testing/forms.ts';
import { ANA, BEA } from '../../../testing/portal.ts';
import { HOME, testId } from '../../../testing/territory.ts';
import { openTestWorld, type TestWorld } from '../../../testing/with-app.ts';
import { type IntakeItem, intakeSubmissions } from './queries.ts';

let world: TestWorld;
let formId: string;
beforeAll(async () => {
  world = await openTestWorld();
  formId = await saveForm(world.as.supervisor, { id: 'grouped', definition: STAFF_FORM });
});
afterAll(() => world.close());

function item(id: string, over: Partial<IntakeItem> & { readonly name?: string } = {}): IntakeItem {
  const { name = 'x', ...rest } = over;
  const answersText = JSON.stringify({ ticked: {}, main: { name: { value: name } }, rows: {} });
  return {
    id: testId(id),
    formId,
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
    createdBy: 'inspector',
    firstName: '',
    lastName: '',
    inspectorNumber: '',
    answersText,
    startedFrom: null,
    workOrder: null,
    evidence: null,
    copies: {},
    words: '',
    state: 0,
    stateHistory: [{ at: null, username: 'inspector', stateId: 0, stateName: 'Borrador', initial: true }],
    contentHash: createHash('sha256').update(answersText).digest('hex'),
    particulars: NO_PARTICULARS,
    files: [],
    singleAnswer: false,
    incident: null,
    badge: null,
    payment: null,
    imported: null,
    ...rest,
  };
}

const FOR_THREE = {
  ...STAFF_FORM,
  options: { ...STAFF_FORM.options, limitResponses: true },
  responseLimit: 3,
};

const about = ({ id, firstName, lastName, documentNumber, email, phone, street }: Citizen) => ({
  particulars: {
    ...NO_PARTICULARS,
    citizen: {
      id,
      firstName,
      lastName,
      documentNumber,
      email,
      phone,
      street,
      personType: 'fisica' as const,
      documentType: 1,
      taxNumber: '',
      source: '',
    },
  },
});

const store = (...items: readonly IntakeItem[]) =>
  intakeSubmissions(world.db, { municipalityId: HOME.id, at: world.time.now }, items);
const outcomes = async (...items: readonly IntakeItem[]) =>
  (await store(...items)).map(({ outcome }) => outcome);

it('A4.48 A7.04 W8 of two answers of one person in one group one is stored; another person has their own', async () => {
  const single = { singleAnswer: true };
  expect(
    await outcomes(
      item('ana1', { ...single, ...about(ANA) }),
      item('ana2', { ...single, ...about(ANA) }),
      item('bea1', { ...single, ...about(BEA) }),
      // The limit of one submission per person does not apply without a person.
      item('nobody1', single),
      item('nobody2', single),
    ),
  ).toEqual(['stored', 'already-answered', 'stored', 'stored', 'stored']);
});

it('A4.50 A7.03 W8 a group takes no more than the limit leaves', async () => {
  const limited = await saveForm(world.as.supervisor, { id: 'limited', definition: FOR_THREE });
  const of = { formId: limited, responseLimit: 3 };
  expect(await outcomes(item('limit1', of))).toEqual(['stored']);
  expect(await outcomes(...['limit2', 'limit3', 'limit4', 'limit5'].map((id) => item(id, of)))).toEqual([
    'stored',
    'stored',
    'limit-reached',
    'limit-reached',
  ]);
});

it('X7.01 X25.01 one id twice in a group is the same again when all of it is, otherwise taken', async () => {
  const stored = await store(
    item('same'),
    item('same'),
    item('same', { name: 'other' }),
    item('same', { createdBy: 'colleague' }),
  );
  expect(stored.map(({ outcome }) => outcome)).toEqual(['stored', 'repeated', 'id-taken', 'id-taken']);
  expect(stored[1]?.code).toBe(stored[0]?.code);
});

it('A7.06 A7.09 the codes of a group follow one another; a refused answer takes none', async () => {
  const stored = await store(
    item('coded1', { recordCodeLength: 8 }),
    item('coded2', { newestVersion: 2 }),
    item('coded3', { recordCodeLength: 3 }),
  );
  const [first, refused, last] = stored.map(({ code }) => Number(code.replace(HOME.keyword, '')));
  expect([refused, last]).toEqual([0, (first ?? 0) + 1]);
  expect(stored.map(({ outcome }) => outcome)).toEqual(['stored', 'form-changed', 'stored']);
  expect(stored.map(({ recordCode: code }) => code)).toEqual([
    `coded1zz${HOME.keyword}${first}`,
    '',
    `cod${HOME.keyword}${last}`,
  ]);
});

it('X30.06 the database type intake_item has the fields of IntakeItem but the answers', async () => {
  const { rows } = await sql<{ name: string }>`
    select attname as name from pg_attribute where attrelid = 'intake_item'::regclass order by 1`.execute(
    world.db,
  );
  const fields = Object.keys(item('any')).filter((field) => field !== 'answersText');
  expect(rows.map(({ name }) => name).sort()).toEqual(fields.sort());
});

it('X30.06 A3.31 an imported answer keeps its codes and dates; the codes, limits and audit log of others go on', async () => {
  const few = await saveForm(world.as.supervisor, { id: 'few', definition: FOR_THREE });
  const imported = {
    code: 'OLD7',
    recordCode: 'abcOLD7',
    createdAt: '2020-01-02T03:04:05.000Z',
    updatedAt: '2021-01-02T03:04:05.000Z',
    residue: { former: { document: true } },
    incidentNumber: '99',
  };
  const history = [
    { at: '2020-01-02T03:04:05.000Z', username: 'ana', stateId: 0, stateName: 'Borrador', initial: true },
    { at: '2021-01-02T03:04:05.000Z', username: 'eva', stateId: 1, stateName: 'Listo', initial: false },
  ];
  const old = { formId: few, newestVersion: null, state: 1, stateHistory: history, imported };
  const [before] = await store(item('before-import', { formId: few, responseLimit: 3 }));
  expect(await store(item('old', old))).toEqual([
    { id: testId('old'), outcome: 'stored', code: 'OLD7', recordCode: 'abcOLD7' },
  ]);
  const [after, over] = await store(
    item('after-import', { formId: few, responseLimit: 3 }),
    item('over-limit', { formId: few, responseLimit: 3 }),
  );
  const numberOf = (code = '') => Number(code.replace(/^\D+/, ''));
  expect(numberOf(after?.code)).toBe(numberOf(before?.code) + 1);
  expect(over?.outcome).toBe('limit-reached');
  const { rows } = await sql`
    select code, created_at, updated_at, state, residue, incident_number, (
      select json_agg(json_build_array(username, state, initial, extract(year from c.at)) order by position)
      from state_changes c where c.municipality_id = s.municipality_id and c.submission_id = s.id) as history, (
      select count(*) from audit_entries a where a.subject_id = s.id) as audited
    from submissions s where id = ${testId('old')}`.execute(world.db);
  expect(rows).toEqual([
    {
      code: 'OLD7',
      createdAt: new Date(imported.createdAt),
      updatedAt: new Date(imported.updatedAt),
      state: 1,
      residue: imported.residue,
      incidentNumber: '99',
      history: [
        ['ana', 0, true, 2020],
        ['eva', 1, false, 2021],
      ],
      audited: 0,
    },
  ]);
});
