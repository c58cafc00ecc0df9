// Voice notes of submissions: what is taken in, by its content, and where they are read.
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { mp4, webm } from '../../../testing/files/recorded-sound.ts';
import {
  codeOf,
  issuesOf,
  photo,
  picture,
  sendFiles,
  video,
} from '../../../testing/files/submission-files.ts';
import { announce, piece, type SentFile, upload } from '../../../testing/files/uploads.ts';
import { saveForm } from '../../../testing/forms.ts';
import { recordOf } from '../../../testing/records.ts';
import { testId } from '../../../testing/territory.ts';
import { caller, openTestWorld, type TestWorld } from '../../../testing/with-app.ts';

let world: TestWorld;
let form: string;

const asking = () =>
  aForm()
    .withOptions({ publicAccess: true })
    .withSection(
      's',
      aQuestion('noise', 'text', { title: { text: 'Ruido' }, allowsAudio: true }),
      aQuestion('plain', 'text', { allowsImage: true }),
    )
    .build();
const NAME = 'Nota de voz de 1 min 23 s.webm';

beforeAll(async () => {
  world = await openTestWorld();
  form = await saveForm(world.as.supervisor, { id: 'noises', definition: asking() });
});
afterAll(() => world.close());

const note = (over: Partial<SentFile> = {}): Promise<SentFile> =>
  photo({ formId: form, questionId: 'noise', kind: 'audio', name: NAME, content: webm('sound'), ...over });

it('X39.76 staff and visitors send what browsers record, and it is served as sound', async () => {
  const kinds = [
    { content: webm('sound'), extension: 'webm', type: 'audio/webm' },
    { content: mp4('sound'), extension: 'm4a', type: 'audio/mp4' },
  ];
  for (const { content, extension, type } of kinds)
    for (const open of [undefined, 'yes'] as const) {
      const asked = open ? world.visitor : world.as.inspector;
      const { status, body } = await upload(asked, await note({ content, public: open }));
      expect(status).toBe(200);
      expect(body.key).toMatch(new RegExp(`^documentos/${form}/doc-[0-9A-Za-z]{12}\\.${extension}$`));
      if (!open) expect((await asked.get(body.url)).headers['content-type']).toBe(type);
    }
});

it.each([
  ['a film', webm('film')],
  ['sound with a film', webm('sound', 'film')],
  ['a film with sound', mp4('film', 'sound')],
  ['a film of a phone', mp4('film')],
  ['a container without tracks', webm()],
  ['one whose tracks are not at its beginning', video()],
])('X39.76 %s is no voice note, whatever its name says', async (_what, content) => {
  expect(codeOf(await upload(world.as.inspector, await note({ content })))).toEqual([415, 'file-refused']);
});

it('X39.76 what is no sound at all is refused with its first piece', async () => {
  for (const content of [Buffer.alloc(2_000, 'MZ'), await picture(), Buffer.alloc(2_000, '<html>')]) {
    const file = await note({ content });
    await announce(world.as.inspector, file);
    const sent = await piece(world.as.inspector, { id: file.id, offset: 0 }, content.subarray(0, 1_000));
    expect(issuesOf(sent)).toEqual([415, [['file-format', undefined]]]);
  }
});

it('X39.76 a note is taken only where the question says so, and up to ten megabytes', async () => {
  const asked = async (over: object) => issuesOf(await announce(world.as.inspector, await note(), over));
  expect(await asked({ questionId: 'plain' })).toEqual([415, [['attachment-not-allowed', undefined]]]);
  expect(await asked({ bytes: 10 * 1_048_576 + 1 })).toEqual([415, [['file-too-large', undefined]]]);
  expect(await asked({ kind: 'video' })).toEqual([415, [['attachment-not-allowed', undefined]]]);
});

it('X39.78 X39.79 the view reads it in parts; the record of staff names it and the archive has it', async () => {
  const file = await note({ submissionId: 'heard' });
  const audio = (await upload(world.as.inspector, file)).body.key;
  expect((await sendFiles(world.as.inspector, file, { noise: { audio } })).status).toBe(200);
  const { files } = (await world.as.supervisor.get(`/api/submissions/${testId('heard')}/files`)).body;
  expect(files).toMatchObject([{ key: audio, name: NAME }]);
  const player = caller(world.app, { ...world.as.supervisor.headers, range: 'bytes=4-7' });
  const read = await player.get(files[0].url);
  expect([read.status, read.headers['content-type'], read.raw]).toEqual([
    206,
    'audio/webm',
    file.content.subarray(4, 8),
  ]);
  const record = await recordOf(world, 'heard');
  expect(record.text.replaceAll(/\s+/g, ' ')).toContain(`Nota de voz adjunta: ${NAME}`);
  const archive = unzipSync((await world.as.supervisor.get(`/api/forms/${form}/submissions.zip`)).raw);
  const name = Object.keys(archive).find((path) => path.includes('Nota de voz'));
  expect(Buffer.from(archive[name ?? ''] ?? [])).toEqual(file.content);
});

it('X39.79 a note counts among the files of its question, and the spreadsheet names it with them', async () => {
  const other = await saveForm(world.as.supervisor, { id: 'counting', definition: asking() });
  const file = await note({ formId: other, submissionId: 'counted' });
  const audio = (await upload(world.as.inspector, file)).body.key;
  await sendFiles(world.as.inspector, file, { noise: { audio } });
  const { body } = await world.as.supervisor.get(`/api/forms/${other}/statistics`);
  expect(body.sections[0].questions[0].files).toEqual({ image: 0, document: 0, video: 0, audio: 1 });
  const csv = await world.as.supervisor.get(`/api/forms/${other}/submissions.csv`);
  expect(csv.raw.toString()).toContain(NAME);
});
