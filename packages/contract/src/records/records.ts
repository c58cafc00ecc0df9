// Records of submissions as PDF: requesting one, following its progress, and the receipt of a submission that
// was just sent.
// rules: R4.38, R7.35-R7.37, W4, W12

import { LOGO_BYTES_MAX } from '@constancia/domain/limits.ts';
import {
  LOGO_POSITIONS,
  LOGO_TEXT_MAX,
  RECORD_SIZES,
} from '@constancia/domain/presentation/record/record-options.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { SCAN_PROBLEMS } from '../problems.ts';
import { brand, entityId, localized, text, timestamp } from '../shapes.ts';

const ofSubmission = z.object({ submissionId: entityId });
const ofRecord = z.object({ recordId: entityId });
const language = text().max(5).default('es');

const recordOptions = z.strictObject({
  paper: z.enum(['a4', 'portable']),
  unanswered: z.enum(['shown', 'hidden']),
  textSize: z.enum(RECORD_SIZES),
  spacing: z.enum(RECORD_SIZES),
  logo: z
    .strictObject({
      image: text().max(200),
      position: z.enum(LOGO_POSITIONS),
      text: text().max(LOGO_TEXT_MAX),
    })
    .nullable(),
});

const requested = z.object({ id: entityId });

export const requestRecord = endpoint({
  method: 'POST',
  path: '/api/submissions/:submissionId/records',
  summary: 'Have the record of a submission made as PDF',
  access: { kind: 'may', action: 'read', subject: 'respuesta' },
  often: { handler: 'records a minute of an account or a program' },
  audit: { writes: ['export submission'] },
  params: ofSubmission,
  body: z.strictObject({ language, options: recordOptions }),
  reply: requested,
  problems: ['submission-not-found', 'form-outside-areas', 'record-options-refused', 'too-many-requests'],
});

export const requestRecordByReceipt = endpoint({
  method: 'POST',
  path: '/api/public/submissions/:submissionId/records',
  summary: 'The same for the browser that has just sent the submission, by its receipt cookie',
  access: { kind: 'public' },
  often: { handler: 'records a minute of a receipt and of a network address' },
  audit: { writes: ['export submission'] },
  params: ofSubmission,
  body: z.strictObject({ language, kind: z.enum(['record', 'voucher']) }),
  reply: requested,
  problems: ['record-not-found', 'too-many-requests'],
});

const recordProgress = z.object({
  state: z.enum(['waiting', 'ready', 'failed', 'cancelled']),
  /**
   * URL of the file, valid for five minutes and only for the person who requested it; null until the record
   * is ready.
   */
  url: z.string().nullable(),
});
export type RecordProgress = z.output<typeof recordProgress>;

export const readRecord = endpoint({
  method: 'GET',
  path: '/api/records/:recordId',
  summary: 'How far a record is, and where to fetch it; only for who asked for it',
  access: { kind: 'public' },
  programs: ['read respuesta'],
  often: 'unlimited',
  audit: 'nothing',
  params: ofRecord,
  reply: recordProgress,
  problems: ['record-not-found'],
});

export const cancelRecord = endpoint({
  method: 'DELETE',
  path: '/api/records/:recordId',
  summary: 'Give up waiting for a record',
  access: { kind: 'public' },
  programs: ['read respuesta'],
  often: 'unlimited',
  audit: 'nothing',
  params: ofRecord,
  reply: z.object({ cancelled: z.literal(true) }),
  problems: ['record-not-found'],
});

export const uploadRecordLogo = endpoint({
  method: 'POST',
  path: '/api/submissions/:submissionId/record-logos',
  summary: 'Upload a picture to print on the record of a submission',
  access: { kind: 'may', action: 'read', subject: 'respuesta' },
  programs: false,
  often: { rate: 'upload', by: 'account' },
  audit: { writes: ['refuse file'] },
  upload: ['application/octet-stream'],
  bodyLimit: LOGO_BYTES_MAX,
  params: ofSubmission,
  reply: z.object({ key: z.string() }),
  problems: [
    'submission-not-found',
    'form-outside-areas',
    'image-refused',
    ...SCAN_PROBLEMS,
    'payload-too-large',
    'media-type-refused',
    'too-many-requests',
  ],
});

const receipt = z.object({
  submissionId: entityId,
  code: z.string(),
  /** The form's own text for the voucher; '' for none. */
  voucher: z.string(),
  /** The record downloads without a click (E3.19). */
  downloadsByItself: z.boolean(),
  /** '' when the form has none. */
  recordCode: z.string(),
  title: localized,
  sentAt: timestamp,
  /** IANA name: the moment is shown in it. */
  timeZone: z.string(),
  /** What the author of the form says about what happens next; null when nothing. */
  next: localized.nullable(),
  /** Its state can be looked up by the code. */
  stateLookUp: z.boolean(),
  municipality: z.object({ name: z.string(), brand }),
});
export type Receipt = z.output<typeof receipt>;

export const readReceipt = endpoint({
  method: 'GET',
  path: '/api/public/receipt',
  summary:
    'What the confirmation page shows besides the code, to the browser that has just sent the submission',
  access: { kind: 'public' },
  often: 'unlimited',
  audit: 'nothing',
  reply: receipt,
  problems: ['receipt-not-found'],
});
