// A citizen is asked by mail to revise a submission, and the register changes before they follow the link.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { registerOf, savePerson } from '../../../testing/citizens.ts';
import { answersOf } from '../../../testing/forms.ts';
import { ANA, cookieOf, enter } from '../../../testing/portal.ts';
import { openRevisionWorld, type RevisionWorld } from '../../../testing/review/revision-world.ts';
import { caller } from '../../../testing/with-app.ts';

let opened: RevisionWorld;
beforeAll(async () => {
  opened = await openRevisionWorld();
});
afterAll(() => opened.close());

/** The token of the link in the mail about a submission. */
async function tokenFor(id: string): Promise<string> {
  const [mail] = await opened.mailsFor(id);
  return decodeURIComponent(/\/ciudadano\/revision\/[^/\s]+\/(\S+)/.exec(mail?.text ?? '')?.[1] ?? '');
}

it('X34.52 X34.53 X34.54 the link leads in as who the person is now, and nowhere once they were erased', async () => {
  const { world } = opened;
  const home = registerOf(world);
  const id = await opened.sent('asked');
  await opened.ask(id, ['count']);
  const token = await tokenFor(id);
  const follow = () => enter(world.visitor, { token, submissionId: id });
  expect((await home.correct(ANA.id, { firstName: 'Anahí', documentNumber: '30111900' })).status).toBe(200);
  expect((await follow()).body.citizen).toMatchObject({ id: ANA.id, firstName: 'Anahí' });
  const kept = await savePerson(world, { id: 800, documentNumber: '30111901', email: 'k@correo.example' });
  expect((await home.merge(kept, ANA.id)).status).toBe(200);
  const came = await follow();
  expect([came.body.citizen.id, came.body.formerIds]).toEqual([kept, [ANA.id]]);
  const citizen = caller(world.app, { cookie: cookieOf(came) });
  const answers = answersOf({ day: '01/02/2026', count: '9' });
  expect((await citizen.post(`/api/portal/submissions/${id}/revision`, { answers })).status).toBe(200);
  const again = await opened.sent('askedagain');
  await opened.ask(again, ['count']);
  const next = await tokenFor(again);
  expect((await home.erase(kept, '30111901')).body.submissions).toBe(2);
  const gone = await enter(world.visitor, { token: next, submissionId: again });
  expect([gone.status, gone.body.code]).toEqual([401, 'portal-entry-failed']);
});
