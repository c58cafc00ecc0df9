// The payments of a form as the clerk who keeps its accounts reads them.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answersOf, saveForm } from '../../../testing/forms.ts';
import type { TestGateway } from '../../../testing/outside/payment-gateway.ts';
import { buy, DENIED, notify, openPaymentWorld, said } from '../../../testing/purchases.ts';
import { numberOf, sellingForm } from '../../../testing/selling/selling-form.ts';
import { HOME, testId } from '../../../testing/territory.ts';
import type { TestWorld } from '../../../testing/with-app.ts';

let world: TestWorld;
let gateway: TestGateway;
let formId: string;
beforeAll(async () => {
  ({ world, gateway } = await openPaymentWorld());
  formId = await saveForm(world.as.supervisor, { id: 'accounts', definition: sellingForm(4) });
  const order = async (id: string) => (await buy(world.visitor, formId, { id })).body.payment.orderId;
  const hour = () => (world.time.now = new Date(world.time.now.getTime() + 60 * 60_000));
  const late = await order('late');
  hour();
  await world.runJobs();
  const paid = [await order('paid1'), await order('paid2'), await order('gone')];
  const denied = await order('denied');
  await notify(world, await said(gateway, denied, DENIED));
  await order('waiting');
  for (const number of [...paid, late]) await notify(world, await said(gateway, number));
  await notify(world, await said(gateway, paid[0] ?? '', { Ds_AuthorisationCode: '654321' }));
  // Somebody deletes a submission that was paid for.
  await sql`delete from submissions where id = ${testId('gone')}`.execute(world.db);
});
afterAll(() => world.close());

const list = async (query = '') =>
  (await world.as.supervisor.get(`/api/forms/${formId}/payments${query}`)).body;
const names = (page: { payments: { submission: { id: string } | null }[] }) =>
  page.payments.map(({ submission }) => submission?.id.replace(/z+$/, '') ?? 'none');

it('X21.12 A7.11 R7.24 shows orders by what became of them, with sums and seats', async () => {
  const page = await list();
  expect(names(page).toSorted()).toEqual(['denied', 'late', 'none', 'paid1', 'paid2', 'waiting']);
  expect(page.totals).toEqual({
    pending: { count: 1, amount: 1250 },
    paid: { count: 3, amount: 3750 },
    denied: { count: 1, amount: 1250 },
    expired: { count: 0, amount: 0 },
    late: { count: 1, amount: 1250 },
    'late-closed': { count: 0, amount: 0 },
    orphan: { count: 1, amount: 1250 },
    'unpaid-submission': { count: 3, amount: 0 },
  });
  expect(page.locations).toEqual([{ name: 'Platea', seats: 4, sold: 3, held: 1, left: 0 }]);
  expect(names(await list('?show=late'))).toEqual(['late']);
  expect(names(await list('?show=orphan'))).toEqual(['none']);
  expect(names(await list('?show=paid')).toSorted()).toEqual(['none', 'paid1', 'paid2']);
  expect(names(await list('?show=unpaid-submission')).toSorted()).toEqual(['denied', 'late', 'waiting']);
});

it('X21.12 shows what was charged twice', async () => {
  const { payments } = await list('?show=paid');
  const charges = Object.fromEntries(
    payments.map(({ submission, order }: Record<string, { id: string; charges: number }>) => [
      submission?.id ?? 'none',
      order?.charges,
    ]),
  );
  expect(charges).toEqual({ [testId('paid1')]: 2, [testId('paid2')]: 1, none: 1 });
});

it('X21.12 a submission that bought nothing is without payment', async () => {
  const stored = await world.as.supervisor.get(`/api/submissions/${testId('paid1')}`);
  expect(stored.status).toBe(200);
  await sql`delete from payment_notices where pay_order_id in
    (select id from pay_orders where submission_id = ${testId('waiting')})`.execute(world.db);
  await sql`delete from pay_orders where submission_id = ${testId('waiting')}`.execute(world.db);
  const { payments } = await list('?show=unpaid-submission');
  const waiting = payments.find(
    ({ submission }: { submission: { id: string } }) => submission.id === testId('waiting'),
  );
  expect(waiting.order).toBeNull();
});

it('X21.13 keeps to the submissions a person may see, and each reading is in the audit chain', async () => {
  const before =
    await sql`select from audit_entries where subject = 'payments' and subject_id = ${formId}`.execute(
      world.db,
    );
  expect(names(await list())).not.toEqual([]);
  const after =
    await sql`select from audit_entries where subject = 'payments' and subject_id = ${formId}`.execute(
      world.db,
    );
  expect(after.rows.length - before.rows.length).toBe(1);
  const inspectors = (await world.as.inspector.get(`/api/forms/${formId}/payments`)).body;
  expect([inspectors.payments, inspectors.totals.paid.count]).toEqual([[], 0]);
  expect((await world.as.generator.get(`/api/forms/${formId}/payments`)).body.code).toBe('forbidden');
  expect((await world.as.neighbour.get(`/api/forms/${formId}/payments`)).body.code).toBe(
    'form-outside-areas',
  );
  expect((await world.visitor.get(`/api/forms/${formId}/payments`)).body.code).toBe('not-signed-in');
  const broken = await sql`
    select from (
      select e.hash = audit_hash(coalesce(lag(e.hash) over (order by e.number), '\\x'::bytea), e) as fits
      from audit_entries e where municipality_id = ${HOME.id}) checked
    where not fits`.execute(world.db);
  expect(broken.rows).toEqual([]);
});

it('X21.12 goes on page by page, each order once', async () => {
  const many = await saveForm(world.as.supervisor, { id: 'pages', definition: sellingForm(100) });
  for (let index = 0; index < 30; index++) {
    const reply = await world.as.supervisor.post(`/api/forms/${many}/submissions`, {
      id: testId(`page${index}x`),
      version: 1,
      answers: answersOf({ name: 'x' }),
      purchase: {
        location: 'Platea',
        quantity: 1,
        fullName: 'Ana Ruiz',
        dni: numberOf(`page${index}`),
        email: 'ana@villa.example',
        phone: '',
      },
    });
    expect(reply.status).toBe(200);
  }
  const read = async (query: string) =>
    (await world.as.supervisor.get(`/api/forms/${many}/payments${query}`)).body;
  for (const query of ['', 'show=unpaid-submission&']) {
    const first = await read(`?${query}`);
    const second = await read(`?${query}cursor=${first.next}`);
    expect([first.payments.length, second.payments.length, second.next]).toEqual([25, 5, null]);
    expect(new Set([...names(first), ...names(second)]).size).toBe(30);
  }
  expect((await world.as.supervisor.get(`/api/forms/${many}/payments?cursor=x`)).status).toBe(400);
});
