// Submissions to older versions of a form: accepted for a while, but nobody may use an old version to avoid
// rules that protect people, or limits.
import type { FormDefinition } from '@constancia/domain/forms/definition/form.ts';
import type { OptionFlags } from '@constancia/domain/forms/definition/options.ts';
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answersOf, saveForm, submitTo } from '../../../testing/forms.ts';
import { ANA, enterPortal, openPortalWorld } from '../../../testing/portal.ts';
import { HOME, testId } from '../../../testing/territory.ts';
import type { TestReply, TestWorld } from '../../../testing/with-app.ts';

const HOUR_MS = 60 * 60_000;
const PUBLIC = aForm().withOptions({ publicAccess: true }).withSection('s', aQuestion('name', 'text'));
const ASKING = aForm().withOptions({ citizen: true }).withSection('s', aQuestion('name', 'text'));

let world: TestWorld;
beforeAll(async () => {
  world = await openPortalWorld();
});
afterAll(() => world.close());

const save = (id: string, definition: FormDefinition) => saveForm(world.as.supervisor, { id, definition });

/** A newer version with other options and, when it is named, one more required question. */
async function newVersion(
  formId: string,
  options: Partial<OptionFlags>,
  more: { readonly required?: string } = {},
): Promise<void> {
  const question = more.required === undefined ? [] : [aQuestion(more.required, 'text', { required: true })];
  const found = await sql<{ version: number; definition: FormDefinition }>`
    select version, definition from form_versions where form_id = ${formId} order by version desc limit 1`.execute(
    world.db,
  );
  const before = found.rows[0]!;
  const definition: FormDefinition = {
    ...before.definition,
    options: { ...before.definition.options, ...options },
    sections: before.definition.sections.map((section) => ({
      ...section,
      questions: [...section.questions, ...question],
    })),
  };
  const { publicAccess, citizenAssociationFromCitizenPortal: portal } = definition.options;
  await sql`
    insert into form_versions (municipality_id, form_id, version, definition, saved_at, saved_by, edit)
    values (${HOME.id}, ${formId}, ${before.version + 1}, ${JSON.stringify(definition)}::jsonb, ${world.time.now},
      'supervisor', true)`.execute(world.db);
  await sql`update forms set version = ${before.version + 1}, public = ${publicAccess}, portal = ${portal}
    where id = ${formId}`.execute(world.db);
}

const asVisitor = (formId: string, id: string, given: number | object): Promise<TestReply> =>
  world.visitor.post(`/api/public/forms/${formId}/submissions`, {
    id: testId(id),
    answers: answersOf({ name: 'x' }),
    ...(typeof given === 'number' ? { version: given } : { version: 1, ...given }),
  });
const asInspector = (formId: string, id: string, version: number) =>
  submitTo(world.as.inspector, formId, { id, version, answers: answersOf({ name: 'x' }) });

/** Sets the clock ahead by so many hours while the work runs. */
async function later<T>(hours: number, work: () => Promise<T>): Promise<T> {
  const before = world.time.now;
  world.time.now = new Date(before.getTime() + hours * HOUR_MS);
  try {
    return await work();
  } finally {
    world.time.now = before;
  }
}

const NEW_PERSON = {
  firstName: 'Eva',
  lastName: 'Luna',
  documentNumber: '32333444',
  email: '',
  phone: '',
  street: '',
};
const CITIZEN = {
  citizen: { id: ANA.id, documentNumber: ANA.documentNumber },
  location: null,
  asset: null,
  signatures: [],
};

it('X25.05 X25.06 W7 W10 a visitor who names an old version that asked for a person gets nobody’s data', async () => {
  const formId = await save('wasPrivate', ASKING.build());
  await newVersion(formId, { citizen: false, publicAccess: true }, { required: 'motive' });
  const reply = await asVisitor(formId, 'oracle', { particulars: CITIZEN });
  expect([reply.status, reply.body.code, reply.body.values]).toEqual([409, 'form-changed', { version: 2 }]);
  expect(reply.headers['set-cookie']).toBeUndefined();
  const stored = await sql`select id from submissions where form_id = ${formId}`.execute(world.db);
  expect(stored.rows).toEqual([]);
});

it('X25.06 W7 a visitor learns nothing of whom the register has: what the device says of a person is not read', async () => {
  const formId = await save('oracle', PUBLIC.build());
  const known = await asVisitor(formId, 'knownPerson', { particulars: CITIZEN });
  const unknown = await asVisitor(formId, 'unknownPerson', {
    particulars: { ...CITIZEN, citizen: { id: 1, documentNumber: '1' } },
  });
  expect([known.status, unknown.status]).toEqual([200, 200]);
  const stored = await sql<{ citizen: unknown }>`
    select citizen from submissions where form_id = ${formId}`.execute(world.db);
  expect(stored.rows).toEqual([{ citizen: null }, { citizen: null }]);
});

it('X25.06 W7 staff who try people by id are stopped at thirty a minute, and each miss is in the audit', async () => {
  const formId = await save('guessing', ASKING.build());
  const guess = (index: number, citizen: object) =>
    world.as.colleague.post(`/api/forms/${formId}/submissions`, {
      id: testId(`guess${index}`),
      version: 1,
      answers: answersOf({ name: 'x' }),
      particulars: { ...CITIZEN, citizen },
    });
  for (let index = 0; index < 3; index++)
    expect((await guess(900 + index, CITIZEN.citizen)).status).toBe(200);
  const replies = await Promise.all(
    Array.from({ length: 40 }, (_, index) => guess(index, { id: 5_000 + index, documentNumber: '30111222' })),
  );
  expect(replies.filter(({ body }) => body.code === 'answers-invalid')).toHaveLength(30);
  expect(replies.filter(({ body }) => body.code === 'too-many-requests')).toHaveLength(10);
  const audited = await sql<{ count: number }>`
    select count(*) as count from audit_entries where subject = 'citizen' and actor = 'colleague'
      and details ->> 'found' = 'false'`.execute(world.db);
  expect(audited.rows[0]?.count).toBe(30);
});

it('X25.05 W8 a portal form that takes one submission a person takes no second one to a version of before', async () => {
  const portal = aForm()
    .withOptions({ citizenAssociationFromCitizenPortal: true })
    .withSection('s', aQuestion('name', 'text'));
  const formId = await save('single', portal.build());
  const citizen = await enterPortal(world, ANA);
  const answer = (id: string, version: number) =>
    citizen.post(`/api/public/forms/${formId}/submissions`, {
      id: testId(id),
      version,
      answers: answersOf({ name: 'x' }),
    });
  expect((await answer('single1', 1)).status).toBe(200);
  await newVersion(formId, { singleAnswer: true });
  expect((await answer('single2', 2)).body.code).toBe('already-answered');
  expect((await answer('single3', 1)).body.code).toBe('already-answered');
});

it('X25.05 E3.31 the newest version decides whether a submission gets a record code', async () => {
  const formId = await save(
    'coded',
    PUBLIC.withOptions({ publicAccess: true, pdfDownloadCode: true }).build(),
  );
  expect((await asVisitor(formId, 'coded1', 1)).body.recordCode).not.toBe('');
  await newVersion(formId, { pdfDownloadCode: false });
  expect((await asVisitor(formId, 'coded2', 1)).body.recordCode).toBe('');
});

it('X25.04 a visitor’s page of yesterday is taken for a day, one of staff for fourteen', async () => {
  const formId = await save('ageing', PUBLIC.build());
  await newVersion(formId, {}, { required: 'motive' });
  expect((await later(23, () => asVisitor(formId, 'young', 1))).status).toBe(200);
  expect((await later(25, () => asVisitor(formId, 'old', 1))).body).toMatchObject({
    code: 'form-changed',
    values: { version: 2 },
  });
  // Keeps staff signed in for the two weeks.
  const inMay = new Date('2026-05-01');
  await sql`update sessions set last_used_at = ${inMay}, started_at = ${inMay}`.execute(world.db);
  expect((await later(13 * 24, () => asInspector(formId, 'staffYoung', 1))).status).toBe(200);
  expect((await later(15 * 24, () => asInspector(formId, 'staffOld', 1))).body.code).toBe('form-changed');
});

it('X25.04 the time counts from the version that came next, not from the newest', async () => {
  const formId = await save('steps', PUBLIC.build());
  await newVersion(formId, {});
  await later(23, () => newVersion(formId, {}));
  expect((await later(26, () => asVisitor(formId, 'step1', 1))).body.code).toBe('form-changed');
  expect((await later(26, () => asVisitor(formId, 'step2', 2))).status).toBe(200);
});

it.each([
  ['public', { publicAccess: false }],
  ['about a person', { publicAccess: false, citizen: true }],
] as const)(
  'X25.04 an answer to a version that was %s is not one to the form as it is now',
  async (kind, options) => {
    const formId = await save(`kind${kind}`, PUBLIC.build());
    await newVersion(formId, options);
    expect((await asInspector(formId, `kindAnswer${kind}`, 1)).body.code).toBe('form-changed');
  },
);

it('X25.04 A5.36 a file is not announced for a version that is not taken any more', async () => {
  const question = aQuestion('name', 'text', { allowsDocument: true });
  const formId = await save(
    'files',
    aForm().withOptions({ publicAccess: true }).withSection('s', question).build(),
  );
  await newVersion(formId, {});
  const announce = (id: string) =>
    world.visitor.post(`/api/public/forms/${formId}/uploads`, {
      id: testId(id),
      submissionId: testId('x'),
      version: 1,
      questionId: 'name',
      kind: 'document',
      name: 'a.pdf',
      bytes: 10,
    });
  expect((await announce('announced')).status).toBe(200);
  expect((await later(25, () => announce('announcedLate'))).body.code).toBe('form-changed');
});

it('X25.05 A1.02 a form that stops being public while a submission is on its way does not take it', async () => {
  const formId = await save('closing', PUBLIC.build());
  const waits = () =>
    sql<{ count: number }>`
    select count(*) as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(world.db);
  const sent = await world.db.transaction().execute(async (tx) => {
    await sql`insert into submission_counters (municipality_id) values (${HOME.id}) on conflict do nothing`.execute(
      tx,
    );
    await sql`select from submission_counters where municipality_id = ${HOME.id} for update`.execute(tx);
    const sending = asVisitor(formId, 'onItsWay', 1);
    while (((await waits()).rows[0]?.count ?? 0) === 0) await new Promise(setImmediate);
    await sql`
      insert into form_versions (municipality_id, form_id, version, definition, saved_at, saved_by, edit)
      select municipality_id, form_id, 2, jsonb_set(definition, '{options,publicAccess}', 'false'), ${world.time.now}, '', true
      from form_versions where form_id = ${formId}`.execute(tx);
    await sql`update forms set version = 2, public = false where id = ${formId}`.execute(tx);
    return { sending };
  });
  expect((await sent.sending).body.code).toBe('form-not-found');
});

it('X25.07 W3 people, locations and files of another municipality are not reached through its portal forms', async () => {
  const formId = await save('imported', aForm().withSection('s', aQuestion('name', 'text')).build());
  await newVersion(formId, {
    citizenAssociationFromCitizenPortal: true,
    recipient: true,
    geolocation: true,
  });
  const person = { personType: 'fisica', number: ANA.documentNumber };
  const path = `/api/forms/${formId}`;
  const own = await world.as.neighbour.post(`${path}/people/search`, person);
  expect(own.body.person.id).toBe(ANA.id);
  const point = 'latitude=-32.4&longitude=-63.2';
  const file = {
    id: testId('f'),
    submissionId: testId('x'),
    version: 2,
    questionId: 'name',
    kind: 'image',
    name: 'a.png',
    bytes: 9,
  };
  const replies = [
    await world.as.foreigner.post(`${path}/people/search`, person),
    await world.as.foreigner.post(`${path}/people`, { ...NEW_PERSON, personType: 'fisica' }),
    await world.as.foreigner.post(`${path}/uploads`, file),
    await world.as.foreigner.get(`${path}/to-answer`),
    await world.as.foreigner.get(`${path}/assets?${point}`),
    await world.as.foreigner.get(`${path}/places?text=plaza`),
  ];
  expect(replies.map(({ body }) => body.code)).toEqual(replies.map(() => 'form-outside-areas'));
});
