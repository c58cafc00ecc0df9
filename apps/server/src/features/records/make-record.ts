// The worker's job: reads the submission, draws its record and stores the file for the person who asked for
// it. A record that fails is marked as failed and can be requested again; the worker does not retry it on its
// own.
// rules: A7.17, X18.11-X18.13

import type { RecordSheet } from '@constancia/domain/presentation/record/record.ts';
import { fileNameOf } from '@constancia/domain/presentation/record/record-file-name.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { newEntityId } from '../../platform/ids.ts';
import type { Log } from '../../platform/log.ts';
import { findAppointment } from '../appointments/public.ts';
import { dropFile, findFilesOf, insertFile } from '../files/public.ts';
import { type FormVersions, findForm } from '../forms/public.ts';
import { listCorrections, type OpenedSubmission } from '../review/public.ts';
import { findSubmission, type SubmissionKey } from '../submissions/public.ts';
import { findOwnTexts } from '../territory/public.ts';
import { drawRecord, type RecordDrawing } from './draw-record.ts';
import { completeRecord, findRecord, type RecordRow, startRecord } from './queries.ts';
import { logoOfRecords } from './record-logo.ts';
import { photoMarks, photoNotes, type RecordSource, type RecordWish, recordSheet } from './record-sheet.ts';

export interface RecordServices extends RecordDrawing {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly versions: FormVersions;
}

/** `kind` of a file row that holds a finished record. */
const RECORD_FILE = 'record';

/** Content of a record; null when the submission or its form is gone. */
export async function readRecord(
  services: Pick<RecordServices, 'db' | 'versions'>,
  submission: SubmissionKey,
  wish: RecordWish,
): Promise<RecordSheet | null> {
  const source = await sourceOf(services, submission, wish);
  return source && recordSheet(source, wish);
}

/** Content of the record of a submission that was read before. */
export async function sheetOf(
  db: Database,
  submission: OpenedSubmission,
  wish: RecordWish,
): Promise<RecordSheet> {
  return recordSheet(await sourceFrom(db, submission, wish), wish);
}

/** The PDF of a record; null when the submission or its form is gone. */
export async function recordPdf(
  services: RecordServices,
  submission: SubmissionKey,
  wish: RecordWish,
): Promise<Uint8Array | null> {
  const source = await sourceOf(services, submission, wish);
  if (!source) return null;
  const stored = await findFilesOf(services.db, submission);
  const names = new Map(stored.map(({ key, name }) => [key, name]));
  const notes = photoNotes(source, wish, stored);
  const marks = photoMarks(source, wish, stored);
  const { content, standard, notShown } = await drawRecord(services, recordSheet(source, wish), {
    names,
    notes,
    marks,
  });
  if (notShown.length > 0)
    services.log.warn({ submissionId: submission.id, notShown }, 'record shows a note in place of pictures');
  if (standard !== 'ua-1')
    services.log.warn({ submissionId: submission.id, standard }, 'record holds a letter that our type lacks');
  return content;
}

async function sourceOf(
  { db, versions }: Pick<RecordServices, 'db' | 'versions'>,
  submission: SubmissionKey,
  wish: RecordWish,
): Promise<RecordSource | null> {
  const row = await findSubmission(db, submission);
  const form = row && (await findForm(db, row.formId));
  if (!row || !form || form.deletedAt) return null;
  const index = await versions.load(form, row.formVersion);
  return index && sourceFrom(db, { row, form, index }, wish);
}

async function sourceFrom(
  db: Database,
  { row, form, index }: OpenedSubmission,
  { language }: RecordWish,
): Promise<RecordSource> {
  const ownTexts = await findOwnTexts(db, { municipalityId: row.municipalityId, language });
  const corrections = await listCorrections(db, row);
  return {
    row,
    form,
    definition: index.definition,
    corrections,
    appointment: await appointmentOf(db, row),
    ownTexts,
    logo: await logoOfRecords(db, form),
  };
}

async function appointmentOf(db: Database, row: SubmissionKey): Promise<RecordSource['appointment']> {
  const found = await findAppointment(db, row);
  if (!found || found.cancelledAt) return null;
  const { agenda, address, startsAt } = found;
  return { agenda, address, start: startsAt.toISOString() };
}

export async function makeRecord(services: RecordServices, recordId: string): Promise<void> {
  const record = await findRecord(services.db, recordId);
  if (!record || !(await startRecord(services.db, record, services.clock()))) return;
  try {
    const { origin, language, kind, audience, options } = record;
    const content = await recordPdf(services, submissionOfRecord(record), {
      origin,
      language,
      kind,
      audience,
      options,
    });
    if (content) await storeRecord(services, record, content);
    else await completeRecord(services.db, record, { state: 'failed', fileKey: '' });
  } catch (error) {
    services.log.error({ err: error, recordId }, 'record was not made');
    await completeRecord(services.db, record, { state: 'failed', fileKey: '' });
  }
}

function submissionOfRecord({ municipalityId, submissionId }: RecordRow): SubmissionKey {
  return { municipalityId, id: submissionId };
}

async function storeRecord(
  { db, clock, store }: RecordServices,
  record: RecordRow,
  content: Uint8Array,
): Promise<void> {
  const row = await findSubmission(db, submissionOfRecord(record));
  const key = `actas/${record.submissionId}/${newEntityId()}.pdf`;
  const { municipalityId, submissionId, requestedBy } = record;
  // Before the bytes, so that none are left without a row; never marked as used, because unused files are deleted after a day.
  await insertFile(db, {
    municipalityId,
    key,
    kind: RECORD_FILE,
    formId: row?.formId ?? '',
    mediaType: 'application/pdf',
    bytes: content.length,
    uploadedBy: requestedBy,
    at: clock(),
    submissionId,
    name: fileNameOf(row?.code ?? '', record.kind),
  });
  await store.put(key, Buffer.from(content));
  if (await completeRecord(db, record, { state: 'ready', fileKey: key })) return;
  await dropFile(db, { municipalityId, key });
}
