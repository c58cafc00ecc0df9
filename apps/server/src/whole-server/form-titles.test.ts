// The title of a form in every list of the staff: with its translations, so that each reader sees it in their language.
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { inTransaction } from '../platform/db/database.ts';
import { postToOutbox } from '../platform/outbox/outbox.ts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { submitTo, answersOf, saveForm } from '../testing/forms.ts';
import { HOME, testId } from '../testing/territory.ts';
import { openTestWorld, type TestWorld } from '../testing/with-app.ts';

const DAY = 24 * 60 * 60_000;
const TITLE = { text: 'Podas', in: { en: 'Pruning 100%', ek: 'Inausketak' } };
const ofTitle = (title: object) =>
  aForm()
    .with({ title: title as typeof TITLE })
    .withOptions({ geolocation: true })
    .withStates('Recibida', 'Cerrada')
    .withSection('s', aQuestion('q', 'text'))
    .build();

let world: TestWorld;
let form: string;
const town = `/api/municipalities/${HOME.id}`;
const read = async (path: string) => (await world.as.admin.get(path)).body;

beforeAll(async () => {
  world = await openTestWorld({ sessionLife: { idleMs: 100 * DAY, longestMs: 100 * DAY } });
  form = await saveForm(world.as.supervisor, { id: 'pruning', definition: ofTitle(TITLE) });
  await saveForm(world.as.supervisor, { id: 'lamps', definition: ofTitle({ text: 'Luminarias' }) });
  await submitTo(world.as.admin, form, { id: testId('sent'), answers: answersOf({ q: 'x' }) });
});
afterAll(() => world.close());

it("P1.24 the staff's lists, pages and choices give a form's title with its translations", async () => {
  const { code } = await read(`/api/submissions/${testId('sent')}`);
  const { waiting, lastForms } = await read('/api/home');
  expect(waiting).toMatchObject([{ formId: form, title: TITLE }]);
  expect(lastForms).toMatchObject([{ id: form, title: TITLE }]);
  expect((await read(`/api/home/codes/${code}`)).submissions).toMatchObject([{ title: TITLE }]);
  for (const path of ['versions', 'duplication', 'deletion'])
    expect((await read(`/api/forms/${form}/${path}`)).title, path).toEqual(TITLE);
  for (const path of ['/api/webhook-offer', `${town}/settings`, `${town}/work-orders`, `${town}/plan-rules`])
    expect((await read(path)).forms, path).toContainEqual(
      expect.objectContaining({ id: form, title: TITLE }),
    );
  const old = { retentionMonths: 1, retentionByForm: {} };
  world.time.now = new Date(world.time.now.getTime() + 70 * DAY);
  expect((await world.as.admin.post(`${town}/old-submissions`, old)).body.forms).toEqual([
    { id: form, title: TITLE, submissions: 1 },
  ]);
});

it('P1.24 X20.04 a delivery is called by the title of its form with its translations, a mail by its subject', async () => {
  const post = (label: string) =>
    inTransaction(world.db, (tx) =>
      postToOutbox(tx, {
        municipalityId: HOME.id,
        id: randomUUID(),
        kind: 'telegram',
        submissionId: testId('sent'),
        label,
        payload: {},
        createdAt: world.time.now,
        createdBy: 'admin',
      }),
    );
  for (const label of ['Podas', 'Podas VM1', 'Podas y talas', 'Su copia']) await post(label);
  const { entries } = await read('/api/outbox');
  const versionsOf = (label: string) => entries.find((one: { label: string }) => one.label === label).labelIn;
  expect(versionsOf('Podas')).toEqual(TITLE.in);
  expect(versionsOf('Podas VM1')).toEqual({ en: 'Pruning 100% VM1', ek: 'Inausketak VM1' });
  expect([versionsOf('Podas y talas'), versionsOf('Su copia')]).toEqual([undefined, undefined]);
});

it('P1.24 P2.58 X40.43 the list finds a form by its title in any language, and is in the order of the titles that the reader sees', async () => {
  const found = async (text: string) =>
    (await read(`/api/forms?text=${encodeURIComponent(text)}`)).forms.map(({ id }: { id: string }) => id);
  const listed = async (query = '') =>
    (await read(`/api/forms${query}`)).forms.map(({ title }: { title: { text: string } }) => title.text);
  for (const query of ['', '?language=es', '?language=en', '?language=ca'])
    expect(await listed(query), query).toEqual(['Luminarias', 'Podas']);
  expect(await listed('?language=ek')).toEqual(['Podas', 'Luminarias']);
  expect(await found('podas')).toEqual([form]);
  expect(await found('PRUNING')).toEqual([form]);
  expect(await found('00%')).toEqual([form]);
  expect(await found('inausk')).toEqual([form]);
  expect(await found('text')).toEqual([]);
  expect(await found('en')).toEqual([]);
});
