// Blurred boxes of photos: they are in the pixels of every record, and the stored photo stays as it was.
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { issuesOf, photo, sendFiles } from '../../../testing/files/submission-files.ts';
import { announce, finish, piece, type SentFile } from '../../../testing/files/uploads.ts';
import { saveForm } from '../../../testing/forms.ts';
import { picturesIn } from '../../../testing/read-pdf.ts';
import { recordOf } from '../../../testing/records.ts';
import { testId } from '../../../testing/territory.ts';
import { caller, openTestWorld, type TestWorld } from '../../../testing/with-app.ts';

const FORM = aForm()
  .with({ title: { text: 'Ronda' } })
  .withOptions({ publicAccess: true, pdfDownloadCode: true })
  .withSection('s', aQuestion('photo', 'text', { allowsImage: true }));
const BLUR = { kind: 'blur', x1: 0.25, y1: 0.25, x2: 0.5, y2: 0.5 };
const SIZE = { width: 640, height: 480 };

let world: TestWorld;
let form: string;

beforeAll(async () => {
  world = await openTestWorld();
  form = await saveForm(world.as.supervisor, { id: 'round', definition: FORM.build() });
});
afterAll(() => world.close());

/** Black and white bars of four pixels, as thin as the lines of the letters of a number plate. */
function bars(): Promise<Buffer> {
  const data = Buffer.alloc(SIZE.width * SIZE.height);
  for (let at = 0; at < data.length; at++) data[at] = Math.floor((at % SIZE.width) / 4) % 2 === 0 ? 0 : 255;
  return sharp(data, { raw: { ...SIZE, channels: 1 } })
    .png()
    .toBuffer();
}

async function send(submissionId: string, marks?: object[]): Promise<SentFile & { readonly code: string }> {
  const file = await photo({ formId: form, submissionId, content: await bars() });
  await announce(world.as.inspector, file, { marks });
  await piece(world.as.inspector, { id: file.id, offset: 0 }, file.content);
  const image = (await finish(world.as.inspector, file.id)).body.key;
  const { status, body } = await sendFiles(world.as.inspector, file, { photo: { image } });
  if (status !== 200) throw new Error(JSON.stringify(body));
  return { ...file, code: body.recordCode };
}

async function publicRecord(code: string): Promise<Uint8Array> {
  const found = await world.visitor.post('/api/public/records', { code, date: '10/03/2026' });
  const browser = caller(world.app, { cookie: String(found.headers['set-cookie']).split(';')[0] ?? '' });
  await world.runJobs();
  const { url } = (await browser.get(`/api/records/${found.body.id}`)).body;
  return (await browser.get(url)).raw;
}

/** Brightness of each pixel of the only picture in these columns, over the rows of the box. */
async function pixels(pdf: Uint8Array, [from, to]: readonly [number, number]): Promise<readonly number[]> {
  const [picture, ...others] = await picturesIn(pdf);
  if (!picture || others.length > 0) throw new Error('not one picture');
  const { data, width, channels } = picture;
  const seen: number[] = [];
  for (let y = 0.25 * SIZE.height; y < 0.5 * SIZE.height; y++)
    for (let x = from; x < to; x++) seen.push(data[(y * width + x) * channels] ?? 0);
  return seen;
}

const contrast = (seen: readonly number[]): number =>
  seen.reduce((most, value) => Math.max(most, value), 0) -
  seen.reduce((least, value) => Math.min(least, value), 255);

it('X39.80 in the records of staff and of the public the pixels of the box have lost what was in it, those beside it are the same', async () => {
  const { code } = await send('blurred', [BLUR]);
  await send('sharp');
  const without = (await recordOf(world, 'sharp')).bytes;
  expect(contrast(await pixels(without, [160, 320]))).toBeGreaterThan(230);
  for (const record of [(await recordOf(world, 'blurred')).bytes, await publicRecord(code)]) {
    expect(contrast(await pixels(record, [160, 320]))).toBeLessThan(10);
    expect(await pixels(record, [0, 144])).toEqual(await pixels(without, [0, 144]));
    expect(await pixels(record, [336, 640])).toEqual(await pixels(without, [336, 640]));
  }
});

it('X39.80 the view has the box, and the stored photo is byte for byte the same as without', async () => {
  const filesOf = async (submission: string) =>
    (await world.as.supervisor.get(`/api/submissions/${testId(submission)}/files`)).body.files;
  await send('kept', [BLUR]);
  await send('kept-sharp');
  const [kept] = await filesOf('kept');
  const [without] = await filesOf('kept-sharp');
  expect(kept.marks).toEqual([BLUR]);
  const bytesOf = async (url: string) => (await world.as.supervisor.get(url)).raw;
  expect((await bytesOf(kept.url)).equals(await bytesOf(without.url))).toBe(true);
});

it('X39.80 a box has the bounds of other marks, and only staff send one', async () => {
  const file = await photo({ formId: form });
  const said = async (...marks: object[]) => {
    const { status, body } = await announce(world.as.inspector, file, { marks });
    return `${status} ${JSON.stringify(body.issues)}`;
  };
  expect(await said({ ...BLUR, x2: 1.01 })).toMatch(/^400 .*marks\.0\.x2/);
  expect(await said({ ...BLUR, colour: 'red' })).toMatch(/^400 .*marks\.0/);
  expect(await said(...Array.from({ length: 31 }, () => BLUR))).toMatch(/^400 .*"body\.marks"/);
  const open = await photo({ formId: form, public: 'yes' });
  expect(issuesOf(await announce(world.visitor, open, { marks: [BLUR] }))).toEqual([
    422,
    [['evidence-not-asked', { field: 'marks' }]],
  ]);
});
