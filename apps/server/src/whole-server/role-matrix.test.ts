// Every endpoint x every kind of caller x real rows of every kind, over HTTP: what each caller gets. The
// expectations in testing/access/ are written out from the rules, not taken from the code. One test per
// endpoint, and none without requests.
import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { CONTRACT } from '@constancia/contract/contract.ts';
import type { Endpoint } from '@constancia/contract/endpoint.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ALL_ROWS } from '../testing/access/all-rows.ts';
import {
  ACCOUNTS,
  APPOINTMENTS_AT_DESK,
  APPOINTMENTS_BY_LINK,
  BY_RECEIPT,
  CITIZENS_REGISTER,
  EVENTS,
  FORM_LISTS,
  FORMS_BUILT,
  HOLDS,
  INCIDENT_REGISTER,
  OWN_ACCOUNT,
  PASSKEYS,
  PORTAL,
  PROGRAM_TOKENS,
  REGISTER_SHEETS,
  SECOND_FACTOR,
  SUBMISSION,
  SUBMISSION_LISTS,
  TERRITORY_REGISTER,
} from '../testing/access/endpoint-groups.ts';
import { type MatrixWorld, openMatrixWorld } from '../testing/access/matrix-world.ts';
import { OPEN_TO_PROGRAMS, PROGRAM_KINDS } from '../testing/access/programs/program-rights.ts';
import type { EndpointName } from '../testing/access/rights/endpoint-names.ts';
import { ENDPOINT_RIGHTS, type EndpointRight } from '../testing/access/rights/endpoint-rights.ts';
import {
  CITIZENS,
  EVERYBODY,
  HOLDERS,
  type Person,
  PROGRAMS,
  type ProgramName,
  STAFF,
} from '../testing/access/rights/people.ts';
import type { Row, Word } from '../testing/access/row.ts';
import { HOME } from '../testing/territory.ts';
import type { TestReply } from '../testing/with-app.ts';

const ENDPOINTS: Readonly<Record<string, Endpoint>> = Object.assign({}, ...Object.values(CONTRACT));

let matrix: MatrixWorld;
let decisions = 0;
const tried = new Set<string>();
beforeAll(async () => {
  matrix = await openMatrixWorld();
});
afterAll(async () => {
  await matrix?.close();
  const endpoints = Object.keys(ALL_ROWS).length;
  const callers = EVERYBODY.length + PROGRAMS.length;
  const said = `role matrix: ${endpoints} endpoints, ${callers} callers, ${decisions.toLocaleString('en')} decisions\n`;
  const folder = resolve(import.meta.dirname, '../../../../test-results');
  mkdirSync(folder, { recursive: true });
  writeFileSync(resolve(folder, 'role-matrix.txt'), said);
  process.stdout.write(said);
});

/** What a caller of this row has to be. */
function askedOf(who: EndpointRight['who'], { asVisitor }: Row): Exclude<EndpointRight['who'], 'answerer'> {
  if (who !== 'answerer') return who;
  return asVisitor ? 'everybody' : 'create respuesta';
}

/** The refusal when the role alone keeps a person out; null otherwise. */
function refusalOfRole({ who: declared, only }: EndpointRight, row: Row, person: Person): Word | null {
  const who = askedOf(declared, row);
  if (who === 'everybody') return null;
  const isStaff = (STAFF as readonly Person[]).includes(person);
  if (who === 'citizen of the portal')
    return (CITIZENS as readonly Person[]).includes(person) ? null : 'portal-entry-failed';
  if (!isStaff) return 'not-signed-in';
  const has = who === 'signed in' || HOLDERS[who]?.includes(person);
  return has && (only ?? STAFF).includes(person) ? null : 'forbidden';
}

function expectedOf(right: EndpointRight, row: Row, person: Person): Word {
  const { decision, outcome = 'ok' } = row;
  const refusal = refusalOfRole(right, row, person);
  if (refusal) return refusal;
  const words = Object.entries(decision).filter(([, people]) => people.includes(person));
  if (words.length !== 1) throw new Error(`${person} stands in ${words.length} lists of a row`);
  return words[0]?.[0] === 'past' ? outcome : (words[0]?.[0] as Word);
}

const isProgram = (person: Person): person is ProgramName => (PROGRAMS as readonly Person[]).includes(person);

/** What keeps a program out before any row is read; null otherwise. */
function refusalOfProgram(name: EndpointName, { asVisitor }: Row, program: ProgramName): Word | null {
  const needed = OPEN_TO_PROGRAMS[name];
  if (!needed || asVisitor) return 'not-for-programs';
  const { rights } = PROGRAM_KINDS[program];
  return rights === 'all' || needed.some((right) => rights.includes(right)) ? null : 'forbidden';
}

/** `path`: what the program asks for; the registers of another municipality are closed to it whoever its owner is. */
function expectedOfProgram(
  name: EndpointName,
  row: Row,
  { program, path }: { program: ProgramName; path: string },
): Word {
  const refusal = refusalOfProgram(name, row, program);
  if (refusal) return refusal;
  const [, municipalityId = HOME.id] = /^\/api\/municipalities\/(\w+)/.exec(path) ?? [];
  if (municipalityId !== HOME.id) return 'forbidden';
  const { decision, outcome = 'ok', programs } = row;
  const said = programs?.[program];
  if (said) return said;
  const words = Object.entries(decision).filter(([, people]) =>
    people.includes(PROGRAM_KINDS[program].seesAs),
  );
  return words[0]?.[0] === 'past' ? outcome : (words[0]?.[0] as Word);
}

const saidIn = ({ status, body }: TestReply): Word => (status === 200 ? 'ok' : body?.code);

async function mismatch(name: EndpointName, row: Row, person: Person): Promise<string | null> {
  const question = await row.ask(person);
  const { path, body } = question;
  const as = (isProgram(person) ? null : question.as) ?? matrix.as[person];
  const decided = saidIn(await as.send(ENDPOINTS[name]!.method, path, body));
  const expected = isProgram(person)
    ? expectedOfProgram(name, row, { program: person, path })
    : expectedOf(ENDPOINT_RIGHTS[name], row, person);
  decisions += 1;
  if (decided !== expected) return `${row.name}, ${person}: ${decided} instead of ${expected}`;
  const wrong = expected === 'ok' && row.proof ? await row.proof(person, question) : null;
  return wrong && `${row.name}, ${person}: ${wrong}`;
}

/** Whom the role alone does not keep out: what they get depends on the row. */
const insiders = (name: EndpointName, row: Row): readonly Person[] =>
  EVERYBODY.filter((person) => refusalOfRole(ENDPOINT_RIGHTS[name], row, person) === null);

async function decidesAsTheRulesSay(name: EndpointName): Promise<void> {
  const before = decisions;
  expect(await wrongDecisions(name, 'staff')).toEqual([]);
  expect(decisions).toBeGreaterThan(before);
}

async function decidesForVisitors(name: EndpointName): Promise<void> {
  const before = decisions;
  expect(await wrongDecisions(name, 'visitor')).toEqual([]);
  expect(decisions).toBeGreaterThan(before);
}

/** Asks for the rows at the URL for staff, or for those at the one for visitors. */
async function wrongDecisions(name: EndpointName, as: 'staff' | 'visitor'): Promise<readonly string[]> {
  tried.add(`${name} ${as}`);
  const wrong: (string | null)[] = [];
  const rows = ALL_ROWS[name](matrix).filter(({ asVisitor = false }) => asVisitor === (as === 'visitor'));
  // People and programs whom the endpoint refuses before it reads a row ask for one row.
  const asksAll = rows.findIndex(({ people }) => people === undefined);
  for (const [index, row] of rows.entries()) {
    // Resets the limits.
    await sql`delete from rate_limits`.execute(matrix.world.db);
    const people = row.people ?? (index === asksAll ? EVERYBODY : insiders(name, row));
    wrong.push(...(await Promise.all(people.map((person) => mismatch(name, row, person)))));
    // After the people: a program shares what its owner has, e.g. the turn of an export.
    const programs = PROGRAMS.filter(
      (program) =>
        index === 0 ||
        (people.includes(PROGRAM_KINDS[program].seesAs) && refusalOfProgram(name, row, program) === null),
    );
    for (const program of programs) wrong.push(await mismatch(name, row, program));
  }
  return wrong.filter((one) => one !== null);
}

it.each(FORMS_BUILT)(
  'X5.04 X25.10 P6.04 P6.20 P7.01 E6.04 %s gives a form to who builds it',
  decidesAsTheRulesSay,
);

it.each(FORM_LISTS)(
  'X5.04 X25.10 P6.04 P6.20 P7.01 %s gives areas, copies and pictures to who builds forms there',
  decidesAsTheRulesSay,
);

it.each(ACCOUNTS)(
  'X5.04 P2.89 P6.21 P6.22 P6.23 P6.25 X33.80 X34.40 %s keeps accounts, areas and municipalities to who manages them',
  decidesAsTheRulesSay,
);

it.each(PROGRAM_TOKENS)(
  'X5.04 X38.01 X38.03 X38.12 %s keeps tokens of programs to who manages accounts',
  decidesAsTheRulesSay,
);

it.each(EVENTS)(
  'X5.04 X38.12 X38.62 X38.72 %s keeps events to who reads submissions, and webhooks to who manages accounts',
  decidesAsTheRulesSay,
);

it.each(['listAudit', 'exportAudit', 'checkAuditChain'] as const)(
  'X5.04 X34.20 X34.22 X34.23 %s keeps the audit log to administrators',
  decidesAsTheRulesSay,
);

it.each(CITIZENS_REGISTER)(
  'X5.04 X25.10 X34.50 %s keeps the register of citizens to administrators',
  decidesAsTheRulesSay,
);

it.each([
  'listRegisteredAgendas',
  'readRegisteredAgenda',
  'createRegisteredAgenda',
  'saveRegisteredAgenda',
  'deleteRegisteredAgenda',
] as const)('X5.04 X25.10 X34.70 %s keeps the register of agendas to administrators', decidesAsTheRulesSay);

it.each([
  'listRegisteredAssets',
  'readRegisteredAsset',
  'createRegisteredAsset',
  'saveRegisteredAsset',
  'deleteRegisteredAsset',
] as const)('X5.04 X25.10 X34.57 %s keeps the register of assets to administrators', decidesAsTheRulesSay);

it.each(HOLDS)(
  'X5.04 X25.10 X37.19 X37.24 %s keeps holds, and how long submissions are kept, to administrators',
  decidesAsTheRulesSay,
);

it.each(REGISTER_SHEETS)(
  'X5.04 X25.10 X34.63 X34.64 X34.65 X34.66 %s keeps spreadsheets of registers to administrators',
  decidesAsTheRulesSay,
);

it.each(TERRITORY_REGISTER)(
  'X5.04 X25.10 X33.88 X33.89 %s keeps countries, provinces and names of municipalities to administrators',
  decidesAsTheRulesSay,
);

it.each(INCIDENT_REGISTER)(
  'X5.04 X25.10 X34.80 %s keeps areas and types of incidents to administrators',
  decidesAsTheRulesSay,
);

it.each(['listIncidents', 'readIncidentMap', 'readIncident', 'changeIncidentState'] as const)(
  'X5.04 X25.10 X34.83 X34.84 %s is about incidents of submissions that the person sees',
  decidesAsTheRulesSay,
);

it.each(['searchAssets', 'readAssetPage', 'listAssetVisits', 'readVisitChanges'] as const)(
  'X5.04 X25.10 X39.01 %s is about assets of the municipality, and submissions that the person sees',
  decidesAsTheRulesSay,
);

it.each(['readLastVisit', 'listFieldAssets'] as const)(
  'X5.04 X25.10 X39.10 X39.31 %s opens a form to who answers it as staff',
  decidesAsTheRulesSay,
);

it.each([
  'listWorkOrders',
  'createWorkOrder',
  'createWorkOrders',
  'changeWorkOrder',
  'listOrderPeople',
  'cancelWorkOrder',
  'listOwnWorkOrders',
  'takeWorkOrder',
  'releaseWorkOrder',
] as const)('X5.04 X25.10 X39.21 X39.23 %s is for who plans, or for who answers', decidesAsTheRulesSay);

it.each(['listPlanRules', 'createPlanRule', 'changePlanRule', 'deletePlanRule', 'countPlanRule'] as const)(
  'X5.04 X25.10 X39.50 %s is for who plans',
  decidesAsTheRulesSay,
);

it.each(['readPlanFigures'] as const)('X5.04 X25.10 X39.57 %s is for who plans', decidesAsTheRulesSay);

it.each(['readPlanMail', 'setPlanMail'] as const)(
  'X5.04 X39.56 %s is about the mail of the person who asks',
  decidesAsTheRulesSay,
);

it.each(SECOND_FACTOR)(
  'X5.04 X34.02 X34.05 X34.06 %s keeps a second factor to its owner, and to who manages accounts',
  decidesAsTheRulesSay,
);

it.each(PASSKEYS)(
  'X5.04 X34.16 X34.17 X34.18 %s keeps passkeys to the owner of the account',
  decidesAsTheRulesSay,
);

it.each(['beginSingleSignOn', 'completeSingleSignOn', 'endProviderSession'] as const)(
  'X5.04 X34.10 X34.13 %s is for who is not signed in yet, and for the provider',
  decidesAsTheRulesSay,
);

it.each(['listWorkflows', 'createWorkflow', 'updateWorkflow', 'deleteWorkflow'] as const)(
  'X5.04 X25.10 P2.80 P7.01 %s keeps the sets of states of a municipality to its people',
  decidesAsTheRulesSay,
);

it.each(SUBMISSION_LISTS)(
  'X5.04 X25.10 P6.20 R7.01 %s lists what was answered to a form inside the own areas',
  decidesAsTheRulesSay,
);

it.each(['readHome', 'findOfPerson', 'findOfCode'] as const)(
  'X5.04 X25.10 R2.099 %s is for everybody who reads submissions',
  decidesAsTheRulesSay,
);

it.each([
  'readExport',
  'cancelExport',
  'readRecordBundle',
  'cancelRecordBundle',
  'fetchRecordBundle',
] as const)('X5.04 X25.10 %s says of no export of somebody else that it exists', decidesAsTheRulesSay);

it.each(['closePaymentCase', 'useTicket', 'undoTicketUse'] as const)(
  'X5.04 X25.10 P6.20 R7.01 X31.07 X31.13 %s asks for the right to the submissions of what was sold',
  decidesAsTheRulesSay,
);

it.each([
  'readFormToAnswer',
  'openPrefilledLink',
  'submit',
  'startUpload',
  'uploadSignature',
  'findPerson',
  'findPersonOfPortal',
  'createPerson',
  'searchAddresses',
  'readAddress',
  'listAssets',
  'readSale',
] as const)(
  'X5.04 X25.10 A6.02 A6.03 P7.01 X25.07 %s gives a form to staff who answer it',
  decidesAsTheRulesSay,
);

it.each([
  'readFormToAnswer',
  'openPrefilledLink',
  'submit',
  'startUpload',
  'uploadSignature',
  'searchAddresses',
  'readAddress',
  'listAssets',
  'readSale',
] as const)(
  'X5.04 X25.10 A6.09 P6.29 P7.01 X22.03 %s gives a form to visitors and citizens who answer it',
  decidesForVisitors,
);

it.each(SUBMISSION)(
  'X5.04 X25.10 P6.26 R5.27 R6.08 R7.01 W3 %s shows a submission to people who may see it',
  decidesAsTheRulesSay,
);

it.each([
  'readSubmissionDeletion',
  'deleteSubmission',
  'setReviewMark',
  'requestChanges',
  'acceptRevision',
  'recallRequest',
] as const)(
  'X5.04 X25.10 P6.26 R5.27 R6.03 R6.04 R7.01 %s lets who sees an answer and has the right delete or review it',
  decidesAsTheRulesSay,
);

it.each(['openToCorrect', 'correct'] as const)(
  'X5.04 X25.10 R5.28 R6.10 R6.21 R7.01 %s lets people correct a submission, of open forms in any area',
  decidesAsTheRulesSay,
);

it.each(['openToComplete', 'complete', 'changeState', ...APPOINTMENTS_AT_DESK] as const)(
  'X5.04 X25.10 R2.004 R4.03 R5.27 R7.01 %s lets people who work on submissions complete them and move them on',
  decidesAsTheRulesSay,
);

it.each([
  'readMailOffer',
  'sendMailCopy',
  'readMailProgress',
  'uploadMailAttachment',
  'readMailMessage',
] as const)(
  'X5.04 X25.10 R7.01 W13 X19.01 %s keeps letters to who may see the answer, and sent them',
  decidesAsTheRulesSay,
);

it.each(OWN_ACCOUNT)(
  'X5.04 P7.01 X6.02 P2.50 %s gives people their own sessions, password and areas',
  decidesAsTheRulesSay,
);

it.each(['listOutbox', 'retryDelivery', 'giveUpMail', 'readOverview'] as const)(
  'X5.04 X25.10 P7.01 X20.05 X20.06 X31.87 %s shows deliveries to administrators, of the municipality that was asked for',
  decidesAsTheRulesSay,
);

it.each(['readStatus'] as const)(
  'X5.04 P7.01 X37.46 %s shows the installation to administrators only',
  decidesAsTheRulesSay,
);

it.each(['readFile', 'readUpload', 'sendPiece', 'finishUpload', 'removeUpload'] as const)(
  'X5.04 X25.10 P7.01 X14.06 X14.09 W12 %s keeps files to whose they are',
  decidesAsTheRulesSay,
);

it.each(BY_RECEIPT)(
  'X5.04 X25.10 R7.01 W4 X18.12 X25.03 %s asks for a receipt, or who asked for the record',
  decidesAsTheRulesSay,
);

it.each(APPOINTMENTS_BY_LINK)(
  'X5.04 X25.10 X34.76 %s asks for the link of an appointment',
  decidesAsTheRulesSay,
);

it.each(['lookUpRecord', 'lookUpState'] as const)(
  'X5.04 R6.23 R7.01 W1 W2 %s asks for a code, and reveals nothing of what is not for everybody',
  decidesAsTheRulesSay,
);

it.each(['readOwnTexts'] as const)(
  'X5.04 R6.23 R7.01 X34.34 %s gives everybody the words of the town of a form',
  decidesAsTheRulesSay,
);

it.each([
  'readPayment',
  'openPayment',
  'retryPayment',
  'downloadPaymentReceipt',
  'notifyPayment',
  'cancelPayment',
] as const)(
  'X5.04 R6.23 R7.01 A7.10 X21.08 %s asks for both numbers of a payment, or the signature of the gateway',
  decidesAsTheRulesSay,
);

it.each(PORTAL)(
  'X5.04 X25.10 A6.06 R7.01 X22.01 X22.02 X22.04 %s gives citizens of the portal what is their own',
  decidesAsTheRulesSay,
);

it('X5.03 every endpoint of the contract was asked for', () => {
  const asked = Object.entries(ENDPOINTS).flatMap(([name, { access }]) =>
    access.kind === 'answerer' ? [`${name} staff`, `${name} visitor`] : [`${name} staff`],
  );
  expect([...tried].sort()).toEqual(asked.sort());
});
