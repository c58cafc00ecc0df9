// Whether bytes are a file of the kind that a question takes: the content decides, not the name. A picture is redrawn.
// rules: A7.24, A7.25, X14.07
import { DOCUMENT_TYPES, isDocumentType } from '@constancia/domain/files/attachment.ts';
import type { AttachmentKind } from '@constancia/domain/submissions/answers/answers.ts';
import { extensionOf } from '@constancia/domain/files/file-name.ts';
import { audioType, videoType } from '../../../platform/file-checks/judge-beginning.ts';
import { isSoundFile } from '../../../platform/file-checks/judge-content.ts';
import type { ScannedBytes } from '../../../platform/file-checks/scanned-bytes.ts';
import { cleanImage } from '../../../platform/images/clean-image.ts';

/**
 * Longest side of a picture in an answer, in pixels: enough for a phone's photo and more than a printed page
 * shows.
 */
const IMAGE_SIDE_MAX = 4_096;
/** Bytes that are enough to recognise a video or a voice note. */
export const MEDIA_START = 65_536;

export interface Judged {
  readonly mediaType: string;
  readonly extension: string;
  /** Stored instead of the bytes that came. */
  readonly redrawn?: Buffer;
}

/** null for what is no file of the kind. */
export async function judgeFile(
  kind: AttachmentKind,
  name: string,
  bytes: ScannedBytes,
): Promise<Judged | null> {
  if (kind === 'video') return videoType(bytes.subarray(0, MEDIA_START));
  if (kind === 'audio') return audioType(bytes.subarray(0, MEDIA_START));
  return kind === 'image' ? judgeImage(bytes) : judgeContent(name, bytes);
}

async function judgeImage(bytes: ScannedBytes): Promise<Judged | null> {
  const clean = await cleanImage(bytes, { maxSide: IMAGE_SIDE_MAX });
  return clean && { mediaType: clean.mediaType, extension: clean.extension, redrawn: clean.content };
}

async function judgeContent(name: string, bytes: ScannedBytes): Promise<Judged | null> {
  const extension = extensionOf(name);
  if (!isDocumentType(extension) || !(await isSoundFile(extension, bytes))) return null;
  return { mediaType: DOCUMENT_TYPES[extension], extension };
}
