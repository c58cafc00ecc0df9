// Which records show when and where a form was answered: those of staff, and none that reaches the public.
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answersOf, saveForm } from '../../testing/forms.ts';
import { readPdf } from '../../testing/read-pdf.ts';
import { askRecord, recordOf } from '../../testing/records.ts';
import { testId } from '../../testing/territory.ts';
import {
  type Caller,
  caller,
  openTestWorld,
  type TestReply,
  type TestWorld,
} from '../../testing/with-app.ts';

const FORM = aForm()
  .with({ title: { text: 'Ronda' }, recordsPosition: true, accuracyLimit: 50, recordsTimes: true })
  .withOptions({ publicAccess: true, pdfDownloadCode: true })
  .withSection('s', aQuestion('name', 'text', { title: { text: 'Comercio' } }));
const POSITION = { latitude: -32.4, longitude: -63.2, accuracy: 80 };
/** Nothing of these may be in what the public reads. */
const EVIDENCE = [
  'Constancia de la visita',
  '10/03/2026 - 10:55',
  '1:04:00',
  '-32.400000, -63.200000 (±80 m) – menos precisa que 50 m',
  'No se permitió ver la posición',
];

let world: TestWorld;
let sent: TestReply;

beforeAll(async () => {
  world = await openTestWorld();
  const form = await saveForm(world.as.supervisor, { id: 'round', definition: FORM.build() });
  const at = (minutes: number) => new Date(world.time.now.getTime() + minutes * 60_000).toISOString();
  sent = await world.visitor.post(`/api/public/forms/${form}/submissions`, {
    id: testId('visit'),
    version: 1,
    answers: answersOf({ name: 'Panadería' }),
    evidence: {
      startedAt: at(-65),
      endedAt: at(-1),
      start: POSITION,
      end: { refused: 'denied' },
      sentAt: at(0),
    },
  });
});
afterAll(() => world.close());

const browserWith = ({ headers }: TestReply): Caller =>
  caller(world.app, { cookie: String(headers['set-cookie']).split(';')[0] ?? '' });

async function textOf(browser: Caller, asked: TestReply): Promise<string> {
  await world.runJobs();
  const { url } = (await browser.get(`/api/records/${asked.body.id}`)).body;
  return plain((await readPdf((await browser.get(url)).raw)).text);
}

const plain = (text: string) => text.replaceAll(/\s+/g, ' ');

it('X39.46 the record that staff print shows when and where it was answered, also on narrow paper and in English', async () => {
  expect(sent.status).toBe(200);
  for (const paper of ['a4', 'portable']) {
    const { text, accessible } = await recordOf(world, 'visit', { paper });
    for (const said of EVIDENCE) expect(plain(text), `${paper} ${said}`).toContain(said);
    expect(accessible).toBe(true);
  }
  const english = await recordOf(world, 'visit', { language: 'en' });
  expect(plain(english.text)).toContain('less accurate than 50 m');
});

it('X39.46 the record of who has just sent it, and the one that the public looks up, show none of it', async () => {
  const browser = browserWith(sent);
  const ofSender = await textOf(
    browser,
    await browser.post(`/api/public/submissions/${testId('visit')}/records`, { kind: 'record' }),
  );
  const found = await world.visitor.post('/api/public/records', {
    code: sent.body.recordCode,
    date: '10/03/2026',
  });
  const lookedUp = await textOf(browserWith(found), found);
  for (const text of [ofSender, lookedUp]) {
    expect(text).toContain('Panadería');
    for (const said of EVIDENCE) expect(text).not.toContain(said);
  }
});

it('X39.46 records of staff and of the public that wait at the same time stay apart', async () => {
  const browser = browserWith(sent);
  const [ofStaff, ofSender] = await Promise.all([
    askRecord(world.as.supervisor, 'visit'),
    browser.post(`/api/public/submissions/${testId('visit')}/records`, { kind: 'record' }),
  ]);
  expect(await textOf(browser, ofSender)).not.toContain('Constancia de la visita');
  expect(await textOf(world.as.supervisor, ofStaff)).toContain('Constancia de la visita');
});
