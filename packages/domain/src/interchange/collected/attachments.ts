// Files that answers of ODK or Kobo name: which of the archive they are, and whether the question takes one of their kind.
// rules: X38.103
import { attachmentsOffered, isDocumentType } from '../../files/attachment.ts';
import type { AttachmentKind } from '../../submissions/answers/answers.ts';
import { extensionOf } from '../../files/file-name.ts';
import type { Question } from '../../forms/definition/form.ts';
import type { CollectedCell, CollectedReason } from './report.ts';

/** Files beside the tables. */
export interface Media {
  readonly names: ReadonlySet<string>;
  /** Those that an answer has already. */
  readonly used: Set<string>;
  /** Whether the municipality, or who imports, offers videos. */
  readonly offersVideo: boolean;
}

/** A file that an answer names; until it is stored, its name stands where its key will. */
export interface CollectedAttachment extends CollectedCell {
  readonly name: string;
  readonly kind: AttachmentKind;
}

const IMAGES = new Set(['png', 'jpg', 'jpeg']);
const VIDEOS = new Set(['mp4', 'm4v', 'mov', '3gp', 'webm', 'mkv', 'avi']);
const SOUNDS = new Set(['m4a', 'weba']);
/** A name that leads to another folder. */
const LEADS_OUT = /[\\/:]|^\.{1,2}$/;

function kindOf(name: string): AttachmentKind | null {
  const extension = extensionOf(name);
  if (IMAGES.has(extension)) return 'image';
  if (VIDEOS.has(extension)) return 'video';
  if (SOUNDS.has(extension)) return 'audio';
  return isDocumentType(extension) ? 'document' : null;
}

/** The kind of the file, or why the answer does not get it. */
export function attachmentNamed(
  name: string,
  question: Question,
  { names, used, offersVideo }: Media,
): { readonly kind: AttachmentKind } | { readonly reason: CollectedReason } {
  if (LEADS_OUT.test(name)) return { reason: 'file-name-refused' };
  const kind = kindOf(name);
  if (kind === null || !attachmentsOffered(question, { offersVideo: true }).includes(kind))
    return { reason: 'file-not-taken' };
  if (kind === 'video' && !offersVideo) return { reason: 'video-not-offered' };
  if (!names.has(name)) return { reason: 'file-missing' };
  return used.has(name) ? { reason: 'file-repeated' } : { kind };
}
