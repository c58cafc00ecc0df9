// Stores what ODK or Kobo collected, all of it or nothing, through the function that stores every submission. What the other program has
// comes in once: its id follows from that of the other program.
// rules: X38.35-X38.37
import { createHash } from 'node:crypto';
import type { Body, Reply } from '@constancia/contract/endpoint.ts';
import type { importCollected as importCollectedEndpoint } from '@constancia/contract/forms/collected.ts';
import {
  type CollectedSubmission,
  readCollected,
} from '@constancia/domain/interchange/collected/read-collected.ts';
import { COLLECTED_REASONS, type CollectedLine } from '@constancia/domain/interchange/collected/report.ts';
import { countCopies } from '@constancia/domain/presentation/sheet/sheet-columns.ts';
import type { FormIndex } from '@constancia/domain/submissions/answers/form-index.ts';
import { recordCodeLengthOf } from '@constancia/domain/submissions/submission-code.ts';
import { appendAudit } from '../../../platform/audit/queries.ts';
import type { Clock } from '../../../platform/clock.ts';
import { type Database, inTransaction, type Queryable } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { entityIdOf } from '../../../platform/ids.ts';
import type { FormRow, FormVersions } from '../../forms/public.ts';
import { type IntakeItem, type IntakeOutcome, intakeSubmissions } from '../intake/queries.ts';
import { storedWords } from '../search/search-words.ts';

export interface CollectedServices {
  readonly db: Database;
  readonly versions: FormVersions;
  readonly clock: Clock;
}

interface Into {
  readonly form: FormRow;
  /** Username of the person who imports, and who answered where a file does not say it. */
  readonly by: string;
}

type Outcome = Reply<typeof importCollectedEndpoint>;

/** Carries the outcome out of a transaction that is taken back. */
class DryRun extends Error {
  readonly outcome: Outcome;

  constructor(outcome: Outcome) {
    super('dry run');
    this.outcome = outcome;
  }
}

export async function importCollected(
  { db, versions, clock }: CollectedServices,
  into: Into,
  { files, dryRun }: Body<typeof importCollectedEndpoint>,
): Promise<Outcome> {
  const index = await versions.load(into.form, into.form.version);
  if (!index) throw new Problem('form-not-found');
  const tables = files.map(({ name, lines }) => ({ name, table: lines }));
  const { submissions, lines, more } = readCollected(tables, index);
  if (submissions.length === 0) return { stored: 0, there: 0, lines: [...lines], more };
  const now = clock();
  try {
    return await inTransaction(db, async (tx) => {
      const outcomes = await storeAll(tx, submissions, { ...into, index, now });
      const outcome = outcomeOf(submissions, outcomes, { lines, more });
      if (dryRun) throw new DryRun(outcome);
      await auditImport(tx, into, { now, outcome, files: files.length });
      return outcome;
    });
  } catch (error) {
    if (error instanceof DryRun) return error.outcome;
    throw error;
  }
}

interface Storing extends Into {
  readonly index: FormIndex;
  readonly now: Date;
}

/** Submissions that are handed to the database at a time. */
const GROUP = 200;

async function storeAll(
  tx: Queryable,
  submissions: readonly CollectedSubmission[],
  storing: Storing,
): Promise<readonly IntakeOutcome[]> {
  const { municipalityId } = storing.form;
  const outcomes: IntakeOutcome[] = [];
  for (let at = 0; at < submissions.length; at += GROUP) {
    const items = submissions.slice(at, at + GROUP).map((submission) => itemOf(submission, storing));
    outcomes.push(...(await intakeSubmissions(tx, { municipalityId, at: storing.now }, items)));
  }
  return outcomes;
}

const sha256 = (text: string) => createHash('sha256').update(text).digest();

const AUTHOR_MAX = 200;

function itemOf(submission: CollectedSubmission, { form, index, by }: Storing): IntakeItem {
  const { identity, answers, createdAt, location } = submission;
  const { definition } = index;
  const createdBy = submission.createdBy.slice(0, AUTHOR_MAX) || by;
  const answersText = JSON.stringify(answers);
  const particulars = {
    location: location && { address: '', ...location },
    citizen: null,
    asset: null,
    signatures: [],
  };
  const state = definition.states.find(({ id }) => id === definition.initialState);
  return {
    id: entityIdOf(sha256(`${form.id}\n${identity}`)),
    formId: form.id,
    formVersion: form.version,
    newestVersion: null,
    areaId: form.areaId,
    responseLimit: null,
    public: form.public,
    portal: form.portal,
    keyword: form.keyword,
    recordCodeLength: form.keyword === '' ? null : recordCodeLengthOf(definition),
    language: '',
    networkAddress: null,
    createdBy,
    firstName: '',
    lastName: '',
    inspectorNumber: '',
    answersText,
    copies: countCopies({}, { answers }),
    words: storedWords(form.id, index, { answers, particulars }),
    state: state?.id ?? null,
    stateHistory: state
      ? [{ at: createdAt, username: createdBy, stateId: state.id, stateName: state.name, initial: true }]
      : [],
    contentHash: sha256(JSON.stringify([createdAt, createdBy, location, answersText])).toString('hex'),
    particulars,
    files: [],
    singleAnswer: false,
    incident: null,
    imported: {
      code: null,
      recordCode: '',
      createdAt,
      updatedAt: createdAt,
      residue: null,
      incidentNumber: '',
    },
  };
}

/** What is there already stays as it is: only what differs from it is said. */
function outcomeOf(
  submissions: readonly CollectedSubmission[],
  outcomes: readonly IntakeOutcome[],
  { lines, more }: { readonly lines: readonly CollectedLine[]; readonly more: number },
): Outcome {
  const left = submissions.flatMap(({ file, row, identity }, index): CollectedLine[] => {
    const outcome = outcomes[index]?.outcome;
    if (outcome === 'stored' || outcome === 'repeated') return [];
    const reason = outcome === 'was-deleted' ? 'deleted-here' : 'changed-since';
    return [{ file, row, column: '', reason, severity: COLLECTED_REASONS[reason], text: identity }];
  });
  const count = (wanted: IntakeOutcome['outcome']) =>
    outcomes.filter(({ outcome }) => outcome === wanted).length;
  return { stored: count('stored'), there: count('repeated'), lines: [...lines, ...left], more };
}

async function auditImport(
  tx: Queryable,
  { form, by }: Into,
  { now, outcome, files }: { readonly now: Date; readonly outcome: Outcome; readonly files: number },
): Promise<void> {
  await appendAudit(tx, {
    municipalityId: form.municipalityId,
    at: now,
    actor: by,
    action: 'import',
    subject: 'submission',
    subjectId: form.id,
    details: { form: form.id, stored: outcome.stored, there: outcome.there, files },
  });
}
