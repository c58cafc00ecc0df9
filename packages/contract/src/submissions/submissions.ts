// Submissions: sending one, the list of a form, the view of one.
// rules: A4.30-A4.38, R2.022-R2.044, W8
import { SUBMISSION_BODY, TRACK_POINTS_MAX } from '@constancia/domain/limits.ts';
import { PAGE_SIZES } from '@constancia/domain/page-sizes.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { hold } from '../forms/holds.ts';
import { mapShown } from '../map.ts';
import { paymentStarted } from '../payments/payment.ts';
import { purchaseIn } from '../payments/sale.ts';
import {
  answerSet,
  entityId,
  formDefinition,
  int4,
  listOf,
  localized,
  position,
  puzzleSolution,
  text,
  timestamp,
  trackPoint,
  versions,
} from '../shapes.ts';
import { columnFields, shownColumns } from './columns.ts';
import { filterCheck, filterFields } from './filter.ts';
import { orderFields } from './order.ts';

const formParams = z.object({ formId: entityId });

/** The limits for any form; those of one form follow from its questions (`submissionBytesMax`). */
export const SUBMISSION_SIZE = {
  bodyLimit: SUBMISSION_BODY.bytesMax,
  valuesLimit: SUBMISSION_BODY.valuesMax,
} as const;

/** Person, location, asset and signatures as a browser sends them. */
export const particularsIn = z.strictObject({
  /** Identifies the person in the register; the server reads the rest there. */
  citizen: z.strictObject({ id: z.number().int(), documentNumber: z.string().max(20) }).nullable(),
  location: z
    .strictObject({ address: z.string().max(500), latitude: z.number(), longitude: z.number() })
    .nullable(),
  asset: z
    .strictObject({
      id: int4(),
      name: z.string().max(500),
      type: z.string().max(200),
      address: z.string().max(500),
    })
    .nullable(),
  signatures: listOf(
    z.strictObject({
      slot: z.number().int().min(0).max(1_000),
      /** Storage key of the uploaded drawing. */
      image: z.string().max(200),
      signatory: z.string().max(1_000),
      imageId: z.string().max(40),
    }),
    100,
  ),
});
export type ParticularsIn = z.input<typeof particularsIn>;

const evidenceFields = {
  startedAt: timestamp.optional(),
  endedAt: timestamp.optional(),
  start: position.optional(),
  end: position.optional(),
  /** Where staff were, a point each minute at most, on a form that asks for it. */
  track: z.array(trackPoint).max(TRACK_POINTS_MAX).readonly().optional(),
};

const submitBody = z.strictObject({
  /** The browser makes the id, so that sending the same submission twice stores it once. */
  id: entityId,
  /** Version of the form that was answered. */
  version: int4().min(1),
  answers: answerSet,
  /** Person, location, asset and signatures; absent when there are none. */
  particulars: particularsIn.optional(),
  /** State chosen in the confirmation; the form's initial state when absent (A4.05, A4.06). */
  state: int4().min(0).optional(),
  /** Code of the language of the page; kept for letters about what somebody sent about themselves (X34.36). */
  language: text().max(5).optional(),
  /** What is bought, on a form that sells (E3.35). */
  purchase: purchaseIn.optional(),
  /** Submission about the same asset with whose answers staff began; one that they may not see is left out. */
  startedFrom: entityId.optional(),
  /** Work order that staff do with it. */
  workOrder: entityId.optional(),
  /** When and where it was answered, on a form that asks for it, by the clock of the device, which said `sentAt`. */
  evidence: z.strictObject({ ...evidenceFields, sentAt: timestamp }).optional(),
});
export type SubmitBody = z.input<typeof submitBody>;

const submitted = z.object({
  id: entityId,
  code: z.string(),
  recordCode: z.string(),
  /** On a form that sells: the order and how to reach the gateway (A4.37). */
  payment: paymentStarted.optional(),
});
export type Submitted = z.output<typeof submitted>;

export const submit = endpoint({
  method: 'POST',
  path: '/api/forms/:formId/submissions',
  summary: 'Store a submission of staff, of a visitor or of a citizen from the portal',
  access: { kind: 'answerer' },
  often: { handler: 'submissions of a network address and of a form, and people named who are not found' },
  audit: { writes: ['read citizen'] },
  ...SUBMISSION_SIZE,
  params: formParams,
  /** `solution`: visitors need it when a form, or the installation, gets far more submissions than usual. */
  body: submitBody.extend({ solution: puzzleSolution }),
  reply: submitted,
  problems: [
    'work-order-unfit',
    'form-not-found',
    'form-deleted',
    'form-outside-areas',
    'municipality-blocked',
    'answers-invalid',
    'already-answered',
    'limit-reached',
    'form-changed',
    'id-taken',
    'submission-deleted',
    'payments-closed',
    'seats-taken',
    'orders-open',
    'challenge-required',
    'too-many-requests',
  ],
});

/** What the reader is offered to do with a submission (domain/review/submission-rights.ts). */
const submissionRights = z.object({ complete: z.boolean(), correct: z.boolean(), delete: z.boolean() });

export const submissionRow = z.object({
  id: entityId,
  code: z.string(),
  createdAt: timestamp,
  /** What the list goes by while it is filtered by last update (R2.028). */
  updatedAt: timestamp,
  createdBy: z.string(),
  /** Name of the current state; '' on a form without states. */
  state: z.string(),
  stateIn: versions,
  /** Its id, which a change of state names; null without states. */
  stateId: z.number().int().nullable(),
  citizen: z.string(),
  /** Document or tax number of that person; '' without one. */
  citizenNumber: z.string(),
  address: z.string(),
  /** Number of the newest incident it raised; '' when there is none. */
  incidentNumber: z.string(),
  may: submissionRights,
  /** How far its review is, on forms that citizens revise (R4.12). */
  badge: z.enum(['in-review', 'to-correct', 'approved']).nullable(),
  /** Payment status of what was bought with it, on forms that sell; null when nothing was bought (R2.031). */
  payment: z.enum(['to-validate', 'paid', 'rejected']).nullable(),
  /** What was answered to the questions that were asked for as columns, in their order; '' for nothing. */
  values: z.array(z.string()),
});
export type SubmissionRow = z.output<typeof submissionRow>;

const listQuery = z
  .strictObject({
    ...filterFields,
    ...columnFields,
    ...orderFields,
    /** `next` or `previous` of a page that was read before, or LAST_PAGE; absent for the first page. */
    cursor: text().max(1_000).optional(),
  })
  .check(filterCheck);

const submissionPage = z.object({
  form: z.object({
    id: entityId,
    title: localized,
    description: localized,
    /** The form sells, so its submissions have a payment status. */
    sells: z.boolean(),
    /** Its submissions have a badge that says how far the review is. */
    reviewed: z.boolean(),
    /** The states of its newest version, to filter by. */
    states: z.array(z.object({ id: z.number().int(), name: z.string(), in: versions })),
    /** Where the map of its submissions opens and what it shows; null for a form without locations (R2.025). */
    map: z
      .object({ layers: mapShown, centre: z.object({ latitude: z.number(), longitude: z.number() }) })
      .nullable(),
  }),
  /** The columns that were asked for, of questions that the form asks. */
  columns: shownColumns,
  submissions: z.array(submissionRow),
  /** The order that they have; null for the usual one, also when the question asked for is not in the form any more. */
  order: z.string().nullable(),
  /** When the page was read, by the server's clock. */
  readAt: timestamp,
  /** Whether the reader may answer forms as staff, and change states. */
  may: z.object({ answer: z.boolean(), changeState: z.boolean() }),
  total: z.number().int(),
  /** Whether there are more than `total`: only for a text that more than ten thousand have. */
  more: z.boolean(),
  next: z.string().nullable(),
  previous: z.string().nullable(),
});

export const listSubmissions = endpoint({
  method: 'GET',
  path: '/api/forms/:formId/submissions',
  summary: 'Answers of a form that a filter finds, newest first or in another order, fifteen a page',
  access: { kind: 'may', action: 'read', subject: 'respuesta' },
  often: 'unlimited',
  audit: 'nothing',
  page: { list: 'submissions', size: PAGE_SIZES.submissions },
  params: formParams,
  query: listQuery,
  reply: submissionPage,
  problems: ['form-not-found', 'form-outside-areas', 'request-invalid', 'too-many-to-order'],
});

export const listOwnSubmissions = endpoint({
  method: 'GET',
  path: '/api/forms/:formId/own-submissions',
  summary: 'Answers of a form that the signed-in user gave, newest first, seven a page',
  access: { kind: 'signed-in' },
  often: 'unlimited',
  audit: 'nothing',
  page: { list: 'submissions', size: PAGE_SIZES.ownSubmissions },
  params: formParams,
  query: listQuery,
  reply: submissionPage,
  problems: ['form-not-found', 'form-outside-areas', 'request-invalid', 'too-many-to-order'],
});

const submissionView = z.object({
  /** Numbers of assets are those of it. */
  municipalityId: entityId,
  id: entityId,
  formId: entityId,
  /** The definition of the version that was answered. */
  definition: formDefinition,
  /** Signed URL of the form's picture, valid for five minutes; null for none. */
  headerImageUrl: z.string().nullable(),
  code: z.string(),
  recordCode: z.string(),
  createdAt: timestamp,
  updatedAt: timestamp,
  createdBy: z.string(),
  author: z.object({ firstName: z.string(), lastName: z.string(), inspectorNumber: z.string() }),
  answers: answerSet,
  state: z.number().int().nullable(),
  location: z.object({ address: z.string(), latitude: z.number(), longitude: z.number() }).nullable(),
  citizen: z
    .object({
      id: z.number(),
      firstName: z.string(),
      lastName: z.string(),
      documentNumber: z.string(),
      email: z.string(),
      phone: z.string(),
      street: z.string(),
      legalPerson: z.boolean(),
    })
    .nullable(),
  asset: z.object({ id: z.number(), name: z.string(), type: z.string(), address: z.string() }).nullable(),
  /** Submission with whose answers it began; null for none, and for one that the reader may not see. */
  startedFrom: z.object({ id: entityId, code: z.string() }).nullable(),
  /** When and where it was answered, by the server's clock; null where that was not recorded. */
  evidence: z.object(evidenceFields).nullable(),
  /** The signed slots, with the name of the signatory. */
  signatures: z.array(
    z.object({
      slot: z.number().int(),
      signatory: z.string(),
      /**
       * Signed URL of the drawing, valid for five minutes; null when the file is not stored in this product.
       */
      url: z.string().nullable(),
    }),
  ),
  /** How the location is shown on a map; null when there is none. */
  map: mapShown.nullable(),
  incidentNumber: z.string(),
  hidesElectronicSignature: z.boolean(),
  /** Why nobody may delete it now: its own hold and that of its form. */
  holds: z.array(hold.extend({ of: z.enum(['submission', 'form']) })),
  may: submissionRights.extend({ hold: z.boolean() }),
  timeZone: z.string(),
});
export type SubmissionView = z.output<typeof submissionView>;

export const readSubmission = endpoint({
  method: 'GET',
  path: '/api/submissions/:submissionId',
  summary: 'One submission with its form',
  access: { kind: 'may', action: 'read', subject: 'respuesta' },
  often: 'unlimited',
  audit: { reads: 'submission' },
  params: z.object({ submissionId: entityId }),
  reply: submissionView,
  problems: ['submission-not-found', 'form-outside-areas'],
});
