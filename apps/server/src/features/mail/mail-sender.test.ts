// Mails in the name of a municipality, over SMTP.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { askCopy, deliverDue, mailedSubmission } from '../../testing/mails.ts';
import { type MailBox, mailInto, openMailBox } from '../../testing/outside/mail-box.ts';
import { AWAY, HOME } from '../../testing/territory.ts';
import { openTestWorld, type TestWorld } from '../../testing/with-app.ts';

let box: MailBox;
let world: TestWorld;
let submission: string;
beforeAll(async () => {
  box = await openMailBox();
  world = await openTestWorld({ mail: mailInto(box) });
  submission = (await mailedSubmission(world, 'answer')).id;
});
afterAll(async () => {
  await world.close();
  await box.stop();
});

const set = async (id: string, change: object) => {
  const path = `/api/municipalities/${id}/settings`;
  const { version, settings } = (await world.as.admin.get(path)).body;
  return world.as.admin.put(path, { version, settings: { ...settings, ...change } });
};

async function sent() {
  const id = randomUUID();
  await askCopy(world.as.inspector, submission, { id, recipients: ['ana@villa.example'] });
  await deliverDue(world);
  const mail = (await box.mails()).find(({ messageId }) => messageId.includes(id));
  const replyTo = mail?.headers.filter(({ key }) => key === 'reply-to').map(({ value }) => value);
  return { sender: mail?.sender, from: mail?.from, replyTo };
}

const ADDRESS = 'no-responder@villa.example';

it('X33.85 the next mail has the name and the address for replies of its municipality, and the address of the installation', async () => {
  const before = { sender: ADDRESS, from: { name: 'Constancia', address: ADDRESS }, replyTo: [] };
  expect(await sent()).toEqual(before);
  await set(AWAY.id, { mailSenderName: 'Otra villa', mailReplyTo: 'otra@villa.example' });
  expect(await sent()).toEqual(before);
  const saved = await set(HOME.id, {
    mailSenderName: 'Villa Ñandú, Obras',
    mailReplyTo: 'mesa@cercana.example',
  });
  expect(saved.status).toBe(200);
  expect(await sent()).toEqual({
    sender: ADDRESS,
    from: { name: 'Villa Ñandú, Obras', address: ADDRESS },
    replyTo: ['mesa@cercana.example'],
  });
  await set(HOME.id, { mailSenderName: '', mailReplyTo: '' });
  expect(await sent()).toEqual(before);
});

it('X33.85 refuses a sender that would be another address or another header', async () => {
  const refused = await set(HOME.id, {
    mailSenderName: 'a\nBcc: b@c.example',
    mailReplyTo: 'a@b.example, c@d.example',
  });
  expect(refused.body.issues.map(({ code }: { code: string }) => code)).toEqual([
    'mail-sender-invalid',
    'mail-reply-invalid',
  ]);
});
