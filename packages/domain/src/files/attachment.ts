// The files that a question accepts with its answer: which kinds, types and sizes. The browser checks the
// name, the server later checks the bytes.
//
//   kind      types                                                           at most
//   image     png, jpeg                                                       5 MB
//   document  pdf, Word, Excel, PowerPoint, OpenDocument, csv, rtf            5 MB
//             kml, kmz                                                        50 MB
//   video     video/*                                                         50 MB
//   audio     sound in a WebM or MP4 file, as browsers record it              10 MB
// rules: A5.34-A5.39, A9.01-A9.04, X39.76
import type { Question } from '../forms/definition/form.ts';
import type { Issue } from '../issue.ts';
import {
  AUDIO_BYTES_MAX,
  DOCUMENT_BYTES_MAX,
  IMAGE_BYTES_MAX,
  MAP_FILE_BYTES_MAX,
  MEGABYTE,
  VIDEO_BYTES_MAX,
} from '../limits.ts';
import { ATTACHMENT_KINDS, type AttachmentKind } from '../submissions/answers/answers.ts';
import { extensionOf } from './file-name.ts';

export type FileIssueCode = 'file-empty' | 'file-format' | 'file-too-large' | 'image-too-large';

/** Extensions of documents, each with the media type under which the file is served. */
export const DOCUMENT_TYPES = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ppt: 'application/vnd.ms-powerpoint',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  csv: 'text/csv',
  rtf: 'application/rtf',
  odt: 'application/vnd.oasis.opendocument.text',
  ods: 'application/vnd.oasis.opendocument.spreadsheet',
  odp: 'application/vnd.oasis.opendocument.presentation',
  kml: 'application/vnd.google-earth.kml+xml',
  kmz: 'application/vnd.google-earth.kmz',
} as const;
export type DocumentType = keyof typeof DOCUMENT_TYPES;

export function isDocumentType(extension: string): extension is DocumentType {
  return Object.hasOwn(DOCUMENT_TYPES, extension);
}

/** File types that the browser's file picker offers, per kind. */
export const ACCEPTED: Readonly<Record<AttachmentKind, string>> = {
  image: 'image/png,image/jpeg',
  document: Object.entries(DOCUMENT_TYPES)
    .flatMap(([extension, type]) => [`.${extension}`, type])
    .join(','),
  video: 'video/*',
  audio: 'audio/*',
};

const IMAGE_EXTENSIONS = ['png', 'jpg', 'jpeg', 'jfif', ''];

export interface NamedFile {
  readonly name: string;
  readonly bytes: number;
  /** The media type that the device reports; '' when it reports none. */
  readonly mediaType: string;
}

/** Null when name and size are accepted. */
export function checkFile(kind: AttachmentKind, file: NamedFile): Issue<FileIssueCode> | null {
  if (!hasFormat(kind, file)) return { code: 'file-format' };
  if (file.bytes === 0) return { code: 'file-empty' };
  const most = bytesMax(kind, file.name);
  if (file.bytes <= most) return null;
  if (kind === 'image') return { code: 'image-too-large' };
  return { code: 'file-too-large', values: { max: most / MEGABYTE } };
}

function bytesMax(kind: AttachmentKind, name: string): number {
  if (kind === 'image') return IMAGE_BYTES_MAX;
  if (kind === 'video') return VIDEO_BYTES_MAX;
  if (kind === 'audio') return AUDIO_BYTES_MAX;
  return ['kml', 'kmz'].includes(extensionOf(name)) ? MAP_FILE_BYTES_MAX : DOCUMENT_BYTES_MAX;
}

function hasFormat(kind: AttachmentKind, { name, mediaType }: NamedFile): boolean {
  const extension = extensionOf(name);
  if (kind === 'document') return isDocumentType(extension);
  if (kind === 'video') return mediaType === '' || mediaType.startsWith('video/');
  if (kind === 'audio') return mediaType === '' || mediaType.startsWith('audio/');
  const pictured = mediaType === '' || mediaType === 'image/png' || mediaType === 'image/jpeg';
  return pictured && IMAGE_EXTENSIONS.includes(extension);
}

type Offering = Pick<Question, 'allowsImage' | 'allowsDocument' | 'allowsVideo' | 'allowsAudio'>;

/** Whether files may come with the answers of some municipality. */
export function mayHaveFiles(question: Offering): boolean {
  return attachmentsOffered(question, { offersVideo: true }).length > 0;
}

/**
 * The kinds of file that a question accepts; video only where the municipality or the person offers it
 * (A6.11).
 */
export function attachmentsOffered(
  question: Offering,
  { offersVideo }: { readonly offersVideo: boolean },
): readonly AttachmentKind[] {
  const offered = {
    image: question.allowsImage,
    document: question.allowsDocument,
    video: question.allowsVideo && offersVideo,
    audio: question.allowsAudio === true,
  };
  return ATTACHMENT_KINDS.filter((kind) => offered[kind]);
}

/** `random`: 12 characters (A7.24, A7.25). */
export function storageKey(
  kind: AttachmentKind,
  {
    formId,
    random,
    extension,
  }: { readonly formId: string; readonly random: string; readonly extension: string },
): string {
  if (kind === 'image') return `imagenes/${formId}/${random}.${extension}`;
  return `documentos/${formId}/doc-${random}.${extension}`;
}
