// Views of the list of a form: a filter, columns and an order under a name, for oneself or for everybody who reads the
// list.
// rules: X33.65, X33.66, X33.67
import { VIEWS } from '@constancia/domain/limits.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { entityId, int4, text } from '../shapes.ts';
import { columnIds } from './columns.ts';
import { filterCheck, filterFields } from './filter.ts';
import { listOrder } from './order.ts';

const content = {
  name: text().trim().min(1).max(VIEWS.nameLength),
  shared: z.boolean(),
  filter: z.strictObject(filterFields).check(filterCheck),
  columns: z.strictObject({ hidden: z.array(text().max(20)).max(10), questions: columnIds }),
  /** null for the usual order. */
  order: listOrder.nullable().default(null),
};

const view = z.object({
  id: entityId,
  ...content,
  version: z.number().int(),
  /** Username of the person who saved it. */
  by: z.string(),
  may: z.object({ save: z.boolean(), delete: z.boolean() }),
});
export type SubmissionViewOfList = z.output<typeof view>;

const access = { kind: 'may', action: 'read', subject: 'respuesta' } as const;
const viewParams = z.object({ formId: entityId, viewId: entityId });

export const listViews = endpoint({
  method: 'GET',
  path: '/api/forms/:formId/views',
  summary: 'The views of a list: the own ones and those that were shared, by name',
  access,
  programs: false,
  often: 'unlimited',
  audit: 'nothing',
  params: z.object({ formId: entityId }),
  reply: z.object({ views: z.array(view), may: z.object({ share: z.boolean() }) }),
  problems: ['form-not-found', 'form-outside-areas'],
});

export const saveView = endpoint({
  method: 'PUT',
  path: '/api/forms/:formId/views/:viewId',
  summary: 'Save a view, new or over an own one',
  access,
  programs: false,
  often: 'unlimited',
  audit: { writes: ['update view'] },
  params: viewParams,
  /** `version`: the one that was seen; 0 for a new view. */
  body: z.strictObject({ ...content, version: int4().min(0) }),
  reply: z.object({ version: z.number().int() }),
  problems: [
    'form-not-found',
    'form-outside-areas',
    'forbidden',
    'view-not-found',
    'stale-version',
    'id-taken',
    'view-name-taken',
    'views-full',
    'request-invalid',
  ],
});

export const deleteView = endpoint({
  method: 'DELETE',
  path: '/api/forms/:formId/views/:viewId',
  summary: 'Delete an own view, or a shared one of a form that one builds',
  access,
  programs: false,
  often: 'unlimited',
  audit: { writes: ['delete view'] },
  params: viewParams,
  reply: z.object({}),
  problems: ['form-not-found', 'form-outside-areas', 'view-not-found'],
});
