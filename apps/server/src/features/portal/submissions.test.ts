// A citizen from the portal answers, lists their submissions and reads one, over HTTP.

import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answersOf, PUBLIC_FORM, STAFF_FORM, saveForm, submitTo } from '../../testing/forms.ts';
import { emailOf } from '../../testing/personas.ts';
import {
  ANA,
  ANA_AWAY,
  BEA,
  cookieOf,
  enterPortal,
  openPortalWorld,
  PORTAL_FORM,
  SINGLE_FORM,
  submitAsCitizen,
  type TestCitizen,
} from '../../testing/portal.ts';
import { readPdf } from '../../testing/read-pdf.ts';
import { testId } from '../../testing/territory.ts';
import { type Caller, caller, type TestWorld } from '../../testing/with-app.ts';
import { importCitizen } from '../citizens/public.ts';

let world: TestWorld;
let ana: Caller;
let bea: Caller;
let formId: string;
let staffForm: string;

beforeAll(async () => {
  world = await openPortalWorld();
  formId = await saveForm(world.as.admin, { id: 'portal', definition: PORTAL_FORM });
  staffForm = await saveForm(world.as.admin, { id: 'staff', definition: STAFF_FORM });
  ana = await enterPortal(world, ANA);
  bea = await enterPortal(world, BEA);
});
afterAll(() => world.close());

const view = async (id: string) => (await world.as.admin.get(`/api/submissions/${testId(id)}`)).body;
const listed = async (who: Caller, cursor?: string) =>
  (await who.get(`/api/portal/submissions${cursor ? `?cursor=${cursor}` : ''}`)).body;

it('A1.02 P1.05 A6.10 X22.03 a citizen from the portal opens and answers a portal form; a visitor finds no form', async () => {
  const path = `/api/public/forms/${formId}/to-answer`;
  expect((await ana.get(path)).body.definition.title.text).toBe('Reclamo');
  expect((await world.visitor.get(path)).body.code).toBe('form-not-found');
  expect((await submitAsCitizen(world.visitor, formId, { id: 'nobody' })).body.code).toBe('form-not-found');
  const sent = await submitAsCitizen(ana, formId, { id: 'first' });
  expect(sent.status, JSON.stringify(sent.body)).toBe(200);
  expect(sent.body.code).toMatch(/^HM\d+$/);
});

it('A3.30 E3.20 R3.02 X22.03 the submission is about the citizen who came, not the one the browser names, and shows staff who it was', async () => {
  const particulars = {
    citizen: { id: BEA.id, documentNumber: BEA.documentNumber },
    location: null,
    asset: null,
    signatures: [],
  };
  const about = { id: 'about', particulars, state: 1 };
  await submitAsCitizen(ana, formId, about);
  expect(await view('about')).toMatchObject({
    createdBy: ANA.username,
    author: { firstName: 'Ana', lastName: 'Paz', inspectorNumber: '' },
    citizen: { id: ANA.id, firstName: 'Ana', documentNumber: ANA.documentNumber, email: ANA.email },
    state: 0,
  });
});

it('X22.03 X7.01 sending the same submission again stores it once', async () => {
  const first = await submitAsCitizen(ana, formId, { id: 'twice' });
  const again = await submitAsCitizen(ana, formId, { id: 'twice' });
  expect(again.body).toEqual(first.body);
  expect((await submitAsCitizen(bea, formId, { id: 'twice' })).body.code).toBe('id-taken');
});

it('X22.03 a form outside the portal does not exist for them; on a public one they are a visitor like any other', async () => {
  expect((await ana.get(`/api/public/forms/${staffForm}/to-answer`)).body.code).toBe('form-not-found');
  expect((await submitAsCitizen(ana, staffForm, { id: 'inner' })).body.code).toBe('form-not-found');
  expect((await ana.get(`/api/forms/${formId}/to-answer`)).body.code).toBe('not-signed-in');
  const open = await saveForm(world.as.admin, { id: 'open', definition: PUBLIC_FORM });
  expect((await submitAsCitizen(ana, open, { id: 'public' })).status).toBe(200);
  expect(await view('public')).toMatchObject({ createdBy: 'Usuario Anónimo', citizen: null });
});

it('X22.03 locations, files and signatures of a portal form are for citizens from the portal', async () => {
  const definition = aForm()
    .with({ title: { text: 'Con lugar' } })
    .withOptions({ citizenAssociationFromCitizenPortal: true, geolocation: true, digitalSignature: true })
    .withSignature({ signatory: 'citizen' })
    .withSection('s', aQuestion('name', 'text', { allowsImage: true }))
    .build();
  const position = await saveForm(world.as.admin, { id: 'placed', definition });
  const paths = [
    `/api/public/forms/${position}/places?text=plaza`,
    `/api/public/forms/${position}/address?latitude=-32.4&longitude=-63.2`,
    `/api/public/forms/${position}/assets?latitude=-32.4&longitude=-63.2`,
  ];
  for (const path of paths) {
    expect((await ana.get(path)).body.code, path).not.toBe('form-not-found');
    expect((await world.visitor.get(path)).body.code, path).toBe('form-not-found');
  }
  const upload = {
    id: testId('upload'),
    submissionId: testId('withfile'),
    version: 1,
    questionId: 'name',
    kind: 'image',
    name: 'foto.png',
    bytes: 100,
  };
  expect((await world.visitor.post(`/api/public/forms/${position}/uploads`, upload)).body.code).toBe(
    'form-not-found',
  );
  expect((await ana.post(`/api/public/forms/${position}/uploads`, upload)).status).toBe(200);
  const slot = `/api/public/forms/${position}/submissions/${testId('withfile')}/signatures/0`;
  expect((await world.visitor.post(slot, Buffer.from('x'))).body.code).toBe('form-not-found');
  expect((await ana.post(slot, Buffer.from('no picture'))).body.code).toBe('image-refused');
});

it('E3.34 A4.48 W8 of ten submissions that one person sends at the same time to a form that takes one, one is stored', async () => {
  const single = await saveForm(world.as.admin, { id: 'single', definition: SINGLE_FORM });
  const tries = Array.from({ length: 10 }, (_, n) => submitAsCitizen(ana, single, { id: `try${n}` }));
  const replies = await Promise.all(tries);
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(
    new Set(replies.flatMap(({ body }) => body.code ?? []).filter((code) => !code.startsWith('HM'))),
  ).toEqual(new Set(['already-answered']));
  expect((await submitAsCitizen(bea, single, { id: 'herown' })).status).toBe(200);
});

it('X22.05 a username of the portal that is a staff account’s does not sign as that account, nor counts as its own', async () => {
  const impostor: TestCitizen = { ...ANA, id: 300, documentNumber: '33444555', username: 'Inspector' };
  const { municipality, ...person } = impostor;
  await importCitizen(world.db, { ...person, municipalityPath: `municipios/${municipality.id}` });
  await submitAsCitizen(await enterPortal(world, impostor), formId, { id: 'impostor' });
  const byMail = { ...person, id: 301, documentNumber: '33444556', username: emailOf('inspector') };
  await importCitizen(world.db, { ...byMail, municipalityPath: `municipios/${municipality.id}` });
  await submitAsCitizen(await enterPortal(world, { ...byMail, municipality: municipality }), formId, {
    id: 'bymail',
  });
  expect((await view('impostor')).createdBy).toBe('Inspector (Portal Ciudadano)');
  const own = await world.as.inspector.get(`/api/forms/${formId}/submissions`);
  expect(own.body.submissions).toEqual([]);
  expect((await world.as.inspector.get(`/api/submissions/${testId('bymail')}`)).body.code).toBe(
    'submission-not-found',
  );
});

it('P2.26 R7.27 W7 X22.04 X22.08 the list holds the citizen’s own submissions to portal forms, newest first, with code, date and state', async () => {
  const citizen: TestCitizen = { ...BEA, id: 400, documentNumber: '34555666', username: 'clara' };
  const { municipality, ...person } = citizen;
  await importCitizen(world.db, { ...person, municipalityPath: `municipios/${municipality.id}` });
  const clara = await enterPortal(world, citizen);
  expect(await listed(clara)).toEqual({ submissions: [], timeZone: 'America/Argentina/Cordoba', next: null });
  for (const [minute, id] of ['clara1', 'clara2'].entries()) {
    world.time.now = new Date(Date.UTC(2026, 2, 10, 15, 10 + minute));
    await submitAsCitizen(clara, formId, { id });
  }
  const { submissions } = await listed(clara);
  expect(submissions).toEqual([
    {
      id: testId('clara2'),
      code: (await view('clara2')).code,
      createdAt: '2026-03-10T15:11:00.000Z',
      title: { text: 'Reclamo' },
      state: { text: 'Recibido' },
      revision: false,
      dueOn: null,
      appointment: null,
      isAppointmentCancelled: false,
    },
    expect.objectContaining({ id: testId('clara1') }),
  ]);
  // Submissions of staff about the same person are not the citizen's; nor those of another municipality under
  // that id.
  await submitTo(world.as.inspector, staffForm, { id: 'notes', answers: answersOf({ name: 'x' }) });
  const about = JSON.stringify({ id: 400, documentNumber: '34555666' });
  await sql`update submissions set citizen = ${about}::jsonb, citizen_number = '34555666'
    where id = ${testId('notes')}`.execute(world.db);
  expect((await listed(clara)).submissions).toHaveLength(2);
  expect((await listed(await enterPortal(world, ANA_AWAY))).submissions).toEqual([]);
  expect((await listed(bea)).submissions.map(({ id }: { id: string }) => id)).not.toContain(testId('clara1'));
  // The register gave the id to a person with another document number.
  await sql`update submissions set citizen_number = '1', citizen = citizen || '{"documentNumber":"1"}'
    where id = ${testId('clara1')}`.execute(world.db);
  expect((await listed(clara)).submissions).toHaveLength(1);
  // A submission about another register entry with the same document number is not theirs either.
  await sql`update submissions set citizen = citizen || '{"id":401}' where id = ${testId('clara2')}`.execute(
    world.db,
  );
  expect((await listed(clara)).submissions).toEqual([]);
});

it('X22.08 the list goes on by pages, each submission once, also while new ones arrive', async () => {
  const citizen: TestCitizen = { ...BEA, id: 401, documentNumber: '35666777', username: 'delia' };
  const { municipality, ...person } = citizen;
  await importCitizen(world.db, { ...person, municipalityPath: `municipios/${municipality.id}` });
  const delia = await enterPortal(world, citizen);
  const ids = Array.from({ length: 32 }, (_, n) => `delia${n}`);
  for (const id of ids) await submitAsCitizen(delia, formId, { id });
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await listed(delia, cursor);
    expect(page.submissions.length).toBeLessThanOrEqual(15);
    seen.push(...page.submissions.map(({ id }: { id: string }) => id));
    if (!cursor) await submitAsCitizen(delia, formId, { id: 'delianew' });
    cursor = page.next ?? undefined;
  } while (cursor);
  expect(seen.toSorted()).toEqual(ids.map(testId).toSorted());
  expect((await delia.get('/api/portal/submissions?cursor=x')).body.code).toBe('request-invalid');
});

it('X31.85 R7.27 X22.04 a citizen reads an own submission and gets its record; nobody else does', async () => {
  await submitAsCitizen(ana, formId, { id: 'read', answers: answersOf({ name: 'Ñandú', count: '3' }) });
  const path = `/api/portal/submissions/${testId('read')}`;
  const { body } = await ana.get(path);
  expect(body).toMatchObject({ code: (await view('read')).code, revision: false });
  expect(body.sheet.title).toBe('Reclamo');
  expect(body.sheet.sections[0].blocks).toMatchObject([{ texts: ['Ñandú'] }, { texts: ['3'] }]);
  for (const who of [bea, world.visitor]) {
    expect((await who.get(path)).status).not.toBe(200);
    expect((await who.post(`${path}/records`, {})).status).not.toBe(200);
  }
  const asked = await ana.post(`${path}/records`, { language: 'es' });
  expect(asked.status, JSON.stringify(asked.body)).toBe(200);
  await world.runJobs();
  const holder = caller(world.app, { cookie: cookieOf(asked) });
  const { state, url } = (await holder.get(`/api/records/${asked.body.id}`)).body;
  expect(state).toBe('ready');
  expect((await readPdf((await holder.get(url)).raw)).text).toContain('Ñandú');
  expect((await world.visitor.get(`/api/records/${asked.body.id}`)).body.code).toBe('record-not-found');
});
