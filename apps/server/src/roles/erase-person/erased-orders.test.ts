// Orders of the plan that a submission of an erased person caused: they say no longer where it was sent from.
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { allRows } from '../../testing/backup/backup-world.ts';
import { savePerson } from '../../testing/citizens.ts';
import { answersOf, saveForm } from '../../testing/forms.ts';
import { waitingFor } from '../../testing/queries.ts';
import { HOME, testId } from '../../testing/territory.ts';
import { ORDERS, openRuleWorld, POINT, type RuleWorld } from '../../testing/work-orders/rule-world.ts';
import { erasePersonEverywhere } from './run-erase-person.ts';

let at: RuleWorld;
let leaks: string;
beforeAll(async () => {
  at = await openRuleWorld();
  const definition = aForm()
    .with({ title: { text: 'Pérdida de agua' } })
    .withOptions({ citizen: true, geolocation: true })
    .withSection('s', aQuestion('state', 'text'))
    .build();
  leaks = await saveForm(at.world.as.supervisor, { id: 'leaks', definition });
});
afterAll(() => at.world.close());
beforeEach(() => at.clear());

let people = 0;
/** Somebody new, because nobody gets the id of who was erased. */
async function newPerson() {
  people += 1;
  const documentNumber = `4011100${people}`;
  return { id: await savePerson(at.world, { id: 900 + people, documentNumber }), documentNumber };
}
type Person = Awaited<ReturnType<typeof newPerson>>;

const erase = ({ documentNumber }: Person, ...args: readonly string[]) => {
  const { services } = at.world;
  return erasePersonEverywhere({ ...services, mailFolder: services.config.mail.folder }, [
    documentNumber,
    ...args,
  ]);
};

/** A submission about somebody at an address; a rule makes an order of it. */
async function leakAt(id: string, who: Person, address = 'Belgrano 1234') {
  const { status, body } = await at.world.as.inspector.post(`/api/forms/${leaks}/submissions`, {
    id: testId(id),
    version: 1,
    answers: answersOf({ state: 'x' }),
    particulars: {
      citizen: who,
      location: { address, ...POINT },
      asset: null,
      signatures: [],
    },
  });
  expect([status, body.code]).toEqual([200, expect.any(String)]);
}

const makeRule = () => at.make('leaky', { kind: 'arrival', triggerFormId: leaks });
const orderOf = async (id: string) =>
  (await at.orders()).find(({ causedBy }) => causedBy?.id === testId(id)) as { readonly id: string };
const CLEARED = { address: '', point: null, asset: null, causedBy: null, taken: null };

it('X37.14 X37.16 orders that the person’s submissions caused lose their location and are cancelled; those of others stay', async () => {
  const { world } = at;
  const [one, other] = [await newPerson(), await newPerson()];
  await makeRule();
  await leakAt('open', one);
  await leakAt('done', one, 'Belgrano 1236');
  await leakAt('others', other, 'Alvear 77');
  await at.work();
  const [open, done, others] = [await orderOf('open'), await orderOf('done'), await orderOf('others')];
  await world.as.inspector.post(`${ORDERS}/${open.id}/lease`);
  await sql`update work_orders set state = 'done' where id = ${done.id}`.execute(world.db);
  const before = await at.orders();
  const said = 'work orders that these submissions caused';
  expect(await erase(one, '--dry-run')).toContain(`Would be erased: 2 ${said}`);
  expect(await at.orders()).toEqual(before);
  expect(await erase(one)).toContain(`Erased: 2 ${said}`);
  const now = new Map((await at.orders()).map((order) => [order.id, order]));
  expect(now.get(open.id)).toMatchObject({ ...CLEARED, state: 'cancelled', version: 2 });
  expect(now.get(done.id)).toMatchObject({ ...CLEARED, state: 'done', version: 1 });
  expect(now.get(others.id)).toEqual(before.find(({ id }) => id === others.id));
  const rows = (await allRows(world.db)).get('public.work_orders') ?? [];
  expect(rows).toHaveLength(3);
  expect(rows.join(' ')).not.toMatch(new RegExp(`Belgrano|${testId('open')}|${testId('done')}`));
  const audited = await sql<{ details: object }>`select details from audit_entries
    where action = 'delete' and subject = 'citizen' and subject_id = ''`.execute(world.db);
  expect(audited.rows).toMatchObject([{ details: { submissions: 2, workOrders: 2 } }]);
  expect(await erase(one)).not.toContain('work orders');
});

it('X37.14 X37.15 an order about an asset keeps what the register says of it, and nothing of the person', async () => {
  const who = await newPerson();
  const lamp = await at.addAsset('Farola', { address: '' });
  await makeRule();
  await leakAt('lamp', who);
  await at.work();
  const { id } = await orderOf('lamp');
  await sql`update work_orders set asset_id = ${lamp}, asset_name = 'Farola' where id = ${id}`.execute(
    at.world.db,
  );
  await erase(who);
  expect(await at.orders()).toMatchObject([
    { id, state: 'cancelled', asset: { id: lamp }, address: '', point: POINT, causedBy: null },
  ]);
});

it('X37.14 a rule that makes orders at the same moment leaves none with the location', async () => {
  const { db } = at.world;
  const who = await newPerson();
  await makeRule();
  await leakAt('racing', who);
  let erased: Promise<string> | undefined;
  await db.transaction().execute(async (tx) => {
    await sql`select from plan_rules for update`.execute(tx);
    erased = erase(who);
    await waitingFor(db, 1);
    await sql`insert into work_orders (municipality_id, id, form_id, area_id, address, due_on, priority, created_by, created_at,
        rule_id, rule_cause, caused_by)
      values (${HOME.id}, ${testId('order')}, ${at.lamps}, ${HOME.areas[0]}, 'Belgrano 1234', current_date, 1, 'x', now(),
        ${testId('leaky')}, 'submission', ${testId('racing')})`.execute(tx);
  });
  expect(await erased).toContain('Erased: 1 work orders');
  await at.work();
  expect(await at.orders()).toMatchObject([{ id: testId('order'), ...CLEARED }]);
});
