// Requesting copies of submissions by e-mail: who may, of which submission, how often and with which file.
// Nothing leaves the machine here.
import { randomUUID } from 'node:crypto';
import { readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isStored } from '../../testing/files/is-stored.ts';
import { answersOf, saveForm, submitTo } from '../../testing/forms.ts';
import { askCopy, deliverDue, MAILED_FORM, mailedSubmission } from '../../testing/mails.ts';
import { AWAY, testId } from '../../testing/territory.ts';
import { openTestWorld, type TestReply, type TestWorld } from '../../testing/with-app.ts';
import { deleteMails } from './public.ts';

const PDF = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);
const FOLDER = join(tmpdir(), `constancia-letters-${randomUUID()}`);

let world: TestWorld;
let submission: Awaited<ReturnType<typeof mailedSubmission>>;
beforeAll(async () => {
  const from = 'Constancia <no-responder@villa.example>';
  world = await openTestWorld({ mail: { smtp: null, from, folder: FOLDER, timeoutMs: 2_000 } });
  submission = await mailedSubmission(world, 'answer');
});
afterAll(async () => {
  await world.close();
  await rm(FOLDER, { recursive: true, force: true });
});

const offer = (who: keyof TestWorld['as'], id = submission.id): Promise<TestReply> =>
  world.as[who].get(`/api/submissions/${id}/mail`);
const uploadTo = (id: string, who: keyof TestWorld['as'], file: readonly [name: string, content: Buffer]) =>
  world.as[who].post(`/api/submissions/${id}/mail-attachments?name=${encodeURIComponent(file[0])}`, file[1]);
const upload = (who: keyof TestWorld['as'], name: string, content: Buffer) =>
  uploadTo(submission.id, who, [name, content]);
const countDeletions = () => sql`delete from rate_limits`.execute(world.db);

it('A1.15 A7.15 X19.10 offers the copy with its subject, and says that no mail server is configured', async () => {
  expect((await offer('inspector')).body).toEqual({
    subject: `Inspección de arbolado ${submission.code}`,
    transport: 'outbox',
  });
  const english = await world.as.inspector.get(`/api/submissions/${submission.id}/mail?language=en`);
  expect(english.body.subject).toBe(`Tree inspection ${submission.code}`);
});

it('E1.05 E3.26 R2.050 W13 X19.01 offers none where the form does not send', async () => {
  const form = aForm().withSection('s', aQuestion('name', 'text'));
  const silent = await saveForm(world.as.supervisor, { id: 'silent', definition: form.build() });
  await submitTo(world.as.inspector, silent, { id: 'silent', answers: answersOf({ name: 'x' }) });
  expect((await offer('inspector', testId('silent'))).body.code).toBe('mail-not-offered');
  const refused = await askCopy(world.as.inspector, testId('silent'), { recipients: ['ana@villa.example'] });
  expect(refused.body.code).toBe('mail-not-offered');
});

it('W13 X19.01 refuses visitors, strangers and submissions that the sender may not see', async () => {
  const recipients = ['ana@villa.example'];
  expect((await askCopy(world.visitor, submission.id, { recipients })).body.code).toBe('not-signed-in');
  expect((await askCopy(world.as.colleague, submission.id, { recipients })).body.code).toBe(
    'submission-not-found',
  );
  expect((await askCopy(world.as.neighbour, submission.id, { recipients })).body.code).toBe(
    'form-outside-areas',
  );
  expect((await askCopy(world.as.foreigner, submission.id, { recipients })).body.code).toBe(
    'form-outside-areas',
  );
  expect((await askCopy(world.as.generator, submission.id, { recipients })).body.code).toBe('forbidden');
  expect((await askCopy(world.as.inspector, testId('none'), { recipients })).body.code).toBe(
    'submission-not-found',
  );
  expect((await upload('colleague', 'a.pdf', PDF)).body.code).toBe('submission-not-found');
});

it.each([
  ['a new header', 'ana@villa.example\r\nBcc: eva@evil.example'],
  ['a new line', 'ana@villa.example\n'.concat('x@evil.example')],
  ['two in one', 'ana@villa.example,eva@evil.example'],
  ['a name', 'Ana <ana@villa.example>'],
  ['no domain', 'ana'],
  ['no dot', 'ana@villa'],
  ['a control character', 'an\u0000a@villa.example'],
  ['writing turned around', 'an\u202Ea@villa.example'],
  ['an address of 300 letters', `${'a'.repeat(290)}@villa.example`],
])('A5.30 W13 X19.04 refuses an address with %s', async (_what, address) => {
  const reply = await askCopy(world.as.inspector, submission.id, {
    recipients: ['good@villa.example', address],
  });
  expect(reply.status).toBe(422);
  expect(reply.body).toMatchObject({
    code: 'mail-invalid',
    issues: [{ code: 'mail-address-invalid', at: { field: 'recipients.1' } }],
  });
});

it('A5.31 W13 takes one to ten addresses, each once', async () => {
  const many = (count: number) => Array.from({ length: count }, (_, number) => `r${number}@villa.example`);
  const send = (recipients: readonly string[]) => askCopy(world.as.inspector, submission.id, { recipients });
  const codes = async (recipients: readonly string[]) =>
    (await send(recipients)).body.issues?.map(({ code }: { code: string }) => code);
  expect(await codes([])).toEqual(['mail-recipients-required']);
  expect(await codes(many(11))).toEqual(['mail-recipients-too-many']);
  expect(await codes(many(200))).toEqual(['mail-recipients-too-many']);
  expect((await send([...many(10), 'R0@villa.example'])).status).toBe(200);
});

it('A4.41 W13 X19.04 takes a text of a page, and nothing else of the mail from outside', async () => {
  const recipients = ['ana@villa.example'];
  const long = await askCopy(world.as.inspector, submission.id, { recipients, body: 'x'.repeat(5_001) });
  expect(long.body.issues).toMatchObject([{ code: 'mail-body-too-long', values: { max: 5_000 } }]);
  for (const more of [{ subject: 'Premio' }, { from: 'eva@evil.example' }, { html: '<b>x</b>' }]) {
    const reply = await askCopy(world.as.inspector, submission.id, { recipients, ...more });
    expect(reply.body.code).toBe('request-invalid');
  }
});

it('W13 lets a person send twenty an hour', async () => {
  await countDeletions();
  const send = () => askCopy(world.as.actasInspector, submission.id, { recipients: ['ana@villa.example'] });
  for (let number = 0; number < 20; number++) expect((await send()).status).toBe(200);
  const limited = await send();
  expect(limited.status).toBe(429);
  expect(limited.body).toMatchObject({ code: 'too-many-requests', values: { seconds: 3_600 } });
  expect(
    (await askCopy(world.as.inspector, submission.id, { recipients: ['ana@villa.example'] })).status,
  ).toBe(200);
  await countDeletions();
});

it('X19.02 sends once what is asked for twice, even at the same time, and gives no id to two', async () => {
  const id = randomUUID();
  const send = () => askCopy(world.as.inspector, submission.id, { id, recipients: ['twice@villa.example'] });
  const replies = await Promise.all([send(), send(), send()]);
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await send()).body).toMatchObject({ state: 'waiting' });
  const { rows } = await sql<{ count: number }>`
    select count(*) from mail_recipients where address = 'twice@villa.example'`.execute(world.db);
  expect(rows[0]?.count).toBe(1);
  const other = await askCopy(world.as.supervisor, submission.id, { id, recipients: ['x@villa.example'] });
  expect(other.body.code).toBe('id-taken');
});

it('A5.32 A5.33 A9.05 E5.29 X19.03 judges the attached file by its bytes', async () => {
  const taken = await upload('inspector', 'Informe final.pdf', PDF);
  expect(taken.body.name).toBe('Informe final.pdf');
  expect((await upload('inspector', 'datos.csv', Buffer.from('a,b\n1,2\n'))).status).toBe(200);
  const issue = async (name: string, content: Buffer) =>
    (await upload('inspector', name, content)).body.issues?.[0]?.code;
  expect(await issue('virus.pdf', Buffer.from('MZ\u0090\u0000 this is a program'))).toBe('file-format');
  expect(await issue('foto.png', PDF)).toBe('file-format');
  for (const name of ['mapa.kml', 'mapa.kmz', 'a.exe', 'a.svg', 'a.html', 'sin'])
    expect(await issue(name, PDF), name).toBe('file-format');
  const large = await upload('inspector', 'a.pdf', Buffer.alloc(5 * 1_048_576 + 1, 'a'));
  expect(large.status).toBe(413);
});

it('A7.27 X19.03 keeps the file for the person who uploaded it and for one mail', async () => {
  const { key } = (await upload('inspector', 'informe.pdf', PDF)).body;
  expect(key).toMatch(/^sendEmailv3\/adjunto-[0-9A-Za-z]{12}\.pdf$/);
  const send = (who: 'inspector' | 'supervisor', attachment: string) =>
    askCopy(world.as[who], submission.id, { recipients: ['ana@villa.example'], attachment });
  expect((await send('supervisor', key)).body.issues).toMatchObject([{ code: 'file-unknown' }]);
  expect((await send('inspector', 'imagenes/x/y.png')).body.code).toBe('mail-invalid');
  expect((await send('inspector', key)).status).toBe(200);
  expect((await send('inspector', key)).body.code).toBe('mail-invalid');
});

it('X19.10 writes the mail to the folder and lets it wait, never counted as sent', async () => {
  const waiting = await mailedSubmission(world, 'waiting');
  const id = randomUUID();
  const asked = await askCopy(world.as.inspector, waiting.id, { id, recipients: ['ana@villa.example'] });
  expect(asked.body).toEqual({ state: 'waiting', delayed: false, transport: 'outbox', refused: [] });
  await deliverDue(world);
  const path = `/api/submissions/${waiting.id}/mails/${id}`;
  expect((await world.as.inspector.get(path)).body).toMatchObject({ state: 'waiting', delayed: true });
  expect((await world.as.supervisor.get(path)).body.code).toBe('mail-not-found');
  const names = await readdir(FOLDER);
  expect(names).toContain(`${id}.0.eml`);
  const letter = await readFile(join(FOLDER, `${id}.0.eml`), 'utf8');
  expect(letter).toContain('To: ana@villa.example');
});

it('X19.11 lets administrators read a mail, each reading audited, and nobody else', async () => {
  const id = randomUUID();
  const body = 'Le enviamos lo pedido.';
  await askCopy(world.as.inspector, submission.id, { id, recipients: ['ana@villa.example'], body });
  const read = (who: keyof TestWorld['as'], query = '') =>
    world.as[who].get(`/api/outbox/${id}/mail${query}`);
  expect((await read('admin')).body).toMatchObject({
    subject: `Inspección de arbolado ${submission.code}`,
    sender: 'inspector Prueba',
    body,
    attachment: '',
    recipients: [{ address: 'ana@villa.example', outcome: 'pending' }],
  });
  expect((await read('admin', `?municipality=${AWAY.id}`)).body.code).toBe('mail-not-found');
  expect((await read('elevatedSupervisor')).body.code).toBe('forbidden');
  const { rows } = await sql<{ action: string; actor: string; details: unknown }>`
    select action, actor, details from audit_entries where subject_id = ${id} or details->>'mail' = ${id}
    order by number`.execute(world.db);
  expect(rows.map(({ action, actor }) => [action, actor])).toEqual([
    ['export', 'inspector'],
    ['read', 'admin'],
  ]);
  expect(JSON.stringify(rows)).not.toContain('ana@');
});

it('X19.12 deletes after thirty days what was written and to whom, and its file', async () => {
  const old = await mailedSubmission(world, 'old');
  const { key } = (await uploadTo(old.id, 'inspector', ['viejo.pdf', PDF])).body;
  const id = randomUUID();
  await askCopy(world.as.inspector, old.id, { id, recipients: ['ana@villa.example'], attachment: key });
  const day = 24 * 60 * 60_000;
  const deleteAfter = (days: number) => {
    const then = new Date(world.time.now.getTime() + days * day);
    return deleteMails({ db: world.db, clock: () => then });
  };
  await deleteAfter(29);
  expect((await world.as.admin.get(`/api/outbox/${id}/mail`)).status).toBe(200);
  expect(await isStored(world, key)).toBe(true);
  await deleteAfter(31);
  expect((await world.as.admin.get(`/api/outbox/${id}/mail`)).body.code).toBe('mail-not-found');
  await deliverDue(world);
  const { entries } = (await world.as.admin.get('/api/outbox?state=failed')).body;
  expect(entries).toContainEqual(expect.objectContaining({ id, lastProblem: 'gone' }));
  expect(await isStored(world, key)).toBe(false);
});

it('A4.45 takes the copy of a submission to a public form as well, from the view', async () => {
  const definition = { ...MAILED_FORM, options: { ...MAILED_FORM.options, publicAccess: true } };
  const form = await saveForm(world.as.supervisor, { id: 'openmail', definition });
  await submitTo(world.visitor, form, { id: 'openmail', answers: answersOf({ name: 'x' }), public: 'yes' });
  expect((await offer('supervisor', testId('openmail'))).status).toBe(200);
});
