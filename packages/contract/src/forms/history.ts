// The saved versions of a form.
// rules: X12.01, X12.02
import { PAGE_SIZES } from '@constancia/domain/page-sizes.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { entityId, formDefinition, int4InUrl, localized, timestamp } from '../shapes.ts';

const formParams = z.object({ formId: entityId });

const formVersion = z.object({
  version: z.number().int(),
  savedAt: timestamp,
  savedBy: z.string(),
  /** Submissions to this version. */
  submissions: z.number().int(),
});
export type FormVersion = z.output<typeof formVersion>;

export const listFormVersions = endpoint({
  method: 'GET',
  path: '/api/forms/:formId/versions',
  summary: 'Every saved version of a form, the newest first, fifty a page',
  access: { kind: 'may', action: 'update', subject: 'formulario' },
  often: 'unlimited',
  audit: 'nothing',
  page: { list: 'versions', size: PAGE_SIZES.formHistory },
  params: formParams,
  /** Returns only versions older than this one, for the next page. */
  query: z.strictObject({ before: int4InUrl().min(1).optional() }),
  reply: z.object({
    title: localized,
    timeZone: z.string(),
    versions: z.array(formVersion),
    /** There are older versions. */
    more: z.boolean(),
  }),
  problems: ['form-not-found', 'form-outside-areas'],
});

export const readFormVersion = endpoint({
  method: 'GET',
  path: '/api/forms/:formId/versions/:version',
  summary: 'One saved version of a form',
  access: { kind: 'may', action: 'update', subject: 'formulario' },
  often: 'unlimited',
  audit: 'nothing',
  params: z.object({ formId: entityId, version: int4InUrl().min(1) }),
  reply: formVersion.extend({ definition: formDefinition }),
  problems: ['form-not-found', 'form-outside-areas'],
});
