// The assets of a part of the map, page by page, for an inspector who takes them along: what the form may be about, each with
// what its last visit answered. It shows nothing that answering with a connection would not.
// rules: X39.31
import type { listFieldAssets as endpoint } from '@constancia/contract/assets/asset-page.ts';
import type { Query, Reply } from '@constancia/contract/endpoint.ts';
import type { Actor } from '@constancia/domain/access/actor.ts';
import { PAGE_SIZES } from '@constancia/domain/page-sizes.ts';
import { asksAsset } from '@constancia/domain/submissions/particulars/particulars.ts';
import { openFormToAnswer } from '../forms/public.ts';
import { answeredVersion } from '../submissions/public.ts';
import { lastVisitOf } from './last-visit.ts';
import { listInBox } from './queries.ts';
import type { AssetPageServices } from './read-asset.ts';

interface Asked extends Query<typeof endpoint> {
  readonly formId: string;
  readonly language: string;
}

/** Empty for a form without an asset, as in answering. Throws what opening the form does, and form-changed. */
export async function listFieldAssets(
  services: AssetPageServices,
  actor: Actor,
  { formId, version, after, language, ...box }: Asked,
): Promise<Reply<typeof endpoint> & { readonly municipalityId: string }> {
  const form = await openFormToAnswer(services.db, actor, formId);
  const { municipalityId, timeZone } = form;
  const { answered } = await answeredVersion(services, form, { version, answerer: 'staff' });
  const { incidentTypeId } = answered.definition.incidents;
  if (!asksAsset(answered.definition) || incidentTypeId === null)
    return { assets: [], next: null, timeZone, municipalityId };
  const size = PAGE_SIZES.fieldAssets;
  const wanted = { municipalityId, incidentTypeId };
  const rows = await listInBox(services.db, wanted, { box, after, most: size + 1 });
  const assets: Reply<typeof endpoint>['assets'] = [];
  for (const asset of rows.slice(0, size)) {
    const lastVisit = await lastVisitOf(services, actor, { form, answered, assetId: asset.id, language });
    assets.push({ ...asset, lastVisit });
  }
  const next = rows.length > size ? (assets.at(-1)?.id ?? null) : null;
  return { assets, next, timeZone, municipalityId };
}
