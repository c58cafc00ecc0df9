// The public routes, from the form to the receipt, for a visitor without account and cookie.
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { upload } from '../../../testing/files/uploads.ts';
import { answersOf, saveForm, submitTo } from '../../../testing/forms.ts';
import { testId } from '../../../testing/territory.ts';
import { caller, openTestWorld, type TestWorld } from '../../../testing/with-app.ts';

const OPEN = aForm()
  .with({ title: { text: 'Pedido' } })
  .withOptions({ publicAccess: true, geolocation: true })
  .withSection('s', aQuestion('name', 'text', { allowsDocument: true }))
  .build();

let world: TestWorld;
let form: string;
let closed: string;
beforeAll(async () => {
  world = await openTestWorld();
  form = await saveForm(world.as.supervisor, { id: 'open', definition: OPEN });
  const options = { ...OPEN.options, publicAccess: false };
  closed = await saveForm(world.as.supervisor, { id: 'closed', definition: { ...OPEN, options } });
});
afterAll(() => world.close());

it('A6.09 A2.10 a visitor reads a public form and sends it, with a place and a file', async () => {
  const read = await world.visitor.get(`/api/public/forms/${form}/to-answer`);
  expect([read.status, read.body.definition.title.text]).toEqual([200, 'Pedido']);
  const found = await world.visitor.get(`/api/public/forms/${form}/places?text=Mitre`);
  expect([found.status, found.body]).toEqual([200, { addresses: [] }]);
  const file = {
    id: 'plan',
    formId: form,
    submissionId: 'visit',
    questionId: 'name',
    kind: 'document',
    name: 'Plano.pdf',
    content: Buffer.from('%PDF-1.7\n1 0 obj<<>>endobj\nstartxref\n0\n%%EOF\n'),
    public: 'yes',
  } as const;
  const { key } = (await upload(world.visitor, file)).body;
  const sent = await world.visitor.post(`/api/public/forms/${form}/submissions`, {
    id: testId('visit'),
    version: 1,
    answers: { ticked: {}, main: { name: { value: 'x', document: key } }, rows: {} },
  });
  expect([sent.status, sent.body.code]).toEqual([200, expect.stringMatching(/^HM\d+$/)]);
});

it('A6.09 A2.11 the page after it tells the code to the browser that sent it, without an account', async () => {
  const sent = await submitTo(world.visitor, form, {
    id: 'receipt',
    answers: answersOf({ name: 'x' }),
    public: 'yes',
  });
  const cookie = String(sent.headers['set-cookie']).split(';')[0] ?? '';
  const receipt = await caller(world.app, { cookie }).get('/api/public/receipt');
  expect([receipt.status, receipt.body.code]).toEqual([200, sent.body.code]);
  expect((await world.visitor.get('/api/public/receipt')).body.code).toBe('receipt-not-found');
});

it('A6.09 A6.04 through the same routes a form that is not public is none', async () => {
  expect((await world.visitor.get(`/api/public/forms/${closed}/to-answer`)).body.code).toBe('form-not-found');
  const sent = await submitTo(world.visitor, closed, {
    id: 'uninvited',
    answers: answersOf({ name: 'x' }),
    public: 'yes',
  });
  expect([sent.status, sent.body.code]).toEqual([404, 'form-not-found']);
});
