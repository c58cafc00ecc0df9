// Files and signatures that a person gave and has not sent yet, kept on the device with the state of their upload: after
// a reload the upload continues and the picture can be shown. A browser that cannot keep files loses only that.
// rules: X14.03, X14.10
import type { PhotoEvidence } from '@constancia/domain/submissions/evidence/photo-evidence.ts';
import type { Mark } from '@constancia/domain/submissions/evidence/photo-marks.ts';
import { epochMilliseconds } from '../clock.ts';
import { readRecord, removeRecord, removeRecordsFrom, writeRecord } from './device-database.ts';

export interface KeptFile {
  readonly file: File;
  readonly uploadId: string;
  /** Storage key; null until the whole file has arrived. */
  readonly key: string | null;
  /** When and where the photo was taken, by the clock of this device; absent where the form does not ask. */
  readonly photo?: PhotoEvidence | undefined;
  /** What staff marked on it. */
  readonly marks?: readonly Mark[] | undefined;
}

export interface KeptRecord extends KeptFile {
  /** Epoch milliseconds. */
  readonly savedAt: number;
}

const keyOf = (submissionId: string, name: string) => `${submissionId}/${name}`;

export function isKept(record: unknown): record is KeptRecord {
  return typeof record === 'object' && record !== null && 'file' in record && record.file instanceof File;
}

/** Null when the device does not have it. */
export async function readKeptFile(submissionId: string, name: string): Promise<KeptFile | null> {
  const record = await readRecord('files', keyOf(submissionId, name));
  return isKept(record) ? record : null;
}

export async function keepFile(submissionId: string, name: string, kept: KeptFile): Promise<boolean> {
  const record: KeptRecord = { ...kept, savedAt: epochMilliseconds() };
  return writeRecord('files', keyOf(submissionId, name), record);
}

export async function dropKeptFile(submissionId: string, name: string): Promise<void> {
  await removeRecord('files', keyOf(submissionId, name));
}

/** Deletes all kept files of one submission. */
export async function dropKeptFiles(submissionId: string): Promise<void> {
  await removeRecordsFrom('files', keyOf(submissionId, ''));
}
