// Marks on photos: what is taken in, what is refused by its field, and that the photo stays as it was.
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { issuesOf, PDF, photo, picture, sendFiles } from '../../../testing/files/submission-files.ts';
import { announce, finish, piece, type SentFile } from '../../../testing/files/uploads.ts';
import { saveForm } from '../../../testing/forms.ts';
import { readPdf } from '../../../testing/read-pdf.ts';
import { recordOf } from '../../../testing/records.ts';
import { testId } from '../../../testing/territory.ts';
import { caller, openTestWorld, type TestWorld } from '../../../testing/with-app.ts';

let world: TestWorld;
let form: string;

const FORM = aForm()
  .with({ title: { text: 'Ronda' } })
  .withOptions({ publicAccess: true, pdfDownloadCode: true })
  .withSection('s', aQuestion('photo', 'text', { allowsImage: true, allowsDocument: true }));
const ARROW = { kind: 'arrow', x1: 0.1, y1: 0.2, x2: 0.5, y2: 0.6, colour: 'red' };
const TEXT = { kind: 'text', x: 0.5, y: 0.5, text: 'Grieta', colour: 'blue' };
const MARKS = [ARROW, { ...ARROW, kind: 'circle', colour: 'yellow' }, { ...ARROW, kind: 'box' }, TEXT];

beforeAll(async () => {
  world = await openTestWorld();
  const definition = { ...FORM.build(), stampsPhotos: true } as const;
  form = await saveForm(world.as.supervisor, { id: 'round', definition });
});
afterAll(() => world.close());

async function sendMarked(file: SentFile, marks?: unknown): Promise<string> {
  await announce(world.as.inspector, file, { marks });
  await piece(world.as.inspector, { id: file.id, offset: 0 }, file.content);
  return (await finish(world.as.inspector, file.id)).body.key;
}

async function storeMarked(submissionId: string, content: Buffer, marks?: unknown): Promise<void> {
  const file = await photo({ formId: form, submissionId, content });
  const image = await sendMarked(file, marks);
  expect((await sendFiles(world.as.inspector, file, { photo: { image } })).status).toBe(200);
}

const filesOf = async (submission: string) =>
  (await world.as.supervisor.get(`/api/submissions/${testId(submission)}/files`)).body.files;

it('X39.63 staff bring marks with a photo; the view has them, and the photo is the same as without', async () => {
  const content = await picture(640, 480);
  await storeMarked('marked', content, MARKS);
  await storeMarked('bare', content);
  const [marked] = await filesOf('marked');
  const [bare] = await filesOf('bare');
  expect(marked.marks).toEqual(MARKS);
  expect(bare.marks).toBeNull();
  const bytesOf = async (url: string) => (await world.as.supervisor.get(url)).raw;
  expect((await bytesOf(marked.url)).equals(await bytesOf(bare.url))).toBe(true);
});

it('X39.63 a visitor marks nothing, and only photos are marked', async () => {
  const refused = [422, [['evidence-not-asked', { field: 'marks' }]]];
  const open = await photo({ formId: form, public: 'yes' });
  expect(issuesOf(await announce(world.visitor, open, { marks: MARKS }))).toEqual(refused);
  const plan = {
    ...(await photo({ formId: form })),
    kind: 'document',
    name: 'Plano.pdf',
    content: PDF,
  } as const;
  expect(issuesOf(await announce(world.as.inspector, plan, { marks: MARKS }))).toEqual(refused);
});

it('X39.63 what is out of bounds is refused by its field', async () => {
  const file = await photo({ formId: form });
  const said = async (...marks: object[]) => {
    const { status, body } = await announce(world.as.inspector, file, { marks });
    return `${status} ${JSON.stringify(body.issues)}`;
  };
  expect(await said(...Array.from({ length: 31 }, () => ARROW))).toMatch(/^400 .*"body\.marks"/);
  expect(await said()).toMatch(/^400 .*"body\.marks"/);
  expect(await said({ ...ARROW, x2: 1.01 })).toMatch(/^400 .*marks\.0\.x2/);
  expect(await said(ARROW, { ...ARROW, y1: -0.01 })).toMatch(/^400 .*marks\.1\.y1/);
  expect(await said({ ...ARROW, kind: 'heart' })).toMatch(/^400 .*marks\.0/);
  expect(await said({ ...ARROW, colour: 'pink' })).toMatch(/^400 .*marks\.0\.colour/);
  expect(await said({ ...TEXT, text: 'x'.repeat(61) })).toMatch(/^400 .*marks\.0\.text/);
  expect(await said({ ...TEXT, text: ' ' })).toMatch(/^400 .*marks\.0\.text/);
  expect(
    (await announce(world.as.inspector, file, { marks: Array.from({ length: 30 }, () => ARROW) })).status,
  ).toBe(200);
});

it('X39.65 the records of staff and of the public draw the marks over the photo, and CSV names them', async () => {
  const file = await photo({ formId: form, submissionId: 'printed', content: await picture(640, 480) });
  const image = await sendMarked(file, MARKS);
  const sent = await sendFiles(world.as.inspector, file, { photo: { image } });
  expect(sent.status).toBe(200);
  const record = await recordOf(world, 'printed');
  expect(record.accessible).toBe(true);
  expect(record.alternatives).toContain('con marcas, Grieta');
  expect(record.text).toContain('Grieta');
  const found = await world.visitor.post('/api/public/records', {
    code: sent.body.recordCode,
    date: '10/03/2026',
  });
  const browser = caller(world.app, { cookie: String(found.headers['set-cookie']).split(';')[0] ?? '' });
  await world.runJobs();
  const { url } = (await browser.get(`/api/records/${found.body.id}`)).body;
  expect((await readPdf((await browser.get(url)).raw)).text).toContain('Grieta');
  await storeMarked('unmarked', await picture(640, 480));
  expect((await recordOf(world, 'unmarked')).text).not.toContain('Grieta');
  const csv = (await world.as.supervisor.get(`/api/forms/${form}/submissions.csv`)).raw.toString();
  expect(csv).toContain('Foto del frente.png: con marcas');
});
