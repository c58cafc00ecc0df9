// The answers of the last visit of an asset, for staff who answer the same form again for it. The server decides what they
// may read: an inspector who sees only own submissions begins with an own one.
// rules: X39.10, X39.12, X39.13
import type { readLastVisit as endpoint } from '@constancia/contract/assets/asset-page.ts';
import type { Reply } from '@constancia/contract/endpoint.ts';
import type { Actor } from '@constancia/domain/access/actor.ts';
import { may } from '@constancia/domain/access/may.ts';
import { submissionScope } from '@constancia/domain/access/scope.ts';
import type { FormIndex } from '@constancia/domain/submissions/answers/form-index.ts';
import { lastAnswers } from '@constancia/domain/submissions/last-visit/start-from.ts';
import { type FormRow, openFormToAnswer } from '../forms/public.ts';
import { answeredVersion, findSubmission } from '../submissions/public.ts';
import { findLastOfForm } from './queries.ts';
import type { AssetPageServices } from './read-asset.ts';

interface Asked {
  readonly formId: string;
  readonly assetId: number;
  readonly version: number;
  readonly language: string;
}

/** Throws what opening the form does, and form-changed for a version that nobody answers any more. */
export async function readLastVisit(
  services: AssetPageServices,
  actor: Actor,
  { formId, assetId, version, language }: Asked,
): Promise<Reply<typeof endpoint> & { readonly municipalityId: string }> {
  const form = await openFormToAnswer(services.db, actor, formId);
  const { answered } = await answeredVersion(services, form, { version, answerer: 'staff' });
  const visit = await lastVisitOf(services, actor, { form, answered, assetId, language });
  return { visit, timeZone: form.timeZone, municipalityId: form.municipalityId };
}

export interface VisitAsked {
  readonly form: FormRow;
  /** The version that is answered now. */
  readonly answered: FormIndex;
  readonly assetId: number;
  readonly language: string;
}

/** Null when the form does not begin with the last visit, or the person may see none. */
export async function lastVisitOf(
  { db, versions }: AssetPageServices,
  actor: Actor,
  { form, answered, assetId, language }: VisitAsked,
): Promise<Reply<typeof endpoint>['visit']> {
  const { municipalityId, id: formId } = form;
  if (!answered.definition.startsFromLastVisit || !may(actor, 'read', 'respuesta')) return null;
  const seen = { municipalityId, assetId, scope: submissionScope(actor) };
  const last = await findLastOfForm(db, seen, formId);
  const row = last && (await findSubmission(db, { municipalityId, id: last.id }));
  const earlier = row && (await versions.load(form, row.formVersion));
  if (!row || !earlier) return null;
  const { answers, dropped } = lastAnswers({ earlier, given: row.answers }, answered, language);
  const { id, code, createdAt } = row;
  return { id, code, at: createdAt.toISOString(), answers, dropped: [...dropped] };
}
