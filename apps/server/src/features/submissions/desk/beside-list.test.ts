// What a row of the list says, how many came since, and what is next to one, over HTTP.
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answersOf, saveForm, submitTo } from '../../../testing/forms.ts';
import { saveReviewedForm } from '../../../testing/portal.ts';
import { HOME, testId } from '../../../testing/territory.ts';
import { openTestWorld, type TestReply, type TestWorld } from '../../../testing/with-app.ts';

const FORM = aForm().withStates('Iniciada', 'Vista').withSection('s', aQuestion('name', 'text'));
type Who = keyof TestWorld['as'];

let world: TestWorld;
let form: string;
beforeAll(async () => {
  world = await openTestWorld();
  form = await saveForm(world.as.supervisor, { id: 'beside', definition: FORM.build() });
});
afterAll(() => world.close());

const send = (who: Who, id: string, to = form) =>
  submitTo(world.as[who], to, { id, answers: answersOf({ name: 'x' }) });
const list = async (who: Who, query = '', of = form) =>
  (await world.as[who].get(`/api/forms/${of}/submissions${query}`)).body;
const since = (who: Who, query: string): Promise<TestReply> =>
  world.as[who].get(`/api/forms/${form}/new-submissions?${query}`);

/** Moves the time of a submission by some minutes from that of the first. */
async function storedAt(id: string, minutes: number): Promise<void> {
  await sql`update submissions set created_at = timestamptz '2026-03-01T12:00Z' + ${minutes} * interval '1 minute'
    where id = ${testId(id)}`.execute(world.db);
}

it('R2.033 R4.12 R4.14 a row has the person with their number, the address, the incident and the badge of the review', async () => {
  const reviewed = await saveReviewedForm(world, 'badges');
  await submitTo(world.as.inspector, reviewed, {
    id: 'badge',
    answers: answersOf({ name: 'Ana', count: '3' }),
  });
  await sql`
    update submissions set incident_number = '2026-118', incident_raised_at = ${world.time.now}, location = '{"address":"San Martín 1020"}',
      citizen = '{"id":7,"firstName":"Eva","lastName":"Sosa","documentNumber":"30111222"}'
    where id = ${testId('badge')}`.execute(world.db);
  const row = async () => (await list('admin', '', reviewed)).submissions[0];
  expect(await row()).toMatchObject({
    citizen: 'Eva Sosa',
    citizenNumber: '30111222',
    address: 'San Martín 1020',
    incidentNumber: '2026-118',
    badge: 'approved',
  });
  const mark = { sectionId: 's', questionId: 'name', marked: true };
  await world.as.admin.put(`/api/submissions/${testId('badge')}/review-marks`, mark);
  expect((await row()).badge).toBe('to-correct');
  const asked = await world.as.admin.post(`/api/submissions/${testId('badge')}/change-requests`, {
    comment: 'Foto',
  });
  expect(asked.status, JSON.stringify(asked.body)).toBe(200);
  expect((await row()).badge).toBe('in-review');
  await sql`update change_requests set completed_at = at`.execute(world.db);
  expect((await row()).badge).toBe('to-correct');
  await sql`update change_requests set accepted_by = 'admin'`.execute(world.db);
  expect((await row()).badge).toBe('approved');
  // A further request counts, not the first.
  await world.as.admin.put(`/api/submissions/${testId('badge')}/review-marks`, mark);
  await world.as.admin.post(`/api/submissions/${testId('badge')}/change-requests`, { comment: 'Otra' });
  expect((await row()).badge).toBe('in-review');
  await send('inspector', 'plain');
  expect((await list('admin')).submissions[0]).toMatchObject({
    badge: null,
    citizenNumber: '',
    incidentNumber: '',
  });
});

it('R2.093 the number of a person is the document, of a legal entity the tax number', async () => {
  await send('inspector', 'numbered');
  const numberOf = async (citizen: object | null) => {
    await sql`update submissions set citizen = ${JSON.stringify(citizen)}::jsonb
      where id = ${testId('numbered')}`.execute(world.db);
    const { submissions } = (await world.as.inspector.get(`/api/forms/${form}/own-submissions`)).body;
    return submissions.find(({ id }: { id: string }) => id === testId('numbered')).citizenNumber;
  };
  const person = { id: 7, firstName: 'Eva', documentNumber: '30111222', taxNumber: '27301112223' };
  expect(await numberOf({ ...person, lastName: 'Sosa' })).toBe('30111222');
  expect(await numberOf({ ...person, lastName: 'Dummy' })).toBe('27301112223');
  expect(await numberOf({ ...person, lastName: 'Dummy', taxNumber: '' })).toBe('30111222');
});

it('R2.025 R9.07 the map of a form with locations opens over its municipality, or the default centre', async () => {
  const located = await saveForm(world.as.supervisor, {
    id: 'located',
    definition: FORM.withOptions({ geolocation: true }).build(),
  });
  const centre = async () => (await list('supervisor', '', located)).form.map.centre;
  const move = (latitude: number | null, longitude: number | null) =>
    sql`update municipalities set latitude = ${latitude}, longitude = ${longitude}
      where id = ${HOME.id}`.execute(world.db);
  await move(-32.4, -63.2);
  expect(await centre()).toEqual({ latitude: -32.4, longitude: -63.2 });
  await move(null, null);
  expect(await centre()).toEqual({ latitude: -31.421335, longitude: -64.183188 });
  expect((await list('supervisor')).form.map).toBeNull();
});

it('R2.039 X33.09 an inspector of records is offered no action in any row', async () => {
  await send('actasInspector', 'records');
  const { submissions, may: mayDo } = await list('actasInspector');
  expect(mayDo).toEqual({ answer: true, changeState: false });
  expect((await list('supervisor')).may).toEqual({ answer: true, changeState: true });
  expect(submissions.length).toBeGreaterThan(0);
  for (const { may } of submissions) expect(may).toEqual({ complete: false, correct: false, delete: false });
});

it('X33.02 says how many came since the list was read, of the filter and of what the reader may see', async () => {
  const { readAt } = await list('supervisor');
  const count = async (who: Who, query = '') => (await since(who, `since=${readAt}${query}`)).body;
  expect(await count('supervisor')).toEqual({ count: 0, more: false });
  world.time.now = new Date(world.time.now.getTime() + 60_000);
  await send('inspector', 'new1');
  await send('colleague', 'new2');
  await sql`update submissions set state = 1 where id = ${testId('new2')}`.execute(world.db);
  expect(await count('supervisor')).toEqual({ count: 2, more: false });
  expect(await count('supervisor', '&state=1')).toEqual({ count: 1, more: false });
  expect(await count('supervisor', '&answerBy=inspector')).toEqual({ count: 1, more: false });
  expect(await count('inspector')).toEqual({ count: 1, more: false });
  expect((await since('neighbour', `since=${readAt}`)).body.code).toBe('form-outside-areas');
  expect((await list('supervisor')).readAt > readAt).toBe(true);
  await sql`
    insert into submissions select filled.* from submissions s, generate_series(1, 120) n,
      lateral jsonb_populate_record(s, jsonb_build_object('id', lpad(n::text, 20, 'z'), 'code', 'N' || n)) filled
    where s.id = ${testId('new1')}`.execute(world.db);
  expect(await count('supervisor')).toEqual({ count: 99, more: true });
  await sql`delete from submissions where id like 'zz%'`.execute(world.db);
  for (const [query, field] of [
    ['since=ayer', 'since'],
    ['', 'since'],
    [`since=${readAt}&citizenDni=x`, 'citizenDni'],
  ] as const) {
    const { status, body } = await since('supervisor', query);
    expect([status, body.issues?.[0]?.at.field], query).toEqual([400, `query.${field}`]);
  }
});

it('X33.08 the neighbours of a submission are those of the list with its filter, and of what the reader may see', async () => {
  await sql`delete from submissions where form_id = ${form}`.execute(world.db);
  for (const [minutes, [id, who]] of [
    ['a', 'inspector'],
    ['b', 'colleague'],
    ['c', 'inspector'],
    ['d', 'inspector'],
  ].entries()) {
    await send(who as Who, `n${id}x`);
    await storedAt(`n${id}x`, minutes);
  }
  await sql`update submissions set state = 1 where id in (${testId('nax')}, ${testId('ndx')})`.execute(
    world.db,
  );
  await sql`update submissions set area_id = ${HOME.areas[1]} where id = ${testId('ncx')}`.execute(world.db);
  const beside = async (who: Who, id: string, query = '') => {
    const { body } = await world.as[who].get(`/api/submissions/${testId(id)}/neighbours?${query}`);
    return [body.previous?.id ?? null, body.next?.id ?? null];
  };
  expect(await beside('admin', 'nbx')).toEqual([testId('ncx'), testId('nax')]);
  expect(await beside('admin', 'ndx')).toEqual([null, testId('ncx')]);
  expect(await beside('admin', 'nax')).toEqual([testId('nbx'), null]);
  expect(await beside('supervisor', 'nbx')).toEqual([testId('ndx'), testId('nax')]);
  expect(await beside('inspector', 'nax')).toEqual([testId('ndx'), null]);
  expect(await beside('admin', 'ndx', 'state=1')).toEqual([null, testId('nax')]);
  expect(await beside('admin', 'nbx', 'state=1')).toEqual([testId('ndx'), testId('nax')]);
  expect(await beside('admin', 'nbx', 'text=nothing')).toEqual([null, null]);
  expect((await world.as.inspector.get(`/api/submissions/${testId('nbx')}/neighbours`)).body.code).toBe(
    'submission-not-found',
  );
});

it('X33.62 the rows of a page are read again by their ids, of what the reader may see, without those that are gone', async () => {
  await send('inspector', 'again1');
  await send('colleague', 'again2');
  await sql`update submissions set state = 1 where id = ${testId('again1')}`.execute(world.db);
  const again = async (who: Who, ids: readonly string[]) =>
    (await world.as[who].get(`/api/forms/${form}/listed-submissions?ids=${ids.map(testId).join(',')}`)).body;
  const { submissions } = await again('supervisor', ['again1', 'gone', 'again2']);
  const listed = (await list('supervisor')).submissions;
  const byId = (rows: readonly { readonly id: string }[]) =>
    rows.toSorted((a, b) => a.id.localeCompare(b.id));
  const ids = [testId('again1'), testId('again2')];
  expect(byId(submissions)).toEqual(byId(listed.filter(({ id }: { id: string }) => ids.includes(id))));
  expect(byId(submissions).map((row) => (row as { state?: string }).state)).toEqual(['Vista', 'Iniciada']);
  expect(
    (await again('inspector', ['again1', 'again2'])).submissions.map(({ id }: { id: string }) => id),
  ).toEqual([testId('again1')]);
  for (const wrong of ['', 'x', Array.from({ length: 16 }, () => testId('a')).join(',')]) {
    const { status, body } = await world.as.supervisor.get(
      `/api/forms/${form}/listed-submissions?ids=${wrong}`,
    );
    expect([status, body.code]).toEqual([400, 'request-invalid']);
  }
});
