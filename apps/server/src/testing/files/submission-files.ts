// Files of a submission in tests: forms that take them, pictures and plans to send, and the submission that names them.
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { sql } from 'kysely';
import sharp from 'sharp';
import { saveForm } from '../forms.ts';
import { HOME, testId } from '../territory.ts';
import {
  type Caller,
  openTestWorld,
  type TestReply,
  type TestSettings,
  type TestWorld,
} from '../with-app.ts';
import type { SentFile } from './uploads.ts';

export const FILES_FORM = testId('filesForm');
export const OTHER_FILES_FORM = testId('filesOther');
export const PUBLIC_FILES_FORM = testId('filesPublic');

const question = (id: string) =>
  aQuestion(id, 'text', { allowsImage: true, allowsDocument: true, allowsVideo: true });
const asking = () =>
  aForm()
    .with({ title: { text: 'Con archivos' } })
    .withSection('s', question('photo'), question('plan'), aQuestion('plain', 'text'))
    .withRepeatableSection('r', question('each'));

/** A server with these forms, in a municipality that offers videos. */
export async function openFilesWorld(settings: TestSettings = {}): Promise<TestWorld> {
  const world = await openTestWorld(settings);
  await sql`update municipalities set settings = '{"offersVideo": true}' where id = ${HOME.id}`.execute(
    world.db,
  );
  const { supervisor } = world.as;
  await saveForm(supervisor, { id: 'filesForm', definition: asking().build() });
  await saveForm(supervisor, { id: 'filesOther', definition: asking().build() });
  await saveForm(supervisor, {
    id: 'filesPublic',
    definition: asking().withOptions({ publicAccess: true }).build(),
  });
  return world;
}

export const PDF = Buffer.from('%PDF-1.7\n1 0 obj<<>>endobj\nstartxref\n0\n%%EOF\n');
export const picture = (width = 64, height = 48) =>
  sharp({ create: { width, height, channels: 3, background: '#0a5c63' } })
    .png()
    .toBuffer();

let made = 0;
export const photo = async (over: Partial<SentFile> = {}): Promise<SentFile> => ({
  id: `photo${made++}`,
  formId: FILES_FORM,
  submissionId: `answer${made}`,
  questionId: 'photo',
  kind: 'image',
  name: 'Foto del frente.png',
  content: await picture(),
  ...over,
});
export const plan = async (over: Partial<SentFile> = {}): Promise<SentFile> =>
  photo({ kind: 'document', questionId: 'plan', name: 'Plano.pdf', content: PDF, ...over });

/** The body of a submission whose questions name these files. */
export function sendFiles(
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
export const issuesOf = ({ status, body }: TestReply) => [
  status,
  body.issues?.map(({ code, at }: { code: string; at: object }) => [code, at]),
];
export const codeOf = ({ status, body }: TestReply) => [status, body.code];

/** The beginning of an MP4 video, without any picture. */
export function video(): Buffer {
  const start = Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0mp42isom', 'latin1');
  return Buffer.concat([start, Buffer.alloc(200)]);
}
