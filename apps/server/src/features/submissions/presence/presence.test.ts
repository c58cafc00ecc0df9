// Who has a submission open, over HTTP.
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { answersOf, STAFF_FORM, saveForm, submitTo } from '../../../testing/forms.ts';
import { testId } from '../../../testing/territory.ts';
import { type Caller, openTestWorld, type TestWorld } from '../../../testing/with-app.ts';
import { deletePresenceBefore } from './queries.ts';

let world: TestWorld;
let form: string;
let number = 0;
let id: string;
beforeAll(async () => {
  world = await openTestWorld();
  form = await saveForm(world.as.admin, { id: 'opened', definition: STAFF_FORM });
});
afterAll(() => world.close());
beforeEach(async () => {
  number += 1;
  await submitTo(world.as.inspector, form, { id: `sub${number}`, answers: answersOf({ name: 'Ana' }) });
  id = testId(`sub${number}`);
});

const path = (page: string) => `/api/submissions/${id}/presence/${testId(page)}`;
const say = async (who: Caller, page: string, doing = 'viewing') =>
  (await who.put(path(page), { doing })).body.others;

it('X33.76 who opens a submission sees who else of the staff has it open, and who edits it', async () => {
  expect(await say(world.as.admin, 'one')).toEqual([]);
  expect(await say(world.as.supervisor, 'two')).toEqual([{ username: 'admin', doing: 'viewing' }]);
  expect(await say(world.as.admin, 'one', 'editing')).toEqual([{ username: 'supervisor', doing: 'viewing' }]);
  // On a second page she only views.
  await say(world.as.admin, 'three');
  expect(await say(world.as.supervisor, 'two')).toEqual([{ username: 'admin', doing: 'editing' }]);
});

it('X33.76 a page that was closed, or says nothing for three quarters of a minute, does not count any more', async () => {
  await say(world.as.admin, 'one');
  await say(world.as.admin, 'two', 'editing');
  expect((await world.as.admin.delete(path('two'))).status).toBe(200);
  expect(await say(world.as.supervisor, 'three')).toEqual([{ username: 'admin', doing: 'viewing' }]);
  // Nobody closes the page of somebody else.
  await world.as.supervisor.delete(path('one'));
  expect(await say(world.as.supervisor, 'three')).toHaveLength(1);
  world.time.now = new Date(world.time.now.getTime() + 44_000);
  expect(await say(world.as.supervisor, 'three')).toHaveLength(1);
  world.time.now = new Date(world.time.now.getTime() + 2_000);
  expect(await say(world.as.supervisor, 'three')).toEqual([]);
  await deletePresenceBefore(world.db, world.time.now);
  expect(await say(world.as.admin, 'one')).toEqual([{ username: 'supervisor', doing: 'viewing' }]);
});

it('X33.76 it locks nothing, and who may not see the submission learns nothing', async () => {
  await say(world.as.admin, 'one', 'editing');
  const body = { version: 1, answers: answersOf({ name: 'Eva' }), reason: '' };
  const corrected = await world.as.correctingSupervisor.post(`/api/submissions/${id}/corrections`, body);
  expect(corrected.status).toBe(200);
  const foreign = await world.as.foreigner.put(path('two'), { doing: 'viewing' });
  expect([foreign.status, foreign.body.code]).toEqual([403, 'form-outside-areas']);
  expect(foreign.body.others).toBeUndefined();
});
