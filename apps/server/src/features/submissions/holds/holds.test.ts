// Submissions and forms on hold, over HTTP: who puts them there, what the hold keeps, and what happens at the same moment.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answersOf, STAFF_FORM, saveForm, submitTo } from '../../../testing/forms.ts';
import { AWAY, HOME, testId } from '../../../testing/territory.ts';
import { openTestWorld, type TestWorld } from '../../../testing/with-app.ts';

let world: TestWorld;
let form: string;
beforeAll(async () => {
  world = await openTestWorld();
  form = await saveForm(world.as.supervisor, { id: 'holdable', definition: STAFF_FORM });
});
afterAll(() => world.close());

const NOW = '2026-03-10T15:00:00.000Z';
const REASON = 'Expediente 12/2026';
const HOLD = { reason: REASON, at: NOW, by: 'admin' };

async function answered(name: string, formId = form): Promise<string> {
  const reply = await submitTo(world.as.inspector, formId, { id: name, answers: answersOf({ name }) });
  expect(reply.status).toBe(200);
  return testId(name);
}

const newForm = (id: string) => saveForm(world.as.supervisor, { id, definition: STAFF_FORM });
const ofSubmission = (id: string) => `/api/submissions/${id}/hold`;
const ofForm = (id: string) => `/api/forms/${id}/hold`;
const put = (path: string, reason = REASON) => world.as.admin.post(path, { reason });
const lift = (path: string, at = NOW) => world.as.admin.delete(`${path}?at=${at}`);
const remove = (id: string) => world.as.supervisor.delete(`/api/submissions/${id}?version=1`);
const view = async (id: string, who: keyof TestWorld['as'] = 'inspector') =>
  (await world.as[who].get(`/api/submissions/${id}`)).body;
const audited = async (subjectId: string) =>
  (
    await sql`select actor, action, details, at from audit_entries
      where subject = 'hold' and subject_id = ${subjectId} order by number`.execute(world.db)
  ).rows;

it('X37.24 X37.25 X37.26 a submission on hold: its view says why, nobody deletes it, and lifting gives it free', async () => {
  const id = await answered('held');
  expect((await view(id)).holds).toEqual([]);
  expect((await put(ofSubmission(id), `  ${REASON} `)).body).toEqual({ hold: HOLD });
  expect((await view(id)).holds).toEqual([{ of: 'submission', ...HOLD }]);
  expect((await view(id)).may).toMatchObject({ delete: false, hold: false });
  expect((await view(id, 'admin')).may).toMatchObject({ delete: false, hold: true });
  const { submissions } = (await world.as.inspector.get(`/api/forms/${form}/submissions`)).body;
  expect(submissions.find((row: { id: string }) => row.id === id).may.delete).toBe(false);
  expect((await world.as.supervisor.get(`/api/submissions/${id}/deletion`)).body.keptBecause).toBe('held');
  for (const who of ['inspector', 'supervisor', 'admin'] as const)
    expect((await world.as[who].delete(`/api/submissions/${id}?version=1`)).body.code).toBe(
      'submission-held',
    );
  expect((await lift(ofSubmission(id))).status).toBe(200);
  expect(await view(id)).toMatchObject({ holds: [], may: { delete: true } });
  expect((await remove(id)).status).toBe(200);
  const by = { actor: 'admin', at: new Date(NOW), details: { of: 'submission' } };
  expect(await audited(id)).toEqual([
    { ...by, action: 'create' },
    { ...by, action: 'delete' },
  ]);
});

it('X37.24 X37.25 X37.26 a form on hold keeps all its submissions, those that come later too, and itself', async () => {
  const formId = await newForm('heldForm');
  const first = await answered('inHeldForm', formId);
  expect((await world.as.admin.get(ofForm(formId))).body).toEqual({ hold: null });
  expect((await put(ofForm(formId))).body).toEqual({ hold: HOLD });
  expect((await world.as.admin.get(ofForm(formId))).body).toEqual({ hold: HOLD });
  const later = await answered('laterInHeldForm', formId);
  for (const id of [first, later]) {
    expect((await view(id)).holds).toEqual([{ of: 'form', ...HOLD }]);
    expect((await remove(id)).body.code).toBe('submission-held');
  }
  const deleting = () => world.as.supervisor.delete(`/api/forms/${formId}?version=1`);
  expect((await deleting()).body.code).toBe('form-held');
  await put(ofSubmission(first), 'Otro motivo');
  expect((await view(first)).holds).toMatchObject([
    { of: 'submission', reason: 'Otro motivo' },
    { of: 'form', reason: REASON },
  ]);
  expect((await lift(ofForm(formId))).status).toBe(200);
  expect((await remove(first)).body.code).toBe('submission-held');
  expect((await deleting()).body.code).toBe('form-held');
  expect((await remove(later)).status).toBe(200);
  await lift(ofSubmission(first));
  expect((await deleting()).status).toBe(200);
  const by = { actor: 'admin', at: new Date(NOW), details: { of: 'form' } };
  expect(await audited(formId)).toEqual([
    { ...by, action: 'create' },
    { ...by, action: 'delete' },
  ]);
  const empty = await newForm('emptyHeldForm');
  await put(ofForm(empty));
  expect((await world.as.supervisor.delete(`/api/forms/${empty}?version=1`)).body.code).toBe('form-held');
});

it('X37.24 only an administrator, with a reason, once; a newer hold is not lifted by who saw an older one', async () => {
  const id = await answered('guarded');
  for (const who of ['supervisor', 'elevatedSupervisor', 'inspector', 'foreigner'] as const)
    for (const path of [ofSubmission(id), ofForm(form)]) {
      expect((await world.as[who].post(path, { reason: REASON })).body.code).toBe('forbidden');
      expect((await world.as[who].delete(`${path}?at=${NOW}`)).body.code).toBe('forbidden');
    }
  expect((await world.visitor.post(ofSubmission(id), { reason: REASON })).body.code).toBe('not-signed-in');
  for (const reason of ['', '   ', 'x'.repeat(501)])
    expect((await put(ofSubmission(id), reason)).body.code).toBe('request-invalid');
  expect((await put(ofSubmission(id), 'x'.repeat(500))).status).toBe(200);
  expect((await put(ofSubmission(id))).body.code).toBe('hold-changed');
  expect((await put(ofForm(form))).status).toBe(200);
  expect((await put(ofForm(form))).body.code).toBe('hold-changed');
  for (const path of [ofSubmission(id), ofForm(form)]) {
    expect((await lift(path, '2026-03-10T14:59:59.000Z')).body.code).toBe('hold-changed');
    expect((await lift(path)).status).toBe(200);
    expect((await lift(path)).body.code).toBe('hold-changed');
  }
  expect(await audited(id)).toHaveLength(2);
  expect((await put(ofSubmission(testId('nothing')))).body.code).toBe('submission-not-found');
  expect((await put(ofForm(testId('nothing')))).body.code).toBe('form-not-found');
});

it('X37.24 X37.25 a hold is of one municipality: the same id elsewhere is neither held nor lifted', async () => {
  const id = await answered('ofHome');
  const away = await saveForm(world.as.foreigner, {
    id: 'ofAway',
    definition: STAFF_FORM,
    areaId: AWAY.areas[0],
  });
  await submitTo(world.as.foreigner, away, { id: 'submissionAway', answers: answersOf({ name: 'x' }) });
  await put(ofSubmission(testId('submissionAway')));
  await put(ofForm(away));
  const rows = await sql`
    select municipality_id from submission_holds where submission_id = ${testId('submissionAway')}
    union all select municipality_id from form_holds where form_id = ${away}`.execute(world.db);
  expect(rows.rows).toEqual([{ municipalityId: AWAY.id }, { municipalityId: AWAY.id }]);
  // A row that names another municipality than its submission is none of the database's.
  await expect(
    sql`insert into submission_holds values (${AWAY.id}, ${id}, 'x', now(), 'x')`.execute(world.db),
  ).rejects.toThrow(/submission_holds_submission_fk/);
  await expect(
    sql`insert into form_holds values (${AWAY.id}, ${form}, 'x', now(), 'x')`.execute(world.db),
  ).rejects.toThrow(/form_holds_form_fk/);
  expect((await remove(id)).status).toBe(200);
  const [entry] = await audited(away);
  expect(entry).toMatchObject({ action: 'create' });
  const of =
    await sql`select municipality_id from audit_entries where subject_id = ${away} and subject = 'hold'`.execute(
      world.db,
    );
  expect(of.rows).toEqual([{ municipalityId: AWAY.id }]);
});

it('X37.25 the database itself deletes nothing that is on hold', async () => {
  const id = await answered('untouchable');
  const heldForm = await newForm('untouchableForm');
  const inForm = await answered('inUntouchable', heldForm);
  await put(ofSubmission(id));
  await put(ofForm(heldForm));
  for (const each of [id, inForm])
    await expect(
      sql`select delete_submission(${HOME.id}, ${each}, now(), '')`.execute(world.db),
    ).rejects.toThrow('is on hold');
  await expect(sql`delete from submissions where id = ${id}`.execute(world.db)).rejects.toThrow(
    /submission_holds_submission_fk/,
  );
  expect((await view(id)).id).toBe(id);
});

it('X37.25 deleting a form, its submissions and putting it on hold at the same moment lock nobody out', async () => {
  for (let number = 0; number < 6; number += 1) {
    const formId = await newForm(`crowd${number}`);
    const ids = [await answered(`crowdA${number}`, formId), await answered(`crowdB${number}`, formId)];
    const [a = '', b = ''] = ids;
    const replies = await Promise.all([
      remove(a),
      put(ofForm(formId)),
      world.as.supervisor.delete(`/api/forms/${formId}?version=1`),
      put(ofSubmission(b)),
      submitTo(world.as.inspector, formId, { id: `crowdC${number}`, answers: answersOf({ name: 'x' }) }),
    ]);
    expect(replies.map(({ status }) => status).filter((status) => status >= 500)).toEqual([]);
    const { rows } = await sql<{ deleted: boolean; held: boolean }>`
      select deleted_at is not null as deleted, exists (select from form_holds h where h.form_id = f.id)
        or exists (select from submission_holds where submission_id = ${b}) as held
      from forms f where f.id = ${formId}`.execute(world.db);
    expect(rows[0]?.deleted && rows[0].held).toBe(false);
  }
});

it('X37.25 putting on hold and deleting at the same moment: it was deleted before, or it stays', async () => {
  const outcomes: string[] = [];
  for (let number = 0; number < 12; number += 1) {
    const ofWhat = number % 2 === 0 ? 'submission' : 'form';
    const formId = await newForm(`race${number}`);
    const id = await answered(`raced${number}`, formId);
    const [held, removed] = await Promise.all([
      put(ofWhat === 'form' ? ofForm(formId) : ofSubmission(id)),
      remove(id),
    ]);
    const { rows } = await sql`select from submissions where id = ${id}`.execute(world.db);
    const said = [held, removed].map(({ status, body }) => (status === 200 ? 'done' : body.code));
    outcomes.push(`${ofWhat}: hold ${said[0]}, deletion ${said[1]}, ${rows.length} left`);
  }
  expect(outcomes).toHaveLength(12);
  const right = [
    'submission: hold done, deletion submission-held, 1 left',
    'submission: hold submission-not-found, deletion done, 0 left',
    'form: hold done, deletion submission-held, 1 left',
    'form: hold done, deletion done, 0 left',
  ];
  expect(outcomes.filter((outcome) => !right.includes(outcome))).toEqual([]);
});
