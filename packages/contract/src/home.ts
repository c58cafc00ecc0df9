// The home page of staff: what there is to do, in one request, and the searches by a person's number and by a code.
// rules: R2.099-R2.103, R7.21, X33.30, X36.68
import { PAGE_SIZES } from '@constancia/domain/page-sizes.ts';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { entityId, localized, text, timestamp, versions } from './shapes.ts';

const waiting = z.object({
  formId: entityId,
  title: localized,
  state: z.number().int(),
  stateName: z.string(),
  stateIn: versions,
  submissions: z.number().int(),
});

const submission = z.object({
  id: entityId,
  code: z.string(),
  title: localized,
  at: timestamp,
});

const home = z.object({
  /** States that lead on, by form; those with the most submissions. */
  waiting: z.array(waiting),
  /** How many more states there are. */
  moreWaiting: z.number().int(),
  /** Revisions that citizens replied to and nobody has accepted, the oldest first. */
  cameBack: z.array(submission),
  moreCameBack: z.number().int(),
  /** Deliveries to other systems that failed; null for people who do not look after them. */
  failedDeliveries: z.number().int().nullable(),
  /** Open work orders whose day is over, of the areas that one plans; null for people who plan nothing. */
  overdueWorkOrders: z.number().int().nullable(),
  /** Forms that the person answered last. */
  lastForms: z.array(z.object({ id: entityId, title: localized })),
  timeZone: z.string(),
});
export type Home = z.output<typeof home>;

export const readHome = endpoint({
  method: 'GET',
  path: '/api/home',
  summary: 'What a person has to do today',
  access: { kind: 'may', action: 'read', subject: 'respuesta' },
  programs: false,
  often: 'unlimited',
  audit: 'nothing',
  reply: home,
  problems: [],
});

const found = submission.extend({ person: z.string(), state: z.string(), stateIn: versions });
export type FoundOfPerson = z.output<typeof found>;

export const findOfPerson = endpoint({
  method: 'POST',
  path: '/api/home/recipients',
  summary: 'The submissions about a person, newest first; the number travels in the body, never in a URL',
  access: { kind: 'may', action: 'read', subject: 'respuesta' },
  often: { rate: 'people', by: 'account' },
  audit: 'nothing',
  page: { list: 'submissions', size: PAGE_SIZES.recipients },
  body: z.strictObject({
    personType: z.enum(['fisica', 'juridica']),
    number: text().max(40),
    /** `next` of the page before. */
    cursor: z
      .string()
      .regex(/^-?\d{1,17}\.[0-9A-Za-z]{20}$/)
      .optional(),
  }),
  reply: z.object({ submissions: z.array(found), next: z.string().nullable(), timeZone: z.string() }),
  problems: ['recipient-invalid', 'too-many-requests'],
});

export const findOfCode = endpoint({
  method: 'GET',
  path: '/api/home/codes/:code',
  summary: 'The submission with a code, whatever its form; where codes are not unique, the newest ones',
  access: { kind: 'may', action: 'read', subject: 'respuesta' },
  programs: false,
  often: 'unlimited',
  audit: 'nothing',
  params: z.strictObject({ code: text().max(40) }),
  reply: z.object({ submissions: z.array(found), timeZone: z.string() }),
  problems: [],
});
