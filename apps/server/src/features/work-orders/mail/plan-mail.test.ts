// The mail of the morning: who asked for it gets one a day about what is due in their areas, in their language.
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { deliverDue } from '../../../testing/mails.ts';
import { type MailBox, mailInto, openMailBox } from '../../../testing/outside/mail-box.ts';
import type { PersonaName } from '../../../testing/personas.ts';
import { HOME, testId } from '../../../testing/territory.ts';
import { ORDERS, openRuleWorld, type RuleWorld } from '../../../testing/work-orders/rule-world.ts';
import { postPlanMails } from '../public.ts';

let at: RuleWorld;
let box: MailBox;
let seen: number;
beforeAll(async () => {
  box = await openMailBox();
  at = await openRuleWorld({ mail: mailInto(box) });
});
afterAll(async () => {
  await at.world.close();
  await box.stop();
});
beforeEach(async () => {
  await at.clear();
  await sql`delete from plan_mails`.execute(at.world.db);
  seen = (await box.mails()).length;
  morning(7);
});

/** The next day at an hour of the municipality (UTC-3). */
function morning(hour: number): void {
  const next = new Date(at.world.time.now.getTime() + 24 * 3_600_000);
  next.setUTCHours(hour + 3, 5, 0, 0);
  at.world.time.now = next;
}
const ask = (who: PersonaName, language = 'es', on = true) =>
  at.world.as[who].put('/api/work-orders/mail', { on, language });
const order = (id: string, change: object) =>
  at.world.as.supervisor.post(ORDERS, {
    id: testId(id),
    workOrder: {
      formId: at.claims,
      assetId: null,
      address: id,
      dueOn: at.day(0),
      priority: 'medium',
      assignedTo: '',
      note: '',
      ...change,
    },
  });
const post = () => postPlanMails(at.world.services);
const mails = async () => {
  await deliverDue(at.world);
  return (await box.mails()).slice(seen);
};

it('X39.56 who asked for it gets in the morning what is overdue and what is due on the day, with a link, once a day', async () => {
  expect((await ask('supervisor')).body).toEqual({ on: true });
  await order('Mitre 1', { dueOn: at.day(-2) });
  await order('Mitre 2', {});
  await order('Mitre 3', { dueOn: at.day(1) });
  morning(6);
  await post();
  expect(await mails()).toEqual([]);
  at.world.time.now = new Date(at.world.time.now.getTime() + 3_600_000);
  await post();
  await post();
  const sent = await mails();
  expect(sent).toHaveLength(1);
  expect(sent[0]?.subject).toBe('Órdenes de trabajo: 2 vencidas y 1 para hoy');
  expect(sent[0]?.text).toMatch(/Vencidas[\s\S]*Mitre 1[\s\S]*Mitre 2[\s\S]*Para hoy[\s\S]*Mitre 3/);
  expect(sent[0]?.text).toMatch(/https?:\/\/\S+\/plan\?estado=pending/);
  morning(8);
  await post();
  expect((await mails()).map(({ subject }) => subject)).toEqual([
    'Órdenes de trabajo: 2 vencidas y 1 para hoy',
    'Órdenes de trabajo: 3 vencidas y 0 para hoy',
  ]);
});

it('X39.56 who asks for no more and asks again the same day gets no second one, and one the next morning', async () => {
  await ask('supervisor');
  await order('Rivadavia 1', { dueOn: at.day(-1) });
  morning(8);
  await post();
  await ask('supervisor', 'es', false);
  expect((await at.world.as.supervisor.get('/api/work-orders/mail')).body.on).toBe(false);
  await ask('supervisor');
  await post();
  expect(await mails()).toHaveLength(1);
  morning(8);
  await post();
  expect(await mails()).toHaveLength(2);
});

it('X39.56 several workers at once send it once, and about nothing none is sent', async () => {
  for (const who of ['supervisor', 'inspector', 'colleague', 'neighbour'] as const) await ask(who);
  await order('Belgrano 1', {});
  await Promise.all([post(), post(), post(), post()]);
  const to = (await mails()).map((mail) => mail.text.includes('Belgrano 1'));
  expect(to).toEqual([true, true, true]);
});

it('X39.56 who does orders gets theirs and nobody’s, in the language of their page', async () => {
  await ask('inspector', 'en');
  await order('Mine 1', { assignedTo: 'inspector' });
  await order('Theirs 2', { assignedTo: 'colleague' });
  await post();
  const [mail] = await mails();
  expect(mail?.subject).toBe('Work orders: 0 overdue and 1 for today');
  expect(mail?.text).toContain('Mine 1');
  expect(mail?.text).not.toContain('Theirs 2');
  expect(mail?.text).toContain('/mi-dia');
});

it('X39.56 who asked for no more, has left or has another area now gets none, and what was done since is not in it', async () => {
  for (const who of ['supervisor', 'inspector', 'colleague', 'elevatedInspector'] as const) await ask(who);
  await order('Sarmiento 1', {});
  expect((await ask('inspector', 'es', false)).body).toEqual({ on: false });
  expect((await at.world.as.inspector.get('/api/work-orders/mail')).body.on).toBe(false);
  expect((await at.world.as.supervisor.get('/api/work-orders/mail')).body.on).toBe(true);
  await sql`update users set deactivated_at = now() where username = 'colleague'`.execute(at.world.db);
  await sql`delete from user_areas where user_id = ${testId('userelevatedInspector')}`.execute(at.world.db);
  await post();
  const { rows } = await sql<{ label: string }>`
    select label from outbox_entries where kind = 'plan-mail' and state = 'waiting' and municipality_id = ${HOME.id}`.execute(
    at.world.db,
  );
  expect(rows).toEqual([{ label: testId('usersupervisor') }]);
  await sql`update work_orders set state = 'done'`.execute(at.world.db);
  expect(await mails()).toEqual([]);
});

it('X39.56 X33.89 the people of a country that is kept out get none, and theirs again once it is not', async () => {
  await ask('supervisor');
  await order('Colón 1', {});
  await sql`update countries set disabled = true`.execute(at.world.db);
  await post();
  expect(await mails()).toEqual([]);
  await sql`update countries set disabled = false`.execute(at.world.db);
  morning(8);
  await post();
  expect(await mails()).toHaveLength(1);
});

it('X34.37 X39.56 one order that is overdue, and one more than the mail names, are one', async () => {
  await ask('supervisor');
  await order('Alem 1', { dueOn: at.day(-1) });
  for (let number = 2; number <= 31; number += 1) await order(`Alem ${number}`, {});
  await post();
  const [mail] = await mails();
  expect(mail?.subject).toBe('Órdenes de trabajo: 1 vencida y 30 para hoy');
  expect(mail?.text).toContain('Hay 1 más: está en el enlace.');
});
