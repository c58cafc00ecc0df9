// The questions of a form that its list shows as columns.
// rules: X33.64
import { LIST_COLUMNS } from '@constancia/domain/limits.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { entityId, localized, text } from '../shapes.ts';

/** Ids of questions, in the order of their columns. Documents of other programs bring ids of any shape. */
export const columnIds = z.array(text().min(1).max(200)).max(LIST_COLUMNS.questions);

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

/** What the endpoints of the list take beside the filter: which answers they show, and the language of their words. */
export const columnFields = {
  /** A JSON list of question ids; questions that the form does not ask any more are left out. */
  columns: text().max(2_000).transform(parsed).pipe(columnIds).optional(),
  language: text().max(5).default('es'),
};

export const shownColumns = z.array(z.object({ id: z.string(), title: localized }));

export const readListColumns = endpoint({
  method: 'GET',
  path: '/api/forms/:formId/list-columns',
  summary: 'The questions of a form, to choose columns of its list from',
  access: { kind: 'may', action: 'read', subject: 'respuesta' },
  often: 'unlimited',
  audit: 'nothing',
  params: z.object({ formId: entityId }),
  reply: z.object({
    sections: z.array(z.object({ id: z.string(), title: localized, questions: shownColumns })),
  }),
  problems: ['form-not-found', 'form-outside-areas'],
});
