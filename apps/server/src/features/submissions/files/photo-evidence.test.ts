// When and where photos were taken: what is taken in, what is refused by its field, and who reads it where.
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { issuesOf, PDF, photo, picture, sendFiles } from '../../../testing/files/submission-files.ts';
import { announce, finish, piece, type SentFile, upload } from '../../../testing/files/uploads.ts';
import { saveForm } from '../../../testing/forms.ts';
import { readPdf } from '../../../testing/read-pdf.ts';
import { recordOf } from '../../../testing/records.ts';
import { testId } from '../../../testing/territory.ts';
import { caller, openTestWorld, type TestWorld } from '../../../testing/with-app.ts';

let world: TestWorld;
let stamping: string;
let plain: string;

const FORM = aForm()
  .with({ title: { text: 'Ronda' }, accuracyLimit: 50 })
  .withOptions({ publicAccess: true, pdfDownloadCode: true })
  .withSection('s', aQuestion('photo', 'text', { allowsImage: true, allowsDocument: true }));
const POSITION = { latitude: -32.4, longitude: -63.2, accuracy: 80 };
const SAID = 'Tomada: 10/03/2026 - 11:30 · -32.400000, -63.200000 (±80 m) – menos precisa que 50 m';

/** Minutes from now, by a clock of the device that is an hour slow. */
const device = (minutes: number) =>
  new Date(world.time.now.getTime() + (minutes - 60) * 60_000).toISOString();
const ours = (minutes: number) => new Date(world.time.now.getTime() + minutes * 60_000).toISOString();
const taken = () => ({ origin: 'taken', at: device(-30), position: POSITION, sentAt: device(0) });

async function sendPhoto(file: SentFile, photo?: object): Promise<string> {
  const asked = file.public ? world.visitor : world.as.inspector;
  await announce(asked, file, { photo });
  await piece(asked, { id: file.id, offset: 0 }, file.content);
  return (await finish(asked, file.id)).body.key;
}

const photosOf = async (submission: string) =>
  (await world.as.supervisor.get(`/api/submissions/${testId(submission)}/files`)).body.files.map(
    (file: { photo: unknown }) => file.photo,
  );

beforeAll(async () => {
  world = await openTestWorld();
  const definition = { ...FORM.build(), stampsPhotos: true } as const;
  stamping = await saveForm(world.as.supervisor, { id: 'stamping', definition });
  plain = await saveForm(world.as.supervisor, { id: 'plain', definition: FORM.build() });
});
afterAll(() => world.close());

it('X39.62 staff and visitors bring when and where a photo was taken, and the view says it by our clock', async () => {
  for (const open of [undefined, 'yes'] as const) {
    const file = await photo({ formId: stamping, submissionId: `of${open}`, public: open });
    const image = await sendPhoto(file, taken());
    const sender = open ? world.visitor : world.as.inspector;
    expect((await sendFiles(sender, file, { photo: { image } })).status).toBe(200);
    expect(await photosOf(`of${open}`)).toEqual([{ origin: 'taken', at: ours(-30), position: POSITION }]);
  }
});

it('X39.62 a photo without any of it is stored, and so is one that was there before, without a position', async () => {
  const bare = await photo({ formId: stamping, submissionId: 'bare' });
  const key = (await upload(world.as.inspector, bare)).body.key;
  expect((await sendFiles(world.as.inspector, bare, { photo: { image: key } })).status).toBe(200);
  expect(await photosOf('bare')).toEqual([null]);
  const older = await photo({ formId: stamping, submissionId: 'older' });
  const refused = { refused: 'denied' };
  const image = await sendPhoto(older, { ...taken(), origin: 'added', position: refused });
  await sendFiles(world.as.inspector, older, { photo: { image } });
  expect(await photosOf('older')).toEqual([{ origin: 'added', at: ours(-30), position: refused }]);
});

it('X39.62 what the form does not ask for, and a time that cannot be, are refused by their field', async () => {
  const file = await photo({ formId: stamping });
  const asked = async (of: SentFile, given: object) =>
    issuesOf(await announce(world.as.inspector, of, { photo: given }));
  const unasked = [422, [['evidence-not-asked', { field: 'photo' }]]];
  expect(await asked({ ...file, formId: plain }, taken())).toEqual(unasked);
  const plan = { ...file, kind: 'document', name: 'Plano.pdf', content: PDF } as const;
  expect(await asked(plan, taken())).toEqual(unasked);
  const wrong = [422, [['evidence-time-wrong', { field: 'photo.at' }]]];
  expect(await asked(file, { ...taken(), at: device(1) })).toEqual(wrong);
  expect(await asked(file, { ...taken(), at: device(-14 * 24 * 60 - 1) })).toEqual(wrong);
  expect((await announce(world.as.inspector, file, { photo: taken() })).status).toBe(200);
});

it('X39.62 a position that is not on earth, an origin that is none, and no time are refused by their field', async () => {
  const file = await photo({ formId: stamping });
  const fieldsOf = async (change: object) => {
    const { status, body } = await announce(world.as.inspector, file, { photo: { ...taken(), ...change } });
    return `${status} ${JSON.stringify(body.issues)}`;
  };
  expect(await fieldsOf({ position: { ...POSITION, latitude: 91 } })).toMatch(/^400 .*photo\.position/);
  expect(await fieldsOf({ position: undefined })).toMatch(/^400 .*photo\.position/);
  expect(await fieldsOf({ origin: 'found' })).toMatch(/^400 .*photo\.origin/);
  expect(await fieldsOf({ at: 'today' })).toMatch(/^400 .*photo\.at/);
  expect(await fieldsOf({ sentAt: undefined })).toMatch(/^400 .*photo\.sentAt/);
});

it('X39.62 the record of staff says it under the photo, that of the public does not, and CSV has a column for it', async () => {
  const file = await photo({
    formId: stamping,
    submissionId: 'printed',
    content: await picture(640, 480),
    public: 'yes',
  });
  const image = await sendPhoto(file, taken());
  const sent = await sendFiles(world.visitor, file, { photo: { image } });
  const record = await recordOf(world, 'printed');
  expect(record.text.replaceAll(/\s+/g, ' ')).toContain(SAID);
  const browser = caller(world.app, { cookie: String(sent.headers['set-cookie']).split(';')[0] ?? '' });
  const { body } = await browser.post(`/api/public/submissions/${testId('printed')}/records`, {
    kind: 'record',
  });
  await world.runJobs();
  const { url } = (await browser.get(`/api/records/${body.id}`)).body;
  expect((await readPdf((await browser.get(url)).raw)).text).not.toContain('Tomada');
  const csv = async (form: string) =>
    (await world.as.supervisor.get(`/api/forms/${form}/submissions.csv`)).raw.toString();
  expect(await csv(stamping)).toContain(`Foto del frente.png: ${SAID}`);
  expect(await csv(plain)).not.toContain('Fotos');
});
