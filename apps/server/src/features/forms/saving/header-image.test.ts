// The picture at the top of a form: what may be uploaded, which forms may name it, and who may see it and for
// how long.

import { crc32, deflateSync } from 'node:zlib';
import type { FormDefinition } from '@constancia/domain/forms/definition/form.ts';
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isStored } from '../../../testing/files/is-stored.ts';
import { saveForm } from '../../../testing/forms.ts';
import type { PersonaName } from '../../../testing/personas.ts';
import { AWAY, HOME, testId } from '../../../testing/territory.ts';
import { openTestWorld, type TestReply, type TestWorld } from '../../../testing/with-app.ts';
import { deleteUnusedFiles } from '../../files/public.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());

const picture = (width = 1280, height = 150) =>
  sharp({ create: { width, height, channels: 3, background: '#0a5c63' } });
const png = () => picture().png().toBuffer();
const jpeg = () =>
  picture()
    .withExif({ IFD0: { Copyright: 'Domicilio de la persona' } })
    .jpeg()
    .toBuffer();

const urlOf = async (key: string, persona: PersonaName = 'supervisor'): Promise<string> =>
  (await world.as[persona].get(`/api/forms/${testId('any')}/header-image?key=${encodeURIComponent(key)}`))
    .body.url;

const upload = (bytes: Buffer, formId = testId('imageForm')): Promise<TestReply> =>
  world.as.supervisor.post(`/api/forms/${formId}/header-images`, bytes);

function withImage(key: string, options: Partial<FormDefinition['options']> = {}): FormDefinition {
  return aForm()
    .with({ title: { text: 'Con encabezado' }, headerImage: key })
    .withOptions({ showHeaderImage: true, ...options })
    .withSection('s', aQuestion('name', 'text'))
    .build();
}

describe('uploading', () => {
  it('E3.08 E5.19 E5.20 E5.21 E9.13 takes png and jpeg, of the recommended size or another', async () => {
    for (const bytes of [await png(), await jpeg(), await picture(300, 400).png().toBuffer()]) {
      const reply = await upload(bytes);
      expect(reply.status).toBe(200);
      expect(reply.body.key).toMatch(/^imagenes\/imageForm\w+\/[0-9A-Za-z]{12}\.(png|jpg)$/);
      const shown = await world.as.supervisor.get(await urlOf(reply.body.key));
      expect(shown.status).toBe(200);
      expect(shown.headers['content-disposition']).toBe('attachment');
      expect(shown.headers['x-content-type-options']).toBe('nosniff');
    }
  });

  it('E5.19 W12 keeps pixels only: no metadata, nothing behind the picture', async () => {
    const trailing = Buffer.concat([await jpeg(), Buffer.from('<script>alert(1)</script>')]);
    const { body } = await upload(trailing);
    const { raw } = await world.as.supervisor.get(await urlOf(body.key));
    expect(raw.includes('Domicilio')).toBe(false);
    expect(raw.includes('<script>')).toBe(false);
    expect(await sharp(raw).metadata()).toMatchObject({ format: 'jpeg', width: 1280, height: 150 });
  });

  it('E9.13 a picture far larger than the screen is scaled down', async () => {
    const { body } = await upload(await picture(6000, 700).png().toBuffer());
    const { raw } = await world.as.supervisor.get(await urlOf(body.key));
    expect((await sharp(raw).metadata()).width).toBe(2560);
  });

  it('E5.19 refuses what is no png or jpeg, whatever it is called', async () => {
    const others: readonly (readonly [string, Buffer])[] = [
      ['gif', await picture(10, 10).gif().toBuffer()],
      ['webp', await picture(10, 10).webp().toBuffer()],
      ['svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
      ['html', Buffer.from('<!doctype html><p>hello</p>')],
      ['pdf', Buffer.from('%PDF-1.7\n')],
      ['signature only', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
      ['cut off', (await png()).subarray(0, 200)],
      ['pixel bomb', pixelBomb()],
      ['one byte', Buffer.from('x')],
    ];
    for (const [name, bytes] of others) {
      const reply = await upload(bytes);
      expect([name, reply.status, reply.body.code]).toEqual([name, 415, 'image-refused']);
    }
  });

  it('E5.20 refuses more than 5 MB', async () => {
    const reply = await upload(Buffer.alloc(5 * 1_048_576 + 1));
    expect([reply.status, reply.body.code]).toEqual([413, 'payload-too-large']);
    expect((await upload(Buffer.alloc(5 * 1_048_576))).body.code).toBe('image-refused');
  });

  it('E5.19 refuses a body that is no upload', async () => {
    const path = `/api/forms/${testId('imageForm')}/header-images`;
    expect((await world.as.supervisor.post(path, { key: 'x' })).body.code).toBe('media-type-refused');
  });
});

const AREA_OF: Partial<Record<PersonaName, string>> = {
  foreigner: AWAY.areas[0],
  neighbour: HOME.areas[1],
};

describe('naming it in a form', () => {
  it('E5.05 E2.16 E3.28 the form keeps it, and editor and answering get a URL of it', async () => {
    const { key } = (await upload(await png(), testId('imageKept'))).body;
    await saveForm(world.as.supervisor, { id: 'imageKept', definition: withImage(key) });
    const edited = (await world.as.supervisor.get(`/api/forms/${testId('imageKept')}`)).body;
    expect(edited.definition.headerImage).toBe(key);
    expect((await world.as.supervisor.get(await urlOf(edited.definition.headerImage))).status).toBe(200);
    const answered = (await world.as.inspector.get(`/api/forms/${testId('imageKept')}/to-answer`)).body;
    expect((await world.as.inspector.get(answered.headerImageUrl)).status).toBe(200);
  });

  it('X31.66 W16 the copy of changes that could not be saved keeps the picture, where its author may see it', async () => {
    const { key } = (await upload(await png(), testId('imageSource'))).body;
    await saveForm(world.as.supervisor, { id: 'imageSource', definition: withImage(key) });
    const create = (id: string, persona: PersonaName, copyOf?: string) =>
      world.as[persona].post('/api/forms', {
        id: testId(id),
        areaId: AREA_OF[persona] ?? HOME.areas[0],
        sync: false,
        definition: withImage(key),
        ...(copyOf !== undefined && { copyOf: testId(copyOf) }),
      });
    const issue = (reply: TestReply) => reply.body.issues?.[0]?.code;
    expect(issue(await create('imageCopy', 'supervisor'))).toBe('header-image-unknown');
    expect(issue(await create('imageCopy', 'supervisor', 'imageKept'))).toBe('header-image-unknown');
    expect(issue(await create('imageAway', 'foreigner', 'imageSource'))).toBe('header-image-unknown');
    expect(issue(await create('imageNear', 'neighbour', 'imageSource'))).toBe('header-image-unknown');
    expect((await world.as.supervisor.delete(`/api/forms/${testId('imageSource')}?version=1`)).status).toBe(
      200,
    );
    expect((await create('imageCopy', 'supervisor', 'imageSource')).status).toBe(200);
    expect((await world.as.supervisor.get(await urlOf(key))).status).toBe(200);
  });

  it("W16 E9.29 refuses another form's file, one that does not exist, and URLs of elsewhere", async () => {
    const { key } = (await upload(await png(), testId('imageOther'))).body;
    const foreign = await world.as.foreigner.post(
      `/api/forms/${testId('imageThief')}/header-images`,
      await png(),
    );
    for (const stolen of [
      key,
      foreign.body.key,
      'imagenes/none.png',
      '../../etc/passwd',
      'https://example.org/a.png',
    ]) {
      const reply = await world.as.supervisor.post('/api/forms', {
        id: testId('imageThief'),
        areaId: HOME.areas[0],
        sync: false,
        definition: withImage(stolen),
      });
      expect([stolen, reply.status, reply.body.issues?.[0]?.code]).toEqual([
        stolen,
        422,
        'header-image-unknown',
      ]);
    }
  });

  it('E3.28 turning the option off keeps the URL and shows nothing', async () => {
    const { key } = (await upload(await png(), testId('imageOff'))).body;
    await saveForm(world.as.supervisor, {
      id: 'imageOff',
      definition: withImage(key, { showHeaderImage: false }),
    });
    const { body } = await world.as.supervisor.get(`/api/forms/${testId('imageOff')}`);
    expect(body.definition.headerImage).toBe(key);
    const answered = await world.as.inspector.get(`/api/forms/${testId('imageOff')}/to-answer`);
    expect(answered.body.headerImageUrl).toBeNull();
  });
});

describe('people who may see it', () => {
  const answering = (formId: string) => `/api/public/forms/${formId}/to-answer`;
  const saved = async (name: string, options: Partial<FormDefinition['options']>) => {
    const { key } = (await upload(await png(), testId(name))).body;
    return saveForm(world.as.supervisor, { id: name, definition: withImage(key, options) });
  };

  it('A2.22 W12 a visitor sees that of a public form, while it is public', async () => {
    const formId = await saved('imagePublic', { publicAccess: true });
    const { headerImageUrl } = (await world.visitor.get(answering(formId))).body;
    expect((await world.visitor.get(headerImageUrl)).status).toBe(200);
    await world.as.admin.put(`/api/forms/${formId}/visibility`, { version: 1, public: false });
    expect((await world.visitor.get(headerImageUrl)).body.code).toBe('file-not-found');
  });

  it('W12 a URL expires after five minutes, is valid for one person and cannot be changed', async () => {
    const formId = await saved('imageSecret', {});
    const { definition } = (await world.as.supervisor.get(`/api/forms/${formId}`)).body;
    const url = await urlOf(definition.headerImage);
    const refused = async (reply: Promise<TestReply>) =>
      expect((await reply).body.code).toBe('file-not-found');
    expect((await world.as.supervisor.get(url)).status).toBe(200);
    await refused(world.as.inspector.get(url));
    await refused(world.visitor.get(url));
    const later = Number(new URLSearchParams(url.split('?')[1]).get('until')) + 60_000;
    await refused(world.as.supervisor.get(url.replace(/until=\d+/, `until=${later}`)));
    const now = world.time.now;
    world.time.now = new Date(now.getTime() + 5 * 60_000 + 1);
    await refused(world.as.supervisor.get(url));
    world.time.now = now;
  });

  it('W12 rights are asked at each reading: a neighbour whom the form is not for sees nothing', async () => {
    const formId = await saved('imageArea', {});
    // The colleague is moved to another area after the URL was made for them.
    const { headerImageUrl: url } = (await world.as.inspector.get(`/api/forms/${formId}/to-answer`)).body;
    expect((await world.as.inspector.get(url)).status).toBe(200);
    const update = (areaId: string) =>
      sql`update user_areas set area_id = ${areaId} where user_id = ${testId('userinspector')}`.execute(
        world.db,
      );
    await update(HOME.areas[1]);
    expect((await world.as.inspector.get(url)).body.code).toBe('file-not-found');
    await update(HOME.areas[0]);
    const { definition } = (await world.as.supervisor.get(`/api/forms/${formId}`)).body;
    expect(await urlOf(definition.headerImage, 'neighbour')).toBeUndefined();
    expect(await urlOf(definition.headerImage, 'foreigner')).toBeUndefined();
  });
});

describe('what nobody uses', () => {
  it('E5.20 A7.28 an upload that no form was saved with is removed after a day, others stay', async () => {
    const kept = await upload(await png(), testId('imageUsed'));
    await saveForm(world.as.supervisor, { id: 'imageUsed', definition: withImage(kept.body.key) });
    const unused = await upload(await png(), testId('imageUnused'));
    const services = { db: world.db, store: world.store, clock: () => world.time.now };
    await deleteUnusedFiles(services);
    await world.runJobs();
    expect(await isStored(world, unused.body.key)).toBe(true);
    const tomorrow = new Date(world.time.now.getTime() + 24 * 60 * 60_000 + 1);
    await deleteUnusedFiles({ ...services, clock: () => tomorrow });
    await world.runJobs();
    expect(await isStored(world, unused.body.key)).toBe(false);
    expect(await isStored(world, kept.body.key)).toBe(true);
  });
});

/** A valid PNG of a few hundred bytes that claims to be 60,000 x 60,000 pixels. */
function pixelBomb(): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(60_000, 0);
  header.writeUInt32BE(60_000, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const framed = Buffer.alloc(body.length + 8);
    framed.writeUInt32BE(data.length, 0);
    body.copy(framed, 4);
    framed.writeUInt32BE(crc32(body), body.length + 4);
    return framed;
  };
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const pixels = chunk('IDAT', deflateSync(Buffer.alloc(100_000)));
  return Buffer.concat([signature, chunk('IHDR', header), pixels, chunk('IEND', Buffer.alloc(0))]);
}
