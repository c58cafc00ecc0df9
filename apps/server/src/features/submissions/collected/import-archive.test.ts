// The archive of ODK Central over HTTP: its tables and the files that answers name, stored all or none.
import { readXlsForm } from '@constancia/domain/interchange/xlsform/read-xlsform.ts';
import { xlsForm } from '@constancia/domain/testing/xlsform-examples.ts';
import { xlsFormWords } from '@constancia/messages/xlsform-words.ts';
import { strToU8, type Zippable, zipSync } from 'fflate';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isStored } from '../../../testing/files/is-stored.ts';
import { mp4 } from '../../../testing/files/recorded-sound.ts';
import { saveForm } from '../../../testing/forms.ts';
import { HOME } from '../../../testing/territory.ts';
import { openTestWorld, type TestWorld } from '../../../testing/with-app.ts';

const SURVEY = xlsForm(
  `type | name | label
   text | calle | Calle
   image | foto | Foto
   video | pelicula | Película
   begin repeat | persona | Persona
   text | nombre | Nombre
   image | cara | Cara
   end repeat | |`,
);
const MAIN = [
  'SubmissionDate,calle,foto,KEY',
  '2024-05-06T07:08:09.123Z,"Mitre 10, ""fondo""",frente.jpg,uuid:a',
  '2024-05-07T07:08:09.123Z,Alem 7,lost.jpg,uuid:b',
];
const PEOPLE = ['nombre,cara,PARENT_KEY,KEY', 'Juan,,uuid:a,1', 'Eva,eva.png,uuid:a,2'];
const EMPTY_ZIP = Buffer.from('504b0506000000000000000000000000000000000000', 'hex');

let world: TestWorld;
let photo: Buffer;
let face: Buffer;

const drawn = (colour: string) =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: colour } });
const lines = (all: readonly string[]) => strToU8(`${all.join('\r\n')}\r\n`);

beforeAll(async () => {
  world = await openTestWorld();
  photo = await drawn('#778899').jpeg().toBuffer();
  face = await drawn('#998877').png().toBuffer();
});
afterAll(() => world.close());

async function census(id: string) {
  const { definition } = readXlsForm(SURVEY, { words: xlsFormWords('es'), title: 'Censo' });
  if (!definition) throw new Error('the survey makes no form');
  const formId = await saveForm(world.as.supervisor, { id, definition });
  const filesOf = async () =>
    (
      await sql<{ key: string; kind: string; name: string; isUsed: boolean; submissionId: string }>`
        select key, kind, name, used_at is not null as is_used, submission_id from files
        where municipality_id = ${HOME.id} and form_id = ${formId} order by name`.execute(world.db)
    ).rows;
  const stored = async () =>
    (
      await sql<{ id: string; answers: { main: object; rows: object } }>`select id, answers from submissions
        where municipality_id = ${HOME.id} and form_id = ${formId} order by created_at`.execute(world.db)
    ).rows;
  const send = (bytes: Uint8Array, dryRun = false, as: 'supervisor' | 'inspector' = 'supervisor') =>
    world.as[as].post(`/api/forms/${formId}/collected-archives?dryRun=${dryRun}`, Buffer.from(bytes));
  return { formId, send, filesOf, stored };
}

const archive = (over: Zippable = {}) =>
  zipSync({
    'censo.csv': lines(MAIN),
    'censo-persona.csv': lines(PEOPLE),
    'media/frente.jpg': photo,
    'media/eva.png': face,
    ...over,
  });
const MISSING = {
  file: 'censo.csv',
  row: 3,
  column: 'foto',
  reason: 'file-missing',
  severity: 'not-carried',
  text: 'lost.jpg',
};

it('X38.103 an archive stores its answers with their files, and a missing one is a line of the report', async () => {
  const { send, stored, filesOf } = await census('whole');
  const reply = await send(archive());
  expect([reply.status, reply.body]).toEqual([200, { stored: 2, there: 0, lines: [MISSING], more: 0 }]);
  const [face2, front] = await filesOf();
  const [first, second] = await stored();
  expect([front, face2]).toEqual([
    {
      key: expect.stringMatching(/^imagenes\/.*\.jpg$/),
      kind: 'answer-image',
      name: 'frente.jpg',
      isUsed: true,
      submissionId: first?.id,
    },
    {
      key: expect.stringMatching(/^imagenes\/.*\.png$/),
      kind: 'answer-image',
      name: 'eva.png',
      isUsed: true,
      submissionId: first?.id,
    },
  ]);
  expect(first?.answers).toMatchObject({
    main: { calle: { value: 'Mitre 10, "fondo"' }, foto: { image: front?.key }, nombre: { value: 'Juan' } },
    rows: { persona: [{ answers: { nombre: { value: 'Eva' }, cara: { image: face2?.key } } }] },
  });
  expect(second?.answers.main).toEqual({ calle: { value: 'Alem 7' } });
  for (const { key } of await filesOf()) expect(await isStored(world, key)).toBe(true);
  const listed = await world.as.supervisor.get(`/api/submissions/${first?.id}/files`);
  expect(listed.body.files).toHaveLength(2);
});

it('X38.103 a video is a line of the report until the municipality, or who imports, offers videos', async () => {
  const { send, stored, filesOf } = await census('film');
  const film = archive({
    'censo.csv': lines([
      'SubmissionDate,calle,pelicula,KEY',
      '2024-05-06T07:08:09.123Z,Alem 7,obra.mp4,uuid:f',
    ]),
    'censo-persona.csv': lines(['nombre,PARENT_KEY,KEY']),
    'media/obra.mp4': mp4('film'),
  });
  const left = { row: 2, column: 'pelicula', reason: 'video-not-offered', severity: 'not-carried' };
  expect((await send(film, true)).body).toMatchObject({ stored: 1, lines: [{ ...left, text: 'obra.mp4' }] });
  const offer = (settings: object) =>
    sql`update municipalities set settings = settings || ${JSON.stringify(settings)}::jsonb
      where id = ${HOME.id}`.execute(world.db);
  await offer({ offersVideoTo: ['supervisor'] });
  expect((await send(film, true)).body).toMatchObject({ stored: 1, lines: [] });
  await offer({ offersVideoTo: [], offersVideo: true });
  expect((await send(film)).body).toMatchObject({ stored: 1, lines: [] });
  const [video] = await filesOf();
  expect(video).toMatchObject({ kind: 'answer-video', name: 'obra.mp4', isUsed: true });
  expect((await stored())[0]?.answers.main).toMatchObject({ pelicula: { video: video?.key } });
  await offer({ offersVideo: false });
});

it('X38.103 a dry run says the same and stores nothing', async () => {
  const { send, stored, filesOf } = await census('dry');
  expect((await send(archive(), true)).body).toEqual({ stored: 2, there: 0, lines: [MISSING], more: 0 });
  expect([await stored(), await filesOf()]).toEqual([[], []]);
});

it('X38.103 the same archive again stores neither answers nor files twice; another photo is named and the first stays', async () => {
  const { send, stored, filesOf } = await census('again');
  await send(archive());
  const before = [await stored(), await filesOf()];
  expect((await send(archive())).body).toMatchObject({ stored: 0, there: 2, lines: [MISSING] });
  const other = await drawn('#112233').jpeg().toBuffer();
  const changed = await send(archive({ 'media/frente.jpg': other }));
  expect(changed.body).toMatchObject({
    stored: 0,
    there: 1,
    lines: [MISSING, { row: 2, reason: 'changed-since' }],
  });
  expect([await stored(), await filesOf()]).toEqual(before);
});

it('X38.103 two imports at the same moment store each answer once, and no file without one', async () => {
  const { send, stored, filesOf } = await census('atOnce');
  const replies = await Promise.all([send(archive()), send(archive()), send(archive())]);
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(replies.reduce((sum, { body }) => sum + body.stored, 0)).toBe(2);
  expect(await stored()).toHaveLength(2);
  expect((await filesOf()).map(({ name, isUsed }) => [name, isUsed])).toEqual([
    ['eva.png', true],
    ['frente.jpg', true],
  ]);
});

it('X38.103 a file that is not what it says refuses all, and nothing of the archive stays', async () => {
  const { send, stored, filesOf } = await census('false');
  const { body } = await send(archive({ 'media/eva.png': strToU8('<script>') }));
  expect(body).toMatchObject({ stored: 0, there: 0 });
  expect(body.lines).toEqual([
    MISSING,
    {
      file: 'censo-persona.csv',
      row: 3,
      column: 'cara',
      reason: 'file-refused',
      severity: 'refused',
      text: 'eva.png',
      issue: { code: 'file-format' },
    },
  ]);
  const large = await send(
    archive({ 'media/frente.jpg': Buffer.concat([photo, Buffer.alloc(5 * 1_048_576)]) }),
  );
  expect(large.body.lines).toContainEqual(
    expect.objectContaining({ text: 'frente.jpg', issue: { code: 'image-too-large' } }),
  );
  expect([await stored(), await filesOf()]).toEqual([[], []]);
});

it('X38.103 what no ordinary program writes is refused before it is unpacked', async () => {
  const { send, stored } = await census('odd');
  const many = Object.fromEntries(
    Array.from({ length: 1_001 }, (_, at) => [`media/${at}.jpg`, new Uint8Array(1)]),
  );
  // It packs well, as a picture of few colours does, and not suspiciously well.
  const dots = new Uint8Array(129 * 1_048_576);
  for (let at = 0; at < dots.length; at += 500) dots[at] = at % 251;
  const bomb = { 'censo.csv': lines(MAIN), 'media/other.jpg': dots };
  for (const [name, bytes] of [
    ['no archive', strToU8('no archive')],
    ['empty', EMPTY_ZIP],
    ['leads out', zipSync({ '../censo.csv': lines(MAIN) })],
    ['absolute', zipSync({ '/censo.csv': lines(MAIN) })],
    ['backslash', zipSync({ 'media\\a.jpg': photo, 'censo.csv': lines(MAIN) })],
    ['too many', zipSync(many, { level: 0 })],
    ['bomb', zipSync(bomb, { level: 1 })],
    ['broken table', zipSync({ 'censo.csv': strToU8('KEY\n"open') })],
  ] as const) {
    const reply = await send(bytes);
    expect([reply.status, reply.body.code], name).toEqual([415, 'collected-archive-unreadable']);
  }
  expect(await stored()).toEqual([]);
});

it('X38.103 who may not edit the form is refused', async () => {
  const { send } = await census('guarded');
  expect((await send(archive(), false, 'inspector')).body.code).toBe('forbidden');
});
