// Names of states and titles of signatures in the language of who reads them; programs get the names themselves.
import { DEFAULT_RECORD_OPTIONS } from '@constancia/domain/presentation/record/record-options.ts';
import { setTranslation } from '@constancia/domain/forms/languages/translations.ts';
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answersOf, saveForm, submitTo } from '../testing/forms.ts';
import { enterPortal, ANA, openPortalWorld, submitAsCitizen } from '../testing/portal.ts';
import { readPdf } from '../testing/read-pdf.ts';
import { makeProgram } from '../testing/sign-in/program-tokens.ts';
import { testId } from '../testing/territory.ts';
import { publishEvents } from '../features/events/delivery/publish-events.ts';
import type { TestWorld } from '../testing/with-app.ts';

const PLAIN = aForm()
  .with({ title: { text: 'Pedido' } })
  .withOptions({ publicAccess: true, digitalSignature: true })
  .withStates('Recibido', 'Resuelto')
  .withSignature({ title: 'Titular', signatory: 'citizen', type: 'draw' })
  .withSection('s', aQuestion('name', 'text'))
  .build();
const STATED = setTranslation(
  PLAIN,
  { kind: 'state', name: 'Recibido' },
  { language: 'pt', text: 'Registrado' },
);
const FORM = setTranslation(
  STATED,
  { kind: 'signature', title: 'Titular', after: 0 },
  { language: 'pt', text: 'Requerente' },
);

interface EventOf {
  readonly data: {
    readonly submission: { readonly id: string };
    readonly state: { readonly name: string } | null;
  };
}

let world: TestWorld;
let form: string;
let code: string;

beforeAll(async () => {
  world = await openPortalWorld();
  form = await saveForm(world.as.supervisor, { id: 'named', definition: FORM });
  const sent = await submitTo(world.as.supervisor, form, {
    id: 'sent',
    answers: answersOf({ name: 'Rosa' }),
  });
  code = sent.body.code;
});
afterAll(() => world.close());

const stateIn = async (language: string) =>
  (await world.visitor.post('/api/public/states', { code, language })).body.state;

it('X36.91 a state is looked up in the language of the page; without a translation its name is shown', async () => {
  expect(await stateIn('pt')).toBe('Registrado');
  expect([await stateIn('es'), await stateIn('en')]).toEqual(['Recibido', 'Recibido']);
});

it('X36.91 a citizen of the portal gets the state with its translations', async () => {
  const ana = await enterPortal(world, ANA);
  const options = { ...FORM.options, publicAccess: false, citizenAssociationFromCitizenPortal: true };
  const ofPortal = await saveForm(world.as.supervisor, { id: 'ofportal', definition: { ...FORM, options } });
  const sent = await submitAsCitizen(ana, ofPortal, { id: 'ofana' });
  expect(sent.status, JSON.stringify(sent.body)).toBe(200);
  const { submissions } = (await ana.get('/api/portal/submissions')).body;
  expect(submissions[0].state).toEqual({ text: 'Recibido', in: { pt: 'Registrado' } });
});

it('X36.91 a record names state and signature in its language', async () => {
  const textIn = async (language: string) => {
    const path = `/api/submissions/${testId('sent')}/records`;
    const options = { ...DEFAULT_RECORD_OPTIONS, unanswered: 'shown' };
    const { id } = (await world.as.supervisor.post(path, { language, options })).body;
    await world.runJobs();
    const { url } = (await world.as.supervisor.get(`/api/records/${id}`)).body;
    return (await readPdf((await world.as.supervisor.get(url)).raw)).text;
  };
  const [portuguese, spanish] = [await textIn('pt'), await textIn('es')];
  expect(portuguese).toContain('Registrado');
  expect(portuguese).toContain('Requerente');
  expect(spanish).toContain('Recibido');
  expect(spanish).toContain('Titular');
  expect(portuguese).not.toMatch(/Recibido|Titular/);
});

it('X36.91 programs, events, sheets, statistics and the filter of the list get the name itself', async () => {
  const program = (await makeProgram(world, { rights: ['read respuesta'] })).as;
  const row = (await program.get(`/api/odata/forms/${form}/Submissions`)).body.value[0];
  expect(row.state).toBe('Recibido');
  await publishEvents(world.services);
  const { events } = (await world.as.admin.get('/api/events?after=0')).body;
  const ofForm = events.filter(({ data }: EventOf) => data.submission.id === testId('sent'));
  expect(ofForm.map(({ data }: EventOf) => data.state?.name)).toEqual(['Recibido']);
  const sheet = await world.as.supervisor.get(`/api/forms/${form}/submissions.csv?language=pt`);
  expect(sheet.raw.toString()).toContain('Recibido');
  expect(sheet.raw.toString()).not.toContain('Registrado');
  const { states } = (await world.as.supervisor.get(`/api/forms/${form}/statistics`)).body;
  expect(states.map(({ name }: { name: string }) => name)).toEqual(['Recibido', 'Resuelto']);
  const listed = (await world.as.supervisor.get(`/api/forms/${form}/submissions`)).body;
  expect(listed.form.states.map(({ name }: { name: string }) => name)).toEqual(['Recibido', 'Resuelto']);
});

it('X36.91 staff get states with their translations: in the list, on the home page and in what it finds, in the statistics', async () => {
  const inPortuguese = { pt: 'Registrado' };
  const { form: of, submissions } = (await world.as.supervisor.get(`/api/forms/${form}/submissions`)).body;
  expect(of.states).toMatchObject([{ name: 'Recibido', in: inPortuguese }, { name: 'Resuelto' }]);
  expect(of.states[1]).not.toHaveProperty('in');
  expect(submissions[0]).toMatchObject({ state: 'Recibido', stateIn: inPortuguese });
  const found = (await world.as.supervisor.get(`/api/home/codes/${code}`)).body.submissions;
  expect(found[0]).toMatchObject({ state: 'Recibido', stateIn: inPortuguese });
  const statistics = (await world.as.supervisor.get(`/api/forms/${form}/statistics`)).body;
  expect(statistics.states).toMatchObject([{ name: 'Recibido', in: inPortuguese }, { name: 'Resuelto' }]);
  const { waiting } = (await world.as.supervisor.get('/api/home')).body;
  const ofForm = waiting.find(({ formId }: { formId: string }) => formId === form);
  expect(ofForm).toMatchObject({ stateName: 'Recibido', stateIn: inPortuguese });
});

it('X36.92 a translation longer than its text may be is refused when the form is saved, with state, signature and language', async () => {
  const tooLong = setTranslation(
    FORM,
    { kind: 'signature', title: 'Titular', after: 0 },
    { language: 'pt', text: 'x'.repeat(41) },
  );
  const body = { id: testId('long'), areaId: testId('area'), sync: false, definition: tooLong };
  const reply = await world.as.admin.post('/api/forms', body);
  expect(reply.body.issues).toEqual([
    expect.objectContaining({
      code: 'signature-translation-too-long',
      values: { path: 'signatures[0].in.pt', title: 'Titular', language: 'pt', max: 40 },
    }),
  ]);
});

it('X36.93 a set of states keeps the translations that it was saved with', async () => {
  const { states, initialState } = FORM;
  const body = { id: testId('flow'), name: 'Pedidos', states, initialState };
  expect((await world.as.supervisor.post('/api/workflows', body)).status).toBe(200);
  const { workflows } = (await world.as.supervisor.get('/api/workflows')).body;
  expect(workflows[0].states).toEqual(states);
});
