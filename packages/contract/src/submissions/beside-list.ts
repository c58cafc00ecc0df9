// What the list of submissions asks beside its pages: how many came since it was opened, and which are next to one.
// rules: X33.02, X33.08
import { PAGE_SIZES } from '@constancia/domain/page-sizes.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { entityId, text, timestamp } from '../shapes.ts';
import { columnFields } from './columns.ts';
import { filterCheck, filterFields } from './filter.ts';
import { orderFields } from './order.ts';
import { submissionRow } from './submissions.ts';

const idList = text()
  .max(400)
  .transform((ids) => ids.split(','))
  .pipe(z.array(entityId).min(1).max(PAGE_SIZES.submissions));

export const countNewSubmissions = endpoint({
  method: 'GET',
  path: '/api/forms/:formId/new-submissions',
  summary: 'How many submissions to a form that a filter finds came since a moment',
  access: { kind: 'may', action: 'read', subject: 'respuesta' },
  often: 'unlimited',
  audit: 'nothing',
  params: z.object({ formId: entityId }),
  /** `since`: `readAt` of the page that is shown; more than a week ago counts as a week. */
  query: z.strictObject({ ...filterFields, since: timestamp }).check(filterCheck),
  reply: z.object({
    count: z.number().int(),
    /** Whether there are more than `count`. */
    more: z.boolean(),
  }),
  problems: ['form-not-found', 'form-outside-areas', 'request-invalid'],
});

export const readListedSubmissions = endpoint({
  method: 'GET',
  path: '/api/forms/:formId/listed-submissions',
  summary: 'Submissions of a page of the list as they are now; those that are gone are left out',
  access: { kind: 'may', action: 'read', subject: 'respuesta' },
  often: 'unlimited',
  audit: 'nothing',
  page: { list: 'submissions', size: PAGE_SIZES.submissions },
  params: z.object({ formId: entityId }),
  /** `ids`: with commas between them. */
  query: z.strictObject({ ids: idList, ...columnFields }),
  reply: z.object({ submissions: z.array(submissionRow) }),
  problems: ['form-not-found', 'form-outside-areas', 'request-invalid'],
});

const neighbour = z.object({ id: entityId, code: z.string() }).nullable();

export const readNeighbours = endpoint({
  method: 'GET',
  path: '/api/submissions/:submissionId/neighbours',
  summary: 'The submissions before and after one, in the list that a filter and an order make',
  access: { kind: 'may', action: 'read', subject: 'respuesta' },
  often: 'unlimited',
  audit: 'nothing',
  params: z.object({ submissionId: entityId }),
  query: z.strictObject({ ...filterFields, ...orderFields }).check(filterCheck),
  /** `previous` stands above it in the list, `next` below it. */
  reply: z.object({ previous: neighbour, next: neighbour }),
  problems: ['submission-not-found', 'form-outside-areas', 'request-invalid', 'too-many-to-order'],
});
