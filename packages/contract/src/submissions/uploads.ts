// Files for a submission that is still being written: announced, sent in pieces, completed; they can be
// removed until the submission is sent, and are read with it afterwards. The browser makes the id of an
// upload and nobody else knows it, so a visitor can continue with it.
// rules: A5.34-A5.39, W12, X14.02-X14.06
import { ATTACHMENT_KINDS } from '@constancia/domain/submissions/answers/answers.ts';
import { UPLOAD_PIECE_MAX, VIDEO_BYTES_MAX } from '@constancia/domain/limits.ts';
import {
  MARK_COLOURS,
  MARK_TEXT_MAX,
  MARKS_MAX,
  SHAPE_KINDS,
} from '@constancia/domain/submissions/evidence/photo-marks.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { SCAN_PROBLEMS } from '../problems.ts';
import { entityId, int4, position, text, timestamp } from '../shapes.ts';

const photoFields = {
  /** `added`: the picture was there before, and its time is when it was added. */
  origin: z.enum(['taken', 'added']),
  at: timestamp,
  position,
};

/** Of width or height of the photo. */
const fraction = z.number().min(0).max(1);
const colour = z.enum(MARK_COLOURS);

const ends = { x1: fraction, y1: fraction, x2: fraction, y2: fraction };
/** Drawn over the photo wherever it is shown; an arrow points at its second end, a text has its middle at x and y. */
const mark = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.enum(SHAPE_KINDS), ...ends, colour }),
  /** The inside of this box cannot be read in the view and in records. */
  z.strictObject({ kind: z.literal('blur'), ...ends }),
  z.strictObject({
    kind: z.literal('text'),
    x: fraction,
    y: fraction,
    text: text().trim().min(1).max(MARK_TEXT_MAX),
    colour,
  }),
]);

const announced = z.strictObject({
  /** The browser makes the id, so that announcing again after a lost reply starts only one upload. */
  id: entityId,
  /** The submission that the file is for; the browser makes this id too. */
  submissionId: entityId,
  /** Version of the form that is being answered. */
  version: int4().min(1),
  questionId: text().max(100),
  kind: z.enum(ATTACHMENT_KINDS),
  /** The name is cleaned before it is stored. */
  name: z.string().max(1_000),
  bytes: z
    .number()
    .int()
    .min(0)
    .max(VIDEO_BYTES_MAX * 100),
  /** When and where the photo was taken, on a form that asks for it, by the clock of the device, which said `sentAt`. */
  photo: z.strictObject({ ...photoFields, sentAt: timestamp }).optional(),
  /** What staff marked on the photo; it stays as it was. */
  marks: z.array(mark).min(1).max(MARKS_MAX).optional(),
});

const upload = z.object({
  id: entityId,
  /** Bytes that have arrived; the next piece starts there. */
  received: z.number().int(),
  bytes: z.number().int(),
  /** The name as it will be shown. */
  name: z.string(),
  /** The storage key that the answer refers to; null until the file has passed its checks. */
  key: z.string().nullable(),
  /** Signed URL of the completed file, valid for five minutes. */
  url: z.string().nullable(),
});
export type Upload = z.output<typeof upload>;

const formParams = z.object({ formId: entityId });
const uploadParams = z.object({ uploadId: entityId });

export const startUpload = endpoint({
  method: 'POST',
  path: '/api/forms/:formId/uploads',
  summary: 'Announce a file of a submission that is being written',
  access: { kind: 'answerer' },
  often: { handler: 'uploads and megabytes an hour of an answerer' },
  audit: 'nothing',
  params: formParams,
  body: announced,
  reply: upload,
  problems: [
    'form-not-found',
    'form-deleted',
    'form-outside-areas',
    'municipality-blocked',
    'file-refused',
    'too-many-files',
    'storage-full',
    'too-many-requests',
    'answers-invalid',
    'form-changed',
    'id-taken',
  ],
});

export const readUpload = endpoint({
  method: 'GET',
  path: '/api/uploads/:uploadId',
  summary: 'How much of a file has arrived',
  access: { kind: 'public' },
  programs: ['create respuesta'],
  often: 'unlimited',
  audit: 'nothing',
  params: uploadParams,
  reply: upload,
  problems: ['upload-not-found'],
});

export const sendPiece = endpoint({
  method: 'PATCH',
  path: '/api/uploads/:uploadId',
  summary: 'The next piece of a file; the reply to one that does not continue it says where to continue',
  access: { kind: 'public' },
  programs: ['create respuesta'],
  often: 'unlimited',
  audit: 'nothing',
  params: uploadParams,
  query: z.strictObject({ offset: z.coerce.number().int().min(0) }),
  upload: ['application/octet-stream'],
  bodyLimit: UPLOAD_PIECE_MAX,
  reply: upload,
  problems: ['upload-not-found', 'upload-offset', 'payload-too-large', 'media-type-refused', 'file-refused'],
});

export const finishUpload = endpoint({
  method: 'POST',
  path: '/api/uploads/:uploadId/completion',
  summary: 'Check a file that has arrived; it gets the key that the answer names',
  access: { kind: 'public' },
  programs: ['create respuesta'],
  often: 'unlimited',
  audit: { writes: ['refuse file'] },
  params: uploadParams,
  reply: upload,
  problems: ['upload-not-found', 'upload-offset', 'file-refused', ...SCAN_PROBLEMS],
});

export const removeUpload = endpoint({
  method: 'DELETE',
  path: '/api/uploads/:uploadId',
  summary: 'Remove a file, arrived or not, while the submission is not stored',
  access: { kind: 'public' },
  programs: ['create respuesta'],
  often: 'unlimited',
  audit: 'nothing',
  params: uploadParams,
  reply: z.object({ removed: z.literal(true) }),
  problems: ['upload-not-found'],
});

export const listSubmissionFiles = endpoint({
  method: 'GET',
  path: '/api/submissions/:submissionId/files',
  summary: 'Files of a submission, each with a URL that is signed for five minutes',
  access: { kind: 'may', action: 'read', subject: 'respuesta' },
  often: 'unlimited',
  audit: { reads: 'submission-files' },
  params: z.object({ submissionId: entityId }),
  reply: z.object({
    files: z.array(
      z.object({
        key: z.string(),
        name: z.string(),
        mediaType: z.string(),
        url: z.string(),
        /** When and where the photo was taken, by the server's clock; null where that was not recorded. */
        photo: z.object(photoFields).nullable(),
        /** What staff marked on the photo; null for nothing. */
        marks: z.array(mark).readonly().nullable(),
      }),
    ),
  }),
  problems: ['submission-not-found', 'form-outside-areas'],
});
