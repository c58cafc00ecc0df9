// The feed of a form in OData v4: what it has, its columns, and a page of a table. Names and replies are those of the
// standard, so that programs which know it need nothing of ours.
// rules: X38.80, X38.83, X38.85, X38.100, X38.101
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { entityId, text } from '../shapes.ts';

const formParams = z.object({ formId: entityId });
const READS = { kind: 'may', action: 'read', subject: 'respuesta' } as const;
const ofForm = ['form-not-found', 'form-outside-areas'] as const;

const number = (max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .refine((value) => value <= max, `at most ${max}`);

export const readFeed = endpoint({
  method: 'GET',
  path: '/api/odata/forms/:formId',
  summary: 'The tables of the OData feed of a form',
  access: READS,
  basic: 'asked',
  often: 'unlimited',
  audit: 'nothing',
  params: formParams,
  reply: z.object({
    '@odata.context': z.string(),
    value: z.array(z.object({ name: z.string(), kind: z.literal('EntitySet'), url: z.string() })).readonly(),
  }),
  problems: ofForm,
});

export const readFeedMetadata = endpoint({
  method: 'GET',
  path: '/api/odata/forms/:formId/$metadata',
  summary: 'The columns of the OData feed of a form and their types, as CSDL',
  access: READS,
  basic: 'asked',
  often: 'unlimited',
  audit: 'nothing',
  params: formParams,
  file: 'application/xml',
  problems: ofForm,
});

export const readFeedTable = endpoint({
  method: 'GET',
  path: '/api/odata/forms/:formId/:table',
  summary:
    'A page of a table of the OData feed: the submissions to a form, or the rows of a section that repeats. `@odata.nextLink` ' +
    "is the next one. `Submissions('…')`, with the value of `__id`, is one row",
  access: READS,
  basic: 'asked',
  often: 'unlimited',
  audit: { exports: 'form' },
  params: formParams.extend({ table: text().max(200) }),
  query: z.strictObject({
    $filter: text().max(4_000).optional(),
    $select: text().max(8_000).optional(),
    $orderby: text().max(200).optional(),
    $top: number(999_999_999).optional(),
    $skip: number(100_000).optional(),
    $skiptoken: text().max(60).optional(),
    $count: z.enum(['true', 'false']).optional(),
    $format: z.enum(['json', 'application/json', 'application/json;odata.metadata=minimal']).optional(),
    /** These are known and not served. */
    $expand: text().max(2_000).optional(),
    $search: text().max(2_000).optional(),
    $apply: text().max(2_000).optional(),
    $compute: text().max(2_000).optional(),
  }),
  file: 'application/json',
  problems: [
    ...ofForm,
    'feed-table-not-found',
    'feed-row-not-found',
    'feed-unsupported',
    'feed-filter-too-slow',
    'request-invalid',
  ],
});

export const countFeedTable = endpoint({
  method: 'GET',
  path: '/api/odata/forms/:formId/:table/$count',
  summary: 'How many rows a table of the OData feed has, or a filter finds in it, as a plain number',
  access: READS,
  basic: 'asked',
  often: 'unlimited',
  audit: 'nothing',
  params: formParams.extend({ table: text().max(200) }),
  query: z.strictObject({
    $filter: text().max(4_000).optional(),
    $search: text().max(2_000).optional(),
  }),
  file: 'text/plain',
  problems: [
    ...ofForm,
    'feed-table-not-found',
    'feed-unsupported',
    'feed-filter-too-slow',
    'request-invalid',
  ],
});
