// Finishes an upload when all bytes are there: checks them, redraws pictures, and gives the file the key that
// an answer may name. Before that the scanner has seen them. The row is written before the bytes are moved, and the upload gets its key last. So a
// failure in between never leaves a key without bytes, nor bytes in storage without a row.
// rules: A7.24, A7.25, X12.05, X14.07, X14.08
import { storageKey } from '@constancia/domain/files/attachment.ts';
import type { AttachmentKind } from '@constancia/domain/submissions/answers/answers.ts';
import { limitConcurrency } from '../../../platform/concurrency-limit.ts';
import { audioType, videoType } from '../../../platform/file-checks/judge-beginning.ts';
import type { ScannedContent } from '../../../platform/file-checks/scanned-bytes.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { newEntityId } from '../../../platform/ids.ts';
import { scannedContent } from '../incoming-file.ts';
import { deleteUnused, insertFile } from '../queries.ts';
import { takeBackAttachment } from './attachment-files.ts';
import { type Judged, judgeFile, MEDIA_START } from './judge-file.ts';
import { setFileKey, type UploadRow } from './queries.ts';
import { discardUpload, fileKindOf, openUpload } from './receive-upload.ts';
import type { UploadServices } from './start-upload.ts';
import { unfinishedKey } from './unfinished-key.ts';

const RANDOM_LENGTH = 12;

/** At most two files are in memory at a time. */
const inTurn = limitConcurrency(2);

/** Sending the same file again would end in the same way. */
const REFUSED: ReadonlySet<string> = new Set(['file-infected', 'file-too-large-to-check']);

/**
 * Uploads that are being finished, by their id: a request that is repeated meanwhile waits for the first, which has the
 * bytes in hand.
 */
const finishing = new Map<string, Promise<UploadRow>>();

export interface Finisher {
  /** Ids under which the upload may be finished. */
  readonly people: readonly string[];
  /** '' for a visitor. */
  readonly username: string;
}

/** Throws upload-not-found, upload-offset, file-refused, file-infected, file-unchecked, file-too-large-to-check. */
export async function finishUpload(
  services: UploadServices,
  id: string,
  finisher: Finisher,
): Promise<UploadRow> {
  const upload = await openUpload(services, id, finisher.people);
  if (upload.fileKey !== null) return upload;
  if (upload.received !== upload.bytes)
    throw new Problem('upload-offset', { values: { offset: upload.received } });
  const begun = finishing.get(id) ?? finish(services, upload, finisher).finally(() => finishing.delete(id));
  finishing.set(id, begun);
  return begun;
}

async function finish(services: UploadServices, upload: UploadRow, finisher: Finisher): Promise<UploadRow> {
  const { people } = finisher;
  try {
    const content = await scan(services, upload, finisher);
    const judged = await inTurn(() => judge(upload, content));
    if (!judged) {
      await discardUpload(services, upload);
      throw new Problem('file-refused', { issues: [{ code: 'file-format' }] });
    }
    const key = await storeFile(services, upload, judged);
    if (await setFileKey(services.db, upload, key)) return { ...upload, fileKey: key };
    // The upload was removed since, or finished by a repeated request.
    await takeBackAttachment(services, { municipalityId: upload.municipalityId, key });
  } catch (error) {
    if (!(error instanceof Problem && error.code === 'upload-not-found')) throw error;
    // Its bytes are gone: another process has finished it, or nobody has them any more.
    const found = await openUpload(services, upload.id, people);
    if (found.fileKey === null) throw error;
    return found;
  }
  return openUpload(services, upload.id, people);
}

/** Nobody writes into an upload that is complete, so what is judged is what was scanned. An infected one is deleted. */
async function scan(
  services: UploadServices,
  upload: UploadRow,
  { username: by }: Finisher,
): Promise<ScannedContent> {
  const { municipalityId, formId: of, name } = upload;
  try {
    return await scannedContent(
      services,
      { municipalityId, of, by, kind: fileKindOf(upload.kind), name },
      async () => {
        const stored = await services.store.open(unfinishedKey(upload));
        if (!stored) throw new Problem('upload-not-found');
        return stored.content;
      },
    );
  } catch (error) {
    if (error instanceof Problem && REFUSED.has(error.code)) await discardUpload(services, upload);
    throw error;
  }
}

async function judge(upload: UploadRow, content: ScannedContent): Promise<Judged | null> {
  if (upload.kind === 'video') return videoType(await startOf(await content.open()));
  if (upload.kind === 'audio') return audioType(await startOf(await content.open()));
  const bytes = await content.read();
  if (bytes.length !== upload.bytes) throw new Problem('upload-not-found');
  return judgeFile(upload.kind as AttachmentKind, upload.name, bytes);
}

async function startOf(content: AsyncIterable<Buffer>): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let length = 0;
  for await (const piece of content) {
    pieces.push(piece);
    length += piece.length;
    if (length >= MEDIA_START) break;
  }
  return Buffer.concat(pieces);
}

async function storeFile(services: UploadServices, upload: UploadRow, judged: Judged): Promise<string> {
  const { db, clock, store } = services;
  const key = storageKey(upload.kind as AttachmentKind, {
    formId: upload.formId,
    random: newEntityId().slice(0, RANDOM_LENGTH),
    extension: judged.extension,
  });
  await insertFile(db, {
    municipalityId: upload.municipalityId,
    key,
    kind: fileKindOf(upload.kind),
    formId: upload.formId,
    mediaType: judged.mediaType,
    bytes: judged.redrawn?.length ?? upload.bytes,
    uploadedBy: upload.uploadedBy,
    at: clock(),
    submissionId: upload.submissionId,
    name: upload.name,
    photo: upload.photo,
    marks: upload.marks,
  });
  if (judged.redrawn) {
    await store.put(key, judged.redrawn);
    await store.remove(unfinishedKey(upload));
  } else if (!(await store.move(unfinishedKey(upload), key))) {
    await deleteUnused(db, { municipalityId: upload.municipalityId, key });
    throw new Problem('upload-not-found');
  }
  return key;
}
