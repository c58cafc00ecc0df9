// The list filtered by how far the review is and by the payment, held against what its rows show.
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answersOf, saveForm, submitTo } from '../../../testing/forms.ts';
import {
  ANA,
  enterPortal,
  openPortalWorld,
  saveReviewedForm,
  submitAsCitizen,
} from '../../../testing/portal.ts';
import { buy, DENIED, notify, openPaymentWorld, said } from '../../../testing/purchases.ts';
import { sellingForm } from '../../../testing/selling/selling-form.ts';
import { testId } from '../../../testing/territory.ts';
import type { Caller, TestWorld } from '../../../testing/with-app.ts';

interface Row {
  readonly id: string;
  readonly badge: string | null;
  readonly payment: string | null;
}

const BADGES = ['in-review', 'to-correct', 'approved'] as const;
const PAYMENTS = ['to-validate', 'paid', 'rejected', 'none'] as const;

let world: TestWorld;
let ana: Caller;
beforeAll(async () => {
  world = await openPortalWorld();
  ana = await enterPortal(world, ANA);
});
afterAll(() => world.close());

async function rowsOf({ as }: TestWorld, form: string, filter = ''): Promise<readonly Row[]> {
  const { body } = await as.admin.get(`/api/forms/${form}/submissions?${filter}`);
  expect(body.total, filter).toBe(body.submissions.length);
  return body.submissions;
}

/** What the rows show, and what each value of the filter finds. */
async function badges(form: string): Promise<{ readonly shown: object; readonly found: object }> {
  const rows = await rowsOf(world, form);
  const shown: Record<string, readonly string[]> = {};
  const found: Record<string, readonly string[]> = {};
  for (const badge of BADGES) {
    shown[badge] = rows.filter((row) => row.badge === badge).map(({ id }) => id);
    found[badge] = (await rowsOf(world, form, `badge=${badge}`)).map(({ id }) => id);
  }
  return { shown, found };
}

const mark = (id: string, marked: boolean, questionId = 'count') =>
  world.as.admin.put(`/api/submissions/${id}/review-marks`, { sectionId: 's', questionId, marked });
const ask = (id: string) =>
  world.as.admin.post(`/api/submissions/${id}/change-requests`, { comment: 'Revise' });

it('X33.92 X33.93 marks, requests, replies, recalls and acceptances move a submission to the filter that its badge says', async () => {
  const form = await saveReviewedForm(world, 'badges');
  const names = ['quiet', 'marked', 'unmarked', 'asked', 'replied', 'accepted', 'recalled', 'gone'];
  for (const id of names)
    await submitAsCitizen(ana, form, {
      id,
      answers: answersOf({ name: 'Ana', day: '01/02/2026', count: '3' }),
    });
  for (const id of names.filter((name) => name !== 'quiet'))
    expect((await mark(testId(id), true)).status).toBe(200);
  await mark(testId('unmarked'), false);
  for (const id of ['asked', 'replied', 'accepted', 'recalled'])
    expect((await ask(testId(id))).status).toBe(200);
  const before = await badges(form);
  for (const id of ['replied', 'accepted'])
    await ana.post(`/api/portal/submissions/${testId(id)}/revision`, { answers: answersOf({ count: '4' }) });
  const replied = await badges(form);
  await world.as.admin.post(`/api/submissions/${testId('accepted')}/revision-acceptance`);
  await world.as.admin.post(`/api/submissions/${testId('recalled')}/revision-recall`);
  await world.as.admin.delete(`/api/submissions/${testId('gone')}?version=1`);
  const after = await badges(form);
  const ids = (...of: readonly string[]) => expect.arrayContaining(of.map(testId));
  expect(before.shown).toMatchObject({ 'in-review': ids('asked', 'replied', 'accepted', 'recalled') });
  expect(replied.shown).toMatchObject({ 'to-correct': ids('marked', 'replied', 'accepted') });
  expect(after.shown).toMatchObject({
    'in-review': [testId('asked')],
    'to-correct': ids('marked', 'replied'),
    approved: ids('quiet', 'unmarked', 'accepted', 'recalled'),
  });
  for (const { shown, found } of [before, replied, after]) expect(found).toEqual(shown);
});

it('X33.93 reviewers who mark and unmark at the same moment, while it is asked again, leave one badge: that of the row', async () => {
  const form = await saveReviewedForm(world, 'together');
  const ids = ['race1', 'race2', 'race3', 'race4'];
  for (const id of ids)
    await submitAsCitizen(ana, form, {
      id,
      answers: answersOf({ name: 'Ana', day: '01/02/2026', count: '3' }),
    });
  for (let round = 0; round < 4; round++) {
    const done = await Promise.all(
      ids.flatMap((id, number) => [
        mark(testId(id), round % 2 === 0),
        mark(testId(id), number % 2 === 0, 'day'),
        mark(testId(id), round % 2 === 1),
        ...(round === 2 ? [ask(testId(id))] : []),
      ]),
    );
    expect(done.map(({ status }) => status).filter((status) => status >= 500)).toEqual([]);
    const { shown, found } = await badges(form);
    expect(found, `round ${round}`).toEqual(shown);
  }
});

it('X33.92 R4.12 a version that is not reviewed has no badge, and its submissions are found by none', async () => {
  const form = await saveForm(world.as.supervisor, {
    id: 'unreviewed',
    definition: aForm().withSection('s', aQuestion('name', 'text')).build(),
  });
  await submitTo(world.as.inspector, form, { id: 'plain', answers: answersOf({ name: 'x' }) });
  const { body } = await world.as.admin.get(`/api/forms/${form}/submissions`);
  expect([body.form.reviewed, body.form.sells, body.total]).toEqual([false, false, 1]);
  for (const filter of [...BADGES.map((one) => `badge=${one}`), ...PAYMENTS.map((one) => `payment=${one}`)])
    expect(await rowsOf(world, form, filter), filter).toEqual([]);
  const reviewed = await saveReviewedForm(world, 'said');
  expect((await world.as.admin.get(`/api/forms/${reviewed}/submissions`)).body.form.reviewed).toBe(true);
});

it('X33.92 X33.93 orders that are made, paid, denied, made again or never made move a submission to the filter of its payment', async () => {
  const { world: shop, gateway } = await openPaymentWorld();
  const formId = await saveForm(shop.as.supervisor, { id: 'shop', definition: sellingForm(20) });
  const bought = async (id: string) => (await buy(shop.visitor, formId, { id })).body.payment;
  const orders = { open: await bought('open'), paid: await bought('paid'), denied: await bought('denied') };
  const again = await bought('again');
  await notify(shop, await said(gateway, orders.paid.orderId));
  for (const { orderId } of [orders.denied, again]) await notify(shop, await said(gateway, orderId, DENIED));
  const found = async () => {
    const rows = await rowsOf(shop, formId);
    const each: Record<string, readonly string[]> = {};
    for (const payment of PAYMENTS) {
      each[payment] = (await rowsOf(shop, formId, `payment=${payment}`)).map(({ id }) => id);
      const shown = rows.filter((row) => (row.payment ?? 'none') === payment).map(({ id }) => id);
      expect(each[payment], payment).toEqual(shown);
    }
    return each;
  };
  expect((await found())['rejected']?.toSorted()).toEqual([testId('again'), testId('denied')].toSorted());
  shop.time.now = new Date(shop.time.now.getTime() + 1_000);
  const retried = await shop.visitor.post(`/api/public/payments/${again.orderId}/${again.id}/retry`, {});
  expect(retried.status).toBe(200);
  expect((await found())['to-validate']?.toSorted()).toEqual([testId('again'), testId('open')].toSorted());
  await notify(shop, await said(gateway, retried.body.orderId));
  // What a table brings was never ordered.
  const imported = await shop.as.supervisor.post(`/api/forms/${formId}/collected-answers`, {
    dryRun: false,
    files: [
      {
        name: 'tabla.csv',
        lines: [
          ['KEY', 'SubmissionDate', 'name'],
          ['uuid:1', '2026-01-01T10:00:00Z', 'papel'],
        ],
      },
    ],
  });
  expect(imported.status, JSON.stringify(imported.body)).toBe(200);
  const last = await found();
  expect([last['paid']?.length, last['rejected'], last['none']?.length]).toEqual([2, [testId('denied')], 1]);
  await shop.close();
});

it('X33.92 total, new ones, neighbours, spreadsheet, separated values and saved views follow the same filter', async () => {
  const form = await saveReviewedForm(world, 'follows');
  for (const id of ['fol1', 'fol2', 'fol3'])
    await submitAsCitizen(ana, form, {
      id,
      answers: answersOf({ name: 'Ana', day: '01/02/2026', count: '3' }),
    });
  for (const id of ['fol1', 'fol3']) await mark(testId(id), true);
  const get = async (path: string) => (await world.as.admin.get(path)).body;
  const of = (path: string) => `/api/forms/${form}/${path}badge=to-correct`;
  expect((await get(of('submissions?'))).total).toBe(2);
  expect(await get(of('new-submissions?since=2020-01-01T00:00:00Z&'))).toEqual({ count: 2, more: false });
  expect((await get(`/api/submissions/${testId('fol3')}/neighbours?badge=to-correct`)).next.id).toBe(
    testId('fol1'),
  );
  const lines = (await world.as.admin.get(of('submissions.csv?'))).raw.toString().trim().split('\r\n');
  expect(lines).toHaveLength(3);
  const view = { name: 'A corregir', shared: false, filter: { badge: 'to-correct' }, version: 0 };
  const path = `/api/forms/${form}/views/${testId('badgeview')}`;
  const columns = { hidden: [], questions: [] };
  expect((await world.as.admin.put(path, { ...view, columns })).status).toBe(200);
  expect((await get(`/api/forms/${form}/views`)).views[0].filter).toEqual({ badge: 'to-correct' });
  const wrong = await world.as.admin.put(path, { ...view, version: 1, columns, filter: { badge: 'seen' } });
  expect([wrong.body.code, wrong.body.issues[0].at.field]).toEqual(['request-invalid', 'body.filter.badge']);
});
