// The track of a visit: what is taken in from staff, what is refused, and who reads it where.
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answersOf, saveForm } from '../../../testing/forms.ts';
import { readPdf } from '../../../testing/read-pdf.ts';
import { recordOf } from '../../../testing/records.ts';
import { testId } from '../../../testing/territory.ts';
import { caller, openTestWorld, type TestWorld } from '../../../testing/with-app.ts';

const FORM = aForm()
  .with({ title: { text: 'Ronda' } })
  .withOptions({ publicAccess: true, pdfDownloadCode: true })
  .withSection('s', aQuestion('name', 'text'));
const HERE = { latitude: -32.4, longitude: -63.2, accuracy: 8 };

let world: TestWorld;
let asking: string;
let plain: string;

beforeAll(async () => {
  world = await openTestWorld();
  const definition = { ...FORM.build(), recordsTrack: true } as const;
  asking = await saveForm(world.as.supervisor, { id: 'asking', definition });
  plain = await saveForm(world.as.supervisor, { id: 'plain', definition: FORM.build() });
});
afterAll(() => world.close());

const ours = (minutes: number) => new Date(world.time.now.getTime() + minutes * 60_000).toISOString();
/** By a clock of the device that is an hour slow. */
const device = (minutes: number) => ours(minutes - 60);
const track = () => [
  { at: device(-10), ...HERE },
  { at: device(-9), ...HERE, latitude: -32.41 },
  { at: device(-5), ...HERE },
];
const bodyOf = (id: string, points: readonly object[]) => ({
  id: testId(id),
  version: 1,
  answers: answersOf({ name: 'Panadería' }),
  evidence: { track: points, sentAt: device(0) },
});
const send = (id: string, points: readonly object[], form = asking) =>
  world.as.inspector.post(`/api/forms/${form}/submissions`, bodyOf(id, points));
const refused = async (points: readonly object[], form = asking) => {
  const { status, body } = await send('wrong', points, form);
  return [
    status,
    ...body.issues.map(({ code, at }: { code: string; at: { field: string } }) => `${code} ${at.field}`),
  ];
};

it('X39.83 X39.84 staff bring it with the submission, and the view has it by our clock, with a map', async () => {
  expect((await send('followed', track())).status).toBe(200);
  const { evidence, map } = (await world.as.supervisor.get(`/api/submissions/${testId('followed')}`)).body;
  expect(evidence).toEqual({
    track: [
      { at: ours(-10), ...HERE },
      { at: ours(-9), ...HERE, latitude: -32.41 },
      { at: ours(-5), ...HERE },
    ],
  });
  expect(map).not.toBeNull();
});

it('X39.83 one of a visitor, and one that the form does not ask for, is refused by its field', async () => {
  expect(await refused(track(), plain)).toEqual([422, 'evidence-not-asked evidence.track']);
  const { status, body } = await world.visitor.post(
    `/api/public/forms/${asking}/submissions`,
    bodyOf('ofVisitor', track()),
  );
  expect([status, body.issues]).toEqual([
    422,
    [{ code: 'evidence-not-asked', at: { field: 'evidence.track' } }],
  ]);
  expect((await world.as.supervisor.get(`/api/submissions/${testId('ofVisitor')}`)).status).toBe(404);
});

it('X39.83 points that cannot be are refused by their field', async () => {
  const at = (...minutes: number[]) => minutes.map((each) => ({ at: device(each), ...HERE }));
  expect(await refused(at(-5, -4.5))).toEqual([422, 'evidence-time-wrong evidence.track.1.at']);
  expect(await refused(at(-5, 1))).toEqual([422, 'evidence-time-wrong evidence.track.1.at']);
  expect(await refused(at(-14 * 24 * 60 - 1, -5))).toEqual([422, 'evidence-time-wrong evidence.track.0.at']);
  const malformed = async (points: readonly object[]) => (await refused(points)).join(' ');
  const [first] = track();
  expect(await malformed([{ ...first, latitude: 90.1 }])).toMatch(/^400 .*evidence\.track\.0\.latitude/);
  expect(await malformed([{ ...first, longitude: -180.1 }])).toMatch(/^400 .*evidence\.track\.0\.longitude/);
  expect(await malformed([{ ...first, accuracy: -1 }])).toMatch(/^400 .*evidence\.track\.0\.accuracy/);
  expect(await malformed([{ ...first, at: 'today' }])).toMatch(/^400 .*evidence\.track\.0\.at/);
  const many = (count: number) => at(...Array.from({ length: count }, (_unused, index) => index - count));
  expect(await malformed(many(601))).toMatch(/^400 .*evidence\.track/);
  expect((await send('longest', many(600))).status).toBe(200);
});

it('X39.84 CSV and the record of staff say points, times and kilometres; the record that the public looks up says nothing of it', async () => {
  const sent = await send('printed', track());
  const csv = async (form: string) =>
    (await world.as.supervisor.get(`/api/forms/${form}/submissions.csv`)).raw.toString();
  expect(await csv(asking)).toContain('Recorrido: longitud (km)');
  expect(await csv(asking)).toContain('2,22');
  expect(await csv(plain)).not.toContain('Recorrido');
  const ofStaff = (await recordOf(world, 'printed')).text.replaceAll(/\s+/g, ' ');
  for (const said of ['Recorrido: posiciones', '10/03/2026 - 11:50', '10/03/2026 - 11:55', '2,22'])
    expect(ofStaff).toContain(said);
  const found = await world.visitor.post('/api/public/records', {
    code: sent.body.recordCode,
    date: '10/03/2026',
  });
  const browser = caller(world.app, { cookie: String(found.headers['set-cookie']).split(';')[0] ?? '' });
  await world.runJobs();
  const { url } = (await browser.get(`/api/records/${found.body.id}`)).body;
  const lookedUp = (await readPdf((await browser.get(url)).raw)).text;
  expect(lookedUp).toContain('Panadería');
  expect(lookedUp).not.toContain('Recorrido');
});
