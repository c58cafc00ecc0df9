// Signatures: what may be uploaded and by whom, what a submission may name, and who sees it afterwards.

import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { spend } from '../../../platform/budgets/budgets.ts';
import { isStored } from '../../../testing/files/is-stored.ts';
import { saveForm } from '../../../testing/forms.ts';
import { testId } from '../../../testing/territory.ts';
import { type Caller, openTestWorld, type TestReply, type TestWorld } from '../../../testing/with-app.ts';
import { deleteUnusedFiles } from '../../files/public.ts';

const SIGNED = aForm()
  .with({ title: { text: 'Con firmas' } })
  .withOptions({ digitalSignature: true })
  .withSignature({ title: 'Inspector', signatory: 'intern', required: true })
  .withSignature({ title: 'Testigo', signatory: 'citizen' })
  .withSection('s', aQuestion('name', 'text'));

let world: TestWorld;
let png: Buffer;
beforeAll(async () => {
  world = await openTestWorld();
  png = await sharp({ create: { width: 600, height: 150, channels: 3, background: '#ffffff' } })
    .png()
    .toBuffer();
  await saveForm(world.as.supervisor, { id: 'signed', definition: SIGNED.build() });
  await saveForm(world.as.supervisor, {
    id: 'openSigned',
    definition: SIGNED.withOptions({ publicAccess: true }).build(),
  });
  await saveForm(world.as.supervisor, {
    id: 'unsigned',
    definition: aForm().withSection('s', aQuestion('name', 'text')).build(),
  });
});
afterAll(() => world.close());

interface At {
  readonly form?: string;
  readonly submission: string;
  readonly slot?: number | string;
}

const pathOf = ({ form = 'signed', submission, slot = 0 }: At) =>
  `/forms/${testId(form)}/submissions/${testId(submission)}/signatures/${slot}`;
const upload = (at: At, bytes: Buffer = png, caller: Caller = world.as.inspector) =>
  caller.post(`/api${pathOf(at)}`, bytes);
const uploadAsVisitor = (at: At, bytes: Buffer = png) =>
  world.visitor.post(`/api/public${pathOf({ form: 'openSigned', ...at })}`, bytes);

interface Named {
  readonly slot?: number;
  readonly body: { readonly image: string; readonly imageId: string };
  readonly signatory?: string;
}

function answer(submission: string, signatures: readonly Named[]) {
  return {
    id: testId(submission),
    version: 1,
    answers: { ticked: {}, main: {}, rows: {} },
    particulars: {
      citizen: null,
      location: null,
      asset: null,
      signatures: signatures.map(({ slot = 0, body, signatory = 'Ana Paz' }) => ({
        slot,
        ...body,
        signatory,
      })),
    },
  };
}
const submit = (submission: string, signatures: readonly Named[], caller: Caller = world.as.inspector) =>
  caller.post(`/api/forms/${testId('signed')}/submissions`, answer(submission, signatures));
const issuesOf = ({ body }: TestReply) =>
  body.issues?.map(({ code, at }: { code: string; at: { field: string } }) => `${code} ${at.field}`);

describe('uploading a signature', () => {
  it('A7.26 A3.32 W12 stores a PNG, drawn again, under the key of the form and its id', async () => {
    const tricky = Buffer.concat([png, Buffer.from('<script>alert(1)</script>')]);
    const { status, body } = await upload({ submission: 'up1' }, tricky);
    expect(status).toBe(200);
    expect(body.image).toBe(`imagenes/signatures-${testId('signed')}/imgPNG-${body.imageId}.png`);
    const stored = await world.store.open(body.image);
    const chunks: Buffer[] = [];
    for await (const chunk of stored!.content) chunks.push(chunk as Buffer);
    const drawn = Buffer.concat(chunks);
    expect(drawn.includes('<script>')).toBe(false);
    expect(await sharp(drawn).metadata()).toMatchObject({ format: 'png', width: 600, height: 150 });
  });

  it('A5.42 W12 refuses whatever is no PNG, from every sender', async () => {
    const jpeg = await sharp(png).jpeg().toBuffer();
    const hostile = [
      jpeg,
      await sharp(png).webp().toBuffer(),
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
      png.subarray(0, 60),
      Buffer.from('x'),
    ];
    for (const bytes of hostile) {
      expect((await upload({ submission: 'up2' }, bytes)).body.code).toBe('image-refused');
      expect((await uploadAsVisitor({ submission: 'up2' }, bytes)).body.code).toBe('image-refused');
    }
  });

  it('A5.43 A9.06 refuses more than a megabyte while it comes in', async () => {
    const over = Buffer.concat([png, Buffer.alloc(1_048_577 - png.length)]);
    expect((await upload({ submission: 'up3' }, over)).status).toBe(413);
    expect((await uploadAsVisitor({ submission: 'up3' }, over)).status).toBe(413);
    expect((await upload({ submission: 'up3' }, over.subarray(0, 1_048_576))).status).toBe(200);
  });

  it('W12 A6.04 takes none for a form without signatures, of a foreign area, or not public for a visitor', async () => {
    expect((await upload({ form: 'unsigned', submission: 'up4' })).body.code).toBe('form-not-found');
    expect((await upload({ submission: 'up4' }, png, world.as.foreigner)).body.code).toBe(
      'form-outside-areas',
    );
    expect((await uploadAsVisitor({ form: 'signed', submission: 'up4' })).body.code).toBe('form-not-found');
    expect((await upload({ submission: 'up4' }, png, world.visitor)).body.code).toBe('not-signed-in');
    for (const slot of [-1, 1.5, 'x', 10_000])
      expect((await upload({ submission: 'up4', slot })).status, String(slot)).toBe(404);
  });

  it('W12 X16.03 X39.87 the files of an hour are what a person, or a visitor’s address, may upload, signatures among them', async () => {
    const { userId } = (await world.as.colleague.get('/api/session')).body.account;
    const uploaders = [
      {
        countedAs: `user:${userId}`,
        files: 1_200,
        send: () => upload({ submission: 'up5' }, png, world.as.colleague),
      },
      { countedAs: 'address:127.0.0.1', files: 240, send: () => uploadAsVisitor({ submission: 'up6' }) },
    ];
    // The hour in which the other tests have uploaded is over.
    world.time.now = new Date(world.time.now.getTime() + 3_600_001);
    for (const { countedAs, files, send } of uploaders) {
      const key = `uploads:${countedAs}`;
      const photos = { key, tries: files, windowSeconds: 3_600, weight: files - 2 };
      expect(await spend(world.db, [photos], world.time.now)).toBeNull();
      const sent = [await send(), await send(), await send()];
      expect(
        sent.map(({ status }) => status),
        countedAs,
      ).toEqual([200, 200, 429]);
      expect(Number(sent[2]?.headers['retry-after']), countedAs).toBeGreaterThan(3_500);
    }
    world.time.now = new Date(world.time.now.getTime() + 3_600_001);
  });
});

describe('naming a signature in an answer', () => {
  it('A2.29 A3.32 A5.03 stores the drawing with the name of who signed', async () => {
    const drawn = await upload({ submission: 'ok1' });
    expect((await submit('ok1', [drawn])).status).toBe(200);
    const { body } = await world.as.supervisor.get(`/api/submissions/${testId('ok1')}`);
    expect(body.signatures).toEqual([
      { slot: 0, signatory: 'Ana Paz', url: expect.stringMatching(/^\/api\/files\?/) },
    ]);
    // As if the reply was lost: sent again, stored once.
    expect((await submit('ok1', [drawn])).status).toBe(200);
    world.time.now = new Date(world.time.now.getTime() + 25 * 60 * 60_000);
    await deleteUnusedFiles({ db: world.db, clock: () => world.time.now });
    await world.runJobs();
    expect(await isStored(world, drawn.body.image)).toBe(true);
    world.time.now = new Date(world.time.now.getTime() - 25 * 60 * 60_000);
  });

  it('A5.03 A5.40 A5.41 a required signature and the name of its signatory are asked for again on the server', async () => {
    const drawn = await upload({ submission: 'bad0' });
    expect(issuesOf(await submit('bad0', []))).toEqual(['signature-missing signatures.0']);
    expect(issuesOf(await submit('bad0', [{ ...drawn, signatory: ' ' }]))).toEqual([
      'signatory-names-required signatures.0',
    ]);
    expect(issuesOf(await submit('bad0', [{ ...drawn, signatory: 'x'.repeat(61) }]))).toEqual([
      'signatory-names-too-long signatures.0',
    ]);
  });

  it('W12 refuses a drawing of another answer, slot, form or person, and one that is none', async () => {
    const mine = await upload({ submission: 'bad1' });
    const ofOther = await upload({ submission: 'other1' });
    const ofColleague = await upload({ submission: 'bad1' }, png, world.as.supervisor);
    const ofVisitor = await uploadAsVisitor({ submission: 'bad1' });
    const wrongSlot = await upload({ submission: 'bad1', slot: 1 });
    const invented = {
      body: { image: `imagenes/signatures-${testId('signed')}/imgPNG-x.png`, imageId: 'x' },
    };
    const wrongId = { body: { image: mine.body.image, imageId: ofOther.body.imageId } };
    const elsewhere = { body: { image: 'https://elsewhere.example/imgPNG-x.png', imageId: 'x' } };
    for (const named of [ofOther, ofColleague, ofVisitor, wrongSlot, invented, wrongId, elsewhere])
      expect(issuesOf(await submit('bad1', [named]))).toEqual(['signature-file-unknown signatures.0']);
    expect((await submit('bad1', [mine])).status).toBe(200);
  });

  it('A2.29 A6.05 a visitor signs a public form; nobody else can use the drawing', async () => {
    const drawn = await uploadAsVisitor({ submission: 'vis1' });
    const other = await world.visitor.post(
      `/api/public/forms/${testId('openSigned')}/submissions`,
      answer('vis2', [drawn]),
    );
    expect(issuesOf(other)).toEqual(['signature-file-unknown signatures.0']);
    const sent = await world.visitor.post(
      `/api/public/forms/${testId('openSigned')}/submissions`,
      answer('vis1', [drawn]),
    );
    expect(sent.status).toBe(200);
  });

  it('W12 what was uploaded and never sent is forgotten after a day', async () => {
    const { body } = await upload({ submission: 'forgotten' });
    const later = new Date(world.time.now.getTime() + 25 * 60 * 60_000);
    await deleteUnusedFiles({ db: world.db, clock: () => later });
    await world.runJobs();
    expect(await isStored(world, body.image)).toBe(false);
  });
});

describe('seeing a signature', () => {
  it('W12 R5.27 everybody who may see the submission may see its signatures, by an address of their own', async () => {
    const drawn = await upload({ submission: 'see1' });
    expect((await submit('see1', [drawn])).status).toBe(200);
    const view = async (caller: Caller) =>
      (await caller.get(`/api/submissions/${testId('see1')}`)).body.signatures?.[0]?.url as
        | string
        | undefined;
    const url = await view(world.as.supervisor);
    const shown = await world.as.supervisor.get(url!);
    expect([shown.status, shown.headers['content-type'], shown.headers['content-disposition']]).toEqual([
      200,
      'image/png',
      'attachment',
    ]);
    for (const stranger of [world.as.neighbour, world.as.foreigner, world.as.colleague, world.visitor]) {
      expect((await stranger.get(url!)).status).toBe(404);
      expect(await view(stranger)).toBeUndefined();
    }
    world.time.now = new Date(world.time.now.getTime() + 5 * 60_000 + 1);
    expect((await world.as.supervisor.get(url!)).status).toBe(404);
  });
});
