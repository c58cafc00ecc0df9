// Finds addresses and points with the geocoder of the form's municipality, and assets in the register.
// rules: A2.49, A2.55, A7.16, A7.21, A7.22
import type { FoundAddress, NearbyAsset } from '@constancia/contract/submissions/lookups.ts';
import { ASSET_RADIUS, type Point } from '@constancia/domain/submissions/particulars/map-start.ts';
import { asksAsset } from '@constancia/domain/submissions/particulars/particulars.ts';
import { settingsOf } from '@constancia/domain/territory/municipality-settings.ts';
import { Problem } from '../../platform/http/problem.ts';
import { OutsideFailure } from '../../ports/outside-call/outside-failure.ts';
import type { AskedForm, LookupServices } from './asked-form.ts';

export async function findAddresses(
  { db, geocoderOf }: LookupServices,
  { form, askedBy }: AskedForm,
  text: string,
): Promise<{ addresses: FoundAddress[] }> {
  const { municipalityId, latitude, longitude } = form;
  const near = latitude === null || longitude === null ? null : { latitude, longitude };
  const addresses = await geocoderOf(form.settings).search(db, { municipalityId, text, near, askedBy });
  if (addresses === 'unavailable') throw new Problem('geocoder-unavailable');
  return { addresses: [...addresses] };
}

/** '' when the municipality does not want the look-up (A2.55). */
export async function findAddress(
  { db, geocoderOf }: LookupServices,
  { form, askedBy }: AskedForm,
  { latitude, longitude }: Point,
): Promise<{ address: string }> {
  if (settingsOf(form.settings).skipsReverseGeocoding) return { address: '' };
  const municipalityId = form.municipalityId;
  const found = await geocoderOf(form.settings).addressAt(db, {
    municipalityId,
    latitude,
    longitude,
    askedBy,
  });
  if (found === 'unavailable') throw new Problem('geocoder-unavailable');
  return found;
}

/** Empty on a form without an incident type. */
export async function findAssets(
  { db, assets }: LookupServices,
  { form, definition, username }: AskedForm,
  { latitude, longitude }: Point,
): Promise<{ assets: NearbyAsset[] }> {
  const { incidentTypeId, username: ofForm } = definition.incidents;
  if (!asksAsset(definition) || incidentTypeId === null) return { assets: [] };
  const search = { municipalityId: form.municipalityId, latitude, longitude, incidentTypeId };
  try {
    const found = await assets.near(db, { ...search, username: username || ofForm, radius: ASSET_RADIUS });
    return { assets: [...found] };
  } catch (error) {
    if (error instanceof OutsideFailure) throw new Problem('outside-unavailable');
    throw error;
  }
}
