// Copies of submissions by e-mail: what is offered, sending one, its progress, and the message as
// administrators see it.
// rules: A4.40-A4.47, A5.30-A5.33, W13
import { MAIL_ATTACHMENT_BYTES_MAX } from '@constancia/domain/limits.ts';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { SCAN_PROBLEMS } from './problems.ts';
import { entityId, text, timestamp } from './shapes.ts';

const ofSubmission = z.object({ submissionId: entityId });
/** People who may see a submission may send its copy; administrators read what was sent. */
const mayRead = { kind: 'may', action: 'read', subject: 'respuesta' } as const;
const NOT_FOUND = ['submission-not-found', 'form-outside-areas', 'mail-not-offered'] as const;

/** `outbox`: no mail server is configured, so the message waits. */
const transport = z.enum(['smtp', 'outbox']);

export const readMailOffer = endpoint({
  method: 'GET',
  path: '/api/submissions/:submissionId/mail',
  summary: 'What a copy of this submission by e-mail would be',
  access: mayRead,
  programs: false,
  often: 'unlimited',
  audit: 'nothing',
  params: ofSubmission,
  query: z.strictObject({ language: text().max(5).default('es') }),
  reply: z.object({ subject: z.string(), transport }),
  problems: NOT_FOUND,
});

/** How many recipients are read at all; more cannot be a list that a person typed. */
const RECIPIENTS_READ_MAX = 1_000;

const mailBody = z.strictObject({
  /** The browser makes the id, so that sending again after a lost reply sends only one e-mail. */
  id: z.uuid(),
  recipients: z.array(z.string().max(1_000)).max(RECIPIENTS_READ_MAX),
  body: text().max(100_000),
  /** Key of the uploaded file. */
  attachment: text().max(200).nullable(),
  language: text().max(5).default('es'),
});
export type MailBody = z.input<typeof mailBody>;

const progress = z.object({
  state: z.enum(['waiting', 'delivered', 'failed']),
  /** Whether sending was tried and has to wait. */
  delayed: z.boolean(),
  transport,
  /** Addresses that the mail server refused. */
  refused: z.array(z.string()),
});
export type MailProgress = z.output<typeof progress>;

export const sendMailCopy = endpoint({
  method: 'POST',
  path: '/api/submissions/:submissionId/mails',
  summary: 'Send a copy of a submission by e-mail',
  access: mayRead,
  programs: false,
  often: { handler: 'mails an hour of an account; the same mail sent again is not counted' },
  audit: { writes: ['export submission'] },
  params: ofSubmission,
  body: mailBody,
  reply: progress,
  problems: [...NOT_FOUND, 'mail-invalid', 'id-taken', 'too-many-requests'],
});

export const readMailProgress = endpoint({
  method: 'GET',
  path: '/api/submissions/:submissionId/mails/:mailId',
  summary: 'How far an e-mail is; only for who sent it',
  access: mayRead,
  programs: false,
  often: 'unlimited',
  audit: 'nothing',
  params: ofSubmission.extend({ mailId: z.uuid() }),
  reply: progress,
  problems: [...NOT_FOUND, 'mail-not-found'],
});

export const uploadMailAttachment = endpoint({
  method: 'POST',
  path: '/api/submissions/:submissionId/mail-attachments',
  summary: 'Upload a file that goes with the copy of a submission',
  access: mayRead,
  programs: false,
  often: { rate: 'mail-attachment', by: 'account' },
  audit: { writes: ['refuse file'] },
  upload: ['application/octet-stream'],
  bodyLimit: MAIL_ATTACHMENT_BYTES_MAX,
  params: ofSubmission,
  query: z.strictObject({ name: z.string().max(1_000) }),
  reply: z.object({ key: z.string(), name: z.string() }),
  problems: [
    ...NOT_FOUND,
    'file-refused',
    ...SCAN_PROBLEMS,
    'payload-too-large',
    'media-type-refused',
    'too-many-requests',
  ],
});

const message = z.object({
  subject: z.string(),
  sender: z.string(),
  createdAt: timestamp,
  timeZone: z.string(),
  body: z.string(),
  /** Name of the attached file; '' for none. */
  attachment: z.string(),
  recipients: z.array(z.object({ address: z.string(), outcome: z.enum(['pending', 'accepted', 'refused']) })),
});
export type MailMessage = z.output<typeof message>;

export const readMailMessage = endpoint({
  method: 'GET',
  path: '/api/outbox/:entryId/mail',
  summary: 'What an e-mail of the outbox says, and to whom',
  access: { kind: 'may', action: 'manage', subject: 'usuario' },
  often: 'unlimited',
  audit: { reads: 'mail' },
  params: z.object({ entryId: z.uuid() }),
  query: z.strictObject({ municipality: entityId.optional() }),
  reply: message,
  problems: ['forbidden', 'mail-not-found'],
});
