// The stored map layers of a municipality, whose pictures the browser of an administrator then asks for: they come to browsers
// only, so the server asks for none.
// rules: X34.49
import type { tryMapLayers } from '@constancia/contract/administration/municipality-settings.ts';
import type { Reply } from '@constancia/contract/endpoint.ts';
import type { Actor } from '@constancia/domain/access/actor.ts';
import { urlOrigin } from '@constancia/domain/territory/outside-url.ts';
import { appendAudit } from '../../../../platform/audit/queries.ts';
import { Problem } from '../../../../platform/http/problem.ts';
import type { LayersOf } from '../../../territory/public.ts';
import type { AdministrationServices } from '../save-municipality.ts';
import { findSettings } from './queries.ts';

export interface MapTrialServices extends AdministrationServices {
  readonly layersOf: LayersOf;
}

export async function tryMap(
  { db, clock, layersOf }: MapTrialServices,
  { username }: Actor,
  municipalityId: string,
): Promise<Reply<typeof tryMapLayers>> {
  const row = await findSettings(db, municipalityId, { lock: false });
  if (!row) throw new Problem('municipality-not-found');
  const { latitude, longitude } = row;
  const map = layersOf(row.settings);
  const siteOf = (layer: keyof typeof map) => urlOrigin(map[layer]?.tiles ?? '');
  await appendAudit(db, {
    municipalityId,
    at: clock(),
    actor: username,
    action: 'create',
    subject: 'test-request',
    subjectId: municipalityId,
    details: { asked: 'map', street: siteOf('street'), satellite: siteOf('satellite') },
  });
  return { map, centre: latitude === null || longitude === null ? null : { latitude, longitude } };
}
