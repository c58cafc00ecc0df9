// Erases one person from a municipality, in one transaction: register, submissions with their files, sessions, e-mails,
// appointments, orders of the plan that they caused, and who bought what was never paid. What may not be deleted stays and is named. A dry run does the same and
// takes it back, so that its report is the one of the erasure.
// rules: X37.14, X37.15, X37.16, X37.25
import { removeFilesLater } from '../../features/files/public.ts';
import { comparableNumber } from '@constancia/domain/citizens/registered-citizen.ts';
import { numberKey } from '@constancia/domain/payments/purchase.ts';
import { type KeptBecause, keptBecause } from '@constancia/domain/submissions/deletion.ts';
import { eraseLocked } from '../../features/citizens/public.ts';
import { listHeld, shareForm } from '../../features/forms/public.ts';
import {
  clearCausedOrders,
  deleteLocked,
  EXTERNAL_MESSAGE,
  INCIDENT,
} from '../../features/submissions/public.ts';
import { appendAudit } from '../../platform/audit/queries.ts';
import type { Clock } from '../../platform/clock.ts';
import { type Database, inTransaction, type Queryable } from '../../platform/db/database.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import { findMailFiles, removeMailFiles } from './outbox-folder.ts';
import {
  blankBuyers,
  countAppointments,
  deleteLinks,
  deleteMails,
  deletePortalSessions,
  listMentions,
  lockMailedSubmissions,
  lockMunicipality,
  lockOrders,
  lockOwnSubmissions,
  lockPeople,
  type Municipality,
  type OwnSubmission,
  type Person,
  silenceAppointments,
  takeMadeFiles,
} from './queries.ts';

/** What a submission sends besides e-mails: that of one that stays is delivered all the same. */
const NO_MAILS = [INCIDENT, EXTERNAL_MESSAGE];

export interface ErasureServices {
  readonly db: Database;
  readonly clock: Clock;
  readonly store: FileStore;
  /** Where e-mails wait without a mail server. */
  readonly mailFolder: string;
}

/** How many of each were erased; the audit log keeps no more than this. */
export interface ErasedCounts {
  readonly people: number;
  readonly submissions: number;
  readonly files: number;
  readonly sessions: number;
  readonly mails: number;
  readonly mailFiles: number;
  readonly buyers: number;
  readonly appointments: number;
  /** Links that open a form about the person. */
  readonly links: number;
  /** Orders of the plan that submissions caused that are gone. */
  readonly workOrders: number;
}

export interface ErasureReport {
  readonly municipality: Municipality;
  readonly erased: ErasedCounts;
  /** Submissions of the person that stay, by code. */
  readonly kept: readonly { readonly code: string; readonly because: KeptBecause }[];
  /** Codes of other submissions in which somebody wrote the number. */
  readonly mentions: readonly string[];
}

interface Found extends Person {
  readonly orders: Awaited<ReturnType<typeof lockOrders>>;
  readonly deletable: readonly OwnSubmission[];
  readonly kept: readonly (OwnSubmission & { readonly because: KeptBecause })[];
  /** In lower case. */
  readonly emails: readonly string[];
}

/** Locks in the order of intake and payments, so that neither waits for this twice. */
async function findAndLock(tx: Queryable, municipalityId: string, number: string): Promise<Found> {
  await lockMunicipality(tx, municipalityId);
  const people = await lockPeople(tx, municipalityId, number);
  const orders = await lockOrders(tx, municipalityId, numberKey(number));
  const person = { municipalityId, number, people, bought: orders.map(({ submissionId }) => submissionId) };
  const own = await lockOwnSubmissions(tx, person);
  const written = [...people, ...own, ...orders].map(({ email }) => email.trim().toLowerCase());
  const emails = [...new Set(written.filter((email) => email !== ''))];
  await lockMailedSubmissions(tx, municipalityId, emails);
  const held = await lockAgainstHolds(tx, municipalityId, own);
  const judged = own.map((submission) => ({
    ...submission,
    because: keptBecause(submission, { isHeld: held.has(submission.id) }),
  }));
  return {
    ...person,
    orders,
    deletable: judged.filter(({ because }) => because === null),
    kept: judged.flatMap(({ because, ...submission }) => (because ? [{ ...submission, because }] : [])),
    emails,
  };
}

/** Ids of those on hold; until the transaction ends nobody puts any of them on hold. */
async function lockAgainstHolds(
  tx: Queryable,
  municipalityId: string,
  submissions: readonly OwnSubmission[],
): Promise<ReadonlySet<string>> {
  const held = new Set<string>();
  for (const formId of [...new Set(submissions.map((submission) => submission.formId))].toSorted()) {
    const form = { municipalityId, formId };
    const ids = submissions.filter((submission) => submission.formId === formId).map(({ id }) => id);
    await shareForm(tx, form);
    for (const id of await listHeld(tx, form, ids)) held.add(id);
  }
  return held;
}

interface Erased {
  readonly counts: Omit<ErasedCounts, 'mailFiles'>;
  readonly fileKeys: readonly string[];
  /** Entries of the outbox that are gone. */
  readonly entryIds: readonly string[];
}

async function eraseFound(tx: Queryable, found: Found, at: Date): Promise<Erased> {
  const { municipalityId, number, people, deletable, kept, emails } = found;
  const goneIds = deletable.map(({ id }) => id);
  const keptIds = kept.map(({ id }) => id);
  const unpaid = found.orders.filter((order) => order.unpaid).map(({ id }) => id);
  const appointments = await countAppointments(tx, municipalityId, goneIds);
  const fileKeys = [...(await takeMadeFiles(tx, municipalityId, { goneIds, keptIds }))];
  const { entryIds, copies } = await deleteMails(tx, municipalityId, {
    submissionIds: [...goneIds, ...keptIds],
    emails,
    otherKinds: NO_MAILS,
  });
  const workOrders = await clearCausedOrders(tx, municipalityId, { ids: goneIds, all: true });
  const gone = deletable.map((submission) => ({ municipalityId, ...submission }));
  fileKeys.push(...(await deleteLocked(tx, gone, { at, actor: '', by: '' })));
  await removeFilesLater(tx, fileKeys);
  await silenceAppointments(tx, municipalityId, keptIds);
  await blankBuyers(tx, municipalityId, unpaid);
  const links = await deleteLinks(tx, municipalityId, number);
  let sessions = 0;
  for (const person of people)
    sessions += (await eraseLocked(tx, person, { municipalityId, at, by: '' })).sessions;
  sessions += await deletePortalSessions(tx, municipalityId, number);
  const counts = {
    people: people.length,
    submissions: deletable.length,
    files: fileKeys.length,
    sessions,
    mails: entryIds.length + copies,
    buyers: unpaid.length,
    appointments,
    links,
    workOrders,
  };
  return { counts, fileKeys, entryIds };
}

interface Done {
  readonly report: ErasureReport;
  readonly fileKeys: readonly string[];
}

/** Takes a dry run back. */
class TakenBack extends Error {
  readonly done: Done;

  constructor(done: Done) {
    super('dry run');
    this.done = done;
  }
}

export async function erasePerson(
  { db, clock, store, mailFolder }: ErasureServices,
  municipality: Municipality,
  { documentNumber, dryRun }: { readonly documentNumber: string; readonly dryRun: boolean },
): Promise<ErasureReport> {
  const at = clock();
  const { report, fileKeys } = await inTransaction(db, async (tx): Promise<Done> => {
    const number = comparableNumber(documentNumber);
    // It reads every submission, so nobody should wait for it: it comes before the locks.
    const written = await listMentions(tx, municipality.id, number);
    const found = await findAndLock(tx, municipality.id, number);
    const own = new Set([...found.deletable, ...found.kept].map(({ id }) => id));
    const mentions = written.filter(({ id }) => !own.has(id)).map(({ code }) => code);
    const { counts, entryIds, ...files } = await eraseFound(tx, found, at);
    const mailPaths = await findMailFiles(mailFolder, { entryIds, emails: found.emails });
    const erased = { ...counts, mailFiles: mailPaths.length };
    const kept = found.kept.map(({ code, because }) => ({ code, because }));
    const done = { report: { municipality, erased, kept, mentions }, ...files };
    if (dryRun) throw new TakenBack(done);
    await auditErasure(tx, done.report, at);
    // Before the commit: if that fails, the outbox still has them and writes them again.
    await removeMailFiles(mailPaths);
    return done;
  }).catch((error: unknown) => {
    if (error instanceof TakenBack) return error.done;
    throw error;
  });
  // The job would do it as soon as a server runs; so nothing is left when the command ends.
  if (!dryRun) for (const key of fileKeys) await store.remove(key);
  return report;
}

/** Counts only: the log, which cannot be changed, must not keep the person. */
async function auditErasure(
  tx: Queryable,
  { municipality, erased, kept, mentions }: ErasureReport,
  at: Date,
): Promise<void> {
  if (Object.values(erased).every((count) => count === 0)) return;
  await appendAudit(tx, {
    municipalityId: municipality.id,
    at,
    actor: '',
    action: 'delete',
    subject: 'citizen',
    subjectId: '',
    details: { ...erased, kept: kept.length, mentions: mentions.length },
  });
}
