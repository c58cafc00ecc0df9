// Stores what ODK or Kobo collected, all of it or nothing, through the function that stores every submission. What the other program has
// comes in once: its id follows from that of the other program.
// rules: X38.35-X38.37, X38.103, X38.105
import { truncate } from '@constancia/domain/text/truncate.ts';
import { createHash } from 'node:crypto';
import type { Reply } from '@constancia/contract/endpoint.ts';
import type { Actor } from '@constancia/domain/access/actor.ts';
import { may } from '@constancia/domain/access/may.ts';
import type { importCollected as importCollectedEndpoint } from '@constancia/contract/forms/collected.ts';
import {
  type CollectedFile,
  type CollectedSubmission,
  type ReadCollected,
  readCollected,
} from '@constancia/domain/interchange/collected/read-collected.ts';
import { COLLECTED_REASONS, type CollectedLine } from '@constancia/domain/interchange/collected/report.ts';
import { countCopies } from '@constancia/domain/presentation/sheet/sheet-columns.ts';
import type { FormIndex } from '@constancia/domain/submissions/answers/form-index.ts';
import { statusesOfNew } from '@constancia/domain/submissions/filter/new-statuses.ts';
import { mayOfferVideo, settingsOf } from '@constancia/domain/territory/municipality-settings.ts';
import { recordCodeLengthOf } from '@constancia/domain/submissions/submission-code.ts';
import type { VisitorLimits } from '../../../config/config.ts';
import { appendAudit } from '../../../platform/audit/queries.ts';
import { type Database, inTransaction, type Queryable } from '../../../platform/db/database.ts';
import type { ZipEntry } from '../../../platform/file-checks/zip-archive.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { entityIdOf } from '../../../platform/ids.ts';
import { type IncomingImageServices, roomFor } from '../../files/public.ts';
import type { FormRow, FormVersions } from '../../forms/public.ts';
import { type IntakeItem, type IntakeOutcome, intakeSubmissions } from '../intake/queries.ts';
import { storedWords } from '../search/search-words.ts';
import { type Attached, type Attaching, attachFiles, takeBackUnused, withKeys } from './attach-files.ts';
import { knownIds } from './queries.ts';

export interface CollectedServices extends IncomingImageServices {
  readonly limits: VisitorLimits;
  readonly versions: FormVersions;
}

interface Into {
  readonly form: FormRow;
  /** Username of the person who imports, and who answered where a file does not say it. */
  readonly by: string;
  readonly userId: string;
  /** Whether a file may say it. */
  readonly takesAuthors: boolean;
}

/** Who manages the accounts may say what other people sent; a program has no such right. */
export const mayNameAuthors = (actor: Actor): boolean =>
  !actor.program && may(actor, 'manage', 'usuario_municipio');

type Outcome = Reply<typeof importCollectedEndpoint>;

/** Carries the outcome out of a transaction that is taken back. */
class DryRun extends Error {
  readonly outcome: Outcome;

  constructor(outcome: Outcome) {
    super('dry run');
    this.outcome = outcome;
  }
}

export interface Collected {
  readonly tables: readonly CollectedFile[];
  /** Files that answers name; null where there are tables only. */
  readonly media: ReadonlyMap<string, ZipEntry> | null;
  readonly dryRun: boolean;
}

export async function importCollected(
  services: CollectedServices,
  into: Into,
  { tables, media, dryRun }: Collected,
): Promise<Outcome> {
  const { form, takesAuthors } = into;
  const index = await services.versions.load(form, form.version);
  if (!index) throw new Problem('form-not-found');
  const names = media && new Set(media.keys());
  const offersVideo = mayOfferVideo(settingsOf(form.settings), into.by);
  const read = readCollected(tables, index, { takesAuthors, media: names, offersVideo });
  if (read.submissions.length === 0) return { stored: 0, there: 0, lines: [...read.lines], more: read.more };
  const attached: Attached = { keys: new Map(), lines: [] };
  try {
    if (media) {
      await attachAll(services, { ...into, media, dryRun, attached }, read.submissions);
      const lines = [...read.lines, ...attached.lines];
      if (attached.lines.length > 0) return { stored: 0, there: 0, lines, more: read.more };
    }
    const storing = { ...into, index, now: services.clock(), attached, media, dryRun, files: tables.length };
    return await storeRead(services.db, read, storing);
  } finally {
    await takeBackUnused(services, form.municipalityId, attached);
  }
}

/** Files of submissions that are there already are not looked at. */
async function attachAll(
  services: CollectedServices,
  { form, by, userId, ...files }: Into & Pick<Attaching, 'media' | 'dryRun' | 'attached'>,
  submissions: readonly CollectedSubmission[],
): Promise<void> {
  const { municipalityId, id: formId } = form;
  // Throws storage-full.
  if (!files.dryRun) await roomFor(services);
  const naming = submissions.filter(({ attachments }) => attachments.length > 0);
  const ids = naming.map(({ identity }) => submissionIdOf(form, identity));
  const known = await knownIds(services.db, municipalityId, ids);
  const { media, dryRun, attached } = files;
  const attaching = { municipalityId, formId, userId, by, media, dryRun, attached };
  for (const [at, { attachments }] of naming.entries()) {
    const submissionId = ids[at] ?? '';
    if (!known.has(submissionId)) await attachFiles(services, attaching, { submissionId, attachments });
  }
}

async function storeRead(
  db: Database,
  { submissions, lines, more }: ReadCollected,
  { dryRun, ...storing }: Storing & Pick<Collected, 'dryRun'>,
): Promise<Outcome> {
  try {
    return await inTransaction(db, async (tx) => {
      const outcomes = await storeAll(tx, submissions, storing);
      const outcome = outcomeOf(submissions, outcomes, { lines, more });
      if (dryRun) throw new DryRun(outcome);
      await auditImport(tx, storing, outcome);
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
  readonly attached: Attached;
  readonly media: Collected['media'];
  /** How many tables there were. */
  readonly files: number;
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

const submissionIdOf = ({ id }: FormRow, identity: string): string =>
  entityIdOf(sha256(`${id}\n${identity}`));

const AUTHOR_MAX = 200;

/** Without the keys of files, which are others each time: what the archive says of their content stands for it. */
function contentHashOf(
  { answers, createdAt, location, attachments }: CollectedSubmission,
  createdBy: string,
  media: Collected['media'],
): string {
  const content = [createdAt, createdBy, location, JSON.stringify(answers)];
  const files = attachments.map(({ name }) => [name, media?.get(name)?.crc, media?.get(name)?.size]);
  return sha256(JSON.stringify(files.length === 0 ? content : [...content, files])).toString('hex');
}

function itemOf(submission: CollectedSubmission, { form, index, by, attached, media }: Storing): IntakeItem {
  const { identity, createdAt, location, attachments } = submission;
  const answers = withKeys(submission.answers, attached.keys);
  const { definition } = index;
  const createdBy = truncate(submission.createdBy, AUTHOR_MAX) || by;
  const answersText = JSON.stringify(answers);
  const particulars = {
    location: location && { address: '', ...location },
    citizen: null,
    asset: null,
    signatures: [],
  };
  const state = definition.states.find(({ id }) => id === definition.initialState);
  return {
    id: submissionIdOf(form, identity),
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
    contentHash: contentHashOf(submission, createdBy, media),
    particulars,
    files: attachments.flatMap(({ name }) => attached.keys.get(name) ?? []),
    singleAnswer: false,
    incident: null,
    ...statusesOfNew(definition),
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
  { form, by, now, files, attached }: Storing,
  { stored, there }: Outcome,
): Promise<void> {
  const { size } = attached.keys;
  await appendAudit(tx, {
    municipalityId: form.municipalityId,
    at: now,
    actor: by,
    action: 'import',
    subject: 'submission',
    subjectId: form.id,
    details: { form: form.id, stored, there, files, ...(size > 0 && { attachments: size }) },
  });
}
