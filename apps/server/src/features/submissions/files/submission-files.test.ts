// Files of a submission: how they arrive, what can fail on the way, who owns them, who may see and remove
// them, and what happens to those that no submission takes.
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { saveForm } from '../../../testing/forms.ts';
import { HOME, testId } from '../../../testing/territory.ts';
import { announce, finish, piece, type SentFile, upload } from '../../../testing/uploads.ts';
import { type Caller, openTestWorld, type TestReply, type TestWorld } from '../../../testing/with-app.ts';
import { deleteOldUploads, deleteUnusedFiles } from '../../files/public.ts';

let world: TestWorld;
let formId: string;
let publicFormId: string;
let otherFormId: string;
const question = (id: string) =>
  aQuestion(id, 'text', { allowsImage: true, allowsDocument: true, allowsVideo: true });
const asking = () =>
  aForm()
    .with({ title: { text: 'Con archivos' } })
    .withSection('s', question('photo'), question('plan'), aQuestion('plain', 'text'))
    .withRepeatableSection('r', question('each'));

beforeAll(async () => {
  world = await openTestWorld();
  await sql`update municipalities set settings = '{"offersVideo": true}' where id = ${HOME.id}`.execute(
    world.db,
  );
  const { supervisor } = world.as;
  formId = await saveForm(supervisor, { id: 'filesForm', definition: asking().build() });
  otherFormId = await saveForm(supervisor, { id: 'filesOther', definition: asking().build() });
  publicFormId = await saveForm(supervisor, {
    id: 'filesPublic',
    definition: asking().withOptions({ publicAccess: true }).build(),
  });
});
afterAll(() => world.close());

const PDF = Buffer.from('%PDF-1.7\n1 0 obj<<>>endobj\nstartxref\n0\n%%EOF\n');
const picture = (width = 64, height = 48) =>
  sharp({ create: { width, height, channels: 3, background: '#0a5c63' } })
    .png()
    .toBuffer();

let made = 0;
const photo = async (over: Partial<SentFile> = {}): Promise<SentFile> => ({
  id: `photo${made++}`,
  formId,
  submissionId: `answer${made}`,
  questionId: 'photo',
  kind: 'image',
  name: 'Foto del frente.png',
  content: await picture(),
  ...over,
});
const plan = async (over: Partial<SentFile> = {}): Promise<SentFile> =>
  photo({ kind: 'document', questionId: 'plan', name: 'Plano.pdf', content: PDF, ...over });

/** The body of a submission whose questions name these files. */
function send(
  caller: Caller,
  file: Pick<SentFile, 'formId' | 'submissionId' | 'public'>,
  main: Readonly<Record<string, object>>,
): Promise<TestReply> {
  const path = file.public ? '/api/public/forms' : '/api/forms';
  return caller.post(`${path}/${file.formId}/submissions`, {
    id: testId(file.submissionId),
    version: 1,
    answers: { ticked: {}, main, rows: {} },
  });
}
const issuesOf = ({ status, body }: TestReply) => [
  status,
  body.issues?.map(({ code, at }: { code: string; at: object }) => [code, at]),
];
const codeOf = ({ status, body }: TestReply) => [status, body.code];

describe('arriving', () => {
  it('A3.22 A7.24 an image is stored under its form and shown to who sent it', async () => {
    const { body } = await upload(world.as.inspector, await photo());
    expect(body.key).toMatch(new RegExp(`^imagenes/${formId}/[0-9A-Za-z]{12}\\.png$`));
    const shown = await world.as.inspector.get(body.url);
    expect([shown.status, shown.headers['content-type']]).toEqual([200, 'image/png']);
    expect(await sharp(shown.raw).metadata()).toMatchObject({ width: 64, height: 48 });
  });

  it('A3.23 A3.24 A7.25 documents and videos lie under the form too', async () => {
    const document = await upload(world.as.inspector, await plan());
    expect(document.body.key).toMatch(new RegExp(`^documentos/${formId}/doc-[0-9A-Za-z]{12}\\.pdf$`));
    const film = await plan({ kind: 'video', name: 'Visita.mp4', content: video() });
    const { body } = await upload(world.as.inspector, film);
    expect(body.key).toMatch(new RegExp(`^documentos/${formId}/doc-[0-9A-Za-z]{12}\\.mp4$`));
    expect((await world.as.inspector.get(body.url)).headers['content-type']).toBe('video/mp4');
  });

  it('A5.35 A9.01 W12 a picture loses its metadata and what lies behind it, and is scaled down', async () => {
    const pixels = sharp({ create: { width: 5000, height: 100, channels: 3, background: '#fff' } });
    const jpeg = await pixels
      .withExif({ IFD0: { Copyright: 'Domicilio' } })
      .jpeg()
      .toBuffer();
    const content = Buffer.concat([jpeg, Buffer.from('<script>alert(1)</script>')]);
    const { body } = await upload(world.as.inspector, await photo({ name: 'a.jpg', content }));
    const { raw } = await world.as.inspector.get(body.url);
    expect(raw.includes('Domicilio') || raw.includes('<script>')).toBe(false);
    expect((await sharp(raw).metadata()).width).toBe(4096);
  });

  it('X14.02 the size and the name are judged before the first byte', async () => {
    const given = await photo();
    const refused = async (over: object) => issuesOf(await announce(world.as.inspector, given, over));
    const tooLarge = 5 * 1_048_576 + 1;
    expect(await refused({ name: 'a.gif' })).toEqual([415, [['file-format', undefined]]]);
    expect(await refused({ bytes: tooLarge })).toEqual([415, [['image-too-large', undefined]]]);
    expect(await refused({ kind: 'document', name: 'a.pdf', bytes: tooLarge })).toEqual([
      415,
      [['file-too-large', undefined]],
    ]);
    expect(await refused({ questionId: 'plain' })).toEqual([415, [['attachment-not-allowed', undefined]]]);
    expect(await refused({ questionId: 'nowhere' })).toEqual([415, [['attachment-not-allowed', undefined]]]);
  });

  it('A6.11 a video is taken only where videos are offered', async () => {
    const film = await photo({ kind: 'video', name: 'Visita.mp4', content: video() });
    const set = (offersVideo: boolean) =>
      sql`update municipalities set settings = ${JSON.stringify({ offersVideo })}::jsonb where id = ${HOME.id}`.execute(
        world.db,
      );
    const offered = async () =>
      (await world.as.inspector.get(`/api/forms/${formId}/to-answer`)).body.offersVideo;
    await set(false);
    expect(await offered()).toBe(false);
    expect(codeOf(await announce(world.as.inspector, film))).toEqual([415, 'file-refused']);
    await set(true);
    expect(await offered()).toBe(true);
    expect((await announce(world.as.inspector, film)).status).toBe(200);
  });

  it('A5.36 A5.37 what is no video is refused with its first piece', async () => {
    const film = await photo({ kind: 'video', name: 'Visita.mp4', content: Buffer.alloc(2_000, 'MZ') });
    await announce(world.as.inspector, film);
    expect(codeOf(await piece(world.as.inspector, { id: film.id, offset: 0 }, film.content))).toEqual([
      415,
      'file-refused',
    ]);
    expect(codeOf(await piece(world.as.inspector, { id: film.id, offset: 0 }, film.content))).toEqual([
      404,
      'upload-not-found',
    ]);
  });
});

describe('a connection that breaks', () => {
  it('X14.03 the device asks how much arrived and goes on from there', async () => {
    const file = await photo();
    const half = file.content.length >> 1;
    await announce(world.as.inspector, file);
    await piece(world.as.inspector, { id: file.id, offset: 0 }, file.content.subarray(0, half));
    const { body } = await world.as.inspector.get(`/api/uploads/${testId(file.id)}`);
    expect(body).toMatchObject({ received: half, key: null, name: 'Foto del frente.png' });
    expect(codeOf(await finish(world.as.inspector, file.id))).toEqual([409, 'upload-offset']);
    await piece(world.as.inspector, { id: file.id, offset: half }, file.content.subarray(half));
    const finished = await finish(world.as.inspector, file.id);
    expect(finished.status).toBe(200);
    // As if the reply was lost: asking again gives the same file.
    expect((await finish(world.as.inspector, file.id)).body.key).toBe(finished.body.key);
  });

  it('X14.03 a piece that does not continue the file gets to know where to go on', async () => {
    const file = await photo();
    await announce(world.as.inspector, file);
    await piece(world.as.inspector, { id: file.id, offset: 0 }, file.content.subarray(0, 50));
    for (const offset of [0, 10, 60]) {
      const reply = await piece(
        world.as.inspector,
        { id: file.id, offset: offset },
        file.content.subarray(offset),
      );
      expect([reply.status, reply.body.code, reply.body.values]).toEqual([
        409,
        'upload-offset',
        { offset: 50 },
      ]);
    }
  });

  it('X14.04 of two pieces at the same position one is taken', async () => {
    const file = await photo();
    await announce(world.as.inspector, file);
    const sent = await Promise.all(
      [1, 2, 3, 4].map(() =>
        piece(world.as.inspector, { id: file.id, offset: 0 }, file.content.subarray(0, 100)),
      ),
    );
    expect(sent.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 409, 409, 409,
    ]);
    await piece(world.as.inspector, { id: file.id, offset: 100 }, file.content.subarray(100));
    const finished = await Promise.all([1, 2, 3].map(() => finish(world.as.inspector, file.id)));
    expect(new Set(finished.map(({ body }) => body.key)).size).toBe(1);
  });

  it('X14.02 announcing again begins nothing twice; with other content the id is taken', async () => {
    const file = await photo();
    const first = await Promise.all([1, 2].map(() => announce(world.as.inspector, file)));
    expect(first.map(({ status }) => status)).toEqual([200, 200]);
    expect(codeOf(await announce(world.as.inspector, file, { bytes: 7 }))).toEqual([409, 'id-taken']);
    expect(codeOf(await announce(world.as.colleague, file))).toEqual([409, 'id-taken']);
  });

  it('X14.03 more bytes than announced, and pieces over 1 MB, are refused', async () => {
    const file = await photo();
    await announce(world.as.inspector, file);
    const longer = Buffer.concat([file.content, Buffer.from('more')]);
    expect(codeOf(await piece(world.as.inspector, { id: file.id, offset: 0 }, longer))).toEqual([
      413,
      'payload-too-large',
    ]);
    const large = Buffer.alloc(1_048_577);
    expect(codeOf(await piece(world.as.inspector, { id: file.id, offset: 0 }, large))).toEqual([
      413,
      'payload-too-large',
    ]);
  });
});

describe('whose it is', () => {
  it('W12 X14.06 a colleague and a visitor can neither read, continue, finish nor remove it', async () => {
    const file = await photo();
    const { url } = (await upload(world.as.inspector, file)).body;
    for (const caller of [world.as.colleague, world.as.foreigner, world.visitor]) {
      const path = `/api/uploads/${testId(file.id)}`;
      expect(codeOf(await caller.get(path))).toEqual([404, 'upload-not-found']);
      expect(codeOf(await piece(caller, { id: file.id, offset: 0 }, file.content))).toEqual([
        404,
        'upload-not-found',
      ]);
      expect(codeOf(await finish(caller, file.id))).toEqual([404, 'upload-not-found']);
      expect(codeOf(await caller.delete(path))).toEqual([404, 'upload-not-found']);
      expect(codeOf(await caller.get(url))).toEqual([404, 'file-not-found']);
    }
  });

  it('A7.04 W12 X14.06 a submission may name only files of its own', async () => {
    const file = await photo({ submissionId: 'ownFiles' });
    const { key } = (await upload(world.as.inspector, file)).body;
    const unknown = (questionId: string) => [422, [['file-unknown', { questionId }]]];
    const photoOf = (image: string) => ({ photo: { image } });
    const inspector = world.as.inspector;
    expect(issuesOf(await send(inspector, { ...file, submissionId: 'another' }, photoOf(key)))).toEqual(
      unknown('photo'),
    );
    expect(issuesOf(await send(world.as.colleague, file, photoOf(key)))).toEqual(unknown('photo'));
    expect(issuesOf(await send(inspector, { ...file, formId: otherFormId }, photoOf(key)))).toEqual(
      unknown('photo'),
    );
    expect(issuesOf(await send(inspector, file, { photo: { document: key } }))).toEqual(unknown('photo'));
    for (const invented of [`imagenes/${formId}/000000000000.png`, '../../etc/passwd', 'https://a.example/a'])
      expect(issuesOf(await send(inspector, file, photoOf(invented)))).toEqual(unknown('photo'));
    expect(issuesOf(await send(inspector, file, { photo: { image: key }, plan: { image: key } }))).toEqual(
      unknown('plan'),
    );
    expect((await send(inspector, file, photoOf(key))).status).toBe(200);
    // Sent again after a lost reply, it is the same submission; the file cannot be used in a second one.
    expect((await send(inspector, file, photoOf(key))).status).toBe(200);
    expect(issuesOf(await send(inspector, { ...file, submissionId: 'second' }, photoOf(key)))).toEqual(
      unknown('photo'),
    );
  });

  it('X14.06 a file in a further copy of a section is named with its copy', async () => {
    const file = await photo({ questionId: 'each', submissionId: 'copies' });
    const { key } = (await upload(world.as.inspector, file)).body;
    const body = (image: string) => ({
      id: testId('copies'),
      version: 1,
      answers: { ticked: {}, main: {}, rows: { r: [{ id: 'row1', answers: { each: { image } } }] } },
    });
    const path = `/api/forms/${formId}/submissions`;
    expect(issuesOf(await world.as.inspector.post(path, body('imagenes/x.png')))).toEqual([
      422,
      [['file-unknown', { sectionId: 'r', rowId: 'row1', questionId: 'each' }]],
    ]);
    expect((await world.as.inspector.post(path, body(key))).status).toBe(200);
  });

  it('X14.06 a visitor goes on with a file by its id alone, and sends it with their submission', async () => {
    const file = await photo({ formId: publicFormId, public: 'yes', submissionId: 'visited' });
    const { key, url } = (await upload(world.visitor, file)).body;
    expect((await world.visitor.get(url)).status).toBe(200);
    expect(codeOf(await world.visitor.get(`/api/uploads/${testId('guessed')}`))).toEqual([
      404,
      'upload-not-found',
    ]);
    // The file is still the visitor's for somebody who is signed in.
    expect(
      issuesOf(await send(world.as.inspector, { ...file, public: undefined }, { photo: { image: key } })),
    ).toEqual([422, [['file-unknown', { questionId: 'photo' }]]]);
    expect((await send(world.visitor, file, { photo: { image: key } })).status).toBe(200);
    expect(codeOf(await world.visitor.get(url))).toEqual([404, 'file-not-found']);
  });

  it('X14.06 a visitor uploads nothing for a form that is not public', async () => {
    const file = await photo({ public: 'yes' });
    expect(codeOf(await announce(world.visitor, file))).toEqual([404, 'form-not-found']);
  });
});

describe('with the submission', () => {
  it('R5.27 W12 X14.09 people who may see the submission see its files, for five minutes, and nobody else', async () => {
    const file = await plan({ submissionId: 'seen', name: 'Plano «ñandú».pdf' });
    const { key } = (await upload(world.as.inspector, file)).body;
    await send(world.as.inspector, file, { plan: { document: key } });
    const path = `/api/submissions/${testId('seen')}/files`;
    const { files } = (await world.as.supervisor.get(path)).body;
    expect(files).toEqual([
      { key, name: 'Plano «ñandú».pdf', mediaType: 'application/pdf', url: expect.any(String) },
    ]);
    const { url } = files[0];
    const read = await world.as.supervisor.get(url);
    expect([read.status, read.raw.equals(PDF)]).toEqual([200, true]);
    expect(read.headers['content-disposition']).toBe(
      `attachment; filename="Plano __and__.pdf"; filename*=UTF-8''Plano%20%C2%AB%C3%B1and%C3%BA%C2%BB.pdf`,
    );
    // An inspector sees only their own submissions; the neighbour works in another area.
    for (const caller of [world.as.colleague, world.as.neighbour, world.as.foreigner, world.visitor]) {
      expect((await caller.get(path)).status).not.toBe(200);
      expect(codeOf(await caller.get(url))).toEqual([404, 'file-not-found']);
    }
    const now = world.time.now;
    world.time.now = new Date(now.getTime() + 5 * 60_000 + 1);
    expect(codeOf(await world.as.supervisor.get(url))).toEqual([404, 'file-not-found']);
    world.time.now = now;
  });

  it('A7.28 removing a file deletes what was stored, until the submission is stored', async () => {
    const file = await photo();
    const { key } = (await upload(world.as.inspector, file)).body;
    expect((await world.as.inspector.delete(`/api/uploads/${testId(file.id)}`)).status).toBe(200);
    expect(await world.store.open(key)).toBeNull();
    expect(issuesOf(await send(world.as.inspector, file, { photo: { image: key } }))[0]).toBe(422);
    const kept = await photo();
    const stored = (await upload(world.as.inspector, kept)).body;
    await send(world.as.inspector, kept, { photo: { image: stored.key } });
    const removal = await world.as.inspector.delete(`/api/uploads/${testId(kept.id)}`);
    expect(codeOf(removal)).toEqual([404, 'upload-not-found']);
    const left = await world.store.open(stored.key);
    expect(left).not.toBeNull();
    left?.content.destroy();
  });
});

describe('how much', () => {
  it('X14.05 twenty unfinished files for a submission, then no more until one is removed', async () => {
    const names = Array.from({ length: 20 }, (_, n) => `quota${n}`);
    const content = await picture();
    const file = (id: string) => photo({ id, submissionId: 'quota', content });
    for (const id of names) expect((await announce(world.as.answerer, await file(id))).status).toBe(200);
    expect(codeOf(await announce(world.as.answerer, await file('quotaMore')))).toEqual([
      409,
      'too-many-files',
    ]);
    await world.as.answerer.delete(`/api/uploads/${testId('quota0')}`);
    const both = await Promise.all(
      ['quotaOne', 'quotaTwo'].map(async (id) => announce(world.as.answerer, await file(id))),
    );
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
  });

  it('X14.05 a gigabyte an hour for a person, then 429 with the time to wait', async () => {
    const film = (n: number) =>
      photo({ id: `flood${n}`, submissionId: `flood${n}`, kind: 'video', name: 'a.mp4', content: video() });
    const sent: number[] = [];
    for (let n = 0; n < 21; n++)
      sent.push((await announce(world.as.censusTaker, await film(n), { bytes: 50 * 1_048_576 })).status);
    expect(sent).toEqual([...Array.from({ length: 20 }, () => 200), 429]);
  });
});

describe('what nobody sends', () => {
  it('A7.28 X14.08 after a day it is gone, finished or not; what was sent stays', async () => {
    const file = await photo({ submissionId: 'day1' });
    const half = await photo({ submissionId: 'day2' });
    const sent = await photo({ submissionId: 'day3' });
    const { key } = (await upload(world.as.inspector, file)).body;
    await announce(world.as.inspector, half);
    await piece(world.as.inspector, { id: half.id, offset: 0 }, half.content.subarray(0, 100));
    const stored = (await upload(world.as.inspector, sent)).body.key;
    await send(world.as.inspector, sent, { photo: { image: stored } });
    const services = { db: world.db, store: world.store, clock: () => world.time.now };
    const cleanUp = async (clock: () => Date) => {
      await deleteUnusedFiles({ ...services, clock });
      await deleteOldUploads({ ...services, clock });
    };
    await cleanUp(() => world.time.now);
    expect((await world.as.inspector.get(`/api/uploads/${testId(half.id)}`)).status).toBe(200);
    const tomorrow = new Date(world.time.now.getTime() + 24 * 60 * 60_000 + 1);
    await cleanUp(() => tomorrow);
    for (const { id } of [file, half, sent])
      expect((await world.as.inspector.get(`/api/uploads/${testId(id)}`)).status).toBe(404);
    expect(await world.store.open(key)).toBeNull();
    expect(await world.store.open(`unfinished/${testId(half.id)}`)).toBeNull();
    const left = await world.store.open(stored);
    expect(left).not.toBeNull();
    left?.content.destroy();
  });
});

/** The beginning of an MP4 video, without any picture. */
function video(): Buffer {
  const start = Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0mp42isom', 'latin1');
  return Buffer.concat([start, Buffer.alloc(200)]);
}
