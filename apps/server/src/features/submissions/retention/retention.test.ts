// How long submissions are kept: what the chore deletes and what it does not, on a real PostgreSQL.
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { isStored } from '../../../testing/files/is-stored.ts';
import { announce, upload } from '../../../testing/files/uploads.ts';
import { answersOf, PUBLIC_FORM, STAFF_FORM, saveForm, submitTo } from '../../../testing/forms.ts';
import { buy, openPaymentWorld } from '../../../testing/purchases.ts';
import { sellingForm } from '../../../testing/selling/selling-form.ts';
import { AWAY, HOME, testId } from '../../../testing/territory.ts';
import { openTestWorld, type TestWorld } from '../../../testing/with-app.ts';
import { deleteOldSubmissions } from './delete-old.ts';

let world: TestWorld;
let form: string;
beforeEach(async () => {
  world = await openTestWorld();
  logged.length = 0;
  form = await saveForm(world.as.supervisor, { id: 'visits', definition: STAFF_FORM });
});
afterEach(() => world.close());

/** The server's clock shows 10 March 2026, noon in Córdoba. */
const NOW = '2026-03-10T15:00:00.000Z';

interface To {
  readonly formId?: string;
  readonly as?: keyof TestWorld['as'];
}

async function sent(id: string, at: string, { formId = form, as = 'inspector' }: To = {}) {
  const reply = await submitTo(world.as[as], formId, { id, answers: answersOf({ name: id }) });
  expect(reply.status).toBe(200);
  await sql`update submissions set created_at = ${at} where id = ${testId(id)}`.execute(world.db);
}

async function keep(months: number, byForm: Readonly<Record<string, number>> = {}, id = HOME.id) {
  const settings = { retentionMonths: months, retentionByForm: byForm };
  await sql`update municipalities set settings = ${JSON.stringify(settings)}::jsonb where id = ${id}`.execute(
    world.db,
  );
}

/** Lines of the server's log. */
const logged: unknown[] = [];
const run = (batch?: number) => {
  const log = { ...world.services.log, info: (fields: object, text: string) => logged.push([fields, text]) };
  return deleteOldSubmissions({
    ...world.services,
    log: log as unknown as TestWorld['services']['log'],
    ...(batch !== undefined && { batch }),
  });
};

/** Names of the submissions that are there. */
async function left(): Promise<readonly string[]> {
  const rows = await sql<{ id: string }>`select id from submissions order by id`.execute(world.db);
  return rows.rows.map(({ id }) => id.replace(/z+$/, ''));
}

const runs = async () =>
  (
    await sql<{ details: unknown }>`
      select actor, action, subject_id, details from audit_entries where subject = 'retention' order by number`.execute(
      world.db,
    )
  ).rows;

it('X37.20 X37.21 what is older than the months goes at midnight of the municipality, and leaves what any deletion leaves', async () => {
  await sent('before', '2026-02-10T02:59:59.999Z');
  await sent('midnight', '2026-02-10T03:00:00.000Z');
  await sent('fresh', '2026-03-09T12:00:00.000Z');
  await keep(1);
  await run();
  expect(await left()).toEqual(['fresh', 'midnight']);
  const gone = await sql`
    select form_id, deleted_at, deleted_by from submission_tombstones where id = ${testId('before')}`.execute(
    world.db,
  );
  expect(gone.rows).toEqual([{ formId: form, deletedAt: new Date(NOW), deletedBy: '' }]);
  const audited = await sql`select actor, subject, details from audit_entries
    where action = 'delete' and subject_id = ${testId('before')}`.execute(world.db);
  expect(audited.rows).toEqual([{ actor: '', subject: 'submission', details: { form, version: 1 } }]);
  const again = await submitTo(world.as.inspector, form, {
    id: 'before',
    answers: answersOf({ name: 'before' }),
  });
  expect(again.body.code).toBe('submission-deleted');
  const list = await world.as.supervisor.get(`/api/forms/${form}/submissions`);
  expect(list.body.total).toBe(2);
  // In Madrid that moment was already the 10th.
  await sent('inMadrid', '2026-02-09T23:30:00.000Z');
  await sql`update municipalities set time_zone = 'Europe/Madrid' where id = ${HOME.id}`.execute(world.db);
  await run();
  expect(await left()).toEqual(['fresh', 'inMadrid', 'midnight']);
});

it('X37.20 the month that is too short: what came on the last days of January stays to the end of February', async () => {
  for (const day of ['28', '29', '31']) await sent(`day${day}`, `2026-01-${day}T12:00:00.000Z`);
  await keep(1);
  world.time.now = new Date('2026-02-28T23:00:00.000Z');
  await run();
  expect(await left()).toEqual(['day28', 'day29', 'day31']);
  world.time.now = new Date('2026-03-01T03:00:00.000Z');
  await run();
  expect(await left()).toEqual([]);
});

it('X37.21 its files go from the table and from the storage', async () => {
  const asking = aForm().withSection('s', aQuestion('plan', 'text', { allowsDocument: true }));
  const withFiles = await saveForm(world.as.supervisor, { id: 'withFiles', definition: asking.build() });
  const content = Buffer.from('%PDF-1.7\n1 0 obj<<>>endobj\nstartxref\n0\n%%EOF\n');
  const file = {
    formId: withFiles,
    questionId: 'plan',
    kind: 'document',
    name: 'Plano.pdf',
    content,
  } as const;
  const { key } = (await upload(world.as.inspector, { ...file, id: 'plan', submissionId: 'planned' })).body;
  const answers = { ticked: {}, main: { plan: { document: key } }, rows: {} };
  await submitTo(world.as.inspector, withFiles, { id: 'planned', answers });
  await sql`update submissions set created_at = '2020-01-01' where id = ${testId('planned')}`.execute(
    world.db,
  );
  // Of a submission that nobody has sent yet, with a file on its way: nothing of it is looked at.
  await announce(world.as.inspector, { ...file, id: 'waiting', submissionId: 'unsent' });
  await sql`update uploads set started_at = '2020-01-01'`.execute(world.db);
  await keep(1);
  expect(await isStored(world, key)).toBe(true);
  await run();
  await world.runJobs();
  const rows = await sql`select from files where submission_id = ${testId('planned')}`.execute(world.db);
  expect([rows.rows.length, await isStored(world, key), await left()]).toEqual([0, false, []]);
  const waiting = await sql`select from uploads where submission_id = ${testId('unsent')}`.execute(world.db);
  expect(waiting.rows).toHaveLength(1);
});

it('X37.22 exceptions of forms count before the municipality, for longer, for shorter and for ever', async () => {
  const [longer = '', shorter = '', forever = ''] = await Promise.all(
    ['longer', 'shorter', 'forever'].map((id) =>
      saveForm(world.as.supervisor, { id, definition: STAFF_FORM }),
    ),
  );
  for (const [name, formId] of Object.entries({ usual: form, longer, shorter, forever }))
    for (const [age, at] of [
      ['Year', '2025-01-05T12:00:00Z'],
      ['Month', '2026-01-05T12:00:00Z'],
    ] as const)
      await sent(`${name}${age}`, at, { formId });
  await keep(6, { [longer]: 24, [shorter]: 1, [forever]: 0 });
  await run();
  const kept = ['foreverMonth', 'foreverYear', 'longerMonth', 'longerYear', 'usualMonth'];
  expect(await left()).toEqual(kept);
  await keep(0, { [longer]: 12 });
  await run();
  expect(await left()).toEqual(kept.filter((name) => name !== 'longerYear'));
});

it('X37.22 never what nobody may delete, what is on hold, or what another municipality keeps', async () => {
  const portal = aForm()
    .withOptions({ citizenAssociationFromCitizenPortal: true })
    .withSection('s', aQuestion('name', 'text'));
  const signing = aForm()
    .withOptions({ digitalSignature: true })
    .withSignature({ title: 'Quien inspecciona', required: false })
    .withSection('s', aQuestion('name', 'text'));
  const { supervisor, admin, foreigner } = world.as;
  const kinds = { ofPortal: portal.build(), signed: signing.build(), ofHeldForm: PUBLIC_FORM };
  for (const [id, definition] of Object.entries(kinds)) {
    await saveForm(supervisor, { id: `${id}Form`, definition });
    await sent(id, '2020-01-01T12:00:00Z', { formId: testId(`${id}Form`) });
  }
  await sent('held', '2020-01-01T12:00:00Z');
  await sent('gone', '2020-01-01T12:00:00Z');
  const away = await saveForm(foreigner, { id: 'awayForm', definition: STAFF_FORM, areaId: AWAY.areas[0] });
  await sent('elsewhere', '2020-01-01T12:00:00Z', { formId: away, as: 'foreigner' });
  for (const path of [
    `/api/submissions/${testId('held')}/hold`,
    `/api/forms/${testId('ofHeldFormForm')}/hold`,
  ])
    expect((await admin.post(path, { reason: 'Expediente 12/2026' })).status).toBe(200);
  await keep(1, { [away]: 1 });
  await run();
  expect(await left()).toEqual(['elsewhere', 'held', 'ofHeldForm', 'ofPortal', 'signed']);
  expect(await runs()).toHaveLength(1);
  await keep(0);
  await keep(1, {}, AWAY.id);
  await run();
  expect(await left()).toEqual(['held', 'ofHeldForm', 'ofPortal', 'signed']);
});

it('X37.22 what was bought stays, paid or not', async () => {
  const { world: shop } = await openPaymentWorld();
  try {
    const selling = await saveForm(shop.as.supervisor, { id: 'concert', definition: sellingForm(20) });
    expect((await buy(shop.visitor, selling, { id: 'bought' })).status).toBe(200);
    await sql`update submissions set created_at = '2020-01-01'`.execute(shop.db);
    await sql`update municipalities set settings = settings || '{"retentionMonths": 1}'`.execute(shop.db);
    await deleteOldSubmissions(shop.services);
    const { rows } = await sql`select id from submissions`.execute(shop.db);
    expect(rows).toEqual([{ id: testId('bought') }]);
  } finally {
    await shop.close();
  }
});

it('X37.21 X37.22 submissions of a deleted form go too, and tombstones stay', async () => {
  await sent('first', '2020-01-01T12:00:00Z');
  await sent('second', '2020-01-01T12:00:00Z');
  expect((await world.as.supervisor.delete(`/api/submissions/${testId('first')}?version=1`)).status).toBe(
    200,
  );
  expect((await world.as.supervisor.delete(`/api/forms/${form}?version=1`)).body.outcome).toBe('hidden');
  await keep(1);
  await run();
  const tombs = await sql<{ id: string; deletedBy: string }>`
    select id, deleted_by from submission_tombstones order by id`.execute(world.db);
  expect(tombs.rows).toEqual([
    { id: testId('first'), deletedBy: testId('usersupervisor') },
    { id: testId('second'), deletedBy: '' },
  ]);
});

it('X37.21 X37.23 in small batches, two processes at once delete each once, and the audit log counts by form', async () => {
  const other = await saveForm(world.as.supervisor, { id: 'others', definition: PUBLIC_FORM });
  for (let number = 0; number < 11; number += 1)
    await sent(`old${number}`, `2020-01-0${1 + (number % 3)}T12:00:00Z`);
  for (let number = 0; number < 3; number += 1)
    await sent(`other${number}`, '2020-01-01T12:00:00Z', { formId: other });
  await sent('young', NOW);
  await keep(1);
  await Promise.all([run(2), run(2), run(2)]);
  // What one of them had skipped because another one was at it.
  await run(2);
  expect(await left()).toEqual(['young']);
  const tombs = await sql`select id from submission_tombstones`.execute(world.db);
  expect(tombs.rows).toHaveLength(14);
  const transactions = await sql<{ submissions: number }>`
    select count(*) as submissions from submission_tombstones group by xmin::text`.execute(world.db);
  expect(Math.max(...transactions.rows.map(({ submissions }) => submissions))).toBeLessThanOrEqual(2);
  const each =
    await sql`select subject_id from audit_entries where action = 'delete' and subject = 'submission'`.execute(
      world.db,
    );
  expect(each.rows).toHaveLength(14);
  const sums = new Map<string, number>();
  for (const { details } of await runs())
    for (const [id, count] of Object.entries((details as { forms: Record<string, number> }).forms))
      sums.set(id, (sums.get(id) ?? 0) + count);
  expect(Object.fromEntries(sums)).toEqual({ [form]: 11, [other]: 3 });
  const counted = await sql<{ submissions: number; rows: number }>`
    select submissions, (select count(*) from submissions where form_id = ${form}) as rows
    from form_counters where form_id = ${form}`.execute(world.db);
  expect(counted.rows).toEqual([{ submissions: 1, rows: 1 }]);
  const perRun = logged.map((line) => (line as [{ municipalityId: string; submissions: number }])[0]);
  expect(perRun.map(({ municipalityId }) => municipalityId)).toEqual(perRun.map(() => HOME.id));
  expect(perRun.reduce((sum, { submissions }) => sum + submissions, 0)).toBe(14);
  const before = await runs();
  await run();
  expect(await runs()).toEqual(before);
  expect(before[0]).toMatchObject({ actor: '', action: 'delete', subjectId: HOME.id });
  expect(JSON.stringify([before, logged])).not.toMatch(/old\d|other\d|inspector/);
});

it('X37.21 one that somebody is working with waits for the next run, and the others go', async () => {
  await sent('busy', '2020-01-01T12:00:00Z');
  await sent('free', '2020-01-02T12:00:00Z');
  await keep(1);
  await world.db.transaction().execute(async (tx) => {
    await sql`select from submissions where id = ${testId('busy')} for update`.execute(tx);
    await run();
    expect(await left()).toEqual(['busy']);
  });
  await run();
  expect(await left()).toEqual([]);
});

it('X37.19 an administrator is told before saving how many of which forms would be deleted now, and how many are kept', async () => {
  const other = await saveForm(world.as.supervisor, { id: 'others', definition: PUBLIC_FORM });
  await sent('old1', '2025-01-05T12:00:00Z');
  await sent('old2', '2025-01-05T12:00:00Z');
  await sent('held', '2025-01-05T12:00:00Z');
  await sent('young', NOW);
  await sent('other', '2026-01-05T12:00:00Z', { formId: other });
  await world.as.admin.post(`/api/submissions/${testId('held')}/hold`, { reason: 'Expediente 12/2026' });
  await world.as.supervisor.delete(`/api/forms/${other}?version=1`);
  const count = async (retentionMonths: number, retentionByForm: object = {}, id = HOME.id) =>
    (
      await world.as.admin.post(`/api/municipalities/${id}/old-submissions`, {
        retentionMonths,
        retentionByForm,
      })
    ).body;
  const visits = { id: form, title: { text: 'Inspección' }, submissions: 2 };
  expect(await count(6)).toEqual({ forms: [visits], kept: 1 });
  expect(await count(1)).toEqual({
    forms: [visits, { id: other, title: { text: 'Pedido' }, submissions: 1 }],
    kept: 1,
  });
  expect(await count(6, { [form]: 0 })).toEqual({ forms: [], kept: 0 });
  expect(await count(0)).toEqual({ forms: [], kept: 0 });
  expect(await count(1, {}, AWAY.id)).toEqual({ forms: [], kept: 0 });
  expect(await count(-1)).toMatchObject({
    code: 'municipality-invalid',
    issues: [{ code: 'retention-invalid', at: { field: 'retentionMonths' } }],
  });
  expect(await left()).toHaveLength(5);
  await keep(6);
  await run();
  expect(await left()).toEqual(['held', 'other', 'young']);
});
