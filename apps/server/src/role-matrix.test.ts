// Every endpoint x every persona x own and foreign area, municipality and owner, against the policy of the domain.
// An endpoint that is missing here fails the first test, so none can be added without its row.
import { CONTRACT } from '@constancia/contract/contract.ts';
import type { Endpoint } from '@constancia/contract/endpoint.ts';
import { may, mayPublishForms, worksAcrossMunicipalities } from '@constancia/domain/access/may.ts';
import { mayOpenToAnswer } from '@constancia/domain/access/scope.ts';
import { DEFAULT_RECORD_OPTIONS } from '@constancia/domain/documents/record-options.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answersOf, STAFF_FORM, saveForm, submitTo } from './testing/forms.ts';
import { PERSONAS, type PersonaName, usernameOf } from './testing/personas.ts';
import { AWAY, HOME, testId } from './testing/places.ts';
import {
  actorOf,
  anybody,
  AREAS,
  areaTargets,
  correctionTargets,
  formIn,
  formTargets,
  inArea,
  OWNERS,
  submissionIn,
  submissionTargets,
  WHERE,
  workTargets,
  type Where,
  type Target,
} from './testing/matrix-targets.ts';
import { OUTSIDE_TARGETS } from './testing/outside-targets.ts';
import { PAYMENT_TARGETS } from './testing/payment-targets.ts';
import {
  decided,
  decisionFor,
  openPortal,
  PORTAL_PERSONAS,
  PORTAL_TARGETS,
  type PortalPersonaName,
} from './testing/portal-targets.ts';
import { plantTwins } from './testing/twins.ts';
import { type Caller, openTestWorld, type TestReply, type TestWorld } from './testing/with-app.ts';

/** Answers as they were given: nothing to store. */
const NO_EDIT = { version: 1, answers: answersOf({ name: 'x' }) };

/** No question of the form takes a file. */
const ANNOUNCED = {
  id: testId('upload'),
  submissionId: testId('x'),
  version: 1,
  questionId: 'name',
  kind: 'image',
  name: 'foto.png',
  bytes: 100,
};

const saveBody = (where: Where) => ({
  version: 99,
  areaId: AREAS[where],
  sync: false,
  definition: STAFF_FORM,
});
const NOBODY = { firstName: '', lastName: '', documentNumber: '', email: '', phone: '', street: '' };
const POINT = 'latitude=-32.4&longitude=-63.2';
const UNKNOWN = '7f7e2a8c-1f0a-4a52-9f0b-2a7f3c1d9e55';
const NO_STATES = { name: '', states: [], initialState: null };
let newForms = 0;

/** Endpoint -> requests with the decision the policy gives. */
const TARGETS: Readonly<Record<string, () => readonly Target[]>> = {
  readTerritory: () => [{ name: 'tree', path: '/api/territory', allows: anybody }],
  readSession: () => [{ name: 'session', path: '/api/session', allows: anybody }],
  signIn: () => [{ name: 'account', path: '/api/session', body: {}, allows: anybody }],
  signOut: () => [],
  listOwnSessions: () => [{ name: 'sessions', path: '/api/sessions', allows: anybody }],
  endOwnSession: () => [
    { name: 'unknown session', path: '/api/sessions/7f7e2a8c-1f0a-4a52-9f0b-2a7f3c1d9e55', allows: anybody },
  ],
  listOutbox: () => [
    { name: 'own municipality', path: '/api/outbox', allows: anybody },
    {
      name: 'foreign municipality',
      path: `/api/outbox?municipality=${AWAY.id}`,
      allows: worksAcrossMunicipalities,
    },
  ],
  retryDelivery: () => [
    { name: 'unknown', path: '/api/outbox/7f7e2a8c-1f0a-4a52-9f0b-2a7f3c1d9e55/retry', allows: anybody },
  ],
  listForms: () => [{ name: 'list', path: '/api/forms', allows: anybody }],
  readFormToEdit: () => formTargets((id) => `/api/forms/${id}`),
  createForm: () =>
    WHERE.map((where) => ({
      name: `new form in ${where} area`,
      path: '/api/forms',
      body: {
        id: testId(`new${where}${newForms++}`),
        areaId: AREAS[where],
        sync: false,
        definition: STAFF_FORM,
      },
      allows: inArea(where),
    })),
  updateForm: () => formTargets((id) => `/api/forms/${id}`, saveBody),
  readFile: () => [
    { name: 'unknown file', path: '/api/files?key=imagenes/x.png&until=1&signature=x', allows: anybody },
  ],
  listWorkflows: () => [
    { name: 'own municipality', path: '/api/workflows', allows: anybody },
    ...[HOME, AWAY].map(({ id }) => ({
      name: `municipality ${id}`,
      path: `/api/workflows?municipality=${id}`,
      allows: (actor: ReturnType<typeof actorOf>) =>
        actor.municipalityId === id || worksAcrossMunicipalities(actor),
    })),
  ],
  createWorkflow: () => [
    {
      name: 'without states',
      path: '/api/workflows',
      body: { id: testId('w'), ...NO_STATES },
      allows: anybody,
    },
  ],
  updateWorkflow: () => [
    {
      name: 'unknown',
      path: `/api/workflows/${testId('w')}`,
      body: { version: 1, ...NO_STATES },
      allows: anybody,
    },
  ],
  deleteWorkflow: () => [
    { name: 'unknown', path: `/api/workflows/${testId('w')}?version=1`, allows: anybody },
  ],
  listFormVersions: () => formTargets((id) => `/api/forms/${id}/versions`),
  readFormVersion: () => formTargets((id) => `/api/forms/${id}/versions/1`),
  readHeaderImage: () => [
    { name: 'unknown', path: `/api/forms/${formIn('own')}/header-image?key=imagenes/x.png`, allows: anybody },
  ],
  uploadHeaderImage: () =>
    formTargets(
      (id) => `/api/forms/${id}/header-images`,
      () => Buffer.from('no picture'),
    ),
  listIncidentAreas: () => areaTargets((areaId) => `/api/areas/${areaId}/incident-areas`),
  listAgendas: () => areaTargets((areaId) => `/api/areas/${areaId}/agendas`),
  setFormVisibility: () =>
    formTargets(
      (id) => `/api/forms/${id}/visibility`,
      () => ({ version: 99, public: true }),
    ).map((target) => ({
      ...target,
      allows: (actor) => mayPublishForms(actor) && target.allows(actor),
    })),
  readDuplication: () => formTargets((id) => `/api/forms/${id}/duplication`),
  // Copies go to the area of the source, with an id that is taken: the matrix makes none.
  duplicateForm: () =>
    formTargets(
      (id) => `/api/forms/${id}/duplicates`,
      (where) => ({ id: formIn('own'), areaId: AREAS[where] }),
    ),
  readDeletion: () => formTargets((id) => `/api/forms/${id}/deletion`),
  deleteForm: () => formTargets((id) => `/api/forms/${id}?version=99`),
  readFormToAnswer: () =>
    formTargets((id) => `/api/forms/${id}/to-answer`).map((target, index) => ({
      ...target,
      allows: (actor) =>
        mayOpenToAnswer(actor, {
          areaId: AREAS[WHERE[index]!],
          municipalityId: WHERE[index] === 'foreign' ? AWAY.id : HOME.id,
          public: false,
          portal: false,
        }),
    })),
  readPublicForm: () => [
    { name: 'private form', path: `/api/public/forms/${formIn('own')}`, allows: anybody },
  ],
  submit: () =>
    formTargets(
      (id) => `/api/forms/${id}/submissions`,
      () => ({ id: testId('x'), version: 1, answers: answersOf({}) }),
    ),
  submitPublic: () => [
    {
      name: 'private form',
      path: `/api/public/forms/${formIn('own')}/submissions`,
      body: { id: testId('x'), version: 1, answers: answersOf({}) },
      allows: anybody,
    },
  ],
  startUpload: () =>
    formTargets(
      (id) => `/api/forms/${id}/uploads`,
      () => ANNOUNCED,
    ),
  startPublicUpload: () => [
    {
      name: 'private form',
      path: `/api/public/forms/${formIn('own')}/uploads`,
      body: ANNOUNCED,
      allows: anybody,
    },
  ],
  readUpload: () => [{ name: 'unknown', path: `/api/uploads/${testId('none')}`, allows: anybody }],
  sendPiece: () => [
    {
      name: 'unknown',
      path: `/api/uploads/${testId('none')}?offset=0`,
      body: Buffer.from('x'),
      allows: anybody,
    },
  ],
  finishUpload: () => [
    { name: 'unknown', path: `/api/uploads/${testId('none')}/completion`, allows: anybody },
  ],
  removeUpload: () => [{ name: 'unknown', path: `/api/uploads/${testId('none')}`, allows: anybody }],
  listSubmissionFiles: () => submissionTargets((id) => `/api/submissions/${id}/files`),
  // The forms of the matrix ask for nobody: whoever gets so far learns nothing of anybody.
  findPerson: () =>
    formTargets(
      (id) => `/api/forms/${id}/people/search`,
      () => ({ personType: 'fisica', number: '30111222' }),
    ),
  createPerson: () =>
    formTargets(
      (id) => `/api/forms/${id}/people`,
      () => ({ ...NOBODY, personType: 'fisica' }),
    ),
  uploadSignature: () =>
    formTargets(
      (id) => `/api/forms/${id}/submissions/${testId('x')}/signatures/0`,
      () => Buffer.from('no picture'),
    ),
  uploadSignatureAsVisitor: () => [
    {
      name: 'private form',
      path: `/api/public/forms/${formIn('own')}/submissions/${testId('x')}/signatures/0`,
      body: Buffer.from('no picture'),
      allows: anybody,
    },
  ],
  searchPlaces: () => formTargets((id) => `/api/forms/${id}/places?text=plaza`),
  searchPlacesAsVisitor: () => [
    {
      name: 'private form',
      path: `/api/public/forms/${formIn('own')}/places?text=plaza`,
      allows: anybody,
    },
  ],
  readAddress: () => formTargets((id) => `/api/forms/${id}/address?${POINT}`),
  readAddressAsVisitor: () => [
    { name: 'private form', path: `/api/public/forms/${formIn('own')}/address?${POINT}`, allows: anybody },
  ],
  listAssets: () => formTargets((id) => `/api/forms/${id}/assets?${POINT}`),
  listAssetsAsVisitor: () => [
    { name: 'private form', path: `/api/public/forms/${formIn('own')}/assets?${POINT}`, allows: anybody },
  ],
  listSubmissions: () => formTargets((id) => `/api/forms/${id}/submissions`),
  listOwnSubmissions: () => formTargets((id) => `/api/forms/${id}/own-submissions`),
  readStatistics: () => formTargets((id) => `/api/forms/${id}/statistics`),
  exportSubmissions: () => formTargets((id) => `/api/forms/${id}/submissions.xlsx`),
  // Answers of the matrix are sent to nobody: whoever gets so far is told so.
  readMailOffer: () => submissionTargets((id) => `/api/submissions/${id}/mail`),
  sendMailCopy: () =>
    submissionTargets((id) => `/api/submissions/${id}/mails`).map((target) => ({
      ...target,
      body: { id: UNKNOWN, recipients: ['ana@villa.example'], body: '', attachment: null },
    })),
  readMailProgress: () => submissionTargets((id) => `/api/submissions/${id}/mails/${UNKNOWN}`),
  uploadMailAttachment: () =>
    submissionTargets((id) => `/api/submissions/${id}/mail-attachments?name=a.pdf`).map((target) => ({
      ...target,
      body: Buffer.from('no document'),
    })),
  readMailMessage: () => [
    { name: 'own municipality', path: `/api/outbox/${UNKNOWN}/mail`, allows: anybody },
    {
      name: 'foreign municipality',
      path: `/api/outbox/${UNKNOWN}/mail?municipality=${AWAY.id}`,
      allows: worksAcrossMunicipalities,
    },
  ],
  readSubmissionDeletion: () => submissionTargets((id) => `/api/submissions/${id}/deletion`),
  // No answer has this version: whoever gets so far deletes nothing.
  deleteSubmission: () => submissionTargets((id) => `/api/submissions/${id}?version=99`),
  readSubmission: () => submissionTargets((id) => `/api/submissions/${id}`),
  readReview: () => submissionTargets((id) => `/api/submissions/${id}/review`),
  openToCorrect: () => correctionTargets((id) => `/api/submissions/${id}/to-correct`),
  correct: () => correctionTargets((id) => `/api/submissions/${id}/corrections`, NO_EDIT),
  openToComplete: () => workTargets((id) => `/api/submissions/${id}/to-complete`),
  complete: () => workTargets((id) => `/api/submissions/${id}/completions`, NO_EDIT),
  changeState: () => workTargets((id) => `/api/submissions/${id}/state`, { from: 7, to: 8 }),
  setReviewMark: () =>
    submissionTargets((id) => `/api/submissions/${id}/review-marks`).map((target) => ({
      ...target,
      body: { sectionId: 'none', marked: true },
    })),
  requestChanges: () =>
    submissionTargets((id) => `/api/submissions/${id}/change-requests`).map((target) => ({
      ...target,
      body: { comment: '' },
    })),
  // Refused for its logo, which nobody uploaded: the matrix makes no records.
  requestRecord: () =>
    submissionTargets((id) => `/api/submissions/${id}/records`, {
      options: { ...DEFAULT_RECORD_OPTIONS, logo: { image: 'x', position: 'left', text: '' } },
    }),
  uploadRecordLogo: () =>
    submissionTargets((id) => `/api/submissions/${id}/record-logos`, Buffer.from('no picture')),
  requestRecordByReceipt: () => [
    {
      name: 'without a receipt',
      path: `/api/public/submissions/${submissionIn('own', 'inspector')}/records`,
      body: { kind: 'record' },
      allows: anybody,
    },
  ],
  readRecord: () => [{ name: 'unknown', path: `/api/records/${testId('none')}`, allows: anybody }],
  cancelRecord: () => [{ name: 'unknown', path: `/api/records/${testId('none')}`, allows: anybody }],
  lookUpRecord: () => [
    { name: 'unknown code', path: '/api/public/records', body: { code: 'none' }, allows: anybody },
  ],
  lookUpState: () => [
    { name: 'unknown code', path: '/api/public/states', body: { code: 'none' }, allows: anybody },
  ],
  readReceipt: () => [{ name: 'none', path: '/api/public/receipt', allows: anybody }],
  ...OUTSIDE_TARGETS,
  ...PAYMENT_TARGETS,
  ...PORTAL_TARGETS,
};

let world: TestWorld;
let fromPortal: Readonly<Record<PortalPersonaName, Caller>>;
beforeAll(async () => {
  world = await openTestWorld();
  fromPortal = await openPortal(world);
  for (const where of WHERE) {
    await saveForm(world.as.admin, { id: `form${where}`, areaId: AREAS[where], definition: STAFF_FORM });
    for (const owner of OWNERS) {
      const stored = await submitTo(world.as.admin, formIn(where), {
        id: `sub${where}${owner}`,
        answers: answersOf({ name: 'x' }),
      });
      if (stored.status !== 200) throw new Error(`answer was not stored: ${JSON.stringify(stored.body)}`);
    }
  }
  for (const owner of OWNERS) {
    await sql`update submissions set created_by = ${usernameOf(owner)} where id like ${`%${owner}%`}`.execute(
      world.db,
    );
  }
  // Every decision of the matrix is asked for while other municipalities have rows of the same ids (X25.10).
  await plantTwins(world);
});
afterAll(() => world.close());

function wasDenied(reply: TestReply): boolean {
  return decided(reply) !== 'let past';
}

const endpoints: readonly (readonly [string, Endpoint])[] = Object.values(CONTRACT).flatMap((feature) =>
  Object.entries(feature),
);

it('X5.03 has a row for every endpoint of the contract, and no other', () => {
  expect(Object.keys(TARGETS).sort()).toEqual(endpoints.map(([name]) => name).sort());
});

describe.each(endpoints)('X5.04 P6.04 P7.01 R7.01 %s', (name, endpoint) => {
  it('lets nobody without a session past, unless it is public', async () => {
    for (const target of TARGETS[name]!()) {
      const reply = await world.visitor.send(endpoint.method, target.path, target.body);
      const { kind } = endpoint.access;
      const refusal = kind === 'portal-citizen' ? 'portal-entry-failed' : 'not-signed-in';
      expect(reply.body?.code === refusal, `${name} ${target.name}`).toBe(kind !== 'public');
    }
  });

  it.each(Object.keys(PORTAL_PERSONAS) as PortalPersonaName[])(
    'decides as the policy does for %s',
    async (persona) => {
      for (const target of TARGETS[name]!()) {
        const reply = await fromPortal[persona].send(endpoint.method, target.path, target.body);
        expect(decided(reply), `${name} ${target.name}`).toBe(decisionFor(endpoint, target, persona));
      }
    },
  );

  it.each(Object.keys(PERSONAS) as PersonaName[])('decides as the policy does for %s', async (persona) => {
    const actor = actorOf(persona);
    for (const target of TARGETS[name]!()) {
      const reply = await world.as[persona].send(endpoint.method, target.path, target.body);
      const { access } = endpoint;
      const right = access.kind !== 'may' || may(actor, access.action, access.subject);
      const expected = right && (access.kind === 'public' || target.allows(actor));
      expect(
        !wasDenied(reply),
        `${name} ${target.name}: ${reply.status} ${JSON.stringify(reply.body).slice(0, 200)}`,
      ).toBe(expected);
      if (!right) expect(reply.body.code).toBe('forbidden');
    }
  });
});
