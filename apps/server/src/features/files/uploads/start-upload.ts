// Begins an upload before its first byte arrives: checks name and size, and how much this person may still
// send. The device makes the id, so a repeated announcement after a lost reply begins nothing twice.
// rules: A5.34-A5.39, W12, X14.05, X39.87
import { checkFile } from '@constancia/domain/files/attachment.ts';
import type { AttachmentKind } from '@constancia/domain/submissions/answers/answers.ts';
import { cleanFileName } from '@constancia/domain/files/file-name.ts';
import { MEGABYTE, UPLOADS_AN_HOUR } from '@constancia/domain/limits.ts';
import type { PhotoEvidence } from '@constancia/domain/submissions/evidence/photo-evidence.ts';
import type { Mark } from '@constancia/domain/submissions/evidence/photo-marks.ts';
import type { VisitorLimits } from '../../../config/config.ts';
import { spend } from '../../../platform/budgets/budgets.ts';
import { inTransaction, type Queryable } from '../../../platform/db/database.ts';
import type { FileStore } from '../../../platform/files/file-store.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { ScanServices } from '../incoming-file.ts';
import { findUpload, insertUpload, lockUsage, type UploadRow } from './queries.ts';
import { roomFor } from './room.ts';

export interface UploadServices extends ScanServices {
  readonly store: FileStore;
  readonly limits: VisitorLimits;
}

/** Stands for the id of the account in what a visitor uploads. */
export const VISITOR = '';

export interface Uploader {
  /** Id of the account, or VISITOR. */
  readonly person: string;
  /** Key under which the uploads of an hour are counted: the account, or a visitor's network address. */
  readonly countedAs: string;
}

export interface AnnouncedFile {
  readonly id: string;
  readonly municipalityId: string;
  readonly formId: string;
  readonly submissionId: string;
  readonly questionId: string;
  readonly kind: AttachmentKind;
  readonly name: string;
  readonly bytes: number;
  /** When and where the photo was taken, by our clock; null where the form does not ask. */
  readonly photo: PhotoEvidence | null;
  /** What staff marked on it; null for nothing. */
  readonly marks: readonly Mark[] | null;
}

const HOUR_SECONDS = 3_600;
/** Per submission: more than an inspection of a whole street needs. */
const UNFINISHED_MAX = 20;
const FILES_MAX = 300;
const BYTES_MAX = 1_024 * MEGABYTE;

/** Throws file-refused, too-many-files, too-many-requests, id-taken, storage-full. */
export async function startUpload(
  services: UploadServices,
  uploader: Uploader,
  announced: AnnouncedFile,
): Promise<UploadRow> {
  const issue = checkFile(announced.kind, { ...announced, mediaType: '' });
  if (issue) throw new Problem('file-refused', { issues: [issue] });
  const { db, clock } = services;
  const known = await findUpload(db, announced.id);
  if (known) return sameAs(known, uploader, announced);
  await countUpload(services, uploader, announced.bytes);
  const room = await roomFor(services);
  const { municipalityId, formId, submissionId, questionId, ...rest } = announced;
  const upload = {
    ...rest,
    name: cleanFileName(announced.name),
    municipalityId,
    formId,
    submissionId,
    questionId,
    uploadedBy: uploader.person,
    startedAt: clock(),
  };
  const isNew = await inTransaction(db, async (tx) => {
    if (uploader.person === VISITOR) await room.refuseHeap(tx, announced);
    await refuseTooMuch(tx, announced);
    return insertUpload(tx, upload);
  });
  if (isNew) return { ...upload, received: 0, fileKey: null };
  // Two equal announcements at the same time: the other one was stored first.
  return sameAs(await findUpload(db, announced.id), uploader, announced);
}

function sameAs(known: UploadRow | null, uploader: Uploader, announced: AnnouncedFile): UploadRow {
  const same =
    known?.municipalityId === announced.municipalityId &&
    known.uploadedBy === uploader.person &&
    known.formId === announced.formId &&
    known.submissionId === announced.submissionId &&
    known.questionId === announced.questionId &&
    known.kind === announced.kind &&
    known.bytes === announced.bytes;
  if (!same) throw new Problem('id-taken');
  return known;
}

/** Counts a file of an hour, an announced one or the drawing of a signature. Throws too-many-requests. */
export async function countUpload(
  { db, clock }: Pick<UploadServices, 'db' | 'clock'>,
  { person, countedAs }: Uploader,
  bytes: number,
): Promise<void> {
  const { files, megabytes } = UPLOADS_AN_HOUR[person === VISITOR ? 'visitor' : 'account'];
  const limits = [
    { key: `uploads:${countedAs}`, tries: files },
    { key: `upload-megabytes:${countedAs}`, tries: megabytes, weight: Math.ceil(bytes / MEGABYTE) },
  ];
  const budgets = limits.map((limit) => ({ ...limit, windowSeconds: HOUR_SECONDS }));
  const above = await spend(db, budgets, clock());
  if (above) throw new Problem('too-many-requests', { values: { seconds: above.seconds } });
}

async function refuseTooMuch(tx: Queryable, { bytes, ...of }: AnnouncedFile): Promise<void> {
  const used = await lockUsage(tx, of);
  const tooMuch =
    used.unfinished >= UNFINISHED_MAX || used.files >= FILES_MAX || used.bytes + bytes > BYTES_MAX;
  if (tooMuch) throw new Problem('too-many-files');
}
