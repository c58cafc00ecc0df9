// The file that is sent with a copy. Its type is checked by its bytes, and it is stored until every recipient
// has the e-mail. An unused file is deleted after a day; the file of an e-mail that never arrived is deleted
// with it.
// rules: A5.32, A5.33, A7.27, X19.03
import { buffer } from 'node:stream/consumers';
import type { Actor } from '@constancia/domain/access/actor.ts';
import { DOCUMENT_TYPES, isDocumentType } from '@constancia/domain/files/attachment.ts';
import { cleanFileName, extensionOf } from '@constancia/domain/files/file-name.ts';
import {
  checkMailAttachment,
  isMailImage,
  mailAttachmentKey,
} from '@constancia/domain/mail/mail-attachment.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { isSoundFile } from '../../platform/file-checks/judge-content.ts';
import type { ScannedBytes } from '../../platform/file-checks/scanned-bytes.ts';
import { Problem } from '../../platform/http/problem.ts';
import { newEntityId } from '../../platform/ids.ts';
import { cleanImage } from '../../platform/images/clean-image.ts';
import {
  type FileRow,
  findFile,
  type ImageServices,
  type IncomingImageServices,
  insertFile,
  scannedBytes,
} from '../files/public.ts';
import type { SubmissionRow } from '../submissions/public.ts';

export const MAIL_ATTACHMENT = 'mail-attachment';

const RANDOM_LENGTH = 12;
/** Pixels: more than a screen shows. */
const IMAGE_SIDE_MAX = 4_096;

export interface StoredAttachment {
  readonly key: string;
  /** The file name in the e-mail. */
  readonly name: string;
}

interface Upload {
  readonly row: SubmissionRow;
  readonly name: string;
  readonly bytes: Buffer;
}

interface Judged {
  readonly content: Buffer;
  readonly mediaType: string;
  readonly extension: string;
}

/** Throws file-refused, file-infected, file-unchecked, file-too-large-to-check. */
export async function storeMailAttachment(
  services: IncomingImageServices,
  actor: Actor,
  { row, name, bytes }: Upload,
): Promise<StoredAttachment> {
  const issue = checkMailAttachment({ name, bytes: bytes.length });
  if (issue) throw new Problem('file-refused', { issues: [issue] });
  const { db, clock, store } = services;
  const at = clock();
  const { municipalityId, formId } = row;
  const incoming = {
    municipalityId,
    of: formId,
    by: actor.username,
    kind: MAIL_ATTACHMENT,
    name: cleanFileName(name),
  };
  const judged = await judge(name, await scannedBytes(services, incoming, bytes));
  if (!judged) throw new Problem('file-refused', { issues: [{ code: 'file-format' }] });
  const stored = {
    key: mailAttachmentKey(newEntityId().slice(0, RANDOM_LENGTH), judged.extension),
    name: incoming.name,
  };
  await insertFile(db, {
    ...stored,
    municipalityId,
    kind: MAIL_ATTACHMENT,
    formId,
    mediaType: judged.mediaType,
    bytes: judged.content.length,
    uploadedBy: actor.userId,
    at,
  });
  await store.put(stored.key, judged.content);
  return stored;
}

async function judge(name: string, bytes: ScannedBytes): Promise<Judged | null> {
  if (isMailImage(name)) return cleanImage(bytes, { maxSide: IMAGE_SIDE_MAX });
  const extension = extensionOf(name);
  if (!isDocumentType(extension) || !(await isSoundFile(extension, bytes))) return null;
  return { content: bytes, mediaType: DOCUMENT_TYPES[extension], extension };
}

/**
 * A file that this person uploaded for this form and that no e-mail uses yet; otherwise throws mail-invalid.
 */
export async function ownAttachment(
  db: Queryable,
  key: string,
  of: { readonly formId: string; readonly uploadedBy: string },
): Promise<FileRow> {
  const file = await findFile(db, key);
  const own =
    file?.kind === MAIL_ATTACHMENT && file.formId === of.formId && file.uploadedBy === of.uploadedBy;
  if (own && file.usedAt === null) return file;
  throw attachmentUnknown();
}

export const attachmentUnknown = () =>
  new Problem('mail-invalid', { issues: [{ code: 'file-unknown', at: { field: 'attachment' } }] });

export async function readAttachment(
  { store }: Pick<ImageServices, 'store'>,
  key: string,
): Promise<Buffer | null> {
  const stored = await store.open(key);
  return stored && buffer(stored.content);
}
