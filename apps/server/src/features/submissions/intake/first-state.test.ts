// The first state of a submission: staff may choose it, otherwise it is the form's initial state; a visitor
// never chooses it.
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answersOf, saveForm } from '../../../testing/forms.ts';
import { testId } from '../../../testing/territory.ts';
import { type Caller, openTestWorld, type TestReply, type TestWorld } from '../../../testing/with-app.ts';

/** The initial state is not the first one in the list. */
const STATES = aForm()
  .with({ title: { text: 'Trámite' } })
  .withOptions({ publicAccess: true })
  .withStates('Borrador', 'Recibido', 'Resuelto')
  .with({ initialState: 1 })
  .withSection('s', aQuestion('name', 'text'))
  .build();

let world: TestWorld;
let formId: string;
beforeAll(async () => {
  world = await openTestWorld();
  formId = await saveForm(world.as.supervisor, { id: 'states', definition: STATES });
});
afterAll(() => world.close());

function send(who: Caller, id: string, state?: number): Promise<TestReply> {
  const path =
    who === world.visitor ? `/api/public/forms/${formId}/submissions` : `/api/forms/${formId}/submissions`;
  const body = { id: testId(id), version: 1, answers: answersOf({ name: 'x' }) };
  return who.post(path, { ...body, ...(state !== undefined && { state }) });
}

/** The state and the first line of the history, as an official reads them. */
async function beganWith(id: string): Promise<readonly unknown[]> {
  const view = (await world.as.supervisor.get(`/api/submissions/${testId(id)}`)).body;
  const { stateHistory } = (await world.as.supervisor.get(`/api/submissions/${testId(id)}/review`)).body;
  return [view.state, stateHistory.map(({ stateName }: { stateName: string }) => stateName)];
}

it('A4.07 the state that staff choose is the one that the answer begins with', async () => {
  expect((await send(world.as.inspector, 'chosen', 2)).status).toBe(200);
  expect(await beganWith('chosen')).toEqual([2, ['Resuelto']]);
  expect((await send(world.as.inspector, 'chosenFirst', 0)).status).toBe(200);
  expect(await beganWith('chosenFirst')).toEqual([0, ['Borrador']]);
});

it('A4.05 who chooses none begins with the initial state of the form', async () => {
  expect((await send(world.as.inspector, 'unchosen')).status).toBe(200);
  expect(await beganWith('unchosen')).toEqual([1, ['Recibido']]);
});

it('A4.07 W10 a state that the form does not have is refused, and nothing is stored', async () => {
  const refused = await send(world.as.inspector, 'unknown', 7);
  expect([refused.status, refused.body.issues]).toEqual([
    422,
    [{ code: 'state-unknown', at: { field: 'state' } }],
  ]);
  expect((await world.as.supervisor.get(`/api/submissions/${testId('unknown')}`)).status).toBe(404);
});

it('A4.05 W10 a visitor chooses no state: whatever the browser sends, it is the initial one', async () => {
  expect((await send(world.visitor, 'visitor', 2)).status).toBe(200);
  expect(await beganWith('visitor')).toEqual([1, ['Recibido']]);
});
