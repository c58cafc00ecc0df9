// The answers of the last visit of an asset, for staff who answer the same form again for it. The server decides what they
// may read: an inspector who sees only own submissions begins with an own one.
// rules: X39.10, X39.12, X39.13
import type { readLastVisit as endpoint } from '@constancia/contract/assets/asset-page.ts';
import type { Reply } from '@constancia/contract/endpoint.ts';
import type { Actor } from '@constancia/domain/access/actor.ts';
import { may } from '@constancia/domain/access/may.ts';
import { submissionScope } from '@constancia/domain/access/scope.ts';
import { lastAnswers } from '@constancia/domain/submissions/last-visit/start-from.ts';
import { openFormToAnswer } from '../forms/public.ts';
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
): Promise<Reply<typeof endpoint>> {
  const { db, versions } = services;
  const form = await openFormToAnswer(db, actor, formId);
  const { municipalityId, timeZone } = form;
  const { answered } = await answeredVersion(services, form, { version, answerer: 'staff' });
  const none = { visit: null, timeZone };
  if (!answered.definition.startsFromLastVisit || !may(actor, 'read', 'respuesta')) return none;
  const seen = { municipalityId, assetId, scope: submissionScope(actor) };
  const last = await findLastOfForm(db, seen, formId);
  const row = last && (await findSubmission(db, { municipalityId, id: last.id }));
  const earlier = row && (await versions.load(form, row.formVersion));
  if (!row || !earlier) return none;
  const { answers, dropped } = lastAnswers({ earlier, given: row.answers }, answered, language);
  const { id, code, createdAt } = row;
  return { visit: { id, code, at: createdAt.toISOString(), answers, dropped: [...dropped] }, timeZone };
}
