// What happened to a submission, from its sending on, newest first.
// rules: X33.70
import { APPOINTMENT_CHANGES } from '@constancia/domain/appointments/course.ts';
import { INCIDENT_STATES } from '@constancia/domain/incidents/incident-state.ts';
import { PAGE_SIZES } from '@constancia/domain/page-sizes.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { entityId, text, timestamp } from '../shapes.ts';

/** `by`: username, or name of a citizen; '' for a visitor and for what the program did by itself. */
const made = { at: timestamp, by: z.string() };

/** Whether a message to another system arrived. */
const delivery = z.enum(['waiting', 'delivered', 'failed']);

const timelineEvent = z.discriminatedUnion('kind', [
  /** `startedFrom`: code of the submission with whose answers it began; '' for none, and once that one is gone. */
  z.object({ ...made, kind: z.literal('sent'), startedFrom: z.string() }),
  z.object({
    ...made,
    kind: z.literal('state'),
    name: z.string(),
    /** When it left the state; null while it is in it. */
    until: timestamp.nullable(),
  }),
  z.object({
    ...made,
    kind: z.literal('edit'),
    edit: z.enum(['correction', 'completion', 'revision']),
    /** How many answers were changed. */
    answers: z.number().int(),
    reason: z.string(),
  }),
  z.object({
    ...made,
    kind: z.literal('request'),
    comment: z.string(),
    questions: z.number().int(),
    /** YYYY-MM-DD; null for no due date. */
    dueOn: z.string().nullable(),
  }),
  z.object({ ...made, kind: z.literal('recall') }),
  z.object({ ...made, kind: z.literal('reply'), message: z.string(), answers: z.number().int() }),
  z.object({ ...made, kind: z.literal('acceptance') }),
  z.object({
    ...made,
    kind: z.literal('letter'),
    letter: z.enum(['mail', 'payment-mail', 'revision-mail', 'appointment-mail', 'external-message']),
    delivery,
  }),
  z.object({ ...made, kind: z.literal('incident'), number: z.string(), delivery }),
  z.object({
    ...made,
    kind: z.literal('incident-state'),
    number: z.string(),
    state: z.enum(INCIDENT_STATES),
    note: z.string(),
  }),
  z.object({
    ...made,
    kind: z.literal('appointment'),
    step: z.enum(APPOINTMENT_CHANGES),
    /** When the appointment begins. */
    start: timestamp,
    /** Why it was cancelled; '' for nothing. */
    note: z.string(),
  }),
  z.object({ ...made, kind: z.literal('record') }),
  z.object({
    ...made,
    kind: z.literal('payment'),
    step: z.enum(['ordered', 'paid', 'denied', 'expired', 'late', 'refunded', 'other-seat']),
    /** Cents. */
    amount: z.number().int(),
    currency: z.string(),
  }),
]);
export type TimelineEvent = z.output<typeof timelineEvent>;

export const readTimeline = endpoint({
  method: 'GET',
  path: '/api/submissions/:submissionId/timeline',
  summary: 'Everything that happened to a submission, newest first, fifteen a page',
  access: { kind: 'may', action: 'read', subject: 'respuesta' },
  often: 'unlimited',
  audit: { reads: 'submission-timeline' },
  page: { list: 'events', size: PAGE_SIZES.timeline },
  params: z.object({ submissionId: entityId }),
  query: z.strictObject({
    /** `next` of a page that was read before. */
    cursor: text().max(200).optional(),
  }),
  reply: z.object({ events: z.array(timelineEvent), next: z.string().nullable() }),
  problems: ['submission-not-found', 'form-outside-areas', 'request-invalid'],
});
