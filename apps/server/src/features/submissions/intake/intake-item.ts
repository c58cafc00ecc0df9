// Makes of what a device sent the item that is stored: checked with the same domain code as the browser, with its first
// state, its words, and what statistics count.
// rules: A4.30-A4.33, A7.08, W8
import { createHash } from 'node:crypto';
import type { Body } from '@constancia/contract/endpoint.ts';
import type { submit as submitEndpoint } from '@constancia/contract/submissions/submissions.ts';
import { countCopies } from '@constancia/domain/presentation/sheet/sheet-columns.ts';
import { countedValues } from '@constancia/domain/statistics/counted-values.ts';
import type { AnswerSet } from '@constancia/domain/submissions/answers/answers.ts';
import type { FormIndex } from '@constancia/domain/submissions/answers/form-index.ts';
import { checkAnswers } from '@constancia/domain/submissions/checks/check-answers.ts';
import {
  type Evidence,
  evidenceIssues,
  storedEvidence,
} from '@constancia/domain/submissions/evidence/evidence.ts';
import { statusesOfNew } from '@constancia/domain/submissions/filter/new-statuses.ts';
import type { Particulars } from '@constancia/domain/submissions/particulars/particulars.ts';
import type { Asset } from '@constancia/domain/submissions/submission.ts';
import { recordCodeLengthOf } from '@constancia/domain/submissions/submission-code.ts';
import { networkAddressOfStaff } from '../../../platform/audit/declared-audit.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import { asksAsset } from '@constancia/domain/submissions/particulars/particulars.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { type FormRow, type FormVersions } from '../../forms/public.ts';
import { checkFiles } from '../files/check-files.ts';
import { incidentOfNew } from '../incidents/raise-incident.ts';
import { storedWords } from '../search/search-words.ts';
import { type AnsweredVersion, answeredVersion } from '../view/answered-version.ts';
import { signatureFileIssues } from './check-signatures.ts';
import { findOrderedWork, type IntakeItem, maySeeOfAsset } from './queries.ts';
import { type CheckedSale } from './sales.ts';
import { type Author, type Sender } from './sender.ts';
import { type FindAsset, submittedAsset } from './submitted-asset.ts';
import { submittedParticulars } from './submitted-particulars.ts';

/** Without the solution of a puzzle, which is judged before. */
export type SubmitBody = Omit<Body<typeof submitEndpoint>, 'solution'>;

export interface ItemServices {
  readonly db: Database;
  readonly versions: FormVersions;
  readonly findAsset: FindAsset;
  readonly clock: Clock;
}

interface ToSubmit
  extends AnsweredVersion,
    Pick<Sender, 'uploadedBy' | 'findPerson' | 'person' | 'answerer'> {
  readonly municipalityId: string;
  readonly formId: string;
  readonly sale: CheckedSale | null;
}

interface Checked {
  readonly answers: AnswerSet;
  readonly particulars: Particulars;
  /** Storage keys of the files that the answers name. */
  readonly files: readonly string[];
  readonly evidence: Evidence | null;
}

/**
 * Answers and particulars cleaned for storing. Throws all issues together, those of the person first (A4.30).
 */
async function checked(
  { db, findAsset, clock }: ItemServices,
  { answered: index, municipalityId, formId, uploadedBy, sale, findPerson, person, answerer }: ToSubmit,
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
    ...(body.evidence ? evidenceIssues(index.definition, answerer, body.evidence) : []),
  ];
  if (issues.length > 0) throw new Problem('answers-invalid', { issues });
  const drawn = particulars.signatures.map(({ image }) => image);
  const citizen = person ?? particulars.citizen;
  return {
    answers,
    particulars: { ...particulars, asset, citizen },
    files: [...files.map(({ key }) => key), ...drawn],
    evidence: body.evidence ? storedEvidence(body.evidence, clock()) : null,
  };
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
 * it is sent again, and without the evidence: its end is measured each time it is sent.
 */
function hashOf(body: SubmitBody, answers: string): string {
  const rest = JSON.stringify([
    body.version,
    body.state ?? null,
    body.particulars ?? null,
    ...purchasesOf(body),
    ...(body.startedFrom === undefined ? [] : [body.startedFrom]),
    ...(body.workOrder === undefined ? [] : [{ workOrder: body.workOrder }]),
  ]);
  return createHash('sha256').update(rest).update(answers).digest('hex');
}

interface Start {
  readonly form: FormRow;
  readonly sender: Sender;
  readonly version: FormIndex;
  readonly asset: Asset | null;
}

/** Null for one that was deleted since, that is about another asset or form, or that the sender may not see. */
async function startOf(
  db: Database,
  { form, sender: { scope }, version, asset }: Start,
  { startedFrom: id }: SubmitBody,
): Promise<string | null> {
  if (id === undefined || !scope || !asset || !version.definition.startsFromLastVisit) return null;
  const key = { municipalityId: form.municipalityId, formId: form.id };
  return (await maySeeOfAsset(db, { form: key, scope }, { id, assetId: asset.id })) ? id : null;
}

/**
 * Throws work-order-unfit for an order of another form or asset. One that was done, cancelled or taken by somebody else
 * since does not keep the submission from being stored: the work was done. Nor does an asset that left the register, or that
 * the form asks for no longer: then nobody can name it.
 */
async function workOrderOf(
  db: Database,
  { form, sender, version, asset }: Start,
  { workOrder: id }: SubmitBody,
): Promise<string | null> {
  if (id === undefined || sender.answerer !== 'staff') return null;
  const ordered = await findOrderedWork(db, form.municipalityId, id);
  if (ordered?.formId !== form.id) throw new Problem('work-order-unfit');
  const { assetId, isAssetGone } = ordered;
  const mayLack = isAssetGone || !asksAsset(version.definition);
  const fits = assetId === null || assetId === asset?.id || (asset === null && mayLack);
  if (!fits) throw new Problem('work-order-unfit');
  return id;
}

export async function itemOf(
  services: ItemServices,
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
  const { answers, particulars, files, evidence } = await checked(services, of, body);
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
    language: answerer === 'staff' ? '' : (body.language ?? ''),
    networkAddress: uploadedBy === '' ? null : networkAddressOfStaff(),
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
    startedFrom: await startOf(
      services.db,
      { form, sender, version: version.answered, asset: particulars.asset },
      body,
    ),
    evidence,
    workOrder: await workOrderOf(
      services.db,
      { form, sender, version: version.answered, asset: particulars.asset },
      body,
    ),
    ...statusesOfNew(version.answered.definition),
    imported: null,
  };
}

/** The history begins with the first state, at the time of storing. */
function historyOf(state: FirstState | null, { createdBy: username }: Author): IntakeItem['stateHistory'] {
  return state ? [{ at: null, username, stateId: state.id, stateName: state.name, initial: true }] : [];
}
