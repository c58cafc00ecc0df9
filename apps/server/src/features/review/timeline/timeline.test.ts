// What happened to a submission, in one list, for who may see the submission.
import { randomUUID } from 'node:crypto';
import type { TimelineEvent } from '@constancia/contract/submissions/timeline.ts';
import { DEFAULT_RECORD_OPTIONS } from '@constancia/domain/presentation/record/record-options.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { saveForm } from '../../../testing/forms.ts';
import { buy, notify, openPaymentWorld, said } from '../../../testing/purchases.ts';
import { sellingForm } from '../../../testing/selling/selling-form.ts';
import { answeredForm, correct, withAnswers } from '../../../testing/review/submissions-to-review.ts';
import { HOME, testId } from '../../../testing/territory.ts';
import { type Caller, openTestWorld, type TestWorld } from '../../../testing/with-app.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());

const MINUTE = 60_000;
const later = (milliseconds = MINUTE) => {
  world.time.now = new Date(world.time.now.getTime() + milliseconds);
  return world.time.now;
};
const read = (id: string, cursor = '', who: Caller = world.as.admin) =>
  who.get(`/api/submissions/${id}/timeline${cursor && `?cursor=${encodeURIComponent(cursor)}`}`);
const eventsOf = async (id: string): Promise<TimelineEvent[]> => (await read(id)).body.events;

async function everything(id: string): Promise<void> {
  const pdf = { options: DEFAULT_RECORD_OPTIONS };
  later(3 * 60 * MINUTE);
  await world.as.admin.post(`/api/submissions/${id}/state`, { from: 0, to: 1 });
  later();
  await correct(world.as.admin, id, {
    answers: withAnswers({ name: 'Beatriz' }),
    reason: 'Lo avisó por teléfono',
  });
  const asked = later();
  const [completed, accepted] = [later(), later()];
  // Two requests that one reply closed.
  for (const number of [1, 2])
    await sql`
      insert into change_requests (municipality_id, submission_id, number, at, made_by, comment, requested, due_on,
        message, completed_at, accepted_at, accepted_by)
      values (${HOME.id}, ${id}, ${number}, ${asked}, 'admin', 'Falta el día', '[{"questionId":"day"}]', '2026-05-20',
        'Ya está', ${completed}, ${accepted}, 'supervisor')`.execute(world.db);
  await sql`
    insert into corrections (municipality_id, submission_id, number, kind, at, made_by, changes)
    values (${HOME.id}, ${id}, 2, 'revision', ${completed}, 'Ana Paz', '{"answers":[{}]}')`.execute(world.db);
  const recalled = later();
  await sql`
    insert into change_requests (municipality_id, submission_id, number, at, made_by, comment, requested, recalled_at,
      recalled_by)
    values (${HOME.id}, ${id}, 3, ${accepted}, 'admin', 'Otra', '[]', ${recalled}, 'admin')`.execute(
    world.db,
  );
  later();
  await world.as.admin.post(`/api/submissions/${id}/records`, pdf);
  for (const [kind, state] of [
    ['mail', 'failed'],
    ['incident', 'delivered'],
    ['password-mail', 'waiting'],
  ])
    await sql`
      insert into outbox_entries (municipality_id, id, kind, submission_id, label, payload, state, created_at,
        created_by, due_at)
      values (${HOME.id}, ${randomUUID()}, ${kind}, ${id}, 'x', '{"to":"ana@correo.example"}', ${state}, ${later()},
        'admin', ${world.time.now})`.execute(world.db);
  await sql`
    update submissions set incident_number = '812', incident_raised_at = (
      select created_at from outbox_entries where submission_id = ${id} and kind = 'incident')
    where id = ${id}`.execute(world.db);
}

it('X33.70 the timeline has everything that happened to a submission, newest first', async () => {
  const { id } = await answeredForm(world, 'whole');
  const began = world.time.now.getTime();
  await everything(id);
  const events = await eventsOf(id);
  expect(events.map(({ kind }) => kind)).toEqual([
    'incident',
    'letter',
    'record',
    'recall',
    'acceptance',
    'request',
    'reply',
    'request',
    'request',
    'edit',
    'state',
    'state',
    'sent',
  ]);
  const at = (milliseconds: number) => new Date(began + milliseconds).toISOString();
  expect(events).toMatchObject([
    { number: '812', delivery: 'delivered', by: 'admin' },
    { letter: 'mail', delivery: 'failed' },
    { by: 'admin' },
    { by: 'admin' },
    { by: 'supervisor' },
    { comment: 'Otra' },
    { by: 'Ana Paz', message: 'Ya está', answers: 1 },
    { comment: 'Falta el día', questions: 1, dueOn: '2026-05-20' },
    {},
    { edit: 'correction', answers: 1, reason: 'Lo avisó por teléfono', by: 'admin' },
    { name: 'Resuelto', until: null, by: 'admin' },
    { name: 'Recibido', at: at(0), until: at(3 * 60 * MINUTE) },
    { by: 'inspector', at: at(0) },
  ]);
  // Nothing of what was sent outside, and no letter that is not about the submission.
  expect(JSON.stringify(events)).not.toContain('correo.example');
});

it('X33.70 it is read page by page, without gap or double, and a cursor of another submission is refused', async () => {
  const { id } = await answeredForm(world, 'long');
  for (let turn = 1; turn <= 20; turn++)
    await sql`
      insert into corrections (municipality_id, submission_id, number, kind, at, made_by, changes)
      values (${HOME.id}, ${id}, ${turn}, 'correction', ${world.time.now}, 'admin', '{"answers":[]}')`.execute(
      world.db,
    );
  const first = (await read(id)).body;
  const second = (await read(id, first.next)).body;
  expect([first.events.length, second.events.length, second.next]).toEqual([15, 7, null]);
  expect([...first.events, ...second.events].filter(({ kind }) => kind === 'edit')).toHaveLength(20);
  expect(second.events.at(-1).kind).toBe('sent');
  const other = await answeredForm(world, 'beside');
  for (const cursor of [first.next, 'x', '1~2~3'])
    expect((await read(other.id, cursor)).body).toMatchObject({ code: 'request-invalid' });
});

it('X33.70 only who sees the submission reads it, and the audit log says so', async () => {
  const { id } = await answeredForm(world, 'hidden');
  expect((await read(id, '', world.as.inspector)).status).toBe(200);
  expect((await read(id, '', world.as.colleague)).body.code).toBe('submission-not-found');
  expect((await read(id, '', world.as.neighbour)).body.code).toBe('form-outside-areas');
  const entries = await sql<{ actor: string }>`
    select actor from audit_entries where subject = 'submission-timeline' and subject_id = ${id}`.execute(
    world.db,
  );
  expect(entries.rows).toEqual([{ actor: 'inspector' }]);
});

it('X33.70 what was bought with it, and what the gateway said', async () => {
  const { world: shop, gateway } = await openPaymentWorld();
  try {
    const form = await saveForm(shop.as.admin, { id: 'shop', definition: sellingForm(4) });
    const { payment } = (await buy(shop.visitor, form, { id: 'bought' })).body;
    shop.time.now = new Date(shop.time.now.getTime() + MINUTE);
    await notify(shop, await said(gateway, payment.orderId));
    const { events } = (await shop.as.admin.get(`/api/submissions/${testId('bought')}/timeline`)).body;
    expect(events.filter(({ kind }: TimelineEvent) => kind === 'payment')).toMatchObject([
      { step: 'paid', amount: 1250, currency: 'EUR', by: '' },
      { step: 'ordered', amount: 1250, by: '' },
    ]);
  } finally {
    await shop.close();
  }
});
