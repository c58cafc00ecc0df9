// An id names one submission. The same submission sent again is stored once. The same id with any other
// content is refused, so that nobody reads 'stored' about something that was not stored.
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answersOf, saveForm } from '../../../testing/forms.ts';
import { testId } from '../../../testing/territory.ts';
import { openTestWorld, type TestReply, type TestWorld } from '../../../testing/with-app.ts';

const FORM = aForm()
  .with({ title: { text: 'Reclamo' } })
  .withOptions({ geolocation: true, citizen: true })
  .withStates('Recibido', 'Resuelto')
  .withSection('s', aQuestion('name', 'text'))
  .build();
const MITRE = { address: 'Mitre 1', latitude: -32.4, longitude: -63.2 };
const SARMIENTO = { address: 'Sarmiento 2', latitude: -32.41, longitude: -63.21 };

let world: TestWorld;
let formId: string;
beforeAll(async () => {
  world = await openTestWorld();
  formId = await saveForm(world.as.supervisor, { id: 'again', definition: FORM });
});
afterAll(() => world.close());

function send(
  id: string,
  more: { readonly particulars?: object; readonly state?: number } = {},
): Promise<TestReply> {
  const { particulars = {}, ...rest } = more;
  return world.as.inspector.post(`/api/forms/${formId}/submissions`, {
    id: testId(id),
    version: 1,
    answers: answersOf({ name: 'Ana' }),
    particulars: { citizen: null, location: MITRE, asset: null, signatures: [], ...particulars },
    ...rest,
  });
}

async function person(
  documentNumber: string,
): Promise<{ readonly id: number; readonly documentNumber: string }> {
  const { body } = await world.as.inspector.post(`/api/forms/${formId}/people`, {
    personType: 'fisica',
    firstName: 'Ana',
    lastName: 'Paz',
    documentNumber,
    email: '',
    phone: '',
    street: '',
  });
  return { id: body.person.id, documentNumber };
}

it('X7.01 the same answer with the same place is stored once and keeps its code', async () => {
  const first = await send('same');
  const second = await send('same');
  expect([first.status, second.status]).toEqual([200, 200]);
  expect(second.body.code).toBe(first.body.code);
  expect((await world.as.inspector.get(`/api/forms/${formId}/submissions`)).body.total).toBe(1);
});

it('X7.01 with another place, another person or another state it is another answer, and is refused', async () => {
  const [ana, eva] = [await person('30111222'), await person('30111223')];
  expect((await send('other', { particulars: { citizen: ana } })).status).toBe(200);
  const others = [
    await send('other', { particulars: { citizen: ana, location: SARMIENTO } }),
    await send('other', { particulars: { citizen: eva } }),
    await send('other', { particulars: { citizen: ana }, state: 1 }),
  ];
  expect(others.map(({ status, body }) => [status, body.code])).toEqual([
    [409, 'id-taken'],
    [409, 'id-taken'],
    [409, 'id-taken'],
  ]);
  const view = (await world.as.inspector.get(`/api/submissions/${testId('other')}`)).body;
  expect([view.location.address, view.citizen.documentNumber, view.state]).toEqual([
    'Mitre 1',
    '30111222',
    0,
  ]);
});
