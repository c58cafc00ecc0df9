// The person of a submission in a municipality that looks people up in the municipal platform.
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answersOf, saveForm } from '../../../testing/forms.ts';
import { type OutsideServer, openOutsideServer } from '../../../testing/outside/outside-server.ts';
import { HOME, testId } from '../../../testing/territory.ts';
import { openTestWorld, type TestWorld } from '../../../testing/with-app.ts';

const ANA = {
  personType: 'fisica',
  firstName: 'Ana',
  lastName: 'Paz',
  documentNumber: '30111222',
  email: '',
  phone: '',
  street: '',
};

let world: TestWorld;
let server: OutsideServer;
let works = true;
let form: string;
beforeAll(async () => {
  server = await openOutsideServer((_name, _body, reply) => {
    const result = { id: 4321, nombre: 'Ana', apellido: 'Paz', dni: '30111222' };
    reply
      .writeHead(works ? 200 : 500, { 'content-type': 'application/json' })
      .end(JSON.stringify({ status: 'ok', result }));
  });
  world = await openTestWorld({ citizenRegisterUrl: server.url });
  await sql`update municipalities set settings = '{"citizenRegister":"platform"}' where id = ${HOME.id}`.execute(
    world.db,
  );
  const definition = aForm()
    .withOptions({ citizen: true, citizenRequired: true })
    .withSection('s', aQuestion('name', 'text'))
    .build();
  form = await saveForm(world.as.supervisor, { id: 'outside', definition });
});
afterAll(async () => {
  await server.close();
  await world.close();
});

const find = () =>
  world.as.inspector.post(`/api/forms/${form}/people/search`, { personType: 'fisica', number: '30111222' });

it('A7.12 X15.08 P1.08 the person comes from the platform, and the submission is stored although it is away by then', async () => {
  expect((await find()).body.person).toMatchObject({ id: 4321, firstName: 'Ana' });
  works = false;
  const stored = await world.as.inspector.post(`/api/forms/${form}/submissions`, {
    id: testId('stored'),
    version: 1,
    answers: answersOf({ name: 'x' }),
    particulars: {
      citizen: { id: 4321, documentNumber: '30111222' },
      location: null,
      asset: null,
      signatures: [],
    },
  });
  expect(stored.status).toBe(200);
});

it('A8.04 A8.05 a platform that fails is said in the words of the rules', async () => {
  works = false;
  const [search, creation] = [await find(), await world.as.inspector.post(`/api/forms/${form}/people`, ANA)];
  expect([search.status, search.body.code]).toEqual([502, 'citizen-search-failed']);
  expect([creation.status, creation.body.code]).toEqual([502, 'citizen-create-failed']);
});
