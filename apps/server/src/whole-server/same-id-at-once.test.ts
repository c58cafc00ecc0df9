// Ids that devices make: sent many times together, or one id for different things, exactly one is made and
// the other requests get a problem. Each race is repeated, because a single one seldom hits the right moment.
import { randomUUID } from 'node:crypto';
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertForm } from '../features/forms/queries.ts';
import { announce, type SentFile } from '../testing/files/uploads.ts';
import { STAFF_FORM, saveForm } from '../testing/forms.ts';
import { HOME, testId } from '../testing/territory.ts';
import { openTestWorld, type TestWorld } from '../testing/with-app.ts';

const ROUNDS = 250;
const AT_ONCE = 4;
const FORM_WITH_FILE = aForm()
  .withSection('s', aQuestion('name', 'text', { allowsImage: true }))
  .build();

let world: TestWorld;
let formId: string;
beforeAll(async () => {
  world = await openTestWorld();
  formId = await saveForm(world.as.supervisor, { id: 'withfile', definition: FORM_WITH_FILE });
});
afterAll(() => world.close());

const file = (id: string, submissionId: string): SentFile => {
  const content = Buffer.from('x');
  return { id, formId, submissionId, questionId: 'name', kind: 'image', name: 'foto.png', content };
};

it('X25.13 X10.02 a form stored many times at the same time is stored once, and no writer fails', async () => {
  const [areaId] = HOME.areas;
  const createdAt = new Date('2026-03-10T15:00:00.000Z');
  for (let round = 0; round < ROUNDS; round++) {
    const form = { municipalityId: HOME.id, id: randomUUID(), areaId, definition: STAFF_FORM };
    const stored = await Promise.all(
      Array.from({ length: AT_ONCE }, () => insertForm(world.db, form, { createdAt })),
    );
    expect(stored.filter(Boolean)).toHaveLength(1);
  }
});

it('X25.13 E4.33 a form created six times at the same time is one form for everybody', async () => {
  const form = { id: testId('six'), areaId: HOME.areas[0], sync: false, definition: STAFF_FORM };
  const replies = await Promise.all(
    Array.from({ length: 6 }, () => world.as.supervisor.post('/api/forms', form)),
  );
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
  const versions = await sql`select from form_versions where form_id = ${testId('six')}`.execute(world.db);
  expect(versions.rows).toHaveLength(1);
});

it('X25.13 X14.05 one id announced at the same time for files of two submissions belongs to one, the other hears that it is taken', async () => {
  const { inspector } = world.as;
  for (let round = 0; round < 20; round++) {
    const replies = await Promise.all(
      ['one', 'two'].map((answer) => announce(inspector, file(`upload${round}`, `${answer}${round}`))),
    );
    expect(replies.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
    expect(replies.find(({ status }) => status === 409)?.body.code).toBe('id-taken');
  }
});

it('X25.13 X14.05 one file announced four times at the same time begins once, and all get the same reply', async () => {
  const replies = await Promise.all(
    Array.from({ length: 4 }, () => announce(world.as.inspector, file('again', 'answer'))),
  );
  expect(replies.map(({ status, body }) => [status, body.received])).toEqual([
    [200, 0],
    [200, 0],
    [200, 0],
    [200, 0],
  ]);
});
