// Logos of municipalities and forms: uploaded, chosen in the settings, seen by citizens and on records.
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answersOf, PUBLIC_FORM, saveForm, submitTo } from '../../../../testing/forms.ts';
import { countPictures } from '../../../../testing/read-pdf.ts';
import { recordOf } from '../../../../testing/records.ts';
import { AWAY, HOME, testId } from '../../../../testing/territory.ts';
import { openTestWorld, type TestReply, type TestWorld } from '../../../../testing/with-app.ts';
import { deleteUnusedFiles } from '../../../files/public.ts';

let world: TestWorld;
let form: string;
let other: string;
beforeAll(async () => {
  world = await openTestWorld({ publicOrigin: 'http://villa.example' });
  form = await saveForm(world.as.supervisor, { id: 'permits', definition: PUBLIC_FORM });
  other = await saveForm(world.as.supervisor, { id: 'prunings', definition: PUBLIC_FORM });
});
afterAll(() => world.close());

const picture = (background: string, width = 300) =>
  sharp({ create: { width, height: width / 3, channels: 3, background } })
    .png()
    .toBuffer();
const path = (what: string, id: string = HOME.id) => `/api/municipalities/${id}/${what}`;
const upload = async (background: string, id?: string): Promise<string> =>
  (await world.as.admin.post(path('logos', id), await picture(background))).body.key;
async function save(change: object, id: string = HOME.id): Promise<TestReply> {
  const { version, settings } = (await world.as.admin.get(path('settings', id))).body;
  return world.as.admin.put(path('settings', id), { version, settings: { ...settings, ...change } });
}
const issuesOf = ({ body }: TestReply) =>
  body.issues?.map(({ code, at }: { code: string; at: { field: string } }) => `${at.field} ${code}`);
const brandOf = async (id: string): Promise<string> =>
  (await world.visitor.get(`/api/public/forms/${id}/to-answer`)).body.municipality.brand;
/** The colour of the picture that a citizen's page shows, e.g. '#993311'. */
async function colorOf(url: string): Promise<string> {
  const { status, raw } = await world.visitor.get(url);
  if (status !== 200) return `status ${status}`;
  const pixel = await sharp(raw).resize(1, 1).removeAlpha().raw().toBuffer();
  return `#${pixel.toString('hex')}`;
}

/** As an import stores settings: unchecked. */
const importLogo = (key: string) =>
  sql`update municipalities set settings = settings || ${JSON.stringify({ logo: key })}::jsonb
    where id = ${HOME.id}`.execute(world.db);

it('R9.32 X33.87 citizens see the logo of the form, else of the municipality, else the mark of the product', async () => {
  expect(await brandOf(form)).toBe('product');
  const [town, own] = [await upload('#993311'), await upload('#113399')];
  expect((await save({ logo: town, logoByForm: { [form]: own } })).status).toBe(200);
  expect(await colorOf(await brandOf(form))).toBe('#113399');
  expect(await colorOf(await brandOf(other))).toBe('#993311');
  // Hiding the product's mark hides no logo.
  await save({ hidesBrandOnPublicPages: true, logoByForm: {} });
  expect(await colorOf(await brandOf(form))).toBe('#993311');
  await save({ logo: '' });
  expect(await brandOf(form)).toBe('');
  await save({ hidesBrandOnPublicPages: false });
  expect(await brandOf(form)).toBe('product');
});

it('X33.87 only who uploaded a logo sees it before the settings are saved with it', async () => {
  const { key, url } = (await world.as.admin.post(path('logos'), await picture('#446688'))).body;
  expect((await world.as.admin.get(url)).status).toBe(200);
  expect((await world.visitor.get(url)).body.code).toBe('file-not-found');
  // Nor by an import that names it, which makes nothing a logo.
  await importLogo(key);
  expect(await colorOf(await brandOf(form))).toBe('status 404');
  await importLogo('');
  await save({ logo: key });
  const { logoUrls } = (await world.as.admin.get(path('settings'))).body;
  expect((await world.as.admin.get(logoUrls[key])).status).toBe(200);
  expect(await colorOf(await brandOf(form))).toBe('#446688');
  await save({ logo: '' });
});

it('X33.87 refuses what is no picture, too many bytes, and the logo of another municipality or of nobody', async () => {
  const refused = async (bytes: Buffer, id?: string) =>
    (await world.as.admin.post(path('logos', id), bytes)).body.code;
  expect(await refused(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toBe('image-refused');
  expect(await refused(Buffer.alloc(5 * 1024 * 1024 + 1))).toBe('payload-too-large');
  expect(await refused(await picture('#000000'), testId('nowhere'))).toBe('municipality-not-found');
  const foreign = await upload('#222222', AWAY.id);
  const answer = { id: 'unrelated', answers: answersOf({ name: 'Ana' }) };
  expect((await submitTo(world.as.inspector, form, answer)).status).toBe(200);
  const { body } = await world.as.supervisor.post(
    `/api/submissions/${testId('unrelated')}/record-logos`,
    await picture('#333333'),
  );
  for (const key of [foreign, body.key, 'imagenes/nobody/x.png']) {
    expect([key, issuesOf(await save({ logo: key }))]).toEqual([key, ['logo logo-unknown']]);
    expect([key, issuesOf(await save({ logoByForm: { [form]: key } }))]).toEqual([
      key,
      ['logoByForm logo-unknown'],
    ]);
  }
  const key = await upload('#555555');
  expect(issuesOf(await save({ logoByForm: { [testId('elsewhere')]: key } }))).toEqual([
    'logoByForm settings-form-unknown',
  ]);
});

it('X33.87 a logo that the settings no longer name is deleted, one in use stays, and a large one is scaled down', async () => {
  const [first, second] = [await upload('#777777'), await upload('#999999')];
  await save({ logo: first });
  const firstUrl = await brandOf(form);
  await save({ logo: second });
  await sql`update files set uploaded_at = uploaded_at - interval '25 hours'`.execute(world.db);
  await deleteUnusedFiles({ db: world.db, clock: () => world.time.now });
  await world.runJobs();
  expect(await colorOf(await brandOf(form))).toBe('#999999');
  expect((await world.visitor.get(firstUrl)).status).toBe(404);
  expect(issuesOf(await save({ logo: first }))).toEqual(['logo logo-unknown']);
  const { key } = (await world.as.admin.post(path('logos'), await picture('#bbbbbb', 3_000))).body;
  await save({ logo: key });
  const { raw } = await world.visitor.get(await brandOf(form));
  expect((await sharp(raw).metadata()).width).toBe(600);
  await save({ logo: '' });
});

it('R9.32 records show the logo unless their reader chose another, or their paper takes none', async () => {
  const answer = { id: 'recorded', answers: answersOf({ name: 'Ana' }) };
  await submitTo(world.as.inspector, form, answer);
  const pictures = async (options: object = {}) =>
    countPictures((await recordOf(world, 'recorded', options)).bytes);
  const without = await pictures();
  await save({ logoByForm: { [form]: await upload('#cc2244') } });
  expect(await pictures()).toBe(without + 1);
  expect(await pictures({ paper: 'portable' })).toBe(without);
  const chosen = await world.as.supervisor.post(
    `/api/submissions/${testId('recorded')}/record-logos`,
    await picture('#22cc44'),
  );
  const own = { image: chosen.body.key, position: 'left', text: 'Comercio' };
  const record = await recordOf(world, 'recorded', { logo: own });
  expect([await countPictures(record.bytes), record.text.includes('Comercio')]).toEqual([without + 1, true]);
});

it('R9.32 imported settings that name a file of somebody else print nothing', async () => {
  const answer = { id: 'imported', answers: answersOf({ name: 'Ana' }) };
  await submitTo(world.as.inspector, other, answer);
  const foreign = await upload('#dd8800', AWAY.id);
  await save({ logo: foreign }, AWAY.id);
  const before = await countPictures((await recordOf(world, 'imported')).bytes);
  await importLogo(foreign);
  expect(await countPictures((await recordOf(world, 'imported')).bytes)).toBe(before);
});
