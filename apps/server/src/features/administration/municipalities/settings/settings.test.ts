// The settings of a municipality over HTTP: who changes them, what is refused, and that they hold at once.
import type { EditedSettings } from '@constancia/domain/territory/edited-settings.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { PUBLIC_FORM, saveForm } from '../../../../testing/forms.ts';
import { AWAY, HOME, saveTerritory, testId } from '../../../../testing/territory.ts';
import { openTestWorld, type TestReply, type TestWorld } from '../../../../testing/with-app.ts';

let world: TestWorld;
let form: string;
beforeAll(async () => {
  world = await openTestWorld();
  await saveForm(world.as.admin, { id: 'permits', definition: PUBLIC_FORM });
  form = testId('permits');
});
afterAll(() => world.close());
beforeEach(() =>
  sql`update municipalities set settings = '{"olderSetting": 1}', latitude = null, longitude = null,
    time_zone = 'America/Argentina/Cordoba'`.execute(world.db),
);

const path = (id: string = HOME.id) => `/api/municipalities/${id}/settings`;
const read = async (id?: string) => (await world.as.admin.get(path(id))).body;
const save = async (change: object, { id = HOME.id, version }: { id?: string; version?: number } = {}) => {
  const before = await read(id);
  return world.as.admin.put(path(id), {
    version: version ?? before.version,
    settings: { ...before.settings, ...change },
  });
};
const issuesOf = ({ body }: TestReply) =>
  body.issues?.map(({ code, at }: { code: string; at: { field: string } }) => `${at.field} ${code}`);
const audited = async (id: string) =>
  (
    await sql<{ actor: string; details: Record<string, unknown> }>`
      select actor, details from audit_entries where action = 'update' and subject = 'municipality-settings'
        and municipality_id = ${id} and subject_id = ${id} order by number`.execute(world.db)
  ).rows;

it('X33.80 an administrator reads and stores them as a whole; only what differs from the product is kept', async () => {
  const first = await read();
  expect(first).toMatchObject({
    name: 'Villa Cercana',
    settings: { timeZone: 'America/Argentina/Cordoba', centre: null, statisticsLimit: 100, buttonColor: '' },
    forms: [{ id: form }],
    hasPlatform: false,
    hasCitizenRegister: false,
  });
  const change: Partial<EditedSettings> = {
    timeZone: 'Europe/Madrid',
    centre: { latitude: 37.2, longitude: -6.9 },
    buttonColor: ' #8A1538 ',
    statisticsLimit: 50,
    frameOrigins: ['https://Intranet.example.org'],
  };
  const saved = await save(change);
  expect(saved.body).toEqual({ version: first.version + 1 });
  expect(await read()).toMatchObject({
    version: first.version + 1,
    settings: { ...change, buttonColor: '#8a1538', frameOrigins: ['https://intranet.example.org'] },
  });
  const stored =
    await sql`select time_zone, latitude, settings from municipalities where id = ${HOME.id}`.execute(
      world.db,
    );
  expect(stored.rows).toEqual([
    {
      timeZone: 'Europe/Madrid',
      latitude: 37.2,
      settings: {
        olderSetting: 1,
        buttonColor: '#8a1538',
        statisticsLimit: 50,
        frameOrigins: ['https://intranet.example.org'],
      },
    },
  ]);
  expect((await read(AWAY.id)).settings).toEqual(first.settings);
});

it('X33.80 they hold for the next request: what a form shows of its municipality', async () => {
  const shown = async () => (await world.visitor.get(`/api/public/forms/${form}/to-answer`)).body;
  expect((await shown()).municipality).toMatchObject({ buttonColors: null, brand: 'product' });
  await save({
    buttonColor: '#003366',
    hidesBrandOnPublicPages: true,
    timeZone: 'Europe/Madrid',
    centre: { latitude: 37.2, longitude: -6.9 },
  });
  expect((await shown()).municipality).toMatchObject({
    buttonColors: { background: '#003366', text: '#ffffff' },
    brand: '',
    timeZone: 'Europe/Madrid',
    latitude: 37.2,
  });
  await save({ buttonColorByForm: { [form]: '#ffd100' } });
  expect((await shown()).municipality.buttonColors).toEqual({ background: '#ffd100', text: '#000000' });
});

it('X33.80 of two people who change them at the same moment one is refused, and an import counts as a change', async () => {
  const { version, settings } = await read();
  const put = (statisticsLimit: number) =>
    world.as.admin.put(path(), { version, settings: { ...settings, statisticsLimit } });
  const both = await Promise.all([put(20), put(30)]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(both.find(({ status }) => status === 409)?.body.code).toBe('settings-changed');
  const [winner = 0] = [20, 30].filter((_, at) => both[at]?.status === 200);
  expect((await read()).settings.statisticsLimit).toBe(winner);
  const before = await read();
  await saveTerritory(world.db);
  expect((await save({ offersVideo: true }, { version: before.version })).body.code).toBe('settings-changed');
  expect((await read()).settings.offersVideo).toBe(false);
});

it('X33.80 says in the audit log who changed which setting from what to what, and nothing when nothing changed', async () => {
  const { version } = await read();
  const before = await audited(HOME.id);
  await save({});
  const saved = await save({ offersVideo: true, frameOrigins: ['https://a.example'] }, { id: AWAY.id });
  expect(saved.status).toBe(200);
  expect((await read()).version).toBe(version);
  expect(await audited(HOME.id)).toEqual(before);
  expect(await audited(AWAY.id)).toEqual([
    {
      actor: 'admin',
      details: {
        offersVideo: { before: false, now: true },
        frameOrigins: { before: [], now: ['https://a.example'] },
      },
    },
  ]);
});

it('X33.81 X33.82 X33.83 what is wrong is refused with its field, and nothing is stored', async () => {
  const before = await read();
  const wrong = { buttonColor: 'red', statisticsLimit: 0, frameOrigins: ['https://*.example'] };
  expect(issuesOf(await save({ ...wrong, timeZone: '+03:00', bookingSystem: 'platform' }))).toEqual([
    'timeZone time-zone-unknown',
    'buttonColor button-color-invalid',
    'frameOrigins frame-origin-invalid',
    'statisticsLimit statistics-limit-invalid',
    'bookingSystem platform-not-configured',
  ]);
  expect(issuesOf(await save({ certificateForms: [form] }, { id: AWAY.id }))).toEqual([
    'certificateForms settings-form-unknown',
  ]);
  const { timeZones } = before;
  expect(timeZones).toEqual(expect.arrayContaining(['America/Argentina/Cordoba', 'Europe/Madrid', 'UTC']));
  expect(timeZones.filter((name: string) => /^(?:posix|Etc|EST)/.test(name))).toEqual([]);
  expect(await read()).toEqual(before);
});

it('X33.80 takes the settings it knows and no other field', async () => {
  const before = await read();
  const { version, settings } = before;
  const put = (body: object) => world.as.admin.put(path(), body);
  expect((await put({ version, settings: { ...settings, keyword: 'XX' } })).status).toBe(400);
  expect((await put({ version, settings: { ...settings, municipalityId: AWAY.id } })).status).toBe(400);
  expect((await put({ version, settings, id: AWAY.id })).status).toBe(400);
  const { offersVideo, ...missing } = settings;
  expect([offersVideo, (await put({ version, settings: missing })).status]).toEqual([false, 400]);
  expect(
    (await put({ version, settings: { ...settings, centre: { latitude: 91, longitude: 0 } } })).status,
  ).toBe(400);
  expect((await world.as.admin.put(path(testId('nowhere')), { version, settings })).body.code).toBe(
    'municipality-not-found',
  );
  expect(await read()).toEqual(before);
});

it('X34.87 how many months submissions are kept is stored for the municipality and for single forms, and wrong numbers are refused with their field', async () => {
  const before = await read();
  expect(before.settings).toMatchObject({ retentionMonths: 0, retentionByForm: {} });
  for (const wrong of [-1, 1_201])
    expect(issuesOf(await save({ retentionMonths: wrong, retentionByForm: { [form]: wrong } }))).toEqual([
      'retentionMonths retention-invalid',
      'retentionByForm retention-invalid',
    ]);
  expect((await save({ retentionMonths: 1.5 })).body.code).toBe('request-invalid');
  expect(issuesOf(await save({ retentionByForm: { [testId('unknown')]: 12 } }))).toEqual([
    'retentionByForm settings-form-unknown',
  ]);
  expect((await read()).version).toBe(before.version);
  expect((await save({ retentionMonths: 1_200, retentionByForm: { [form]: 0 } })).status).toBe(200);
  const { settings } = await read();
  expect(settings).toMatchObject({ retentionMonths: 1_200, retentionByForm: { [form]: 0 } });
  const entries = await audited(HOME.id);
  expect(entries.at(-1)?.details).toEqual({
    retentionMonths: { before: 0, now: 1_200 },
    retentionByForm: { before: {}, now: { [form]: 0 } },
  });
});
