// Citizens who come from the citizen portal: signing in, their submissions, revising one. The token in the
// URL is exchanged for a cookie, which all further requests use.
// rules: A4.24-A4.29, A6.06, A6.07, W6

import { REVISION_MESSAGE_MAX } from '@constancia/domain/limits.ts';
import { PAGE_SIZES } from '@constancia/domain/page-sizes.ts';
import type { RecordSheet } from '@constancia/domain/presentation/record/record.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { answerSet, brand, entityId, localized, text, timestamp } from '../shapes.ts';
import { requestedItem, submissionToEdit } from './review.ts';
import { SUBMISSION_SIZE } from './submissions.ts';

const credential = text().min(1).max(500);

/** The form or submission that the citizen came for decides the municipality. */
const enterBody = z.strictObject({
  /** As the portal puts it into the URL: one of the two. */
  token: credential.optional(),
  hash: credential.optional(),
  formId: entityId.optional(),
  submissionId: entityId.optional(),
});
export type EnterBody = z.input<typeof enterBody>;

const entry = z.object({
  citizen: z.object({
    /** Id in the municipality's register of citizens. */
    id: z.number().int(),
    firstName: z.string(),
    lastName: z.string(),
    username: z.string(),
  }),
  municipality: z.object({
    id: entityId,
    name: z.string(),
    brand,
    /** Becomes part of the URL after answering a form with appointments (A2.14). */
    usesAws: z.boolean(),
  }),
  /** Ids that the citizen had before a merge: what the device kept under them is theirs. */
  formerIds: z.array(z.number().int()),
  /** The form accepts one submission per person, and this person has already sent one (A4.48). */
  alreadyAnswered: z.boolean(),
});
export type PortalEntry = z.output<typeof entry>;

export const enterPortal = endpoint({
  method: 'POST',
  path: '/api/portal/entry',
  summary: 'Exchange what the citizen portal put into the URL for a cookie, once',
  access: { kind: 'public' },
  often: { rate: 'portal-entry', by: 'address' },
  audit: { writes: ['sign-in citizen'] },
  body: enterBody,
  reply: entry,
  problems: ['portal-entry-failed', 'form-not-found', 'municipality-blocked', 'too-many-requests'],
});

export const readPortalEntry = endpoint({
  method: 'GET',
  path: '/api/portal/entry',
  summary: 'Which citizen the cookie is of',
  access: { kind: 'portal-citizen' },
  often: 'unlimited',
  audit: 'nothing',
  query: z.strictObject({ formId: entityId.optional() }),
  reply: entry,
  problems: ['portal-entry-failed', 'municipality-blocked'],
});

export const leavePortal = endpoint({
  method: 'DELETE',
  path: '/api/portal/entry',
  summary: 'End the entry of the citizen portal; the cookie opens nothing any more',
  access: { kind: 'public' },
  often: 'unlimited',
  audit: { writes: ['sign-out citizen'] },
  reply: z.object({}),
  problems: [],
});

const slot = z.object({ start: timestamp, end: timestamp });

const ownSubmission = z.object({
  id: entityId,
  code: z.string(),
  createdAt: timestamp,
  title: localized,
  /** Empty on a form without states. */
  state: localized,
  /** The citizen is asked to answer some questions again. */
  revision: z.boolean(),
  /** Until when, as YYYY-MM-DD; null for no due date. */
  dueOn: z.string().nullable(),
  /** When the appointment is that was booked with it, or was before it was cancelled; null for none. */
  appointment: timestamp.nullable(),
  isAppointmentCancelled: z.boolean(),
});
export type PortalSubmission = z.output<typeof ownSubmission>;

const ownSubmissions = z.object({
  submissions: z.array(ownSubmission),
  timeZone: z.string(),
  next: z.string().nullable(),
});
export type PortalSubmissionPage = z.output<typeof ownSubmissions>;

export const listPortalSubmissions = endpoint({
  method: 'GET',
  path: '/api/portal/submissions',
  summary: 'Answers of the citizen, newest first, fifteen a page',
  access: { kind: 'portal-citizen' },
  often: 'unlimited',
  audit: 'nothing',
  page: { list: 'submissions', size: PAGE_SIZES.portalSubmissions },
  query: z.strictObject({
    /** `next` of a page that was read before. */
    cursor: text().max(200).optional(),
  }),
  reply: ownSubmissions,
  problems: ['portal-entry-failed', 'municipality-blocked', 'request-invalid'],
});

const submissionParams = z.object({ submissionId: entityId });

/** What a citizen reads of an own submission: its record, with the words filled in. */
const recordSheet = z.custom<RecordSheet>((value) => typeof value === 'object' && value !== null);
const ownSubmissionView = z.object({
  code: z.string(),
  sheet: recordSheet,
  /** The citizen is asked to answer some questions again. */
  revision: z.boolean(),
  /** What was asked of the citizen and where it stands, newest first; no official is named. */
  revisions: z.array(
    z.object({
      at: timestamp,
      comment: z.string(),
      dueOn: z.string().nullable(),
      standing: z.enum(['waiting', 'answered', 'accepted', 'recalled']),
      /** When it was answered, accepted or recalled; null while it waits. */
      since: timestamp.nullable(),
      message: z.string(),
    }),
  ),
  timeZone: z.string(),
  /** What was booked with it in an agenda of our own, also when it was cancelled. */
  appointment: slot
    .extend({
      agenda: z.string(),
      address: z.string(),
      /** How often it was changed. */
      change: z.number().int(),
      isCancelled: z.boolean(),
      /** A link still shows it: it is to come, or was cancelled a short time ago. */
      isLinkable: z.boolean(),
    })
    .nullable(),
});
export type PortalSubmissionView = z.output<typeof ownSubmissionView>;

export const readPortalSubmission = endpoint({
  method: 'GET',
  path: '/api/portal/submissions/:submissionId',
  summary: 'An own submission to read',
  access: { kind: 'portal-citizen' },
  often: 'unlimited',
  audit: { reads: 'submission' },
  params: submissionParams,
  query: z.strictObject({ language: text().max(5).default('es') }),
  reply: ownSubmissionView,
  problems: ['portal-entry-failed', 'municipality-blocked', 'submission-not-found'],
});

export const requestPortalRecord = endpoint({
  method: 'POST',
  path: '/api/portal/submissions/:submissionId/records',
  summary: 'Make the record of an own submission',
  access: { kind: 'portal-citizen' },
  often: { handler: 'records a minute of a submission and of a network address' },
  audit: { writes: ['export submission'] },
  params: submissionParams,
  body: z.strictObject({ language: text().max(5).default('es') }),
  reply: z.object({ id: entityId }),
  problems: ['portal-entry-failed', 'municipality-blocked', 'submission-not-found', 'too-many-requests'],
});

export const makePortalAppointmentLink = endpoint({
  method: 'POST',
  path: '/api/portal/submissions/:submissionId/appointment-link',
  summary: 'A link with which the appointment of an own submission is moved or cancelled',
  access: { kind: 'portal-citizen' },
  often: { rate: 'appointment', by: 'address' },
  audit: 'nothing',
  params: submissionParams,
  /** Path of the page, with the token behind its `#`. */
  reply: z.object({ path: z.string() }),
  problems: [
    'portal-entry-failed',
    'municipality-blocked',
    'submission-not-found',
    'appointment-link-gone',
    'too-many-requests',
  ],
});

const submissionToRevise = submissionToEdit.extend({
  comment: z.string(),
  requested: z.array(requestedItem),
  /** YYYY-MM-DD; null for no due date. */
  dueOn: z.string().nullable(),
  timeZone: z.string(),
});
export type SubmissionToRevise = z.output<typeof submissionToRevise>;

const REVISION_PROBLEMS = [
  'portal-entry-failed',
  'municipality-blocked',
  'submission-not-found',
  'already-answered',
  'revision-recalled',
] as const;

export const openRevision = endpoint({
  method: 'GET',
  path: '/api/portal/submissions/:submissionId/revision',
  summary: 'An own submission with what is asked again',
  access: { kind: 'portal-citizen' },
  often: 'unlimited',
  audit: { reads: 'submission' },
  params: submissionParams,
  reply: submissionToRevise,
  problems: REVISION_PROBLEMS,
});

export const revise = endpoint({
  method: 'POST',
  path: '/api/portal/submissions/:submissionId/revision',
  summary: 'Answer again what was asked',
  access: { kind: 'portal-citizen' },
  often: 'unlimited',
  audit: { writes: ['update submission'] },
  ...SUBMISSION_SIZE,
  params: submissionParams,
  body: z.strictObject({
    answers: answerSet,
    /** The citizen confirmed that nothing has to be changed. */
    unchanged: z.boolean().default(false),
    /** What the citizen wants to say about it. */
    message: text().trim().max(REVISION_MESSAGE_MAX).default(''),
  }),
  reply: z.object({ id: entityId, code: z.string() }),
  problems: [...REVISION_PROBLEMS, 'answers-invalid', 'revision-unchanged'],
});
