// The file that a person adds to the e-mail with a copy of a submission: which types and sizes. The browser
// checks the name, the server later checks the bytes.
// rules: A4.42, A5.32, A5.33, A7.27, A9.05
import { DOCUMENT_TYPES, type DocumentType, type FileIssueCode } from '../files/attachment.ts';
import { extensionOf } from '../files/file-name.ts';
import type { Issue } from '../issue.ts';
import { MAIL_ATTACHMENT_BYTES_MAX, MEGABYTE } from '../limits.ts';

/** Map files may only be attached to answers. */
const NOT_BY_MAIL: readonly string[] = ['kml', 'kmz'];
const IMAGES: readonly string[] = ['png', 'jpg', 'jpeg'];

export const MAIL_DOCUMENT_TYPES: readonly DocumentType[] = (
  Object.keys(DOCUMENT_TYPES) as DocumentType[]
).filter((type) => !NOT_BY_MAIL.includes(type));

/** File types that the browser's file picker offers. */
export const MAIL_ATTACHMENT_ACCEPTED = [...MAIL_DOCUMENT_TYPES, ...IMAGES].map((type) => `.${type}`).join();

export function isMailImage(name: string): boolean {
  return IMAGES.includes(extensionOf(name));
}

/** Null when name and size are accepted. */
export function checkMailAttachment({
  name,
  bytes,
}: {
  readonly name: string;
  readonly bytes: number;
}): Issue<FileIssueCode> | null {
  const known = (MAIL_DOCUMENT_TYPES as readonly string[]).includes(extensionOf(name));
  if (!known && !isMailImage(name)) return { code: 'file-format' };
  if (bytes === 0) return { code: 'file-empty' };
  if (bytes <= MAIL_ATTACHMENT_BYTES_MAX) return null;
  return { code: 'file-too-large', values: { max: MAIL_ATTACHMENT_BYTES_MAX / MEGABYTE } };
}

/** `random`: 12 characters. */
export function mailAttachmentKey(random: string, extension: string): string {
  return `sendEmailv3/adjunto-${random}.${extension}`;
}
