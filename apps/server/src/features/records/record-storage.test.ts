// A record whose pictures cannot be read: a picture that is gone gets a note, a storage that does not answer
// stops the record.

import { DEFAULT_RECORD_OPTIONS } from '@constancia/domain/presentation/record/record-options.ts';
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { createLog } from '../../platform/log.ts';
import { PDF } from '../../testing/files/submission-files.ts';
import { upload } from '../../testing/files/uploads.ts';
import { saveForm, submitTo } from '../../testing/forms.ts';
import { countPictures, readPdf } from '../../testing/read-pdf.ts';
import { testId } from '../../testing/territory.ts';
import { openTestWorld, type TestReply, type TestWorld } from '../../testing/with-app.ts';

const FORM = aForm()
  .withSection(
    's',
    aQuestion('photo', 'text', { allowsImage: true }),
    aQuestion('plan', 'text', { allowsDocument: true }),
    aQuestion('deed', 'text', { allowsDocument: true }),
  )
  .build();
const logged: string[] = [];

let world: TestWorld;
let photo: string;
let plan: string;
let deed: string;
let openStored: TestWorld['store']['open'];
beforeAll(async () => {
  const log = createLog('info', { write: (line: string) => void logged.push(line) });
  world = await openTestWorld({ log });
  openStored = world.store.open;
  const formId = await saveForm(world.as.supervisor, { id: 'form', definition: FORM });
  const background = '#7788aa';
  const content = await sharp({ create: { width: 90, height: 60, channels: 3, background } })
    .jpeg()
    .toBuffer();
  const sendPdf = async (questionId: string, name: string): Promise<string> => {
    const to = { formId, submissionId: 'answer', questionId };
    const file = { id: questionId, kind: 'document', name, content: PDF } as const;
    return (await upload(world.as.inspector, { ...to, ...file })).body.key;
  };
  const sent = await upload(world.as.inspector, {
    id: 'photo',
    formId,
    submissionId: 'answer',
    questionId: 'photo',
    kind: 'image',
    name: 'fachada.jpg',
    content,
  });
  photo = sent.body.key;
  [plan, deed] = [await sendPdf('plan', 'plano.pdf'), await sendPdf('deed', 'escritura.pdf')];
  const main = { photo: { image: photo }, plan: { document: plan }, deed: { document: deed } };
  await submitTo(world.as.inspector, formId, { id: 'answer', answers: { ticked: {}, main, rows: {} } });
});
afterEach(() => {
  Object.assign(world.store, { open: openStored });
  logged.length = 0;
});
afterAll(() => world.close());

async function makeRecord(language = 'es'): Promise<TestReply> {
  const path = `/api/submissions/${testId('answer')}/records`;
  const { body } = await world.as.supervisor.post(path, { language, options: DEFAULT_RECORD_OPTIONS });
  await world.runJobs();
  return world.as.supervisor.get(`/api/records/${body.id}`);
}

it('X18.19 X18.11 while the storage does not reply no record is made without its photo, and asking again makes it', async () => {
  // Neither without a photo nor without knowing whether a document is there.
  for (const silent of [photo, plan]) {
    const open: typeof openStored = (key, ...range) =>
      key === silent ? Promise.reject(new Error('storage does not answer')) : openStored(key, ...range);
    Object.assign(world.store, { open });
    expect((await makeRecord()).body.state).toBe('failed');
  }
  Object.assign(world.store, { open: openStored });
  const made = await makeRecord();
  expect(made.body.state).toBe('ready');
  const file = await world.as.supervisor.get(made.body.url);
  expect(await countPictures(file.raw)).toBe(1);
});

it('X18.19 X18.05 a photo that is gone leaves a note in the record and a line in the log', async () => {
  Object.assign(world.store, {
    open: (key: string) => (key === photo ? Promise.resolve(null) : openStored(key)),
  });
  const made = await makeRecord();
  const file = await world.as.supervisor.get(made.body.url);
  expect((await readPdf(file.raw)).text).toContain('No se pudo mostrar la imagen: fachada.jpg');
  const lines = logged.map(
    (line) => JSON.parse(line) as { readonly msg: string; readonly notShown?: unknown },
  );
  expect(lines).toContainEqual(
    expect.objectContaining({ msg: 'record shows a note in place of pictures', notShown: [photo] }),
  );
});

it.each([
  ['es', 'plano.pdf (El archivo ya no está)'],
  ['en', 'plano.pdf (The file is no longer there)'],
  ['ja', 'plano.pdf (ファイルがありません)'],
])(
  'X18.05 X18.11 a document that is gone is said to be, in %s, and one that is there is not',
  async (language, said) => {
    Object.assign(world.store, {
      open: (key: string, ...range: []) => (key === plan ? Promise.resolve(null) : openStored(key, ...range)),
    });
    const file = await world.as.supervisor.get((await makeRecord(language)).body.url);
    const text = (await readPdf(file.raw)).text.replaceAll(/\s/g, '');
    expect(text).toContain(said.replaceAll(' ', ''));
    expect(text.split(said.replace('plano.pdf', '').replaceAll(' ', ''))).toHaveLength(2);
    expect(text).toContain('escritura.pdf');
  },
);
