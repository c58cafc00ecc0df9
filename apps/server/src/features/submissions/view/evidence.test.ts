// When and where a form was answered: what is taken in, what is refused, and who reads it where.
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answersOf, saveForm } from '../../../testing/forms.ts';
import { testId } from '../../../testing/territory.ts';
import { openTestWorld, type TestWorld } from '../../../testing/with-app.ts';

let world: TestWorld;
let both: string;
let plain: string;

const FORM = aForm()
  .with({ title: { text: 'Ronda' } })
  .withOptions({ publicAccess: true, pdfDownloadCode: true })
  .withSection('s', aQuestion('name', 'text'));
const POSITION = { latitude: -32.4, longitude: -63.2, accuracy: 80 };

/** Minutes from now, by a clock of the device that is an hour slow. */
const device = (minutes: number) =>
  new Date(world.time.now.getTime() + (minutes - 60) * 60_000).toISOString();
const ours = (minutes: number) => new Date(world.time.now.getTime() + minutes * 60_000).toISOString();
const visit = () => ({
  startedAt: device(-65),
  endedAt: device(-1),
  start: POSITION,
  end: { refused: 'denied' },
  sentAt: device(0),
});

const bodyOf = (id: string, evidence?: object) => ({
  id: testId(id),
  version: 1,
  answers: answersOf({ name: 'x' }),
  evidence,
});
const send = (id: string, evidence?: object, form = both) =>
  world.as.inspector.post(`/api/forms/${form}/submissions`, bodyOf(id, evidence));
const sendAsVisitor = (id: string, evidence: object) =>
  world.visitor.post(`/api/public/forms/${both}/submissions`, bodyOf(id, evidence));
const view = async (id: string) => (await world.as.supervisor.get(`/api/submissions/${testId(id)}`)).body;
const refused = async (evidence: object, form = both) => {
  const { status, body } = await send('wrong', evidence, form);
  const at = (body.issues as { at?: { field?: string } }[]).map((issue) => issue.at?.field);
  return [status, body.code, ...at];
};

beforeAll(async () => {
  world = await openTestWorld();
  const asking = { ...FORM.build(), recordsPosition: true, accuracyLimit: 50, recordsTimes: true } as const;
  both = await saveForm(world.as.supervisor, { id: 'both', definition: asking });
  plain = await saveForm(world.as.supervisor, { id: 'plain', definition: FORM.build() });
});
afterAll(() => world.close());

it('X39.41 X39.44 staff and visitors bring when and where they answered, and the view says so by our clock', async () => {
  expect((await send('ofInspector', visit())).status).toBe(200);
  expect((await sendAsVisitor('ofVisitor', visit())).status).toBe(200);
  for (const id of ['ofInspector', 'ofVisitor']) {
    const { evidence, map } = await view(id);
    expect(evidence).toEqual({
      startedAt: ours(-65),
      endedAt: ours(-1),
      start: POSITION,
      end: { refused: 'denied' },
    });
    expect(map).not.toBeNull();
  }
});

it('X39.41 one without any of it is stored, and one that is sent again with another end is the same one', async () => {
  expect((await send('without')).status).toBe(200);
  expect(await view('without')).toMatchObject({ evidence: null, map: null });
  const first = await send('again', visit());
  const second = await send('again', { ...visit(), end: POSITION });
  expect([second.status, second.body.code]).toEqual([200, first.body.code]);
  expect((await view('again')).evidence.end).toEqual({ refused: 'denied' });
});

it('X39.41 what the form does not ask for, and times that cannot be, are refused by their field', async () => {
  expect(await refused(visit(), plain)).toEqual([
    422,
    'answers-invalid',
    'evidence.startedAt',
    'evidence.endedAt',
    'evidence.start',
    'evidence.end',
  ]);
  const wrong = (change: object) => refused({ ...visit(), ...change });
  expect(await wrong({ endedAt: device(1) })).toEqual([422, 'answers-invalid', 'evidence.endedAt']);
  expect(await wrong({ startedAt: device(-0.5) })).toEqual([422, 'answers-invalid', 'evidence.endedAt']);
  const old = -14 * 24 * 60 - 1;
  expect(await wrong({ startedAt: device(old) })).toEqual([422, 'answers-invalid', 'evidence.startedAt']);
});

it('X39.41 a position that is not on earth, a reason that is none, and no time are refused by their field', async () => {
  const wrong = async (change: object) => (await refused({ ...visit(), ...change })).join(' ');
  for (const start of [
    { ...POSITION, latitude: 90.1 },
    { ...POSITION, longitude: -180.1 },
    { ...POSITION, accuracy: -1 },
    { latitude: 1, longitude: 1 },
    { refused: 'whim' },
    { ...POSITION, refused: 'denied' },
  ])
    expect(await wrong({ start })).toMatch(/^400 request-invalid .*evidence\.start/);
  expect(await wrong({ startedAt: 'today' })).toMatch(/^400 request-invalid .*evidence\.startedAt/);
  expect(await wrong({ sentAt: undefined })).toMatch(/^400 request-invalid .*evidence\.sentAt/);
});

it('X39.45 CSV has columns for it where the form asks, and none where it does not', async () => {
  const csv = async (form: string) =>
    (await world.as.supervisor.get(`/api/forms/${form}/submissions.csv`)).raw.toString();
  expect(await csv(both)).toContain('Posición al empezar');
  expect(await csv(both)).toContain('-32.400000, -63.200000 (±80 m) – menos precisa que 50 m');
  expect(await csv(both)).toContain('No se permitió ver la posición');
  expect(await csv(both)).toContain('1:04:00');
  expect(await csv(plain)).not.toContain('Posición');
  expect(await csv(plain)).not.toContain('Duración');
});
