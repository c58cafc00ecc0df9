// Badge and payment in what programs read: as columns of the feed and its filter, and as filters of the other files, held
// against the list of the form.
import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { answersOf, saveForm } from '../../../testing/forms.ts';
import {
  ANA,
  enterPortal,
  openPortalWorld,
  saveReviewedForm,
  submitAsCitizen,
} from '../../../testing/portal.ts';
import { buy, DENIED, notify, openPaymentWorld, said } from '../../../testing/purchases.ts';
import { sellingForm } from '../../../testing/selling/selling-form.ts';
import { makeProgram } from '../../../testing/sign-in/program-tokens.ts';
import { testId } from '../../../testing/territory.ts';
import type { Caller, TestWorld } from '../../../testing/with-app.ts';

interface Asking {
  readonly program: Caller;
  readonly form: string;
}

const found = async ({ program, form }: Asking, filter: string) => {
  const { body } = await program.get(
    `/api/odata/forms/${form}/Submissions?$filter=${encodeURIComponent(filter)}`,
  );
  return (body.value as readonly { readonly __id: string }[]).map(({ __id }) => __id).sort();
};
const listed = async ({ as }: TestWorld, form: string, filter: string) => {
  const { body } = await as.admin.get(`/api/forms/${form}/submissions?${filter}`);
  return (body.submissions as readonly { readonly id: string }[]).map(({ id }) => id).sort();
};
const programOf = async (world: TestWorld) => (await makeProgram(world, { rights: ['read respuesta'] })).as;

it('X38.110 X38.111 the badge of a reviewed form is a column and a filter, which follow its marks and requests', async () => {
  const world = await openPortalWorld();
  onTestFinished(() => world.close());
  const ana = await enterPortal(world, ANA);
  const form = await saveReviewedForm(world, 'feedbadges');
  for (const id of ['quiet', 'marked', 'asked'])
    await submitAsCitizen(ana, form, {
      id,
      answers: answersOf({ name: 'Ana', day: '01/02/2026', count: '3' }),
    });
  const asking = { program: await programOf(world), form };
  expect(await found(asking, "badge eq 'approved'")).toEqual(['asked', 'marked', 'quiet'].map(testId));
  for (const id of ['marked', 'asked'])
    await world.as.admin.put(`/api/submissions/${testId(id)}/review-marks`, {
      sectionId: 's',
      questionId: 'count',
      marked: true,
    });
  await world.as.admin.post(`/api/submissions/${testId('asked')}/change-requests`, { comment: 'Revise' });
  const { body } = await asking.program.get(`/api/odata/forms/${form}/Submissions?$select=__id,badge`);
  expect(body.value, JSON.stringify(body)).toEqual(
    expect.arrayContaining([
      { __id: testId('quiet'), badge: 'approved' },
      { __id: testId('marked'), badge: 'to-correct' },
      { __id: testId('asked'), badge: 'in-review' },
    ]),
  );
  for (const badge of ['in-review', 'to-correct', 'approved']) {
    expect(await found(asking, `badge eq '${badge}'`), badge).toEqual(
      await listed(world, form, `badge=${badge}`),
    );
    expect(await found(asking, `badge ne '${badge}'`), badge).toHaveLength(2);
  }
  expect(await found(asking, "badge in ('in-review','to-correct') and startswith(badge,'to')")).toEqual([
    testId('marked'),
  ]);
  expect(await found(asking, 'badge eq null')).toEqual([]);
  const count = await asking.program.get(
    `/api/odata/forms/${form}/Submissions/$count?$filter=${encodeURIComponent("not (badge eq 'approved')")}`,
  );
  expect(count.raw.toString()).toBe('2');
  // This form sells nothing.
  expect(body.value[0]).not.toHaveProperty('paymentStatus');
  const metadata = (await asking.program.get(`/api/odata/forms/${form}/$metadata`)).raw.toString();
  expect(metadata).toContain('<Property Name="badge" Type="Edm.String"/>');
  expect(metadata).not.toContain('paymentStatus');
  const wrong = await asking.program.get(
    `/api/odata/forms/${form}/Submissions?$filter=${encodeURIComponent("paymentStatus eq 'paid'")}`,
  );
  expect([wrong.status, wrong.body.issues[0].at.field]).toEqual([400, 'query.$filter']);
  expect(wrong.body.issues[0].values.reason).toBe("'paymentStatus' in column 1");
});

it('X38.110 X38.111 X38.112 the payment of a form that sells is a column and a filter, also of GeoJSON and separated values', async () => {
  const { world, gateway } = await openPaymentWorld();
  onTestFinished(() => world.close());
  const form = await saveForm(world.as.supervisor, { id: 'feedshop', definition: sellingForm(20) });
  const bought = async (id: string) => (await buy(world.visitor, form, { id })).body.payment;
  await bought('open');
  await notify(world, await said(gateway, (await bought('paid')).orderId));
  await notify(world, await said(gateway, (await bought('denied')).orderId, DENIED));
  const asking = { program: await programOf(world), form };
  const status = { 'to-validate': 'open', paid: 'paid', rejected: 'denied' };
  for (const [payment, id] of Object.entries(status)) {
    expect(await found(asking, `paymentStatus eq '${payment}'`), payment).toEqual([testId(id)]);
    expect(await listed(world, form, `payment=${payment}`), payment).toEqual([testId(id)]);
    const row = await asking.program.get(`/api/odata/forms/${form}/Submissions('${testId(id)}')`);
    expect(row.body).toMatchObject({ paymentStatus: payment });
    const csv = await asking.program.get(`/api/forms/${form}/submissions.csv?payment=${payment}`);
    expect(csv.raw.toString().trim().split('\r\n')).toHaveLength(2);
    const points = await asking.program.get(`/api/forms/${form}/submissions.geojson?payment=${payment}`);
    expect(points.status).toBe(200);
    expect(
      JSON.parse(points.raw.toString()).features.map(
        (one: { properties: object }) => Object.values(one.properties)[0],
      ),
    ).toEqual([testId(id)]);
  }
  const odd = await asking.program.get(`/api/forms/${form}/submissions.geojson?payment=late`);
  expect([odd.status, odd.body.issues[0].at.field]).toEqual([400, 'query.payment']);
});

it('X38.110 a submission to a version that was not reviewed has no badge, and is found by null alone', async () => {
  const world = await openPortalWorld();
  onTestFinished(() => world.close());
  const ana = await enterPortal(world, ANA);
  const form = await saveReviewedForm(world, 'laterreviewed');
  for (const id of ['early', 'later'])
    await submitAsCitizen(ana, form, {
      id,
      answers: answersOf({ name: 'Ana', day: '01/02/2026', count: '3' }),
    });
  // As a version that was not reviewed leaves it.
  await sql`update submissions set badge = null where id = ${testId('early')}`.execute(world.db);
  const asking = { program: await programOf(world), form };
  const badges = await asking.program.get(`/api/odata/forms/${form}/Submissions?$select=badge`);
  expect(badges.status, badges.raw.toString()).toBe(200);
  expect(badges.body.value).toEqual([{ badge: null }, { badge: 'approved' }]);
  expect(await found(asking, 'badge eq null')).toEqual([testId('early')]);
  expect(await found(asking, 'badge ne null')).toEqual([testId('later')]);
  for (const other of ["badge ne 'approved'", "not (badge eq 'approved')"])
    expect(await found(asking, other), other).toEqual([testId('early')]);
});
