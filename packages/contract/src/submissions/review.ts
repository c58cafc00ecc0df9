// What happens to a submission after it was sent: correcting it, completing it, moving it to another state,
// asking the citizen to revise it. Every edit names the version of the submission that the person saw.
// rules: R4.01-R4.28, R5.27, R5.28, W9
import { WORKING_RIGHTS } from '@constancia/domain/access/program.ts';
import {
  CORRECTION_REASON_MAX,
  REVISION_COMMENT_MAX,
  REVISION_REMARK_MAX,
} from '@constancia/domain/limits.ts';
import type { Changes } from '@constancia/domain/review/changes.ts';
import { CORRECTION_KINDS } from '@constancia/domain/review/correction.ts';
import type { Answer } from '@constancia/domain/submissions/answers/answers.ts';
import type { Citizen } from '@constancia/domain/submissions/submission.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { formToAnswer } from '../forms/forms.ts';
import { answerSet, entityId, int4, listOf, text, timestamp } from '../shapes.ts';
import { particularsIn, SUBMISSION_SIZE } from './submissions.ts';

const submissionParams = z.object({ submissionId: entityId });
const version = int4().min(1);
const stateId = int4().min(0);
const itemId = text().min(1).max(40);

/** The server makes the changes; the browser receives them as they are stored. */
const changes = z.custom<Changes>((value) => typeof value === 'object' && value !== null);
const citizen = z.custom<Citizen>((value) => typeof value === 'object' && value !== null);

const mark = z.object({
  sectionId: z.string(),
  /** Absent when the mark stands for the section itself. */
  questionId: z.string().optional(),
  rowId: z.string().optional(),
});

const answer = z.custom<Answer>((value) => typeof value === 'object' && value !== null);

/** A question that the citizen is asked to answer again. */
export const requestedItem = z.object({
  sectionId: z.string(),
  questionId: z.string(),
  rowId: z.string().optional(),
  /** What the reviewer wrote about it; absent for nothing. */
  remark: z.string().optional(),
  /** The answer that the question had when it was requested again; null for none. */
  former: answer.nullable(),
});

const review = z.object({
  version,
  /** Oldest first. */
  corrections: z.array(
    z.object({ kind: z.enum(CORRECTION_KINDS), at: timestamp, by: z.string(), changes, reason: z.string() }),
  ),
  /** Oldest first. */
  stateHistory: z.array(
    z.object({
      at: timestamp,
      username: z.string(),
      stateId: z.number().int(),
      stateName: z.string(),
      initial: z.boolean(),
    }),
  ),
  marks: z.array(mark),
  requests: z.array(
    z.object({
      at: timestamp,
      by: z.string(),
      comment: z.string(),
      needsCompletion: z.boolean(),
      /** When the citizen answered; null while the request waits. */
      answeredAt: timestamp.nullable(),
      /** Username of the official who accepted the citizen's answer; '' while nobody did. */
      acceptedBy: z.string(),
      /** YYYY-MM-DD; null for no due date. */
      dueOn: z.string().nullable(),
      /** What the citizen wrote with the answers. */
      message: z.string(),
      /** When it was recalled, and by whom; null and '' while nobody did. */
      recalledAt: timestamp.nullable(),
      recalledBy: z.string(),
    }),
  ),
  /** What the last request that was not recalled asks, with the answers of its reply; null while it waits. */
  asked: z.array(requestedItem.extend({ replied: answer.nullable() })),
  /** Null on forms that are not reviewed (R4.12). */
  badge: z.enum(['in-review', 'to-correct', 'approved']).nullable(),
  /** What this person may do next, so that no button offers what the server would refuse. */
  may: z.object({
    correct: z.boolean(),
    complete: z.boolean(),
    mark: z.boolean(),
    requestChanges: z.boolean(),
    /** The last request waits for the citizen. */
    recallRequest: z.boolean(),
    /** The citizen answered the last request, and nobody has accepted it yet. */
    acceptRevision: z.boolean(),
    changeState: z.boolean(),
    /** Ids of the states that the current one leads to (R4.02). */
    states: z.array(z.number().int()),
  }),
});
export type Review = z.output<typeof review>;

export const readReview = endpoint({
  method: 'GET',
  path: '/api/submissions/:submissionId/review',
  summary: 'Corrections, states and requests for changes of a submission',
  access: { kind: 'may', action: 'read', subject: 'respuesta' },
  often: 'unlimited',
  audit: { reads: 'submission-review' },
  params: submissionParams,
  reply: review,
  problems: ['submission-not-found', 'form-outside-areas'],
});

export const submissionToEdit = z.object({
  id: entityId,
  code: z.string(),
  version,
  /** The version of the form that was answered. */
  form: formToAnswer,
  answers: answerSet,
  particulars: z.object({
    citizen: citizen.nullable(),
    location: z.object({ address: z.string(), latitude: z.number(), longitude: z.number() }).nullable(),
    asset: z.object({ id: z.number(), name: z.string(), type: z.string(), address: z.string() }).nullable(),
    signatures: z.array(z.object({ slot: z.number().int(), signatory: z.string() })),
  }),
  state: stateId.nullable(),
  /** Ids of the states that the current one leads to (R2.083). */
  states: z.array(z.number().int()),
  /** Who changed the submission last; '' when nobody did. */
  changedBy: z.string(),
  /** The reader may see the submission afterwards: public and portal forms are corrected across areas (R5.28). */
  mayView: z.boolean(),
});
export type SubmissionToEdit = z.output<typeof submissionToEdit>;

const editBody = z.strictObject({
  version,
  answers: answerSet,
  particulars: particularsIn.optional(),
  /** Why, for colleagues. */
  reason: text().max(CORRECTION_REASON_MAX).default(''),
});
export type EditBody = z.input<typeof editBody>;

/** `state`: the one that the submission is in when the edit is stored. */
const edited = z.object({ id: entityId, version, state: stateId.nullable() });
export type Edited = z.output<typeof edited>;

const OPENING_PROBLEMS = [
  'submission-not-found',
  'form-outside-areas',
  'submission-sealed',
  'forbidden',
] as const;
const EDIT_PROBLEMS = [...OPENING_PROBLEMS, 'answers-invalid', 'nothing-changed', 'stale-version'] as const;

export const openToCorrect = endpoint({
  method: 'GET',
  path: '/api/submissions/:submissionId/to-correct',
  summary: 'A submission as it stands now, to be corrected',
  access: { kind: 'may', action: 'correct', subject: 'respuesta' },
  often: 'unlimited',
  audit: { reads: 'submission' },
  params: submissionParams,
  reply: submissionToEdit,
  problems: OPENING_PROBLEMS,
});

export const correct = endpoint({
  method: 'POST',
  path: '/api/submissions/:submissionId/corrections',
  summary: 'Correct a submission; the original stays',
  access: { kind: 'may', action: 'correct', subject: 'respuesta' },
  often: 'unlimited',
  audit: { writes: ['update submission', 'read citizen'] },
  ...SUBMISSION_SIZE,
  params: submissionParams,
  body: editBody,
  reply: edited,
  problems: EDIT_PROBLEMS,
});

export const openToComplete = endpoint({
  method: 'GET',
  path: '/api/submissions/:submissionId/to-complete',
  summary:
    'A submission as it stands now, to complete what was not answered; needs update, complete or correct',
  access: { kind: 'signed-in' },
  programs: WORKING_RIGHTS,
  often: 'unlimited',
  audit: { reads: 'submission' },
  params: submissionParams,
  reply: submissionToEdit,
  problems: OPENING_PROBLEMS,
});

export const complete = endpoint({
  method: 'POST',
  path: '/api/submissions/:submissionId/completions',
  summary: 'Complete the unanswered questions of a submission; needs update, complete or correct',
  access: { kind: 'signed-in' },
  programs: WORKING_RIGHTS,
  often: 'unlimited',
  audit: { writes: ['update submission', 'read citizen'] },
  ...SUBMISSION_SIZE,
  params: submissionParams,
  body: editBody,
  reply: edited,
  problems: EDIT_PROBLEMS,
});

export const changeState = endpoint({
  method: 'POST',
  path: '/api/submissions/:submissionId/state',
  summary: 'Move a submission to a state that its present one leads to; needs update, complete or correct',
  access: { kind: 'signed-in' },
  programs: WORKING_RIGHTS,
  often: 'unlimited',
  audit: { writes: ['update submission-state'] },
  params: submissionParams,
  /** `from`: the state that the caller saw. */
  body: z.strictObject({ from: stateId, to: stateId }),
  reply: z.object({ state: stateId }),
  problems: ['submission-not-found', 'form-outside-areas', 'forbidden', 'state-refused', 'state-moved'],
});

export const setReviewMark = endpoint({
  method: 'PUT',
  path: '/api/submissions/:submissionId/review-marks',
  summary: 'Tick or untick a question, or a section, that the citizen is to revise',
  access: { kind: 'may', action: 'correct', subject: 'respuesta' },
  often: 'unlimited',
  audit: 'nothing',
  params: submissionParams,
  body: z.strictObject({
    sectionId: itemId,
    questionId: itemId.optional(),
    rowId: itemId.optional(),
    marked: z.boolean(),
  }),
  reply: z.object({ marks: z.array(mark) }),
  problems: ['submission-not-found', 'form-outside-areas', 'answers-invalid', 'revision-not-offered'],
});

export const requestChanges = endpoint({
  method: 'POST',
  path: '/api/submissions/:submissionId/change-requests',
  summary: 'Ask the citizen to revise what was ticked',
  access: { kind: 'may', action: 'correct', subject: 'respuesta' },
  often: 'unlimited',
  audit: { writes: ['create change-request'] },
  params: submissionParams,
  body: z.strictObject({
    /** What the citizen has to put right, in the reviewer's words. */
    comment: text().trim().min(1).max(REVISION_COMMENT_MAX),
    /** YYYY-MM-DD: today in the municipality, or one of the thirty days after it. */
    dueOn: text().max(10).nullable().default(null),
    /** Words about single questions among those that are ticked; others are ignored. */
    remarks: listOf(
      z.strictObject({
        questionId: itemId,
        rowId: itemId.optional(),
        text: text().trim().max(REVISION_REMARK_MAX),
      }),
      500,
    ).default([]),
  }),
  reply: z.object({
    /** How many questions are asked now, those of an earlier request included. */
    requested: z.number().int(),
    /** The citizen gets an e-mail; false when the submission has no address. */
    mailed: z.boolean(),
  }),
  problems: [
    'submission-not-found',
    'form-outside-areas',
    'request-invalid',
    'revision-not-offered',
    'nothing-marked',
    'section-without-answers',
  ],
});

export const acceptRevision = endpoint({
  method: 'POST',
  path: '/api/submissions/:submissionId/revision-acceptance',
  summary: 'Accept what the citizen answered to the last request',
  access: { kind: 'may', action: 'correct', subject: 'respuesta' },
  often: 'unlimited',
  audit: { writes: ['update change-request'] },
  params: submissionParams,
  reply: z.object({ accepted: z.literal(true) }),
  problems: ['submission-not-found', 'form-outside-areas', 'revision-not-answered'],
});

export const recallRequest = endpoint({
  method: 'POST',
  path: '/api/submissions/:submissionId/revision-recall',
  summary: 'Recall what the citizen was asked to revise and has not answered yet',
  access: { kind: 'may', action: 'correct', subject: 'respuesta' },
  often: 'unlimited',
  audit: { writes: ['update change-request'] },
  params: submissionParams,
  reply: z.object({ recalled: z.literal(true) }),
  problems: ['submission-not-found', 'form-outside-areas', 'revision-not-waiting'],
});
