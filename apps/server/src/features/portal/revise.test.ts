// A citizen of the portal revises a submission as a reviewer asked, over HTTP.

import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answersOf, saveForm } from '../../testing/forms.ts';
import {
  ANA,
  ANA_AWAY,
  askAgain,
  BEA,
  enterPortal,
  letBeReviewed,
  openPortalWorld,
  PORTAL_FORM,
  saveReviewedForm,
  submitAsCitizen,
} from '../../testing/portal.ts';
import { HOME, testId } from '../../testing/territory.ts';
import type { Caller, TestReply, TestWorld } from '../../testing/with-app.ts';

let world: TestWorld;
let ana: Caller;
let bea: Caller;

beforeAll(async () => {
  world = await openPortalWorld();
  ana = await enterPortal(world, ANA);
  bea = await enterPortal(world, BEA);
});
afterAll(() => world.close());

const statusesOf = (replies: readonly TestReply[]) =>
  replies.map(({ status }) => status).toSorted((one, other) => one - other);
const view = async (id: string) => (await world.as.admin.get(`/api/submissions/${testId(id)}`)).body;
const listed = async (who: Caller, cursor?: string) =>
  (await who.get(`/api/portal/submissions${cursor ? `?cursor=${cursor}` : ''}`)).body;

const revision = (id: string) => `/api/portal/submissions/${testId(id)}/revision`;

async function asked(name: string): Promise<string> {
  const reviewed = await saveReviewedForm(world, `form${name}`);
  await submitAsCitizen(ana, reviewed, {
    id: name,
    answers: answersOf({ name: 'Ana', day: '01/02/2026', count: '3' }),
  });
  await askAgain(world, testId(name), ['count', 'day']);
  return testId(name);
}

it('P2.25 A4.24 A4.26 R4.29 R4.33 R4.34 X22.04 the citizen’s own submission is opened with what is asked, what it held and the comment', async () => {
  await asked('open');
  expect((await listed(ana)).submissions[0]).toMatchObject({ id: testId('open'), revision: true });
  const { body } = await ana.get(revision('open'));
  expect(body).toMatchObject({
    id: testId('open'),
    comment: 'Falta la cantidad',
    changedBy: '',
    requested: [
      { sectionId: 's', questionId: 'count', former: { value: '3' } },
      { sectionId: 's', questionId: 'day', former: { value: '01/02/2026' } },
    ],
  });
  expect(JSON.stringify(body)).not.toContain('admin');
});

it('A4.24 A4.28 A4.29 R4.30 R4.31 R8.33 the revision changes only what was asked, closes the request, and is over then', async () => {
  const id = await asked('revised');
  const answers = answersOf({ name: 'Otra', day: '05/02/2026', count: '4' });
  const wrong = await ana.post(revision('revised'), { answers: answersOf({ count: 'x' }) });
  expect(wrong.body.issues).toMatchObject([{ code: 'integer-invalid', at: { questionId: 'count' } }]);
  const stored = await ana.post(revision('revised'), { answers });
  expect(stored.body).toEqual({ id, code: (await view('revised')).code });
  expect((await view('revised')).answers.main).toEqual({
    name: { value: 'Ana' },
    day: { value: '05/02/2026' },
    count: { value: '4' },
  });
  expect((await view('revised')).citizen.id).toBe(ANA.id);
  const review = (await world.as.admin.get(`/api/submissions/${id}/review`)).body;
  expect(review.corrections).toMatchObject([{ kind: 'revision', by: ANA.username }]);
  expect(review.requests).toMatchObject([{ needsCompletion: false }]);
  expect((await ana.get(revision('revised'))).body.code).toBe('already-answered');
  expect((await ana.post(revision('revised'), { answers })).body.code).toBe('already-answered');
  expect((await listed(ana)).submissions.find((one: { id: string }) => one.id === id).revision).toBe(false);
});

it('W8 R4.29 of five people who send one revision at the same time one is stored', async () => {
  const id = await asked('race');
  const replies = await Promise.all(
    [1, 2, 3, 4, 5].map((n) => ana.post(revision('race'), { answers: answersOf({ count: String(n) }) })),
  );
  expect(statusesOf(replies)).toEqual([200, 409, 409, 409, 409]);
  const review = (await world.as.admin.get(`/api/submissions/${id}/review`)).body;
  expect(review.corrections).toHaveLength(1);
});

it('X22.04 W3 somebody else’s submission seems not to exist, to read, list and revise', async () => {
  await asked('foreign');
  const none = (await bea.get(revision('none'))).body;
  expect((await bea.get(revision('foreign'))).body).toEqual(none);
  expect(none.code).toBe('submission-not-found');
  const sent = await bea.post(revision('foreign'), { answers: answersOf({ count: '9' }) });
  expect(sent.body.code).toBe('submission-not-found');
  expect((await (await enterPortal(world, ANA_AWAY)).get(revision('foreign'))).body.code).toBe(
    'submission-not-found',
  );
  expect((await world.visitor.get(revision('foreign'))).body.code).toBe('portal-entry-failed');
  expect((await view('foreign')).answers.main.count).toEqual({ value: '3' });
  expect((await ana.get(`/api/submissions/${testId('foreign')}`)).body.code).toBe('not-signed-in');
});

it('X22.04 submissions go with their form', async () => {
  const id = await asked('removed');
  await sql`update forms set deleted_at = now() where id = ${testId('formremoved')}`.execute(world.db);
  expect((await ana.get(revision('removed'))).body.code).toBe('submission-not-found');
  expect((await listed(ana)).submissions.map((one: { id: string }) => one.id)).not.toContain(id);
});

it('A4.24 X14.06 W12 a revision names only files that were uploaded for this submission, and only where they were asked for', async () => {
  await asked('files');
  const answers = {
    ...answersOf({ name: 'Ana', count: '4' }),
    main: { name: { value: 'Ana', image: 'imagenes/of/another' }, count: { value: '4' } },
  };
  // The picture was not asked for: it is left out and its key is not looked up.
  expect((await ana.post(revision('files'), { answers })).status).toBe(200);
  expect((await view('files')).answers.main.name).toEqual({ value: 'Ana' });
});

it('X22.09 X7.04 reading, answering and revising are in the audit chain under the citizen’s name', async () => {
  const id = await asked('audited');
  await ana.get(revision('audited'));
  await ana.post(revision('audited'), { answers: answersOf({ count: '4' }) });
  const entries = await sql<{ action: string }>`
    select action from audit_entries where municipality_id = ${HOME.id} and subject_id = ${id}
      and actor = ${ANA.username} order by number`.execute(world.db);
  expect(entries.rows.map(({ action }) => action)).toEqual(['create', 'read', 'update']);
});

it('X34.39 the map of a revision has the layers that its municipality names', async () => {
  const definition = { ...PORTAL_FORM, options: { ...PORTAL_FORM.options, geolocation: true } };
  const form = await saveForm(world.as.admin, { id: 'located', definition });
  await letBeReviewed(world, form);
  await submitAsCitizen(ana, form, { id: 'located' });
  await askAgain(world, testId('located'), ['count']);
  const layers = { streetTiles: 'https://teselas.villa.example/{z}/{x}/{y}.png', streetCredit: '© Catastro' };
  await sql`update municipalities set settings = ${JSON.stringify(layers)}::jsonb where id = ${HOME.id}`.execute(
    world.db,
  );
  expect((await ana.get(revision('located'))).body.form.map.street).toEqual({
    tiles: layers.streetTiles,
    credit: '© Catastro',
  });
});
