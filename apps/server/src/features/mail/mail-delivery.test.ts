// Delivering copies by e-mail: what arrives at a real mail server, and what happens to an e-mail that does
// not.
import { randomUUID } from 'node:crypto';
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isStored } from '../../testing/files/is-stored.ts';
import { withoutRemoval } from '../../testing/files/without-removal.ts';
import { answersOf, saveForm, submitTo } from '../../testing/forms.ts';
import { askCopy, type CopyAsked, deliverDue, mailedSubmission } from '../../testing/mails.ts';
import { type MailBox, mailInto, openMailBox, type ReceivedMail } from '../../testing/outside/mail-box.ts';
import { readPdf } from '../../testing/read-pdf.ts';
import { testId } from '../../testing/territory.ts';
import { openTestWorld, type TestWorld } from '../../testing/with-app.ts';

let box: MailBox;
let world: TestWorld;
let submission: Awaited<ReturnType<typeof mailedSubmission>>;
beforeAll(async () => {
  box = await openMailBox();
  world = await openTestWorld({ mail: mailInto(box) });
  submission = await mailedSubmission(world, 'answer');
});
afterAll(async () => {
  await world.close();
  await box.stop();
});

async function send(asked: CopyAsked, submissionId = submission.id): Promise<string> {
  const id = randomUUID();
  await sql`delete from rate_limits`.execute(world.db);
  const reply = await askCopy(world.as.inspector, submissionId, { id, ...asked });
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  return id;
}

const progress = async (id: string, submissionId = submission.id) =>
  (await world.as.inspector.get(`/api/submissions/${submissionId}/mails/${id}`)).body;
const retry = (id: string) => world.as.admin.post(`/api/outbox/${id}/retry`);
const mailsOf = async (id: string): Promise<readonly ReceivedMail[]> =>
  (await box.mails()).filter(({ messageId }) => messageId.includes(id));
const header = (mail: ReceivedMail | undefined, name: string) =>
  mail?.headers.filter(({ key }) => key === name).map(({ value }) => value);

it('A4.43 A7.15 A1.15 X19.05 P1.12 brings the submission as text, HTML and PDF to each address alone', async () => {
  const recipients = ['ana@villa.example', 'Eva.Paz@villa.example'];
  const id = await send({ recipients, body: 'Le enviamos\nlo pedido.' });
  await deliverDue(world);
  expect(await progress(id)).toEqual({ state: 'delivered', delayed: false, transport: 'smtp', refused: [] });
  const mails = await mailsOf(id);
  expect(mails.map(({ to }) => to)).toEqual(recipients.map((address) => [address]));
  expect(mails.map(({ headTo }) => headTo.map(({ address }) => address))).toEqual(
    recipients.map((address) => [address]),
  );
  const [mail] = mails;
  expect(mail).toMatchObject({
    sender: 'no-responder@villa.example',
    from: { name: 'Constancia', address: 'no-responder@villa.example' },
    subject: `Inspección de arbolado ${submission.code}`,
  });
  for (const text of [
    'Inspección de arbolado',
    submission.code,
    'Mensaje de inspector Prueba',
    'Calle',
    'Sarmiento 1',
  ])
    for (const body of [mail?.text, mail?.html]) expect(body).toContain(text);
  expect(mail?.text).toContain('Le enviamos\nlo pedido.');
  expect(mail?.html).toContain('Le enviamos<br>lo pedido.');
  expect(mail?.text).not.toContain('Sin contestar');
  const [record] = mail?.attachments ?? [];
  expect(record).toMatchObject({ filename: `acta-${submission.code}.pdf`, mimeType: 'application/pdf' });
  expect((await readPdf(Buffer.from(record?.content ?? '', 'base64'))).text).toContain('Sarmiento 1');
});

it('A1.05 A4.43 speaks the language of the person who sends it', async () => {
  const id = await send({ recipients: ['ana@villa.example'], language: 'en', body: 'x' });
  await deliverDue(world);
  const [mail] = await mailsOf(id);
  expect(mail?.subject).toBe(`Tree inspection ${submission.code}`);
  expect(mail?.text).toContain('Message from inspector Prueba');
});

it('X34.34 speaks in the words of the municipality to people whose language is Other, and they are text, not HTML', async () => {
  const words = {
    'mail-message.intro': '<b>Copia</b> de lo anotado.',
    'mail-message.message-from': 'De {name}:',
  };
  await sql`update municipalities set own_texts = ${JSON.stringify(words)}::jsonb`.execute(world.db);
  const id = await send({ recipients: ['ana@villa.example'], language: 'ot', body: 'x' });
  const spanish = await send({ recipients: ['ana@villa.example'], language: 'es', body: 'x' });
  await deliverDue(world);
  await sql`update municipalities set own_texts = '{}'`.execute(world.db);
  const [mail] = await mailsOf(id);
  expect(mail?.text).toContain('<b>Copia</b> de lo anotado.');
  expect(mail?.text).toContain('De inspector Prueba:');
  expect(mail?.html).toContain('&lt;b&gt;Copia&lt;/b&gt; de lo anotado.');
  expect(mail?.text).toContain('El acta completa va adjunta en PDF.');
  expect((await mailsOf(spanish))[0]?.text).toContain('Mensaje de inspector Prueba');
});

it('A4.42 A7.15 X19.03 takes the attached file along, and removes it once it arrived', async () => {
  const content = Buffer.from('calle,altura\nSarmiento,1\n');
  const path = `/api/submissions/${submission.id}/mail-attachments?name=${encodeURIComponent('árboles "1".csv')}`;
  const { key } = (await world.as.inspector.post(path, content)).body;
  const id = await send({ recipients: ['ana@villa.example', 'later@attached.example'], attachment: key });
  await deliverDue(world);
  expect(await isStored(world, key)).toBe(true);
  await retry(id);
  await deliverDue(world);
  const mails = await mailsOf(id);
  expect(mails.map(({ to }) => to[0])).toEqual(['ana@villa.example', 'later@attached.example']);
  for (const { attachments } of mails)
    expect(attachments[1]).toMatchObject({
      filename: 'árboles _1_.csv',
      mimeType: 'text/csv',
      content: content.toString('base64'),
    });
  await world.runJobs();
  expect(await isStored(world, key)).toBe(false);
  expect(await progress(id)).toMatchObject({ state: 'delivered' });
});

it('X19.03 X27.02 a mail that everybody has is delivered, also when its file cannot be removed at that moment', async () => {
  const content = Buffer.from('calle,altura\nSarmiento,1\n');
  const path = `/api/submissions/${submission.id}/mail-attachments?name=plano.csv`;
  const { key } = (await world.as.inspector.post(path, content)).body;
  const id = await send({ recipients: ['ana@villa.example'], attachment: key });
  await withoutRemoval(world, () => deliverDue(world));
  expect(await progress(id)).toMatchObject({ state: 'delivered', delayed: false });
  expect(await mailsOf(id)).toHaveLength(1);
  await sql`update graphile_worker._private_jobs set run_at = now() where run_at > now()`.execute(world.db);
  await world.runJobs();
  expect(await isStored(world, key)).toBe(false);
});

it('X19.04 X19.05 a hostile title, answer and text change nothing of a mail', async () => {
  const evil = '<script>alert(1)</script><img src=x onerror=alert(2)> {{7*7}}';
  const definition = aForm()
    .with({ title: { text: `Poda\r\nBcc: eva@evil.example\r\n\r\n${evil}` } })
    .withOptions({ emailCopy: true })
    .withSection(
      's',
      aQuestion('name', 'text', { title: { text: `"><b>${evil}` } }),
      aQuestion('site', 'link'),
    )
    .build();
  const form = await saveForm(world.as.supervisor, { id: 'hostile', definition });
  const values = {
    name: `\r\n.\r\nRCPT TO:<eva@evil.example>\r\n${evil}`,
    site: "https://a.example/?a=1&b='onclick='x",
  };
  const stored = await submitTo(world.as.inspector, form, { id: 'hostile', answers: answersOf(values) });
  expect(stored.status, JSON.stringify(stored.body)).toBe(200);
  const body = `\r\n.\r\nQUIT\r\nSubject: otro\r\n${evil}`;
  const id = await send({ recipients: ['ana@villa.example'], body }, testId('hostile'));
  await deliverDue(world);
  const mails = await mailsOf(id);
  expect(mails).toHaveLength(1);
  const [mail] = mails;
  expect(mail?.to).toEqual(['ana@villa.example']);
  expect(header(mail, 'bcc')).toEqual([]);
  expect(header(mail, 'subject')).toHaveLength(1);
  expect(header(mail, 'from')).toEqual([mailInto(box).from]);
  expect(mail?.subject).toContain('Poda Bcc: eva@evil.example');
  expect(mail?.html).not.toMatch(/<(?:script|img|b)\b/);
  expect(mail?.html).toMatch(/<a href="https:\/\/a\.example\/\?a=1&amp;b=(?:&#39;|%27)onclick=/);
  expect(mail?.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(mail?.text).toContain('<script>alert(1)</script>');
  expect(mail?.text).toContain('Subject: otro');
  expect((await box.mails()).flatMap(({ to }) => to)).not.toContain('eva@evil.example');
});

it('A5.30 reaches addresses with letters beyond ASCII', async () => {
  const id = await send({ recipients: ['ñandú@villa.example', 'ana@muñoz.example'] });
  await deliverDue(world);
  expect((await mailsOf(id)).map(({ to }) => to[0])).toEqual(['ñandú@villa.example', 'ana@muñoz.example']);
});

it('X19.08 X19.13 a refused address is named, and the others have their mail', async () => {
  const recipients = ['refused@villa.example', 'ana@villa.example'];
  const id = await send({ recipients });
  await deliverDue(world);
  expect(await progress(id)).toMatchObject({ state: 'failed', refused: ['refused@villa.example'] });
  expect((await mailsOf(id)).map(({ to }) => to[0])).toEqual(['ana@villa.example']);
  const message = (await world.as.admin.get(`/api/outbox/${id}/mail`)).body;
  expect(message.recipients.map(({ outcome }: { outcome: string }) => outcome)).toEqual([
    'refused',
    'accepted',
  ]);
  await retry(id);
  await deliverDue(world);
  expect(await mailsOf(id)).toHaveLength(1);
});

it('X19.06 tries an address again that is not taken for the moment, with the same mail, and no other', async () => {
  const id = await send({ recipients: ['ana@villa.example', 'later@villa.example'] });
  await deliverDue(world);
  expect(await progress(id)).toMatchObject({ state: 'waiting', delayed: true, refused: [] });
  await retry(id);
  await deliverDue(world);
  expect(await progress(id)).toMatchObject({ state: 'delivered' });
  const mails = await mailsOf(id);
  expect(mails.map(({ to }) => to[0])).toEqual(['ana@villa.example', 'later@villa.example']);
  expect(mails.map(({ messageId }) => messageId)).toEqual([
    `<${id}.0@villa.example>`,
    `<${id}.1@villa.example>`,
  ]);
});

it.each(['silent', 'slow', 'gone'])(
  'X19.07 a mail server that is %s costs one time limit, and the mail waits',
  async (how) => {
    const id = await send({ recipients: [`${how}@villa.example`, 'ana@villa.example'] });
    const begun = performance.now();
    await deliverDue(world);
    expect(performance.now() - begun).toBeLessThan(mailInto(box).timeoutMs + 6_000);
    expect(await progress(id)).toMatchObject({ state: 'waiting', delayed: true, refused: [] });
    const { entries } = (await world.as.admin.get('/api/outbox?state=waiting')).body;
    expect(entries).toContainEqual(expect.objectContaining({ id, attempts: 1, lastProblem: 'no-answer' }));
  },
);
