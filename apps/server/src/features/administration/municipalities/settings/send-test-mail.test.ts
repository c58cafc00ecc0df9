// Trying the mail server: what it says is said on, and only the person who asks gets a mail.
import { RATES } from '@constancia/domain/limits.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type MailBox, mailInto, openMailBox } from '../../../../testing/outside/mail-box.ts';
import { HOME } from '../../../../testing/territory.ts';
import { openTestWorld, type TestSettings, type TestWorld } from '../../../../testing/with-app.ts';

let box: MailBox;
let world: TestWorld;
beforeAll(async () => {
  box = await openMailBox();
  world = await openTestWorld({ mail: mailInto(box) });
});
afterAll(async () => {
  await world.close();
  await box.stop();
});
beforeEach(() => sql`delete from rate_limits`.execute(world.db));

const PATH = `/api/municipalities/${HOME.id}/test-mails`;
const settings = async (change: object) => {
  const path = `/api/municipalities/${HOME.id}/settings`;
  const read = (await world.as.admin.get(path)).body;
  return world.as.admin.put(path, { version: read.version, settings: { ...read.settings, ...change } });
};

it('X33.86 the mail goes to the account of the person who asks, as the municipality sends mails, and is audited', async () => {
  await settings({ mailSenderName: 'Villa Cercana', mailReplyTo: 'mesa@cercana.example' });
  const own = (await world.as.admin.get('/api/session')).body.account.email;
  const reply = await world.as.admin.post(PATH);
  expect(reply.body).toEqual({ sentTo: own, outcome: 'accepted' });
  const [mail] = await box.mails();
  expect(mail).toMatchObject({
    to: [own],
    from: { name: 'Villa Cercana' },
    subject: 'Correo de prueba de Villa Cercana',
  });
  const audited = await sql`select actor, details from audit_entries
    where action = 'create' and subject = 'test-mail' and municipality_id = ${HOME.id}`.execute(world.db);
  expect(audited.rows).toEqual([{ actor: 'admin', details: { outcome: 'accepted' } }]);
  expect((await world.as.admin.post(PATH, { to: 'ana@villa.example' })).status).toBe(400);
  expect(await box.mails()).toHaveLength(1);
});

it('X33.86 asks for a test are limited for each account', async () => {
  const { tries } = RATES['mail-test'];
  const replies = [];
  for (let number = 0; number <= tries; number += 1) replies.push((await world.as.admin.post(PATH)).status);
  expect(replies).toEqual([...Array(tries).fill(200), 429]);
});

async function outcomeWith(mail: TestSettings['mail']): Promise<unknown> {
  const other = await openTestWorld(mail ? { mail } : {});
  const { body } = await other.as.admin.post(PATH);
  await other.close();
  return body.outcome;
}

it('X33.86 says when there is no mail server, when it does not answer, and when it does not take our mails', async () => {
  expect(await outcomeWith(undefined)).toBe('not-configured');
  const gone = { ...mailInto(box), smtp: { url: 'smtp://127.0.0.1:1', tls: 'none' as const } };
  expect(await outcomeWith(gone)).toBe('no-answer');
  const open = { ...mailInto(box), smtp: { url: box.url, tls: 'required' as const } };
  expect(await outcomeWith(open)).toBe('refused-now');
});
