// Records of several submissions at once. Each is requested like a single one, with its entry in the audit log; they have
// a lane of their own in the worker, so that nobody's single record waits for two hundred others.
// rules: X33.68
import type { RecordBundleProgress } from '@constancia/contract/records/bundles.ts';
import type { Actor } from '@constancia/domain/access/actor.ts';
import { submissionScope } from '@constancia/domain/access/scope.ts';
import {
  type BundleRefusal,
  bundleFileNames,
  bundleProgress,
  isInArchive,
} from '@constancia/domain/presentation/record/record-bundle.ts';
import { DEFAULT_RECORD_OPTIONS } from '@constancia/domain/presentation/record/record-options.ts';
import type { Clock } from '../../../platform/clock.ts';
import { type Database, inTransaction } from '../../../platform/db/database.ts';
import type { FileStore } from '../../../platform/files/file-store.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { newEntityId } from '../../../platform/ids.ts';
import { type ZipEntry, zipArchive } from '../../../platform/sheet/zip.ts';
import { type FormRow, openForm } from '../../forms/public.ts';
import { openSubmission, type SubmissionRow } from '../../submissions/public.ts';
import { failLost } from '../lost-records.ts';
import { requestRecord } from '../request-record.ts';
import {
  type BundleRow,
  findBundle,
  insertBundle,
  listItems,
  type NewBundleItem,
  type StoredItem,
} from './queries.ts';

export interface BundleServices {
  readonly db: Database;
  readonly clock: Clock;
  readonly store: FileStore;
}

interface Asked {
  readonly form: FormRow;
  readonly submissions: readonly string[];
  readonly language: string;
  readonly origin: string;
}

/** The submission, or why the person gets no record of it. */
async function opened(
  db: Database,
  actor: Actor,
  { form, id }: { readonly form: FormRow; readonly id: string },
): Promise<SubmissionRow | BundleRefusal> {
  try {
    const { row } = await openSubmission(db, actor, id);
    return row.formId === form.id ? row : 'submission-not-found';
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return error.code === 'form-outside-areas' ? error.code : 'submission-not-found';
  }
}

export async function requestBundle(
  services: BundleServices,
  actor: Actor,
  { form, submissions, language, origin }: Asked,
): Promise<BundleRow> {
  const { db, clock } = services;
  const { userId, username } = actor;
  const requester = { userId, username, countedAs: [], by: 'session', isBundled: true } as const;
  const wish = {
    kind: 'record',
    audience: 'staff',
    language,
    options: DEFAULT_RECORD_OPTIONS,
    origin,
  } as const;
  const items: NewBundleItem[] = [];
  const askedAt = clock();
  for (const submissionId of submissions) {
    const row = await opened(db, actor, { form, id: submissionId });
    const recordId = typeof row === 'string' ? null : await requestRecord(services, { row, wish }, requester);
    if (typeof row === 'string' || recordId === null) {
      const refusal = typeof row === 'string' ? row : 'submission-not-found';
      items.push({ submissionId, code: '', refusal, recordId: '' });
    } else items.push({ submissionId, code: row.code, refusal: null, recordId });
  }
  const { municipalityId, id: formId } = form;
  const bundle = { municipalityId, id: newEntityId(), formId, userId, askedAt };
  await inTransaction(db, (tx) => insertBundle(tx, bundle, items));
  return { ...bundle, cancelled: false };
}

/** The bundle of this person, whose right to the form is asked again. Throws record-not-found. */
export async function openBundle(
  { db }: BundleServices,
  actor: Actor,
  id: string,
): Promise<{ readonly bundle: BundleRow; readonly form: FormRow }> {
  const bundle = await findBundle(db, id, actor.userId);
  if (!bundle) throw new Problem('record-not-found');
  return { bundle, form: await openForm(db, actor, bundle.formId) };
}

async function itemsNow(
  { db, clock }: BundleServices,
  actor: Actor,
  bundle: BundleRow,
): Promise<readonly StoredItem[]> {
  const scope = submissionScope(actor);
  const items = await listItems(db, bundle, scope);
  const waiting = items.filter(({ state }) => state === 'waiting');
  if (waiting.length === 0) return items;
  const submissionIds = waiting.map(({ submissionId }) => submissionId);
  await failLost(db, { municipalityId: bundle.municipalityId, submissionIds }, clock());
  return listItems(db, bundle, scope);
}

export async function progressOf(
  services: BundleServices,
  actor: Actor,
  bundle: BundleRow,
): Promise<RecordBundleProgress> {
  const { refused, ...progress } = bundleProgress(await itemsNow(services, actor, bundle), bundle.cancelled);
  return { id: bundle.id, ...progress, refused: [...refused] };
}

/** The archive of a bundle that is ready. Throws record-not-found before. */
export async function openArchive(
  services: BundleServices,
  actor: Actor,
  bundle: BundleRow,
): Promise<{ readonly content: AsyncGenerator<Buffer>; readonly records: number }> {
  const items = await itemsNow(services, actor, bundle);
  const { state, made } = bundleProgress(items, bundle.cancelled);
  if (state !== 'ready' || made === 0) throw new Problem('record-not-found');
  const ready = items.filter(isInArchive);
  const names = bundleFileNames(ready.map(({ code }) => code));
  async function* entries(): AsyncGenerator<ZipEntry> {
    for (const [position, { fileKey, submissionId }] of ready.entries()) {
      const file = await services.store.open(fileKey);
      // An archive that breaks off is noticed; one with a record less is not.
      if (!file) throw new Error(`the record of ${submissionId} is gone`);
      yield { name: names[position] ?? `${submissionId}.pdf`, content: file.content };
    }
  }
  return { content: zipArchive(entries()), records: ready.length };
}
