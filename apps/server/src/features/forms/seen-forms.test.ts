// A process checks submissions by the form as it saw it last. Here the form changes behind its back, as when another
// process saves it: SQL stands for that process.
import type { FormDefinition } from '@constancia/domain/forms/definition/form.ts';
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { answersOf, saveForm } from '../../testing/forms.ts';
import { holdingSaves, waitingFor } from '../../testing/queries.ts';
import { HOME, testId } from '../../testing/territory.ts';
import { openTestWorld, type TestReply, type TestWorld } from '../../testing/with-app.ts';
import type { FormRow } from './queries.ts';
import { judgesAlike, seenForms } from './seen-forms.ts';

const PUBLIC = aForm().withOptions({ publicAccess: true }).withSection('s', aQuestion('name', 'text'));

let world: TestWorld;
let forms = 0;
let sent = 0;
let formId = '';
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  formId = await saveForm(world.as.supervisor, { id: `seen${++forms}x`, definition: PUBLIC.build() });
  // From here on the process knows the form.
  await answer();
});

const answer = (version = 1): Promise<TestReply> =>
  world.visitor.post(`/api/public/forms/${formId}/submissions`, {
    id: testId(`answer${++sent}x`),
    version,
    answers: answersOf({ name: 'x' }),
  });
const elsewhere = (change: RawBuilder<unknown>) => change.execute(world.db);
const outcome = ({ status, body }: TestReply) => [status, body.code];
const lastStored = async () => {
  const { rows } = await sql<{ areaId: string; formVersion: number; code: string }>`
    select area_id, form_version, code from submissions where id = ${testId(`answer${sent}x`)}`.execute(
    world.db,
  );
  return rows[0];
};

async function saveElsewhere(definition: FormDefinition): Promise<void> {
  await elsewhere(sql`
    insert into form_versions (municipality_id, form_id, version, definition, saved_at, saved_by, edit)
    values (${HOME.id}, ${formId}, 2, ${JSON.stringify(definition)}::jsonb, ${world.time.now}, 'ana', true)`);
  await elsewhere(
    sql`update forms set version = 2, public = ${definition.options.publicAccess} where id = ${formId}`,
  );
}

it('X32.02 A6.11 a form that is no longer public takes nothing more', async () => {
  await elsewhere(sql`update forms set public = false where id = ${formId}`);
  expect(outcome(await answer())).toEqual([404, 'form-not-found']);
  await elsewhere(sql`update forms set public = true where id = ${formId}`);
  expect((await answer()).status).toBe(200);
});

it('X32.02 a form that was deleted, or whose country was disabled, takes nothing more', async () => {
  await elsewhere(sql`update countries set disabled = true`);
  expect(outcome(await answer())).toEqual([403, 'municipality-blocked']);
  await elsewhere(sql`update countries set disabled = false`);
  expect((await answer()).status).toBe(200);
  await elsewhere(sql`update forms set deleted_at = ${world.time.now} where id = ${formId}`);
  expect(outcome(await answer())).toEqual([410, 'form-deleted']);
});

it('X32.02 A4.50 a limit that was set since holds, and one that was lifted does not', async () => {
  await elsewhere(sql`update forms set response_limit = 1 where id = ${formId}`);
  expect(outcome(await answer())).toEqual([409, 'limit-reached']);
  await elsewhere(sql`update forms set response_limit = 2 where id = ${formId}`);
  expect((await answer()).status).toBe(200);
  await elsewhere(sql`update forms set response_limit = null where id = ${formId}`);
  expect((await answer()).status).toBe(200);
});

it('X32.02 X14.05 an answer lies in the area that its form has now', async () => {
  await elsewhere(sql`update forms set area_id = ${HOME.areas[1]} where id = ${formId}`);
  expect((await answer()).status).toBe(200);
  expect((await lastStored())?.areaId).toBe(HOME.areas[1]);
});

it('X32.02 an answer to a version that this process has not seen is taken, and judged by its questions', async () => {
  const two = PUBLIC.withSection('t', aQuestion('motive', 'text', { required: true })).build();
  await saveElsewhere(two);
  const refused = await answer(2);
  expect([...outcome(refused), refused.body.issues[0].code]).toEqual([
    422,
    'answers-invalid',
    'answer-required',
  ]);
  await saveElsewhereAgain();
  expect((await answer(3)).status).toBe(200);
  expect((await lastStored())?.formVersion).toBe(3);
});

async function saveElsewhereAgain(): Promise<void> {
  await elsewhere(sql`
    insert into form_versions select municipality_id, form_id, 3, definition, saved_at, saved_by, edit
    from form_versions where form_id = ${formId} and version = 1`);
  await elsewhere(sql`update forms set version = 3 where id = ${formId}`);
}

it('X32.02 codes have the keyword that the municipality has now', async () => {
  await elsewhere(sql`update municipalities set keyword = 'NEW' where id = ${HOME.id}`);
  expect((await answer()).status).toBe(200);
  expect((await lastStored())?.code).toMatch(/^NEW\d+$/);
  await elsewhere(sql`update municipalities set keyword = ${HOME.keyword} where id = ${HOME.id}`);
});

it('X32.02 a submission that waited to be stored while the keyword changed has a code with the new one', async () => {
  const keyword = (word: string) => sql`update municipalities set keyword = ${word} where id = ${HOME.id}`;
  const [waiting] = await holdingSaves(world.db, HOME.id, async () => {
    const storing = [answer()];
    await waitingFor(world.db, 1);
    await elsewhere(keyword('NUEVA'));
    return storing;
  });
  expect((await waiting)?.body.code).toMatch(/^NUEVA\d+$/);
  await elsewhere(keyword(HOME.keyword));
});

it('X32.02 the rows in memory are few, and never one of a form that sells', async () => {
  const seen = seenForms(world.db, 2);
  expect(seen.seen(formId)).toBeNull();
  expect((await seen.read(formId))?.id).toBe(formId);
  expect(seen.seen(formId)?.id).toBe(formId);
  const others = ['more1x', 'more2x'].map((id) => ({ id, definition: PUBLIC.build() }));
  for (const other of others) await seen.read(await saveForm(world.as.supervisor, other));
  expect(seen.seen(formId)).toBeNull();
  expect(seen.seen(testId('more1x'))?.version).toBe(1);
  await elsewhere(sql`update forms set payment_gateway = true where id = ${formId}`);
  await seen.read(formId);
  expect(seen.seen(formId)).toBeNull();
  expect(await seen.read('nothing')).toBeNull();
});

it('X32.02 two rows judge alike when nothing that a submission is judged by differs', async () => {
  const row = (await seenForms(world.db).read(formId)) as FormRow;
  expect(judgesAlike(row, { ...row, deletedAt: null, submissions: 7, title: { text: 'other' } })).toBe(true);
  expect(judgesAlike(row, null)).toBe(false);
  const others: readonly Partial<FormRow>[] = [
    { version: 2 },
    { areaId: 'x' },
    { responseLimit: 1 },
    { public: false },
    { portal: true },
    { deletedAt: new Date(0) },
    { keyword: '' },
    { countryDisabled: true },
    { sells: true },
  ];
  for (const other of others) expect(judgesAlike(row, { ...row, ...other })).toBe(false);
});
