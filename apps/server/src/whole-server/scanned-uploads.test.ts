// Every way in by which a person sends a file, with a scanner that finds something, one that fails and one that is well.
import { CONTRACT } from '@constancia/contract/contract.ts';
import type { Endpoint } from '@constancia/contract/endpoint.ts';
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { strToU8, zipSync } from 'fflate';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openFilesWorld, PDF, picture, plan, sendFiles, video } from '../testing/files/submission-files.ts';
import { workbookOf } from '../testing/files/sheets.ts';
import { announce, finish, upload } from '../testing/files/uploads.ts';
import { saveForm } from '../testing/forms.ts';
import { mailedSubmission } from '../testing/mails.ts';
import { EICAR, openVirusScanner } from '../testing/outside/virus-scanner.ts';
import { HOME, testId } from '../testing/territory.ts';
import type { TestReply, TestWorld } from '../testing/with-app.ts';

const LARGEST = 1_500_000;
let scanner: Awaited<ReturnType<typeof openVirusScanner>>;
let world: TestWorld;
let png: Buffer;
let workbook: Buffer;
let submissionId: string;
beforeAll(async () => {
  scanner = await openVirusScanner('--largest', String(LARGEST));
  world = await openFilesWorld({ clamd: { ...scanner.settings, timeoutMs: 1_000 } });
  png = await picture();
  workbook = await workbookOf({
    survey: [
      ['type', 'name', 'label'],
      ['text', 'a', 'A'],
    ],
  });
  submissionId = (await mailedSubmission(world, 'answer')).id;
  const signed = aForm()
    .withOptions({ digitalSignature: true, publicAccess: true })
    .withSignature({ title: 'Vecina', signatory: 'citizen' })
    .withSection('s', aQuestion('name', 'text'));
  await saveForm(world.as.supervisor, { id: 'signed', definition: signed.build() });
});
afterAll(async () => {
  await world.close();
  await scanner.stop();
});

/** The fields of a form of a page, as other systems send them, are no file. */
const FIELDS = 'application/x-www-form-urlencoded';

let made = 0;
const drawn = (open: '' | 'public/') =>
  `/api/${open}forms/${testId('signed')}/submissions/${testId(`s${made++}`)}/signatures/0`;
type Send = (content: Buffer) => Promise<TestReply>;
const sendFile =
  (kind: 'image' | 'document' | 'video', name: string, by: 'inspector' | 'visitor'): Send =>
  async (content) => {
    const open = by === 'visitor' ? { public: 'yes' as const, formId: testId('filesPublic') } : {};
    const caller = by === 'visitor' ? world.visitor : world.as.inspector;
    return upload(caller, await plan({ id: `way${made++}`, kind, name, content, ...open }));
  };

/** By method and path of the endpoint that takes the bytes, or the last of them; each with a file that it would store. */
const WAYS: Readonly<Record<string, readonly (readonly [kind: string, good: () => Buffer, send: Send])[]>> = {
  'POST /api/forms/:formId/header-images': [
    [
      'header-image',
      () => png,
      (b) => world.as.supervisor.post(`/api/forms/${testId('signed')}/header-images`, b),
    ],
  ],
  'POST /api/xlsforms': [['xlsform', () => workbook, (b) => world.as.supervisor.post('/api/xlsforms', b)]],
  'POST /api/forms/:formId/collected-archives': [
    [
      'collected-archive',
      () => Buffer.from(zipSync({ 'a.csv': strToU8('KEY,SubmissionDate\n1,2026-03-01T10:00:00Z\n') })),
      (b) => world.as.supervisor.post(`/api/forms/${testId('signed')}/collected-archives`, b),
    ],
  ],
  'POST /api/municipalities/:municipalityId/logos': [
    ['municipality-logo', () => png, (b) => world.as.admin.post(`/api/municipalities/${HOME.id}/logos`, b)],
  ],
  'POST /api/submissions/:submissionId/record-logos': [
    [
      'record-logo',
      () => png,
      (b) => world.as.inspector.post(`/api/submissions/${submissionId}/record-logos`, b),
    ],
  ],
  'POST /api/submissions/:submissionId/mail-attachments': [
    [
      'mail-attachment',
      () => PDF,
      (b) => world.as.inspector.post(`/api/submissions/${submissionId}/mail-attachments?name=Acta.pdf`, b),
    ],
    [
      'mail-attachment',
      () => png,
      (b) => world.as.inspector.post(`/api/submissions/${submissionId}/mail-attachments?name=Acta.png`, b),
    ],
  ],
  'POST /api/forms/:formId/submissions/:submissionId/signatures/:slot': [
    ['signature', () => png, (b) => world.as.inspector.post(drawn(''), b)],
    ['signature', () => png, (b) => world.visitor.post(drawn('public/'), b)],
  ],
  'PATCH /api/uploads/:uploadId': [
    ['answer-image', () => png, sendFile('image', 'Foto.png', 'inspector')],
    ['answer-document', () => PDF, sendFile('document', 'Acta.pdf', 'inspector')],
    ['answer-document', () => PDF, sendFile('document', 'Acta.pdf', 'visitor')],
    ['answer-video', video, sendFile('video', 'Visita.mp4', 'inspector')],
  ],
};
const ALL = Object.values(WAYS).flat();

/** What is in storage, and the rows of files. */
async function kept(): Promise<readonly unknown[]> {
  await world.runJobs();
  const rows = await sql<{ key: string }>`select key from files order by key`.execute(world.db);
  const unfinished = await world.store.list('unfinished');
  return [...rows.rows.map(({ key }) => key), ...unfinished];
}

const refusals = async () => {
  const found = await sql<{ actor: string; subjectId: string; details: object }>`
    select actor, subject_id, details from audit_entries where action = 'refuse' and subject = 'file'
    order by number desc limit 1`.execute(world.db);
  return found.rows[0];
};

it('X37.35 every endpoint that takes a file is tried here, and a clean file goes in by each way', async () => {
  const taking = Object.values(CONTRACT)
    .flatMap((feature): readonly Endpoint[] => Object.values(feature))
    .filter(({ upload: types }) => types?.some((type) => type !== FIELDS))
    .map(({ method, path }) => `${method} ${path}`);
  expect(Object.keys(WAYS).toSorted()).toEqual(taking.toSorted());
  for (const [kind, good, send] of ALL) {
    const { status, body } = await send(good());
    expect([kind, status], JSON.stringify(body)).toEqual([kind, 200]);
  }
});

it('X37.36 an infected file is refused on every way, named, audited without name and content, and nothing of it stays', async () => {
  const before = await kept();
  for (const [kind, good, send] of ALL) {
    const reply = await send(Buffer.concat([good(), EICAR]));
    expect([kind, reply.status, reply.body.code]).toEqual([kind, 422, 'file-infected']);
    const audited = await refusals();
    expect(audited?.details, kind).toEqual({ kind, found: 'Eicar-Test-Signature' });
  }
  expect(await kept()).toEqual(before);
  const named = await sendFile('document', 'Acta de obra.pdf', 'inspector')(Buffer.concat([PDF, EICAR]));
  expect(named.body.title).toBe(
    'The file “Acta de obra.pdf” was not saved: a virus or a harmful program was found in it.',
  );
  expect(await refusals()).toMatchObject({
    actor: expect.stringContaining('inspector'),
    subjectId: testId('filesForm'),
  });
  await sendFile('document', 'Acta.pdf', 'visitor')(Buffer.concat([PDF, EICAR]));
  expect(await refusals()).toMatchObject({ actor: '', subjectId: testId('filesPublic') });
});

it('X37.37 where the scanner fails nothing is stored on any way, and the reply says to try again', async () => {
  const before = (await kept()).filter((key) => !String(key).startsWith('unfinished/'));
  for (const word of ['SCANNER-GARBLES', 'SCANNER-LEAVES']) {
    for (const [kind, good, send] of ALL) {
      const reply = await send(Buffer.concat([good(), Buffer.from(word)]));
      expect([kind, reply.status, reply.body.code]).toEqual([kind, 503, 'file-unchecked']);
      expect(reply.headers['retry-after']).toBe('2');
    }
  }
  const silent = await sendFile('document', 'Acta.pdf', 'inspector')(Buffer.from(`%PDF-1.7 SCANNER-SILENT`));
  expect([silent.status, silent.body.title]).toEqual([
    503,
    'The file “Acta.pdf” could not be checked for viruses and was not saved. Please try again in a few minutes.',
  ]);
  const large = Buffer.concat([PDF, Buffer.alloc(LARGEST)]);
  const tooLarge = await sendFile('document', 'Acta.pdf', 'inspector')(large);
  expect([tooLarge.status, tooLarge.body.code]).toEqual([413, 'file-too-large-to-check']);
  expect((await kept()).filter((key) => !String(key).startsWith('unfinished/'))).toEqual(before);
});

it('X37.37 an upload that could not be scanned is finished once the scanner is back', async () => {
  const away = await openVirusScanner();
  const other = await openFilesWorld({ clamd: away.settings });
  try {
    const file = await plan({ id: 'later', submissionId: 'laterAnswer' });
    await away.stop();
    expect((await upload(other.as.inspector, file)).body.code).toBe('file-unchecked');
    const key = { plan: { document: 'unknown' } };
    expect((await sendFiles(other.as.inspector, file, key)).status).toBe(422);
    expect((await announce(other.as.inspector, file)).body).toMatchObject({
      received: PDF.length,
      key: null,
    });
    const settings = other.services.config.clamd;
    if (settings) Object.assign(settings, { address: scanner.settings.address });
    expect((await finish(other.as.inspector, 'later')).body.key).toMatch(/^documentos\//);
  } finally {
    await other.close();
  }
});
