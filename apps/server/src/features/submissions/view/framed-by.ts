// Which other sites may show our pages in a frame: those that the municipality of the form or submission
// lists.
// rules: A2.08, W15
import { frameOriginsOf } from '@constancia/domain/territory/municipality-settings.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { FramedBy } from '../../../platform/http/web-app.ts';
import { findForm } from '../../forms/public.ts';
import { findSubmissionById } from '../queries.ts';

const ID = '([0-9A-Za-z]{20})';
const OF_FORM = new RegExp(
  `^/(?:(?:cis|publico)/contestar|publico/guardado)(?:/|\\?(?:.*&)?id=)${ID}(?=$|[/?&])`,
);
const OF_SUBMISSION = new RegExp(`^/(?:cis/ver|respuesta/enviada)/${ID}(?=$|[/?])`);

export function framedBy(db: Database): FramedBy {
  return async (url) => {
    const submissionId = OF_SUBMISSION.exec(url)?.[1];
    const submission = submissionId === undefined ? null : await findSubmissionById(db, submissionId);
    const formId = submission?.formId ?? OF_FORM.exec(url)?.[1];
    const form = formId === undefined ? null : await findForm(db, formId);
    return form ? frameOriginsOf(form.settings) : [];
  };
}
