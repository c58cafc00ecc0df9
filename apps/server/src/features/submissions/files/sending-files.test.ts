// Files of a submission on their way: how they arrive, and what can fail.
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  codeOf,
  FILES_FORM,
  issuesOf,
  openFilesWorld,
  photo,
  plan,
  video,
} from '../../../testing/files/submission-files.ts';
import { announce, finish, piece, upload } from '../../../testing/files/uploads.ts';
import { HOME, testId } from '../../../testing/territory.ts';
import { caller, type TestWorld } from '../../../testing/with-app.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openFilesWorld();
});
afterAll(() => world.close());

describe('arriving', () => {
  it('A3.22 A7.24 R7.46 an image is stored under its form and shown to who sent it', async () => {
    const { body } = await upload(world.as.inspector, await photo());
    expect(body.key).toMatch(new RegExp(`^imagenes/${FILES_FORM}/[0-9A-Za-z]{12}\\.png$`));
    const shown = await world.as.inspector.get(body.url);
    expect([shown.status, shown.headers['content-type']]).toEqual([200, 'image/png']);
    expect(await sharp(shown.raw).metadata()).toMatchObject({ width: 64, height: 48 });
  });

  it('A3.23 A3.24 A7.25 P1.06 R7.47 documents and videos lie under the form too', async () => {
    const document = await upload(world.as.inspector, await plan());
    expect(document.body.key).toMatch(new RegExp(`^documentos/${FILES_FORM}/doc-[0-9A-Za-z]{12}\\.pdf$`));
    const film = await plan({ kind: 'video', name: 'Visita.mp4', content: video() });
    const { body } = await upload(world.as.inspector, film);
    expect(body.key).toMatch(new RegExp(`^documentos/${FILES_FORM}/doc-[0-9A-Za-z]{12}\\.mp4$`));
    expect((await world.as.inspector.get(body.url)).headers['content-type']).toBe('video/mp4');
  });

  it('X33.75 a video is read in parts, as a player asks for them; other files come whole', async () => {
    const content = video();
    const size = content.length;
    const film = await plan({ id: 'film2', kind: 'video', name: 'Obra.mp4', content });
    const { url } = (await upload(world.as.inspector, film)).body;
    const read = async (range: string, more = {}) => {
      const { headers } = world.as.inspector;
      const reply = await caller(world.app, { ...headers, range, ...more }).get(url);
      return [reply.status, reply.headers['content-range'], reply.raw];
    };
    const whole = [200, undefined, content];
    expect(await read('bytes=0-')).toEqual([206, `bytes 0-${size - 1}/${size}`, content]);
    expect(await read('bytes=4-7')).toEqual([206, `bytes 4-7/${size}`, content.subarray(4, 8)]);
    expect(await read('bytes=4-999999')).toEqual([206, `bytes 4-${size - 1}/${size}`, content.subarray(4)]);
    expect(await read('bytes=-3')).toEqual([
      206,
      `bytes ${size - 3}-${size - 1}/${size}`,
      content.subarray(-3),
    ]);
    for (const outside of [`bytes=${size}-`, 'bytes=-0'])
      expect((await read(outside)).slice(0, 2), outside).toEqual([416, `bytes */${size}`]);
    for (const other of ['bytes=7-4', 'bytes=-', 'bytes=0-1,3-4', 'pages=1-2'])
      expect(await read(other), other).toEqual(whole);
    expect(await read('bytes=4-7', { 'if-range': '"older"' })).toEqual(whole);
    const colleague = caller(world.app, { ...world.as.colleague.headers, range: 'bytes=0-3' });
    expect(codeOf(await colleague.get(url))).toEqual([404, 'file-not-found']);
    const drawing = (await upload(world.as.inspector, await photo({ id: 'whole2' }))).body;
    const inspector = caller(world.app, { ...world.as.inspector.headers, range: 'bytes=0-3' });
    const picture = await inspector.get(drawing.url);
    expect([picture.status, picture.headers['accept-ranges']]).toEqual([200, undefined]);
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
      (await world.as.inspector.get(`/api/forms/${FILES_FORM}/to-answer`)).body.offersVideo;
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
    expect(finished.map(({ status }) => status)).toEqual([200, 200, 200]);
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
