// Takes in a new submission: checks it with the same domain code as the browser, then stores it with limits,
// codes, first state and audit in one transaction. The device makes the id, so sending twice stores once.
// rules: A4.30-A4.34, A7.06, A7.08, W8
import { createHash } from 'node:crypto';
import type { Body } from '@constancia/contract/endpoint.ts';
import type {
  Submitted as Reply,
  submit as submitEndpoint,
} from '@constancia/contract/submissions/submissions.ts';
import type { Actor } from '@constancia/domain/access/actor.ts';
import type { Answerer } from '@constancia/domain/access/answerer.ts';
import type { PortalCitizen } from '@constancia/domain/access/portal-citizen.ts';
import { countCopies } from '@constancia/domain/presentation/sheet/sheet-columns.ts';
import { countedValues } from '@constancia/domain/statistics/counted-values.ts';
import type { AnswerSet } from '@constancia/domain/submissions/answers/answers.ts';
import type { FormIndex } from '@constancia/domain/submissions/answers/form-index.ts';
import { checkAnswers } from '@constancia/domain/submissions/checks/check-answers.ts';
import type { Particulars } from '@constancia/domain/submissions/particulars/particulars.ts';
import { recordCodeLengthOf } from '@constancia/domain/submissions/submission-code.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import {
  type FormRow,
  type FormVersions,
  judgesAlike,
  refuseUnlessStaffMayAnswer,
  refuseUnlessVisitorMayAnswer,
  type SeenForms,
} from '../../forms/public.ts';
import { checkFiles } from '../files/check-files.ts';
import { incidentOfNew } from '../incidents/raise-incident.ts';
import { storedWords } from '../search/search-words.ts';
import { type AnsweredVersion, answeredVersion } from '../view/answered-version.ts';
import { signatureFileIssues } from './check-signatures.ts';
import type { IntakeQueue } from './intake-queue.ts';
import { type IntakeItem, type IntakeOutcome, isTakenId } from './queries.ts';
import { type CheckedSale, type Sales, type SentFrom, storeWithOrder } from './sales.ts';
import { type Author, type Sender, staffSender, visitorSender } from './sender.ts';
import { type FindAsset, submittedAsset } from './submitted-asset.ts';
import { type FindPerson, submittedParticulars } from './submitted-particulars.ts';

export interface IntakeServices {
  readonly db: Database;
  readonly versions: FormVersions;
  readonly forms: SeenForms;
  readonly intake: IntakeQueue;
  readonly findPerson: FindPerson;
  readonly findAsset: FindAsset;
  readonly clock: Clock;
  readonly sales: Sales;
}

/** Without the solution of a puzzle, which is judged before. */
type SubmitBody = Omit<Body<typeof submitEndpoint>, 'solution'>;

/** The reply, with the municipality of the submission, which the receipt needs. */
export type Submitted = Reply & { readonly municipalityId: string };

export interface Sent {
  readonly formId: string;
  readonly body: SubmitBody;
  readonly from: SentFrom;
}

interface ToSubmit extends AnsweredVersion, Pick<Sender, 'uploadedBy' | 'findPerson' | 'person'> {
  readonly municipalityId: string;
  readonly formId: string;
  readonly sale: CheckedSale | null;
}

interface Checked {
  readonly answers: AnswerSet;
  readonly particulars: Particulars;
  /** Storage keys of the files that the answers name. */
  readonly files: readonly string[];
}

/**
 * Answers and particulars cleaned for storing. Throws all issues together, those of the person first (A4.30).
 */
async function checked(
  { db, findAsset }: IntakeServices,
  { answered: index, municipalityId, formId, uploadedBy, sale, findPerson, person }: ToSubmit,
  body: SubmitBody,
): Promise<Checked> {
  const form = { municipalityId, definition: index.definition };
  const { particulars, issues: ofParticulars } = await submittedParticulars(
    findPerson,
    form,
    body.particulars,
  );
  const { asset, issues: ofAsset } = await submittedAsset(findAsset, form, particulars);
  const submission = { municipalityId, formId, submissionId: body.id, uploadedBy };
  const ofSignatures = await signatureFileIssues(db, submission, particulars.signatures);
  const { answers, issues: ofAnswers } = checkAnswers(index, body.answers);
  const { files, issues: ofFiles } = await checkFiles(db, submission, answers);
  const issues = [
    ...ofParticulars,
    ...ofAsset,
    ...ofSignatures,
    ...ofAnswers,
    ...ofFiles,
    ...(sale?.issues ?? []),
  ];
  if (issues.length > 0) throw new Problem('answers-invalid', { issues });
  const drawn = particulars.signatures.map(({ image }) => image);
  const citizen = person ?? particulars.citizen;
  return { answers, particulars: { ...particulars, asset, citizen }, files: [...files, ...drawn] };
}

interface FirstState {
  readonly id: number;
  readonly name: string;
}

/** The state that was chosen, otherwise the initial one; null on a form without states. */
function firstState(index: FormIndex, chosen: number | undefined): FirstState | null {
  const { states, initialState } = index.definition;
  const id = chosen ?? initialState;
  if (states.length === 0 || id === null) return null;
  const state = states.find((candidate) => candidate.id === id);
  if (!state)
    throw new Problem('answers-invalid', { issues: [{ code: 'state-unknown', at: { field: 'state' } }] });
  return { id: state.id, name: state.name };
}

const purchasesOf = ({ purchase }: SubmitBody) => (purchase ? [purchase] : []);

/**
 * Hash of what the device sent, without what we read from the registers, because they may have changed when
 * it is sent again.
 */
function hashOf(body: SubmitBody, answers: string): string {
  const rest = JSON.stringify([
    body.version,
    body.state ?? null,
    body.particulars ?? null,
    ...purchasesOf(body),
  ]);
  return createHash('sha256').update(rest).update(answers).digest('hex');
}

async function itemOf(
  services: IntakeServices,
  {
    form,
    sale,
    sender,
  }: { readonly form: FormRow; readonly sale: CheckedSale | null; readonly sender: Sender },
  body: SubmitBody,
): Promise<IntakeItem> {
  const { author, uploadedBy, answerer } = sender;
  const version = await answeredVersion(services, form, { version: body.version, answerer });
  const of = { ...version, ...sender, municipalityId: form.municipalityId, formId: form.id, sale };
  const { answers, particulars, files } = await checked(services, of, body);
  const state = firstState(version.answered, body.state);
  const { definition: newest } = version.newest;
  const answersText = JSON.stringify(answers);
  return {
    ...author,
    id: body.id,
    formId: form.id,
    formVersion: body.version,
    newestVersion: form.version,
    areaId: form.areaId,
    responseLimit: form.responseLimit,
    public: form.public,
    portal: form.portal,
    keyword: form.keyword,
    recordCodeLength: form.keyword === '' ? null : recordCodeLengthOf(newest),
    answersText,
    copies: countCopies({}, { answers }),
    counted: countedValues(version.answered, answers),
    words: storedWords(form.id, version.answered, { answers, particulars }),
    state: state?.id ?? null,
    stateHistory: historyOf(state, author),
    contentHash: hashOf(body, answersText),
    particulars,
    files,
    singleAnswer: newest.options.singleAnswer,
    incident: incidentOfNew(version.answered.definition, {
      state: state?.id ?? null,
      username: uploadedBy === '' ? null : author.createdBy,
    }),
    imported: null,
  };
}

/** The history begins with the first state, at the time of storing. */
function historyOf(state: FirstState | null, { createdBy: username }: Author): IntakeItem['stateHistory'] {
  return state ? [{ at: null, username, stateId: state.id, stateName: state.name, initial: true }] : [];
}

/** How often a submission is checked again because its form was saved during the check. */
const CHECKS_REPEATED_MAX = 3;

interface Opened {
  readonly form: FormRow;
  readonly sender: Sender;
}
/** Throws unless this sender may answer the form; null: it does not exist. */
type Open = (form: FormRow | null) => Promise<Opened>;

async function store(services: IntakeServices, open: Open, sent: Sent): Promise<Submitted> {
  const bySeen = await storeBySeenForm(services, open, sent);
  if (bySeen) return bySeen;
  for (let attempt = 1; ; attempt++) {
    const opened = await open(await services.forms.read(sent.formId));
    const result = await storeOnce(services, opened, sent);
    if (result.outcome === 'form-changed' && attempt < CHECKS_REPEATED_MAX) continue;
    return submitted(services, opened.form, { result, sent });
  }
}

/**
 * Stores a submission that the form as it was seen last takes. Null when it was not seen, or has changed since: then
 * everything has to be checked again.
 */
async function storeBySeenForm(services: IntakeServices, open: Open, sent: Sent): Promise<Submitted | null> {
  const seen = services.forms.seen(sent.formId);
  if (!seen) return null;
  try {
    const opened = await open(seen);
    const result = await storeOnce(services, opened, sent);
    if (result.outcome === 'form-changed') return null;
    return await submitted(services, opened.form, { result, sent });
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    if (judgesAlike(seen, await services.forms.read(sent.formId))) throw error;
    return null;
  }
}

interface Result extends IntakeOutcome {
  /** Something was bought with it. */
  readonly sold: boolean;
}

async function storeOnce(
  services: IntakeServices,
  { form, sender }: Opened,
  { body, from }: Sent,
): Promise<Result> {
  const sale = await services.sales.check(form, body.purchase, from);
  const item = await itemOf(services, { form, sale, sender }, body);
  return { ...(await stored(services, form.municipalityId, { item, sale })), sold: sale !== null };
}

/** The reply to a submission that was stored. Throws when it was refused. */
async function submitted(
  { sales }: IntakeServices,
  form: FormRow,
  { result, sent }: { readonly result: Result; readonly sent: Sent },
): Promise<Submitted> {
  refuse(result.outcome, form);
  const { id } = sent.body;
  const { municipalityId } = form;
  const payment = result.sold && (await sales.started({ municipalityId, submissionId: id }, sent.from));
  return {
    id,
    municipalityId,
    code: result.code,
    recordCode: result.recordCode,
    ...(payment && { payment }),
  };
}

async function stored(
  { db, clock, intake }: IntakeServices,
  municipalityId: string,
  { item, sale }: { readonly item: IntakeItem; readonly sale: CheckedSale | null },
): Promise<IntakeOutcome> {
  try {
    if (!sale) return await intake.store(municipalityId, item);
    return await storeWithOrder(db, { municipalityId, at: clock() }, { item, ...sale });
  } catch (error) {
    // Another municipality stored a submission with this id at the same time.
    if (isTakenId(error)) throw new Problem('id-taken');
    throw error;
  }
}

function refuse(outcome: IntakeOutcome['outcome'], form: FormRow): void {
  switch (outcome) {
    case 'stored':
    case 'repeated':
      return;
    case 'was-deleted':
      throw new Problem('submission-deleted');
    case 'form-changed':
      throw new Problem('form-changed', { values: { version: form.version } });
    default:
      throw new Problem(outcome);
  }
}

/** Stores what a person sent, as staff or as a visitor. */
export function submitAs(services: IntakeServices, answerer: Answerer, sent: Sent): Promise<Submitted> {
  return answerer.kind === 'staff'
    ? submitByStaff(services, answerer.actor, sent)
    : submitByVisitor(services, answerer.citizen, sent);
}

async function submitByStaff(services: IntakeServices, actor: Actor, sent: Sent): Promise<Submitted> {
  const sender = await staffSender(services, actor);
  const open: Open = async (form) => ({ form: refuseUnlessStaffMayAnswer(form, actor), sender });
  return store(services, open, sent);
}

/** A visitor's submission starts in the form's initial state, whatever the device says. */
async function submitByVisitor(
  services: IntakeServices,
  citizen: PortalCitizen | null,
  { body: { state: _ignored, ...body }, ...sent }: Sent,
): Promise<Submitted> {
  const open: Open = async (found) => {
    const form = refuseUnlessVisitorMayAnswer(found, citizen);
    return { form, sender: await visitorSender(services, citizen, form) };
  };
  return store(services, open, { ...sent, body });
}
