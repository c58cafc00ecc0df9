// A submission, or a form, that is being deleted while somebody adds something to it: they hear that it is gone. What they read
// before is there, but what they write would belong to nothing.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hideForm, lockForm, removeForm } from '../features/forms/queries.ts';
import { hashToken } from '../features/session/cookie.ts';
import { startSession } from '../features/session/queries.ts';
import { deleteSubmissionRow } from '../features/submissions/queries.ts';
import type { Queryable } from '../platform/db/database.ts';
import { beginAgain, booked, openAgendaWorld } from '../testing/appointments/agenda-world.ts';
import { answersOf, STAFF_FORM, saveForm, submitTo } from '../testing/forms.ts';
import { waitingFor } from '../testing/queries.ts';
import { ANA, askAgain, enterPortal, saveReviewedForm, submitAsCitizen } from '../testing/portal.ts';
import { HOME, testId } from '../testing/territory.ts';
import { type Caller, caller, type TestReply, type TestWorld } from '../testing/with-app.ts';

let world: TestWorld;
let ana: Caller;
let reviewed: string;
beforeAll(async () => {
  world = await openAgendaWorld();
  ana = await enterPortal(world, ANA);
  reviewed = await saveReviewedForm(world, 'reviewed');
  await beginAgain(world);
});
afterAll(() => world.close());

/** Sends the request while the deletion is under way, and lets that end once the request waits for it, or did not. */
async function askDuring(
  remove: (tx: Queryable) => Promise<unknown>,
  ask: () => Promise<TestReply>,
): Promise<string> {
  const { asked } = await world.db.transaction().execute(async (tx) => {
    await remove(tx);
    const sent = ask();
    await Promise.race([sent, waitingFor(world.db, 1)]);
    return { asked: sent };
  });
  const { status, body } = await asked;
  return body.code ?? String(status);
}

const deleting = (id: string) => (tx: Queryable) =>
  deleteSubmissionRow(tx, { municipalityId: HOME.id, id }, { at: world.time.now, by: 'ana' });

const MARK = { sectionId: 's', questionId: 'day', marked: true };

it.each([
  ['ticked for the citizen', (id: string) => world.as.admin.put(`/api/submissions/${id}/review-marks`, MARK)],
  ['asked for', (id: string) => world.as.admin.post(`/api/submissions/${id}/revision-recall`)],
  ['moved', (id: string) => world.as.admin.post(`/api/submissions/${id}/state`, { from: 0, to: 1 })],
  ['put on hold', (id: string) => world.as.admin.post(`/api/submissions/${id}/hold`, { reason: 'x' })],
])('X40.35 W11 a submission that is deleted while it is %s is gone', async (what, ask) => {
  const name = `of ${what}`;
  const answers = answersOf({ name: 'Ana', day: '01/02/2026' });
  expect((await submitAsCitizen(ana, reviewed, { id: name, answers })).status).toBe(200);
  if (what === 'asked for') await askAgain(world, testId(name), ['day']);
  expect(await askDuring(deleting(testId(name)), () => ask(testId(name)))).toBe('submission-not-found');
});

it('X40.35 X34.76 a link of an appointment is not made while its submission is deleted', async () => {
  const browser = await booked(world, 'linked');
  const id = testId('linked');
  const ask = () => browser.post(`/api/public/submissions/${id}/appointment-link`);
  expect(await askDuring(deleting(id), ask)).toBe('appointment-link-gone');
});

const LIST = { filter: {}, columns: { hidden: [], questions: [] }, order: null };

const OWN = {
  'the mail of the morning': (as: Caller) => as.put('/api/work-orders/mail', { on: true, language: 'es' }),
  'a view': (as: Caller) =>
    as.put(`/api/forms/${reviewed}/views/${testId('ownview')}`, {
      ...LIST,
      name: 'Mía',
      shared: false,
      version: 0,
    }),
} as const;

it.each(Object.entries(OWN))(
  'X40.35 who asks for %s while their account is deleted is signed in no more',
  async (what, ask) => {
    const id = testId(`user of ${what}`);
    const names = { username: id, email: '', firstName: 'Eva', lastName: 'Paz' };
    const of = { municipalityId: HOME.id, areaIds: [HOME.areas[0]], roles: ['ROLE_SUPERVISOR'] };
    expect((await world.as.admin.post('/api/users', { id, ...names, ...of })).status).toBe(200);
    const token = randomUUID();
    const session = { id: randomUUID(), municipalityId: HOME.id, userId: id, tokenHash: hashToken(token) };
    await startSession(world.db, { ...session, at: world.time.now, browser: 'test' });
    const remove = (tx: Queryable) => sql`delete from users where id = ${id}`.execute(tx);
    const as = caller(world.app, { cookie: `session=${token}` });
    expect(await askDuring(remove, () => ask(as))).toBe('not-signed-in');
  },
);

const planned = (formId: string) => ({
  formId,
  assetId: null,
  address: 'Mitre 100',
  dueOn: '2026-03-12',
  priority: 'medium',
  assignedTo: '',
  note: '',
});
const PLAN = `/api/municipalities/${HOME.id}/work-orders`;
const LINK = { label: 'x', values: { name: 'Ana' }, expiresAt: '2026-04-01T00:00:00.000Z' };

const RULES = `/api/municipalities/${HOME.id}/plan-rules`;
const RULE = {
  name: 'Cada semana',
  kind: 'arrival',
  assetType: '',
  assetAreaIds: [],
  every: 1,
  unit: 'weeks',
  triggerFormId: testId('reviewed'),
  state: null,
  dueDays: 3,
  priority: 'low',
  assignedTo: '',
  note: '',
  active: true,
};

const ADDED = {
  'a link with answers': (form: string) => world.as.admin.post(`/api/forms/${form}/prefilled-links`, LINK),
  'a view': (form: string) =>
    world.as.admin.put(`/api/forms/${form}/views/${testId(`view${form}`)}`, {
      ...LIST,
      name: 'Mía',
      shared: false,
      version: 0,
    }),
  'a work order': (form: string) =>
    world.as.admin.post(PLAN, { id: testId(`order${form}`), workOrder: planned(form) }),
  'a rule of the plan': (form: string) =>
    world.as.admin.post(RULES, { id: testId(`rule${form}`), rule: { ...RULE, formId: form } }),
} as const;

it.each(
  (['removed', 'hidden'] as const).flatMap((how) =>
    Object.entries(ADDED).map(([what, add]) => [how, what, add] as const),
  ),
)('X40.35 P4.19 P4.20 a form that is %s while %s is made for it is gone', async (how, what, add) => {
  const form = await saveForm(world.as.admin, { id: `${how} ${what}`, definition: STAFF_FORM });
  if (how === 'hidden')
    await submitTo(world.as.inspector, form, { id: `in ${what}`, answers: answersOf({ name: 'x' }) });
  const remove = async (tx: Queryable) => {
    const key = { municipalityId: HOME.id, formId: form };
    await lockForm(tx, HOME.id, form);
    await (how === 'removed'
      ? removeForm(tx, key)
      : hideForm(tx, key, { username: 'ana', at: world.time.now }));
  };
  expect(await askDuring(remove, () => add(form))).toBe('form-not-found');
});

it('X40.35 X34.61 of a file of work orders, the line whose form is deleted in between is refused, and the others are planned', async () => {
  const [gone, stays] = [
    await saveForm(world.as.admin, { id: 'many gone', definition: STAFF_FORM }),
    await saveForm(world.as.admin, { id: 'many stays', definition: STAFF_FORM }),
  ];
  const workOrders = [gone, stays].map((form) => ({ id: testId(`line${form}`), workOrder: planned(form) }));
  let said: unknown;
  const ask = async () => {
    const reply = await world.as.admin.post(`${PLAN}/many`, { workOrders, onlyCheck: false });
    said = reply.body.outcomes?.map(
      ({ outcome, problem }: { outcome: string; problem: { code: string } | null }) => [
        outcome,
        problem?.code,
      ],
    );
    return reply;
  };
  const remove = async (tx: Queryable) => {
    await lockForm(tx, HOME.id, gone);
    await removeForm(tx, { municipalityId: HOME.id, formId: gone });
  };
  expect(await askDuring(remove, ask)).toBe('200');
  expect(said).toEqual([
    ['refused', 'form-not-found'],
    ['new', undefined],
  ]);
});
