// Taking in an answer: the browser's check again with the same domain code, the limits under a lock, codes, first
// state and audit in one transaction. The id comes from the device, so a retry stores nothing twice.
// rules: A1.02, A3.30, A4.05, A4.30-A4.34, A4.50, A5.01-A5.09, A6.05, A7.06-A7.09, E3.30, W8, W10
import { createHash } from 'node:crypto';
import type { Body } from '@constancia/contract/endpoint.ts';
import type { Submitted, submit as submitEndpoint } from '@constancia/contract/submissions.ts';
import type { Actor } from '@constancia/domain/access/actor.ts';
import { mayAnswerAsCitizen, type PortalCitizen } from '@constancia/domain/access/portal-citizen.ts';
import { DOCUMENT_TYPE } from '@constancia/domain/interchange/citizen-document.ts';
import { countCopies } from '@constancia/domain/documents/sheet-columns.ts';
import type { AnswerSet } from '@constancia/domain/submissions/answers.ts';
import type { AnswerParts } from '@constancia/domain/submissions/answer-parts.ts';
import { ANONYMOUS_AUTHOR } from '@constancia/domain/submissions/author.ts';
import { checkAnswers } from '@constancia/domain/submissions/check-answers.ts';
import type { FormIndex } from '@constancia/domain/submissions/form-index.ts';
import type { Citizen } from '@constancia/domain/submissions/submission.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { Problem } from '../../platform/http/problem.ts';
import {
  findForm,
  type FormRow,
  type FormVersions,
  openFormAsVisitor,
  openFormToAnswer,
} from '../forms/public.ts';
import { findAuthor } from '../users/public.ts';
import { checkFiles } from './answer-files/check-files.ts';
import type { IntakeQueue } from './intake-queue.ts';
import { signatureFileIssues } from './check-signatures.ts';
import { incidentOfNew } from './incidents/raise-incident.ts';
import type { IntakeItem } from './queries.ts';
import { type CheckedSale, type Sales, type SentFrom, storeWithOrder } from './sales.ts';
import { type FindAsset, submittedAsset } from './submitted-asset.ts';
import { type FindPerson, submittedParts } from './submitted-parts.ts';

export interface IntakeServices {
  readonly db: Database;
  readonly versions: FormVersions;
  readonly intake: IntakeQueue;
  readonly findPerson: FindPerson;
  readonly findAsset: FindAsset;
  readonly clock: Clock;
  readonly sales: Sales;
}

type SubmitBody = Body<typeof submitEndpoint>;

export interface Sent {
  readonly formId: string;
  readonly body: SubmitBody;
  readonly from: SentFrom;
}

interface Author {
  readonly createdBy: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly inspectorNumber: string;
}

const VISITOR: Author = { createdBy: ANONYMOUS_AUTHOR, firstName: '', lastName: '', inspectorNumber: '' };

async function versionAnswered(
  { db, versions }: IntakeServices,
  form: FormRow,
  version: number,
): Promise<FormIndex> {
  const index = await versions.load(form, version);
  if (index) return index;
  // A form that was removed since it was looked up took its versions with it.
  if (!(await findForm(db, form.id))) throw new Problem('form-deleted');
  throw new Problem('answers-invalid', { issues: [{ code: 'version-unknown', at: { field: 'version' } }] });
}

interface Answered {
  readonly index: FormIndex;
  readonly municipalityId: string;
  readonly formId: string;
  /** Id of the account; '' for a visitor. */
  readonly uploadedBy: string;
  readonly sale: CheckedSale | null;
  /** Who came from the citizen portal: whom the answer is about, without being asked. */
  readonly person: Citizen | null;
}

interface Checked {
  readonly answers: AnswerSet;
  readonly parts: AnswerParts;
  /** Storage keys that the answer names. */
  readonly files: readonly string[];
}

/** Answers and parts cleaned for storing; throws with every issue, the person's first (A4.30). */
async function checked(
  { db, findPerson, findAsset }: IntakeServices,
  { index, municipalityId, formId, uploadedBy, sale, person }: Answered,
  body: SubmitBody,
): Promise<Checked> {
  const form = { municipalityId, definition: index.definition };
  const { parts, issues: ofParts } = await submittedParts(findPerson, form, body.parts);
  const { asset, issues: ofAsset } = await submittedAsset(findAsset, form, parts);
  const answered = { municipalityId, formId, submissionId: body.id, uploadedBy };
  const ofSignatures = await signatureFileIssues(db, answered, parts.signatures);
  const { answers, issues: ofAnswers } = checkAnswers(index, body.answers);
  const { files, issues: ofFiles } = await checkFiles(db, answered, answers);
  const issues = [...ofParts, ...ofAsset, ...ofSignatures, ...ofAnswers, ...ofFiles, ...(sale?.issues ?? [])];
  if (issues.length > 0) throw new Problem('answers-invalid', { issues });
  const drawn = parts.signatures.map(({ image }) => image);
  const citizen = person ?? parts.citizen;
  return { answers, parts: { ...parts, asset, citizen }, files: [...files, ...drawn] };
}

/** The chosen state, otherwise the initial one; null on a form without states. */
function firstState(
  index: FormIndex,
  chosen: number | undefined,
): { readonly id: number; readonly name: string } | null {
  const { states, initialState } = index.definition;
  const id = chosen ?? initialState;
  if (states.length === 0 || id === null) return null;
  const state = states.find((candidate) => candidate.id === id);
  if (!state)
    throw new Problem('answers-invalid', { issues: [{ code: 'state-unknown', at: { field: 'state' } }] });
  return { id: state.id, name: state.name };
}

const bought = ({ purchase }: SubmitBody) => (purchase ? [purchase] : []);

function hashOf(body: SubmitBody, answers: AnswerSet, parts: AnswerParts): string {
  return createHash('sha256')
    .update(JSON.stringify([body.version, body.state ?? null, answers, parts, ...bought(body)]))
    .digest('hex');
}

async function store(
  services: IntakeServices,
  form: FormRow,
  {
    body,
    author,
    uploadedBy,
    from,
    person = null,
  }: {
    readonly body: SubmitBody;
    readonly author: Author;
    readonly uploadedBy: string;
    readonly from: SentFrom;
    readonly person?: Citizen | null;
  },
): Promise<Submitted> {
  const index = await versionAnswered(services, form, body.version);
  const sale = await services.sales.check(form, body.purchase);
  const of = { index, municipalityId: form.municipality_id, formId: form.id, uploadedBy, sale, person };
  const { answers, parts, files } = await checked(services, of, body);
  const state = firstState(index, body.state);
  const item: IntakeItem = {
    ...author,
    id: body.id,
    formId: form.id,
    formVersion: body.version,
    areaId: form.area_id,
    responseLimit: form.response_limit,
    withRecordCode: index.definition.options.pdfDownloadCode,
    answers,
    copies: countCopies({}, { answers }),
    state: state?.id ?? null,
    stateName: state?.name ?? '',
    contentHash: hashOf(body, answers, parts),
    parts,
    files,
    singleAnswer: index.definition.options.singleAnswer,
    incident: incidentOfNew(index.definition, {
      state: state?.id ?? null,
      username: uploadedBy === '' ? null : author.createdBy,
    }),
  };
  const municipalityId = form.municipality_id;
  const { outcome, code, record_code } = sale
    ? await storeWithOrder(services.db, { municipalityId, at: services.clock() }, { item, ...sale })
    : await services.intake.store(municipalityId, item);
  if (outcome === 'form-deleted') throw new Problem('form-deleted');
  if (outcome === 'already-answered') throw new Problem('already-answered');
  if (outcome === 'limit-reached') throw new Problem('limit-reached');
  if (outcome === 'id-taken') throw new Problem('id-taken');
  const payment = sale && (await services.sales.started({ municipalityId, submissionId: body.id }, from));
  return { id: body.id, code, recordCode: record_code, ...(payment && { payment }) };
}

export async function submitByStaff(
  services: IntakeServices,
  actor: Actor,
  { formId, body, from }: Sent,
): Promise<Submitted> {
  const form = await openFormToAnswer(services.db, actor, formId);
  const user = await findAuthor(services.db, actor.municipalityId, actor.userId);
  const author = {
    createdBy: actor.username,
    firstName: user?.first_name ?? '',
    lastName: user?.last_name ?? '',
    inspectorNumber: user?.inspector_number ?? '',
  };
  return store(services, form, { body, author, uploadedBy: actor.userId, from });
}

/**
 * A visitor chooses no state: the form's initial one is taken. A portal form knows who answers it from the portal; to a
 * public one that says nothing.
 */
export async function submitByVisitor(
  services: IntakeServices,
  citizen: PortalCitizen | null,
  { formId, body, from }: Sent,
): Promise<Submitted> {
  const form = await openFormAsVisitor(services.db, citizen, formId);
  const { state: _ignored, ...rest } = body;
  const own = citizen !== null && mayAnswerAsCitizen(citizen, asksPortal(form)) ? citizen : null;
  const person = own && (await personOf(services, own));
  const author = own ? authorFrom(own) : VISITOR;
  return store(services, form, { body: rest, author, uploadedBy: '', from, person });
}

const asksPortal = ({ municipality_id: municipalityId, portal }: FormRow) => ({ municipalityId, portal });

function authorFrom({ author: createdBy, firstName, lastName }: PortalCitizen): Author {
  return { createdBy, firstName, lastName, inspectorNumber: '' };
}

/** As the register has them; of who is not in ours what the portal told. */
async function personOf({ findPerson }: IntakeServices, citizen: PortalCitizen): Promise<Citizen> {
  const { municipalityId, id, firstName, lastName, documentNumber } = citizen;
  const known = await findPerson({ municipalityId, id, documentNumber });
  return known ?? { ...NO_CONTACT, id, firstName, lastName, documentNumber };
}

const NO_CONTACT = {
  email: '',
  phone: '',
  street: '',
  personType: 'fisica',
  documentType: DOCUMENT_TYPE.dni,
  taxNumber: '',
  source: '',
} as const;
